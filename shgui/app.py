"""The composition root: the one place that knows all rooms and puts them together."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from shgui import __version__, resources
from shgui.table.paths import UserFolders, user_folders
from shgui.ui.archive import Archive
from shgui.ui.crash import CrashReports
from shgui.ui.game_room import GameRoom
from shgui.ui.home.front_desk import FrontDesk
from shgui.ui.home.notices import Notices
from shgui.ui.looks import Looks
from shgui.ui.main_window import MainWindow, height_at_start
from shgui.ui.menus import Menus
from shgui.ui.narrator.opening_room import OpeningRoom
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.no_window import windows_or_words
from shgui.ui.page_maker import make_page
from shgui.ui.play import Play
from shgui.ui.printed.printed_play import PrintedPlay
from shgui.ui.qt_texts import QtTexts
from shgui.ui.settings.preferences import Preferences
from shgui.ui.settings.settings import Settings, SettingsFile
from shgui.ui.shell import Shell
from shgui.ui.theme import load_fonts
from shgui.words.catalogue import catalogue

if TYPE_CHECKING:
    from shgui.narrator.voice.voice import Voice
    from shgui.table.options import Options
    from shgui.table.table import Table
    from shgui.ui.new_table.offered_table import NewTable
    from shgui.ui.review.review import Review

CRASHED = 1


class Program:
    """Everything that lives as long as the window does."""

    def __init__(self, application: QApplication, folders: UserFolders, language: str | None = None) -> None:
        file = SettingsFile(folders.settings / "settings.json")
        settings, sound = file.load()
        folders = _with_data(folders, settings)
        self._application = application
        assets = resources.assets()
        load_fonts(assets / "fonts")
        self.looks = Looks(application, assets, settings, height_at_start(settings))
        self.preferences = Preferences(file, settings, self.looks, language)
        self.qt_texts = QtTexts(application)
        self._speak()
        self.preferences.language_changed.connect(self._speak)
        self.reports = CrashReports(folders.data, __version__)
        self.archive = Archive(folders, self.preferences.language)
        self.window = MainWindow(make_page, self.looks.renderer, self.preferences.words)
        self.window.closing.connect(self.qt_texts.be_silent)
        self.menus = Menus(self.window)
        self.play = Play(self.window, catalogue, self._holds_to_see, self.window)
        self.printed = PrintedPlay(self.window, self.window)
        notices = Notices(self.archive, self.preferences)
        voice = SharedVoice(self.preferences, lambda: make_voice(folders.data))
        self.desk = FrontDesk(
            self.window,
            self.looks,
            self.preferences,
            self.archive,
            self.play,
            self.printed,
            rulebooks,
            make_options,
            notices,
        )
        self.room = GameRoom(
            self.window,
            self.looks,
            self.preferences,
            self.play,
            self.printed,
            make_review,
            assets / "sounds",
            voice,
            _motion_unwanted,
        )
        self.opening = OpeningRoom(self.window, self.preferences, voice)
        application.applicationStateChanged.connect(self.room.follow_application)
        self.shell = Shell(
            self.window,
            self.menus,
            self.looks,
            self.preferences,
            self.archive,
            self.play,
            self.printed,
            self.desk,
            self.room,
            self.opening,
            __version__,
        )
        crash = self.reports.unseen()
        if crash is not None:
            notices.add_crash(crash)
        if not sound:
            notices.add_odd_settings()

    def open(self, record: Path | None = None) -> None:
        """Show the window: with the first page, or with the game that a record tells."""
        self.window.place(self.preferences.settings)
        self.shell.start()
        if record is not None:
            self._open_record(record)
        self.window.first_seen.connect(self._guard_input)
        self.window.first_seen.connect(self._give_icon)
        self.window.show()

    def open_another(self, record: Path) -> None:
        """A record that was double-clicked while the program runs. It doesn't push a game off the table."""
        if self.play.table is None and self.printed.table is None:
            self._open_record(record)

    def _guard_input(self) -> None:
        """As soon as there is something to press: a thousand events are dealt with before that."""
        from shgui.ui.fresh_input import FreshInput

        FreshInput(self._application, self.window)

    def _give_icon(self) -> None:
        """Drawn once more, with fewer lines, for the sizes of title bars and lists."""
        from PySide6.QtGui import QIcon

        icon = QIcon()
        for name, sides in (("shgui-small.svg", (16, 22, 24, 32)), ("shgui.svg", (48, 64, 128, 256))):
            for side in sides:
                icon.addFile(str(resources.assets() / "icons" / name), QSize(side, side))
        self.window.setWindowIcon(icon)

    def _open_record(self, path: Path) -> None:
        from shgui.table.foreign_record import UnreadableRecord

        try:
            review = read_review(path)
        except UnreadableRecord as error:
            self.desk.say_unreadable(path, error.problem, error.detail)
        else:
            self.room.show_record(review)

    def _speak(self) -> None:
        self.qt_texts.speak(self.preferences.language)

    def _holds_to_see(self) -> bool:
        return self.preferences.settings.hold_to_see


