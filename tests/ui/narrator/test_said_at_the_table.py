"""Public events are read out where the settings want that, also with the printed game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from shgui import resources, services
from shgui.engine.actions import Enact, Nominate
from shgui.engine.types import Policy
from shgui.narrator.voice.recordings import OwnRecordings, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.narrator.voice.voice import Voice, get_line_text
from shgui.presentation.requests import Continue, CountHandsRequest, DoneLookingRequest, OpenHandRequest
from shgui.storage.user_folders import UserFolders
from shgui.table.entries import VotesEntry
from shgui.table.printed.printed_facts import FirstCandidate
from shgui.ui import widget_names as names
from shgui.words.narrator_texts import NarratorLine
from tests.narrator.voice.sounds import SilentPlayer
from tests.ui.printed.hands import at_rest, by_mouse, sit_down
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


class Room:
    """A program whose sounds go to a player that notes what it plays."""

    def __init__(self, application: QApplication, folders: UserFolders, player: SilentPlayer) -> None:
        self.player = player
        self.started = at_rest(Started(application, folders, "en"))

    @property
    def heard(self) -> str | None:
        """The language and the line that is being said."""
        path = self.player.playing
        return None if path is None else f"{path.parent.name} {path.stem}"

    @property
    def silent(self) -> bool:
        return self.heard is None

    def want_words(self) -> None:
        self.started.program.preferences.change(spoken_events=True)

    def elect_at_the_printed_game(self, players: int = 5) -> None:
        sit_down(self.started, players)
        ballots = VotesEntry(tuple((seat, True) for seat in range(players)))
        for fact in (FirstCandidate(0), Nominate(1), ballots):
            self.started.application.processEvents()
            by_mouse(self.started, fact)

    def end_line(self) -> None:
        self.player.playing = None
        self.player.ended.emit()


@pytest.fixture
def room(qapp: QApplication, folders: UserFolders, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    player = SilentPlayer()

    def make_voice(data: Path) -> Voice:
        shipped = ShippedRecordings(resources.assets() / "voice")
        return Voice(get_line_text, shipped, OwnRecordings(data / "voice"), player, SystemVoice(None))

    monkeypatch.setattr(services, "make_voice", make_voice)
    room = Room(qapp, folders, player)
    yield room
    room.started.close()


def test_nothing_is_said_before_somebody_wants_it(room: Room) -> None:
    room.elect_at_the_printed_game()
    assert room.silent


def test_the_box_says_what_was_entered(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    assert room.heard == f"en {NarratorLine.GOVERNMENT_ELECTED.value}"
    room.end_line()
    by_mouse(room.started, Enact(Policy.FASCIST))
    assert room.heard == f"en {NarratorLine.FASCIST_POLICY.value}"


def test_a_policy_is_followed_by_the_power_that_it_brings(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game(players=9)
    room.end_line()
    by_mouse(room.started, Enact(Policy.FASCIST))
    room.end_line()
    assert room.heard == f"en {NarratorLine.POWER_INVESTIGATE.value}"
    room.end_line()
    assert room.silent


def test_the_shared_screen_says_what_all_have_seen(room: Room) -> None:
    room.want_words()
    room.started.new_table(*FIVE)
    room.started.click(names.FINGERPRINT_GO_ON)
    at_rest(room.started)
    session = room.started.program.games.session
    assert session is not None
    for _ in FIVE:
        session.handle(Continue())
        session.handle(OpenHandRequest())
        session.handle(DoneLookingRequest())
    assert room.silent
    table = room.started.program.games.table
    assert table is not None
    view = table.view(None)
    session.handle(Nominate(view.eligible[0]))
    session.handle(CountHandsRequest(dict.fromkeys(view.alive, True)))
    assert room.heard == f"en {NarratorLine.GOVERNMENT_ELECTED.value}"


def test_a_setting_changed_in_the_middle_of_a_game_holds_from_then_on(room: Room) -> None:
    room.elect_at_the_printed_game()
    room.want_words()
    assert room.silent
    by_mouse(room.started, Enact(Policy.LIBERAL))
    assert room.heard == f"en {NarratorLine.LIBERAL_POLICY.value}"
    room.started.program.preferences.change(spoken_events=False)
    assert room.silent


def test_the_settings_page_turns_it_on(room: Room) -> None:
    room.started.menu("settings")
    room.started.find(names.SETTINGS_SPOKEN_EVENTS).setFocus()
    room.started.key(Qt.Key.Key_Space)
    assert room.started.program.preferences.settings.spoken_events


def test_it_speaks_the_language_of_the_table(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    room.started.program.preferences.change(language="ru")
    assert room.silent
    by_mouse(room.started, Enact(Policy.LIBERAL))
    assert room.heard == f"ru {NarratorLine.LIBERAL_POLICY.value}"


def test_what_is_undone_is_not_said_to_its_end(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    room.started.click(names.PRINTED_UNDO)
    assert room.silent


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("leave", ["home", "narrator", "mute"])
def test_leaving_or_muting_is_silence_at_once(room: Room, leave: str) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    room.started.menu(leave)
    assert room.silent


def test_a_muted_table_says_nothing_later_either(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    room.started.menu("mute")
    by_mouse(room.started, Enact(Policy.LIBERAL))
    room.started.menu("mute")
    assert room.silent


def test_a_refused_entry_says_nothing_again(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    room.end_line()
    room.started.find(names.PRINTED).wanted.emit(Nominate(0))  # type: ignore[attr-defined]  # as a page would
    assert room.silent


def test_the_key_for_mute_is_at_hand_while_something_is_said(room: Room) -> None:
    room.want_words()
    room.elect_at_the_printed_game()
    room.started.key(Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert room.silent
