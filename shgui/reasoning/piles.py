"""Where the liberal cards may be: all hidden draws summed out exactly, for every assignment at once.

For each assignment there are the weights of "so many liberals have left this shuffle". They depend on the
roles of those alone who governed in it: equal ones are kept once, as a group of assignments.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import comb
from operator import mul

from shgui.engine.components import HAND, LIBERAL_POLICIES, POLICIES
from shgui.engine.types import Policy
from shgui.reasoning.habits import DRAWN, Weights
from shgui.reasoning.happenings import Chaos, Reshuffle

Cards = tuple[Policy, ...]
Spread = tuple[float, ...]
"""By the number of liberals gone."""
Branch = tuple[Cards, Spread]
"""With these cards known to lie on top, counted among the gone already."""
Group = tuple[Branch, ...]
PeekWeights = tuple[tuple[tuple[Cards, float], ...], ...]
"""By role, the cards that may lie on top and how well they explain what was said; none for any cards."""

_ROLE_PAIRS = 9


@dataclass(frozen=True, slots=True)
class Piles:
    """A moment between two happenings. Nothing in it ever changes."""

    cards: int
    """In the deck."""
    liberals: int
    """Among those that this shuffle began with."""
    group: Sequence[int]
    """For each assignment."""
    groups: tuple[Group, ...]
    past: Sequence[float]
    """For each assignment, how well it explains what happened in earlier shuffles."""


def new_piles(assignments: int) -> Piles:
    return _untouched(len(POLICIES), LIBERAL_POLICIES, (1.0,) * assignments)


def _untouched(cards: int, liberals: int, past: Sequence[float]) -> Piles:
    group: Group = (((), (1.0,) + (0.0,) * liberals),)
    return Piles(cards, liberals, (0,) * len(past), (group,), past)


@cache
def _draws(cards: int, liberals: int, number: int) -> tuple[tuple[float, ...], ...]:
    """By the liberals gone: how likely 0, 1, 2 … liberals are among the next cards."""
    return tuple(
        tuple(
            comb(liberals - gone, drawn) * comb(cards - liberals + gone, number - drawn) / comb(cards, number)
            if liberals - gone <= cards
            else 0.0
            for drawn in range(number + 1)
        )
        for gone in range(liberals + 1)
    )


def weigh(piles: Piles) -> list[float]:
    """How well each assignment explains all that happened."""
    sums = [_sum(group) for group in piles.groups]
    return list(map(mul, piles.past, map(sums.__getitem__, piles.group)))


def weigh_session(piles: Piles, pairs: Sequence[int], weights: Weights) -> list[float]:
    """The same if this session came next: cheaper than `after_session`."""
    explained = [[sum(chances) for chances in _explained(piles, row)] for row in weights]
    keys = _keys(piles, pairs, weights)
    sums = {}
    for key in set(keys):
        at, pair = divmod(key, _ROLE_PAIRS)
        group = piles.groups[at]
        if _is_plain(group):
            sums[key] = sum(map(mul, group[0][1], explained[pair]))
        else:
            sums[key] = _sum(_group_after_session(piles, group, weights[pair]))
    return list(map(mul, piles.past, map(sums.__getitem__, keys)))


def _is_plain(group: Group) -> bool:
    """Nothing is known to lie on top."""
    return len(group) == 1 and not group[0][0]


def _explained(piles: Piles, row: Sequence[float]) -> list[list[float]]:
    """By the liberals gone before: how well 0, 1, 2 and 3 more in the next cards explain what came."""
    draws = _draws(piles.cards, piles.liberals, HAND)
    return [[chance * weight for chance, weight in zip(chances, row, strict=True)] for chances in draws]


def _keys(piles: Piles, pairs: Sequence[int], weights: Weights) -> list[int]:
    """The group of each assignment and what it makes of the session, as one number."""
    first = {row: pair for pair, row in reversed(tuple(enumerate(weights)))}
    alike = [first[row] for row in weights]
    return [_ROLE_PAIRS * at + alike[pair] for at, pair in zip(piles.group, pairs, strict=True)]


def after_session(piles: Piles, pairs: Sequence[int], weights: Weights) -> Piles:
    """Three cards were drawn, and that came of them."""
    explained = [_explained(piles, row) for row in weights]
    keys = _keys(piles, pairs, weights)
    groups = {}
    for key in set(keys):
        at, pair = divmod(key, _ROLE_PAIRS)
        group = piles.groups[at]
        if _is_plain(group):
            groups[key] = _plain_group_after_session(group[0][1], explained[pair])
        else:
            groups[key] = _group_after_session(piles, group, weights[pair])
    return replace(_regrouped(piles, keys, groups), cards=piles.cards - HAND)


def _regrouped(piles: Piles, keys: Sequence[int], groups: dict[int, Group]) -> Piles:
    """The assignments in new groups; those that came out equal are one."""
    numbers: dict[Group, int] = {}
    place = {key: numbers.setdefault(group, len(numbers)) for key, group in groups.items()}
    return replace(piles, group=[place[key] for key in keys], groups=tuple(numbers))


def _plain_group_after_session(spread: Spread, explained: Sequence[Sequence[float]]) -> Group:
    """Where most of the time goes: nothing on top is known, in nearly every game."""
    total = [0.0] * (len(spread) + HAND)
    for gone, weight in enumerate(spread):
        if weight:
            none, one, two, three = explained[gone]
            total[gone] += weight * none
            total[gone + 1] += weight * one
            total[gone + 2] += weight * two
            total[gone + 3] += weight * three
    return (((), tuple(total[: len(spread)])),)


def _group_after_session(piles: Piles, group: Group, row: Sequence[float]) -> Group:
    total = [0.0] * (piles.liberals + DRAWN)
    for on_top, spread in group:
        seen = on_top.count(Policy.LIBERAL)
        draws = _draws(piles.cards - len(on_top), piles.liberals, HAND - len(on_top))
        for gone, weight in enumerate(spread):
            if weight:
                for drawn, chance in enumerate(draws[gone]):
                    total[gone + drawn] += weight * chance * row[seen + drawn]
    return (((), tuple(total[: piles.liberals + 1])),)


def next_hand(piles: Piles, weights: Sequence[float]) -> list[float]:
    """The chances of 0, 1, 2 and 3 liberals among the next cards, if the assignments weigh so much in all."""
    of_group = [0.0] * len(piles.groups)
    for at, weight in zip(piles.group, weights, strict=True):
        of_group[at] += weight
    chances = [0.0] * (HAND + 1)
    for weight, group in zip(of_group, piles.groups, strict=True):
        whole = _sum(group)
        if weight and whole:
            for liberals, chance in enumerate(_hand_of(piles, group)):
                chances[liberals] += weight * chance / whole
    total = sum(chances)
    return [chance / total for chance in chances]


def _hand_of(piles: Piles, group: Group) -> list[float]:
    total = [0.0] * (HAND + 1)
    for on_top, spread in group:
        seen = on_top.count(Policy.LIBERAL)
        draws = _draws(piles.cards - len(on_top), piles.liberals, HAND - len(on_top))
        for gone, weight in enumerate(spread):
            if weight:
                for drawn, chance in enumerate(draws[gone]):
                    total[seen + drawn] += weight * chance
    return total


def after_chaos(piles: Piles, chaos: Chaos) -> Piles:
    """The top card was turned, and all have seen it."""
    groups = {at: _group_after_chaos(piles, group, chaos.policy) for at, group in enumerate(piles.groups)}
    return replace(_regrouped(piles, piles.group, groups), cards=piles.cards - 1)


def _group_after_chaos(piles: Piles, group: Group, policy: Policy) -> Group:
    liberal = policy is Policy.LIBERAL
    branches: dict[Cards, Spread] = {}
    for on_top, spread in group:
        if on_top:
            left, weights = on_top[1:], spread if on_top[0] is policy else (0.0,) * len(spread)
        else:
            left = ()
            chances = _draws(piles.cards, piles.liberals, 1)
            kept = [weight * chance[liberal] for weight, chance in zip(spread, chances, strict=True)]
            weights = (0.0, *kept[:-1]) if liberal else tuple(kept)
        before = branches.get(left)
        branches[left] = weights if before is None else _added(before, weights)
    return tuple(branches.items())


def after_peek(piles: Piles, roles: Sequence[int], weights: PeekWeights) -> Piles:
    """Somebody of that role looked at the top three, and something is known or said of them."""
    keys = [_ROLE_PAIRS * at + role for at, role in zip(piles.group, roles, strict=True)]
    groups = {}
    for key in set(keys):
        at, role = divmod(key, _ROLE_PAIRS)
        groups[key] = _group_after_peek(piles, piles.groups[at], weights[role])
    return _regrouped(piles, keys, groups)


def _group_after_peek(piles: Piles, group: Group, seen: Sequence[tuple[Cards, float]]) -> Group:
    branches: dict[Cards, Spread] = {}
    for before, spread in group:
        for on_top, weight in seen:
            left, weights = (before, spread) if not on_top else _laid(piles, before, spread, on_top)
            weights = tuple(weight * each for each in weights)
            known = branches.get(left)
            branches[left] = weights if known is None else _added(known, weights)
    return tuple(branches.items())


def _laid(piles: Piles, before: Cards, spread: Spread, on_top: Cards) -> Branch:
    """These cards lie on top, of which some may be known already."""
    if on_top[: len(before)] != before:
        return on_top, (0.0,) * len(spread)
    new = on_top[len(before) :]
    liberals = new.count(Policy.LIBERAL)
    draws = _draws(piles.cards - len(before), piles.liberals, len(new))
    kept = [
        weight * chances[liberals] / comb(len(new), liberals)
        for weight, chances in zip(spread, draws, strict=True)
    ]
    return on_top, ((0.0,) * liberals + tuple(kept))[: len(spread)]


def shuffled(reshuffle: Reshuffle, weights: Sequence[float]) -> Piles:
    """What was learnt of the old deck says something about roles, and nothing about the new one."""
    most = max(weights, default=0.0) or 1.0
    return _untouched(reshuffle.cards, reshuffle.liberals, [weight / most for weight in weights])


def _added(one: Spread, other: Spread) -> Spread:
    return tuple(first + second for first, second in zip(one, other, strict=True))


def _sum(group: Group) -> float:
    return sum(sum(spread) for _, spread in group)
