"""One of the two boards: its spaces, what lies on them and what they bring."""

from dataclasses import dataclass
from enum import IntEnum, auto

from PySide6.QtCore import QObject, Qt

from shgui.engine.components import HITLER_ZONE, LIBERAL_SPACES, VETO_ZONE
from shgui.engine.types import Policy, Power
from shgui.ui.table.shown import Shown
from shgui.ui.widgets.row_model import Facts, RowModel
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue


class SpaceFact(IntEnum):
    """What is printed on the space is the display role. Words are empty where the fact doesn't hold."""

    BOARD_WORD = Qt.ItemDataRole.UserRole
    FILLED = auto()
    POLICY_WORD = auto()
    POWER = auto()
    VETO_WORD = auto()
    ZONE_WORD = auto()
    WINS = auto()


@dataclass(frozen=True, slots=True)
class SpaceRow:
    policy: Policy
    number: int
    last: int
    """How many spaces the board has."""
    filled: bool
    power: Power | None
    """What the President may do when a government fills this space."""
    veto: bool
    """Once it is filled, a veto can be proposed."""
    zone: bool
    """Once it is filled, Hitler as Chancellor wins."""

    @property
    def wins(self) -> bool:
        return self.number == self.last


def space_rows(shown: Shown, policy: Policy) -> tuple[SpaceRow, ...]:
    view = shown.seen
    liberal = policy is Policy.LIBERAL
    powers = (None,) * LIBERAL_SPACES if liberal else view.board
    enacted = shown.held.enacted(view, policy)
    return tuple(
        SpaceRow(
            policy=policy,
            number=number,
            last=len(powers),
            filled=number <= enacted,
            power=power,
            veto=not liberal and number == VETO_ZONE,
            zone=not liberal and number == HITLER_ZONE,
        )
        for number, power in enumerate(powers, 1)
    )


class BoardModel(RowModel[SpaceRow]):
    """One row a space, in the order in which they are filled."""

    def __init__(self, policy: Policy, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.policy = policy

    def show(self, shown: Shown) -> None:
        self.show_rows(shown.words, space_rows(shown, self.policy))

    def facts(self) -> Facts[SpaceRow]:
        return _FACTS


def _printed(words: Catalogue, row: SpaceRow) -> str:
    if row.wins:
        return labels.winning_space(words, row.policy)
    return "" if row.power is None else labels.power_space(words, row.power)


def _spoken(words: Catalogue, row: SpaceRow) -> str:
    text = words.gettext("{board}, space {number} of {last}")
    board = labels.board(words, row.policy)
    return text.format(board=board, number=words.number(row.number), last=words.number(row.last))


def _told(words: Catalogue, row: SpaceRow) -> str:
    """What lies there and what it brings, in full."""
    sentences = []
    if row.filled:
        sentences.append(terms.whole_policy(words, row.policy))
    if row.wins:
        sentences.append(labels.winning_space(words, row.policy))
    if row.power is not None:
        sentences.append(_effect(words, terms.power(words, row.power), terms.power_effect(words, row.power)))
    if row.veto:
        sentences.append(_effect(words, terms.veto(words), terms.veto_effect(words)))
    if row.zone:
        sentences.append(labels.hitler_zone_told(words))
    return "\n".join(sentences) or words.gettext("Nothing happens when this space is covered.")


def _effect(words: Catalogue, power: str, effect: str) -> str:
    return words.gettext("{power}: {effect}").format(power=power, effect=effect)


_FACTS: Facts[SpaceRow] = {
    Qt.ItemDataRole.DisplayRole: _printed,
    Qt.ItemDataRole.AccessibleTextRole: _spoken,
    Qt.ItemDataRole.AccessibleDescriptionRole: _told,
    SpaceFact.BOARD_WORD: lambda words, row: labels.board(words, row.policy),
    SpaceFact.FILLED: lambda _, row: row.filled,
    SpaceFact.POLICY_WORD: lambda words, row: terms.policy(words, row.policy),
    SpaceFact.POWER: lambda _, row: row.power.value if row.power else None,
    SpaceFact.VETO_WORD: lambda words, row: labels.veto_unlocked(words) if row.veto else "",
    SpaceFact.ZONE_WORD: lambda words, row: labels.hitler_zone(words) if row.zone else "",
    SpaceFact.WINS: lambda _, row: row.wins,
}
