"""The composition root: the one place that knows all rooms and puts them together."""

import gc
import os
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6 import QtCore
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from shgui import __version__, resources
from shgui.storage.user_folders import UserFolders, user_folders
from shgui.ui.home.home_ways import HomeWays
from shgui.ui.library_access import Archive
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings, SettingsFile
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.crash_reports import CrashReports
from shgui.ui.shell.main_window import MainWindow, MenuBar, height_at_start
from shgui.ui.shell.no_window import windows_or_words
from shgui.ui.shell.pages import PageName
from shgui.ui.theme import load_fonts
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtCore import Qt

    from shgui.bots.seats.bot_seats import BotSeats
    from shgui.debugging import Log
    from shgui.library.finished_game import FinishedGame
    from shgui.narrator.voice.voice import Voice
    from shgui.review.bot_minds import MindOfBots
    from shgui.services import AppServices
    from shgui.table.answers import Answer
    from shgui.table.table_reader import TableReader
    from shgui.ui.after_game.review import Review
    from shgui.ui.game.current_game import CurrentGame
    from shgui.ui.game.game_outputs import GameOutputs
    from shgui.ui.game.phone_session import PhoneServices
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.help.guide_page import GuidePage
    from shgui.ui.home.home_actions import Home
    from shgui.ui.shell.debug_log import WindowLog
    from shgui.ui.shell.menus import Menus
    from shgui.ui.shell.qt_translations import QtTexts
    from shgui.ui.shell.router import Router
    from shgui.ui.table.second_screen_switch import SecondScreenControl

CRASHED = 1


