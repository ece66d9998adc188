"""One of the two boards: its spaces, what lies on them and what they bring."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from shgui.engine.box import LIBERAL_SPACES, VETO_ZONE
from shgui.engine.types import Policy, Power
from shgui.engine.view import PlayerView
from shgui.ui.models.row_model import RowModel
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue


class SpaceFact(IntEnum):
    FILLED = Qt.ItemDataRole.UserRole
    POWER = Qt.ItemDataRole.UserRole + 1
    VETO = Qt.ItemDataRole.UserRole + 2
    WINS = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True, slots=True)
class SpaceRow:
    policy: Policy
    filled: bool
    power: Power | None
    """What the President may do when a government fills this space."""
    veto: bool
    """Once it is filled, a veto can be proposed."""
    wins: bool


def space_rows(view: PlayerView, policy: Policy) -> tuple[SpaceRow, ...]:
    liberal = policy is Policy.LIBERAL
    powers = (None,) * LIBERAL_SPACES if liberal else view.board
    enacted = view.liberal if liberal else view.fascist
    return tuple(
        SpaceRow(policy, number <= enacted, power, not liberal and number == VETO_ZONE, number == len(powers))
        for number, power in enumerate(powers, 1)
    )


class BoardModel(RowModel[SpaceRow]):
    """One row a space, in the order in which they are filled."""

    def __init__(self, policy: Policy, words: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(words, parent)
        self._policy = policy

    def show(self, view: PlayerView) -> None:
        self.set_rows(space_rows(view, self._policy))

    def told(self, words: Catalogue, row: SpaceRow) -> str:
        said = [terms.whole_policy(words, row.policy)] if row.filled else []
        if row.power is not None:
            said.append(terms.power(words, row.power))
        if row.veto:
            said.append(labels.veto_unlocked(words))
        if row.wins:
            said.append(labels.winning_space(words, row.policy))
        return words.row_of(said)

    def facts(self) -> Mapping[int, Callable[[SpaceRow], object]]:
        return _FACTS


_FACTS: Mapping[int, Callable[[SpaceRow], object]] = {
    SpaceFact.FILLED: lambda row: row.filled,
    SpaceFact.POWER: lambda row: row.power.value if row.power else None,
    SpaceFact.VETO: lambda row: row.veto,
    SpaceFact.WINS: lambda row: row.wins,
}
