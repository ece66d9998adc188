"""A finished game in order: events and claims, each with its step of the game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shgui.engine.events import Event
from shgui.table.log_lines import Claim, ClaimNoted, ClaimWithdrawn, Occasion, list_occasions
from shgui.table.public_log import PublicStep


@dataclass(frozen=True, slots=True)
class TimedEvent:
    """An event with the step of the game that brought it."""

    event: Event
    step: int


@dataclass(frozen=True, slots=True)
class TimedClaim:
    """A claim and the steps at which it was valid, from `step` until before `until`."""

    claim: Claim
    step: int
    until: int | None

    def was_valid_at(self, step: int) -> bool:
        return self.step <= step and (self.until is None or step < self.until)


@dataclass(frozen=True, slots=True)
class Course:
    events: tuple[TimedEvent, ...]
    """The valid events, without those that were undone."""
    claims: tuple[TimedClaim, ...]
    """All claims in the order in which they were made."""

    @property
    def standing(self) -> tuple[TimedClaim, ...]:
        """The claims as they stood at the end, without those corrected or withdrawn."""
        return tuple(made for made in self.claims if made.until is None)

    def list_valid(self, step: int) -> tuple[TimedClaim, ...]:
        return tuple(made for made in self.claims if made.was_valid_at(step))


def build_course(steps: Sequence[PublicStep]) -> Course:
    """Build the course of a game from the step at which it was dealt to its last."""
    return Course(
        tuple(_yield_events(steps)), tuple(sorted(_yield_claims(steps), key=lambda made: made.step))
    )


def _yield_events(steps: Sequence[PublicStep]) -> Iterator[TimedEvent]:
    """Yield events with the first step from which on the history never was shorter again."""
    history = steps[-1].view.history
    arrived = [0] * len(history)
    place = len(history)
    for step in range(len(steps) - 1, -1, -1):
        before = len(steps[step - 1].view.history) if step else 0
        for each in range(before, place):
            arrived[each] = step
        place = min(place, before)
    return (TimedEvent(event, step) for event, step in zip(history, arrived, strict=True))


def _yield_claims(steps: Sequence[PublicStep]) -> Iterator[TimedClaim]:
    standing: dict[Occasion, tuple[Claim, int]] = {}
    events = 0
    for step in steps:
        if len(step.view.history) < events:
            # A slip was taken back: what was claimed of an occasion that never was is void.
            known = list_occasions(step.view.history)
            yield from _end_claims(standing, [each for each in standing if each not in known], step.number)
        events = len(step.view.history)
        for line in step.new:
            if isinstance(line, ClaimNoted):
                yield from _end_claims(standing, [line.claim.occasion], step.number)
                standing[line.claim.occasion] = line.claim, step.number
            elif isinstance(line, ClaimWithdrawn):
                yield from _end_claims(standing, [line.withdrawn.occasion], step.number)
    for claim, since in standing.values():
        yield TimedClaim(claim, since, None)


def _end_claims(
    standing: dict[Occasion, tuple[Claim, int]], which: Iterable[Occasion], step: int
) -> Iterator[TimedClaim]:
    for occasion in which:
        if occasion in standing:
            claim, since = standing.pop(occasion)
            yield TimedClaim(claim, since, step)
