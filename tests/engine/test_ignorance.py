"""Views, options and events depend on nothing but what a seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, NoReturn

import pytest

from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.errors import Refusal
from shgui.engine.state import Setup, State
from shgui.engine.types import Phase, Policy, Seat
from shgui.engine.view import PlayerView, memories_after_game, view_for
from tests.engine.random_play import EDITIONS, SIZES, conceivable_actions, game, states
from tests.engine.twins import Pair, Twins

TOLD_TO_ALL = {
    *("phase", "on_move", "round", "president", "chancellor", "alive", "liberal", "fascist", "tracker"),
    *("term_limits", "eligible", "investigated", "resume", "veto_refused", "history", "outcome"),
}
SECRET = {"deck", "hand", "discards", "ballots", "memories", "reshuffles", "setup"}
TOLD_OF_THE_SETUP = {"players", "edition", "commitment", "board"}
SECRET_OF_THE_SETUP = {"seed", "chance", "sitting", "rigging", "roles", "parties", "allies"}


class Poison:
    """Stands where a secret stood: whoever so much as looks at it fails the test."""

    def _touched(self, *_: object) -> NoReturn:
        raise AssertionError("a secret was looked at")

    __repr__ = __str__ = __eq__ = __hash__ = __bool__ = __len__ = __iter__ = _touched


POISON: Any = Poison()


def holds_hand(state: State, seat: Seat | None) -> bool:
    if state.phase is Phase.PRESIDENT_DISCARD:
        return seat == state.president
    return state.phase in (Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER) and seat == state.chancellor


def only_for(seat: Seat | None, values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(value if other == seat else POISON for other, value in enumerate(values))


def poisoned(state: State, seat: Seat | None) -> State:
    """The state with poison wherever this seat may not look."""
    setup, over = state.setup, state.phase is Phase.OVER
    return replace(
        state,
        setup=replace(
            setup,
            seed=POISON,
            chance=POISON,
            sitting=POISON,
            rigging=POISON,
            roles=setup.roles if over else only_for(seat, setup.roles),
            parties=only_for(seat, setup.parties),
            allies=only_for(seat, setup.allies),
        ),
        deck=(POISON,) * len(state.deck),
        discards=(POISON,) * len(state.discards),
        hand=state.hand if holds_hand(state, seat) else (POISON,) * len(state.hand),
        ballots=tuple((voter, ja if voter == seat else POISON) for voter, ja in state.ballots),
        memories=only_for(seat, state.memories),
        reshuffles=(POISON,) * len(state.reshuffles),
    )


def told(view: PlayerView) -> str:
    """The view to the letter, without the history: the events are compared one by one."""
    return repr(replace(view, history=()))


def answers(state: State, seat: Seat) -> list[Refusal | None]:
    """Return the answers of the rules to everything that this seat might try."""
    tried = [apply(state, seat, action) for action in conceivable_actions(state.setup.players)]
    return [answer if isinstance(answer, Refusal) else None for answer in tried]


def test_every_field_of_a_state_is_either_told_or_secret() -> None:
    """A new field comes here first: nobody sees it until it is among those that are told."""
    assert {field.name for field in fields(State)} == TOLD_TO_ALL | SECRET
    assert {field.name for field in fields(Setup)} == TOLD_OF_THE_SETUP | SECRET_OF_THE_SETUP


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_a_view_is_made_without_looking_at_a_secret(players: int, rules: str) -> None:
    for state in states(game(players, rules, seed=21)):
        for seat in (*range(players), None):
            blind = poisoned(state, seat)
            assert repr(view_for(blind, seat)) == repr(view_for(state, seat))
            if seat is not None:
                assert list_legal_actions(blind, seat) == list_legal_actions(state, seat)


def test_poison_works() -> None:
    state = game(5, "official", seed=1)[0].before
    leaking = replace(state, alive=(POISON,))
    with pytest.raises(AssertionError, match="looked at"):
        repr(view_for(leaking, 0))


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_what_a_seat_cannot_know_changes_nothing_for_it(players: int, rules: str) -> None:
    """For every seat and step: other roles, other cards, other secret choices; equal to the letter."""
    differences: Counter[str] = Counter()
    for seat in (*range(players), None):
        twins = Twins(players, rules, seed=players, seat=seat)
        for step, pair in enumerate(twins.pairs()):
            compare(pair, seat, tries=step % 8 == 0)
        differences += twins.differences
    assert all(differences[kind] for kind in ("roles", "decks", "discards", "ballots")), differences


def compare(pair: Pair, seat: Seat | None, tries: bool) -> None:
    state, twin = pair.state, pair.twin
    assert told(view_for(twin, seat)) == told(view_for(state, seat))
    assert repr(pair.twin_events) == repr(pair.events)
    assert twin.history == state.history
    if seat is not None:
        assert list_legal_actions(twin, seat) == list_legal_actions(state, seat)
        if tries:
            assert answers(twin, seat) == answers(state, seat)


def compare_all(twins: Twins, seats: Iterable[Seat]) -> None:
    for pair in twins.pairs():
        for seat in seats:
            compare(pair, seat, tries=False)


def test_the_comparison_notices_a_seat_that_could_know() -> None:
    """The twin for one seat is no twin for another, who has seen what was changed."""
    twins = Twins(7, "official", seed=7, seat=None)
    with pytest.raises(AssertionError):
        compare_all(twins, range(7))


@pytest.mark.parametrize("players", SIZES)
def test_the_table_sees_no_seat_s_own_knowledge(players: int) -> None:
    for state in states(game(players, "official", seed=22)):
        view = view_for(state, None)
        assert (view.role, view.party, view.ballot) == (None, None, None)
        assert (view.allies, view.hand, view.memory) == ((), (), ())
        assert (view.roles is not None) is (state.phase is Phase.OVER)


@pytest.mark.parametrize("players", SIZES)
def test_the_discards_are_counted_and_never_shown(players: int) -> None:
    """Not at the end either."""
    for state in states(game(players, "official", seed=23)):
        for seat in (*range(players), None):
            view = view_for(state, seat)
            assert (view.draw_pile, view.discard_pile) == (len(state.deck), len(state.discards))


def test_what_each_had_seen_is_told_after_the_end_and_not_before() -> None:
    for state in states(game(6, "official", seed=24)):
        over = state.phase is Phase.OVER
        assert memories_after_game(state) == (state.memories if over else ((),) * 6)


def test_nobody_sits_beside_the_table() -> None:
    state = game(5, "official", seed=1)[0].before
    for nowhere in (-1, 5, 99):
        with pytest.raises(IndexError):
            view_for(state, nowhere)


def test_the_two_cards_passed_on_lie_in_an_order_that_tells_nothing() -> None:
    """Whichever of three cards is put away, and however they lay: equal pairs look alike."""
    seen: dict[str, set[tuple[Policy, ...]]] = {}
    for rules in EDITIONS:
        for seed in range(20):
            for step in game(5, rules, seed):
                if (
                    step.after.phase is Phase.CHANCELLOR_ENACT
                    and step.before.phase is Phase.PRESIDENT_DISCARD
                ):
                    seen.setdefault(rules, set()).add(step.after.hand)
    in_order = {tuple(Policy(card) for card in pair) for pair in ("FF", "FL", "LL")}
    assert {rules: orders for rules, orders in seen.items() if rules != "it"} == {
        rules: in_order for rules in EDITIONS if rules != "it"
    }
    assert seen["it"] == in_order | {(Policy.LIBERAL, Policy.FASCIST)}
