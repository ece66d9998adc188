"""The headlines of a finished game: a few words without a name, and the facts in a sentence or two.

Names stand before a colon, behind one or in brackets, so that no language bends them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from shgui.engine.knowledge import Drew, Peeked, Received, SawParty
from shgui.engine.types import Office, Outcome
from shgui.words import outcome_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.conclusion_texts import count_liberal_policies, describe_two_claims
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.headline import (
        ChaosCame,
        EndFacts,
        Headline,
        HitlerRefused,
        LeastSuspected,
        LiberalsExecuted,
        MostNein,
        ProvenBefore,
        QuietGame,
        SaidAndSeen,
        TwoAccounts,
        VetoSpoken,
    )


def get_headline(words: Catalogue, headline: Headline) -> str:
    """Return a headline of at most four words."""
    return HEADLINES[headline.code].title(words, headline.facts)


def describe_headline(words: Catalogue, headline: Headline, names: Names) -> str:
    """Return the facts behind a headline in a few sentences."""
    return HEADLINES[headline.code].sentence(words, headline.facts, names)


def format_chance(words: Catalogue, chance: float) -> str:
    """Return a chance such as "17 in 100"; 0 and 100 only where it is certain."""
    # Translators: a chance; {count} is between 0 and 100
    text = words.gettext("{count} in 100")
    return text.format(count=words.number(round_to_hundredths(chance)))


def round_to_hundredths(chance: float) -> int:
    """Round a chance to hundredths; 0 and 100 only where it is certain."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)


def _get_end_headline(words: Catalogue, facts: EndFacts) -> str:
    if facts.outcome is None:
        return outcome_texts.get_ended_early_headline(words)
    if facts.outcome is Outcome.HITLER_EXECUTED:
        # Translators: title of a short report, at most four words
        return words.pgettext("story", "The last execution")
    if facts.one_ballot:
        # Translators: title of a short report, at most four words
        return words.pgettext("story", "The vote that decided")
    if facts.outcome is Outcome.HITLER_CHANCELLOR:
        # Translators: title of a short report, at most four words
        return words.pgettext("story", "The last vote")
    # Translators: title of a short report, at most four words
    return words.pgettext("story", "The last Policy")


def _describe_end(words: Catalogue, facts: EndFacts, names: Names) -> str:
    return " ".join(_list_end_sentences(words, facts, names))


def _list_end_sentences(words: Catalogue, facts: EndFacts, names: Names) -> list[str]:
    if facts.outcome is None or facts.chancellor is None:
        return [outcome_texts.describe_outcome(words, facts.outcome)]
    values = {"president": names[facts.president], "chancellor": names[facts.chancellor]}
    values |= {"ja": words.number(facts.ja), "nein": words.number(facts.nein)}
    if facts.outcome is Outcome.HITLER_EXECUTED and facts.target is not None:
        text = words.gettext("Executed: {name}, Hitler. President: {president}.")
        return [text.format(name=names[facts.target], **values)]
    if facts.outcome is Outcome.HITLER_CHANCELLOR:
        text = words.gettext("{chancellor}, Chancellor Candidate: Ja! {ja}, Nein! {nein}.")
    elif facts.elected:
        # Translators: the last government of the game, and how it was elected
        text = words.gettext("{president} (President), {chancellor} (Chancellor): Ja! {ja}, Nein! {nein}.")
    else:
        # Translators: the last government of the game; chaos followed
        text = words.gettext(
            "Government rejected: {president} (President), {chancellor} (Chancellor). Ja! {ja}, Nein! {nein}."
        )
    sentences = [text.format(**values)]
    if facts.chaos:
        sentences.append(words.gettext("Chaos enacted the last Policy."))
    if facts.one_ballot and facts.elected:
        # Translators: of a vote that passed: had one player voted otherwise; not the term: ballot
        sentences.append(words.gettext("One ballot the other way rejects the government."))
    elif facts.one_ballot:
        sentences.append(_get_one_ballot_elects_text(words))
    if facts.liberal_ja:
        # Translators: {names} are the Liberals who voted Ja! for the government that ended the game
        text = words.ngettext(
            "Ja! from one Liberal alone: {names}.", "Ja! from Liberals: {names}.", len(facts.liberal_ja)
        )
        sentences.append(text.format(names=words.list_of([names[seat] for seat in facts.liberal_ja])))
    return sentences


def _get_two_accounts_headline(words: Catalogue, facts: TwoAccounts) -> str:
    if facts.earlier.occasion.kind == "peeked":
        # Translators: title of a short report, at most four words: two players tell differently of the deck
        return words.pgettext("story", "Two accounts, one deck")
    # Translators: title of a short report, at most four words: two players tell differently of a session
    return words.pgettext("story", "Two accounts, one hand")


