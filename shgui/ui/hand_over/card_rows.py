"""The cards that lie in the hand of one seat. Empty unless that seat is looking.

A row knows what a card is and not where it came from: its words are found when they are asked for.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Policy, Role
from shgui.engine.view import PlayerView
from shgui.ui.paint.drawables import BallotFace, Face, PartyFace, PolicyFace, RoleFace
from shgui.words import terms
from shgui.words.catalogue import Catalogue


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


def card_face(words: Catalogue, row: CardRow) -> Face:
    """Its front."""
    match row.card:
        case Role():
            return RoleFace(
                row.card, terms.get_role_name(words, row.card), terms.get_role_card_label(words), row.portrait
            )
        case Party():
            return PartyFace(
                row.card, terms.get_party_name(words, row.card), terms.get_party_card_label(words)
            )
        case Policy():
            return PolicyFace(
                row.card, terms.get_policy_adjective(words, row.card), terms.get_policy_card_label(words)
            )
        case bool():
            return BallotFace(row.card, terms.get_ballot_word(row.card))


def card_told(words: Catalogue, row: CardRow) -> str:
    """For a screen reader."""
    match row.card:
        case Role():
            return f"{terms.get_role_card_label(words)}: {terms.get_role_name(words, row.card)}"
        case Party():
            return (
                f"{row.owner or terms.get_party_card_label(words)}: {terms.get_party_name(words, row.card)}"
            )
        case Policy():
            return terms.get_policy_name(words, row.card)
        case bool():
            return terms.get_ballot_word(row.card)
