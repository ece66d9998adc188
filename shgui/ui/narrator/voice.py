"""The one voice of the program, made when it is first wanted: looking for one takes a moment."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.narrator.voice.speaker import Speaker


class Voice(QObject):
    """One for all that is ever said, so that nothing is said at the same time as anything else."""

    def __init__(self, preferences: Preferences, make_speaker: Callable[[], "Speaker"]) -> None:
        super().__init__()
        self._preferences = preferences
        self._make_speaker = make_speaker
        self._speaker: Speaker | None = None
        preferences.changed.connect(self._follow_settings)

    @property
    def speaker(self) -> "Speaker":
        """As loud as the settings want it."""
        if self._speaker is None:
            self._speaker = self._make_speaker()
            self._follow_settings()
        return self._speaker

    def close(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    def _follow_settings(self) -> None:
        if self._speaker is not None:
            settings = self._preferences.settings
            self._speaker.set_volume(settings.volume, muted=settings.muted)
