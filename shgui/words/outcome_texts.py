"""Texts for the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shgui.engine.editions import get_edition
from shgui.engine.types import Outcome, Team
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.public_rounds import PublicRound


def get_winners_headline(words: Catalogue, team: Team) -> str:
    return {
        # Translators: headline when a game is over; max 32
        Team.LIBERALS: words.pgettext("headline", "The Liberals win"),
        # Translators: headline when a game is over; max 32
        Team.FASCISTS: words.pgettext("headline", "The Fascists win"),
    }[team]


def get_ended_early_headline(words: Catalogue) -> str:
    # Translators: headline when the table stops in the middle of a game; max 32
    return words.pgettext("headline", "Ended early")


def get_phones_stay_text(words: Catalogue) -> str:
    return words.gettext("Phones keep their seats for the next game of this group.")


def get_nobody_won_text(words: Catalogue) -> str:
    return words.pgettext("reason", "Nobody has won: the table turned the roles over before the end.")


def get_poster_headline(words: Catalogue, outcome: Outcome | None) -> str:
    if outcome is None:
        return get_ended_early_headline(words)
    return {
        # Translators: headline above the story of a game, in very large letters; max 28
        Outcome.FIVE_LIBERAL_POLICIES: words.pgettext("poster", "Five Liberal Policies"),
        # Translators: headline above the story of a game, in very large letters; max 28
        Outcome.HITLER_EXECUTED: words.pgettext("poster", "Hitler is executed"),
        # Translators: headline above the story of a game, in very large letters; max 28
        Outcome.SIX_FASCIST_POLICIES: words.pgettext("poster", "Six Fascist Policies"),
        # Translators: headline above the story of a game, in very large letters; max 28
        Outcome.HITLER_CHANCELLOR: words.pgettext("poster", "Hitler is Chancellor"),
    }[outcome]


def format_won_in_round(words: Catalogue, outcome: Outcome | None, number: int) -> str:
    """Name the winners and the round; there is no outcome where a game was ended early."""
    round_number = words.number(number)
    if outcome is None:
        return words.gettext("Nobody has won: ended early in round {number}.").format(number=round_number)
    return {
        Team.LIBERALS: words.gettext("The Liberals win in round {number}."),
        Team.FASCISTS: words.gettext("The Fascists win in round {number}."),
    }[outcome.winner].format(number=round_number)


def describe_final_round(words: Catalogue, last: PublicRound, names: Names) -> str:
    """Say in one line how the last round ended the game; the headline stands above it."""
    number = words.number(last.number)
    if last.outcome is Outcome.HITLER_CHANCELLOR:
        text = words.gettext("The Fascists win in round {number}: {ja} Ja!, {nein} Nein!")
        return text.format(number=number, ja=words.number(last.ja), nein=words.number(last.nein))
    if last.outcome is Outcome.HITLER_EXECUTED:
        # Translators: {name} executed Hitler
        text = words.gettext("The Liberals win in round {number}. The bullet came from {name}.")
        return text.format(number=number, name=names[last.president])
    if last.outcome is None or last.chaos is None:
        return format_won_in_round(words, last.outcome, last.number)
    return {
        Team.LIBERALS: words.gettext("The Liberals win in round {number}: chaos enacted the last Policy."),
        Team.FASCISTS: words.gettext("The Fascists win in round {number}: chaos enacted the last Policy."),
    }[last.outcome.winner].format(number=number)


def describe_outcome(words: Catalogue, outcome: Outcome | None) -> str:
    """Name the winners and the reason; there is no outcome where a game was ended early."""
    if outcome is None:
        return words.gettext("The game was ended early. Nobody has won.")
    return {
        Outcome.FIVE_LIBERAL_POLICIES: words.gettext("The Liberals win: five Liberal Policies are enacted."),
        Outcome.HITLER_EXECUTED: words.gettext("The Liberals win: Hitler is executed."),
        Outcome.SIX_FASCIST_POLICIES: words.gettext("The Fascists win: six Fascist Policies are enacted."),
        Outcome.HITLER_CHANCELLOR: words.gettext("The Fascists win: Hitler is elected Chancellor."),
    }[outcome]


def get_outcome_reason(words: Catalogue, outcome: Outcome) -> str:
    """Return the reason alone, below a headline that names the winners."""
    return {
        Outcome.FIVE_LIBERAL_POLICIES: words.pgettext("reason", "Five Liberal Policies are enacted."),
        Outcome.HITLER_EXECUTED: words.pgettext("reason", "Hitler is executed."),
        Outcome.SIX_FASCIST_POLICIES: words.pgettext("reason", "Six Fascist Policies are enacted."),
        Outcome.HITLER_CHANCELLOR: words.pgettext("reason", "Hitler is elected Chancellor."),
    }[outcome]


def describe_ending(words: Catalogue, how: Outcome, rules: str) -> str:
    """Describe the end for the game log; one book has Hitler show the role card (`pt_BR.txt L138`)."""
    if how is Outcome.HITLER_EXECUTED and get_edition(rules).role_card_shown_on_hitler_death:
        return words.gettext("The role card is shown. The Liberals win: Hitler is executed.")
    return describe_outcome(words, how)
