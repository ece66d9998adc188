"""The cards that one seat holds. Empty unless that seat is looking."""

from collections.abc import Callable, Mapping
from enum import IntEnum

from PySide6.QtCore import Qt

from shgui.engine.types import Policy
from shgui.engine.view import PlayerView
from shgui.ui.models.row_model import RowModel
from shgui.words import terms
from shgui.words.catalogue import Catalogue


class CardFact(IntEnum):
    POLICY = Qt.ItemDataRole.UserRole


class HandModel(RowModel[Policy]):
    def show(self, view: PlayerView) -> None:
        self.set_rows(view.hand)

    def clear(self) -> None:
        """Keep nothing of what was shown."""
        self.set_rows(())

    def told(self, words: Catalogue, row: Policy) -> str:
        return terms.whole_policy(words, row)

    def facts(self) -> Mapping[int, Callable[[Policy], object]]:
        return _FACTS


_FACTS: Mapping[int, Callable[[Policy], object]] = {CardFact.POLICY: lambda row: row.value}
