"""The verdict on each player of a finished game, in a sentence or two that people read aloud. Names are never
inflected; the tense is one that fits every player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from shgui.engine.types import Party
from shgui.words.catalogue import Catalogue
from shgui.words.curve_texts import format_percent
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.verdicts import Verdict

_ENGLISH_NUMBERS = (
    "none",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
)


def describe_verdict(words: Catalogue, verdict: Verdict, names: Names) -> str:
    """Say a verdict; for Hitler the deed, if there is one, and then the end."""
    text = VERDICTS[verdict.kind](words, verdict).format(**_build_values(words, verdict, names))
    if verdict.deed is None:
        return text
    # Translators: two sentences about Hitler: what Hitler did, and how it ended for Hitler
    pattern = words.pgettext("verdict", "{deed} {end}")
    return pattern.format(deed=describe_verdict(words, verdict.deed, names), end=text)


def _build_values(words: Catalogue, verdict: Verdict, names: Names) -> dict[str, Any]:
    return {
        "name": "" if verdict.other is None else names[verdict.other],
        "count": _format_number(words, verdict.count),
        "all": _format_number(words, verdict.of),
        "round": words.number(verdict.round),
        "percent": format_percent(words, verdict.chance),
    }


def _format_number(words: Catalogue, number: int) -> str:
    """Write small numbers out in English, where they have one form only."""
    if words.language == "en" and number < len(_ENGLISH_NUMBERS):
        return _ENGLISH_NUMBERS[number]
    return words.number(number)


def _get_elected_text(words: Catalogue, verdict: Verdict) -> str:
    if not verdict.count:
        # Translators: Hitler was elected, by {all} votes
        return words.gettext("Elected Chancellor with {all} Ja!, none from a Liberal.")
    if verdict.count == 1:
        # Translators: Hitler was elected, by {all} votes
        return words.gettext("Elected Chancellor with {all} Ja!, one from a Liberal.")
    # Translators: Hitler was elected, by {all} votes; {count} (2 or more) came from Liberals
    return words.gettext("Elected Chancellor with {all} Ja!, {count} from Liberals.")


def _get_at_large_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.chance < 0.5:
        # Translators: of Hitler, who was neither shot nor elected; {percent} is such as "5%"
        return words.gettext("Never caught: {percent} suspicion at the end.")
    # Translators: of Hitler, who was neither shot nor elected; {percent} is such as "85%"
    return words.gettext("Ended at {percent} suspicion, and was never shot.")


def _get_shot_hitler_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count > 1:
        # Translators: of the President who executed two players
        return words.gettext("Fired twice. The second bullet hit Hitler. Game over.")
    # Translators: of the President who executed Hitler
    return words.gettext("One bullet, one Hitler. Game over.")


def _get_shot_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.party is Party.FASCIST:
        # Translators: of an executed player; {percent} is such as "85%"
        return words.gettext("Shot in round {round}, at {percent} suspicion. Really was a Fascist.")
    # Translators: of an executed player; {percent} is such as "85%"
    return words.gettext("Shot in round {round}, at {percent} suspicion. Was a Liberal.")


def _get_vanished_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count > 1:
        # Translators: a Chancellor received so many Liberal Policies (2 or more) and denied it
        return words.ngettext(
            "Made {count} Liberal Policy disappear.",
            "Made {count} Liberal Policies disappear.",
            verdict.count,
        )
    if not verdict.of:
        # Translators: a Chancellor received a Liberal Policy, didn't enact it, and denied it
        return words.gettext("Got a Liberal Policy and said it never came.")
    if verdict.of == 1:
        # Translators: a Fascist was in office for a Liberal Policy, and denied another one
        return words.gettext("Let one Liberal Policy through and made one disappear.")
    # Translators: a Fascist was in office for {all} (2 or more) Liberal Policies, and denied another one
    return words.ngettext(
        "Let {all} Liberal Policy through and made one disappear.",
        "Let {all} Liberal Policies through and made one disappear.",
        verdict.of,
    )


def _get_lied_about_party_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.party is Party.FASCIST:
        return words.gettext("Looked at {name}, saw a Fascist, and said “Liberal”.")
    return words.gettext("Looked at {name}, saw a Liberal, and said “Fascist”.")


def _get_shot_one_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.party is Party.FASCIST:
        # Translators: a President executed {name}
        return words.gettext("Had one bullet. It hit a Fascist: {name}.")
    # Translators: a President executed {name}
    return words.gettext("Had one bullet. It hit a Liberal: {name}.")


def _get_honest_fascist_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count == 1:
        return words.gettext("Made one claim, and it was true. Was a Fascist.")
    if verdict.count == 2:
        return words.gettext("Made two claims, both true. Was a Fascist.")
    # Translators: {count} is 3 or more
    return words.ngettext(
        "Made {count} claim, all of it true. Was a Fascist.",
        "Made {count} claims, all of them true. Was a Fascist.",
        verdict.count,
    )


def _get_liberal_maker_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count == verdict.of:
        # Translators: in office for all Liberal Policies that were enacted, 2 or more
        return words.gettext("Had a hand in every Liberal Policy.")
    # Translators: in office for {count} (2 or more) of the {all} Liberal Policies that were enacted
    return words.gettext("Had a hand in {count} of the {all} Liberal Policies.")


def _get_never_in_office_text(words: Catalogue, verdict: Verdict) -> str:
    if not verdict.count:
        return words.gettext("Never in a government, and never said Ja! to one.")
    if verdict.count == verdict.of:
        return words.gettext("Never in a government. Voted Ja! every time.")
    # Translators: {all} is the number of elections, {count} that of this player's Ja!
    return words.gettext("Never in a government. Voted on {all}, and said Ja! to {count}.")


def _get_elected_hitler_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count == 1:
        return words.gettext("The only Liberal whose Ja! made Hitler Chancellor.")
    # Translators: {count} is 2 or more
    return words.gettext("One of {count} Liberals whose Ja! made Hitler Chancellor.")


def _get_in_office_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count == 1:
        return words.gettext("A Fascist in office for one Liberal Policy.")
    # Translators: {count} is 2 or more
    return words.ngettext(
        "A Fascist in office for {count} Liberal Policy.",
        "A Fascist in office for {count} Liberal Policies.",
        verdict.count,
    )


def _get_lied_once_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.of == 1:
        return words.gettext("Made one claim, and it was a lie.")
    # Translators: {all} is 2 or more
    return words.gettext("Told one lie in {all} claims.")


def _get_honest_text(words: Catalogue, verdict: Verdict) -> str:
    if verdict.count == 1:
        return words.gettext("Made one claim, and it was true.")
    # Translators: {count} is 2 or more
    return words.ngettext(
        "Made {count} claim. All of it was true.",
        "Made {count} claims. All of them were true.",
        verdict.count,
    )


def _get_votes_text(words: Catalogue, verdict: Verdict) -> str:
    if not verdict.of:
        return words.gettext("The game ended before the first vote.")
    if not verdict.count:
        return words.gettext("Voted Nein! every time.")
    if verdict.count == verdict.of:
        return words.gettext("Voted Ja! every time.")
    # Translators: {all} is the number of elections, {count} that of this player's Ja!
    return words.gettext("Voted Ja! {count} of {all} times.")


VERDICTS: Mapping[str, Callable[[Catalogue, Verdict], str]] = {
    # Translators: after an investigation; {name} was a Liberal
    "framed": lambda words, _: words.gettext("Called {name} a Fascist, then shot {name}."),
    "hitler_elected": _get_elected_text,
    # Translators: of Hitler; {percent} is such as "85%"
    "hitler_shot": lambda words, _: words.gettext("Shot by {name}, at {percent} suspicion."),
    "hitler_at_large": _get_at_large_text,
    "shot_hitler": _get_shot_hitler_text,
    "shot_for_truth": lambda words, _: words.gettext("Told the truth every time, and was shot for it."),
    "true_and_shot": lambda words, _: words.gettext(
        "Told the truth every time. Was shot in round {round} anyway."
    ),
    "shot": _get_shot_text,
    "nominated_hitler": lambda words, _: words.gettext(
        "Nominated Hitler. It was the last nomination of the game."
    ),
    "enacted_last": lambda words, _: words.gettext("Enacted the Policy that won the game."),
    # Translators: of the President; the Chancellor enacted it
    "passed_last": lambda words, _: words.gettext("Passed on the Policy that won the game."),
    # Translators: {percent} is such as "5%"
    "unseen": lambda words, _: words.gettext(
        "Never in office, never caught: {percent} suspicion. Was a Fascist."
    ),
    "vanished": _get_vanished_text,
    "lied_about_party": _get_lied_about_party_text,
    "named_fascist": lambda words, _: words.gettext("Looked at {name}, saw a Fascist, and said so."),
    "shot_one": _get_shot_one_text,
    # Translators: of the President; {name} was the Chancellor
    "denied": lambda words, _: words.gettext("Passed on a Liberal Policy. {name} said it never arrived."),
    "chose_hitler": lambda words, _: words.gettext(
        "Made Hitler Chancellor in round {round}, and got a Liberal Policy."
    ),
    # Translators: of the President; {name}, the Chancellor, was a Fascist
    "left_no_choice": lambda words, _: words.gettext(
        "Left {name} no choice: passed on two Liberal Policies."
    ),
    # Translators: {percent} is such as "85%"
    "suspected": lambda words, _: words.gettext("The table’s number one suspect: {percent}. Was a Liberal."),
    "honest_fascist": _get_honest_fascist_text,
    # Translators: {count} and {all} are 2 or more
    "liar": lambda words, _: words.gettext("Told {count} lies in {all} claims."),
    # Translators: {percent} is such as "25%"
    "hidden": lambda words, _: words.gettext("Ended at {percent} suspicion. Was a Fascist."),
    # Translators: {percent} is such as "5%"
    "trusted": lambda words, _: words.gettext("Most trusted at the end, at {percent} suspicion. Rightly so."),
    "liberal_maker": _get_liberal_maker_text,
    "never_in_office": _get_never_in_office_text,
    "elected_hitler": _get_elected_hitler_text,
    # Translators: {all} and {count} are 3 or more
    "most_nein": lambda words, _: words.gettext(
        "Said Nein! to {count} of {all} governments with a Fascist in them."
    ),
    # Translators: {all} and {count} are 3 or more
    "most_ja": lambda words, _: words.gettext(
        "Said Ja! to {count} of {all} governments with a Fascist in them."
    ),
    "in_office": _get_in_office_text,
    "lied_once": _get_lied_once_text,
    "honest": _get_honest_text,
    "votes": _get_votes_text,
}
