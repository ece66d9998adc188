"""Times at which a role was shown, so that its owner notices if someone else looked at it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

WallClock = Callable[[], datetime]
"""The time as it is read off the wall, with its zone."""

_MOMENT = timedelta(minutes=1)


def wall_clock() -> datetime:
    return datetime.now().astimezone().replace(microsecond=0)


@dataclass(frozen=True, slots=True)
class RoleShowing:
    """A role was opened. `at` is None where the game was saved before times were kept."""

    at: datetime | None
    rounds: int
    """The number of rounds that were over by then."""


@dataclass(frozen=True, slots=True)
class LastShowing:
    """The last showing of a role, as asked at `now`."""

    showing: RoleShowing
    now: datetime

    @property
    def today(self) -> bool:
        at = self.showing.at
        return at is not None and at.date() == self.now.date()

    @property
    def is_just_now(self) -> bool:
        """Whether it was so recent that hardly anyone else can have looked since."""
        at = self.showing.at
        return at is not None and timedelta(0) <= self.now - at < _MOMENT
