"""Says at the table what all have just seen, where the settings want it; no game need know of it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.page_data import PublicTable
from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.ui.narrator.announcing import Announcing


class Herald(QObject):
    """Looks for a voice when the first event has to be said, and never before."""

    def __init__(self, preferences: Preferences, voice: SharedVoice) -> None:
        super().__init__()
        self._preferences = preferences
        self._voice = voice
        self._announcing: Announcing | None = None
        self._known = 0
        preferences.changed.connect(self._follow)
        preferences.language_changed.connect(self._follow)

    def hear(self, public: PublicTable) -> None:
        """What the table is shown now, with what happened since the moment before."""
        before, self._known = self._known, len(public.view.history)
        if self._known < before:
            # Taken back: it must not be said after it has ceased to be so.
            self.stop()
        self._follow()
        if self._announcing is not None:
            self._announcing.tell(public.events)

    def stop(self) -> None:
        """The table is left, or something else has to be heard."""
        if self._announcing is not None:
            self._announcing.stop()

    def _follow(self) -> None:
        wanted = self._preferences.settings.spoken_events
        if self._announcing is None and wanted and self._known:
            from shgui.ui.narrator.announcing import Announcing

            self._announcing = Announcing(self._voice.voice, self._preferences.language)
            self._announcing.set_enabled(True)
        elif self._announcing is not None:
            self._announcing.set_language(self._preferences.language)
            if self._announcing.enabled is not wanted:
                self._announcing.set_enabled(wanted)
