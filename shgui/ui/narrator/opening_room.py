"""The opening of the printed game, read aloud: its page, its voice, and the settings that both follow."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from shgui.ui.main_window import MainWindow
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.pages import PageName
from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.ui.narrator.narrator_page import NarratorPage


class OpeningRoom(QObject):
    closed = Signal()
    mute_chosen = Signal(bool)

    def __init__(self, window: MainWindow, preferences: Preferences, voice: SharedVoice) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._voice = voice
        self._furnished = False
        preferences.changed.connect(self._follow_settings)

    def offer(self, players: int = 0, book: str = "") -> None:
        """Make the page ready for a table of so many, in the order of its rulebook, if there is a table."""
        page = self._page()
        page.offer(self._preferences.languages, self._preferences.language, players, book)
        if not self._furnished:
            self._furnished = True
            page.closed.connect(self.closed)
            page.mute_chosen.connect(self.mute_chosen)
            page.set_voice(self._voice.voice)
        self._follow_settings()

    def close(self) -> None:
        self._voice.close()

    def _follow_settings(self) -> None:
        if self._furnished:
            self._page().show_muted(self._preferences.settings.muted)

    def _page(self) -> "NarratorPage":
        return cast("NarratorPage", self._window.page(PageName.NARRATOR))
