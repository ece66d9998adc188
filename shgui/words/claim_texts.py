"""Claims of players, and after the game whether they were true."""

from collections.abc import Mapping
from typing import NamedTuple

from shgui.engine.knowledge import SawParty, Sight, is_true_claim
from shgui.engine.types import Power
from shgui.table.log_lines import Claim, Occasion
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.power_texts import POWERS
from shgui.words.terms import Names, get_party_name, list_policies


def format_claim(words: Catalogue, claim: Claim, names: Names) -> str:
    return _format_claim_sentence(words, CLAIMS[claim.occasion.kind].line(words), claim, names)


def format_withdrawn_claim(words: Catalogue, claim: Claim, names: Names) -> str:
    return _format_claim_sentence(words, CLAIMS[claim.occasion.kind].withdrawn(words), claim, names)


def _format_claim_sentence(words: Catalogue, sentence: str, claim: Claim, names: Names) -> str:
    occasion = claim.occasion
    seen = list_policies(words, claim.cards) if claim.party is None else get_party_name(words, claim.party)
    target = "" if occasion.target is None else names[occasion.target]
    return sentence.format(name=names[occasion.seat], target=target, cards=seen, party=seen)


def format_occasion(words: Catalogue, occasion: Occasion, names: Names) -> str:
    """Name an occasion in a list: its round, and the player who saw something."""
    seat = occasion.seat if occasion.target is None else occasion.target
    what = CLAIMS[occasion.kind].row(words).format(name=names[seat])
    # Translators: in a list of what can be claimed; {what} is such as "President: Ana"
    text = words.gettext("Round {number}. {what}")
    return text.format(number=words.number(occasion.round), what=what)


def format_claim_question(words: Catalogue, occasion: Occasion, names: Names) -> str:
    """Ask the table what the player of the occasion claims to have seen."""
    return CLAIMS[occasion.kind].question(words).format(name=names[occasion.seat])


def get_conflict_question(words: Catalogue, conflict: str) -> str:
    """Say during the game that the claims about one session don't go together."""
    return {
        # Translators: on a torn slip of paper: the claims of two players can't both be true; max 24
        "one_lies": words.pgettext("slip", "One of them lies"),
        # Translators: on a torn slip of paper: drawn by the President, not received by the Chancellor; max 28
        "card_missing": words.pgettext("slip", "Where is the Liberal card?"),
    }[conflict]


def get_conflict_note(words: Catalogue, conflict: str, *, honest: bool) -> str:
    """Say after the game that the claims about one session don't go together, or that both were true."""
    if honest:
        # Translators: beside two claims that sounded like a lie; max 28
        return words.pgettext("slip", "Both told the truth")
    return {
        # Translators: beside the claims of two players that can't both be true; max 28
        "one_lies": words.pgettext("slip", "One of them lies"),
        # Translators: beside the claims of two players; max 28
        "card_missing": words.pgettext("slip", "Their stories don’t match"),
    }[conflict]


def get_lie_stamp(words: Catalogue) -> str:
    # Translators: stamped beside a claim that wasn't true, in capitals; max 8
    return words.pgettext("stamp", "Lie")


def get_claims_label(words: Catalogue) -> str:
    # Translators: button; write down what somebody claims to have seen; max 16
    return words.pgettext("button", "Claims")


def get_turn_card_hint(words: Catalogue) -> str:
    # Translators: below blank cards; each press shows the other party
    return words.gettext("Press a card to turn it over.")


def get_withdraw_claim_label(words: Catalogue) -> str:
    # Translators: button; a player doesn't claim any more what was written down; max 24
    return words.pgettext("button", "Take back this claim")


def get_not_chosen_text(words: Catalogue) -> str:
    # Translators: a card of a claim that nobody has tapped yet
    return words.gettext("Not chosen yet")


CONTRADICTIONS: Mapping[str, Sentence] = {
    # Translators: beside a claim that a player makes; it may be written down all the same
    "enacted": lambda words: words.gettext("That cannot be: the Policy that was enacted is not among them."),
    # Translators: beside a claim that a player makes; it may be written down all the same
    "chaos": lambda words: words.gettext(
        "That cannot be: the top Policy, enacted by chaos, was a different one."
    ),
    # Translators: beside a claim that a player makes; it may be written down all the same
    "too_many": lambda words: words.gettext("That cannot be: there were not that many of these left."),
}
"""By `Contradiction` code; the claim may be made nevertheless."""


def compare_with_truth(words: Catalogue, claim: Claim, truth: Sight) -> str:
    """Say whether a claim was true; the order of cards counts only for the top of the deck."""
    if is_true_claim(truth, claim.cards, claim.party):
        # Translators: below what a player claimed
        return words.gettext("That was true.")
    seen = (
        get_party_name(words, truth.party)
        if isinstance(truth, SawParty)
        else list_policies(words, truth.cards)
    )
    # Translators: below what a player claimed; {seen} are Policies or a party
    return words.gettext("That was not true. Actually: {seen}").format(seen=seen)


class ClaimTexts(NamedTuple):
    line: Sentence
    withdrawn: Sentence
    question: Sentence
    own_question: Sentence
    row: Sentence
    """Shown in a list; {name} is the player who saw it, or whose party was seen."""


CLAIMS: Mapping[str, ClaimTexts] = {
    "drew": ClaimTexts(
        lambda words: words.gettext("{name} claims to have drawn: {cards}"),
        lambda words: words.gettext("{name} takes back the claim to have drawn: {cards}"),
        # Translators: what the table writes down, if it likes: the claim of a player
        lambda words: words.gettext("Which Policies does the President ({name}) claim to have drawn?"),
        # Translators: asked of the player; the answer may be a lie
        lambda words: words.gettext("Which Policies do you say you drew?"),
        lambda words: words.pgettext("term", "President: {name}"),
    ),
    "received": ClaimTexts(
        lambda words: words.gettext("{name} claims to have received: {cards}"),
        lambda words: words.gettext("{name} takes back the claim to have received: {cards}"),
        lambda words: words.gettext("Which Policies does the Chancellor ({name}) claim to have received?"),
        # Translators: asked of the player; the answer may be a lie
        lambda words: words.gettext("Which Policies do you say you received?"),
        lambda words: words.pgettext("term", "Chancellor: {name}"),
    ),
    "peeked": ClaimTexts(
        lambda words: words.gettext("{name} claims to have seen on top of the deck: {cards}"),
        lambda words: words.gettext("{name} takes back the claim to have seen on top of the deck: {cards}"),
        lambda words: words.gettext(
            "Which Policies does the President ({name}) claim to have seen on top of the deck?"
        ),
        # Translators: asked of the player; the answer may be a lie
        lambda words: words.gettext("Which Policies do you say are on top of the deck?"),
        POWERS[Power.PEEK].happened,
    ),
    "saw_party": ClaimTexts(
        lambda words: words.gettext("{name} claims to have seen a party ({target}): {party}"),
        lambda words: words.gettext("{name} takes back the claim to have seen a party ({target}): {party}"),
        lambda words: words.gettext("Which party does the President ({name}) claim to have seen?"),
        # Translators: asked of the player; the answer may be a lie
        lambda words: words.gettext("Which party do you say you saw?"),
        POWERS[Power.INVESTIGATE].happened,
    ),
}
