"""Makes all pages but the first. Each is imported when it is first wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from shgui.ui.library_access import Archive
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.navigator import Navigator
from shgui.ui.shell.pages import PageName
from shgui.ui.widgets.themed import UiContext

if TYPE_CHECKING:
    from shgui.ui.file_dialogs import SaveFile
    from shgui.ui.new_game.phone_rows import RowsByPhone
    from shgui.ui.phones.joining_page import JoiningActions
    from shgui.ui.saved_games.saved_games_page import SavedGamesActions


class PageMaker:
    def __init__(
        self,
        navigator: Navigator,
        saved: "SavedGamesActions",
        preferences: Preferences,
        archive: Archive,
        voice: SharedVoice,
        version: str,
        phones: "RowsByPhone",
        joining: "Callable[[], JoiningActions]",
        save_file: "SaveFile",
    ) -> None:
        self._navigator = navigator
        self._saved = saved
        self._preferences = preferences
        self._archive = archive
        self._voice = voice
        self._version = version
        self._phones = phones
        self._joining = joining
        self._save_file = save_file

    def make(self, name: PageName, ui: UiContext) -> QWidget:
        match name:
            case PageName.NEW_TABLE:
                from shgui.ui.new_game.new_game_page import NewTablePage

                return NewTablePage(ui, self._navigator, self._preferences, self._phones)
            case PageName.PRACTICE:
                from shgui.ui.new_game.practice_page import PracticePage

                return PracticePage(ui, self._navigator)
            case PageName.PHONES:
                from shgui.ui.phones.joining_page import JoiningPage

                return JoiningPage(ui, self._navigator, self._joining())
            case PageName.SAVED_GAMES:
                from shgui.ui.saved_games.saved_games_page import SavedGamesPage

                return SavedGamesPage(ui, self._navigator, self._saved)
            case PageName.GROUP:
                from shgui.ui.saved_games.group_page import GroupPage

                return GroupPage(ui, self._navigator)
            case PageName.NARRATOR:
                from shgui.ui.narrator.narrator_page import NarratorPage

                page = NarratorPage(ui, self._navigator, self._preferences)
                page.set_voice(self._voice.voice)
                return page
            case PageName.SETTINGS:
                from shgui.ui.settings.settings_page import SettingsPage

                return SettingsPage(ui, self._navigator, self._preferences, self._archive)
            case PageName.ABOUT | PageName.HELP | PageName.GUIDE:
                return self._make_help(name, ui)
            case _:
                return make_game_page(name, ui, self._navigator, self._save_file)

    def _make_help(self, name: PageName, ui: UiContext) -> QWidget:
        if name is PageName.ABOUT:
            from shgui.ui.help.about_page import AboutPage

            return AboutPage(ui, self._navigator, self._version)
        if name is PageName.HELP:
            from shgui.ui.help.help_page import HelpPage

            return HelpPage(ui, self._navigator)
        from shgui.ui.help.guide_page import GuidePage

        return GuidePage(ui, self._navigator)


def make_game_page(name: PageName, ui: UiContext, navigator: Navigator, save_file: "SaveFile") -> QWidget:
    """A page that shows a game and knows of nothing else."""
    match name:
        case PageName.FINGERPRINT:
            from shgui.ui.new_game.fingerprint_page import FingerprintPage

            return FingerprintPage(ui)
        case PageName.TABLE:
            from shgui.ui.table.table_page import TablePage

            return TablePage(ui.renderer)
        case PageName.HAND_OVER:
            from shgui.ui.hand_over.hand_over_page import HandOverPage

            return HandOverPage(ui)
        case PageName.TO_TABLE:
            from shgui.ui.hand_over.return_page import ToTablePage

            return ToTablePage(ui)
        case PageName.END:
            from shgui.ui.ending.end_page import EndPage

            return EndPage(ui, navigator)
        case PageName.REVIEW:
            from shgui.ui.after_game.review_page import ReviewPage

            return ReviewPage(ui, navigator, save_file)
        case PageName.WATCH:
            from shgui.ui.after_game.replay_page import ReplayPage

            return ReplayPage(ui, navigator)
        case PageName.PRINTED:
            from shgui.ui.printed.printed_page import PrintedPage

            return PrintedPage(ui, navigator)
        case _:
            raise ValueError(name)
