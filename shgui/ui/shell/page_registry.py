"""Makers of all pages. A page is imported when it is first opened."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from shgui import __version__
from shgui.ui.shell.pages import PageName, WindowPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QScrollArea

    from shgui.services import AppServices
    from shgui.ui.home.earlier_games import EarlierGames
    from shgui.ui.home.notice_sheet import NoticeSheet
    from shgui.ui.widgets.themed import UiContext


def _make_home(services: "AppServices") -> WindowPage:
    from shgui.ui.home.home_page import HomePage, LateWidgets

    def make_notice_sheet(ui: "UiContext", page: QWidget) -> "NoticeSheet":
        from shgui.ui.home.notice_sheet import NoticeSheet

        return NoticeSheet(ui, page)

    def make_earlier_games(ui: "UiContext", page: QWidget) -> "EarlierGames":
        from shgui.ui.home.earlier_games import EarlierGames

        return EarlierGames(ui, page)

    def make_scroll_area(choices: QWidget, page: QWidget) -> "QScrollArea":
        from shgui.ui.widgets.scrolled import wrap_in_scroll_area

        return wrap_in_scroll_area(choices, page)

    late = LateWidgets(make_notice_sheet, make_earlier_games, make_scroll_area)
    return HomePage(services.ui, services.router, services.preferences, late)


def _make_new_table(services: "AppServices") -> WindowPage:
    from shgui.ui.new_game.new_game_page import NewTablePage

    starter, preferences = services.game_starter, services.preferences
    return NewTablePage(services.ui, services.router, starter, preferences, services.phones)


def _make_practice(services: "AppServices") -> WindowPage:
    from shgui.ui.new_game.practice_page import PracticePage

    return PracticePage(services.ui, services.router, services.game_starter)


def _make_fingerprint(services: "AppServices") -> WindowPage:
    from shgui.ui.new_game.fingerprint_page import FingerprintPage

    return FingerprintPage(services.ui)


def _make_table(services: "AppServices") -> WindowPage:
    from shgui.ui.table.table_page import TablePage

    return TablePage(services.ui)


def _make_hand_over(services: "AppServices") -> WindowPage:
    from shgui.ui.hand_over.hand_over_page import HandOverPage

    return HandOverPage(services.ui)


def _make_to_table(services: "AppServices") -> WindowPage:
    from shgui.ui.hand_over.return_page import ToTablePage

    return ToTablePage(services.ui)


def _make_end(services: "AppServices") -> WindowPage:
    from shgui.ui.ending.end_page import EndPage

    return EndPage(services.ui, services.router, services.reviews, services.game_starter)


def _make_review(services: "AppServices") -> WindowPage:
    from shgui.ui.after_game.review_page import ReviewPage

    return ReviewPage(services.ui, services.router, services.game_starter, services.file_dialogs.save)


def _make_watch(services: "AppServices") -> WindowPage:
    from shgui.ui.after_game.replay_page import ReplayPage

    page = ReplayPage(services.ui, services.router)
    services.outputs.follow_replay(page)
    return page


def _make_saved_games(services: "AppServices") -> WindowPage:
    from shgui.ui.saved_games.saved_games_page import SavedGamesPage

    return SavedGamesPage(services.ui, services.router, services.saved_games, services.reviews)


def _make_group(services: "AppServices") -> WindowPage:
    from shgui.ui.saved_games.group_page import GroupPage

    return GroupPage(services.ui, services.router)


def _make_settings(services: "AppServices") -> WindowPage:
    from shgui.ui.settings.settings_page import SettingsPage

    return SettingsPage(services.ui, services.router, services.preferences, services.library_access)


def _make_help(services: "AppServices") -> WindowPage:
    from shgui.ui.help.help_page import HelpPage

    return HelpPage(services.ui, services.router, services.games)


def _make_guide(services: "AppServices") -> WindowPage:
    from shgui.ui.help.guide_page import GuidePage

    return GuidePage(services.ui, services.router, services.preferences, services.games)


def _make_about(services: "AppServices") -> WindowPage:
    from shgui.ui.help.about_page import AboutPage

    return AboutPage(services.ui, services.router, __version__)


def _make_printed(services: "AppServices") -> WindowPage:
    from shgui.ui.printed.printed_page import PrintedPage

    return PrintedPage(services.ui, services.router)


def _make_narrator(services: "AppServices") -> WindowPage:
    from shgui.ui.narrator.narrator_page import NarratorPage

    page = NarratorPage(services.ui, services.router, services.preferences, services.games)
    page.set_voice(services.voice.voice)
    return page


def _make_phones(services: "AppServices") -> WindowPage:
    from shgui.ui.phones.joining_page import JoiningPage

    return JoiningPage(services.ui, services.router, services.joining)


PAGES: Mapping[PageName, Callable[["AppServices"], WindowPage]] = {
    PageName.HOME: _make_home,
    PageName.NEW_TABLE: _make_new_table,
    PageName.PRACTICE: _make_practice,
    PageName.FINGERPRINT: _make_fingerprint,
    PageName.TABLE: _make_table,
    PageName.HAND_OVER: _make_hand_over,
    PageName.TO_TABLE: _make_to_table,
    PageName.END: _make_end,
    PageName.REVIEW: _make_review,
    PageName.WATCH: _make_watch,
    PageName.SAVED_GAMES: _make_saved_games,
    PageName.GROUP: _make_group,
    PageName.SETTINGS: _make_settings,
    PageName.HELP: _make_help,
    PageName.GUIDE: _make_guide,
    PageName.ABOUT: _make_about,
    PageName.PRINTED: _make_printed,
    PageName.NARRATOR: _make_narrator,
    PageName.PHONES: _make_phones,
}