def _describe_two_accounts(words: Catalogue, facts: TwoAccounts, names: Names) -> str:
    return describe_two_claims(words, facts.earlier, facts.later, names)


def _get_said_and_seen_headline(words: Catalogue, facts: SaidAndSeen) -> str:
    if isinstance(facts.seen, Drew):
        # Translators: title of a short report, at most four words: what was claimed beside what was so
        return words.pgettext("story", "Said and drawn")
    if isinstance(facts.seen, Received):
        # Translators: title of a short report, at most four words: what was claimed beside what was so
        return words.pgettext("story", "Said and received")
    # Translators: title of a short report, at most four words: what was claimed beside what was so
    return words.pgettext("story", "Said and seen")


def _describe_said_and_seen(words: Catalogue, facts: SaidAndSeen, names: Names) -> str:
    claim, seen = facts.claim, facts.seen
    name = names[claim.occasion.seat]
    if isinstance(seen, SawParty):
        # Translators: {said} and {seen} are parties
        text = words.gettext("Investigated: {target}. {name} said: {said}. Seen: {seen}.")
        said = "" if claim.party is None else terms.get_party_name(words, claim.party)
        found = terms.get_party_name(words, seen.party)
        return text.format(target=names[seen.target], name=name, said=said, seen=found)
    if isinstance(seen, Peeked):
        # Translators: {said} and {seen} are such as "Liberal, Fascist, Fascist"
        text = words.gettext("{name} said of the top three: {said}. Seen: {seen}.")
        said, found = terms.list_policies(words, claim.cards), terms.list_policies(words, seen.cards)
        return text.format(name=name, said=said, seen=found)
    if isinstance(seen, Drew):
        # Translators: {said} and {seen} are such as "1 Liberal Policy"
        text = words.gettext("{name} said: {said}. Drawn: {seen}.")
    else:
        # Translators: {said} and {seen} are such as "1 Liberal Policy"
        text = words.gettext("{name} said: {said}. Received: {seen}.")
    said, found = count_liberal_policies(words, claim.cards), count_liberal_policies(words, seen.cards)
    return text.format(name=name, said=said, seen=found)


def _get_executions_headline(words: Catalogue, facts: LiberalsExecuted) -> str:
    if facts.liberals > 1:
        # Translators: title of a short report, at most four words
        return words.pgettext("story", "Two Liberals executed")
    # Translators: title of a short report, at most four words
    return words.pgettext("story", "A Liberal executed")


def _describe_executions(words: Catalogue, facts: LiberalsExecuted, names: Names) -> str:
    # Translators: one of those who were executed; {role} is such as "Liberal"
    pattern = words.pgettext("executed", "{name} (round {number}, {role})")
    executed = [
        pattern.format(
            name=names[each.seat], number=words.number(each.round), role=terms.get_role_name(words, each.role)
        )
        for each in facts.executions
    ]
    return words.gettext("Executed: {names}.").format(names=words.row_of(executed))


def _get_least_suspected_headline(words: Catalogue, facts: LeastSuspected) -> str:
    # Translators: title of a short report, at most four words: of a Fascist
    return words.pgettext("story", "Least suspected")


def _describe_least_suspected(words: Catalogue, facts: LeastSuspected, names: Names) -> str:
    if facts.office is Office.PRESIDENT:
        # Translators: a Fascist was elected; {chance} is such as "17 in 100"
        text = words.gettext("{name}, elected President in round {number}. Likely a Fascist: {chance}.")
    else:
        # Translators: a Fascist was elected; {chance} is such as "17 in 100"
        text = words.gettext("{name}, elected Chancellor in round {number}. Likely a Fascist: {chance}.")
    chance = format_chance(words, facts.likely)
    return text.format(name=names[facts.seat], number=words.number(facts.round), chance=chance)


def _get_hitler_refused_headline(words: Catalogue, facts: HitlerRefused) -> str:
    if facts.one_ballot:
        # Translators: title of a short report, at most four words: so near Hitler came to be elected;
        # not the term: ballot
        return words.pgettext("story", "One ballot away")
    # Translators: title of a short report, at most four words: Hitler wasn't elected Chancellor
    return words.pgettext("story", "Hitler refused")


def _describe_hitler_refused(words: Catalogue, facts: HitlerRefused, names: Names) -> str:
    text = words.gettext("{name}, Chancellor Candidate in round {number}: Ja! {ja}, Nein! {nein}.")
    votes = text.format(
        name=names[facts.seat],
        number=words.number(facts.round),
        ja=words.number(facts.ja),
        nein=words.number(facts.nein),
    )
    return f"{votes} {_get_one_ballot_elects_text(words)}" if facts.one_ballot else votes


