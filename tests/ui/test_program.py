import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from shgui.presentation.requests import DoneLookingRequest
from shgui.presentation.screens import FingerprintScreen, HandOverScreen
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.game.game_session import GameSession
from shgui.ui.settings.settings import SchemeChoice, SettingsFile
from shgui.ui.shell.crash_reports import CrashReports
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import Scheme
from tests.ui.hands import half_a_second
from tests.ui.programs import FIVE, QUIET, SEVEN, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Start = Callable[..., Started]


@pytest.fixture
def start(qapp: QApplication, folders: UserFolders) -> Iterator[Start]:
    running: list[Started] = []

    def begin(language: str | None = "en") -> Started:
        for program in running:
            program.close()
        started = Started(qapp, folders, language)
        running.append(started)
        return started

    yield begin
    for program in running:
        program.close()


def session_of(started: Started) -> GameSession:
    session = started.program.games.session
    assert session is not None
    return session


@pytest.mark.parametrize(
    ("button", "page"),
    [
        (names.HOME_NEW_TABLE, PageName.NEW_TABLE),
        (names.HOME_PRINTED, PageName.NEW_TABLE),
        (names.HOME_GUIDE, PageName.GUIDE),
        (names.HOME_HELP, PageName.HELP),
        (names.HOME_SETTINGS, PageName.SETTINGS),
    ],
)
def test_a_way_can_be_taken_before_anything_behind_it_is_made(
    qapp: QApplication, folders: UserFolders, button: str, page: PageName
) -> None:
    started = Started(qapp, folders, "en", complete=False)
    started.click(button)
    assert started.shows(page)
    started.close()


def test_a_language_can_be_chosen_before_anything_else_is_made(
    qapp: QApplication, folders: UserFolders
) -> None:
    started = Started(qapp, folders, "en", complete=False)
    started.click(names.home_language("pl"))
    assert started.program.preferences.language == "pl"
    assert started.find(names.home_language("pl")).property("checked")
    started.close()


def test_the_first_page_comes_first_and_the_title_tells_nothing(start: Start) -> None:
    started = start()
    assert started.shows(PageName.HOME)
    title = started.window.windowTitle()
    started.new_table(*FIVE)
    assert started.window.windowTitle() == title


def test_a_first_start_writes_nothing_before_it_is_closed(start: Start, folders: UserFolders) -> None:
    start()
    assert not folders.journal.exists()
    assert not (folders.settings / "settings.json").exists()


def test_names_lead_to_a_fingerprint_before_anything_is_dealt(start: Start) -> None:
    started = start()
    started.new_table(*SEVEN)
    assert started.shows(PageName.FINGERPRINT)
    assert started.screen == FingerprintScreen()
    assert started.table.may_add_words
    assert started.program.window.help_topic() == "fairness"


def test_the_first_role_is_reached_by_keys_alone(start: Start) -> None:
    started = start()
    started.window.activateWindow()
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.NEW_TABLE)
    for name in FIVE:
        QTest.keyClicks(started.window.focusWidget(), name)
        started.key(Qt.Key.Key_Return)
    started.key(Qt.Key.Key_Return)
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.FINGERPRINT)
    QTest.keyClicks(started.window.focusWidget(), "rhubarb?")
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.HAND_OVER)
    assert started.table.words == "rhubarb"


def test_a_word_that_is_too_long_is_refused_in_words_and_nothing_is_dealt(start: Start) -> None:
    started = start()
    started.new_table(*FIVE)
    started.write(names.FINGERPRINT_WORD, "x" * 81)
    started.click(names.FINGERPRINT_GO_ON)
    assert started.shows(PageName.FINGERPRINT)
    assert "80" in started.find(names.FINGERPRINT_WORD).accessibleDescription()
    assert started.table.may_add_words
    started.write(names.FINGERPRINT_WORD, "x" * 80)
    started.click(names.FINGERPRINT_GO_ON)
    assert started.table.words == "x" * 80


def test_the_next_start_shows_the_same_fingerprint_until_it_is_answered(start: Start) -> None:
    started = start()
    started.new_table(*SEVEN)
    seen = started.table.fingerprint
    again = start()
    again.click(names.HOME_GO_ON)
    assert again.shows(PageName.FINGERPRINT)
    assert again.table.fingerprint == seen
    again.write(names.FINGERPRINT_WORD, "leek")
    again.key(Qt.Key.Key_Return)
    asked = again.screen
    assert isinstance(asked, HandOverScreen)
    last = start()
    last.click(names.HOME_GO_ON)
    assert last.screen == asked
    assert last.table.words == "leek"


