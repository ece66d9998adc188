"""Public choices of the player on move as a message for that player's phone."""

from collections.abc import Sequence

from shgui.engine.actions import Action, Execute
from shgui.engine.types import Phase, Seat
from shgui.phones.messages.build_seats import build_marks
from shgui.phones.messages.messages import Act, ChoiceMessage, Confirm
from shgui.phones.messages.shared_values import join_sentences
from shgui.presentation.scenes import TableScene
from shgui.table.public_choices import PublicChoice
from shgui.words import phone_message_texts, prompt_texts, table_labels
from shgui.words.catalogue import Catalogue
from shgui.words.question_texts import QuestionText, build_question
from shgui.words.spoken_formulas import SpokenFormula, format_formula_hint


def build_act_message(
    words: Catalogue, moment: int, scene: TableScene, acts: Sequence[PublicChoice]
) -> Act | None:
    """Return the question whose choices are `acts`, in the same order; None where nothing is asked."""
    if not acts:
        return None
    view, names = scene.view, scene.names
    if view.phase is Phase.VETO_ANSWER:
        return {
            "moment": moment,
            "kind": "buttons",
            "heading": prompt_texts.REQUESTS["answer_veto"](words),
            "hint": format_formula_hint(words, SpokenFormula.VETO_REQUEST),
            "paragraphs": [table_labels.format_tracker(words, view.tracker)],
            "choices": [_answer(words, act.action, names) for act in acts],
        }
    return {
        "moment": moment,
        "kind": "seats",
        "heading": prompt_texts.REQUESTS[view.phase](words),
        "hint": phone_message_texts.get_choose_player_hint(words),
        "paragraphs": [build_question(words, acts[0].action, names).follows],
        "choices": [_seat(words, scene, act) for act in acts],
    }


def _answer(words: Catalogue, action: Action, names: tuple[str, ...]) -> ChoiceMessage:
    asked = build_question(words, action, names)
    return {
        "label": asked.button,
        "refusal": "",
        "button": asked.button,
        "ask": _confirm(words, asked, join_sentences((asked.follows, asked.said)), asked.button),
    }


def _seat(words: Catalogue, scene: TableScene, act: PublicChoice) -> ChoiceMessage:
    (action, refusal), names, edition = act, scene.names, scene.view.edition
    seat: Seat | None = getattr(action, "target", None)
    if seat is None:
        raise ValueError(f"{action} is done to nobody")
    asked = build_question(words, action, names)
    choice = ChoiceMessage(
        label=names[seat],
        number=seat + 1,
        marks=build_marks(words, scene.seats[seat]),
        refusal=""
        if refusal is None
        else phone_message_texts.get_seat_refusal(words, refusal, names, edition),
        button=asked.ask,
    )
    if isinstance(action, Execute):
        text = join_sentences(
            (
                words.gettext(
                    "Whoever is executed leaves the game: no votes, no office, no talking. The role stays"
                    " secret, unless it is Hitler: then the Liberals win. This cannot be taken back."
                ),
                asked.said,
            )
        )
        choice["ask"] = _confirm(words, asked, text, asked.ask)
    return choice


def _confirm(words: Catalogue, asked: QuestionText, text: str, yes: str) -> Confirm:
    return {"title": asked.ask, "text": text, "yes": yes, "no": phone_message_texts.get_back_label(words)}
