"""A public decision as a message for the phone of the player on move."""

from collections.abc import Sequence

from shgui.engine.actions import Action, Execute
from shgui.engine.types import Phase, Seat
from shgui.phones.messages.build_table import build_mark_messages
from shgui.phones.messages.messages import ChoiceMessage, ConfirmMessage, DecisionMessage
from shgui.presentation.scenes import TableScene
from shgui.table.public_choices import PublicChoice
from shgui.words import phone_message_texts, prompt_texts, table_labels
from shgui.words.catalogue import Catalogue
from shgui.words.question_texts import QuestionText, build_question
from shgui.words.spoken_formulas import SpokenFormula, format_formula_hint


def build_decision_message(
    words: Catalogue, moment: int, scene: TableScene, choices: Sequence[PublicChoice]
) -> DecisionMessage | None:
    """Return the question with these choices, in the same order; None if there are none."""
    if not choices:
        return None
    view, names = scene.view, scene.names
    if view.phase is Phase.VETO_ANSWER:
        return {
            "moment": moment,
            "kind": "buttons",
            "heading": prompt_texts.REQUESTS["answer_veto"](words),
            "hint": format_formula_hint(words, SpokenFormula.VETO_REQUEST),
            "paragraphs": [table_labels.format_tracker(words, view.tracker)],
            "choices": [_build_answer_choice(words, choice.action, names) for choice in choices],
        }
    return {
        "moment": moment,
        "kind": "seats",
        "heading": prompt_texts.REQUESTS[view.phase](words),
        "hint": words.gettext(
            "Choose a player. If somebody cannot be chosen, the reason is given below the name."
        ),
        "paragraphs": [build_question(words, choices[0].action, names).follows],
        "choices": [_build_seat_choice(words, scene, choice) for choice in choices],
    }


def _build_answer_choice(words: Catalogue, action: Action, names: tuple[str, ...]) -> ChoiceMessage:
    asked = build_question(words, action, names)
    return {
        "label": asked.button,
        "refusal": "",
        "button": asked.button,
        "ask": _build_confirm_message(words, asked, asked.follows, asked.button),
    }


def _build_seat_choice(words: Catalogue, scene: TableScene, choice: PublicChoice) -> ChoiceMessage:
    (action, refusal), names, edition = choice, scene.names, scene.view.edition
    seat: Seat | None = getattr(action, "target", None)
    if seat is None:
        raise ValueError(f"{action} has no target")
    asked = build_question(words, action, names)
    why_not = "" if refusal is None else phone_message_texts.get_seat_refusal(words, refusal, names, edition)
    message = ChoiceMessage(
        label=names[seat],
        number=seat + 1,
        marks=build_mark_messages(words, scene.seats[seat]),
        refusal=why_not,
        button=asked.ask,
    )
    if isinstance(action, Execute):
        text = words.gettext(
            "Whoever is executed leaves the game: no votes, no office, no talking. The role stays"
            " secret, unless it is Hitler: then the Liberals win. This cannot be taken back."
        )
        message["ask"] = _build_confirm_message(words, asked, text, asked.ask)
    return message


def _build_confirm_message(words: Catalogue, asked: QuestionText, text: str, yes: str) -> ConfirmMessage:
    text = "\n".join(filter(None, (text, asked.said)))
    return {"title": asked.ask, "text": text, "yes": yes, "no": phone_message_texts.get_back_label(words)}
