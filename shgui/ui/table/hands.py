"""A vote by show of hands, as it is tapped in: pure, without Qt."""

from collections.abc import Iterable
from enum import StrEnum

from shgui.engine.types import Seat


class Stage(StrEnum):
    TALKING = "talking"
    """Nothing tapped in and not counted yet."""
    COUNTING = "counting"
    TAPPING = "tapping"


class Hands:
    """Who showed which thumb. Everything can be changed until the votes are revealed."""

    def __init__(self, voters: Iterable[Seat]) -> None:
        self.voters = tuple(voters)
        self.stage = Stage.TALKING
        self._ballots: dict[Seat, bool] = {}

    @property
    def ballots(self) -> dict[Seat, bool]:
        return dict(self._ballots)

    @property
    def complete(self) -> bool:
        return len(self._ballots) == len(self.voters)

    def all(self, ja: bool) -> None:
        self.stage = Stage.TAPPING
        self._ballots = dict.fromkeys(self.voters, ja)

    def turn(self, seat: Seat) -> None:
        """Another tap on a seat: nothing becomes Ja, then it turns over at every tap."""
        if seat in self.voters:
            self.stage = Stage.TAPPING
            self._ballots[seat] = not self._ballots.get(seat, False)
