"""Reads out public events at the table, where the settings want that."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from shgui.presentation.scenes import TableScene
from shgui.ui.narrator.shared_voice import SharedVoice
from shgui.ui.settings.preferences import Preferences
from shgui.words.catalogue import load_catalogue
from shgui.words.game_log import list_remarks
from shgui.words.isolation import remove_isolates
from shgui.words.narrator_texts import PUBLIC_LINES, NarratorLine, list_narrator_lines

if TYPE_CHECKING:
    from shgui.narrator.voice.voice import Voice

STALE_AFTER = 3.0
LONGEST = 8.0
"""Seconds. No line on an event takes that long: a voice that is still busy then has been lost."""
_RETRY_MS = 250
"""Milliseconds, after which words may have been spoken into a file; a voice that can't says nothing."""


class Announcer(QObject):
    """Reads out the lines of public events, in the language of the table.

    Lines that can't begin within `STALE_AFTER` are dropped, and so is the rest when the table goes on: the
    screen has shown them. The voice is made when the first line is due.

    Remarks of bots follow the narrator's lines where the system has a voice.
    """

    def __init__(
        self, preferences: Preferences, shared: SharedVoice, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._preferences = preferences
        self._shared = shared
        self._now = now
        self._voice: Voice | None = None
        self._language: str | None = None
        """The one that is spoken; None while nothing is wanted."""
        self._known = 0
        self._waiting: deque[str] = deque()
        """Lines of the narrator (`NarratorLine`), and remarks of bots."""
        self._since = 0.0
        self._begun = False
        self._number = 0
        self._speaking = False
        self._scene: TableScene | None = None
        self._said: list[NarratorLine] = []
        """The lines that were said with the steps of its performance."""
        self._patience = QTimer(self, singleShot=True, interval=round(LONGEST * 1000))
        self._patience.timeout.connect(self.stop)
        self._readiness = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._readiness.timeout.connect(self._say_next)
        preferences.changed.connect(self._follow_preferences)
        preferences.language_changed.connect(self._follow_preferences)

    def begin(self, scene: TableScene) -> None:
        """Follow the performance of a scene; `finish` reads out what its steps haven't said."""
        self.finish()
        self._scene = scene

    def finish(self) -> None:
        scene, said = self._scene, self._said
        self._scene, self._said = None, []
        if scene is not None:
            self._read_out(scene, said)

    def _read_out(self, public: TableScene, said: Sequence[NarratorLine]) -> None:
        before, self._known = self._known, len(public.view.history)
        if self._known < before:
            # Taken back: it must not be said after it has ceased to be so.
            self.stop()
        lines = list(list_narrator_lines(public.table_events))
        for line in said:
            if line in lines:
                lines.remove(line)
        remarks = self._list_remarks(public)
        if not said and (lines or not remarks):
            # Remarks alone wait behind the lines that they are about.
            self._waiting.clear()
        self._enqueue_lines((*lines, *remarks))

    def say(self, line: NarratorLine) -> None:
        """Read out the line of a step that everyone has just seen."""
        if self._scene is not None:
            self._said.append(line)
        self._enqueue_lines((line,))

    def stop(self) -> None:
        """Be silent at once: the table is left, or something else is to be heard."""
        self._waiting.clear()
        if self._voice is not None and self._speaking:
            self._mark_silent()
            self._voice.stop()

    def _list_remarks(self, public: TableScene) -> list[str]:
        words, rules = load_catalogue(self._preferences.language), public.view.edition
        said = list_remarks(words, public.announced, public.chronicle, public.names, rules)
        return [remove_isolates(text) for _, text in said]

    def _enqueue_lines(self, lines: Iterable[str]) -> None:
        self._follow_preferences()
        if self._voice is not None and self._language is not None:
            self._voice.choose_sources((self._language,), PUBLIC_LINES)
            self._waiting.extend(lines)
            for line in self._waiting:
                if not isinstance(line, NarratorLine):
                    self._voice.prepare_text(line, self._language)
            self._since = self._now()
            self._begun = False
            self._say_next()

    def _follow_preferences(self) -> None:
        wanted = self._preferences.settings.spoken_events and self._known > 0
        language = self._preferences.language if wanted else None
        if language != self._language:
            self.stop()
            self._language = language
            if language is not None:
                if self._voice is None:
                    self._voice = self._shared.voice
                    self._voice.ended.connect(self._on_ended)
                    self._voice.failed.connect(self._on_ended)
                self._voice.prepare((language,), PUBLIC_LINES)

    def _say_next(self) -> None:
        while self._voice is not None and self._language is not None and self._waiting and not self._speaking:
            if not self._begun and self._now() - self._since > STALE_AFTER:
                self._waiting.clear()
                return
            line = self._waiting[0]
            if not isinstance(line, NarratorLine) and self._voice.prepare_text(line, self._language):
                self._readiness.start()
                return
            self._number += 1
            self._waiting.popleft()
            if self._voice.say(self._number, line, self._language):
                self._begun = self._speaking = True
                self._patience.start()

    def _on_ended(self, number: int) -> None:
        if self._speaking and number == self._number:
            self._mark_silent()
            self._say_next()

    def _mark_silent(self) -> None:
        self._speaking = False
        self._patience.stop()
