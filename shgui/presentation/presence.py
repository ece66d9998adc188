"""What leads a game asks of its phones: nothing but who has one. Most games have none."""

from collections.abc import Callable
from typing import Protocol

from shgui.engine.types import Seat


class Presence(Protocol):
    @property
    def elsewhere(self) -> frozenset[Seat]:
        """Seats that have a phone, whether or not it is connected just now."""

    @property
    def away(self) -> frozenset[Seat]:
        """Those whose phone is not connected just now."""

    @property
    def are_open(self) -> bool:
        """Whether phones can come."""

    def use_screen(self, seat: Seat) -> None:
        """This seat has no phone any more."""

    def other_phone(self, seat: Seat) -> None:
        """A phone may take this seat, with a word that the screen shows."""

    def show_code(self) -> None:
        """How phones come to the table."""

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls the listener, as long as it lives, whenever somebody takes a phone, gives it away, or loses
        the connection.
        """


class _NoPhones:
    """Everybody is at the screen."""

    elsewhere: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()
    are_open = False

    def use_screen(self, _seat: Seat) -> None:
        """Everybody does."""

    def other_phone(self, _seat: Seat) -> None:
        """There is none."""

    def show_code(self) -> None:
        """There is none."""

    def listen(self, _listener: Callable[[], None]) -> None:
        """Nothing changes."""


NO_PHONES = _NoPhones()
