"""The services of the program. Each is imported and built when it is first asked for, and kept to the end."""

import os
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QApplication, QWidget

from shgui import resources
from shgui.storage.journal_errors import JournalError, JournalProblem
from shgui.storage.user_folders import UserFolders
from shgui.ui.library_access import LibraryAccess, LibraryModules
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import SettingsFile
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.main_window import MainWindow, MenuBar, compute_height_at_start
from shgui.ui.shell.page_registry import PAGES
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.theme import load_fonts
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue

if TYPE_CHECKING:
    from shgui.bots.seats.bot_seats import BotSeats
    from shgui.narrator.voice.voice import Voice
    from shgui.storage.journal import GameId
    from shgui.table.answers import Answer
    from shgui.ui.after_game.reviews import Reviews
    from shgui.ui.data_folder import FolderQuestion
    from shgui.ui.file_dialogs import FileDialogs
    from shgui.ui.game.bot_session import BotSession
    from shgui.ui.game.current_game import CurrentGame
    from shgui.ui.game.game_outputs import GameOutputs
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.game.phone_session import PhoneServices, PhoneSession
    from shgui.ui.home.home_actions import HomeActions
    from shgui.ui.home.notices import Notices
    from shgui.ui.home.offered_game import OfferedGame
    from shgui.ui.narrator.shared_voice import SharedVoice
    from shgui.ui.new_game.game_starter import GameStarter
    from shgui.ui.phones.joining import JoiningController
    from shgui.ui.printed.printed_controller import PrintedController
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.saved_games.saved_games import SavedGames
    from shgui.ui.shell.menus import Menus
    from shgui.ui.shell.qt_translations import QtTranslations
    from shgui.ui.table.second_screen import SecondScreen
    from shgui.ui.table.second_screen_switch import SecondScreenControl
    from shgui.ui.table.table_page import TablePage


