"""When a role lay open, so that its owner notices who looked at it in his place."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

WallClock = Callable[[], datetime]
"""The time as it is read off the wall, with its zone."""

_MOMENT = timedelta(minutes=1)


def wall_clock() -> datetime:
    return datetime.now().astimezone().replace(microsecond=0)


@dataclass(frozen=True, slots=True)
class Showing:
    """A role was opened. `at` is None where the game was saved before times were kept."""

    at: datetime | None
    rounds: int
    """How many were over by then."""


@dataclass(frozen=True, slots=True)
class LastShown:
    """The last showing of a role, told at `now`."""

    showing: Showing
    now: datetime

    @property
    def today(self) -> bool:
        at = self.showing.at
        return at is not None and at.date() == self.now.date()

    @property
    def just_now(self) -> bool:
        """Hardly anybody else can have come since."""
        at = self.showing.at
        return at is not None and timedelta(0) <= self.now - at < _MOMENT
