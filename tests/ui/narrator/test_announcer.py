"""Public events are said at the table when the table wants them: one at a time, or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.engine.events import (
    ChaosBroke,
    Event,
    GameEnded,
    GovernmentElected,
    PlayerExecuted,
    PolicyEnacted,
    PowerGranted,
    VotesRevealed,
)
from shgui.engine.types import Outcome, Policy, Power
from shgui.narrator.voice.recordings import OwnRecordings, Recording, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.narrator.voice.voice import Voice, get_line_text
from shgui.presentation.scenes import PromptScene, TableScene
from shgui.presentation.screens import PromptKind
from shgui.table.log_lines import Line, Remark, Remarked
from shgui.ui.narrator.announcer import STALE_AFTER, Announcer
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings, SettingsFile
from shgui.ui.shell.appearance import Appearance
from shgui.words.narrator_texts import NarratorLine
from tests.engine.stage import Stage
from tests.narrator.stage import Clock
from tests.narrator.voice.sounds import SilentPlayer
from tests.ui.table.tables import public_table

ELECTED = GovernmentElected(0, 1)
START = Remarked(Remark(1, "ja_chaos"))
DOUBT = Remarked(Remark(3, "doubts", (2,)))
SAID = "Ola: „Mój głos to Ja! Lepszy taki rząd niż chaos"
DOUBTED = "Marta: „Nie wiem, czy wierzyć w to, co mówi Piotr"
POLICY, POWER = PolicyEnacted(Policy.FASCIST, 3, 0, 1), PowerGranted(Power.PEEK, 0)
THREE_LINES = (ChaosBroke(Policy.FASCIST, 3), POLICY, GameEnded(Outcome.SIX_FASCIST_POLICIES, ()))
TABLE = public_table(Stage().state)


class NotingPlayer(SilentPlayer):
    """Knows all that was ever played."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def play(self, file: Path) -> None:
        assert self.playing is None, "two lines at once"
        super().play(file)
        self.lines.append(file.stem)


class System(SystemVoice):
    """Speaks words as soon as a test lets it."""

    def __init__(self) -> None:
        super().__init__(None)
        self.speaks = True
        self.asked: list[str] = []
        self.ready: set[str] = set()

    def prepare(self, language: str, texts: Mapping[NarratorLine, str] | Mapping[str, str]) -> None:
        self.asked += [text for line, text in texts.items() if line == text and text not in self.asked]

    def is_preparing(self, line: str, language: str, text: str) -> bool:
        return self.speaks and text in self.asked and text not in self.ready

    def find(self, line: str, language: str, text: str) -> Recording | None:
        return Recording(Path("words") / text, 2.0) if text in self.ready else None


