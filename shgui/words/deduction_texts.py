"""Sentences about what everyone could conclude in a finished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from shgui.engine.types import Policy
from shgui.table.log_lines import Claim
from shgui.words import terms
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.deductions import Conclusion


def describe_conclusion(words: Catalogue, conclusion: Conclusion, names: Names) -> str:
    """Say a conclusion; its round stands before it."""
    who = [names[seat] for seat in conclusion.seats]
    if conclusion.kind in _ROLES:
        return _ROLES[conclusion.kind](words, len(who)).format(names=words.list_of(who))
    name, other = (*who, "", "")[:2]
    text = _CONCLUSIONS[conclusion.kind](words).format(name=name, other=other)
    if conclusion.exclusion is None:
        return text
    # Translators: what two players claimed, and what followed from it
    pattern = words.pgettext("conclusion", "{claims} {conclusion}")
    claims = describe_two_claims(words, conclusion.exclusion.earlier, conclusion.exclusion.later, names)
    return pattern.format(claims=claims, conclusion=text)


def describe_two_claims(words: Catalogue, one: Claim, other: Claim, names: Names) -> str:
    """Say two claims that contradict each other."""
    kinds = one.occasion.kind, other.occasion.kind
    if kinds[0] == "peeked":
        values = {
            "cards": terms.list_policies(words, one.cards),
            "others": terms.list_policies(words, other.cards),
        }
        if kinds[1] == "drew":
            # Translators: two claims; {cards} and {others} are such as "Liberal, Fascist, Fascist"
            text = words.gettext("{name} says: on top {cards}. {other} says: drawn {others}.")
        else:
            # Translators: two claims; {cards} and {others} are such as "Liberal, Fascist, Fascist"
            text = words.gettext("{name} says: on top {cards}. {other} says: received {others}.")
    else:
        values = {
            "cards": format_liberal_policy_count(words, one.cards),
            "others": format_liberal_policy_count(words, other.cards),
        }
        # Translators: two claims; {cards} and {others} are such as "1 Liberal Policy"
        text = words.gettext("{name} says: {cards} drawn. {other} says: {others} received.")
    return text.format(name=names[one.occasion.seat], other=names[other.occasion.seat], **values)


def format_liberal_policy_count(words: Catalogue, cards: Sequence[Policy]) -> str:
    """Say how many cards of a hand are Liberal: 1 Liberal Policy, no Liberal Policy."""
    count = cards.count(Policy.LIBERAL)
    if not count:
        # Translators: in place of a number of cards, after a colon
        return words.gettext("no Liberal Policy")
    text = words.npgettext("term", "{count} Liberal Policy", "{count} Liberal Policies", count)
    return text.format(count=words.number(count))


_CONCLUSIONS: Mapping[str, Sentence] = {
    # Translators: after two claims that can't both be true
    "one_lied": lambda words: words.gettext("One of the two had to be lying."),
    # Translators: {name} was elected Chancellor after three Fascist Policies, and the game went on
    "election_cleared": lambda words: words.gettext("{name} wasn’t Hitler: the election showed it."),
    # Translators: {name} was executed, and the game went on
    "execution_cleared": lambda words: words.gettext("{name} wasn’t Hitler: the game went on."),
    # Translators: after two claims of which only one can come from a Liberal
    "one_is_fascist": lambda words: words.gettext("One of the two had to be a Fascist."),
    # Translators: {name} claimed after an investigation that {other} was a Fascist
    "accused": lambda words: words.gettext("{name} called {other} a Fascist. One of the two had to be one."),
    # Translators: what was seen and said fits no roles, if Liberals tell the truth
    "nothing_fits": lambda words: words.gettext(
        "Nothing fits any more: a Liberal must have lied or made a mistake."
    ),
}

_ROLES: Mapping[str, Callable[[Catalogue, int], str]] = {
    # Translators: everything that was seen and said left no other possibility for these players
    "fascist": lambda words, count: words.ngettext(
        "{names} had to be a Fascist.", "{names} had to be Fascists.", count
    ),
    # Translators: everything that was seen and said left no other possibility for these players
    "liberal": lambda words, count: words.ngettext(
        "{names} had to be a Liberal.", "{names} had to be Liberals.", count
    ),
}
