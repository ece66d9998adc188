"""Choices that are made at the table and not confirmed yet."""

from dataclasses import dataclass, replace
from enum import StrEnum

from shgui.engine.types import Seat

Ballots = tuple[tuple[Seat, bool], ...]


class HandCountPhase(StrEnum):
    TALKING = "talking"
    """Nothing is entered, and the countdown hasn't begun."""
    COUNTING = "counting"
    ENTERING = "entering"


@dataclass(frozen=True, slots=True)
class HandCount:
    """A vote by thumb while it is entered. Everything can be changed until the votes are revealed."""

    voters: tuple[Seat, ...]
    ballots: Ballots = ()
    phase: HandCountPhase = HandCountPhase.TALKING
    alone: bool = False
    """A single thumb beside ballots of bots: it needs no countdown."""
    is_touched: bool = False
    """Somebody has entered a vote, or the countdown has begun."""

    @property
    def is_complete(self) -> bool:
        return len(self.ballots) == len(self.voters)

    def with_all(self, ja: bool) -> "HandCount":
        return self._with_ballots(dict.fromkeys(self.voters, ja))

    def with_turned(self, seat: Seat) -> "HandCount":
        """Return the votes after another tap on a seat: the first is a Ja, the next ones turn it over."""
        ballots = dict(self.ballots)
        return self._with_ballots({**ballots, seat: not ballots.get(seat, False)})

    def with_countdown(self, *, done: bool) -> "HandCount":
        phase = HandCountPhase.ENTERING if done else HandCountPhase.COUNTING
        return replace(self, phase=phase, is_touched=True)

    def _with_ballots(self, ballots: dict[Seat, bool]) -> "HandCount":
        phase = HandCountPhase.ENTERING
        return replace(self, ballots=tuple(ballots.items()), phase=phase, is_touched=True)


@dataclass(frozen=True, slots=True)
class Selection:
    seat: Seat | None = None
    consent: bool | None = None
    """The answer to a veto."""
    hands: HandCount | None = None

    @property
    def is_begun(self) -> bool:
        is_voting = self.hands is not None and self.hands.is_touched
        return is_voting or self.seat is not None or self.consent is not None

    @property
    def ballots(self) -> Ballots:
        return () if self.hands is None else self.hands.ballots