def test_the_second_deal_says_what_became_of_the_first(start: Start) -> None:
    started = start()
    started.new_table(*FIVE)
    started.menu("home")
    started.click(names.HOME_SET_ASIDE)
    started.click(names.QUESTION_YES)
    started.new_table(*FIVE)
    assert started.table.deal == 2
    told = started.find(names.FINGERPRINT_DIGITS).accessibleDescription()
    assert "before anybody saw a role" in told


def test_a_second_screen_shows_the_fingerprint_too(start: Start) -> None:
    started = start()
    started.new_table(*FIVE)
    started.menu("second_screen")
    second = next(
        each
        for each in started.application.topLevelWidgets()
        if isinstance(each, SecondScreen) and each.isVisible()
    )
    assert second.sheet.isVisible()
    assert "".join(second.sheet.groups) == started.table.fingerprint[:32]
    started.click(names.FINGERPRINT_GO_ON)
    assert not second.sheet.isVisible()
    assert second.table.isVisible()


def test_leaving_keeps_the_game_and_the_next_start_asks_the_same_player(start: Start) -> None:
    started = start()
    started.new_table(*SEVEN)
    started.click(names.FINGERPRINT_GO_ON)
    session = session_of(started)
    session.handle(DoneLookingRequest())
    asked = session.screen
    again = start()
    assert again.shows(PageName.HOME)
    assert again.find(names.HOME_GO_ON).isVisible()
    again.click(names.HOME_GO_ON)
    assert again.shows(PageName.HAND_OVER)
    assert session_of(again).screen == asked
    assert isinstance(asked, HandOverScreen)


def test_a_game_can_be_put_aside(start: Start) -> None:
    started = start()
    started.new_table(*FIVE)
    started.menu("home")
    started.click(names.HOME_SET_ASIDE)
    started.click(names.QUESTION_NO)
    assert started.find(names.HOME_GO_ON).isVisible()
    started.click(names.HOME_SET_ASIDE)
    started.click(names.QUESTION_YES)
    assert not started.find(names.HOME_GO_ON).isVisible()


def test_the_group_of_the_last_evening_is_offered(start: Start) -> None:
    start().new_table(*SEVEN)
    again = start()
    again.click(names.HOME_NEW_TABLE)
    again.click(names.new_table_group(0))
    again.click(names.NEW_TABLE_START)
    table = again.program.games.table
    assert table is not None
    assert tuple(player.name for player in table.players) == SEVEN


def test_help_opens_at_the_topic_and_leads_back(start: Start) -> None:
    started = start()
    started.click(names.HOME_NEW_TABLE)
    started.menu("help")
    assert started.shows(PageName.HELP)
    assert started.program.window.help_topic() == "set_up"
    started.click(names.HELP_BACK)
    assert started.shows(PageName.NEW_TABLE)


def test_another_language_is_spoken_at_once_and_after_the_next_start(start: Start) -> None:
    started = start(None)
    before = started.window.windowTitle()
    started.click(names.home_language("nb"))
    spoken = started.window.windowTitle()
    assert spoken != before
    assert start(None).window.windowTitle() == spoken
    assert start("en").window.windowTitle() == before


def test_the_language_asked_for_holds_without_being_kept(start: Start, folders: UserFolders) -> None:
    start("pl").close()
    assert SettingsFile(folders.settings / "settings.json").load()[0].language == "system"


def test_settings_hold_at_once_and_are_kept(start: Start, folders: UserFolders) -> None:
    started = start()
    started.click(names.HOME_SETTINGS)
    started.click(names.choice_name(names.SETTINGS_SCHEME, "dark"))
    assert started.program.appearance.theme.palette.scheme is Scheme.DARK
    started.click(names.choice_name(names.SETTINGS_REVEAL, "press"))
    clock = started.find(names.SETTINGS_CLOCK)
    assert isinstance(clock, QComboBox)
    clock.setCurrentIndex(clock.findData(3))
    clock.activated.emit(clock.currentIndex())
    kept, sound = SettingsFile(folders.settings / "settings.json").load()
    assert sound
    assert (kept.scheme, kept.hold_to_see, kept.clock_minutes) == (SchemeChoice.DARK, False, 3)


