"""Cards as messages for phones."""

from collections.abc import Iterable

from shgui.engine.types import Party, Policy, Role
from shgui.phones.messages.messages import CardKind, CardMessage, Drawing, Side
from shgui.resources import portrait
from shgui.words import terms
from shgui.words.catalogue import Catalogue

_DRAWINGS: dict[Side, Drawing] = {
    "liberal": "mark-liberal",
    "fascist": "mark-fascist",
    "ja": "ja",
    "nein": "nein",
}
_LONG_WORD = 9
"""Letters of a word that fits a card in capitals."""


def build_role_card(words: Catalogue, role: Role, number: int) -> CardMessage:
    """`number` picks one of the portraits."""
    return _card(
        "role",
        get_party_side(role.party),
        portrait(role, number),
        terms.get_role_name(words, role),
        terms.get_role_card_label(words),
        small=_any_is_long(terms.get_role_name(words, each) for each in Role),
    )


def build_party_card(words: Catalogue, party: Party) -> CardMessage:
    side, small = get_party_side(party), _any_is_long(terms.get_party_name(words, each) for each in Party)
    return _card(
        "party",
        side,
        _DRAWINGS[side],
        terms.get_party_name(words, party),
        terms.get_party_card_label(words),
        small=small,
    )


def build_policy_card(words: Catalogue, policy: Policy) -> CardMessage:
    side: Side = "liberal" if policy is Policy.LIBERAL else "fascist"
    small = _any_is_long(terms.get_policy_adjective(words, each) for each in Policy)
    return _card(
        "policy",
        side,
        _DRAWINGS[side],
        terms.get_policy_adjective(words, policy),
        terms.get_policy_card_label(words),
        small=small,
    )


def build_ballot_card(ja: bool) -> CardMessage:
    side: Side = "ja" if ja else "nein"
    return _card("ballot", side, _DRAWINGS[side], terms.get_ballot_word(ja), "", small=False)


def get_party_side(party: Party) -> Side:
    return "liberal" if party is Party.LIBERAL else "fascist"


def _any_is_long(possible: Iterable[str]) -> bool:
    return any(len(word) > _LONG_WORD for word in possible)


def _card(
    kind: CardKind, side: Side, drawing: Drawing, word: str, caption: str, *, small: bool
) -> CardMessage:
    return CardMessage(drawing=drawing, word=word, caption=caption, kind=kind, side=side, small=small)
