"""How a game ended."""

from shgui.engine.editions import edition
from shgui.engine.types import Outcome, Team
from shgui.words.catalogue import Catalogue


def winners(words: Catalogue, team: Team) -> str:
    """The headline of the end."""
    return {
        # Translators: headline when a game is over; max 32
        Team.LIBERALS: words.pgettext("headline", "The Liberals win"),
        # Translators: headline when a game is over; max 32
        Team.FASCISTS: words.pgettext("headline", "The Fascists win"),
    }[team]


def ended_early(words: Catalogue) -> str:
    """The headline where the table ended the game before anybody had won."""
    # Translators: headline when the table stops in the middle of a game; max 32
    return words.pgettext("headline", "Ended early")


def phones_stay(words: Catalogue) -> str:
    """Below the roles, where somebody plays on a phone."""
    return words.gettext("Phones keep their seats for the next game of this group.")


def nobody_has_won(words: Catalogue) -> str:
    """Below that headline."""
    return words.pgettext("reason", "Nobody has won: the table turned the roles over before the end.")


def poster(words: Catalogue, outcome: Outcome | None) -> str:
    """How it ended, in wood type above the story of the game."""
    if outcome is None:
        return ended_early(words)
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


def won_in_round(words: Catalogue, outcome: Outcome | None, number: int) -> str:
    """Who has won and when, below that."""
    told = words.number(number)
    if outcome is None:
        return words.gettext("Nobody has won: ended early in round {number}.").format(number=told)
    return {
        Team.LIBERALS: words.gettext("The Liberals win in round {number}."),
        Team.FASCISTS: words.gettext("The Fascists win in round {number}."),
    }[outcome.winner].format(number=told)


def outcome(words: Catalogue, outcome: Outcome | None) -> str:
    """Who has won, and by what; None where the table ended the game early."""
    if outcome is None:
        return words.gettext("The game was ended early. Nobody has won.")
    return {
        Outcome.FIVE_LIBERAL_POLICIES: words.gettext("The Liberals win: five Liberal Policies are enacted."),
        Outcome.HITLER_EXECUTED: words.gettext("The Liberals win: Hitler is executed."),
        Outcome.SIX_FASCIST_POLICIES: words.gettext("The Fascists win: six Fascist Policies are enacted."),
        Outcome.HITLER_CHANCELLOR: words.gettext("The Fascists win: Hitler is elected Chancellor."),
    }[outcome]


def reason(words: Catalogue, outcome: Outcome) -> str:
    """By what alone, below a headline that says who."""
    return {
        Outcome.FIVE_LIBERAL_POLICIES: words.pgettext("reason", "Five Liberal Policies are enacted."),
        Outcome.HITLER_EXECUTED: words.pgettext("reason", "Hitler is executed."),
        Outcome.SIX_FASCIST_POLICIES: words.pgettext("reason", "Six Fascist Policies are enacted."),
        Outcome.HITLER_CHANCELLOR: words.pgettext("reason", "Hitler is elected Chancellor."),
    }[outcome]


def ending(words: Catalogue, how: Outcome, rules: str) -> str:
    """The same as a line of the chronicle; one book has Hitler show the role card (`pt_BR.txt L138`)."""
    if how is Outcome.HITLER_EXECUTED and edition(rules).role_card_shown_on_hitler_death:
        return words.gettext("The role card is shown. The Liberals win: Hitler is executed.")
    return outcome(words, how)
