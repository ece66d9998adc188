"""The liberal cards left in the deck: all hidden draws summed exactly, for every assignment at once. Each
assignment has a weight for every number of liberals gone in this shuffle. It depends only on the roles of
players who governed in the shuffle, so equal assignments form one group."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import comb
from operator import mul

from shgui.engine.components import HAND_CARDS, LIBERAL_POLICIES, POLICIES
from shgui.engine.types import Policy
from shgui.reasoning.game_facts import Chaos, Reshuffle
from shgui.reasoning.habits import DRAWN_HANDS, DrawWeights

Cards = tuple[Policy, ...]
Spread = tuple[float, ...]
"""Weights by the number of liberals gone."""
Branch = tuple[Cards, Spread]
"""Cards known to lie on top, counted as gone already, and the weights."""
Group = tuple[Branch, ...]
PeekWeights = tuple[tuple[tuple[Cards, float], ...], ...]
"""By role, the possible cards on top and how well they explain the claims; no cards stands for any."""

_ROLE_PAIRS = 9


@dataclass(frozen=True, slots=True)
class Piles:
    cards: int
    """The number of cards in the deck."""
    liberals: int
    """The liberals among the cards at the beginning of this shuffle."""
    group: Sequence[int]
    """The group of each assignment."""
    groups: tuple[Group, ...]
    past: Sequence[float]
    """How well each assignment explains earlier shuffles."""


def create_piles(assignments: int) -> Piles:
    return _create_fresh_piles(len(POLICIES), LIBERAL_POLICIES, (1.0,) * assignments)


def _create_fresh_piles(cards: int, liberals: int, past: Sequence[float]) -> Piles:
    group: Group = (((), (1.0,) + (0.0,) * liberals),)
    return Piles(cards, liberals, (0,) * len(past), (group,), past)


@cache
def _list_draw_chances(cards: int, liberals: int, number: int) -> tuple[tuple[float, ...], ...]:
    """Return, by the liberals gone, the chances of 0, 1, 2 … liberals among the next cards."""
    return tuple(
        tuple(
            comb(liberals - gone, drawn) * comb(cards - liberals + gone, number - drawn) / comb(cards, number)
            if liberals - gone <= cards
            else 0.0
            for drawn in range(number + 1)
        )
        for gone in range(liberals + 1)
    )


def weigh_assignments(piles: Piles) -> list[float]:
    """Return how well each assignment explains all that happened."""
    sums = [_sum_group(group) for group in piles.groups]
    return list(map(mul, piles.past, map(sums.__getitem__, piles.group)))


def weigh_session(piles: Piles, pairs: Sequence[int], weights: DrawWeights) -> list[float]:
    """Return how well each assignment explains this session and all before; cheaper than `apply_session`."""
    explained = [[sum(chances) for chances in _explain_next_hand(piles, row)] for row in weights]
    keys = _list_group_keys(piles, pairs, weights)
    sums = {}
    for key in set(keys):
        at, pair = divmod(key, _ROLE_PAIRS)
        group = piles.groups[at]
        if _has_no_known_top_card(group):
            sums[key] = sum(map(mul, group[0][1], explained[pair]))
        else:
            sums[key] = _sum_group(_apply_session_to_group(piles, group, weights[pair]))
    return list(map(mul, piles.past, map(sums.__getitem__, keys)))


def _has_no_known_top_card(group: Group) -> bool:
    """Return whether no card on top is known."""
    return len(group) == 1 and not group[0][0]


def _explain_next_hand(piles: Piles, row: Sequence[float]) -> list[list[float]]:
    """Return, by the liberals gone before, how well 0 to 3 more in the next cards explain the session."""
    draws = _list_draw_chances(piles.cards, piles.liberals, HAND_CARDS)
    return [[chance * weight for chance, weight in zip(chances, row, strict=True)] for chances in draws]


def _list_group_keys(piles: Piles, pairs: Sequence[int], weights: DrawWeights) -> list[int]:
    """Return each assignment's group and its view of the session, as one number."""
    first = {row: pair for pair, row in reversed(tuple(enumerate(weights)))}
    alike = [first[row] for row in weights]
    return [_ROLE_PAIRS * at + alike[pair] for at, pair in zip(piles.group, pairs, strict=True)]


def apply_session(piles: Piles, pairs: Sequence[int], weights: DrawWeights) -> Piles:
    """Return the piles after a session: three cards drawn, and what came of them."""
    explained = [_explain_next_hand(piles, row) for row in weights]
    keys = _list_group_keys(piles, pairs, weights)
    groups = {}
    for key in set(keys):
        at, pair = divmod(key, _ROLE_PAIRS)
        group = piles.groups[at]
        if _has_no_known_top_card(group):
            groups[key] = _apply_session_to_plain_group(group[0][1], explained[pair])
        else:
            groups[key] = _apply_session_to_group(piles, group, weights[pair])
    return replace(_regroup(piles, keys, groups), cards=piles.cards - HAND_CARDS)


def _regroup(piles: Piles, keys: Sequence[int], groups: dict[int, Group]) -> Piles:
    """Return the piles with new groups; those that came out equal are one."""
    numbers: dict[Group, int] = {}
    place = {key: numbers.setdefault(group, len(numbers)) for key, group in groups.items()}
    return replace(piles, group=[place[key] for key in keys], groups=tuple(numbers))


