"""Asked once before what cannot be undone: the question, what follows, and the words on the button."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    Nominate,
    PowerAction,
    ProposeVeto,
)
from shgui.words.catalogue import Catalogue
from shgui.words.formulas import SpokenFormula, hint
from shgui.words.powers import POWERS
from shgui.words.terms import Names


class QuestionText(NamedTuple):
    """`follows` says what the answer brings; `button` is the yes."""

    ask: str
    follows: str
    button: str
    said: str = ""
    """Which words of the rulebook may be said aloud with it."""


def question(words: Catalogue, action: Action, names: Names) -> QuestionText:
    """What is asked before this action is done; cards and ballots are chosen on the sheet of their player."""
    return _ACTIONS[type(action)](words, action, names)


def reveal_votes(words: Catalogue) -> QuestionText:
    return QuestionText(
        words.gettext("Reveal these votes?"),
        words.gettext("A mistake can be taken back afterwards, until the next secret is shown."),
        # Translators: button; max 24
        words.pgettext("button", "Reveal the votes"),
    )


def nominate_button(words: Catalogue) -> str:
    # Translators: button; max 24
    return words.pgettext("button", "Nominate")


def _nominate(words: Catalogue, action: Nominate, names: Names) -> QuestionText:
    return QuestionText(
        words.gettext("Nominate as Chancellor: {name}").format(name=names[action.target]),
        words.gettext("Then everybody votes on this government."),
        nominate_button(words),
    )


def _propose_veto(words: Catalogue, _action: ProposeVeto, _names: Names) -> QuestionText:
    return QuestionText(
        words.gettext("Propose a veto?"),
        words.gettext(
            "If the President agrees, both Policies are discarded; if not, you must enact one of them."
        ),
        # Translators: button; max 24
        words.pgettext("button", "Propose a veto"),
    )


def _answer_veto(words: Catalogue, action: AnswerVeto, _names: Names) -> QuestionText:
    if action.consent:
        return QuestionText(
            words.gettext("Agree to the veto?"),
            words.gettext("Both Policies are discarded, and the Election Tracker advances."),
            # Translators: button; max 24
            words.pgettext("button", "Agree to the veto"),
            hint(words, SpokenFormula.VETO_CONSENT),
        )
    return QuestionText(
        words.gettext("Refuse the veto?"),
        words.gettext("Then the Chancellor must enact one of the two Policies."),
        # Translators: button; max 24
        words.pgettext("button", "Refuse the veto"),
    )


def _use_power(words: Catalogue, action: PowerAction, names: Names) -> QuestionText:
    entry = _POWERS[type(action)]
    target = getattr(action, "target", None)
    name = "" if target is None else names[target]
    return QuestionText(
        entry.question(words).format(name=name),
        entry.follows(words),
        entry.button(words),
        "" if entry.said is None else hint(words, entry.said, name),
    )


_POWERS = {entry.action: entry for entry in POWERS.values()}

_ACTIONS: Mapping[type[Action], Callable[[Catalogue, Any, Names], QuestionText]] = {
    Nominate: _nominate,
    ProposeVeto: _propose_veto,
    AnswerVeto: _answer_veto,
    **dict.fromkeys(_POWERS, _use_power),
}