def run(language: str | None, record: Path | None = None) -> int:
    """Open the window and serve it until it is closed. `language` overrides the one in the settings."""
    _choose_platform_theme()
    # The same style everywhere under our own sheet. Set by its option: `setStyle` would wrap the style for
    # Python, which takes as long as loading all fonts.
    arguments = [*sys.argv[:1], "-style", "fusion"]
    folders = user_folders(sys.platform, os.environ, Path.home(), resources.portable_folder())
    with windows_or_words(lambda message: _why_no_window(folders, language, record, message)):
        application = make_application(sys.platform, arguments)
    application.setApplicationName("shgui")
    application.setDesktopFileName("shgui")
    program = Program(application, folders, language)
    sys.excepthook = _crash_hook(program.reports, application)
    hear_of_files(sys.platform, application, program)
    program.window.first_seen.connect(gc.enable)
    program.window.first_seen.connect(_be_interruptible)
    program.open(record)
    return application.exec()


def _why_no_window(folders: UserFolders, language: str | None, record: Path | None, message: str) -> str:
    """What the first page would have said of the record comes first: then the window matters less."""
    from shgui.table.foreign_record import UnreadableRecord
    from shgui.ui.no_window import why_no_window
    from shgui.words.foreign_record import unreadable
    from shgui.words.languages import available, system_language

    settings, _ = SettingsFile(folders.settings / "settings.json").load()
    chosen = settings.language if settings.language in available() else None
    words = catalogue(language or chosen or system_language())
    if record is not None:
        try:
            read_review(record)
        except UnreadableRecord as error:
            return unreadable(words, error.problem, str(record), error.detail)
    return why_no_window(words, os.environ, message)


def _be_interruptible() -> None:
    """An interrupted program loses nothing: every step is saved before it is seen."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)


def rulebooks() -> tuple[str, ...]:
    from shgui.engine.editions import edition_names

    return edition_names()


def make_options(wanted: "NewTable", language: str) -> "Options":
    from shgui.engine.editions import edition
    from shgui.table.options import Options

    return Options(
        edition=edition(wanted.rulebook),
        language=language,
        voting=wanted.voting,
        discussion_seconds=wanted.discussion_seconds,
        claims=wanted.claims,
    )


def make_voice(data: Path) -> "Voice":
    from shgui.narrator.voice.voice import voice_of_this_computer

    return voice_of_this_computer(resources.assets(), data)


def read_review(path: Path) -> "Review":
    """A finished game from its record; UnreadableRecord where the file tells of none."""
    from shgui.engine.fairness import verify
    from shgui.engine.record import BadRecord, record_to_json, replay
    from shgui.engine.view import review, view_for
    from shgui.table.foreign_record import RecordProblem, UnreadableRecord, read_record
    from shgui.ui.page_data import Ending
    from shgui.ui.review.review import Review

    record = read_record(path)
    if record.seed is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    try:
        state = replay(record)
    except BadRecord as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    if state.outcome is None:
        raise UnreadableRecord(RecordProblem.UNFINISHED)
    ending = Ending(view_for(state, None), record.names, state.history, review(state))
    return Review(ending, verify(record), record_to_json(record))


def make_review(table: "Table") -> "Review | None":
    from shgui.engine.fairness import verify
    from shgui.engine.record import record_to_json
    from shgui.ui.data_from_table import ending_of
    from shgui.ui.review.review import Review

    record = table.record()
    if record is None:
        return None
    # The table itself is the witness of the fingerprint that it showed and of the end that it reached.
    noted_end = record.end or None
    verdict = verify(record, table.fingerprint or None, noted_end)
    return Review(ending_of(table), verdict, record_to_json(record))


def _motion_unwanted() -> bool:
    from shgui.ui.system_wishes import motion_unwanted

    return motion_unwanted(os.environ, Path.home())


def _with_data(folders: UserFolders, settings: Settings) -> UserFolders:
    if settings.data_folder is None:
        return folders
    return folders._replace(data=Path(settings.data_folder), portable=False)


def _crash_hook(
    reports: CrashReports, application: QApplication
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    def crashed(_kind: type[BaseException], error: BaseException, _where: TracebackType | None) -> None:
        # Whatever was on the screen is gone with the window; the game lies in the journal.
        application.closeAllWindows()
        path = reports.write(error)
        sys.stderr.write(f"shgui: {type(error).__name__}, {path or '-'}\n")
        application.exit(CRASHED)

    return crashed


def make_application(system: str, arguments: list[str]) -> QApplication:
    if system != "darwin":
        return QApplication(arguments)
    from shgui.ui.mac_application import MacApplication

    return MacApplication(arguments)


def hear_of_files(system: str, application: QApplication, program: Program) -> None:
    if system == "darwin":
        from shgui.ui.mac_application import MacApplication

        cast(MacApplication, application).file_opened.connect(program.open_another)


def _choose_platform_theme() -> None:
    """GTK desktops would have Qt load all of GTK, which doubles what the program takes in memory.

    Qt's own theme for these desktops follows their colour scheme just as well.
    """
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")
    gtk = {"GNOME", "Unity", "Cinnamon", "X-Cinnamon", "MATE", "XFCE", "Budgie", "Pantheon", "LXDE"}
    if gtk.intersection(desktops):
        os.environ.setdefault("QT_QPA_PLATFORMTHEME", "gnome")
