"""The narrator's page, by mouse and keys, with a clock and a sound player that only the test moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.narrator.narration import Narration, NarrationStatus
from shgui.narrator.opening_script import build_opening, build_rehearsal
from shgui.narrator.voice.recordings import LINES_LIST, OwnRecordings, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.narrator.voice.voice import Voice, get_line_text
from shgui.ui import widget_names as names
from shgui.ui.narrator.narrator_page import NarratorPage
from shgui.ui.narrator.stage import NarratorStage, Sign, get_signs
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import Settings
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import get_endonym, list_languages
from shgui.words.narrator_texts import OPENING_LINES, REHEARSAL_LINES, NarratorLine
from tests.narrator.stage import Clock
from tests.narrator.voice.sounds import SilentPlayer
from tests.pseudo import PseudoCatalogue
from tests.ui.appearance import change_appearance
from tests.ui.asked import RecordingPreferences, RecordingRouter, no_game
from tests.ui.hands import click, find, lay, press_key, touch

LANGUAGES = tuple((code, get_endonym(code)) for code in list_languages())


class Room:
    """The page on a window, with seven players who speak English."""

    def __init__(self, qtbot: QtBot, renderer: Renderer, words: Catalogue, folder: Path) -> None:
        self.clock = Clock()
        self.player = SilentPlayer()
        self.folders: list[Path] = []
        self.own = folder / "voice"
        self.router = RecordingRouter()
        self.preferences = RecordingPreferences()
        self.page = NarratorPage(
            UiContext(renderer, words),
            self.router,
            self.preferences.given,
            no_game(),
            now=self.clock,
            show_folder=self._note_folder,
        )
        broadcast(self.page)
        self.page.offer(LANGUAGES, "en", 7)
        self.window = lay(qtbot, self.page)

    def give_voice(self) -> Voice:
        shipped = ShippedRecordings(resources.assets() / "voice")
        self.voice = Voice(get_line_text, shipped, OwnRecordings(self.own), self.player, SystemVoice(None))
        self.page.set_voice(self.voice)
        return self.voice

    def begin(self) -> None:
        click(self.page, names.NARRATOR_BEGIN)

    def choose(self, name: str, language: str) -> None:
        box = find(self.page, name)
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(language))

    @property
    def narration(self) -> Narration:
        assert self.page.narration is not None
        return self.page.narration

    @property
    def stage(self) -> NarratorStage:
        stage = find(self.page, names.NARRATOR_STAGE)
        assert isinstance(stage, NarratorStage)
        return stage

    @property
    def shown(self) -> list[str]:
        return [sentence.text for sentence in self.stage.scene.sentences]

    @property
    def pause_words(self) -> str:
        return find(self.page, names.NARRATOR_PAUSE).accessibleName()

    def stands(self, status: NarrationStatus) -> bool:
        return self.narration.status is status

    def pass_time(self, seconds: float) -> None:
        self.clock.time += seconds
        self.narration.tick()

    def words_on_the_page(self) -> str:
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisible())

    def _note_folder(self, url: QUrl) -> bool:
        self.folders.append(Path(url.toLocalFile()))
        return True


@pytest.fixture
def room(qtbot: QtBot, renderer: Renderer, english: Catalogue, tmp_path: Path) -> Iterator[Room]:
    room = Room(qtbot, renderer, english, tmp_path)
    yield room
    room.window.close()


def line(spoken: NarratorLine | None, language: str = "en") -> str:
    assert spoken is not None
    return get_line_text(spoken, language)


def test_beginning_shows_the_first_line_in_the_order_of_the_book(room: Room) -> None:
    room.begin()
    assert room.shown == [line(build_opening("en", 7)[0].says)]
    assert room.stage.scene.steps == len(build_opening("en", 7))


def test_the_number_of_players_decides_which_opening_is_told(room: Room) -> None:
    click(room.page, names.choice_name(names.NARRATOR_PLAYERS, "5"))
    room.begin()
    assert room.shown == [line(NarratorLine.ALL_CLOSE)]


def test_the_language_decides_the_words_and_the_order(room: Room) -> None:
    room.choose(names.NARRATOR_LANGUAGE, "pt_BR")
    room.begin()
    click(room.page, names.NARRATOR_SKIP)
    assert room.shown == [line(NarratorLine.HITLER_THUMB, "pt_BR")]


def test_the_rulebook_of_the_table_decides_the_order_whatever_is_spoken(room: Room) -> None:
    room.page.offer(LANGUAGES, "pl", 9, "pt_BR")
    room.begin()
    click(room.page, names.NARRATOR_SKIP)
    assert room.shown == [line(NarratorLine.HITLER_THUMB, "pl")]


def test_what_was_left_in_the_middle_waits_for_the_same_table_only(room: Room) -> None:
    room.begin()
    room.page.offer(LANGUAGES, "en", 7)
    assert room.page.narration is not None
    room.page.offer(LANGUAGES, "en", 8, "it")
    assert room.page.narration is None


def test_the_whole_script_can_be_read_before(room: Room) -> None:
    for step in build_opening("en", 7):
        if step.says is not None:
            assert line(step.says) in room.words_on_the_page()


def test_letters_alone_go_on_by_the_clock(room: Room) -> None:
    room.begin()
    room.pass_time(20)
    assert room.stands(NarrationStatus.SILENCE)
    room.pass_time(20)
    assert room.shown == [line(build_opening("en", 7)[1].says)]


def test_the_clock_of_the_window_drives_the_narration_to_its_end(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    # Whenever this clock is looked at, everything has long been due.
    seconds = count(0.0, 60.0)
    preferences = RecordingPreferences()
    page = NarratorPage(
        UiContext(renderer, english),
        RecordingRouter(),
        preferences.given,
        no_game(),
        now=lambda: next(seconds),
    )
    broadcast(page)
    page.offer(LANGUAGES, "en", 7)
    window = lay(qtbot, page)
    click(page, names.NARRATOR_BEGIN)
    narration = page.narration
    assert narration is not None
    qtbot.waitUntil(lambda: narration.status is NarrationStatus.DONE)
    window.close()


def test_one_button_pauses_and_goes_on(room: Room) -> None:
    room.begin()
    going = room.pause_words
    click(room.page, names.NARRATOR_PAUSE)
    assert room.stands(NarrationStatus.PAUSED)
    assert room.pause_words != going
    assert room.stage.scene.heading
    click(room.page, names.NARRATOR_PAUSE)
    assert room.stands(NarrationStatus.SPEAKING)
    assert room.pause_words == going


def test_a_tap_on_the_letters_pauses_and_goes_on(room: Room) -> None:
    room.begin()
    QTest.mouseClick(room.stage, Qt.MouseButton.LeftButton)
    assert room.stands(NarrationStatus.PAUSED)
    QTest.mouseClick(room.stage, Qt.MouseButton.LeftButton)
    assert room.stands(NarrationStatus.SPEAKING)


def test_buttons_lead_back_and_on_and_say_it_again(room: Room) -> None:
    steps = build_opening("en", 7)
    room.begin()
    click(room.page, names.NARRATOR_SKIP)
    click(room.page, names.NARRATOR_SKIP)
    assert room.shown == [line(steps[2].says)]
    click(room.page, names.NARRATOR_BACK)
    assert room.shown == [line(steps[1].says)]
    room.pass_time(20)
    click(room.page, names.NARRATOR_AGAIN)
    assert (room.stands(NarrationStatus.SPEAKING), room.shown) == (True, [line(steps[1].says)])


def test_keys_do_all_that_buttons_do(room: Room) -> None:
    steps = build_opening("en", 7)
    room.begin()
    pause = names.NARRATOR_PAUSE
    press_key(room.page, pause, Qt.Key.Key_Right)
    press_key(room.page, pause, Qt.Key.Key_Right)
    press_key(room.page, pause, Qt.Key.Key_Left)
    assert room.shown == [line(steps[1].says)]
    room.pass_time(20)
    press_key(room.page, pause, Qt.Key.Key_R)
    assert room.stands(NarrationStatus.SPEAKING)
    press_key(room.page, pause, Qt.Key.Key_Space)
    assert room.stands(NarrationStatus.PAUSED)
    press_key(room.page, pause, Qt.Key.Key_Escape)
    assert room.page.narration is None
    assert find(room.page, names.NARRATOR_BEGIN).isVisible()


def test_a_finger_does_all_that_buttons_do(room: Room) -> None:
    steps = build_opening("en", 7)
    touch(room.page, names.NARRATOR_BEGIN)
    touch(room.page, names.NARRATOR_SKIP)
    assert room.shown == [line(steps[1].says)]
    touch(room.page, names.NARRATOR_BACK)
    assert room.shown == [line(steps[0].says)]
    room.pass_time(20)
    touch(room.page, names.NARRATOR_AGAIN)
    assert room.stands(NarrationStatus.SPEAKING)
    touch(room.page, names.NARRATOR_STAGE)
    assert room.stands(NarrationStatus.PAUSED)
    touch(room.page, names.NARRATOR_PAUSE)
    assert room.stands(NarrationStatus.SPEAKING)


def test_two_languages_stand_together_and_the_spoken_one_is_told_apart(room: Room) -> None:
    room.choose(names.NARRATOR_SECOND_LANGUAGE, "ru")
    room.begin()
    first = build_opening("en", 7)[0].says
    assert room.shown == [line(first), line(first, "ru")]
    assert [sentence.is_current for sentence in room.stage.scene.sentences] == [True, False]
    room.pass_time(20)
    room.pass_time(20)
    assert [sentence.is_current for sentence in room.stage.scene.sentences] == [False, True]


def test_the_same_language_twice_is_one(room: Room) -> None:
    room.choose(names.NARRATOR_SECOND_LANGUAGE, "en")
    room.begin()
    assert len(room.shown) == 1


def test_the_rehearsal_leads_to_the_opening(room: Room) -> None:
    click(room.page, names.NARRATOR_REHEARSE)
    assert room.shown == [line(NarratorLine.REHEARSAL_BEGINS)]
    assert room.stage.scene.heading
    for _ in build_rehearsal("en", 7):
        click(room.page, names.NARRATOR_SKIP)
    assert room.stands(NarrationStatus.DONE)
    click(room.page, names.NARRATOR_PAUSE)
    assert room.shown == [line(build_opening("en", 7)[0].says)]


def test_after_the_opening_the_page_can_be_left_or_the_opening_told_again(room: Room, qtbot: QtBot) -> None:
    room.begin()
    for _ in build_opening("en", 7):
        click(room.page, names.NARRATOR_SKIP)
    assert room.stands(NarrationStatus.DONE)
    click(room.page, names.NARRATOR_AGAIN)
    assert room.shown == [line(build_opening("en", 7)[0].says)]
    for _ in build_opening("en", 7):
        click(room.page, names.NARRATOR_SKIP)
    assert room.router.asked == []
    click(room.page, names.NARRATOR_PAUSE)
    assert room.router.asked == ["back"]
    assert room.page.narration is None


def test_the_page_can_be_left_before_anything_is_told(room: Room, qtbot: QtBot) -> None:
    click(room.page, names.NARRATOR_CLOSE)
    assert room.router.asked == ["back"]


def test_the_narrator_waits_while_something_else_is_looked_at(room: Room) -> None:
    room.begin()
    room.page.hide()
    assert room.stands(NarrationStatus.PAUSED)


def test_a_voice_says_what_stands_on_the_screen(room: Room) -> None:
    room.give_voice()
    room.begin()
    first = build_opening("en", 7)[0].says
    assert first is not None
    assert room.player.playing == resources.assets() / "voice" / "en" / f"{first.value}.ogg"
    room.player.ended.emit()
    assert room.stands(NarrationStatus.SILENCE)
    assert room.stage.scene.note == ""


def test_sound_that_fails_is_explained_kindly_and_the_letters_go_on(room: Room) -> None:
    room.give_voice()
    room.begin()
    room.player.failed.emit()
    assert room.stage.scene.note
    room.pass_time(20)
    assert room.stands(NarrationStatus.SILENCE)


def test_a_language_that_nobody_speaks_is_no_failure_of_the_sound(room: Room) -> None:
    room.give_voice()
    room.page.offer((*LANGUAGES, ("eo", "Esperanto")), "eo", 7)
    assert "Esperanto: nobody" in room.words_on_the_page()
    room.begin()
    assert (room.player.playing, room.stage.scene.note) == (None, "")


def test_sound_that_is_off_needs_no_explanation(room: Room) -> None:
    voice = room.give_voice()
    room.begin()
    voice.set_volume(60, muted=True)
    room.preferences.settings = Settings(muted=True)
    room.preferences.changed.emit()
    assert (room.player.playing, room.stage.scene.note) == (None, "")
    room.pass_time(20)
    room.pass_time(20)
    assert room.shown == [line(build_opening("en", 7)[1].says)]


def test_the_sound_can_be_turned_off_while_something_is_told(room: Room, qtbot: QtBot) -> None:
    room.begin()
    click(room.page, names.NARRATOR_MUTE)
    assert room.preferences.made == [("muted", True)]


def test_it_is_told_who_will_be_heard(room: Room) -> None:
    room.give_voice()
    room.choose(names.NARRATOR_LANGUAGE, "pl")
    assert "Polski: the recordings that came with the program" in room.words_on_the_page()
    assert "accent" not in room.words_on_the_page()


def test_it_is_told_that_a_voice_is_hard_to_understand(room: Room) -> None:
    room.give_voice()
    room.choose(names.NARRATOR_LANGUAGE, "nb")
    assert "foreign accent and is hard to understand" in room.words_on_the_page()


def test_a_group_is_shown_where_its_own_recordings_go(room: Room) -> None:
    room.give_voice()
    room.choose(names.NARRATOR_LANGUAGE, "nb")
    room.choose(names.NARRATOR_SECOND_LANGUAGE, "it")
    click(room.page, names.NARRATOR_OWN)
    assert room.folders == [room.own / "nb", room.own / "it"]
    assert (room.own / "nb" / LINES_LIST).is_file()
    told = room.words_on_the_page()
    assert str(room.own / "nb") in told
    assert str(room.own / "it") in told


def test_without_a_folder_for_recordings_none_is_shown(room: Room) -> None:
    room.own.write_text("in the way")
    room.give_voice()
    click(room.page, names.NARRATOR_OWN)
    assert room.folders == []
    assert "cannot be created" in room.words_on_the_page()


def test_another_language_of_the_window_changes_its_buttons_and_not_the_lines(room: Room) -> None:
    room.begin()
    shown, pause = room.shown, room.pause_words
    change_appearance(room.page, words=PseudoCatalogue())
    assert room.shown == shown
    assert room.pause_words != pause


@pytest.mark.parametrize("spoken", [*OPENING_LINES, *REHEARSAL_LINES[1:-1]])
def test_what_the_players_do_has_a_sign(spoken: NarratorLine) -> None:
    assert get_signs(spoken)


def test_those_who_look_see_an_open_eye_in_the_pause() -> None:
    assert get_signs(None) == (Sign.EYES_OPEN,)


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("language", ["en", "pl", "pt_BR", "it", "nb", "ru"])
@pytest.mark.parametrize("second", ["", "ru"])
def test_every_line_keeps_inside_the_window(language: str, second: str, room: Room) -> None:
    change_appearance(room.page, words=load_catalogue(language))
    room.choose(names.NARRATOR_LANGUAGE, language)
    room.choose(names.NARRATOR_SECOND_LANGUAGE, second)
    room.begin()
    room.narration.pause()
    for _ in room.narration.steps:
        assert not room.stage.grab().isNull()
        room.narration.skip()
    inside = room.page.rect()
    shown = [widget for widget in room.page.findChildren(QWidget) if widget.isVisible()]
    for widget in shown:
        corner = widget.mapTo(room.page, widget.rect().bottomRight())
        assert inside.contains(corner), widget.objectName()
