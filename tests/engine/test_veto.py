"""The veto. Rows are those of the house rulings."""

from __future__ import annotations

import pytest

from shgui.engine.actions import AnswerVeto, Discard, Enact, ProposeVeto
from shgui.engine.apply import list_legal_actions
from shgui.engine.errors import Reason
from shgui.engine.events import (
    PolicyEnacted,
    RoundBegan,
    TrackerAdvanced,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
)
from shgui.engine.types import Office, Phase, Seat
from shgui.engine.view import view_for
from tests.engine.random_play import EDITIONS
from tests.engine.stage import FASCIST, LIBERAL, Stage

LAST_ELECTED = ("official", "pl", "it", "nb", "ru")
"""Editions whose limits come from the last elected government, whatever it did."""


def unlocked(rules: str, players: int = 7) -> Stage:
    return Stage(players, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)


def chancellor_with_two_cards(rules: str) -> tuple[Stage, Seat]:
    stage = unlocked(rules)
    stage.elect(stage.harmless).discard(stage.state.hand[0])
    return stage, stage.state.government()[1]


@pytest.mark.parametrize("rules", EDITIONS)
def test_there_is_no_veto_before_five_fascist_policies(rules: str) -> None:
    stage = Stage(7, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST)
    stage.elect(stage.harmless).pass_on(FASCIST)
    chancellor = stage.state.government()[1]
    assert stage.refusal(chancellor, ProposeVeto()) is Reason.VETO_LOCKED
    assert not view_for(stage.state, None).veto_unlocked


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_session_of_the_fifth_policy_has_no_veto_and_the_next_has(rules: str) -> None:
    stage = Stage(7, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST).govern(FASCIST)
    assert stage.happened(VetoUnlocked) == [VetoUnlocked()]
    assert stage.state.phase is Phase.EXECUTE
    stage.use_power()
    stage.elect(stage.harmless).discard(stage.state.hand[0])
    assert stage.may(stage.state.government()[1], ProposeVeto())
    assert view_for(stage.state, None).veto_unlocked


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_agreed_veto_puts_all_cards_away_and_moves_on(rules: str) -> None:
    stage, chancellor = chancellor_with_two_cards(rules)
    president, put_away = stage.state.president, len(stage.state.discards)
    boards = (stage.state.liberal, stage.state.fascist)
    stage.propose_veto()
    assert stage.happened(VetoProposed) == [VetoProposed(chancellor)]
    assert (stage.state.phase, stage.state.on_move) == (Phase.VETO_ANSWER, (president,))
    assert list_legal_actions(stage.state, president) == (AnswerVeto(True), AnswerVeto(False))
    assert len(view_for(stage.state, chancellor).hand) == 2
    assert view_for(stage.state, president).hand == ()
    stage.answer_veto(True)
    assert stage.events[:2] == (VetoAgreed(president), TrackerAdvanced(1))
    assert isinstance(stage.events[2], RoundBegan)
    order = [(president + distance) % 7 for distance in range(1, 7)]
    assert stage.state.president == next(seat for seat in order if seat in stage.state.alive)
    assert (stage.state.hand, len(stage.state.discards)) == ((), put_away + 2)
    assert (stage.state.liberal, stage.state.fascist) == boards


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_refused_veto_leaves_the_choice_to_the_chancellor(rules: str) -> None:
    """Row 4: nothing is enacted by itself, and the tracker stays."""
    stage, chancellor = chancellor_with_two_cards(rules)
    held, boards = stage.state.hand, (stage.state.liberal, stage.state.fascist)
    stage.propose_veto().answer_veto(False)
    assert stage.events == (VetoRefused(stage.state.president),)
    assert (stage.state.phase, stage.state.on_move) == (Phase.CHANCELLOR_ENACT, (chancellor,))
    assert (stage.state.liberal, stage.state.fascist) == boards
    assert (stage.state.hand, stage.state.tracker) == (held, 0)
    assert {type(action) for action in list_legal_actions(stage.state, chancellor)} == {Enact}
    stage.enact(held[0])
    assert stage.happened(PolicyEnacted)


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_veto_is_proposed_once_a_session(rules: str) -> None:
    """Row 4; and again in the next session."""
    stage, chancellor = chancellor_with_two_cards(rules)
    stage.propose_veto().answer_veto(False)
    assert stage.refusal(chancellor, ProposeVeto()) is Reason.VETO_REFUSED
    assert view_for(stage.state, None).veto_refused
    stage.enact(LIBERAL if LIBERAL in stage.state.hand else FASCIST)
    if stage.state.outcome is None:
        stage.elect(stage.harmless).discard(stage.state.hand[0])
        assert stage.may(stage.state.government()[1], ProposeVeto())


@pytest.mark.parametrize("rules", EDITIONS)
def test_only_the_president_answers_and_only_the_chancellor_proposes(rules: str) -> None:
    stage, chancellor = chancellor_with_two_cards(rules)
    president = stage.state.president
    assert stage.refusal(president, ProposeVeto()) is Reason.NOT_ON_MOVE
    stage.propose_veto()
    assert stage.refusal(chancellor, AnswerVeto(True)) is Reason.NOT_ON_MOVE
    assert stage.refusal(president, Discard(FASCIST)) is Reason.WRONG_PHASE


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_chancellor_keeps_the_cards_in_hand_until_the_answer(rules: str) -> None:
    stage, chancellor = chancellor_with_two_cards(rules)
    held = stage.state.hand
    stage.propose_veto()
    assert view_for(stage.state, chancellor).hand == held
    assert view_for(stage.state, stage.state.president).hand == ()


@pytest.mark.parametrize("rules", LAST_ELECTED)
def test_a_vetoing_government_was_elected_and_is_limited(rules: str) -> None:
    """Row 3; with more than five left both."""
    stage = Stage(8, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)
    assert len(stage.state.alive) == 6
    stage.elect(stage.harmless).discard(stage.state.hand[0])
    president, chancellor = stage.state.government()
    stage.propose_veto().answer_veto(True)
    assert dict(stage.state.term_limits) == {president: Office.PRESIDENT, chancellor: Office.CHANCELLOR}


def test_veto_is_announced_once_and_not_again_with_a_liberal_policy() -> None:
    stage = Stage(7, shuffles=["LLLFFFFFFLLL"]).govern_on(*[FASCIST] * 5)
    assert stage.state.history.count(VetoUnlocked()) == 1
    if stage.state.eligible == (stage.hitler,):
        stage.reject()
    stage.govern(LIBERAL)
    assert stage.state.history.count(VetoUnlocked()) == 1
