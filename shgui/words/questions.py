"""Asked once before what cannot be undone: the question, what follows, and the words on the button."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    Discard,
    Enact,
    Nominate,
    PowerAction,
    ProposeVeto,
    Vote,
)
from shgui.words import hand_over, terms
from shgui.words.catalogue import Catalogue
from shgui.words.formulas import Spoken, hint
from shgui.words.powers import POWERS
from shgui.words.terms import Names


class Question(NamedTuple):
    """`follows` says what the answer brings; `button` is the yes."""

    ask: str
    follows: str
    button: str
    said: str = ""
    """Which words of the rulebook may be said aloud with it."""


def question(words: Catalogue, action: Action, names: Names) -> Question:
    """What is asked before this action is done."""
    return _ACTIONS[type(action)](words, action, names)


def reveal_votes(words: Catalogue) -> Question:
    return Question(
        words.gettext("Reveal these votes?"),
        words.gettext("After that no vote can be changed."),
        # Translators: button; max 24
        words.pgettext("button", "Reveal the votes"),
    )


def nominate_button(words: Catalogue) -> str:
    # Translators: button; max 24
    return words.pgettext("button", "Nominate")


def take_back(words: Catalogue) -> Question:
    return Question(
        words.gettext("Take back the last choice?"),
        words.gettext("The chronicle keeps a line about it."),
        # Translators: button; max 24
        words.pgettext("button", "Take back"),
    )


def _nominate(words: Catalogue, action: Nominate, names: Names) -> Question:
    return Question(
        words.gettext("Nominate as Chancellor: {name}").format(name=names[action.target]),
        words.gettext("Then everybody votes on this government."),
        nominate_button(words),
    )


def _vote(words: Catalogue, action: Vote, _names: Names) -> Question:
    return Question(
        hand_over.ballot_chosen(words, action.ja),
        words.gettext("It can be changed until the last vote is in."),
        hand_over.confirm(words, "ballot"),
    )


def _discard(words: Catalogue, action: Discard, _names: Names) -> Question:
    text = words.gettext("You discard: {card}").format(card=terms.policy(words, action.card))
    return Question(
        text,
        words.gettext("The other two go on to the Chancellor."),
        hand_over.confirm(words, "discard"),
    )


def _enact(words: Catalogue, action: Enact, _names: Names) -> Question:
    return Question(
        words.gettext("You enact: {card}").format(card=terms.policy(words, action.card)),
        words.gettext("The other one is discarded, and nobody sees it."),
        hand_over.confirm(words, "enact"),
    )


def _propose_veto(words: Catalogue, _action: ProposeVeto, _names: Names) -> Question:
    return Question(
        words.gettext("Propose a veto?"),
        words.gettext(
            "If the President agrees, both Policies are discarded; if not, you must enact one of them."
        ),
        # Translators: button; max 24
        words.pgettext("button", "Propose a veto"),
    )


def _answer_veto(words: Catalogue, action: AnswerVeto, _names: Names) -> Question:
    if action.consent:
        return Question(
            words.gettext("Agree to the veto?"),
            words.gettext("Both Policies are discarded, and the Election Tracker advances."),
            # Translators: button; max 24
            words.pgettext("button", "Agree to the veto"),
            hint(words, Spoken.VETO_CONSENT),
        )
    return Question(
        words.gettext("Refuse the veto?"),
        words.gettext("Then the Chancellor must enact one of the two Policies."),
        # Translators: button; max 24
        words.pgettext("button", "Refuse the veto"),
    )


def _use_power(words: Catalogue, action: PowerAction, names: Names) -> Question:
    entry = _POWERS[type(action)]
    target = getattr(action, "target", None)
    name = "" if target is None else names[target]
    return Question(
        entry.question(words).format(name=name),
        entry.follows(words),
        entry.button(words),
        "" if entry.said is None else hint(words, entry.said, name),
    )


_POWERS = {entry.action: entry for entry in POWERS.values()}

_ACTIONS: Mapping[type[Action], Callable[[Catalogue, Any, Names], Question]] = {
    Nominate: _nominate,
    Vote: _vote,
    Discard: _discard,
    Enact: _enact,
    ProposeVeto: _propose_veto,
    AnswerVeto: _answer_veto,
    **dict.fromkeys(_POWERS, _use_power),
}
