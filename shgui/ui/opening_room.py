"""The opening of the printed game, read aloud: its page, its voice, and the settings that both follow."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from shgui.ui.main_window import MainWindow
from shgui.ui.preferences import Preferences
from shgui.ui.stacking import PageName

if TYPE_CHECKING:
    from shgui.narrator.voice.speaker import Speaker
    from shgui.ui.pages.narrator_page import NarratorPage


class OpeningRoom(QObject):
    closed = Signal()
    mute_chosen = Signal(bool)

    def __init__(
        self, window: MainWindow, preferences: Preferences, make_speaker: Callable[[], "Speaker"]
    ) -> None:
        """The voice is made when the page is first wanted: looking for one takes a moment."""
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._make_speaker = make_speaker
        self._speaker: Speaker | None = None
        preferences.changed.connect(self._follow_settings)

    def offer(self, players: int) -> None:
        """Make the page ready for a table of so many."""
        page = self._page()
        page.offer(self._preferences.languages, self._preferences.language, players)
        if self._speaker is None:
            self._speaker = self._make_speaker()
            page.closed.connect(self.closed)
            page.mute_chosen.connect(self.mute_chosen)
            page.set_speaker(self._speaker)
        self._follow_settings()

    def close(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _follow_settings(self) -> None:
        if self._speaker is not None:
            settings = self._preferences.settings
            self._speaker.set_volume(settings.volume, muted=settings.muted)
            self._page().show_muted(settings.muted)

    def _page(self) -> "NarratorPage":
        return cast("NarratorPage", self._window.page(PageName.NARRATOR))
