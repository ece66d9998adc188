from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSlider
from pytestqt.qtbot import QtBot

from shgui.services import import_library
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.library_access import LibraryAccess
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import BotPace, MotionChoice, SchemeChoice, Settings
from shgui.ui.settings.settings_page import SettingsPage
from shgui.ui.theme import ViewingDistance
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.ui.appearance import change_appearance
from tests.ui.asked import RecordingPreferences, RecordingRouter
from tests.ui.hands import click, find, lay, press_key

LANGUAGES = (("en", "English"), ("pl", "Polski"))
CHOSEN = Settings(
    language="pl",
    scheme=SchemeChoice.CONTRAST,
    text_percent=150,
    distance=ViewingDistance.TELEVISION,
    motion=MotionChoice.REDUCED,
    volume=30,
    muted=True,
    spoken_events=True,
    hold_to_see=False,
    clock_minutes=5,
)


class Changes:
    def __init__(self, page: SettingsPage, made: list[tuple[str, object]]) -> None:
        self.page = page
        self.made = made


@pytest.fixture
def changes(qtbot: QtBot, renderer: Renderer, english: Catalogue, folders: UserFolders) -> Iterator[Changes]:
    preferences = RecordingPreferences(LANGUAGES)
    page = SettingsPage(
        UiContext(renderer, english),
        RecordingRouter(),
        preferences.given,
        LibraryAccess(folders, "en", import_library),
    )
    broadcast(page)
    window = lay(qtbot, page)
    yield Changes(page, preferences.made)
    window.close()


@pytest.mark.parametrize(
    ("row", "value", "change"),
    [
        (names.SETTINGS_SCHEME, "dark", ("scheme", SchemeChoice.DARK)),
        (names.SETTINGS_DISTANCE, "laptop", ("distance", ViewingDistance.LAPTOP)),
        (names.SETTINGS_MOTION, "reduced", ("motion", MotionChoice.REDUCED)),
        (names.SETTINGS_REVEAL, "press", ("hold_to_see", False)),
        (names.SETTINGS_BOTS, "quick", ("bot_pace", BotPace.QUICK)),
    ],
)
def test_one_click_chooses(changes: Changes, row: str, value: str, change: tuple[str, object]) -> None:
    click(changes.page, names.choice_name(row, value))
    assert changes.made == [change]


def test_keys_change_what_slides(changes: Changes) -> None:
    press_key(changes.page, names.SETTINGS_TEXT_SIZE, Qt.Key.Key_Right)
    press_key(changes.page, names.SETTINGS_VOLUME, Qt.Key.Key_Left)
    press_key(changes.page, names.SETTINGS_MUTE, Qt.Key.Key_Space)
    press_key(changes.page, names.SETTINGS_SPOKEN_EVENTS, Qt.Key.Key_Space)
    assert changes.made == [("text_percent", 110), ("volume", 50), ("muted", True), ("spoken_events", True)]


def test_the_language_of_the_system_is_one_of_the_choices(changes: Changes) -> None:
    box = find(changes.page, names.SETTINGS_LANGUAGE)
    assert isinstance(box, QComboBox)
    assert [box.itemData(index) for index in range(box.count())] == ["system", "en", "pl"]
    press_key(changes.page, names.SETTINGS_LANGUAGE, Qt.Key.Key_End)
    assert changes.made == [("language", "pl")]


def test_showing_settings_changes_none(changes: Changes) -> None:
    changes.page.show_settings(CHOSEN, LANGUAGES)
    assert changes.made == []
    box, clock = (find(changes.page, name) for name in (names.SETTINGS_LANGUAGE, names.SETTINGS_CLOCK))
    text, volume = (find(changes.page, name) for name in (names.SETTINGS_TEXT_SIZE, names.SETTINGS_VOLUME))
    mute, spoken = (find(changes.page, name) for name in (names.SETTINGS_MUTE, names.SETTINGS_SPOKEN_EVENTS))
    assert isinstance(box, QComboBox)
    assert isinstance(clock, QComboBox)
    assert isinstance(text, QSlider)
    assert isinstance(volume, QSlider)
    assert isinstance(mute, QCheckBox)
    assert isinstance(spoken, QCheckBox)
    assert (box.currentData(), clock.currentData(), text.value(), volume.value()) == ("pl", 5, 5, 30)
    assert mute.isChecked()
    assert spoken.isChecked()


def test_everything_has_a_name_for_a_screen_reader(changes: Changes) -> None:
    for name in (
        names.SETTINGS_LANGUAGE,
        names.SETTINGS_TEXT_SIZE,
        names.SETTINGS_VOLUME,
        names.SETTINGS_CLOCK,
        names.choice_name(names.SETTINGS_SCHEME, "dark"),
    ):
        assert find(changes.page, name).accessibleName()
    assert find(changes.page, names.choice_name(names.SETTINGS_SCHEME, "dark")).accessibleDescription()


def test_another_language_keeps_what_is_chosen(changes: Changes, english: Catalogue) -> None:
    changes.page.show_settings(CHOSEN, LANGUAGES)
    change_appearance(changes.page, words=english)
    box = find(changes.page, names.SETTINGS_LANGUAGE)
    assert isinstance(box, QComboBox)
    assert box.currentData() == "pl"
    assert changes.made == []


def test_who_wants_to_be_spoken_to_is_told_of_a_voice_that_is_hard_to_understand(
    changes: Changes, english: Catalogue
) -> None:
    told = find(changes.page, names.SETTINGS_ACCENT)
    assert isinstance(told, QLabel)
    assert not told.isVisible()
    change_appearance(changes.page, words=load_catalogue("nb"))
    assert told.isVisible()
    assert told.text().startswith("Norsk bokmål: ")
    change_appearance(changes.page, words=english)
    assert not told.isVisible()


@pytest.mark.parametrize("portable", [True, False])
def test_it_says_where_games_and_settings_are_kept(changes: Changes, portable: bool) -> None:
    folders = UserFolders(Path("/stick/<b>games"), Path("/stick/settings"), portable)
    changes.page.show_folders(folders)
    told = find(changes.page, names.SETTINGS_FOLDERS)
    assert isinstance(told, QLabel)
    assert told.textFormat() is Qt.TextFormat.PlainText
    assert str(folders.data) in told.text()
    assert str(folders.settings) in told.text()
    assert ("beside the program" in told.text()) is portable
