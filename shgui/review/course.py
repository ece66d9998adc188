"""A finished game as one line of time: what happened and what was said, each with its step of the game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.events import Event
from shgui.table.log_lines import Claim, ClaimNoted, ClaimWithdrawn, Occasion, occasions
from shgui.table.public_log import PublicStep


@dataclass(frozen=True, slots=True)
class RoundEvents:
    event: Event
    step: int


@dataclass(frozen=True, slots=True)
class ClaimsMade:
    """A claim, while it stood: corrected, withdrawn or void from the step `until` on."""

    claim: Claim
    step: int
    until: int | None

    def stood_at(self, step: int) -> bool:
        return self.step <= step and (self.until is None or step < self.until)


@dataclass(frozen=True, slots=True)
class Course:
    happened: tuple[RoundEvents, ...]
    """What holds in the end, without what was taken back."""
    said: tuple[ClaimsMade, ...]
    """In the order in which it was said."""

    def standing(self, step: int) -> tuple[ClaimsMade, ...]:
        return tuple(said for said in self.said if said.stood_at(step))


def course_of(steps: Sequence[PublicStep]) -> Course:
    """The course of a game from the step at which it was dealt to its last."""
    return Course(tuple(_happened(steps)), tuple(sorted(_said(steps), key=lambda said: said.step)))


def _happened(steps: Sequence[PublicStep]) -> Iterator[RoundEvents]:
    """An event came at the first step from which on the history never was shorter again."""
    told = steps[-1].view.history
    arrived = [0] * len(told)
    place = len(told)
    for step in range(len(steps) - 1, -1, -1):
        before = len(steps[step - 1].view.history) if step else 0
        for each in range(before, place):
            arrived[each] = step
        place = min(place, before)
    return (RoundEvents(event, step) for event, step in zip(told, arrived, strict=True))


def _said(steps: Sequence[PublicStep]) -> Iterator[ClaimsMade]:
    standing: dict[Occasion, tuple[Claim, int]] = {}
    events = 0
    for step in steps:
        if len(step.view.history) < events:
            # A slip was taken back: what was claimed of an occasion that never was is void.
            known = occasions(step.view.history)
            yield from _ended(standing, [each for each in standing if each not in known], step.number)
        events = len(step.view.history)
        for line in step.new:
            if isinstance(line, ClaimNoted):
                yield from _ended(standing, [line.claim.occasion], step.number)
                standing[line.claim.occasion] = line.claim, step.number
            elif isinstance(line, ClaimWithdrawn):
                yield from _ended(standing, [line.withdrawn.occasion], step.number)
    for claim, since in standing.values():
        yield ClaimsMade(claim, since, None)


def _ended(
    standing: dict[Occasion, tuple[Claim, int]], which: Iterable[Occasion], step: int
) -> Iterator[ClaimsMade]:
    for occasion in which:
        if occasion in standing:
            claim, since = standing.pop(occasion)
            yield ClaimsMade(claim, since, step)
