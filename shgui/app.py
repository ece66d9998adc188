"""The start of the program with a window, and its end."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6 import QtCore
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from shgui import __version__, resources
from shgui.services import AppServices
from shgui.storage.user_folders import UserFolders, find_user_folders
from shgui.ui.settings.settings import SettingsFile
from shgui.ui.shell.crash_reports import CrashReports
from shgui.ui.shell.no_window import explain_no_window
from shgui.ui.shell.pages import PageName
from shgui.words.catalogue import load_catalogue

if TYPE_CHECKING:
    from types import TracebackType

    from PySide6.QtCore import Qt

    from shgui.debugging import DebugLog
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.help.guide_page import GuidePage


class Program(AppServices):
    """The window with all its services, from its start to its end."""

    def __init__(self, application: QApplication, folders: UserFolders, language: str | None = None) -> None:
        super().__init__(application, folders, language)
        self.reports = CrashReports(self.folders.data)
        self._crash = self.reports.take_unseen()
        self._is_complete = False
        self._change_language()
        self.preferences.language_changed.connect(self._change_language)
        self.appearance.changed.connect(self._change_theme)
        self.window.height_changed.connect(self.appearance.follow_height)
        self.window.closing.connect(self._close)

    def start_logging(self, log: "DebugLog") -> None:
        """Log what happens from now on to the end of the program; never a secret."""
        from shgui.ui.game.debug_game_log import GamesLog
        from shgui.ui.shell.debug_log import NoticesLog, QtLog, SettingsLog, WindowLog

        GamesLog(log, self.games, self.window)
        WindowLog(log, self.window, self.voice)
        NoticesLog(log, self.notices, self.window)
        SettingsLog(log, self.preferences, self.appearance, self.window)
        self.application.aboutToQuit.connect(QtLog(log, str(Path.home())).stop)

    def open(self, record: Path | None = None) -> None:
        """Show the window with the home page, or with the game of a record."""
        self.window.restore_place(self.preferences.settings)
        self._note_what_went_wrong()
        if self.library_access.holds_games:
            self.home  # noqa: B018  (it shows them on the page)
        self.router.open(PageName.HOME)
        if record is not None:
            self.reviews.open_record(record)
        self.window.first_seen.connect(self.complete)
        self.window.first_seen.connect(self.appearance.ask_system)
        self.window.first_seen.connect(self._guard_input)
        self.window.first_seen.connect(self._set_icon)
        self.window.show()

    def open_another(self, record: Path) -> None:
        if self.games.any_table is None:
            self.reviews.open_record(record)

    def complete(self) -> None:
        """Make what the first picture does without: menus, second screen, Qt's own texts."""
        if self._is_complete:
            return
        self._is_complete = True
        self.home  # noqa: B018  (its page needs it from now on)
        self.second_screen  # noqa: B018  (it makes the menus, too)
        self.preferences.language_changed.connect(self._translate_qt)
        self._translate_qt()
        self.application.applicationStateChanged.connect(self._follow_application)

    def _note_what_went_wrong(self) -> None:
        if self._crash is None and self.settings_sound:
            return
        from shgui.ui.home.notices import CrashReport, SettingsTrouble

        if self._crash is not None:
            self.notices.add(CrashReport(self._crash))
        if not self.settings_sound:
            self.notices.add(SettingsTrouble.RESET)
        self.home  # noqa: B018  (it shows them on the page)

    def _guard_input(self) -> None:
        # Not before there is something to press: a thousand events are dealt with until then.
        from shgui.ui.shell.input_guard import InputGuard

        InputGuard(self.application, self.window)

    def _set_icon(self) -> None:
        """Set the icon; small sizes, for title bars and lists, are drawn with fewer lines."""
        from PySide6.QtGui import QIcon

        icon = QIcon()
        for name, sides in (("shgui-small.svg", (16, 22, 24, 32)), ("shgui.svg", (48, 64, 128, 256))):
            for side in sides:
                icon.addFile(str(resources.assets() / "icons" / name), QSize(side, side))
        self.window.setWindowIcon(icon)

    def _follow_application(self, state: "Qt.ApplicationState") -> None:
        """Close a hand that is held open when another program, or a locked screen, comes in front."""
        if state is QtCore.Qt.ApplicationState.ApplicationActive:
            return
        for name in (PageName.HAND_OVER, PageName.GUIDE):
            if self.window.has_page(name):
                cast("HandOverPage | GuidePage", self.window.page(name)).hide_from_others()

    def _change_language(self) -> None:
        self.menu_bar.set_words(self.preferences.words)
        self.window.change_appearance(words=self.preferences.words)

    def _translate_qt(self) -> None:
        self.qt_texts.set_language(self.preferences.language)

    def _change_theme(self) -> None:
        self.window.change_appearance(self.appearance.renderer)

    def _close(self) -> None:
        """Save what the next start needs, let go of the game, and close everything with the window."""
        self.complete()
        self.application.applicationStateChanged.disconnect(self._follow_application)
        self.qt_texts.remove_translators()
        self.preferences.save(
            **self.window.list_place_settings(), system_scheme=self.appearance.system_scheme
        )
        self.appearance.close()
        self.offered_game.set_finished_aside()
        self.second_screen.close()
        if "outputs" in vars(self):
            self.outputs.close()
        self.phones.shut_down()
        self.bots.leave()
        self.voice.close()
        self.library_access.close()


