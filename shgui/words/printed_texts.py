"""Texts of the printed game, in which the table plays with its own cards."""

from collections.abc import Callable, Mapping

from shgui.engine.editions import Edition, get_edition
from shgui.engine.types import Office
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.power_texts import POWERS
from shgui.words.question_texts import QuestionText
from shgui.words.spoken_formulas import SpokenFormula, format_formula_hint


def format_question(words: Catalogue, ask: str, player: str = "") -> str:
    """Ask for the next fact, by a `PrintedQuestion` code; `player` has to say whether he is Hitler."""
    return _QUESTIONS[ask](words).format(name=player)


def describe_printed_step(words: Catalogue, ask: str, rules: str, *, veto: bool = False) -> str:
    """Say what to do at the table; with `veto` the Chancellor may propose one."""
    own = _BY_EDITION.get(ask)
    sentences = (
        _STEPS[ask](words) if own is None else own(words, get_edition(rules)),
        format_formula_hint(words, SpokenFormula.VETO_REQUEST) if veto else "",
        format_formula_hint(words, SpokenFormula.VETO_CONSENT) if ask == "veto_answer" else "",
    )
    return " ".join(sentence for sentence in sentences if sentence)


def get_veto_label(words: Catalogue) -> str:
    # Translators: button: the Chancellor has proposed a veto at the table; max 28
    return words.pgettext("button", "The Chancellor wants a veto")


def get_finish_label(words: Catalogue) -> str:
    # Translators: button: a game with printed cards is over and is put away; max 24
    return words.pgettext("button", "Finish this game")


def build_votes_question(words: Catalogue) -> QuestionText:
    return QuestionText(
        words.gettext("Is this what the Ballot cards say?"),
        words.gettext("A mistake can be undone afterwards."),
        # Translators: button; max 24
        words.pgettext("button", "Enter the votes"),
    )


def format_reshuffle_reminder(words: Catalogue, cards: int) -> str:
    """Remind the table to shuffle; `cards` are in the new deck."""
    text = words.ngettext(
        "Now shuffle the deck and the Discard pile together: {count} card.",
        "Now shuffle the deck and the Discard pile together: {count} cards.",
        cards,
    )
    return text.format(count=words.number(cards))


def _describe_session(words: Catalogue, rules: Edition) -> str:
    if rules.shuffle_before_pass:
        steps = words.gettext(
            "The President must draw three cards, discard one and shuffle the other two before passing them"
            " on; the Chancellor enacts one."
        )
    else:
        steps = words.gettext(
            "The President must draw three cards and discard one; the Chancellor enacts one of the other two."
        )
    if rules.tile_laid_by is Office.PRESIDENT:
        lays = words.gettext("The President lays the enacted Policy on its board.")
        return f"{steps} {lays}"
    return steps


def _describe_execution(words: Catalogue, rules: Edition) -> str:
    if rules.role_card_shown_on_hitler_death:
        return words.gettext(
            "If it is Hitler, the role card is shown. If not, it stays in the envelope, and nothing more is"
            " said."
        )
    return words.gettext("Say only this. If it is not Hitler, the role stays in the envelope.")


_BY_EDITION: Mapping[str, Callable[[Catalogue, Edition], str]] = {
    "policy": _describe_session,
    "was_hitler": _describe_execution,
}
"""Steps done by hand that differ between the books."""

_QUESTIONS: Mapping[str, Sentence] = {
    "first_candidate": lambda words: words.gettext("Who is the first Presidential Candidate?"),
    "nominate": lambda words: words.gettext("Who is nominated?"),
    "vote": lambda words: words.gettext("How did everybody vote?"),
    "is_hitler": lambda words: words.gettext("Is the new Chancellor ({name}) Hitler?"),
    "policy": lambda words: words.gettext("Which Policy was enacted?"),
    "veto_answer": lambda words: words.gettext("Does the President agree to the veto?"),
    "chaos_policy": lambda words: words.gettext("Which Policy was on top of the deck?"),
    **{power.value: entry.printed_question for power, entry in POWERS.items()},
    "was_hitler": lambda words: words.gettext("Was it Hitler? ({name})"),
    "over": lambda words: words.gettext("The game is over."),
}

_STEPS: Mapping[str, Sentence] = {
    "first_candidate": lambda words: words.gettext(
        "Deal the envelopes, let everybody look at their secret role, and read the opening aloud. Then choose"
        " at random who begins."
    ),
    "nominate": lambda words: words.gettext(
        "Choose the seat and confirm. If somebody may not be nominated, the seat says why."
    ),
    "vote": lambda words: words.gettext(
        "Turn over all votes at once, then enter them: first Ja! or Nein! for everybody, then the seats that"
        " differ."
    ),
    "is_hitler": lambda words: words.gettext(
        "At least three Fascist Policies are on the board. If the new Chancellor is Hitler, that has to be"
        " said now."
    ),
    "veto_answer": lambda words: words.gettext(
        "If the President agrees, both cards are discarded and the Election Tracker advances."
    ),
    "chaos_policy": lambda words: words.gettext(
        "The Election Tracker has reached chaos. Turn over the top card and lay it on its board."
    ),
    **{power.value: entry.printed_step for power, entry in POWERS.items()},
    "over": lambda words: words.gettext("Turn over all roles and see who was who."),
}
