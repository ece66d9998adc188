"""The cards of an open hand, without words: these are found when a card is painted or read aloud."""

from collections.abc import Iterable
from dataclasses import dataclass

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Policy, Role
from shgui.engine.view import PlayerView
from shgui.ui.paint.drawables import BallotDrawable, Drawable, PartyDrawable, PolicyDrawable, RoleDrawable
from shgui.words import terms
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class HandCard:
    card: Role | Party | Policy | bool
    portrait: int = 0
    owner: str = ""
    """The name of another player whose card it is."""


def own_role(view: PlayerView) -> tuple[HandCard, ...]:
    """Return role card and party card."""
    if view.role is None or view.party is None or view.seat is None:
        raise ValueError("the table itself has no role")
    return HandCard(view.role, portrait=view.seat), HandCard(view.party)


def seen_party(memory: SawParty, names: tuple[str, ...]) -> tuple[HandCard, ...]:
    return (HandCard(memory.party, owner=names[memory.target]),)


def plain_cards(cards: Iterable[Policy | bool]) -> tuple[HandCard, ...]:
    """Return policies or ballots."""
    return tuple(HandCard(card) for card in cards)


def card_face(words: Catalogue, row: HandCard) -> Drawable:
    """Return the front of a card."""
    match row.card:
        case Role():
            return RoleDrawable(
                row.card, terms.get_role_name(words, row.card), terms.get_role_card_label(words), row.portrait
            )
        case Party():
            return PartyDrawable(
                row.card, terms.get_party_name(words, row.card), terms.get_party_card_label(words)
            )
        case Policy():
            return PolicyDrawable(
                row.card, terms.get_policy_adjective(words, row.card), terms.get_policy_card_label(words)
            )
        case bool():
            return BallotDrawable(row.card, terms.get_ballot_word(row.card))


def describe_card(words: Catalogue, row: HandCard) -> str:
    """Return a card's text for a screen reader."""
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
