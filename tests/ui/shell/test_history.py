"""Back returns to the page that one came from, however many pages were opened on each other."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.after_game.replay_page import ReplayPage
from shgui.ui.help.help_page import HelpPage
from shgui.ui.shell.pages import PageName
from shgui.words.help_topics import Topic
from tests.ui.after_game.replay.evenings import told_game
from tests.ui.programs import FIVE, QUIET, SEVEN, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Open = Callable[[Started], object]
ON_TOP: dict[PageName, Open] = {
    PageName.SETTINGS: lambda started: started.menu("settings"),
    PageName.HELP: lambda started: started.menu("help"),
    PageName.GUIDE: lambda started: started.menu("guide"),
    PageName.ABOUT: lambda started: started.menu("about"),
    PageName.NARRATOR: lambda started: started.menu("narrator"),
    PageName.PHONES: lambda started: started.program.router.open(PageName.PHONES),
    PageName.WATCH: lambda started: started.program.router.open(PageName.WATCH, told_game(), 4),
}
LETS_GO: dict[PageName, Open] = {
    PageName.NEW_TABLE: lambda started: started.menu("new_table"),
    PageName.SAVED_GAMES: lambda started: started.menu("saved_games"),
    PageName.PRACTICE: lambda started: started.program.router.open(PageName.PRACTICE),
}
"""Opened in the middle of a game, these let it go."""
PAGES = ON_TOP | LETS_GO


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = Started(qapp, folders, "en")
    yield program
    program.close()


def back(started: Started) -> PageName | None:
    started.program.router.back()
    return started.program.window.current


def texts_of(started: Started, page: str) -> list[str]:
    return [label.text() for label in started.find(page).findChildren(QLabel) if label.isVisible()]


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("lower", PAGES)
def test_from_the_home_page_back_leads_through_every_pair_of_pages(started: Started, lower: PageName) -> None:
    for upper in PAGES:
        if upper is lower:
            continue
        PAGES[lower](started)
        PAGES[upper](started)
        assert started.shows(upper)
        assert back(started) is lower, upper
        assert back(started) is PageName.HOME, upper


def test_in_a_game_back_leads_through_every_pair_of_pages(started: Started) -> None:
    started.new_table(*SEVEN)
    started.click(names.FINGERPRINT_GO_ON)
    game, page = started.table.game, started.program.window.current
    for lower, upper in product(ON_TOP, repeat=2):
        if upper is lower:
            continue
        ON_TOP[lower](started)
        ON_TOP[upper](started)
        assert back(started) is lower, upper
        assert back(started) is page, (lower, upper)
        assert started.table.game == game


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("page", LETS_GO)
@pytest.mark.parametrize("between", [None, PageName.SETTINGS])
def test_a_game_that_was_let_go_is_resumed(
    started: Started, page: PageName, between: PageName | None
) -> None:
    started.new_table(*SEVEN)
    started.click(names.FINGERPRINT_GO_ON)
    game, shown = started.table.game, started.program.window.current
    if between is not None:
        PAGES[between](started)
    LETS_GO[page](started)
    assert started.program.games.table is None
    if between is not None:
        assert back(started) is between
    assert back(started) is shown
    assert started.table.game == game


def test_a_printed_game_that_was_let_go_is_resumed(started: Started) -> None:
    started.click(names.HOME_PRINTED)
    for row, name in enumerate(FIVE):
        started.write(names.new_table_name(row), name)
    started.click(names.NEW_TABLE_START)
    started.menu("saved_games")
    assert back(started) is PageName.PRINTED


def test_a_game_set_aside_meanwhile_is_not_resumed(started: Started) -> None:
    started.new_table(*FIVE)
    started.menu("saved_games")
    started.click(names.SAVED_GAMES_SET_ASIDE)
    assert back(started) is PageName.HOME


def test_the_same_page_may_lie_on_itself_further_down(started: Started) -> None:
    for name in ("settings", "help", "settings", "guide"):
        started.menu(name)
    pages = [PageName.SETTINGS, PageName.HELP, PageName.SETTINGS, PageName.HOME]
    assert [back(started) for _ in pages] == pages


def test_asking_for_the_page_that_is_open_adds_no_step(started: Started) -> None:
    for name in ("settings", "settings", "new_table", "new_table"):
        started.menu(name)
    assert [back(started), back(started)] == [PageName.SETTINGS, PageName.HOME]


def test_the_topic_that_was_read_is_open_again(started: Started) -> None:
    started.menu("help")
    page = started.program.window.page(PageName.HELP)
    assert isinstance(page, HelpPage)
    page.show_topic(Topic.VETO)
    started.menu("settings")
    started.menu("help")
    assert page.help_topic() != Topic.VETO
    assert [back(started), back(started)] == [PageName.SETTINGS, PageName.HELP]
    assert page.help_topic() == Topic.VETO


def test_the_moment_that_was_watched_is_shown_again(started: Started) -> None:
    router = started.program.router
    first, second = told_game(), told_game(deck="FLFFLFFFLFFLFFLFL")
    router.open(PageName.WATCH, first, 7)
    started.menu("saved_games")
    router.open(PageName.WATCH, second, 3)
    assert [back(started), back(started)] == [PageName.SAVED_GAMES, PageName.WATCH]
    page = started.program.window.page(PageName.WATCH)
    assert isinstance(page, ReplayPage)
    assert page.game is first
    assert page.step == 7


def test_the_kind_of_table_that_was_asked_for_is_there_again(started: Started) -> None:
    started.click(names.HOME_PRINTED)
    started.menu("settings")
    started.menu("new_table")
    assert started.sees(names.NEW_TABLE_ADD_BOT)
    assert [back(started), back(started)] == [PageName.SETTINGS, PageName.NEW_TABLE]
    assert not started.sees(names.NEW_TABLE_ADD_BOT)


def test_at_home_and_in_a_game_the_history_begins_anew(started: Started) -> None:
    started.menu("settings")
    started.menu("help")
    started.menu("home")
    started.menu("about")
    assert back(started) is PageName.HOME
    started.menu("settings")
    started.menu("new_table")
    for row, name in enumerate(FIVE):
        started.write(names.new_table_name(row), name)
    started.click(names.NEW_TABLE_START)
    started.menu("help")
    assert back(started) is PageName.FINGERPRINT


def test_help_opened_in_settings_leads_back_to_them(started: Started) -> None:
    for name in ("guide", "settings", "help"):
        started.menu(name)
    started.click(names.HELP_BACK)
    assert started.shows(PageName.SETTINGS)
    started.click(names.SETTINGS_BACK)
    assert started.shows(PageName.GUIDE)


def test_a_running_game_is_returned_to_at_the_screen_that_is_due(started: Started) -> None:
    started.new_table(*FIVE)
    started.menu("settings")
    started.menu("help")
    # As a phone does it.
    started.table.deal_without_words()
    assert back(started) is PageName.SETTINGS
    assert back(started) is PageName.HAND_OVER


def test_what_was_typed_for_a_new_table_is_still_there(started: Started) -> None:
    started.click(names.HOME_NEW_TABLE)
    for row, name in enumerate(FIVE):
        started.write(names.new_table_name(row), name)
    started.click(names.NEW_TABLE_CLAIMS)
    for name in ("settings", "help"):
        started.menu(name)
    started.click(names.HELP_BACK)
    started.click(names.SETTINGS_BACK)
    typed = [started.find(names.new_table_name(row)).property("text") for row in range(len(FIVE))]
    assert typed == list(FIVE)
    assert started.find(names.NEW_TABLE_CLAIMS).property("checked")


def test_what_was_chosen_for_practice_is_still_there(started: Started) -> None:
    started.click(names.HOME_PRACTICE)
    started.write(names.PRACTICE_NAME, "Ana")
    started.click(names.choice_name(names.PRACTICE_BOTS, "7"))
    started.menu("settings")
    started.click(names.SETTINGS_BACK)
    assert started.find(names.PRACTICE_NAME).property("text") == "Ana"
    assert started.find(names.choice_name(names.PRACTICE_BOTS, "7")).property("checked")


def test_a_guided_round_is_returned_to_at_its_step(started: Started) -> None:
    started.menu("guide")
    started.click(names.GUIDE_NEXT)
    explained = texts_of(started, names.GUIDE)
    started.menu("settings")
    started.click(names.SETTINGS_BACK)
    assert texts_of(started, names.GUIDE) == explained
