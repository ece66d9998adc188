"""With larger texts everything that can be chosen on the first page is still seen."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.ui import widget_names as names
from shgui.ui.home.home_page import HomePage, Notice
from shgui.ui.home.notices import CrashReport, DamagedGame, NoticeCause, describe_cause
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text, Theme, build_style_sheet
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from shgui.words.languages import get_endonym, list_languages
from tests.ui.appearance import change_appearance
from tests.ui.asked import RecordingPreferences, home_page
from tests.ui.hands import find, lay
from tests.ui.large_text.measures import (
    LARGE,
    PAGE,
    PLAYERS,
    dressed,
    settle,
    under_a_fade,
)


def first_page(ui: UiContext) -> HomePage:
    languages = tuple((code, get_endonym(code)) for code in list_languages())
    return home_page(ui, preferences=RecordingPreferences(languages))


@pytest.mark.parametrize("percent", LARGE)
def test_all_that_can_be_chosen_on_the_first_page_is_seen(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, percent: int
) -> None:
    page = first_page(UiContext(renderers[percent], words))
    window = lay(qtbot, page, *PAGE)
    dressed(window, renderers[percent])
    change_appearance(page, renderers[percent])
    broadcast(page)
    page.show_game(f"{words.row_of(PLAYERS)} — 19.11.2026")
    page.show_saved_games(True)
    settle()
    assert under_a_fade(window) == []


FILE = Path("/home/Bartholomew/.local/share/secret-hitler/games.sqlite3")


NOTICES: dict[NoticeCause, bool] = {
    JournalError(JournalProblem.FOREIGN_FILE, FILE, "file is not a database"): False,
    JournalError(JournalProblem.DAMAGED_FILE, FILE, "database disk image is malformed"): False,
    JournalError(JournalProblem.FOLDER_UNUSABLE, FILE, "Permission denied"): True,
    DamagedGame(PLAYERS, datetime(2026, 11, 19, 20, tzinfo=UTC)): True,
    CrashReport(FILE): True,
}
"""And whether there may be games nevertheless."""


WAYS_ON = ("Try again", "Choose another folder", "Set this file aside and start a new one")


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("percent", LARGE)
def test_all_that_can_be_chosen_is_seen_below_a_notice(
    qtbot: QtBot, renderers: dict[int, Renderer], words: Catalogue, percent: int
) -> None:
    page = first_page(UiContext(renderers[percent], words))
    window = lay(qtbot, page, *PAGE)
    dressed(window, renderers[percent])
    broadcast(page)
    settle()
    least, height = renderers[100].theme.type.pixels(Text.BODY), find(page, names.HOME_NEW_TABLE).height()
    ways = tuple((way, words.gettext(way)) for way in WAYS_ON)
    for went_wrong, games in NOTICES.items():
        page.show_game(f"{words.row_of(PLAYERS)} — 19.11.2026" if games else None)
        page.show_saved_games(games)
        page.show_notice(Notice(describe_cause(words, went_wrong), ways))
        settle()
        assert under_a_fade(window) == [], went_wrong
        assert find(page, names.HOME_NOTICE).fontInfo().pixelSize() >= least
    page.show_game(None)
    page.show_saved_games(False)
    page.show_notice(None)
    settle()
    assert find(page, names.HOME_NEW_TABLE).height() == height


def test_the_menus_take_no_more_room_from_the_pages() -> None:
    drawn, larger = (Theme.of(height=720, percent=percent) for percent in (100, 200))
    icons = resources.assets() / "icons"
    bars = [build_style_sheet(theme, icons).partition("QMenuBar::item {")[2] for theme in (drawn, larger)]
    assert bars[0].startswith(" padding: 3px")
    assert bars[1].startswith(" padding: 0px")
