"""Cards as a phone draws them."""

from shgui.engine.types import Party, Policy, Role
from shgui.phones.blocks import CardKind, CardShown, Drawing, Side
from shgui.resources import portrait
from shgui.words import terms
from shgui.words.catalogue import Catalogue

_SIGNS: dict[Side, Drawing] = {
    "liberal": "mark-liberal",
    "fascist": "mark-fascist",
    "ja": "ja",
    "nein": "nein",
}


def role_card(words: Catalogue, role: Role, number: int) -> CardShown:
    """`number` picks one of the portraits."""
    return _card(
        "role",
        party_side(role.party),
        portrait(role, number),
        terms.role(words, role),
        terms.role_card(words),
    )


def party_card(words: Catalogue, party: Party) -> CardShown:
    side = party_side(party)
    return _card("party", side, _SIGNS[side], terms.party(words, party), terms.party_card(words))


def policy_card(words: Catalogue, policy: Policy) -> CardShown:
    side: Side = "liberal" if policy is Policy.LIBERAL else "fascist"
    return _card("policy", side, _SIGNS[side], terms.policy(words, policy), terms.policy_card(words))


def ballot_card(ja: bool) -> CardShown:
    side: Side = "ja" if ja else "nein"
    return _card("ballot", side, _SIGNS[side], terms.ballot(ja), "")


def party_side(party: Party) -> Side:
    return "liberal" if party is Party.LIBERAL else "fascist"


def _card(kind: CardKind, side: Side, drawing: Drawing, word: str, caption: str) -> CardShown:
    return CardShown(drawing=drawing, word=word, caption=caption, kind=kind, side=side)
