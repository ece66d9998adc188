"""Texts of the guided first round: for every step what there is to see, and what to do."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from shgui.engine.types import Power
from shgui.words import hand_over_texts, prompt_texts, question_texts
from shgui.words.catalogue import Catalogue
from shgui.words.power_texts import POWERS

Paragraphs = tuple[str, ...]


class GuideStep(StrEnum):
    """The steps in the order of the round."""

    WELCOME = "welcome"
    ROLE = "role"
    FASCIST = "fascist"
    NOMINATION = "nomination"
    VOTE = "vote"
    RESULT = "result"
    PRESIDENT = "president"
    CHANCELLOR = "chancellor"
    POWER = "power"
    PARTY = "party"
    ENDING = "ending"


def get_step_title(words: Catalogue, step: GuideStep) -> str:
    return _TITLES[step](words)


def list_step_paragraphs(words: Catalogue, step: GuideStep) -> Paragraphs:
    return _TEXTS[step](words)


def format_step_task(words: Catalogue, step: GuideStep, player: str) -> str:
    """Say what to do now; `player` is the name used in some steps."""
    return _TASKS[step](words).format(name=player, **_get_labels(words))


def format_progress(words: Catalogue, number: int, count: int) -> str:
    text = words.gettext("Step {number} of {count}")
    return text.format(number=words.number(number), count=words.number(count))


def get_finish_label(words: Catalogue) -> str:
    # Translators: button after the last step of the guided first round; max 24
    return words.pgettext("button", "End of the guide")


_TITLES: Mapping[GuideStep, Callable[[Catalogue], str]] = {
    GuideStep.WELCOME: lambda words: words.pgettext("guide", "Your table"),
    GuideStep.ROLE: lambda words: words.pgettext("guide", "A secret role"),
    GuideStep.FASCIST: lambda words: words.pgettext("guide", "The other side"),
    GuideStep.NOMINATION: lambda words: words.pgettext("guide", "The nomination"),
    GuideStep.VOTE: lambda words: words.pgettext("guide", "The vote"),
    GuideStep.RESULT: lambda words: words.pgettext("guide", "The result"),
    GuideStep.PRESIDENT: lambda words: words.pgettext("guide", "Three Policies"),
    GuideStep.CHANCELLOR: lambda words: words.pgettext("guide", "Two Policies"),
    GuideStep.POWER: lambda words: words.pgettext("guide", "A power"),
    GuideStep.PARTY: lambda words: words.pgettext("guide", "What only one knows"),
    GuideStep.ENDING: lambda words: words.pgettext("guide", "How it ends"),
}


def _list_welcome(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("This is one round of a practice game. You act for all players; nothing is saved."),
        words.gettext(
            "The players sit around the boards. The bar at the bottom always says whose turn it is and what"
            " to do."
        ),
    )


def _list_role(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "At the start everybody takes the screen in turn. It shows a name and nothing else, until that"
            " player is alone with it."
        ),
        words.gettext(
            "To look, hold down the mouse button or the space bar, or keep a finger on the screen. When you"
            " let go, it is hidden."
        ),
    )


def _list_fascist(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("The next player is a Fascist, and sees who the other Fascists are and who Hitler is."),
        words.gettext("The steps are the same for every role, so nobody learns anything by watching."),
    )


def _list_nomination(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("Each round one player is the Presidential Candidate and nominates a Chancellor."),
        words.gettext("In a game you would now talk: whom can you trust?"),
    )


def _list_vote(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "Everybody votes on these two at the same time. More than half must say Ja!; otherwise the"
            " Election Tracker advances and the next player is the Presidential Candidate."
        ),
        words.gettext("Here somebody enters what the thumbs showed. This vote should pass."),
    )


def _list_result(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("Everybody sees who voted how, and the chronicle remembers it."),
        words.gettext("The government is elected. The President now draws three Policies in secret."),
    )


def _list_president(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "The President must discard one Policy, unseen by the others, and pass on the other two."
        ),
        words.gettext("This President is a Liberal and wants to pass on the Liberal Policy."),
    )


def _list_chancellor(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("The Chancellor must discard one of the two Policies. The other one is enacted."),
        words.gettext("This Chancellor is a Fascist and wants the Fascist Policy on the board."),
    )


def _list_power(words: Catalogue) -> Paragraphs:
    return (
        words.gettext(
            "A Fascist Policy is on the board. Who is to blame: the President, the Chancellor or the deck?"
            " Both players may say what they like, and nobody can prove it."
        ),
        words.gettext("This space grants the President a power: to see the party of one player."),
    )


def _list_party(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("The President sees the party, not the role: Hitler’s party is Fascist, too."),
        words.gettext("What the President then tells the others may be true or a lie."),
    )


def _list_ending(words: Catalogue) -> Paragraphs:
    return (
        words.gettext("The presidency moves one seat clockwise, and a new round begins."),
        words.gettext("The Liberals win when five Liberal Policies are enacted, or when Hitler is executed."),
        words.gettext(
            "The Fascists win when six Fascist Policies are enacted, or when Hitler is elected Chancellor"
            " after three Fascist Policies."
        ),
    )


_TEXTS: Mapping[GuideStep, Callable[[Catalogue], Paragraphs]] = {
    GuideStep.WELCOME: _list_welcome,
    GuideStep.ROLE: _list_role,
    GuideStep.FASCIST: _list_fascist,
    GuideStep.NOMINATION: _list_nomination,
    GuideStep.VOTE: _list_vote,
    GuideStep.RESULT: _list_result,
    GuideStep.PRESIDENT: _list_president,
    GuideStep.CHANCELLOR: _list_chancellor,
    GuideStep.POWER: _list_power,
    GuideStep.PARTY: _list_party,
    GuideStep.ENDING: _list_ending,
}


def _get_press_below(words: Catalogue) -> str:
    return words.gettext("Press the button in the bar at the bottom of the screen.")


def _get_labels(words: Catalogue) -> dict[str, str]:
    """Return the labels of the buttons that tasks mention."""
    return {
        "done": hand_over_texts.get_done_label(words),
        "nominate": question_texts.get_nominate_label(words),
        "count_down": prompt_texts.get_begin_count_label(words),
        "reveal": question_texts.build_reveal_question(words).button,
        "pass_on": hand_over_texts.get_confirm_label(words, "discard"),
        "enact": hand_over_texts.get_confirm_label(words, "enact"),
        "investigate": POWERS[Power.INVESTIGATE].button(words),
    }


_TASKS: Mapping[GuideStep, Callable[[Catalogue], str]] = {
    GuideStep.WELCOME: _get_press_below,
    GuideStep.ROLE: lambda words: words.gettext(
        "Hold the page, look at the role, let go, then press “{done}”."
    ),
    GuideStep.FASCIST: lambda words: words.gettext("Do the same again, and see what is different."),
    GuideStep.NOMINATION: lambda words: words.gettext("Choose this seat: {name}. Then press “{nominate}”."),
    GuideStep.VOTE: lambda words: words.gettext(
        "Press “{count_down}”, choose Ja! for all, change individual votes if you like, then press"
        " “{reveal}”."
    ),
    GuideStep.RESULT: _get_press_below,
    GuideStep.PRESIDENT: lambda words: words.gettext(
        "Hold, slide to a Fascist Policy to discard it, let go, then press “{pass_on}”."
    ),
    GuideStep.CHANCELLOR: lambda words: words.gettext(
        "Hold, slide to the Liberal Policy to discard it, let go, then press “{enact}”."
    ),
    GuideStep.POWER: lambda words: words.gettext("Choose any seat, then press “{investigate}”."),
    GuideStep.PARTY: lambda words: words.gettext("Look at the party, then press “{done}”."),
    GuideStep.ENDING: lambda words: words.gettext(
        "Now you know how a round works. Open a new table and play!"
    ),
}
