"""The one voice of the program, made when it is first wanted: looking for one takes a moment."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.narrator.voice.voice import Voice


class SharedVoice(QObject):
    """One for all that is ever said, so that nothing is said at the same time as anything else."""

    def __init__(self, preferences: Preferences, make_voice: Callable[[], "Voice"]) -> None:
        super().__init__()
        self._preferences = preferences
        self._make_voice = make_voice
        self._voice: Voice | None = None
        preferences.changed.connect(self._follow_settings)

    @property
    def voice(self) -> "Voice":
        """As loud as the settings want it."""
        if self._voice is None:
            self._voice = self._make_voice()
            self._follow_settings()
        return self._voice

    def close(self) -> None:
        if self._voice is not None:
            self._voice.close()
            self._voice = None

    def _follow_settings(self) -> None:
        if self._voice is not None:
            settings = self._preferences.settings
            self._voice.set_volume(settings.volume, muted=settings.muted)