class Program:
    """Everything that lives as long as the window does."""

    def __init__(self, application: QApplication, folders: UserFolders, language: str | None = None) -> None:
        file = SettingsFile(folders.settings / "settings.json")
        settings, sound = file.load()
        folders = _with_data(folders, settings)
        self._application = application
        self._data = folders.data
        self._log: WindowLog | None = None
        assets = resources.assets()
        load_fonts(assets / "fonts")
        self.looks = Appearance(application, assets, settings, height_at_start(settings))
        self.preferences = Preferences(file, settings, self.looks, language)
        self.reports = CrashReports(folders.data, __version__)
        self.archive = Archive(folders, self.preferences.language)
        self.window = MainWindow(self._make_page, UiContext(self.looks.renderer, self.preferences.words))
        self._menu_bar = MenuBar(self.window)
        self._home_ways = HomeWays(self._give_rooms)
        self._followers: GameOutputs | None = None
        self._speak()
        self.preferences.language_changed.connect(self._speak)
        self.preferences.language_changed.connect(self._have_qt_speak)
        self.looks.changed.connect(self._dress)
        self.window.height_changed.connect(self.looks.follow_height)
        self.window.closing.connect(self._close)
        self._crash = self.reports.unseen()
        self._settings_sound = sound

    def tell(self, log: "Log") -> None:
        """What happens is told from now on, to the end of the program; never a secret."""
        from shgui.ui.game.debug_game_log import GamesLog
        from shgui.ui.shell.debug_log import NoticesLog, QtLog, SettingsLog, WindowLog

        GamesLog(log, self.games, self.window)
        self._log = WindowLog(log, self.window)
        NoticesLog(log, self._rooms.notices, self.window)
        SettingsLog(log, self.preferences, self.looks, self.window)
        self._application.aboutToQuit.connect(QtLog(log, str(Path.home())).let_go)

    def open(self, record: Path | None = None) -> None:
        """Show the window: with the first page, or with the game that a record tells."""
        self.window.place(self.preferences.settings)
        self._show_home()
        if record is not None:
            self._open_record(record)
        self.window.first_seen.connect(self.complete)
        self.window.first_seen.connect(self.looks.ask_system)
        self.window.first_seen.connect(self._guard_input)
        self.window.first_seen.connect(self._give_icon)
        self.window.first_seen.connect(self._forget_sources)
        self.window.show()

    def open_another(self, record: Path) -> None:
        """A record that was double-clicked while the program runs. It doesn't push a game off the table."""
        if self.games.any_table is None:
            self._open_record(record)

    @property
    def games(self) -> "CurrentGame":
        return self._rooms.games

    @property
    def home(self) -> "Home":
        return self._rooms.home

    @property
    def navigator(self) -> "Router":
        return self._rooms.navigator

    @cached_property
    def menus(self) -> "Menus":
        """With all that they do."""
        from shgui.ui.shell.menu_actions import MenuActions
        from shgui.ui.shell.menus import Menus

        menus = Menus(self.window, self._menu_bar)
        MenuActions(self.window, menus, self.navigator, self.games, self.preferences)
        return menus

    @cached_property
    def _rooms(self) -> "AppServices":
        from shgui.services import AppServices
        from shgui.ui.home.notices import CrashReport, SettingsTrouble

        rooms = AppServices(
            self.window,
            self.preferences,
            self.archive,
            __version__,
            self._make_voice,
            make_review,
            self._make_followers,
            self._make_phones,
            self._make_bots,
        )
        if self._crash is not None:
            rooms.notices.add(CrashReport(self._crash))
        if not self._settings_sound:
            rooms.notices.add(SettingsTrouble.RESET)
        # Before there are rooms there is no page on which a hand lies open.
        self._application.applicationStateChanged.connect(self._follow_application)
        return rooms

    def _give_rooms(self) -> "AppServices":
        return self._rooms

    @cached_property
    def _qt_texts(self) -> "QtTexts":
        from shgui.ui.shell.qt_translations import QtTexts

        return QtTexts(self._application)

    @cached_property
    def _second(self) -> "SecondScreenControl":
        from shgui.ui.table.second_screen_switch import SecondScreenControl

        return SecondScreenControl(self.menus, self.window, self.looks, self.preferences)

    def complete(self) -> None:
        """What the first picture doesn't show is made after it, or when it is asked for before."""
        self._second  # noqa: B018  (it makes the menus and the rooms that they lead to, too)
        self._have_qt_speak()

    def _show_home(self) -> None:
        """Nobody leads the first page as long as there is nothing to lead it to."""
        if self._crash is not None or not self._settings_sound or self.archive.holds_games:
            self.home.show()
        else:
            self.window.show_page(PageName.HOME)

    def _forget_sources(self) -> None:
        self._rooms.forget_sources()

    def _guard_input(self) -> None:
        """As soon as there is something to press: a thousand events are dealt with before that."""
        from shgui.ui.shell.input_guard import InputGuard

        InputGuard(self._application, self.window)

    def _give_icon(self) -> None:
        """Drawn once more, with fewer lines, for the sizes of title bars and lists."""
        from PySide6.QtGui import QIcon

        icon = QIcon()
        for name, sides in (("shgui-small.svg", (16, 22, 24, 32)), ("shgui.svg", (48, 64, 128, 256))):
            for side in sides:
                icon.addFile(str(resources.assets() / "icons" / name), QSize(side, side))
        self.window.setWindowIcon(icon)

    def _open_record(self, path: Path) -> None:
        from shgui.library.unreadable_record import UnreadableRecord
        from shgui.ui.home.notices import UnreadableFile

        try:
            review = read_review(path)
        except UnreadableRecord as error:
            self.home.say_unreadable(UnreadableFile(path, error.problem, error.detail))
        else:
            self.navigator.open_record(review)

    def _make_page(self, name: PageName, ui: UiContext) -> QWidget:
        return self._make_home(ui) if name is PageName.HOME else self._rooms.make_page(name, ui)

    def _make_home(self, ui: UiContext) -> QWidget:
        """The first page, as it is where there is nothing to tell and no game to go on with."""
        from shgui.ui.home.home_page import HomePage

        page = HomePage(ui, self._home_ways, self._home_ways)
        page.show_languages(self.preferences.languages, self.preferences.language)
        return page

    def _make_followers(self) -> "GameOutputs":
        """With what the system says about motion, which takes a while to ask, known before the first game."""
        from shgui.ui.game.game_outputs import GameOutputs
        from shgui.ui.shell.system_preferences import motion_unwanted

        if self._followers is None:
            self.looks.set_motion_unwanted(motion_unwanted(os.environ, Path.home()))
            sounds = resources.assets() / "sounds"
            self._followers = GameOutputs(
                self.window, self.preferences, self._second, self._rooms.voice, sounds
            )
        return self._followers

    def _follow_application(self, state: "Qt.ApplicationState") -> None:
        """Behind another program, or with the screen locked, no hand stays open."""
        if state is QtCore.Qt.ApplicationState.ApplicationActive:
            return
        for name in (PageName.HAND_OVER, PageName.GUIDE):
            if self.window.has_page(name):
                cast("HandOverPage | GuidePage", self.window.page(name)).hide_from_others()

    def _make_voice(self) -> "Voice":
        made = make_voice(self._data)
        if self._log is not None:
            self._log.follow_voice(made)
        return made

    def _make_phones(self) -> "PhoneServices":
        return make_phones(self.window)

    def _make_bots(self, say_failure: "Callable[[Answer | None], None]") -> "BotSeats":
        return make_bots(self.window, self.preferences, say_failure)

    def _speak(self) -> None:
        self._menu_bar.set_words(self.preferences.words)
        self.window.change_appearance(words=self.preferences.words)

    def _have_qt_speak(self) -> None:
        self._qt_texts.speak(self.preferences.language)

    def _dress(self) -> None:
        self.window.change_appearance(self.looks.renderer)

    def _close(self) -> None:
        """What the next start goes by is kept, games are let go of, and everything else closes with it."""
        self._qt_texts.be_silent()
        self.preferences.save(**self.window.placed(), system_scheme=self.looks.system_scheme)
        self.home.leave_end()
        self._second.close()
        if self._followers is not None:
            self._followers.close()
        self._rooms.phones.end_evening()
        self._rooms.bots.leave()
        self._rooms.voice.close()
        self.archive.close()


