"""Logs of the window, its appearance, sounds and voice, and of Qt, for `shgui --debug`."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler

from shgui.debugging import DebugLog
from shgui.ui.home.notices import Notices
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.settings.preferences import Preferences
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.main_window import MainWindow
from shgui.ui.shell.pages import PageName
from shgui.words.plain_text import escape_unprintable

if TYPE_CHECKING:
    from shgui.narrator.voice.voice import Voice
    from shgui.ui.printed.printed_page import PrintedPage
    from shgui.ui.table.sounds import Sound
    from shgui.ui.table.table_page import TablePage

_NAMED_ONLY = frozenset({"data_folder", "place"})
"""Settings whose changes are logged without the new value."""
_FOR_ALL = frozenset({PageName.FINGERPRINT, PageName.TABLE, PageName.END, PageName.PRINTED})
"""Pages on which everyone sees what happened in a game."""
_WITH_SOUNDS = frozenset({PageName.TABLE, PageName.PRINTED})


class WindowLog(QObject):
    def __init__(self, log: DebugLog, window: MainWindow, voice: SharedVoice) -> None:
        super().__init__(window)
        self._log = log
        self._window = window
        self._page: PageName | None = None
        self._followed: set[PageName] = set()
        window.page_shown.connect(self._log_page)
        window.first_seen.connect(self._log_first_picture)
        voice.made.connect(self._follow_voice)

    def _follow_voice(self, voice: "Voice") -> None:
        voice.said.connect(self._log_speech)

    def _log_page(self) -> None:
        """Log one line for several players who use the private page one after the other."""
        name = self._window.current
        if name is None or name is self._page:
            return
        self._page = name
        if name is PageName.TO_TABLE:
            # Until it is revealed, the screen is still in the hands of the last player.
            self._log.pause()
            return
        self._log.resume()
        if name in _FOR_ALL:
            self._log.write_waiting()
        self._log.write("page", name)
        if name is PageName.HAND_OVER:
            self._log.pause()
        elif name in _WITH_SOUNDS and name not in self._followed:
            self._followed.add(name)
            page = cast("TablePage | PrintedPage", self._window.page(name))
            page.sound_due.connect(self._log_sound)

    def _log_first_picture(self) -> None:
        self._log.write("start", "first picture")

    def _log_speech(self, line: str, language: str) -> None:
        self._log.write("voice", f"{line} {language}")

    def _log_sound(self, sound: "Sound") -> None:
        # The page is prepared while the screen is still in someone's hands; everyone hears it at once.
        self._log.write_public("sound", sound)


class NoticesLog(QObject):
    """Logs the notices of the home page, such as about the saved games."""

    def __init__(self, log: DebugLog, notices: Notices, window: MainWindow) -> None:
        super().__init__(window)
        self._log = log
        self._notices = notices
        self._window = window
        window.page_shown.connect(self._log_notice)

    def _log_notice(self) -> None:
        code = self._notices.first_code
        if code and self._window.current is PageName.HOME:
            self._log.write("notice", code)


class SettingsLog(QObject):
    def __init__(
        self, log: DebugLog, preferences: Preferences, appearance: Appearance, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._preferences = preferences
        self._settings = preferences.settings
        self._appearance = appearance
        preferences.changed.connect(self._log_changes)
        preferences.language_changed.connect(self._log_language)
        appearance.changed.connect(self._log_appearance)
        self._log_language()
        self._log_appearance()

    def _log_changes(self) -> None:
        if not self._preferences.saved:
            self._log.write("settings", "not saved")
        before, self._settings = self._settings, self._preferences.settings
        for name, value in self._settings._asdict().items():
            if value != getattr(before, name):
                self._log.write("settings", name if name in _NAMED_ONLY else f"{name}={value}")

    def _log_language(self) -> None:
        self._log.write("looks", f"language={self._preferences.language}")

    def _log_appearance(self) -> None:
        theme = self._appearance.theme
        scale = theme.type
        what = f"scheme={theme.palette.scheme} height={scale.height} text={scale.percent}"
        self._log.write("looks", f"{what} distance={scale.distance} travel={theme.motion.travel}")


class QtLog:
    """Logs messages of Qt. Call `stop` before Python ends: Qt lives longer.

    Nothing is logged on a private page: a message may depend on what is shown there.
    """

    def __init__(self, log: DebugLog, home: str) -> None:
        """`home` is the user's own folder, whose name is left out of paths."""
        self._log = log
        self._home = home
        self._before = qInstallMessageHandler(self._log_message)

    def stop(self) -> None:
        qInstallMessageHandler(self._before)

    def _log_message(self, kind: QtMsgType, _where: QMessageLogContext, message: str | None) -> None:
        text = escape_unprintable((message or "").replace(self._home, "~"))
        self._log.write("qt", f"{kind.name.removeprefix('Qt').removesuffix('Msg').lower()}: {text}")
