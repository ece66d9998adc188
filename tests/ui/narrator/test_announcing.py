"""Public events are said at the table when the table wants them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.engine.events import GovernmentElected, PolicyEnacted, PowerGranted, VotesRevealed
from shgui.engine.types import Policy, Power
from shgui.narrator.announcements import STALE_AFTER
from shgui.narrator.voice.recordings import OwnRecordings, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.narrator.voice.voice import Voice, line_text
from shgui.ui.narrator.announcing import Announcing
from shgui.words.narration import Spoken
from tests.narrator.stage import Clock
from tests.narrator.voice.sounds import SilentPlayer

ELECTED = GovernmentElected(0, 1)
ENACTED = (PolicyEnacted(Policy.FASCIST, 3, 0, 1), PowerGranted(Power.PEEK, 0))


class Table:
    def __init__(self, folder: Path, clock: Clock) -> None:
        self.clock = clock
        self.player = SilentPlayer()
        shipped = ShippedRecordings(resources.assets() / "voice")
        self.voice = Voice(line_text, shipped, OwnRecordings(folder), self.player, SystemVoice(None))
        self.announcing = Announcing(self.voice, "pl", clock)
        self.announcing.set_enabled(True)

    @property
    def heard(self) -> str | None:
        """The language and the line that is being said."""
        path = self.player.playing
        return None if path is None else f"{path.parent.name} {path.stem}"

    def end_line(self, after: float = 1.0) -> None:
        self.clock.time += after
        self.player.playing = None
        self.player.ended.emit()


@pytest.fixture
def table(tmp_path: Path, qapp: object) -> Iterator[Table]:
    table = Table(tmp_path, Clock())
    yield table
    table.announcing.stop()
    table.voice.close()


def test_an_event_is_said_in_the_language_of_the_table(table: Table) -> None:
    table.announcing.tell([VotesRevealed(((0, True),)), ELECTED])
    assert table.heard == f"pl {Spoken.GOVERNMENT_ELECTED.value}"


def test_nothing_is_said_unless_it_is_wanted(table: Table) -> None:
    table.announcing.set_enabled(False)
    table.announcing.tell([ELECTED])
    assert table.heard is None


def test_one_line_follows_the_other(table: Table) -> None:
    table.announcing.tell(ENACTED)
    assert table.heard == f"pl {Spoken.FASCIST_POLICY.value}"
    table.end_line()
    assert table.heard == f"pl {Spoken.POWER_PEEK.value}"
    table.end_line()
    assert table.heard is None


def test_a_line_that_would_come_late_is_not_said(table: Table) -> None:
    table.announcing.tell([ELECTED])
    table.announcing.tell(ENACTED)
    table.end_line(after=STALE_AFTER + 1)
    assert table.heard is None


def test_when_the_table_has_gone_on_nothing_older_is_said(table: Table) -> None:
    table.announcing.tell(ENACTED)
    table.announcing.tell([])
    table.end_line()
    assert table.heard is None


def test_a_sound_that_fails_holds_up_nothing(table: Table) -> None:
    table.announcing.tell(ENACTED)
    table.player.failed.emit()
    assert table.heard == f"pl {Spoken.POWER_PEEK.value}"


def test_turning_it_off_is_silence_at_once(table: Table) -> None:
    table.announcing.tell(ENACTED)
    table.announcing.set_enabled(False)
    assert table.heard is None
    table.player.ended.emit()
    assert table.heard is None


def test_another_language_of_the_table_is_spoken_from_then_on(table: Table) -> None:
    table.announcing.tell([ELECTED])
    table.announcing.set_language("it")
    assert table.heard is None
    table.announcing.tell([ELECTED])
    assert table.heard == f"it {Spoken.GOVERNMENT_ELECTED.value}"


def test_a_voice_that_never_reports_back_is_given_up_by_the_clock(table: Table, qtbot: QtBot) -> None:
    table.announcing.tell([ELECTED])
    # The next line is said when everything has long been due: its timer runs out at once.
    table.clock.time += 1000
    table.announcing.tell([])
    qtbot.waitUntil(lambda: table.heard is None)