def run(language: str | None, record: Path | None = None, log: "Log | None" = None) -> int:
    """Open the window and serve it until it is closed. `language` overrides the one in the settings."""
    tell = _tell_nobody if log is None else log.tell
    tell("start", "loaded")
    _choose_platform_theme()
    # The same style everywhere under our own sheet. Set by its option: `setStyle` would wrap the style for
    # Python, which takes as long as loading all fonts.
    arguments = [*sys.argv[:1], "-style", "fusion"]
    folders = user_folders(sys.platform, os.environ, Path.home(), resources.portable_folder())
    with windows_or_words(lambda message: _why_no_window(folders, language, record, message)):
        application = _application(arguments)
    application.setApplicationName("shgui")
    application.setDesktopFileName("shgui")
    tell("start", "application")
    program = Program(application, folders, language)
    tell("start", "program")
    if log is not None:
        program.tell(log)
    sys.excepthook = _crash_hook(program.reports, application)
    if sys.platform == "darwin":
        _open_what_is_double_clicked(application, program)
    program.window.first_seen.connect(gc.enable)
    program.window.first_seen.connect(_be_interruptible)
    program.open(record)
    return application.exec()


def _application(arguments: list[str]) -> QApplication:
    if sys.platform == "darwin":
        from shgui.ui.shell.mac_application import MacApplication

        return MacApplication(arguments)
    return QApplication(arguments)


def _open_what_is_double_clicked(application: QApplication, program: Program) -> None:
    from shgui.ui.shell.mac_application import MacApplication

    if isinstance(application, MacApplication):
        application.file_opened.connect(program.open_another)


def _tell_nobody(_room: str, _what: str) -> None:
    """Without --debug."""


def _why_no_window(folders: UserFolders, language: str | None, record: Path | None, message: str) -> str:
    """What the first page would have said of the record comes first: then the window matters less."""
    from shgui.library.unreadable_record import UnreadableRecord
    from shgui.ui.shell.no_window import why_no_window
    from shgui.words.languages import choose_language, list_languages
    from shgui.words.record_problem_texts import describe_record_problem

    settings, _ = SettingsFile(folders.settings / "settings.json").load()
    chosen = settings.language if settings.language in list_languages() else None
    words = load_catalogue(language or chosen or choose_language())
    if record is not None:
        try:
            read_review(record)
        except UnreadableRecord as error:
            return describe_record_problem(words, error.problem, str(record), error.detail)
    return why_no_window(words, os.environ, message)


