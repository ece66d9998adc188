"""The seats of a game that have a phone. Most games have none."""

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
        """Take the seat back to the screen."""

    def other_phone(self, seat: Seat) -> None:
        """Let a phone take this seat, with a word that the screen shows."""

    def show_code(self) -> None:
        """Show how phones come to the table."""

    def subscribe(self, callback: Callable[[], None]) -> None:
        """Call back whenever a seat moves to or from a phone, or a phone loses its connection."""
