"""Ends of games, and what is public then. Rows are those of the house rulings."""

from __future__ import annotations

import pytest

from shgui.engine.actions import EndPeek
from shgui.engine.apply import list_legal_actions
from shgui.engine.errors import Reason
from shgui.engine.events import (
    ChancellorCleared,
    GameEnded,
    GovernmentElected,
    PlayerExecuted,
    PoliciesDrawn,
    PolicyEnacted,
    VotesRevealed,
)
from shgui.engine.types import Outcome, Phase, Role, Team
from shgui.engine.view import view_for
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.stage import FASCIST, LIBERAL, Stage


def ended(stage: Stage, outcome: Outcome) -> bool:
    over = (stage.state.phase, stage.state.on_move, stage.state.outcome) == (Phase.OVER, (), outcome)
    return over and stage.events[-1] == GameEnded(outcome, stage.state.setup.roles)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_five_liberal_policies_win(players: int, rules: str) -> None:
    stage = Stage(players, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    assert stage.state.outcome is None
    stage.govern(LIBERAL)
    assert stage.happened(PolicyEnacted)[0].count == 5
    assert ended(stage, Outcome.FIVE_LIBERAL_POLICIES)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_six_fascist_policies_win(players: int, rules: str) -> None:
    stage = Stage(players, rules, shuffles=["FFFFFF LLLLLL"])
    stage.govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)
    assert stage.state.outcome is None
    if stage.state.eligible == (stage.hitler,):
        stage.reject()
    stage.govern(FASCIST)
    assert stage.happened(PolicyEnacted)[0].count == 6
    assert ended(stage, Outcome.SIX_FASCIST_POLICIES)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_to_execute_hitler_wins(players: int, rules: str) -> None:
    stage = Stage(players, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST)
    president = stage.state.president
    stage.use_power(stage.hitler)
    assert stage.events[0] == PlayerExecuted(president, stage.hitler)
    assert ended(stage, Outcome.HITLER_EXECUTED)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_hitler_elected_chancellor_after_three_fascist_policies_wins(players: int, rules: str) -> None:
    stage = Stage(players, rules).govern_on(FASCIST, FASCIST, FASCIST)
    president = stage.state.president
    stage.elect(stage.hitler)
    assert [type(event) for event in stage.events] == [VotesRevealed, GovernmentElected, GameEnded]
    assert stage.events[1] == GovernmentElected(president, stage.hitler)
    assert stage.happened(PoliciesDrawn) == []
    assert ended(stage, Outcome.HITLER_CHANCELLOR)


@pytest.mark.parametrize("rules", EDITIONS)
def test_hitler_may_be_chancellor_before_the_third_fascist_policy(rules: str) -> None:
    """Row 30: and the third may be his own."""
    stage = Stage(7, rules).govern_on(FASCIST, FASCIST).elect(6)
    assert stage.happened(ChancellorCleared) == []
    stage.pass_on(FASCIST).enact(FASCIST)
    assert (stage.state.fascist, stage.state.outcome) == (3, None)


@pytest.mark.parametrize("rules", EDITIONS)
def test_hitler_may_be_president_at_any_time(rules: str) -> None:
    """Row 30."""
    roles = (Role.LIBERAL, Role.LIBERAL, Role.LIBERAL, Role.HITLER, Role.FASCIST)
    stage = Stage(5, rules, roles=roles).govern_on(FASCIST, FASCIST, FASCIST)
    assert stage.state.president == 3
    stage.elect(stage.harmless)
    assert stage.state.outcome is None


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_rejected_hitler_wins_nothing(rules: str) -> None:
    stage = Stage(5, rules).govern_on(FASCIST, FASCIST, FASCIST).reject(4)
    assert stage.state.outcome is None


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_chancellor_elected_after_the_third_is_told_not_to_be_hitler(rules: str) -> None:
    """Row 31, in `pt_BR` too, whose book leaves it to be seen."""
    stage = Stage(7, rules).govern_on(FASCIST, FASCIST)
    stage.elect(stage.harmless)
    assert stage.happened(ChancellorCleared) == []
    stage.pass_on(FASCIST).enact(FASCIST).use_power()
    chancellor = stage.harmless
    stage.elect(chancellor)
    assert stage.happened(ChancellorCleared) == [ChancellorCleared(chancellor)]


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_end_turns_every_role_and_no_discard(rules: str) -> None:
    """Row 32."""
    stage = Stage(7, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    assert all(view_for(stage.state, seat).roles is None for seat in (*range(7), None))
    stage.govern(LIBERAL)
    for seat in (*range(7), None):
        view = view_for(stage.state, seat)
        assert view.roles == stage.state.setup.roles
        assert view.hand == ()


@pytest.mark.parametrize("rules", EDITIONS)
def test_nothing_can_be_done_when_it_is_over(rules: str) -> None:
    stage = Stage(5, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    for seat in range(5):
        assert list_legal_actions(stage.state, seat) == ()
        assert stage.refusal(seat, EndPeek()) is Reason.GAME_OVER


def test_the_last_government_stays_in_its_seats_when_it_is_over() -> None:
    stage = Stage(5).govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    president, chancellor = stage.state.president, stage.harmless
    stage.govern(LIBERAL)
    assert stage.state.government() == (president, chancellor)


def test_before_a_nomination_there_is_no_government() -> None:
    with pytest.raises(ValueError, match="nobody is nominated"):
        Stage(5).state.government()


def test_two_ways_to_win_for_each_team() -> None:
    assert [outcome.winner for outcome in Outcome] == [
        Team.LIBERALS,
        Team.LIBERALS,
        Team.FASCISTS,
        Team.FASCISTS,
    ]