def test_text_grows_and_shrinks_by_menu_within_its_bounds(start: Start) -> None:
    started = start()
    for _ in range(12):
        started.menu("larger")
    assert started.program.preferences.settings.text_percent == 200
    for _ in range(12):
        started.menu("smaller")
    assert started.program.preferences.settings.text_percent == 80


def test_full_screen_comes_and_goes(start: Start, qapp: QApplication) -> None:
    started = start()
    started.menu("full_screen")
    assert started.window.isFullScreen()
    qapp.processEvents()
    started.key(Qt.Key.Key_Escape)
    assert not started.window.isFullScreen()


def test_the_place_of_the_window_is_kept(start: Start) -> None:
    started = start()
    started.window.resize(960, 650)
    assert start().window.height() == 650


def test_mute_is_at_hand_and_kept(start: Start, folders: UserFolders) -> None:
    started = start()
    started.menu("mute")
    assert SettingsFile(folders.settings / "settings.json").load()[0].muted
    assert start().program.menus["mute"].isChecked()


def test_odd_settings_are_said_once_kindly(start: Start, folders: UserFolders) -> None:
    folders.settings.mkdir()
    (folders.settings / "settings.json").write_text("{")
    started = start()
    assert started.find(names.HOME_NOTICE).isVisible()
    started.click(names.home_notice_action("understood"))
    assert not started.find(names.HOME_NOTICE).isVisible()


def test_settings_that_cannot_be_saved_hold_and_it_is_said_once(start: Start, folders: UserFolders) -> None:
    started = start()
    folders.settings.write_text("a file where the folder should be")
    started.menu("larger")
    started.menu("larger")
    assert started.program.preferences.settings.text_percent == 125
    started.menu("settings")
    started.menu("home")
    assert started.find(names.HOME_NOTICE).isVisible()
    started.click(names.home_notice_action("understood"))
    assert not started.find(names.HOME_NOTICE).isVisible()


def test_a_crash_is_said_and_the_game_offered(start: Start, folders: UserFolders) -> None:
    started = start()
    started.new_table(*FIVE)
    CrashReports(folders.data).write("a crash")
    again = start()
    assert again.find(names.HOME_NOTICE).isVisible()
    assert again.find(names.HOME_GO_ON).isVisible()


def test_a_file_that_is_no_journal_can_be_put_aside(start: Start, folders: UserFolders) -> None:
    folders.data.mkdir()
    folders.journal.write_bytes(b"minutes of a meeting" * 400)
    started = start()
    assert started.find(names.HOME_NOTICE).isVisible()
    started.click(names.home_notice_action("file_aside"))
    assert not started.find(names.HOME_NOTICE).isVisible()
    assert b"minutes" in b"".join(
        path.read_bytes() for path in folders.data.iterdir() if path.name != folders.journal.name
    )
    started.new_table(*FIVE)
    assert started.shows(PageName.FINGERPRINT)


def test_where_games_cannot_be_saved_it_is_said_before_anything_is_played(
    start: Start, folders: UserFolders
) -> None:
    folders.data.parent.mkdir(exist_ok=True)
    folders.data.write_text("a file where the folder should be")
    started = start()
    started.new_table(*FIVE)
    assert started.shows(PageName.HOME)
    assert started.find(names.HOME_NOTICE).isVisible()
    folders.data.unlink()
    started.click(names.home_notice_action("retry"))
    assert not started.find(names.HOME_NOTICE).isVisible()
    started.click(names.HOME_NEW_TABLE)
    started.click(names.NEW_TABLE_START)
    assert started.shows(PageName.FINGERPRINT)


if sys.platform != "win32":

    def test_games_on_a_drive_that_is_away_are_said_at_once_and_found_again(
        start: Start, folders: UserFolders, tmp_path: Path
    ) -> None:
        started = start()
        started.new_table(*FIVE)
        started.close()
        drive = folders.data.rename(tmp_path / "drive")
        folders.data.symlink_to(drive)
        away = drive.rename(tmp_path / "away")
        again = start()
        assert again.find(names.HOME_NOTICE).isVisible()
        away.rename(drive)
        again.click(names.home_notice_action("retry"))
        assert again.find(names.HOME_GO_ON).isVisible()