def _apply_session_to_plain_group(spread: Spread, explained: Sequence[Sequence[float]]) -> Group:
    """Apply a session quicker where no card on top is known, as in nearly every game."""
    total = [0.0] * (len(spread) + HAND_CARDS)
    for gone, weight in enumerate(spread):
        if weight:
            none, one, two, three = explained[gone]
            total[gone] += weight * none
            total[gone + 1] += weight * one
            total[gone + 2] += weight * two
            total[gone + 3] += weight * three
    return (((), tuple(total[: len(spread)])),)


def _apply_session_to_group(piles: Piles, group: Group, row: Sequence[float]) -> Group:
    total = [0.0] * (piles.liberals + DRAWN_HANDS)
    for on_top, spread in group:
        seen = on_top.count(Policy.LIBERAL)
        draws = _list_draw_chances(piles.cards - len(on_top), piles.liberals, HAND_CARDS - len(on_top))
        for gone, weight in enumerate(spread):
            if weight:
                for drawn, chance in enumerate(draws[gone]):
                    total[gone + drawn] += weight * chance * row[seen + drawn]
    return (((), tuple(total[: piles.liberals + 1])),)


def predict_hand(piles: Piles, weights: Sequence[float]) -> list[float]:
    """Return the chances of 0 to 3 liberals among the next cards under these weights of assignments."""
    of_group = [0.0] * len(piles.groups)
    for at, weight in zip(piles.group, weights, strict=True):
        of_group[at] += weight
    chances = [0.0] * (HAND_CARDS + 1)
    for weight, group in zip(of_group, piles.groups, strict=True):
        whole = _sum_group(group)
        if weight and whole:
            for liberals, chance in enumerate(_predict_group_hand(piles, group)):
                chances[liberals] += weight * chance / whole
    total = sum(chances)
    return [chance / total for chance in chances]


def _predict_group_hand(piles: Piles, group: Group) -> list[float]:
    total = [0.0] * (HAND_CARDS + 1)
    for on_top, spread in group:
        seen = on_top.count(Policy.LIBERAL)
        draws = _list_draw_chances(piles.cards - len(on_top), piles.liberals, HAND_CARDS - len(on_top))
        for gone, weight in enumerate(spread):
            if weight:
                for drawn, chance in enumerate(draws[gone]):
                    total[seen + drawn] += weight * chance
    return total


def apply_chaos(piles: Piles, chaos: Chaos) -> Piles:
    """Return the piles after the top card was enacted."""
    groups = {at: _apply_chaos_to_group(piles, group, chaos.policy) for at, group in enumerate(piles.groups)}
    return replace(_regroup(piles, piles.group, groups), cards=piles.cards - 1)


def _apply_chaos_to_group(piles: Piles, group: Group, policy: Policy) -> Group:
    liberal = policy is Policy.LIBERAL
    branches: dict[Cards, Spread] = {}
    for on_top, spread in group:
        if on_top:
            left, weights = on_top[1:], spread if on_top[0] is policy else (0.0,) * len(spread)
        else:
            left = ()
            chances = _list_draw_chances(piles.cards, piles.liberals, 1)
            kept = [weight * chance[liberal] for weight, chance in zip(spread, chances, strict=True)]
            weights = (0.0, *kept[:-1]) if liberal else tuple(kept)
        before = branches.get(left)
        branches[left] = weights if before is None else _add_spreads(before, weights)
    return tuple(branches.items())


def apply_peek(piles: Piles, roles: Sequence[int], weights: PeekWeights) -> Piles:
    """Return the piles after a player of that role looked at the top three, by what is known or claimed."""
    keys = [_ROLE_PAIRS * at + role for at, role in zip(piles.group, roles, strict=True)]
    groups = {}
    for key in set(keys):
        at, role = divmod(key, _ROLE_PAIRS)
        groups[key] = _apply_peek_to_group(piles, piles.groups[at], weights[role])
    return _regroup(piles, keys, groups)


def _apply_peek_to_group(piles: Piles, group: Group, seen: Sequence[tuple[Cards, float]]) -> Group:
    branches: dict[Cards, Spread] = {}
    for before, spread in group:
        for on_top, weight in seen:
            left, weights = (
                (before, spread) if not on_top else _put_cards_on_top(piles, before, spread, on_top)
            )
            weights = tuple(weight * each for each in weights)
            known = branches.get(left)
            branches[left] = weights if known is None else _add_spreads(known, weights)
    return tuple(branches.items())


def _put_cards_on_top(piles: Piles, before: Cards, spread: Spread, on_top: Cards) -> Branch:
    """Return a branch with these cards on top, of which some may be known already."""
    if on_top[: len(before)] != before:
        return on_top, (0.0,) * len(spread)
    new = on_top[len(before) :]
    liberals = new.count(Policy.LIBERAL)
    draws = _list_draw_chances(piles.cards - len(before), piles.liberals, len(new))
    kept = [
        weight * chances[liberals] / comb(len(new), liberals)
        for weight, chances in zip(spread, draws, strict=True)
    ]
    return on_top, ((0.0,) * liberals + tuple(kept))[: len(spread)]


def apply_reshuffle(reshuffle: Reshuffle, weights: Sequence[float]) -> Piles:
    """Return fresh piles: the old deck says something about roles, and nothing about the new one."""
    most = max(weights, default=0.0) or 1.0
    return _create_fresh_piles(reshuffle.cards, reshuffle.liberals, [weight / most for weight in weights])


def _add_spreads(one: Spread, other: Spread) -> Spread:
    return tuple(first + second for first, second in zip(one, other, strict=True))


def _sum_group(group: Group) -> float:
    return sum(sum(spread) for _, spread in group)
