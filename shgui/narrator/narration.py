"""The narration: which line is shown, in which language it is said, and when the next one follows. A state
machine without a clock or sounds. It reads the time from `now`, asks a voice to speak, hears the result
through `voice_ended` and `voice_failed`, and expects a call of `tick` at `due`. Lines without a voice stay
as long as it would have taken."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from shgui.narrator.opening_script import NarrationStep, OpeningAction
from shgui.words.languages import SOURCE
from shgui.words.narrator_texts import NarratorLine
from shgui.words.rulebook import read_section

_PATIENCE = 3.0
"""Seconds beyond twice its length after which a silent voice is taken for lost."""
LETTERS_A_SECOND = 13.0
"""A calm speaking voice; lines without one stay as long."""
_BREATH_SECONDS = 0.5
SECONDS_BETWEEN_LANGUAGES = 0.7


@dataclass(frozen=True, slots=True)
class Duration:
    """Seconds, more of them for more players."""

    base: float
    per_player: float

    def get_seconds(self, players: int) -> float:
        return self.base + self.per_player * players


_LOOKING_TIME = Duration(2.0, 0.25)
_SILENCES_AFTER: Mapping[OpeningAction, Duration] = {
    OpeningAction.ALL_CLOSE: Duration(2.0, 0.2),
    OpeningAction.ALL_CLOSE_WITH_FIST: Duration(2.5, 0.2),
    OpeningAction.FASCISTS_AND_HITLER_OPEN: _LOOKING_TIME,
    OpeningAction.HITLER_SIGNALS: _LOOKING_TIME,
    OpeningAction.FASCISTS_OPEN: _LOOKING_TIME,
    OpeningAction.HITLER_THUMB: Duration(1.5, 0.15),
    OpeningAction.FASCISTS_NOTE_HITLER: _LOOKING_TIME,
    OpeningAction.CLOSE_AGAIN: Duration(2.0, 0.2),
    OpeningAction.CLOSE_AGAIN_HANDS_DOWN: Duration(2.5, 0.2),
    OpeningAction.FASCISTS_CLOSE: Duration(2.0, 0.2),
    OpeningAction.ALL_OPEN: Duration(1.0, 0.1),
    OpeningAction.SPEAK_UP: Duration(1.0, 0.1),
    OpeningAction.EXPLAIN: Duration(1.2, 0.15),
}
_PAUSES = {"long": Duration(3.0, 0.6), "a few seconds": Duration(2.0, 0.4)}
"""By `wording.pause` of a rulebook (`it.txt L91` wants less than the others)."""
_NO_PAUSE = Duration(1.5, 0.3)
"""A book without a pause needs one as well: it is added to the last look (`ru.txt L60-61`)."""
_CLOSING_ACTIONS = (
    OpeningAction.CLOSE_AGAIN,
    OpeningAction.CLOSE_AGAIN_HANDS_DOWN,
    OpeningAction.FASCISTS_CLOSE,
)


@dataclass(frozen=True, slots=True)
class NarrationPace:
    """The times for a table of so many players, by the book of `language`."""

    language: str
    players: int

    def get_silence(self, deed: OpeningAction, following: OpeningAction | None) -> float:
        """Return the silence after a line; the book's own pause is all silence."""
        if deed is OpeningAction.PAUSE:
            rulings = read_section(self.language, "wording") or read_section(SOURCE, "wording")
            return _PAUSES.get(rulings["pause"]["value"], _PAUSES["long"]).get_seconds(self.players)
        silence = _SILENCES_AFTER[deed].get_seconds(self.players)
        if following in _CLOSING_ACTIONS:
            silence += _NO_PAUSE.get_seconds(self.players)
        return silence


def estimate_reading_time(text: str) -> float:
    """Return how long a line without a voice stays on the screen."""
    return _BREATH_SECONDS + len(text) / LETTERS_A_SECOND


class NarratorVoice(Protocol):
    """A voice that says one line at a time and reports the end of each later, never from within `say`."""

    def say(self, number: int, line: NarratorLine, language: str) -> bool:
        """Begin to speak; return False where there is no voice for this line."""

    def stop(self) -> None:
        """Stop at once; a report that still comes is ignored."""

    def get_length(self, line: NarratorLine, language: str) -> float | None:
        """Return the seconds that a line takes, if known, even when nothing can be heard now."""


class SilentVoice:
    def say(self, number: int, line: NarratorLine, language: str) -> bool:
        return False

    def stop(self) -> None:
        pass

    def get_length(self, line: NarratorLine, language: str) -> float | None:
        return None


class NarrationStatus(StrEnum):
    READY = "ready"
    SPEAKING = "speaking"
    """A line is shown and spoken, or would be."""
    SILENCE = "silence"
    """The line was said; the players do what it asks."""
    PAUSED = "paused"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """A line in one language, and the silence after it."""

    step: int
    line: NarratorLine | None
    language: str
    silence: float