def test_an_older_copy_of_the_games_is_said_and_the_game_offered(
    start: Start, folders: UserFolders, tmp_path: Path
) -> None:
    started = start()
    started.new_table(*FIVE)
    started.close()
    older = shutil.copy(folders.journal, tmp_path / "older")
    again = start()
    again.new_table(*FIVE)
    again.close()
    shutil.copy(older, folders.journal)
    last = start()
    assert last.find(names.HOME_NOTICE).isVisible()
    assert last.find(names.HOME_GO_ON).isVisible()
    last.click(names.home_notice_action("understood"))
    assert not last.find(names.HOME_NOTICE).isVisible()


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET public = '[]' WHERE rowid = 2",
        "DELETE FROM drafts WHERE game = (SELECT game FROM games)",
    ],
    ids=["in the list", "inside"],
)
def test_a_damaged_game_is_named_and_set_aside_and_the_other_offered(
    start: Start, folders: UserFolders, damage: str
) -> None:
    for _ in range(2):
        started = start()
        started.new_table(*FIVE)
        started.close()
    with closing(sqlite3.connect(folders.journal)) as connection, connection:
        connection.execute(damage.replace("FROM games)", "FROM games WHERE rowid = 2)"))
    last = start()
    while last.find(names.HOME_NOTICE).isVisible():
        last.click(names.home_notice_action("understood"))
    last.click(names.HOME_GO_ON)
    if last.shows(PageName.HOME):
        assert last.find(names.HOME_NOTICE).isVisible()
        last.click(names.home_notice_action("understood"))
        last.click(names.HOME_GO_ON)
    assert not last.shows(PageName.HOME)


def test_a_second_program_waits_for_the_first(start: Start, qapp: QApplication, folders: UserFolders) -> None:
    first = start()
    first.new_table(*FIVE)
    second = Started(qapp, folders, "en")
    try:
        assert second.find(names.HOME_NOTICE).isVisible()
        first.close()
        second.click(names.home_notice_action("retry"))
        assert not second.find(names.HOME_NOTICE).isVisible()
        assert second.find(names.HOME_GO_ON).isVisible()
    finally:
        second.close()


def test_every_menu_has_words_and_its_own_key(start: Start) -> None:
    started = start()
    texts = [action.text() for action in started.program.menus]
    keys = [key.toString() for action in started.program.menus for key in action.shortcuts()]
    assert all(texts)
    assert len(set(texts)) == len(texts)
    assert len(set(keys)) == len(keys)


def test_the_list_of_keys_names_them_all(start: Start) -> None:
    started = start()
    started.menu("shortcuts")
    dialog = started.find(names.SHORTCUTS)
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert {keys for _, keys in started.program.menus.list_keys()} <= told
    started.click(names.SHORTCUTS_CLOSE)


def test_a_closed_window_leaves_no_sound_behind(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "shgui.ui.table.sounds.list_system_players", lambda: ((sys.executable, "-c", "input()"),)
    )
    started = start()
    started.new_table(*FIVE)
    sounds = started.program.outputs.sounds
    sounds.play(Sound.GAVEL)
    assert sounds.playing
    started.close()
    assert not sounds.playing


def test_a_hand_closes_when_another_program_comes_to_the_front(start: Start) -> None:
    started = start()
    started.new_table(*FIVE)
    started.click(names.FINGERPRINT_GO_ON)
    hand, area = started.find("handover.hand"), started.find(names.HAND_OVER_HOLD)
    QTest.mousePress(area, Qt.MouseButton.LeftButton)
    half_a_second(area)
    assert hand.accessibleDescription()
    started.application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not hand.accessibleDescription()


def test_the_menu_of_languages_tells_which_is_spoken_and_changes_it(start: Start) -> None:
    started = start("en")
    (menu,) = (each for each in started.window.findChildren(QMenu) if each.title() == "Language")
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["English"]
    next(action for action in menu.actions() if action.text() == "Italiano").trigger()
    assert started.program.preferences.language == "it"
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Italiano"]


def test_the_window_has_its_icon_when_it_has_been_seen(start: Start, qtbot: QtBot) -> None:
    started = start()
    qtbot.waitUntil(lambda: not started.window.windowIcon().isNull())
