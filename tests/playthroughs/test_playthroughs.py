"""The games that are written down still go the same way, and between them they show everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from shgui.engine.actions import Action
from shgui.engine.errors import Reason
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory
from shgui.engine.types import Outcome, Phase, Power
from tests.playthroughs.telling import Playthrough, playthroughs, tell

FOLDER = Path(__file__).parent


def written(played: Playthrough) -> str:
    return (FOLDER / f"{played.name}.txt").read_text(encoding="utf-8")


def everything() -> str:
    return "".join(written(played) for played in playthroughs())


def beginnings(mark: str) -> set[str]:
    """The first words of all lines with this mark, the seat left out."""
    return set(re.findall(rf"^{re.escape(mark)} (?:\d+ )?([A-Z]\w+)", everything(), re.MULTILINE))


@pytest.mark.lengthy(daily=12)
@pytest.mark.parametrize("played", playthroughs(), ids=lambda played: played.name)
def test_a_game_goes_as_it_is_written_down(played: Playthrough) -> None:
    """Meant otherwise? Then `python -m tests.playthroughs` writes it anew, and the diff says what changed."""
    assert tell(played).splitlines() == written(played).splitlines()


def test_no_other_game_lies_about() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {played.name for played in playthroughs()}


def test_every_action_is_taken_somewhere() -> None:
    assert beginnings(">") == {kind.__name__ for kind in get_args(Action)}


def test_every_event_happens_somewhere() -> None:
    assert beginnings("*") == {kind.__name__ for kind in get_args(Event)}


def test_everything_that_can_be_remembered_is_remembered_somewhere() -> None:
    memories = set(re.findall(r"(?:memory|;) ([A-Z]\w+) round=", everything()))
    assert memories == {kind.__name__ for kind in get_args(Memory)}


def test_every_reason_to_refuse_is_met_somewhere() -> None:
    reasons = set(re.findall(r"^! .*: (\w+)$", everything(), re.MULTILINE))
    assert reasons == set(Reason)


def test_every_phase_power_and_outcome_comes_up_somewhere() -> None:
    text = everything()
    assert set(re.findall(r"\bphase (\w+)", text)) == set(Phase)
    assert set(re.findall(r"^\* PowerGranted power=(\w+)", text, re.MULTILINE)) == set(Power)
    assert set(re.findall(r"^\* GameEnded outcome=(\w+)", text, re.MULTILINE)) == set(Outcome)


def test_the_files_stay_small() -> None:
    assert len(everything().encode()) < 3_000_000
