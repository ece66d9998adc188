"""The one voice of the program, made when it is first wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shgui.ui.settings.preferences import Preferences

if TYPE_CHECKING:
    from shgui.narrator.voice.voice import Voice


class SharedVoice(QObject):
    """Makes the voice and keeps its volume; a single one, so that lines never overlap."""

    made = Signal(object)
    """A `Voice`, with its first use."""

    def __init__(self, preferences: Preferences, make_voice: Callable[[], "Voice"]) -> None:
        super().__init__()
        self._preferences = preferences
        self._make_voice = make_voice
        self._voice: Voice | None = None
        preferences.changed.connect(self._follow_settings)

    @property
    def voice(self) -> "Voice":
        """The voice, at the volume of the settings."""
        if self._voice is None:
            self._voice = self._make_voice()
            self.made.emit(self._voice)
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
