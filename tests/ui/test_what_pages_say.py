"""Every text of the pages round a game goes through a catalogue, and everything operated has a name."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from shgui.library.groups import find_played_groups
from shgui.services import import_library
from shgui.storage.user_folders import UserFolders
from shgui.table.seating import Player
from shgui.ui.help import who_made_what
from shgui.ui.help.about_page import AboutPage
from shgui.ui.help.help_page import HOUSE_RULES, HelpPage
from shgui.ui.home.home_page import HomePage
from shgui.ui.library_access import LibraryAccess
from shgui.ui.new_game.new_game_form import OfferedTable
from shgui.ui.new_game.new_game_page import NewTablePage
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.group_page import GroupPage
from shgui.ui.saved_games.saved_games_page import SavedGamesPage
from shgui.ui.settings.settings_page import SettingsPage
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from shgui.words.help_topics import Topic
from tests.pseudo import pseudo_catalogue, untranslated
from tests.ui.asked import (
    NoPhones,
    RecordingPreferences,
    RecordingReviews,
    RecordingRouter,
    RecordingSavedGames,
    RecordingStarter,
    home_page,
    no_game,
)
from tests.ui.hands import lay
from tests.ui.saved_games.listed import saved
from tests.ui.saved_games.test_group_page import games

LANGUAGES = (("en", "English"), ("nb", "Norsk bokmål"))
NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia")
GROUP = tuple(Player(name, "en") for name in NAMES)
FACTS = (
    *(name for _, name in LANGUAGES),
    *NAMES,
    *who_made_what.AUTHORS,
    *who_made_what.FONTS,
    *(part for pair in who_made_what.list_translators() for part in pair),
    who_made_what.HOME,
    who_made_what.LICENCE,
    who_made_what.FONT_LICENCE,
    *who_made_what.LINKED,
    *who_made_what.LIBRARIES,
    who_made_what.LINKED_LICENCE,
    "Ja!",
    "Nein!",
)
FOLDERS = UserFolders(Path("games"), Path("settings"))
Make = Callable[[Renderer, Catalogue], QWidget]


def home(renderer: Renderer, words: Catalogue) -> HomePage:
    page = home_page(UiContext(renderer, words), preferences=RecordingPreferences(LANGUAGES))
    broadcast(page)
    return page


def new_table(renderer: Renderer, words: Catalogue) -> NewTablePage:
    page = NewTablePage(
        UiContext(renderer, words),
        RecordingRouter(),
        RecordingStarter(),
        RecordingPreferences().given,
        NoPhones(),
    )
    broadcast(page)
    page.offer(OfferedTable(LANGUAGES, "en", ("official", "pt_BR", "it"), rulebook="pt_BR", groups=(GROUP,)))
    page.seat(GROUP[:3])
    return page


def settings(renderer: Renderer, words: Catalogue) -> SettingsPage:
    page = SettingsPage(
        UiContext(renderer, words),
        RecordingRouter(),
        RecordingPreferences(LANGUAGES).given,
        LibraryAccess(FOLDERS, "en", import_library),
    )
    broadcast(page)
    return page


def saved_games(renderer: Renderer, words: Catalogue) -> SavedGamesPage:
    page = SavedGamesPage(
        UiContext(renderer, words), RecordingRouter(), RecordingSavedGames([]), RecordingReviews([])
    )
    broadcast(page)
    page.show_games((saved(0),))
    return page


def evenings(renderer: Renderer, words: Catalogue) -> SavedGamesPage:
    page = SavedGamesPage(
        UiContext(renderer, words), RecordingRouter(), RecordingSavedGames([]), RecordingReviews([])
    )
    broadcast(page)
    page.show_games(games(3))
    return page


def group_of(number: int) -> Make:
    def make(renderer: Renderer, words: Catalogue) -> GroupPage:
        page = GroupPage(UiContext(renderer, words), RecordingRouter())
        broadcast(page)
        page.enter(find_played_groups(games(number))[0])
        return page

    return make


def about(renderer: Renderer, words: Catalogue) -> AboutPage:
    page = AboutPage(UiContext(renderer, words), RecordingRouter(), "1")
    broadcast(page)
    return page


def help_at(topic: str) -> Make:
    def make(renderer: Renderer, words: Catalogue) -> HelpPage:
        page = HelpPage(UiContext(renderer, words), RecordingRouter(), no_game())
        page.set_rules("pt_BR", 7)
        broadcast(page)
        page.show_topic(topic)
        return page

    return make


PAGES: dict[str, Make] = {
    "home": home,
    "new table": new_table,
    "settings": settings,
    "about": about,
    "saved games": saved_games,
    "evenings": evenings,
    "group of 3": group_of(3),
    "group of 12": group_of(12),
    **{topic: help_at(topic) for topic in (*map(str, Topic), HOUSE_RULES)},
}


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest, qtbot: QtBot, renderer: Renderer) -> Iterator[QWidget]:
    page = PAGES[request.param](renderer, pseudo_catalogue())
    window = lay(qtbot, page)
    yield page
    window.close()


def texts_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    match widget:
        case QLabel():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QListWidget():
            yield from (widget.item(row).text() for row in range(widget.count()))
        case _:
            pass


@pytest.mark.lengthy(daily=10)
def test_every_text_comes_out_of_a_catalogue(page: QWidget) -> None:
    odd = {
        word
        for widget in page.findChildren(QWidget)
        if widget.objectName() != "about.licence"
        for text in texts_of(widget)
        for word in untranslated(text, *FACTS)
    }
    assert odd == set()


@pytest.mark.lengthy(daily=10)
def test_everything_that_can_be_operated_has_a_name_and_a_stable_one(page: QWidget) -> None:
    operated = [
        widget
        for widget in page.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
    ]
    assert operated
    for widget in operated:
        spoken = QAccessible.queryAccessibleInterface(widget)
        assert spoken is not None
        assert spoken.text(QAccessible.Text.Name), widget
        assert widget.objectName(), widget
