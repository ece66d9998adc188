"""The election tracker, and what the frustrated populace does. Rows are those of the house rulings."""

from __future__ import annotations

import pytest

from shgui.engine.actions import Nominate, ProposeVeto
from shgui.engine.events import (
    ChancellorCleared,
    ChaosBroke,
    DeckReshuffled,
    GameEnded,
    GovernmentRejected,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    TrackerAdvanced,
    TrackerReset,
    VetoAgreed,
    VetoUnlocked,
)
from shgui.engine.types import Office, Outcome, Phase, Power
from tests.engine.random_play import EDITIONS
from tests.engine.stage import FASCIST, LIBERAL, Stage, cards

RESET_BY_A_POLICY = ("official", "pl", "it", "nb", "ru")
"""Editions whose tracker goes back with a policy; that of `pt_BR` goes back with an election."""
RESHUFFLE_BELOW_THREE = ("official", "pl", "nb", "ru")


def chaos(stage: Stage) -> Stage:
    """Reject as many governments as chaos needs."""
    while True:
        stage.reject()
        if stage.happened(ChaosBroke):
            return stage


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_third_failure_in_a_row_enacts_the_top_policy(rules: str) -> None:
    stage = Stage(5, rules, top="LFF").reject().reject()
    assert stage.state.tracker == 2
    stage.reject(4)
    assert stage.events[1:] == (
        GovernmentRejected(2, 4),
        TrackerAdvanced(3),
        ChaosBroke(LIBERAL, 1),
        RoundBegan(4, 3, special=False),
    )
    assert (stage.state.tracker, stage.state.liberal, len(stage.state.deck)) == (0, 1, 16)


@pytest.mark.parametrize("rules", RESET_BY_A_POLICY)
def test_a_passed_vote_leaves_the_tracker_and_a_policy_resets_it(rules: str) -> None:
    """`pl.txt L112`."""
    stage = Stage(5, rules).reject().reject().elect(3)
    assert stage.state.tracker == 2
    assert stage.happened(TrackerReset) == []
    stage.pass_on(LIBERAL)
    assert stage.state.tracker == 2
    stage.enact(LIBERAL)
    assert stage.state.tracker == 0
    assert stage.events == (PolicyEnacted(LIBERAL, 1, 2, 3), TrackerReset(), RoundBegan(4, 3, special=False))


@pytest.mark.parametrize("rules", RESET_BY_A_POLICY)
def test_two_failures_and_a_policy_and_two_failures_bring_no_chaos(rules: str) -> None:
    stage = Stage(5, rules).reject().reject().govern(LIBERAL).reject().reject()
    assert (stage.state.tracker, stage.state.liberal) == (2, 1)


@pytest.mark.parametrize("rules", EDITIONS)
def test_chaos_forgets_all_limits(rules: str) -> None:
    stage = Stage(7, rules).govern(LIBERAL, chancellor=6)
    limited = stage.state.term_limits
    assert dict(limited) == {0: Office.PRESIDENT, 6: Office.CHANCELLOR}
    chaos(stage)
    assert stage.state.term_limits == ()
    assert stage.may(stage.state.president, Nominate(0))
    assert stage.may(stage.state.president, Nominate(6))


@pytest.mark.parametrize("rules", EDITIONS)
def test_after_chaos_nobody_is_limited_until_the_next_government(rules: str) -> None:
    """Row 11: failed elections don't bring old limits back."""
    stage = chaos(Stage(7, rules).govern(LIBERAL, chancellor=6)).reject().reject()
    assert stage.state.term_limits == ()
    president = stage.state.president
    stage.govern(LIBERAL, chancellor=0)
    assert dict(stage.state.term_limits) == {president: Office.PRESIDENT, 0: Office.CHANCELLOR}


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_power_that_chaos_covers_is_lost_for_good(rules: str) -> None:
    """Row 10; `nb.txt L154`."""
    stage = Stage(5, rules, top="FFL FFL FFF FFF").govern_on(FASCIST, FASCIST)
    chaos(stage)
    assert stage.state.fascist == 3
    assert stage.happened(PowerGranted) == []
    assert stage.state.phase is Phase.NOMINATE
    stage.govern(FASCIST)
    assert stage.happened(PowerGranted)[0].power is Power.EXECUTE


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_third_fascist_policy_out_of_chaos_opens_the_hitler_check(rules: str) -> None:
    """Row 8: the count decides."""
    stage = chaos(Stage(5, rules, top="FFL FFL FFF FFF").govern_on(FASCIST, FASCIST))
    stage.elect(1)
    assert stage.happened(ChancellorCleared) == [ChancellorCleared(1)]
    stage = chaos(Stage(5, rules, top="FFL FFL FFF FFF").govern_on(FASCIST, FASCIST)).elect(4)
    assert stage.state.outcome is Outcome.HITLER_CHANCELLOR


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_fifth_fascist_policy_out_of_chaos_unlocks_the_veto(rules: str) -> None:
    """Row 8."""
    stage = Stage(5, rules, top="FFL FFL FFL FFL FFL").govern_on(FASCIST, FASCIST, FASCIST, FASCIST)
    chaos(stage)
    assert stage.happened(VetoUnlocked) == [VetoUnlocked()]
    stage.elect(stage.harmless).discard(stage.state.hand[0])
    assert stage.state.chancellor is not None
    assert stage.may(stage.state.chancellor, ProposeVeto())


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_fifth_liberal_policy_out_of_chaos_wins(rules: str) -> None:
    """Row 9."""
    stage = Stage(5, rules, top="LFF LFF LFF LFF LL").govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    stage.reject().reject().reject()
    assert stage.events[-2:] == (
        ChaosBroke(LIBERAL, 5),
        GameEnded(Outcome.FIVE_LIBERAL_POLICIES, stage.state.setup.roles),
    )
    assert stage.state.phase is Phase.OVER