class AppServices:
    def __init__(self, application: QApplication, folders: UserFolders, language: str | None = None) -> None:
        """Build what the first picture shows. `language` is used instead of the one in the settings."""
        file = SettingsFile(folders.settings / "settings.json")
        settings, self.settings_sound = file.load()
        if settings.data_folder is not None:
            folders = folders._replace(data=Path(settings.data_folder), portable=False)
        assets = resources.assets()
        load_fonts(assets / "fonts")
        self.application = application
        self.folders = folders
        self.appearance = Appearance(application, assets, settings, compute_height_at_start(settings))
        self.preferences = Preferences(file, settings, self.appearance, language)
        self.library_access = LibraryAccess(
            folders, self.preferences.language, import_library, keeps_players=settings.keep_evenings
        )
        self.window = MainWindow(self._make_page, UiContext(self.appearance.renderer, self.preferences.words))
        self.menu_bar = MenuBar(self.window)
        self.router = Router(self.window)
        self.router.game_returned.connect(self._resume_game)
        self.preferences.changed.connect(self._keep_players)

    @property
    def ui(self) -> UiContext:
        return self.window.ui

    @cached_property
    def notices(self) -> "Notices":
        from shgui.ui.home.notices import Notices

        return Notices(self.library_access, self.preferences)

    @cached_property
    def offered_game(self) -> "OfferedGame":
        from shgui.ui.home.offered_game import OfferedGame

        return OfferedGame(self.library_access, self.games, self.notices)

    @cached_property
    def home(self) -> "HomeActions":
        from shgui.ui.home.home_actions import HomeActions

        return HomeActions(self.window, self.router, self.preferences, self.offered_game, self.notices)

    @cached_property
    def games(self) -> "CurrentGame":
        from shgui.ui.game.current_game import CurrentGame

        return CurrentGame(self.router, self._make_session, self._make_printed, (self.phones, self.bots))

    @cached_property
    def phones(self) -> "PhoneSession":
        from shgui.ui.game.phone_session import PhoneSession

        def open_phones(seat: int | None) -> None:
            self.router.open(PageName.PHONES, seat)

        return PhoneSession(
            self._make_phone_services, self._show_failure, self._show_phone_trouble, open_phones
        )

    @cached_property
    def bots(self) -> "BotSession":
        from shgui.ui.game.bot_session import BotSession

        return BotSession(
            lambda say_failure: make_bots(self.window, self.preferences, say_failure),
            self._show_bot_failure,
            self.window,
        )

    @cached_property
    def game_starter(self) -> "GameStarter":
        from shgui.ui.new_game.game_starter import GameStarter

        return GameStarter(self.preferences, self.library_access, self.games, self.home, self.offered_game)

    @cached_property
    def reviews(self) -> "Reviews":
        from shgui.ui.after_game.reviews import Reviews

        return Reviews(self.router, self.library_access, self.games, self.home)

    @cached_property
    def saved_games(self) -> "SavedGames":
        from shgui.ui.saved_games.saved_games import SavedGames

        return SavedGames(
            self.window,
            self.preferences,
            self.library_access,
            self.router,
            self.home,
            self.offered_game,
            self.file_dialogs,
            self.reviews,
        )

    @cached_property
    def file_dialogs(self) -> "FileDialogs":
        from shgui.ui.file_dialogs import FileDialogs

        return FileDialogs(self.window, self.preferences)

    @cached_property
    def joining(self) -> "JoiningController":
        from shgui.ui.phones.joining import JoiningController

        return JoiningController(self.window, self.preferences, self.phones, self.games)

    @cached_property
    def voice(self) -> "SharedVoice":
        from shgui.ui.narrator.shared_voice import SharedVoice

        return SharedVoice(self.preferences, lambda: make_voice(self.folders.data))

    @cached_property
    def menus(self) -> "Menus":
        from shgui.ui.shell.menus import MenuActions, Menus

        menus = Menus(self.window, self.menu_bar)
        MenuActions(self.window, menus, self.router, self.games, self.preferences)
        return menus

    @cached_property
    def second_screen(self) -> "SecondScreenControl":
        from shgui.ui.table.second_screen_switch import SecondScreenControl

        return SecondScreenControl(
            self.menus, self.window, self.appearance, self.preferences, self._make_second_screen
        )

    @cached_property
    def outputs(self) -> "GameOutputs":
        from shgui.ui.game.game_outputs import GameOutputs
        from shgui.ui.shell.system_preferences import is_motion_unwanted

        # What the system says about motion takes a while to ask, and must be known before the first game.
        self.appearance.set_motion_unwanted(is_motion_unwanted(os.environ, Path.home()))
        sounds = resources.assets() / "sounds"
        return GameOutputs(self.window, self.preferences, self.second_screen, self.voice, sounds)

    @cached_property
    def qt_texts(self) -> "QtTranslations":
        from shgui.ui.shell.qt_translations import QtTranslations

        return QtTranslations(self.application)

    @cached_property
    def _folder_question(self) -> "FolderQuestion":
        from shgui.ui.data_folder import FolderQuestion

        return FolderQuestion(self.window, self.preferences, self.library_access)

    # Made with the first game of their kind

    def _make_page(self, name: PageName) -> QWidget:
        return cast(QWidget, PAGES[name](self))

    def _make_second_screen(self) -> "SecondScreen":
        from shgui.ui.table.second_screen import SecondScreen

        return SecondScreen(self.appearance.renderer, self.preferences.words)

    def _make_session(self) -> "GameSession":
        from shgui.ui.game.game_session import GameSession

        outputs, phones = self.outputs, self.phones
        session = GameSession(
            self.router,
            load_catalogue,
            lambda: self.preferences.settings.hold_to_see,
            outputs.second,
            phones,
            outputs.play,
            self.window,
        )
        session.failed.connect(self._show_failure)
        page = cast("TablePage", self.window.page(PageName.TABLE))
        outputs.follow(session, page)
        phones.follow(session)
        self.bots.follow(session, self.router, page)
        return session

    def _make_printed(self) -> "PrintedController":
        from shgui.ui.printed.printed_controller import PrintedController

        controller = PrintedController(self.router, self.window)
        controller.failed.connect(self._show_failure)
        self.outputs.follow_printed(cast("PrintedPage", self.window.page(PageName.PRINTED)))
        return controller

    def _make_phone_services(self) -> "PhoneServices":
        # The page of phones says at the table who comes and goes, even if the code was never shown.
        self.joining.update_page()
        return make_phones(self.window)

    def _resume_game(self, game: "GameId") -> None:
        if game != self.games.game:
            self.saved_games.resume(game)

    def _keep_players(self) -> None:
        wanted = self.preferences.settings.keep_evenings
        if wanted != self.library_access.keeps_players:
            try:
                self.library_access.keep_players(wanted)
            except JournalError as trouble:
                self.notices.add_trouble(trouble)

    # What the page on the window says when something failed

    def _show_failure(self, answer: "Answer", *, of_bot: bool = False) -> None:
        from shgui.table.answers import NotSaved
        from shgui.ui.failures import describe_failure

        table = self.games.any_table
        if table is None:
            return
        sentence = describe_failure(self.preferences.words, answer, table, self.library_access.journal_path)
        is_moved = isinstance(answer, NotSaved) and answer.problem is JournalProblem.FILE_MOVED
        # The question says what can be done about a file that was moved.
        self.window.show_refusal(sentence.partition("\n")[0] if is_moved else sentence)
        if is_moved:
            # A bot tries the same step again and again; people do it when they like.
            self._folder_question.offer(again=not of_bot)

    def _show_bot_failure(self, answer: "Answer | None") -> None:
        """Say what the table couldn't save; with None, that nothing thinks for the bots any more."""
        from shgui.words import bot_texts

        if answer is None:
            self.window.show_refusal(bot_texts.get_bots_failed_text(self.preferences.words))
        else:
            self._show_failure(answer, of_bot=True)

    def _show_phone_trouble(self, code: str) -> None:
        from shgui.words import phone_texts

        self.window.show_refusal(phone_texts.TROUBLES[code](self.preferences.words))


def import_library() -> LibraryModules:
    from shgui.library.library import Library
    from shgui.storage.journal import Journal
    from shgui.storage.journal_store import set_journal_aside
    from shgui.storage.keyring import Keyring

    return LibraryModules(Library, Journal, Keyring, set_journal_aside)


def make_voice(data: Path) -> "Voice":
    from shgui.narrator.voice.voice import create_voice

    return create_voice(resources.assets(), data)


def make_phones(window: QWidget) -> "PhoneServices":
    """Import what phones need of the network. Nothing listens before a network is chosen."""
    from shgui.phones.server.networks import NetworkWatcher
    from shgui.phones.session.phone_room import PhoneRoom
    from shgui.ui.game.phone_session import PhoneServices

    return PhoneServices(PhoneRoom(load_catalogue, window), NetworkWatcher(parent=window))


def make_bots(
    window: QWidget, preferences: Preferences, say_failure: "Callable[[Answer | None], None]"
) -> "BotSeats":
    from shgui.bots.seats.bot_process import BotProcess, build_bot_command
    from shgui.bots.seats.bot_seats import BotSeats
    from shgui.bots.seats.pace import BotTempo

    pace = lambda: BotTempo(preferences.settings.bot_pace)  # noqa: E731
    return BotSeats(BotProcess(build_bot_command(), window), pace, say_failure, window)
