"""A narration with Qt's clock and this computer's voice."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from shgui.narrator.narration import Narration, NarrationPace, NarrationStatus, SilentVoice
from shgui.narrator.opening_script import build_opening, build_rehearsal
from shgui.narrator.voice.voice import Voice, VoiceSource, get_line_text


class OpeningReader(QObject):
    """Runs a narration in the order of the rulebook `book`, or else of the first language's rulebook."""

    changed = Signal()

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.narration: Narration | None = None
        self.rehearsing = False
        self.book = ""
        self.sources: Mapping[str, VoiceSource] = {}
        self._now = now
        self._voice: Voice | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tick)

    @property
    def muted(self) -> bool:
        return self._voice is not None and self._voice.muted

    @property
    def voice_lost(self) -> bool:
        """Whether a voice that should be audible isn't: the sound fails, or never ends."""
        if self.narration is None or self.muted:
            return False
        unheard = self.narration.unheard_languages
        return any(self.sources.get(each, VoiceSource.NOBODY) is not VoiceSource.NOBODY for each in unheard)

    def set_voice(self, voice: Voice) -> None:
        self._voice = voice
        voice.ended.connect(self._voice_ended)
        voice.failed.connect(self._voice_failed)

    def prepare(self, languages: Sequence[str], players: int) -> None:
        """Prepare the lines of opening and rehearsal, and update `sources`."""
        if self._voice is None or not languages:
            return
        book = self.book or languages[0]
        steps = (*build_opening(book, players), *build_rehearsal(book, players))
        lines = [step.says for step in steps if step.says is not None]
        self._voice.prepare(languages, lines)
        if self.narration is None:
            self.sources = self._voice.choose_sources(languages, lines)

    def begin(self, languages: Sequence[str], players: int, *, rehearsing: bool) -> None:
        self.leave()
        self.prepare(languages, players)
        self.rehearsing = rehearsing
        book = self.book or languages[0]
        self.narration = Narration(
            (build_rehearsal if rehearsing else build_opening)(book, players),
            languages,
            NarrationPace(book, players),
            get_line_text,
            SilentVoice() if self._voice is None else self._voice,
            self._now,
        )
        self.narration.subscribe(self._on_narration_changed)
        self.narration.start()

    def leave(self) -> None:
        narration, self.narration = self.narration, None
        if narration is not None:
            narration.stop()

    def toggle(self) -> None:
        if self.narration is not None and self.narration.status is NarrationStatus.PAUSED:
            self.narration.resume()
        elif self.narration is not None:
            self.narration.pause()

    def again(self) -> None:
        """Repeat this step; after the end, begin again."""
        if self.narration is not None and self.narration.status is NarrationStatus.DONE:
            self.narration.start()
        elif self.narration is not None:
            self.narration.repeat()

    def back(self) -> None:
        if self.narration is not None:
            self.narration.back()

    def skip(self) -> None:
        if self.narration is not None:
            self.narration.skip()

    def pause(self) -> None:
        if self.narration is not None:
            self.narration.pause()

    def prepare_folder(self, language: str) -> Path | None:
        """Make the folder for a group's own recordings, with a list of the lines; None where that fails."""
        try:
            return None if self._voice is None else self._voice.prepare_folder(language)
        except OSError:
            # A full or write-protected disk.
            return None

    def _tick(self) -> None:
        if self.narration is not None:
            self.narration.tick()
            self._set_timer()

    def _voice_ended(self, number: int) -> None:
        if self.narration is not None:
            self.narration.voice_ended(number)

    def _voice_failed(self, number: int) -> None:
        if self.narration is not None:
            self.narration.voice_failed(number)

    def _on_narration_changed(self) -> None:
        self._set_timer()
        self.changed.emit()

    def _set_timer(self) -> None:
        due = None if self.narration is None else self.narration.due
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, round((due - self._now()) * 1000)))