@pytest.mark.parametrize("rules", EDITIONS)
def test_the_sixth_fascist_policy_out_of_chaos_wins(rules: str) -> None:
    """Row 9."""
    stage = Stage(7, rules, shuffles=["FFFFFF LLLLLL"])
    stage.govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST)
    stage.reject().reject().reject()
    assert stage.events[-2:] == (
        ChaosBroke(FASCIST, 6),
        GameEnded(Outcome.SIX_FASCIST_POLICIES, stage.state.setup.roles),
    )


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_short_deck_is_reshuffled_after_chaos(rules: str) -> None:
    """Row 5; `pt_BR.txt L104` is silent and plays on like the others."""
    stage = Stage(5, rules).govern_on(LIBERAL, LIBERAL, LIBERAL, FASCIST)
    chaos(chaos(stage))
    assert len(stage.state.deck) == 3
    assert stage.happened(DeckReshuffled) == []
    chaos(stage)
    assert stage.events[-3:-1] == (ChaosBroke(LIBERAL, 4), DeckReshuffled(10))
    assert (len(stage.state.deck), stage.state.discards) == (10, ())


@pytest.mark.parametrize("rules", EDITIONS)
def test_nothing_is_reshuffled_when_chaos_has_ended_the_game(rules: str) -> None:
    """A last card from a deck of three wins, and two are left lying."""
    stage = Stage(5, rules, top="LFF LFF LFF LFF FFL")
    stage.govern_on(LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    chaos(chaos(stage)).reject().reject().reject()
    assert stage.state.outcome is Outcome.FIVE_LIBERAL_POLICIES
    assert (len(stage.state.deck), stage.state.reshuffles) == (2, ())


def five_fascist_policies_and_three_cards(rules: str) -> Stage:
    """Two failures, five fascist policies, and a session about to draw the last three cards."""
    stage = Stage(7, rules, shuffles=["FFL FFL FFL LLL", "LFF FFF FLL"])
    stage.govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST, LIBERAL, LIBERAL, LIBERAL)
    assert stage.state.deck == cards("LLL")
    return stage.reject().reject()


@pytest.mark.parametrize("rules", RESHUFFLE_BELOW_THREE)
def test_a_veto_as_the_third_failure_reshuffles_first_and_reveals_then(rules: str) -> None:
    """Rows 1, 5 and 6: the session ends, the deck is checked, the tracker moves, chaos reveals the top."""
    stage = five_fascist_policies_and_three_cards(rules).veto()
    assert stage.events[:-1] == (
        VetoAgreed(stage.events[0].president),  # type: ignore[union-attr]
        DeckReshuffled(9),
        TrackerAdvanced(3),
        ChaosBroke(LIBERAL, 4),
    )
    assert isinstance(stage.events[-1], RoundBegan)
    assert (stage.state.tracker, stage.state.hand, len(stage.state.deck)) == (0, (), 8)


@pytest.mark.parametrize("rules", RESET_BY_A_POLICY)
def test_chaos_by_veto_forgets_the_limits_of_the_vetoing_pair_too(rules: str) -> None:
    """Row 2."""
    stage = Stage(7, rules).govern_on(FASCIST, FASCIST, FASCIST, FASCIST, FASCIST).reject().reject()
    stage.elect(stage.harmless).discard(stage.state.hand[0])
    president, chancellor = stage.state.government()
    stage.propose_veto().answer_veto(True)
    assert stage.happened(ChaosBroke)
    assert stage.state.term_limits == ()
    assert set(stage.state.eligible) == set(stage.state.alive) - {stage.state.president}
    assert {president, chancellor} & set(stage.state.eligible)
