"""The narrator at work: which line stands on the screen, who says it, and when the next one comes.

A state machine without a clock or a sound of its own. It reads the time from `now`, asks a voice to speak,
is told by `voice_ended` and `voice_failed` how that went, and wants `tick` to be called when `due` has come.
The letters never wait for a voice: where none speaks, they stand as long as it would have taken.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from shgui.narrator.pace import BETWEEN_LANGUAGES, NarrationPace, reading_time
from shgui.narrator.script import NarrationStep
from shgui.words.narrator_texts import Spoken

_PATIENCE = 3.0
"""Seconds beyond twice its length after which a voice that doesn't report back is taken for lost."""


class AnyVoice(Protocol):
    """Says one line at a time, and reports the end of each by its number: later, never from within `say`."""

    def say(self, number: int, line: Spoken, language: str) -> bool:
        """Begin to speak; False where there is no voice for this line."""

    def stop(self) -> None:
        """Silence at once. A report that still comes is ignored."""

    def length(self, line: Spoken, language: str) -> float | None:
        """Seconds that it takes to say a line, if that is known, even when nothing can be heard now."""


class NoVoice:
    """For a narration in letters alone."""

    def say(self, number: int, line: Spoken, language: str) -> bool:
        return False

    def stop(self) -> None:
        """Nothing is said."""

    def length(self, line: Spoken, language: str) -> float | None:
        return None


class NarrationStatus(StrEnum):
    READY = "ready"
    SPEAKING = "speaking"
    """A line stands on the screen and is said, or would be."""
    SILENCE = "silence"
    """The line was said: the players do what it wants."""
    PAUSED = "paused"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class SpokenLine:
    """One line in one language, and the silence after it."""

    step: int
    line: Spoken | None
    language: str
    silence: float


