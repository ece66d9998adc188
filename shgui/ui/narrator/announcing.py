"""Public events said aloud at the table, with Qt's clock: `shgui.narrator.announcements` has the rules."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from shgui.engine.events import Event
from shgui.narrator.announcements import Announcements
from shgui.narrator.voice.voice import Voice
from shgui.words.narration import PUBLIC, spoken_events


class Announcing(QObject):
    """Silent until `set_enabled(True)`. It hears what the whole table sees, and nothing else."""

    def __init__(self, voice: Voice, language: str, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._voice = voice
        self._now = now
        self._announcements = Announcements(voice, language, now)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tick)
        voice.ended.connect(self._voice_ended)
        voice.failed.connect(self._voice_failed)

    @property
    def enabled(self) -> bool:
        return self._announcements.enabled

    def set_enabled(self, enabled: bool) -> None:
        self._announcements.enabled = enabled
        if enabled:
            self._prepare()
        else:
            self.stop()

    def set_language(self, language: str) -> None:
        """The language of the table."""
        if language != self._announcements.language:
            self.stop()
            self._announcements.language = language
            if self._announcements.enabled:
                self._prepare()

    def tell(self, events: Iterable[Event]) -> None:
        """What has just happened, as the table page is told it."""
        if self._announcements.enabled:
            self._voice.settle((self._announcements.language,), PUBLIC)
            self._announcements.say(spoken_events(events))
            self._set_timer()

    def stop(self) -> None:
        """The table is left, or something else has to be heard."""
        self._announcements.stop()
        self._timer.stop()

    def _prepare(self) -> None:
        self._voice.prepare((self._announcements.language,), PUBLIC)

    def _tick(self) -> None:
        self._announcements.tick()
        self._set_timer()

    def _voice_ended(self, number: int) -> None:
        self._announcements.voice_ended(number)
        self._set_timer()

    def _voice_failed(self, number: int) -> None:
        self._announcements.voice_failed(number)
        self._set_timer()

    def _set_timer(self) -> None:
        due = self._announcements.due
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, round((due - self._now()) * 1000)))