class Narration:
    """Leads through `steps`. With two languages each step is said in one, then in the other. Order and pace
    are those passed in, whatever the languages."""

    def __init__(
        self,
        steps: Sequence[NarrationStep],
        languages: Sequence[str],
        pace: NarrationPace,
        text: Callable[[NarratorLine, str], str],
        voice: NarratorVoice,
        now: Callable[[], float],
    ) -> None:
        self.steps = tuple(steps)
        self.status = NarrationStatus.READY
        self.unheard_languages: set[str] = set()
        """Languages in which a line could not be heard, or not to its end."""
        self.languages = tuple(languages)
        self._subscribers: list[Callable[[], None]] = []
        self._pace = pace
        self._text = text
        self._voice = voice
        self._now = now
        self._lines = self._build_lines()
        self._place = 0
        self._number = 0
        self.is_heard = False
        """A voice is saying the line that is shown."""
        self._skips_voice = False
        self._began = self._lasts = 0.0
        self.due: float | None = None
        """The time of the next `tick`; None while nothing is under way."""
        self._left = 0.0
        self._paused_in = NarrationStatus.READY

    @property
    def current(self) -> SpokenLine:
        return self._lines[self._place]

    def subscribe(self, callback: Callable[[], None]) -> None:
        """Call back after every change; the callback reads the new state."""
        self._subscribers.append(callback)

    # Called by the players

    def start(self) -> None:
        self._skips_voice = False
        self.unheard_languages = set()
        self._speak_line(0)

    def pause(self) -> None:
        """Pause; an interrupted line will be repeated from its beginning."""
        if self.status in (NarrationStatus.SPEAKING, NarrationStatus.SILENCE):
            self._paused_in = self.status
            self._left = max(0.0, (self.due or 0.0) - self._now())
            self._stop_voice()
            self._set_status(NarrationStatus.PAUSED)

    def resume(self) -> None:
        if self.status is not NarrationStatus.PAUSED:
            return
        if self._paused_in is NarrationStatus.SILENCE:
            self._set_status(NarrationStatus.SILENCE, self._left)
        else:
            self._speak_line(self._place)

    def repeat(self) -> None:
        """Repeat this step in every language, also after a pause or the end."""
        if self.status is not NarrationStatus.READY:
            self._speak_line(self._find_first_line(self.current.step))

    def back(self) -> None:
        """Go to the step before, or repeat the first one."""
        self._go_to(self.current.step - (self.status is not NarrationStatus.DONE))

    def skip(self) -> None:
        """Go to the next step at once, or to the end."""
        self._go_to(self.current.step + 1)

    def stop(self) -> None:
        """Return to the state before the start."""
        self._stop_voice()
        self._place = 0
        self._set_status(NarrationStatus.READY)

    # Called by clock and voice

    def tick(self) -> None:
        """Advance when `due` has come; may be called at any time."""
        if self.due is None or self._now() < self.due:
            return
        if self.status is NarrationStatus.SPEAKING:
            if self.is_heard:
                # The voice has had more than twice its time: later lines don't wait for it.
                self._skips_voice = True
                self.unheard_languages.add(self.current.language)
                self._voice.stop()
            self._begin_silence()
        elif self._place + 1 < len(self._lines):
            self._speak_line(self._place + 1)
        else:
            self._finish()

    def voice_ended(self, number: int) -> None:
        if self._is_awaited(number):
            self._begin_silence()

    def voice_failed(self, number: int) -> None:
        """Let the line stay for as long as it would have been heard."""
        if self._is_awaited(number):
            self.is_heard = False
            self.unheard_languages.add(self.current.language)
            self.due = max(self._now(), self._began + self._lasts)
            self._notify_subscribers()

    # Inside

    def _build_lines(self) -> tuple[SpokenLine, ...]:
        lines: list[SpokenLine] = []
        for index, step in enumerate(self.steps):
            following = self.steps[index + 1].deed if index + 1 < len(self.steps) else None
            silence = self._pace.get_silence(step.deed, following)
            languages = self.languages if step.says is not None else self.languages[:1]
            for language in languages:
                last = language == languages[-1]
                lines.append(
                    SpokenLine(index, step.says, language, silence if last else SECONDS_BETWEEN_LANGUAGES)
                )
        return tuple(lines)

    def _find_first_line(self, step: int) -> int:
        return next(index for index, line in enumerate(self._lines) if line.step == step)

    def _go_to(self, step: int) -> None:
        if self.status is NarrationStatus.READY:
            return
        if step >= len(self.steps):
            self._finish()
            return
        place = self._find_first_line(max(0, step))
        if self.status is NarrationStatus.PAUSED:
            self._place = place
            self._paused_in = NarrationStatus.SPEAKING
            self._notify_subscribers()
        else:
            self._speak_line(place)

    def _speak_line(self, place: int) -> None:
        self._stop_voice()
        self._place = place
        line = self.current
        if line.line is None:
            self._set_status(NarrationStatus.SILENCE, line.silence)
            return
        self._number += 1
        self._began = self._now()
        self.is_heard = not self._skips_voice and self._voice.say(self._number, line.line, line.language)
        if not self.is_heard:
            self.unheard_languages.add(line.language)
        known = self._voice.get_length(line.line, line.language)
        self._lasts = estimate_reading_time(self._text(line.line, line.language)) if known is None else known
        self._set_status(
            NarrationStatus.SPEAKING, 2 * self._lasts + _PATIENCE if self.is_heard else self._lasts
        )

    def _begin_silence(self) -> None:
        self.is_heard = False
        self._set_status(NarrationStatus.SILENCE, self.current.silence)

    def _finish(self) -> None:
        self._stop_voice()
        self._place = len(self._lines) - 1
        self._set_status(NarrationStatus.DONE)

    def _stop_voice(self) -> None:
        self._number += 1
        if self.is_heard:
            self.is_heard = False
            self._voice.stop()

    def _set_status(self, status: NarrationStatus, seconds: float | None = None) -> None:
        self.status = status
        self.due = None if seconds is None else self._now() + seconds
        self._notify_subscribers()

    def _notify_subscribers(self) -> None:
        for callback in self._subscribers:
            callback()

    def _is_awaited(self, number: int) -> bool:
        return self.is_heard and number == self._number and self.status is NarrationStatus.SPEAKING
