"""Cards as messages for phones."""

from collections.abc import Iterable

from shgui.engine.types import Party, Policy, Role
from shgui.phones.messages.messages import CardMessage, Side
from shgui.resources import get_portrait_name
from shgui.words import terms
from shgui.words.catalogue import Catalogue

_MOST_LETTERS = 9
"""Letters of a word that fits a card in capitals."""


def build_role_card(words: Catalogue, role: Role, number: int) -> CardMessage:
    """Build a role card; `number` picks one of the portraits."""
    return {
        "drawing": get_portrait_name(role, number),
        "word": terms.get_role_name(words, role),
        "caption": terms.get_role_card_label(words),
        "kind": "role",
        "side": "liberal" if role is Role.LIBERAL else "fascist",
        "small": _has_long_word(terms.get_role_name(words, each) for each in Role),
    }


def build_party_card(words: Catalogue, party: Party) -> CardMessage:
    return {
        "drawing": f"mark-{party.value}",
        "word": terms.get_party_name(words, party),
        "caption": terms.get_party_card_label(words),
        "kind": "party",
        "side": "liberal" if party is Party.LIBERAL else "fascist",
        "small": _has_long_word(terms.get_party_name(words, each) for each in Party),
    }


def build_policy_card(words: Catalogue, policy: Policy) -> CardMessage:
    side: Side = "liberal" if policy is Policy.LIBERAL else "fascist"
    return {
        "drawing": f"mark-{side}",
        "word": terms.get_policy_adjective(words, policy),
        "caption": terms.get_policy_card_label(words),
        "kind": "policy",
        "side": side,
        "small": _has_long_word(terms.get_policy_adjective(words, each) for each in Policy),
    }


def build_ballot_card(ja: bool) -> CardMessage:
    side: Side = "ja" if ja else "nein"
    word = terms.get_ballot_word(ja)
    return {"drawing": side, "word": word, "caption": "", "kind": "ballot", "side": side, "small": False}


def _has_long_word(possible: Iterable[str]) -> bool:
    return any(len(word) > _MOST_LETTERS for word in possible)