def _get_one_ballot_elects_text(words: Catalogue) -> str:
    # Translators: of a vote that failed: had one player voted otherwise; not the term: ballot
    return words.gettext("One ballot the other way elects the government.")


def _get_proven_headline(words: Catalogue, facts: ProvenBefore) -> str:
    # Translators: title of a short report, at most four words: a Fascist was known and elected all the same
    return words.pgettext("story", "Proven, then elected")


def _describe_proven(words: Catalogue, facts: ProvenBefore, names: Names) -> str:
    # Translators: {name} is a Fascist, by what all had heard; the same player was elected later
    text = words.gettext(
        "Round {proven} proved it: {name}, Fascist. In the government of round {elected}: {name}."
    )
    return text.format(
        name=names[facts.seat],
        proven=words.number(facts.proven_in),
        elected=words.number(facts.elected_in),
    )


def _get_most_nein_headline(words: Catalogue, facts: MostNein) -> str:
    # Translators: title of a short report, at most four words: who voted Nein! most often, where it was right
    return words.pgettext("story", "Nein! to Fascists")


def _describe_most_nein(words: Catalogue, facts: MostNein, names: Names) -> str:
    # Translators: a Liberal voted; {of} is how many governments, {nein} on how many of them it was Nein!
    text = words.ngettext(
        "{name}: {nein} Nein! to {of} government with a Fascist.",
        "{name}: {nein} Nein! to {of} governments with a Fascist.",
        facts.of,
    )
    return text.format(name=names[facts.seat], nein=words.number(facts.nein), of=words.number(facts.of))


def _get_veto_headline(words: Catalogue, facts: VetoSpoken) -> str:
    if facts.agreed:
        # Translators: title of a short report, at most four words
        return words.pgettext("story", "Veto agreed")
    # Translators: title of a short report, at most four words
    return words.pgettext("story", "Veto refused")


def _describe_veto(words: Catalogue, facts: VetoSpoken, names: Names) -> str:
    text = words.gettext("Chancellor: {chancellor}. President: {president}.")
    offices = text.format(chancellor=names[facts.chancellor], president=names[facts.president])
    if facts.policy is None:
        return offices
    # Translators: {policy} is such as "Fascist"
    after = words.gettext("The Policy that followed: {policy}.")
    return f"{offices} {after.format(policy=terms.get_policy_adjective(words, facts.policy))}"


def _get_chaos_headline(words: Catalogue, facts: ChaosCame) -> str:
    return terms.get_chaos_name(words)


def _describe_chaos(words: Catalogue, facts: ChaosCame, names: Names) -> str:
    # Translators: a Policy that chaos enacted; {policy} is such as "Fascist"
    pattern = words.pgettext("chaos", "{policy} (round {number})")
    policies = [
        pattern.format(policy=terms.get_policy_adjective(words, policy), number=words.number(number))
        for number, policy in facts.policies
    ]
    return words.gettext("Enacted from the top of the deck: {policies}.").format(
        policies=words.row_of(policies)
    )


def _get_quiet_headline(words: Catalogue, facts: QuietGame) -> str:
    # Translators: title of a short report, at most four words: nothing striking happened
    return words.pgettext("story", "A quiet evening")


def _describe_quiet_game(words: Catalogue, facts: QuietGame, names: Names) -> str:
    if facts.claims:
        return words.gettext("No claim spoke against another.")
    return words.gettext("No claims were noted.")


class HeadlineTexts(NamedTuple):
    title: Callable[[Catalogue, Any], str]
    sentence: Callable[[Catalogue, Any, Names], str]


HEADLINES: Mapping[str, HeadlineTexts] = {
    "end": HeadlineTexts(_get_end_headline, _describe_end),
    "two_accounts": HeadlineTexts(_get_two_accounts_headline, _describe_two_accounts),
    "said_and_seen": HeadlineTexts(_get_said_and_seen_headline, _describe_said_and_seen),
    "liberals_executed": HeadlineTexts(_get_executions_headline, _describe_executions),
    "least_suspected": HeadlineTexts(_get_least_suspected_headline, _describe_least_suspected),
    "hitler_refused": HeadlineTexts(_get_hitler_refused_headline, _describe_hitler_refused),
    "proven_before": HeadlineTexts(_get_proven_headline, _describe_proven),
    "most_nein": HeadlineTexts(_get_most_nein_headline, _describe_most_nein),
    "veto": HeadlineTexts(_get_veto_headline, _describe_veto),
    "chaos": HeadlineTexts(_get_chaos_headline, _describe_chaos),
    "quiet": HeadlineTexts(_get_quiet_headline, _describe_quiet_game),
}
