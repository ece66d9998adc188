"""Listens to the window, its looks, sounds and voice, and to Qt, for `shgui --debug`."""

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
"""Settings of which it is told that they changed, but not to what."""
_FOR_ALL = frozenset({PageName.FINGERPRINT, PageName.TABLE, PageName.END, PageName.PRINTED})
"""Here all see what has become of a game."""
_WITH_SOUNDS = frozenset({PageName.TABLE, PageName.PRINTED})


class WindowLog(QObject):
    def __init__(self, log: DebugLog, window: MainWindow, voice: SharedVoice) -> None:
        super().__init__(window)
        self._log = log
        self._window = window
        self._page: PageName | None = None
        self._heard: set[PageName] = set()
        window.page_shown.connect(self._page_shown)
        window.first_seen.connect(self._first_seen)
        voice.made.connect(self._follow_voice)

    def _follow_voice(self, voice: "Voice") -> None:
        voice.said.connect(self._said)

    def _page_shown(self) -> None:
        """One player after the other behind the cover is one line."""
        name = self._window.current
        if name is None or name is self._page:
            return
        self._page = name
        if name is PageName.TO_TABLE:
            # As long as somebody lays nothing open, it is in the hands of whoever had it.
            self._log.pause()
            return
        self._log.resume()
        if name in _FOR_ALL:
            self._log.write_waiting()
        self._log.write("page", name)
        if name is PageName.HAND_OVER:
            self._log.pause()
        elif name in _WITH_SOUNDS and name not in self._heard:
            self._heard.add(name)
            page = cast("TablePage | PrintedPage", self._window.page(name))
            page.sound_due.connect(self._sound_due)

    def _first_seen(self) -> None:
        self._log.write("start", "first picture")

    def _said(self, line: str, language: str) -> None:
        self._log.write("voice", f"{line} {language}")

    def _sound_due(self, sound: "Sound") -> None:
        # The page is made ready while the screen still is in somebody's hands; all hear it at the same time.
        self._log.write_public("sound", sound)


class NoticesLog(QObject):
    """What the first page says to have gone wrong, such as with the saved games."""

    def __init__(self, log: DebugLog, notices: Notices, window: MainWindow) -> None:
        super().__init__(window)
        self._log = log
        self._notices = notices
        self._window = window
        window.page_shown.connect(self._page_shown)

    def _page_shown(self) -> None:
        code = self._notices.first_code
        if code and self._window.current is PageName.HOME:
            self._log.write("notice", code)


class SettingsLog(QObject):
    def __init__(self, log: DebugLog, preferences: Preferences, looks: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._preferences = preferences
        self._settings = preferences.settings
        self._looks = looks
        preferences.changed.connect(self._changed)
        preferences.language_changed.connect(self._tell_language)
        looks.changed.connect(self._tell_looks)
        self._tell_language()
        self._tell_looks()

    def _changed(self) -> None:
        if not self._preferences.saved:
            self._log.write("settings", "not saved")
        before, self._settings = self._settings, self._preferences.settings
        for name, value in self._settings._asdict().items():
            if value != getattr(before, name):
                self._log.write("settings", name if name in _NAMED_ONLY else f"{name}={value}")

    def _tell_language(self) -> None:
        self._log.write("looks", f"language={self._preferences.language}")

    def _tell_looks(self) -> None:
        theme = self._looks.theme
        scale = theme.type
        what = f"scheme={theme.palette.scheme} height={scale.height} text={scale.percent}"
        self._log.write("looks", f"{what} distance={scale.distance} travel={theme.motion.travel}")


class QtLog:
    """What Qt itself complains of. `let_go` before Python ends, which Qt outlives.

    Of what a private page has it complain nothing is told: that may depend on what lies there.
    """

    def __init__(self, log: DebugLog, home: str) -> None:
        """`home` is the user's own folder, of which no path tells the name."""
        self._log = log
        self._home = home
        self._before = qInstallMessageHandler(self._hear)

    def let_go(self) -> None:
        qInstallMessageHandler(self._before)

    def _hear(self, kind: QtMsgType, _where: QMessageLogContext, message: str | None) -> None:
        told = escape_unprintable((message or "").replace(self._home, "~"))
        self._log.write("qt", f"{kind.name.removeprefix('Qt').removesuffix('Msg').lower()}: {told}")
