"""A clock that a test moves, a voice that makes no sound, and a narration between them."""

from __future__ import annotations

from shgui.narrator.narration import Narration, NarrationPace, NarrationStatus, SpokenLine
from shgui.narrator.opening_script import NarrationStep, build_opening
from shgui.words.narrator_texts import NarratorLine


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


class FakeVoice:
    """Takes `takes` seconds for a line. If it doesn't work it refuses; without reports it never ends."""

    def __init__(self, clock: Clock, takes: float = 2.0) -> None:
        self.takes = takes
        self.works = True
        self.reports = True
        self.said: list[tuple[NarratorLine, str]] = []
        self.number: int | None = None
        self.ends = 0.0
        self._clock = clock

    def say(self, number: int, line: NarratorLine, language: str) -> bool:
        if not self.works:
            return False
        assert self.number is None, "two lines at once"
        self.said.append((line, language))
        self.number = number
        self.ends = self._clock() + self.takes
        return True

    def stop(self) -> None:
        self.number = None

    def get_length(self, line: NarratorLine, language: str) -> float | None:
        return self.takes

    @property
    def due(self) -> float | None:
        return self.ends if self.number is not None and self.reports else None

    def finish(self) -> int:
        """The line is over: its number."""
        number, self.number = self.number, None
        assert number is not None
        return number


class Stage:
    """`shown` is every line and language that came to stand on the screen; None is a pause."""

    def __init__(
        self,
        steps: tuple[NarrationStep, ...] | None = None,
        languages: tuple[str, ...] = ("en",),
        players: int = 7,
    ) -> None:
        self.clock = Clock()
        self.voice = FakeVoice(self.clock)
        self.shown: list[tuple[NarratorLine | None, str]] = []
        self.narration = Narration(
            build_opening("en", players) if steps is None else steps,
            languages,
            NarrationPace("en", players),
            lambda line, language: f"{line.value} in {language}",
            self.voice,
            self.clock,
        )
        self.narration.subscribe(self._look)
        self._last: SpokenLine | None = None

    def wait(self, seconds: float) -> None:
        """Time passes; the ends of lines and the ticks come when they are due."""
        until = self.clock.time + seconds
        while True:
            ends = self.voice.due
            moments = [moment for moment in (ends, self.narration.due) if moment is not None]
            if not moments or min(moments) > until:
                break
            self.clock.time = max(self.clock.time, min(moments))
            if ends is not None and ends <= self.clock.time:
                self.narration.voice_ended(self.voice.finish())
            else:
                self.narration.tick()
        self.clock.time = until

    def run(self) -> float:
        """Run to the end, or until nothing follows, and return the seconds."""
        begun = self.clock.time
        while self.narration.due is not None and self.clock.time < begun + 600:
            self.wait(0.125)
        return self.clock.time - begun

    def wait_for(self, line: NarratorLine | None) -> None:
        """Until a line, or the pause, has just come on the screen."""
        while self.narration.current.line is not line or self.narration.status is NarrationStatus.READY:
            assert self.narration.due is not None, "it never comes"
            self.wait(0.125)

    def stands(self, status: NarrationStatus) -> bool:
        return self.narration.status is status

    def _look(self) -> None:
        narration = self.narration
        if (
            narration.status in (NarrationStatus.SPEAKING, NarrationStatus.SILENCE)
            and narration.current is not self._last
        ):
            self._last = narration.current
            self.shown.append((narration.current.line, narration.current.language))