class Table:
    """A table with Polish as its language and spoken events switched on."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.clock = Clock()
        self.player = NotingPlayer()
        self.voices_made = 0
        self.system = System()
        self.shipped = resources.assets() / "voice"
        self._own = folder / "voice"
        self._events: tuple[Event, ...] = (VotesRevealed(((0, True),)),)
        self._chronicle: tuple[Line, ...] = ()
        settings = Settings(spoken_events=True)
        looks = Appearance(application, resources.assets(), settings, 600)
        self.preferences = Preferences(SettingsFile(folder / "settings.json"), settings, looks, "pl")
        self.shared = SharedVoice(self.preferences, self._make_voice)
        self.announcer = Announcer(self.preferences, self.shared, self.clock)

    @property
    def heard(self) -> str | None:
        """The language and the line that is being said."""
        path = self.player.playing
        return None if path is None else f"{path.parent.name} {path.stem}"

    @property
    def patience(self) -> QTimer:
        timer = self.announcer.findChild(QTimer)
        assert isinstance(timer, QTimer)
        return timer

    def tell(self, *events: Event) -> None:
        """They have just happened, and all have seen them."""
        self._events += events
        self._show(events)

    def take_back(self) -> None:
        self._events = self._events[:-1]
        self._show(())

    def show_nothing_yet(self) -> None:
        self._events = ()
        self._show(())

    def remark(self, *remarks: Remarked, events: tuple[Event, ...] = ()) -> None:
        """Bots say this after something has happened, or after nothing."""
        self._events += events
        self._chronicle += remarks
        view = replace(TABLE.view, history=self._events)
        public = replace(TABLE, view=view, events=events, announced=remarks, chronicle=self._chronicle)
        self.perform(public)

    def speak_words(self) -> None:
        """The files are there, and somebody has looked."""
        self.system.ready.update(self.system.asked)
        _, soon = self.announcer.findChildren(QTimer)
        soon.timeout.emit()

    def end_line(self, after: float = 1.0) -> None:
        self.clock.time += after
        self.player.playing = None
        self.player.ended.emit()

    def _show(self, events: tuple[Event, ...]) -> None:
        self.perform(replace(TABLE, view=replace(TABLE.view, history=self._events), events=events))

    def perform(self, scene: TableScene) -> None:
        """Show a scene whose animation is over at once."""
        self.announcer.begin(scene)
        self.announcer.finish()

    def _make_voice(self) -> Voice:
        self.voices_made += 1
        own = OwnRecordings(self._own)
        return Voice(get_line_text, ShippedRecordings(self.shipped), own, self.player, self.system)


@pytest.fixture
def table(tmp_path: Path, qapp: QApplication) -> Iterator[Table]:
    table = Table(qapp, tmp_path)
    yield table
    table.announcer.stop()
    table.shared.close()


def test_an_event_is_said_in_the_language_of_the_table(table: Table) -> None:
    table.tell(VotesRevealed(((0, True),)), ELECTED)
    assert table.heard == f"pl {NarratorLine.GOVERNMENT_ELECTED.value}"


def test_nothing_is_said_unless_it_is_wanted(table: Table) -> None:
    table.preferences.change(spoken_events=False)
    table.tell(ELECTED)
    assert table.heard is None


def test_no_voice_is_looked_for_before_one_is_wanted(table: Table) -> None:
    table.preferences.change(spoken_events=False)
    table.tell(ELECTED)
    assert table.voices_made == 0
    table.preferences.change(spoken_events=True)
    table.tell(POLICY)
    table.tell(POWER)
    assert table.voices_made == 1


def test_no_voice_is_looked_for_before_anything_has_happened(table: Table) -> None:
    table.show_nothing_yet()
    table.preferences.change(volume=50)
    assert table.voices_made == 0


def test_one_line_follows_the_other(table: Table) -> None:
    table.tell(POLICY, POWER)
    assert table.heard == f"pl {NarratorLine.FASCIST_POLICY.value}"
    table.end_line()
    assert table.heard == f"pl {NarratorLine.POWER_PEEK.value}"
    table.end_line()
    assert table.heard is None


def test_what_happened_at_once_is_said_to_its_end(table: Table) -> None:
    table.tell(*THREE_LINES)
    table.end_line(after=STALE_AFTER + 1)
    table.end_line(after=STALE_AFTER + 1)
    assert table.player.lines == [NarratorLine.CHAOS, NarratorLine.FASCIST_POLICY, NarratorLine.FASCISTS_WIN]


def test_what_could_not_be_begun_soon_is_dropped(table: Table) -> None:
    table.tell(ELECTED)
    table.tell(POLICY, POWER)
    table.end_line(after=STALE_AFTER + 0.1)
    assert table.heard is None
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED]
    table.tell(POWER)
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED, NarratorLine.POWER_PEEK]


@pytest.mark.parametrize("newer", [(ELECTED,), ()])
def test_what_is_left_of_something_older_is_dropped(table: Table, newer: tuple[Event, ...]) -> None:
    table.tell(POLICY, POWER)
    table.tell(*newer)
    table.end_line(after=1)
    assert table.player.lines == [
        NarratorLine.FASCIST_POLICY,
        *(NarratorLine.GOVERNMENT_ELECTED for _ in newer),
    ]


def test_what_is_taken_back_is_not_said(table: Table) -> None:
    table.tell(ELECTED)
    table.tell(POLICY, POWER)
    table.take_back()
    assert table.heard is None
    table.player.ended.emit()
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED]


def test_a_line_without_a_voice_makes_room_for_the_next(table: Table) -> None:
    table.tell(VotesRevealed(((0, True),)))
    table.shared.voice.set_volume(60, muted=True)
    table.tell(POLICY)
    table.shared.voice.set_volume(60, muted=False)
    table.tell(ELECTED)
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED]


def test_a_sound_that_fails_holds_up_nothing(table: Table) -> None:
    table.tell(POLICY, POWER)
    table.player.playing = None
    table.player.failed.emit()
    assert table.heard == f"pl {NarratorLine.POWER_PEEK.value}"
    assert table.player.lines == [NarratorLine.FASCIST_POLICY, NarratorLine.POWER_PEEK]


def test_turning_it_off_is_silence_at_once(table: Table) -> None:
    table.tell(POLICY, POWER)
    table.preferences.change(spoken_events=False)
    assert table.heard is None
    table.player.ended.emit()
    assert table.heard is None


def test_stopping_is_silence_at_once_and_forgets_what_was_waiting(table: Table) -> None:
    table.tell(POLICY, POWER)
    number = len(table.player.lines)
    table.announcer.stop()
    table.shared.voice.ended.emit(number)
    assert (table.heard, table.player.lines) == (None, [NarratorLine.FASCIST_POLICY])


def test_a_report_on_an_earlier_line_is_ignored(table: Table) -> None:
    table.tell(POLICY)
    number = len(table.player.lines)
    table.end_line()
    table.tell(POWER, ELECTED)
    table.shared.voice.ended.emit(number)
    assert table.player.lines == [NarratorLine.FASCIST_POLICY, NarratorLine.POWER_PEEK]


def test_a_report_on_what_somebody_else_has_said_is_ignored(table: Table) -> None:
    table.tell(POLICY, POWER)
    table.announcer.stop()
    table.shared.voice.say(1, NarratorLine.ALL_CLOSE, "pl")
    table.end_line()
    assert table.player.lines == [NarratorLine.FASCIST_POLICY, NarratorLine.ALL_CLOSE]


def test_another_language_of_the_table_is_spoken_from_then_on(table: Table) -> None:
    table.tell(ELECTED)
    table.preferences.change(language="it")
    assert table.heard is None
    table.tell(ELECTED)
    assert table.heard == f"it {NarratorLine.GOVERNMENT_ELECTED.value}"


def test_a_voice_that_never_reports_back_is_given_up_by_the_clock(table: Table, qtbot: QtBot) -> None:
    table.patience.setInterval(0)
    table.tell(POLICY, POWER)
    qtbot.waitUntil(lambda: table.heard is None)
    assert table.player.lines == [NarratorLine.FASCIST_POLICY]
    table.tell(ELECTED)
    assert table.player.lines == [NarratorLine.FASCIST_POLICY, NarratorLine.GOVERNMENT_ELECTED]


def test_a_voice_is_not_given_up_before_its_time(table: Table, qapp: QApplication) -> None:
    table.tell(POLICY)
    assert table.patience.isActive()
    qapp.processEvents()
    assert table.heard == f"pl {NarratorLine.FASCIST_POLICY.value}"
    table.end_line()
    assert not table.patience.isActive()


def test_what_was_said_when_its_step_came_is_not_said_again(table: Table) -> None:
    table.tell(VotesRevealed(((0, True),)))
    events = (ELECTED, POLICY)
    view = replace(TABLE.view, history=(*TABLE.view.history, *events))
    table.announcer.begin(replace(TABLE, view=view, events=events))
    table.announcer.say(NarratorLine.GOVERNMENT_ELECTED)
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED]
    table.announcer.finish()
    table.end_line()
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED, NarratorLine.FASCIST_POLICY]


def test_that_the_liberals_have_won_is_not_said_before_the_roles_turn(table: Table) -> None:
    end = GameEnded(Outcome.HITLER_EXECUTED, ())
    history = (ELECTED, PlayerExecuted(0, 1), end)
    view = replace(TABLE.view, history=history, outcome=Outcome.HITLER_EXECUTED)
    over = replace(TABLE, view=view, prompt=PromptScene(PromptKind.FINISH), events=history[1:])
    table.perform(over)
    assert table.heard is None
    table.perform(replace(over, printed=True))
    assert table.heard == "pl liberals-win"


def test_a_silence_breaks_off_what_is_being_said(table: Table) -> None:
    table.tell(VotesRevealed(((0, True),)))
    table.announcer.say(NarratorLine.GOVERNMENT_ELECTED)
    table.announcer.stop()
    assert table.heard is None
    table.announcer.say(NarratorLine.FASCISTS_WIN)
    assert table.player.lines[-1] == NarratorLine.FASCISTS_WIN


def test_what_bots_say_is_said_after_the_narrator_has_spoken(table: Table) -> None:
    table.remark(START, DOUBT, events=(ELECTED,))
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED]
    table.speak_words()
    table.end_line()
    table.end_line()
    assert [line.replace("\u00a0", " ") for line in table.player.lines[1:]] == [SAID, DOUBTED]


def test_words_wait_until_they_are_spoken_into_a_file(table: Table) -> None:
    table.remark(START)
    assert table.player.lines == []
    table.speak_words()
    assert table.player.lines == [SAID]


def test_words_that_come_too_late_are_dropped(table: Table) -> None:
    table.remark(START)
    table.clock.time += STALE_AFTER + 0.1
    table.speak_words()
    assert table.player.lines == []


def test_one_answer_does_not_drop_the_other(table: Table) -> None:
    table.remark(START)
    table.remark(DOUBT)
    table.speak_words()
    table.end_line()
    assert [line.replace("\u00a0", " ") for line in table.player.lines] == [SAID, DOUBTED]


def test_without_a_voice_of_the_system_words_hold_up_nothing(table: Table) -> None:
    table.system.speaks = False
    table.remark(START, events=(ELECTED,))
    table.end_line()
    assert table.player.lines == [NarratorLine.GOVERNMENT_ELECTED]
    table.tell(POLICY)
    assert table.player.lines[1:] == [NarratorLine.FASCIST_POLICY]


def test_what_happens_next_is_not_held_up_by_words(table: Table) -> None:
    table.remark(START)
    table.tell(POLICY)
    table.speak_words()
    table.end_line()
    assert table.player.lines == [NarratorLine.FASCIST_POLICY]
