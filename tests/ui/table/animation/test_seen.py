"""A table told event by event shows, at the end of each, what the public view shows."""

import random
from dataclasses import asdict
from itertools import pairwise

import pytest

from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.state import State
from shgui.engine.types import Phase
from shgui.engine.view import PlayerView, view_for
from shgui.ui.table.animation.frames import build_view_after, build_view_before
from tests.ui.games import game
from tests.ui.table.animation.games_told import close_vote, executed, told

UNTOLD = ("term_limits", "eligible", "roles")
"""What no event tells: it is shown with the view itself."""


def facts(view: PlayerView) -> dict[str, object]:
    return {field: value for field, value in asdict(view).items() if field not in UNTOLD}


def played(seed: int) -> list[State]:
    """A game of chance, state by state, wherever something public has just happened."""
    chance = random.Random(seed)
    state, _ = new_game(chance.randint(5, 10), get_edition("official"), bytes([seed]) * 32)
    states = [state]
    while state.phase is not Phase.OVER:
        seat = chance.choice(state.on_move)
        answer = apply(state, seat, chance.choice(list_legal_actions(state, seat)))
        assert not isinstance(answer, Refusal)
        happened = answer[0].history != state.history
        state = answer[0]
        if happened:
            states.append(state)
    return states


@pytest.mark.parametrize("seed", range(12))
def test_told_from_the_beginning_the_table_shows_what_is_so(seed: int) -> None:
    for state in played(seed):
        view = view_for(state, None)
        assert facts(build_view_before(view, 0)) == facts(view)


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("seed", range(12))
def test_told_from_what_it_showed_before_it_shows_what_is_so(seed: int) -> None:
    states = played(seed)
    for before, behind in pairwise(states):
        events = behind.history[len(before.history) :]
        seen = build_view_after(view_for(before, None), events)
        assert facts(seen) == facts(view_for(behind, None))
        assert facts(build_view_before(view_for(behind, None), len(events))) == facts(view_for(before, None))


def test_a_table_before_the_votes_knows_none() -> None:
    before, behind = close_vote()
    seen = build_view_before(view_for(behind, None), len(told((before, behind))))
    assert seen.history == before.history
    assert seen.phase is Phase.VOTE
    assert not seen.roles


def test_whoever_is_executed_lives_until_it_is_told() -> None:
    before, behind = executed()
    events = told((before, behind))
    seen = build_view_before(view_for(behind, None), len(events))
    assert 5 in seen.alive
    assert 5 not in build_view_after(seen, events[:1]).alive


def test_at_the_beginning_nothing_is_known() -> None:
    view = view_for(game(), None)
    assert build_view_before(view, len(view.history)).history == ()
