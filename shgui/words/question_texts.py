"""Questions asked before what can't be undone."""

from collections.abc import Mapping
from typing import NamedTuple

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    Nominate,
    ProposeVeto,
)
from shgui.words.catalogue import Catalogue
from shgui.words.power_texts import POWERS, PowerTexts
from shgui.words.spoken_formulas import SpokenFormula, format_formula_hint
from shgui.words.terms import Names


class QuestionText(NamedTuple):
    """`follows` says what the answer brings; `button` is the yes."""

    ask: str
    follows: str
    button: str
    said: str = ""
    """The words of the rulebook that may be said aloud with it."""


def build_question(words: Catalogue, action: Action, names: Names) -> QuestionText:
    """Build the question asked before an action; cards and ballots are chosen without one."""
    match action:
        case Nominate(target=target):
            return QuestionText(
                words.gettext("Nominate as Chancellor: {name}").format(name=names[target]),
                words.gettext("Then everybody votes on this government."),
                get_nominate_label(words),
            )
        case ProposeVeto():
            return QuestionText(
                words.gettext("Propose a veto?"),
                words.gettext(
                    "If the President agrees, both Policies are discarded; if not, you must enact one of"
                    " them."
                ),
                # Translators: button; max 24
                words.pgettext("button", "Propose a veto"),
            )
        case AnswerVeto(consent=True):
            return QuestionText(
                words.gettext("Agree to the veto?"),
                words.gettext("Both Policies are discarded, and the Election Tracker advances."),
                # Translators: button; max 24
                words.pgettext("button", "Agree to the veto"),
                format_formula_hint(words, SpokenFormula.VETO_CONSENT),
            )
        case AnswerVeto():
            return QuestionText(
                words.gettext("Refuse the veto?"),
                words.gettext("Then the Chancellor must enact one of the two Policies."),
                # Translators: button; max 24
                words.pgettext("button", "Refuse the veto"),
            )
    entry = _POWERS[type(action)]
    seat = getattr(action, "target", None)
    name = "" if seat is None else names[seat]
    return QuestionText(
        entry.question(words).format(name=name),
        entry.follows(words),
        entry.button(words),
        "" if entry.said is None else format_formula_hint(words, entry.said, name),
    )


def build_reveal_question(words: Catalogue) -> QuestionText:
    return QuestionText(
        words.gettext("Reveal these votes?"),
        words.gettext("A mistake can be taken back afterwards, until the next secret is shown."),
        # Translators: button; max 24
        words.pgettext("button", "Reveal the votes"),
    )


def get_nominate_label(words: Catalogue) -> str:
    # Translators: button; max 24
    return words.pgettext("button", "Nominate")


_POWERS: Mapping[type[Action], PowerTexts] = {entry.action: entry for entry in POWERS.values()}
