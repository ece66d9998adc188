"""The cards that lie in the hand of one seat. Empty unless that seat is looking.

A row knows what a card is and not where it came from: its words are found when they are asked for.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum, auto

from PySide6.QtCore import Qt

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Policy, Role
from shgui.engine.view import PlayerView
from shgui.ui.widgets.row_model import Facts, RowModel
from shgui.words import terms
from shgui.words.catalogue import Catalogue


class CardKind(StrEnum):
    ROLE = "role"
    PARTY = "party"
    BALLOT = "ballot"
    POLICY = "policy"


class CardFact(IntEnum):
    """The word on the card is the display role."""

    KIND = Qt.ItemDataRole.UserRole
    CARD = auto()
    """The role, party or policy by its text; of a ballot whether it says Ja."""
    CAPTION = auto()
    """What kind of card it is, in words."""
    PORTRAIT = auto()


@dataclass(frozen=True, slots=True)
class CardRow:
    card: Role | Party | Policy | bool
    portrait: int = 0
    owner: str = ""
    """Whose card it is, if not the reader's own."""


def own_role(view: PlayerView) -> tuple[CardRow, ...]:
    """Role and party."""
    if view.role is None or view.party is None or view.seat is None:
        raise ValueError("the table itself has no role")
    return CardRow(view.role, portrait=view.seat), CardRow(view.party)


def seen_party(memory: SawParty, names: tuple[str, ...]) -> tuple[CardRow, ...]:
    return (CardRow(memory.party, owner=names[memory.target]),)


def plain_cards(cards: Iterable[Policy | bool]) -> tuple[CardRow, ...]:
    """Policies or ballots."""
    return tuple(CardRow(card) for card in cards)


class HandModel(RowModel[CardRow]):
    def clear(self) -> None:
        """Keep nothing of what was shown."""
        self.beginResetModel()
        self._rows = ()
        self.endResetModel()

    def facts(self) -> Facts[CardRow]:
        return _FACTS


def _kind(row: CardRow) -> CardKind:
    match row.card:
        case Role():
            return CardKind.ROLE
        case Party():
            return CardKind.PARTY
        case Policy():
            return CardKind.POLICY
        case bool():
            return CardKind.BALLOT


def _word(words: Catalogue, row: CardRow) -> str:
    match row.card:
        case Role():
            return terms.role(words, row.card)
        case Party():
            return terms.party(words, row.card)
        case Policy():
            return terms.policy(words, row.card)
        case bool():
            return terms.ballot(row.card)


def _caption(words: Catalogue, row: CardRow) -> str:
    match row.card:
        case Role():
            return terms.role_card(words)
        case Party():
            return terms.party_card(words)
        case Policy():
            return terms.policy_card(words)
        case bool():
            return ""


def _spoken(words: Catalogue, row: CardRow) -> str:
    match row.card:
        case Policy():
            return terms.whole_policy(words, row.card)
        case bool():
            return terms.ballot(row.card)
        case _:
            return f"{row.owner or _caption(words, row)}: {_word(words, row)}"


_FACTS: Facts[CardRow] = {
    Qt.ItemDataRole.DisplayRole: _word,
    Qt.ItemDataRole.AccessibleTextRole: _spoken,
    CardFact.KIND: lambda _, row: _kind(row).value,
    CardFact.CARD: lambda _, row: row.card if isinstance(row.card, bool) else row.card.value,
    CardFact.CAPTION: _caption,
    CardFact.PORTRAIT: lambda _, row: row.portrait,
}
