"""Rows of a new table, which phones take and change, too."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from shgui.table.seating import Temperament


class RowAtScreen(NamedTuple):
    name: str
    language: str
    phone: bytes | None = None
    """The key of the phone that has taken the row."""
    bot: Temperament | None = None
    """The temperament of a bot; None for a person."""


class RowsByPhone(Protocol):
    """The phones, as the page of a new table sees them."""

    @property
    def rows(self) -> tuple[RowAtScreen, ...]:
        """The rows with the changes of screen and phones."""

    def offer(self, rows: Sequence[RowAtScreen]) -> None:
        """Take over the rows as they are on the screen."""

    def unseat(self, phone: bytes) -> None:
        """Free the row of this phone."""

    def follow_arrivals(self, follower: Callable[[], None]) -> None:
        """Call this whenever a phone has changed a row."""


class _NoPhones:
    rows: tuple[RowAtScreen, ...] = ()

    def offer(self, _rows: Sequence[RowAtScreen]) -> None:
        """Do nothing: there are no phones."""

    def unseat(self, _phone: bytes) -> None:
        """Do nothing: there are no phones."""

    def follow_arrivals(self, _follower: Callable[[], None]) -> None:
        """Do nothing: there are no phones."""


NOBODY_BY_PHONE = _NoPhones()
