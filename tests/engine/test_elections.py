"""Nominations, votes and the passing of the presidency. Rows are those of the house rulings."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from shgui.engine.actions import Nominate, Vote
from shgui.engine.editions import get_edition
from shgui.engine.eligibility import lift_limits_after_execution, list_eligible_seats, set_term_limits
from shgui.engine.errors import Reason
from shgui.engine.events import (
    ChancellorNominated,
    GovernmentElected,
    GovernmentRejected,
    PoliciesDrawn,
    RoundBegan,
    TrackerAdvanced,
    VotesRevealed,
)
from shgui.engine.types import Office, Phase, Seat
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.stage import FASCIST, LIBERAL, Stage

FIVE_LEFT = ("official", "pl", "it", "nb", "ru")
"""Editions that free the last President when five are left; `pt_BR` asks how many began."""


def limits(stage: Stage) -> dict[Seat, Office]:
    return dict(stage.state.term_limits)


@pytest.mark.parametrize("rules", EDITIONS)
def test_nobody_is_limited_before_any_government(rules: str) -> None:
    """Row 29."""
    stage = Stage(6, rules)
    assert stage.state.term_limits == ()
    assert stage.state.eligible == (1, 2, 3, 4, 5)


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_last_government_is_limited_as_chancellor_only(rules: str) -> None:
    stage = Stage(7, rules).govern(LIBERAL, chancellor=1)
    assert limits(stage) == {0: Office.PRESIDENT, 1: Office.CHANCELLOR}
    assert stage.state.president == 1
    assert stage.state.eligible == (2, 3, 4, 5, 6)
    assert stage.refusal(1, Nominate(0)) is Reason.TARGET_LAST_PRESIDENT
    stage.reject(2)
    assert stage.refusal(2, Nominate(1)) is Reason.TARGET_LAST_CHANCELLOR


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_rejected_government_limits_nobody(rules: str) -> None:
    stage = Stage(7, rules).reject(3)
    assert stage.state.term_limits == ()
    assert stage.may(1, Nominate(0))
    assert stage.may(1, Nominate(3))


@pytest.mark.parametrize("rules", EDITIONS)
def test_failed_elections_use_no_limit_up(rules: str) -> None:
    """Row 12, whatever `nb.txt L105` and `ru.txt L88` say of the next round."""
    stage = Stage(7, rules).govern(LIBERAL, chancellor=1).reject(3).reject(4)
    assert limits(stage) == {0: Office.PRESIDENT, 1: Office.CHANCELLOR}
    assert stage.refusal(3, Nominate(0)) is Reason.TARGET_LAST_PRESIDENT
    assert stage.refusal(3, Nominate(1)) is Reason.TARGET_LAST_CHANCELLOR


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_next_government_takes_the_limits_over(rules: str) -> None:
    stage = Stage(7, rules).govern(LIBERAL, chancellor=3).govern(LIBERAL, chancellor=2)
    assert limits(stage) == {1: Office.PRESIDENT, 2: Office.CHANCELLOR}
    assert stage.state.eligible == (0, 3, 4, 5, 6)


@pytest.mark.parametrize("rules", EDITIONS)
def test_with_five_players_only_the_last_chancellor_is_limited(rules: str) -> None:
    stage = Stage(5, rules).govern(LIBERAL, chancellor=2)
    assert limits(stage) == {2: Office.CHANCELLOR}
    assert stage.state.eligible == (0, 3, 4)


@pytest.mark.parametrize("rules", FIVE_LEFT)
def test_the_last_president_is_free_as_soon_as_an_execution_leaves_five(rules: str) -> None:
    """Row 14: who is left is counted at the nomination."""
    stage = Stage(6, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST)
    caller = stage.state.president
    assert limits(stage)[caller] is Office.PRESIDENT
    stage.use_power(next(seat for seat in stage.state.alive if seat not in (caller, stage.hitler)))
    assert len(stage.state.alive) == 5
    assert caller not in limits(stage)
    assert stage.may(stage.state.president, Nominate(caller))


@pytest.mark.parametrize("rules", EDITIONS)
def test_with_four_or_three_left_the_last_president_is_free_too(rules: str) -> None:
    """Row 13; taken as exactly five, a game of five could come to a stop."""
    stage = Stage(5, rules).govern_on(FASCIST, FASCIST, FASCIST)
    for left in (4, 3):
        stage.govern(FASCIST)
        president, chancellor = stage.state.president, stage.state.chancellor
        stage.use_power()
        assert len(stage.state.alive) == left
        assert Office.PRESIDENT not in limits(stage).values()
        assert stage.may(stage.state.president, Nominate(president))
        assert chancellor not in stage.state.eligible


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_limit_dies_with_its_holder(rules: str) -> None:
    """Row 22: nobody takes it over."""
    stage = Stage(8, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST)
    president, chancellor = stage.state.government()
    stage.use_power(chancellor)
    assert limits(stage) == {president: Office.PRESIDENT}


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_somebody_may_always_be_nominated(players: int, rules: str) -> None:
    """Row 23, tried out: whoever governed last, whoever is dead, whoever is the candidate."""
    state = Stage(players, rules).state
    for president, chancellor in permutations(range(players), 2):
        for dead in (0, 1, 2):
            for buried in combinations(range(players), dead):
                state.alive = tuple(range(players))
                set_term_limits(state, president, chancellor)
                state.alive = tuple(seat for seat in range(players) if seat not in buried)
                lift_limits_after_execution(state)
                if president in state.alive and chancellor in state.alive:
                    after_death = state.term_limits
                    set_term_limits(state, president, chancellor)
                    assert state.term_limits == after_death
                for candidate in state.alive:
                    assert list_eligible_seats(state, candidate)


@pytest.mark.parametrize("rules", EDITIONS)
def test_nobody_nominates_himself_or_a_dead_player(rules: str) -> None:
    """Row 24: several books leave the word other out (`pl.txt L89`)."""
    stage = Stage(6, rules)
    assert stage.refusal(0, Nominate(0)) is Reason.TARGET_SELF
    stage.govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST)
    victim = next(seat for seat in stage.state.alive if seat not in (stage.state.president, stage.hitler))
    stage.use_power(victim)
    assert stage.refusal(stage.state.president, Nominate(victim)) is Reason.TARGET_EXECUTED


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_tie_fails_and_a_majority_passes(rules: str) -> None:
    """Row 15."""
    stage = Stage(6, rules).nominate(1).vote({0, 1, 2})
    assert stage.happened(GovernmentRejected) == [GovernmentRejected(0, 1)]
    assert stage.events[0] == VotesRevealed(
        ((0, True), (1, True), (2, True), (3, False), (4, False), (5, False))
    )
    stage.nominate(2).vote({2, 3, 4, 5})
    assert stage.happened(GovernmentElected) == [GovernmentElected(1, 2)]


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_majority_is_one_of_the_living(rules: str) -> None:
    stage = Stage(6, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST)
    living = stage.state.alive
    assert len(living) == 5
    stage.nominate(stage.harmless).vote(living[:3])
    assert stage.happened(GovernmentElected)


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_dead_are_not_asked_for_a_vote_not_even_seat_0(rules: str) -> None:
    stage = Stage(6, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST).use_power(0)
    assert stage.state.alive == (1, 2, 3, 4, 5)
    stage.nominate(stage.harmless)
    assert stage.state.on_move == (1, 2, 3, 4, 5)
    assert stage.refusal(0, Vote(True)) is Reason.EXECUTED
    stage.vote(())
    assert [seat for seat, _ in stage.happened(VotesRevealed)[0].ballots] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_presidency_passes_over_a_dead_seat_0(rules: str) -> None:
    stage = Stage(6, rules).govern_on(FASCIST, FASCIST, FASCIST).govern(FASCIST).use_power(0)
    presidents = []
    for _ in range(5):
        presidents.append(stage.state.president)
        stage.nominate(stage.harmless).vote(()) if stage.state.tracker < 2 else stage.govern(LIBERAL)
    assert presidents == [4, 5, 1, 2, 3]


@pytest.mark.parametrize("rules", EDITIONS)
def test_after_a_failed_vote_the_placard_moves_once(rules: str) -> None:
    """Row 27: the failure and the new round are one move."""
    stage = Stage(5, rules).nominate(1).vote(())
    assert stage.events[1:] == (
        GovernmentRejected(0, 1),
        TrackerAdvanced(1),
        RoundBegan(2, 1, special=False),
    )
    assert stage.state.on_move == (1,)


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_election_step_by_step(rules: str) -> None:
    stage = Stage(5, rules).nominate(3)
    assert stage.happened(ChancellorNominated) == [ChancellorNominated(0, 3)]
    assert (stage.state.phase, stage.state.chancellor) == (Phase.VOTE, 3)
    events_of_a_ballot = stage.do(4, Vote(True)).events
    assert events_of_a_ballot == ()
    stage.vote({0, 1, 2})
    assert stage.events == (
        VotesRevealed(((0, True), (1, True), (2, True), (3, False), (4, True))),
        GovernmentElected(0, 3),
        PoliciesDrawn(0),
    )
    assert stage.state.ballots == ()
    assert (stage.state.phase, stage.state.on_move) == (Phase.PRESIDENT_DISCARD, (0,))


def test_the_five_left_editions_are_those_of_the_switch() -> None:
    assert [name for name in EDITIONS if get_edition(name).five_rule == "alive_le_5"] == list(FIVE_LEFT)