def run(language: str | None, record: Path | None = None, log: "DebugLog | None" = None) -> int:
    """Open the window and serve it until it is closed. `language` overrides the one in the settings."""

    def tell(what: str) -> None:
        if log is not None:
            log.write("start", what)

    tell("loaded")
    _choose_platform_theme()
    # The same style everywhere under our own sheet. Set by its option: `setStyle` would wrap the style for
    # Python, which takes as long as loading all fonts.
    arguments = [*sys.argv[:1], "-style", "fusion"]
    folders = find_user_folders(sys.platform, os.environ, Path.home(), resources.portable_folder())
    with explain_no_window(lambda message: _describe_start_problem(folders, language, record, message)):
        if sys.platform == "darwin":
            from shgui.ui.shell.mac_application import MacApplication

            application: QApplication = MacApplication(arguments)
            opened = application.file_opened
        else:
            application = QApplication(arguments)
    application.setApplicationName("shgui")
    application.setDesktopFileName("shgui")
    tell("application")
    program = Program(application, folders, language)
    tell("program")
    if log is not None:
        program.start_logging(log)
    sys.excepthook = _crash_hook(program.reports, application)
    if sys.platform == "darwin":
        opened.connect(program.open_another)
    program.window.first_seen.connect(gc.enable)
    program.window.first_seen.connect(_be_interruptible)
    program.open(record)
    return application.exec()


def _describe_start_problem(
    folders: UserFolders, language: str | None, record: Path | None, message: str
) -> str:
    """Return why a record can't be opened, or else why no window can be: the first matters more."""
    from shgui.library.unreadable_record import UnreadableRecord
    from shgui.ui.after_game.reviews import read_review
    from shgui.ui.shell.window_problems import describe_window_problem
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
    return describe_window_problem(words, os.environ, message)


def _be_interruptible() -> None:
    """Let Ctrl+C end the program. Nothing is lost: every step is saved before it is shown."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _crash_hook(
    reports: CrashReports, application: QApplication
) -> Callable[[type[BaseException], BaseException, "TracebackType | None"], None]:
    def crashed(_kind: type[BaseException], error: BaseException, _where: "TracebackType | None") -> None:
        from shgui.ui.shell.crash_report import describe_crash

        # Whatever was on the screen is gone with the window; the game is in the journal.
        application.closeAllWindows()
        path = reports.write(describe_crash(error, __version__))
        sys.stderr.write(f"shgui: {type(error).__name__}, {path or '-'}\n")
        application.exit(1)

    return crashed


def _choose_platform_theme() -> None:
    """Keep Qt from loading all of GTK on GTK desktops, which would double the program's memory."""
    desktops = os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")
    gtk = {"GNOME", "Unity", "Cinnamon", "X-Cinnamon", "MATE", "XFCE", "Budgie", "Pantheon", "LXDE"}
    if gtk.intersection(desktops):
        os.environ.setdefault("QT_QPA_PLATFORMTHEME", "gnome")
