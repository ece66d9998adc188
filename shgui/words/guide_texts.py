"""Texts of the guided first round: for every step what there is to see, and what to do."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from shgui.engine.types import Power
from shgui.words import hand_over_texts, prompt_texts, question_texts
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.power_texts import POWERS


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


def format_step_task(words: Catalogue, step: GuideStep, player: str) -> str:
    """Say what to do now; `player` is the name used in some steps."""
    return STEPS[step].task(words).format(name=player, **_get_labels(words))


def format_progress(words: Catalogue, number: int, count: int) -> str:
    text = words.gettext("Step {number} of {count}")
    return text.format(number=words.number(number), count=words.number(count))


def _get_labels(words: Catalogue) -> dict[str, str]:
    """Return the labels of the buttons that tasks mention."""
    return {
        "done": hand_over_texts.get_done_label(words),
        "nominate": question_texts.get_nominate_label(words),
        "count_down": prompt_texts.get_begin_count_label(words),
        "reveal": question_texts.build_reveal_question(words).button,
        "pass_on": hand_over_texts.TASKS["discard"].confirm(words),
        "enact": hand_over_texts.TASKS["enact"].confirm(words),
        "investigate": POWERS[Power.INVESTIGATE].button(words),
    }


class StepTexts(NamedTuple):
    title: Sentence
    paragraphs: Callable[[Catalogue], tuple[str, ...]]
    """Explain what there is to see."""
    task: Sentence
    """Says what to do; besides {name} it may hold the keys of `_get_labels`."""


def _get_press_below(words: Catalogue) -> str:
    return words.gettext("Press the button in the bar at the bottom of the screen.")


STEPS: Mapping[GuideStep, StepTexts] = {
    GuideStep.WELCOME: StepTexts(
        lambda words: words.pgettext("guide", "Your table"),
        lambda words: (
            words.gettext("This is one round of a practice game. You act for all players; nothing is saved."),
            words.gettext(
                "The players sit around the boards. The bar at the bottom always says whose turn it is and"
                " what to do."
            ),
        ),
        _get_press_below,
    ),
    GuideStep.ROLE: StepTexts(
        lambda words: words.pgettext("guide", "A secret role"),
        lambda words: (
            words.gettext(
                "At the start everybody takes the screen in turn. It shows a name and nothing else, until"
                " that player is alone with it."
            ),
            words.gettext(
                "To look, hold down the mouse button or the space bar, or keep a finger on the screen. When"
                " you let go, it is hidden."
            ),
        ),
        lambda words: words.gettext("Hold the page, look at the role, let go, then press “{done}”."),
    ),
    GuideStep.FASCIST: StepTexts(
        lambda words: words.pgettext("guide", "The other side"),
        lambda words: (
            words.gettext(
                "The next player is a Fascist, and sees who the other Fascists are and who Hitler is."
            ),
            words.gettext("The steps are the same for every role, so nobody learns anything by watching."),
        ),
        lambda words: words.gettext("Do the same again, and see what is different."),
    ),
    GuideStep.NOMINATION: StepTexts(
        lambda words: words.pgettext("guide", "The nomination"),
        lambda words: (
            words.gettext("Each round one player is the Presidential Candidate and nominates a Chancellor."),
            words.gettext("In a game you would now talk: whom can you trust?"),
        ),
        lambda words: words.gettext("Choose this seat: {name}. Then press “{nominate}”."),
    ),
    GuideStep.VOTE: StepTexts(
        lambda words: words.pgettext("guide", "The vote"),
        lambda words: (
            words.gettext(
                "Everybody votes on these two at the same time. More than half must say Ja!; otherwise the"
                " Election Tracker advances and the next player is the Presidential Candidate."
            ),
            words.gettext("Here somebody enters what the thumbs showed. This vote should pass."),
        ),
        lambda words: words.gettext(
            "Press “{count_down}”, choose Ja! for all, change individual votes if you like, then press"
            " “{reveal}”."
        ),
    ),
    GuideStep.RESULT: StepTexts(
        lambda words: words.pgettext("guide", "The result"),
        lambda words: (
            words.gettext("Everybody sees who voted how, and the chronicle remembers it."),
            words.gettext("The government is elected. The President now draws three Policies in secret."),
        ),
        _get_press_below,
    ),
    GuideStep.PRESIDENT: StepTexts(
        lambda words: words.pgettext("guide", "Three Policies"),
        lambda words: (
            words.gettext(
                "The President must discard one Policy, unseen by the others, and pass on the other two."
            ),
            words.gettext("This President is a Liberal and wants to pass on the Liberal Policy."),
        ),
        lambda words: words.gettext(
            "Hold, slide to a Fascist Policy to discard it, let go, then press “{pass_on}”."
        ),
    ),
    GuideStep.CHANCELLOR: StepTexts(
        lambda words: words.pgettext("guide", "Two Policies"),
        lambda words: (
            words.gettext("The Chancellor must discard one of the two Policies. The other one is enacted."),
            words.gettext("This Chancellor is a Fascist and wants the Fascist Policy on the board."),
        ),
        lambda words: words.gettext(
            "Hold, slide to the Liberal Policy to discard it, let go, then press “{enact}”."
        ),
    ),
    GuideStep.POWER: StepTexts(
        lambda words: words.pgettext("guide", "A power"),
        lambda words: (
            words.gettext(
                "A Fascist Policy is on the board. Who is to blame: the President, the Chancellor or the"
                " deck? Both players may say what they like, and nobody can prove it."
            ),
            words.gettext("This space grants the President a power: to see the party of one player."),
        ),
        lambda words: words.gettext("Choose any seat, then press “{investigate}”."),
    ),
    GuideStep.PARTY: StepTexts(
        lambda words: words.pgettext("guide", "What only one knows"),
        lambda words: (
            words.gettext("The President sees the party, not the role: Hitler’s party is Fascist, too."),
            words.gettext("What the President then tells the others may be true or a lie."),
        ),
        lambda words: words.gettext("Look at the party, then press “{done}”."),
    ),
    GuideStep.ENDING: StepTexts(
        lambda words: words.pgettext("guide", "How it ends"),
        lambda words: (
            words.gettext("The presidency moves one seat clockwise, and a new round begins."),
            words.gettext(
                "The Liberals win when five Liberal Policies are enacted, or when Hitler is executed."
            ),
            words.gettext(
                "The Fascists win when six Fascist Policies are enacted, or when Hitler is elected Chancellor"
                " after three Fascist Policies."
            ),
        ),
        lambda words: words.gettext("Now you know how a round works. Open a new table and play!"),
    ),
}
