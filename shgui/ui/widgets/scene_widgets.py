"""Rows that lie about as widgets of their own: focus, keys and screen readers find each of them."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from shgui.words.catalogue import Catalogue

Row = TypeVar("Row")
ToldRow = TypeVar("ToldRow", contravariant=True)


class ShowsRow(Protocol[ToldRow]):
    def show_row(self, words: Catalogue, row: ToldRow) -> None:
        """Show this row, told in this language."""


class SceneWidgets(Generic[Row]):
    """Tells every widget the row of its place, and again only when it has changed."""

    def __init__(self, widgets: Sequence[ShowsRow[Row]]) -> None:
        self._widgets = widgets
        self._words: Catalogue | None = None
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, words: Catalogue, rows: Sequence[Row]) -> None:
        """There may be fewer rows than widgets: those left over are told nothing."""
        known = dict(enumerate(self._rows)) if words is self._words else {}
        self._words, self._rows = words, tuple(rows)
        for place, row in enumerate(rows):
            if place not in known or known[place] != row:
                self._widgets[place].show_row(words, row)
