"""Planned games follow the rules, as checked without browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shgui.engine.actions import (
    END_PEEK,
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
)
from shgui.engine.components import BOARDS
from shgui.engine.types import Outcome, Phase, Policy, Seat
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.table import Table
from tests.phones.browsers.plans import MATRIX, SHORT, Plan
from tests.phones.browsers.true_state import Truth, over, truth
from tests.table.play import SEED, done, group, options

_AIMED: dict[Phase, Callable[[Seat], Action]] = {
    Phase.NOMINATE: Nominate,
    Phase.INVESTIGATE: Investigate,
    Phase.SPECIAL_ELECTION: CallSpecialElection,
    Phase.EXECUTE: Execute,
}
_MOST_STEPS = 500


def decided(plan: Plan, now: Truth, seat: Seat) -> Action:
    hand = now["hands"][seat]
    match Phase(now["phase"]):
        case Phase.PRESIDENT_DISCARD:
            return Discard(Policy(hand[plan.away(hand, now)]))
        case Phase.CHANCELLOR_ENACT if plan.proposes_veto(now):
            return ProposeVeto()
        case Phase.CHANCELLOR_ENACT:
            return Enact(Policy(hand[plan.enacted(hand, now)]))
        case Phase.VETO_ANSWER:
            return AnswerVeto(plan.agrees(now))
        case Phase.PEEK:
            return END_PEEK
        case phase:
            return _AIMED[phase](plan.target(now, seat))


def played(plan: Plan, journal: Journal) -> Truth:
    table = Table.start(group(plan.players), options(), journal, seed=SEED, rigging=plan.rigging)
    for _ in range(_MOST_STEPS):
        now = truth(table)
        if over(now):
            return now
        if now["unseen"]:
            done(table.note_secret_shown(now["unseen"][0]))
        elif now["phase"] == Phase.VOTE:
            seat = now["on_move"][0]
            done(table.cast_ballot(seat, plan.ballot(now, seat)))
        else:
            (seat,) = now["on_move"]
            done(table.submit(seat, decided(plan, now, seat)))
    raise AssertionError(f"no end in sight of {plan.name}")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "journal", Keyring(tmp_path / "keys")) as journal:
        yield journal


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("plan", MATRIX, ids=lambda plan: plan.name)
def test_a_plan_ends_as_described(plan: Plan, journal: Journal) -> None:
    end = played(plan, journal)
    assert end["outcome"] == plan.ending
    assert end["history"].count("VetoProposed") == len(plan.vetoes)
    if plan.ending in (Outcome.FIVE_LIBERAL_POLICIES, Outcome.SIX_FASCIST_POLICIES):
        assert end["history"].count("PowerGranted") == sum(map(bool, BOARDS[plan.players]))


def test_plans_cover_all_events() -> None:
    for players in (5, 7, 10):
        plans = [plan for plan in MATRIX if plan.players == players]
        assert {plan.ending for plan in plans} == set(Outcome)
        assert {veto for plan in plans for veto in plan.vetoes} == {True, False}
        assert {plan.phones == frozenset(range(players)) for plan in plans} == {True, False}
    assert len({plan.name for plan in MATRIX}) == len(MATRIX)
    assert set(SHORT) < set(MATRIX)