class Narration:
    """Leads through `steps`. Every change is told by `changed`; what holds then is read from the properties.

    With two languages each step is said in one and then in the other. The order and the pace are those of the
    steps and the pace handed in, whatever language they are said in.
    """

    def __init__(
        self,
        steps: Sequence[NarrationStep],
        languages: Sequence[str],
        pace: NarrationPace,
        text: Callable[[Spoken, str], str],
        voice: AnyVoice,
        now: Callable[[], float],
    ) -> None:
        self.steps = tuple(steps)
        self.status = NarrationStatus.READY
        self.unheard: set[str] = set()
        """Languages of which a line could not be heard, or not to its end."""
        self.changed: Callable[[], None] = _nothing
        self.languages = tuple(languages)
        self._pace = pace
        self._text = text
        self._voice = voice
        self._now = now
        self._beats = self._make_beats()
        self._at = 0
        self._number = 0
        self.heard = False
        """Whether a voice is saying the line that stands on the screen."""
        self._deaf = False
        self._began = self._lasts = 0.0
        self.due: float | None = None
        """When `tick` is wanted next; None while nothing is under way."""
        self._left = 0.0
        self._paused_in = NarrationStatus.READY

    @property
    def beat(self) -> SpokenLine:
        return self._beats[self._at]

    # What the players do

    def start(self) -> None:
        """From the beginning."""
        self._deaf = False
        self.unheard = set()
        self._speak(0)

    def pause(self) -> None:
        """Where it stands. A line that is broken off will be said again from its beginning."""
        if self.status in (NarrationStatus.SPEAKING, NarrationStatus.SILENCE):
            self._paused_in = self.status
            self._left = max(0.0, (self.due or 0.0) - self._now())
            self._hush()
            self._stand(NarrationStatus.PAUSED)

    def go_on(self) -> None:
        if self.status is not NarrationStatus.PAUSED:
            return
        if self._paused_in is NarrationStatus.SILENCE:
            self._stand(NarrationStatus.SILENCE, self._left)
        else:
            self._speak(self._at)

    def repeat(self) -> None:
        """This step again, in every language; also after a pause, and after the end."""
        if self.status is not NarrationStatus.READY:
            self._speak(self._first_of(self.beat.step))

    def back(self) -> None:
        """The step before; the first one again where there is none."""
        self._go_to(self.beat.step - (self.status is not NarrationStatus.DONE))

    def skip(self) -> None:
        """The next step at once; the end after the last."""
        self._go_to(self.beat.step + 1)

    def stop(self) -> None:
        """Back to where nothing has begun."""
        self._hush()
        self._at = 0
        self._stand(NarrationStatus.READY)

    # What the clock and the voice say

    def tick(self) -> None:
        """Call it at `due`, or at any time after."""
        if self.due is None or self._now() < self.due:
            return
        if self.status is NarrationStatus.SPEAKING and self.heard:
            # The voice has had more than twice its time: the lines to come don't wait for it again.
            self._deaf = True
            self.unheard.add(self.beat.language)
            self._voice.stop()
            self._fall_silent()
        elif self.status is NarrationStatus.SPEAKING:
            self._fall_silent()
        elif self.status is NarrationStatus.SILENCE:
            self._move_on()

    def voice_ended(self, number: int) -> None:
        if self._is_awaited(number):
            self._fall_silent()

    def voice_failed(self, number: int) -> None:
        """The line stands for as long as it would have been heard."""
        if self._is_awaited(number):
            self.heard = False
            self.unheard.add(self.beat.language)
            self.due = max(self._now(), self._began + self._lasts)
            self.changed()

    # Inside

    def _make_beats(self) -> tuple[SpokenLine, ...]:
        beats: list[SpokenLine] = []
        for index, step in enumerate(self.steps):
            following = self.steps[index + 1].deed if index + 1 < len(self.steps) else None
            silence = self._pace.after(step.deed, following)
            languages = self.languages if step.says is not None else self.languages[:1]
            for language in languages:
                last = language == languages[-1]
                beats.append(SpokenLine(index, step.says, language, silence if last else BETWEEN_LANGUAGES))
        return tuple(beats)

    def _first_of(self, step: int) -> int:
        return next(index for index, beat in enumerate(self._beats) if beat.step == step)

    def _go_to(self, step: int) -> None:
        if self.status is NarrationStatus.READY:
            return
        if step >= len(self.steps):
            self._finish()
            return
        at = self._first_of(max(0, step))
        if self.status is NarrationStatus.PAUSED:
            self._at = at
            self._paused_in = NarrationStatus.SPEAKING
            self.changed()
        else:
            self._speak(at)

    def _speak(self, at: int) -> None:
        self._hush()
        self._at = at
        beat = self.beat
        if beat.line is None:
            self._stand(NarrationStatus.SILENCE, beat.silence)
            return
        self._number += 1
        self._began = self._now()
        self.heard = not self._deaf and self._voice.say(self._number, beat.line, beat.language)
        if not self.heard:
            self.unheard.add(beat.language)
        known = self._voice.length(beat.line, beat.language)
        self._lasts = reading_time(self._text(beat.line, beat.language)) if known is None else known
        self._stand(NarrationStatus.SPEAKING, 2 * self._lasts + _PATIENCE if self.heard else self._lasts)

    def _fall_silent(self) -> None:
        self.heard = False
        self._stand(NarrationStatus.SILENCE, self.beat.silence)

    def _move_on(self) -> None:
        if self._at + 1 < len(self._beats):
            self._speak(self._at + 1)
        else:
            self._finish()

    def _finish(self) -> None:
        self._hush()
        self._at = len(self._beats) - 1
        self._stand(NarrationStatus.DONE)

    def _hush(self) -> None:
        self._number += 1
        if self.heard:
            self.heard = False
            self._voice.stop()

    def _stand(self, status: NarrationStatus, seconds: float | None = None) -> None:
        self.status = status
        self.due = None if seconds is None else self._now() + seconds
        self.changed()

    def _is_awaited(self, number: int) -> bool:
        return self.heard and number == self._number and self.status is NarrationStatus.SPEAKING


def _nothing() -> None:
    """Nobody listens yet."""
