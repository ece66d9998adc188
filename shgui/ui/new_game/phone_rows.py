"""Rows of a new table, which phones take and change, too."""

from typing import NamedTuple

from shgui.table.seating import Temperament


class RowAtScreen(NamedTuple):
    name: str
    language: str
    phone: bytes | None = None
    """The key of the phone that has taken the row."""
    bot: Temperament | None = None
    """The temperament of a bot; None for a person."""
