"""The rows of a new table, which phones take and change, too."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from shgui.table.seating import Temperament


class RowAtScreen(NamedTuple):
    name: str
    language: str
    phone: bytes | None = None
    """Who has taken it by phone."""
    bot: Temperament | None = None
    """How the program plays in this seat; None for a person."""


class RowsByPhone(Protocol):
    """Whoever asks the phones."""

    @property
    def rows(self) -> tuple[RowAtScreen, ...]:
        """As screen and phones have laid them together."""

    def offer(self, rows: Sequence[RowAtScreen]) -> None:
        """What the screen says of them."""

    def unseat(self, phone: bytes) -> None:
        """Its row stays, and is free."""

    def follow_arrivals(self, follower: Callable[[], None]) -> None:
        """Calls it whenever a phone has changed them."""


class _NoPhones:
    rows: tuple[RowAtScreen, ...] = ()

    def offer(self, _rows: Sequence[RowAtScreen]) -> None:
        """Nobody can take one."""

    def unseat(self, _phone: bytes) -> None:
        """Nobody has one."""

    def follow_arrivals(self, _follower: Callable[[], None]) -> None:
        """Nobody arrives."""


NOBODY_BY_PHONE = _NoPhones()
