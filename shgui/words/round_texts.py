"""Texts about one round of a finished game: acts, claims, conclusions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from shgui.engine.types import Seat
from shgui.table.log_lines import Claim
from shgui.words import terms
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.headline_texts import format_chance, round_to_hundredths
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.accounts import Account
    from shgui.review.knowers import Knower


def format_before(words: Catalogue, liberal: int, fascist: int) -> str:
    # Translators: numbers of Policies that lay on the boards when the round began
    text = words.gettext("Enacted before: Liberal {liberal}, Fascist {fascist}")
    return text.format(liberal=words.number(liberal), fascist=words.number(fascist))


def describe_act(words: Catalogue, account: Account, names: Names) -> str:
    target = "" if account.target is None else names[account.target]
    return _ACTS[account.kind](words).format(name=target)


def quote_claim(words: Catalogue, claim: Claim) -> str:
    """Quote a player's claim."""
    seen = (
        terms.list_policies(words, claim.cards)
        if claim.party is None
        else terms.get_party_name(words, claim.party)
    )
    # Translators: quotation marks as the language has them; {said} is such as "Liberal, Fascist, Fascist"
    return words.pgettext("quotation", "“{said}”").format(said=seen)


def get_all_saw_text(words: Catalogue) -> str:
    # Translators: beside what a player did before all eyes
    return words.gettext("All saw it.")


def format_one_lied(words: Catalogue, seats: Iterable[Seat], names: Names) -> str:
    """Say that one of two players with contradicting claims must be a Fascist."""
    # Translators: {names} are two players, whose claims exclude each other
    text = words.gettext("If Liberals keep their word, at least one of the two is a Fascist: {names}.")
    return text.format(names=words.list_of([names[seat] for seat in seats]))


def format_deals_left(words: Catalogue, of: int, before: int, after: int) -> str:
    """Say how many ways to deal the roles were left before and after a round."""
    if before == after:
        # Translators: so many ways to deal the roles weren't ruled out yet, before and after a round
        text = words.gettext("Ways to deal the roles: {all}. Left before and after: {before}.")
    else:
        # Translators: so many ways to deal the roles weren't ruled out yet, before and after a round
        text = words.gettext("Ways to deal the roles: {all}. Left before: {before}, after: {after}.")
    return text.format(all=words.number(of), before=words.number(before), after=words.number(after))


def format_change(words: Catalogue, before: float, after: float) -> str:
    """Show how a chance changed in a round."""
    # Translators: chances before and after; {chance} is such as "60 in 100", {before} a number
    text = words.pgettext("chance", "{before} → {chance}")
    return text.format(before=words.number(round_to_hundredths(before)), chance=format_chance(words, after))


def describe_knowers(words: Catalogue, all_of_them: Sequence[Knower], names: Names) -> str:
    """Say what single players knew then, beyond what everyone knew."""
    sentences = []
    insiders = [each.seat for each in all_of_them if len(each.allies) and not _knows_one_ally(each)]
    told_one = [each for each in all_of_them if _knows_one_ally(each)]
    if insiders:
        # Translators: {names} are Fascists, who know each other and Hitler from the start
        text = words.gettext("The Fascists and Hitler were known to: {names}.")
        sentences.append(text.format(names=_list_names(words, insiders, names)))
    for each in told_one:
        # Translators: {name} knew from the start one other player ({other}) and the role of that player
        text = words.gettext("{name} knew a role: {other}, {role}.")
        other, role = each.allies[0]
        sentences.append(
            text.format(name=names[each.seat], other=names[other], role=terms.get_role_name(words, role))
        )
    for each in all_of_them:
        for target, party in each.parties:
            # Translators: {name} had investigated another player ({other}) and seen the party
            text = words.gettext("{name} had seen a party: {other}, {party}.")
            sentences.append(
                text.format(
                    name=names[each.seat], other=names[target], party=terms.get_party_name(words, party)
                )
            )
    rest = [each.seat for each in all_of_them if not each.allies and not each.parties]
    if rest:
        # Translators: {names} knew no more than everybody
        text = words.gettext("No more than all: {names}.")
        sentences.append(text.format(names=_list_names(words, rest, names)))
    return " ".join(sentences)


def _knows_one_ally(knower: Knower) -> bool:
    return len(knower.allies) == 1


def _list_names(words: Catalogue, seats: Iterable[Seat], names: Names) -> str:
    return words.list_of([names[seat] for seat in seats])


_ACTS: Mapping[str, Sentence] = {
    # Translators: below the name of the President; Policies lie beside it
    "drew": lambda words: words.pgettext("account", "President: drew"),
    # Translators: below the name of the President; a Policy lies beside it
    "president_put_away": lambda words: words.pgettext("account", "President: discarded"),
    # Translators: below the name of the Chancellor; Policies lie beside it
    "received": lambda words: words.pgettext("account", "Chancellor: received"),
    # Translators: below the name of the Chancellor; a Policy lies beside it
    "chancellor_put_away": lambda words: words.pgettext("account", "Chancellor: discarded"),
    # Translators: below the name of the Chancellor; a Policy lies beside it
    "enacted": lambda words: words.pgettext("account", "Chancellor: enacted"),
    # Translators: the top Policy was enacted by nobody; it lies beside it
    "chaos": lambda words: words.pgettext("account", "Enacted by chaos"),
    # Translators: below the name of the President; {name} was investigated
    "investigated": lambda words: words.pgettext("account", "Investigated: {name}"),
    # Translators: below the name of the President; the top three Policies lie beside it
    "peeked": lambda words: words.pgettext("account", "Looked at the top three"),
}
