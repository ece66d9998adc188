"""A vote by thumb, as it is tapped in: pure, without Qt."""

from collections.abc import Iterable
from enum import StrEnum

from shgui.engine.types import Seat


class Doing(StrEnum):
    """What the table is at."""

    TALKING = "talking"
    """Nothing tapped in and not counted yet."""
    COUNTING = "counting"
    TAPPING = "tapping"


class HandCount:
    """Who showed which thumb. Everything can be changed until the votes are revealed."""

    def __init__(
        self, voters: Iterable[Seat], before: Iterable[tuple[Seat, bool]] = (), *, alone: bool = False
    ) -> None:
        """`before` are thumbs that were taken back: they lie as they were, and each can be turned over. A
        single thumb beside ballots of bots (`alone`) needs no count: nobody else is to see it in time.
        """
        self.alone = alone
        self.voters = tuple(voters)
        self._ballots = {seat: ja for seat, ja in before if seat in self.voters}
        self.doing = Doing.TAPPING if self._ballots or alone else Doing.TALKING
        self.touched = False
        """Somebody has tapped since, or the count has begun."""

    @property
    def ballots(self) -> dict[Seat, bool]:
        return dict(self._ballots)

    @property
    def complete(self) -> bool:
        return len(self._ballots) == len(self.voters)

    def all(self, ja: bool) -> None:
        self._tapped()
        self._ballots = dict.fromkeys(self.voters, ja)

    def turn(self, seat: Seat) -> None:
        """Another tap on a seat: nothing becomes Ja, then it turns over at every tap."""
        if seat in self.voters:
            self._tapped()
            self._ballots[seat] = not self._ballots.get(seat, False)

    def counted(self, done: bool) -> None:
        self.touched = True
        self.doing = Doing.TAPPING if done else Doing.COUNTING

    def _tapped(self) -> None:
        self.touched = True
        self.doing = Doing.TAPPING
