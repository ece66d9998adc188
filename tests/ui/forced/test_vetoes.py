"""Veto and chaos at the window."""

import pytest

from shgui.engine.events import (
    ChaosBroke,
    GovernmentRejected,
    PolicyEnacted,
    TrackerAdvanced,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
)
from shgui.presentation.screens import HandOverScreen, PromptKind, TableScreen
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from tests.engine.stage import FASCIST, LIBERAL
from tests.ui.forced.dealing import FIVE_FASCIST
from tests.ui.forced.directed import Directed
from tests.ui.programs import QUIET

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]


def test_before_five_fascist_policies_there_is_no_veto(players: Directed) -> None:
    players.deal(7, FASCIST, FASCIST, FASCIST, FASCIST)
    players.elect(0)
    players.put_away(FASCIST)
    players.look()
    assert not players.veto_is_offered


def test_a_veto_refused_has_the_chancellor_enact(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    president, chancellor = players.propose_veto()
    assert players.asks(TableScreen(PromptKind.ANSWER_VETO, president))
    players.tap_veto(True)
    assert players.asks(TableScreen(PromptKind.ANSWER_VETO, president))
    players.answer_veto(False)
    assert players.asks(TableScreen(PromptKind.HAND_OVER, chancellor, TaskKind.ENACT))
    players.take_screen()
    sheet = players.look()
    assert not players.veto_is_offered
    players.pick_policy(FASCIST, sheet)
    players.finish()
    assert (players.view.liberal, players.view.fascist, players.view.tracker) == (1, 5, 0)
    told = [
        players.line(VetoProposed(chancellor)),
        players.line(VetoRefused(president)),
        players.line(PolicyEnacted(LIBERAL, 1, president, chancellor)),
    ]
    assert players.rows[-4:-1] == told


def test_a_refused_veto_can_be_proposed_again_by_the_next_government(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    players.answer_veto(False)
    players.put_away(FASCIST)
    players.elect(players.harmless)
    players.put_away(LIBERAL)
    assert isinstance(players.screen, HandOverScreen)
    players.look()
    assert players.veto_is_offered


def test_a_veto_agreed_puts_both_policies_away_and_moves_the_tracker(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    before = players.view
    president, chancellor = players.propose_veto()
    players.answer_veto(True)
    after = players.view
    assert isinstance(players.screen, TableScreen)
    assert players.screen.ask is PromptKind.NOMINATE
    assert (after.liberal, after.fascist, after.tracker) == (0, 5, 1)
    assert after.discard_pile == before.discard_pile + 3
    assert players.rows[-4:-1] == [
        players.line(VetoProposed(chancellor)),
        players.line(VetoAgreed(president)),
        players.line(TrackerAdvanced(1)),
    ]


def test_a_veto_agreed_as_third_failure_brings_chaos(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.reject()
    players.reject()
    assert players.view.tracker == 2
    limited = players.propose_veto()
    players.answer_veto(True)
    after = players.view
    assert (after.liberal, after.fascist, after.tracker) == (1, 5, 0)
    assert after.term_limits == ()
    assert players.line(ChaosBroke(LIBERAL, 1)) in players.rows
    assert isinstance(players.screen, TableScreen)
    assert players.screen.ask is PromptKind.NOMINATE
    chosen = next(seat for seat in limited if seat != after.president)
    players.nominate(chosen)
    assert players.view.chancellor == chosen


def test_three_failed_elections_bring_chaos(players: Directed) -> None:
    """The second fascist policy of seven players would let the President investigate."""
    players.deal(7, FASCIST)
    assert players.asks(TableScreen(PromptKind.NOMINATE, 1))
    assert dict(players.view.term_limits).keys() == {0, 1}
    players.reject()
    players.tap(0)
    assert not players.find(names.TABLE_CONFIRM).isEnabled()
    rejected = GovernmentRejected(2, players.view.eligible[0])
    players.reject()
    assert players.view.tracker == 2
    assert players.line(rejected) in players.rows
    players.reject()
    after = players.view
    assert (after.liberal, after.fascist, after.tracker) == (0, 2, 0)
    assert players.asks(TableScreen(PromptKind.NOMINATE, 4))
    assert players.line(ChaosBroke(FASCIST, 2)) in players.rows
    assert after.term_limits == ()
    players.nominate(0)
    assert players.asks(TableScreen(PromptKind.COUNT_HANDS))
