"""What leads a game asks of its phones: nothing but who has one. Most games have none."""

from collections.abc import Callable
from typing import Protocol

from shgui.engine.types import Seat


class PhonesOfGame(Protocol):
    @property
    def elsewhere(self) -> frozenset[Seat]:
        """Seats that have a phone, whether or not it is connected just now."""

    @property
    def away(self) -> frozenset[Seat]:
        """Those whose phone is not connected just now."""

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls the listener, as long as it lives, whenever somebody takes a phone, gives it away, or loses
        the connection.
        """


class _NoPhones:
    """Everybody is at the screen."""

    elsewhere: frozenset[Seat] = frozenset()
    away: frozenset[Seat] = frozenset()

    def listen(self, _listener: Callable[[], None]) -> None:
        """Nothing changes."""


NO_PHONES = _NoPhones()