def _be_interruptible() -> None:
    """An interrupted program loses nothing: every step is saved before it is seen."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)


def make_voice(data: Path) -> "Voice":
    from shgui.narrator.voice.voice import voice_of_this_computer

    return voice_of_this_computer(resources.assets(), data)


def make_phones(window: QWidget) -> "PhoneServices":
    """Only now is anything of the network imported; nothing listens before a network is chosen."""
    from shgui.phones.server.networks import Networks
    from shgui.phones.session.phone_room import PhoneRoom
    from shgui.ui.game.phone_session import PhoneServices

    return PhoneServices(PhoneRoom(load_catalogue, window), Networks(parent=window))


def make_bots(
    window: QWidget, preferences: Preferences, say_failure: "Callable[[Answer | None], None]"
) -> "BotSeats":
    """Only now is anything of what plays for the program imported."""
    from shgui.bots.seats.bot_process import BotProcess
    from shgui.bots.seats.bot_program import program
    from shgui.bots.seats.bot_seats import BotSeats
    from shgui.bots.seats.pace import BotTempo

    def pace() -> BotTempo:
        return BotTempo(preferences.settings.bot_pace)

    return BotSeats(BotProcess(program(), window), pace, say_failure, window)


def make_mind(players: int) -> "MindOfBots":
    """Who knows what bots believed. Only now, if none has played yet, is anything of them imported."""
    from shgui.bots.seats.later_beliefs import LookingBack

    return LookingBack(players)


def read_review(path: Path) -> "Review":
    """A finished game from its record; UnreadableRecord where the file tells of none."""
    from shgui.engine.fairness import verify
    from shgui.engine.record import BadRecord, record_to_json, replay
    from shgui.engine.types import Phase
    from shgui.engine.view import memories_after_game, view_for
    from shgui.library.finished_game import recorded_game
    from shgui.library.unreadable_record import RecordProblem, UnreadableRecord, read_record
    from shgui.presentation.scenes import EndScene
    from shgui.table.log_lines import GameEndedEarly
    from shgui.ui.after_game.review import Review

    record = read_record(path)
    if record.seed is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    try:
        state = replay(record)
    except BadRecord as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    if state.phase is not Phase.OVER:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    game = recorded_game(record, "en")
    told = state.history if state.outcome else (*state.history, GameEndedEarly(state.round))
    ending = EndScene(view_for(state, None), record.names, told, memories_after_game(state))
    return Review(ending, verify(record), record_to_json(record), game, make_mind)


def make_review(table: "TableReader", game: "FinishedGame") -> "Review":
    """Of a table whose game is over."""
    from shgui.engine.fairness import verify
    from shgui.engine.record import record_to_json
    from shgui.presentation.build_scene import ending_of
    from shgui.ui.after_game.review import Review

    record = table.record()
    if record is None:
        raise ValueError(table)
    # The table itself is the witness of the fingerprint that it showed and of the end that it reached.
    noted_end = record.end or None
    verdict = verify(record, table.fingerprint or None, noted_end)
    return Review(ending_of(table), verdict, record_to_json(record), game, make_mind)


def _with_data(folders: UserFolders, settings: Settings) -> UserFolders:
    if settings.data_folder is None:
        return folders
    return folders._replace(data=Path(settings.data_folder), portable=False)


def _crash_hook(
    reports: CrashReports, application: QApplication
) -> Callable[[type[BaseException], BaseException, "TracebackType | None"], None]:
    def crashed(_kind: type[BaseException], error: BaseException, _where: "TracebackType | None") -> None:
        # Whatever was on the screen is gone with the window; the game lies in the journal.
        application.closeAllWindows()
        path = reports.write(error)
        sys.stderr.write(f"shgui: {type(error).__name__}, {path or '-'}\n")
        application.exit(CRASHED)

    return crashed


def _choose_platform_theme() -> None:
    """GTK desktops would have Qt load all of GTK, which doubles what the program takes in memory.

    Qt's own theme for these desktops follows their colour scheme just as well.
    """
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")
    gtk = {"GNOME", "Unity", "Cinnamon", "X-Cinnamon", "MATE", "XFCE", "Budgie", "Pantheon", "LXDE"}
    if gtk.intersection(desktops):
        os.environ.setdefault("QT_QPA_PLATFORMTHEME", "gnome")
