"""What whoever is on move decides before all eyes, as a question on the own phone."""

from collections.abc import Sequence

from shgui.engine.actions import Action, Execute
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.phones.blocks import Act, Choice, Confirm
from shgui.phones.told_seats import seat_marks
from shgui.phones.told_values import joined
from shgui.table.public_acts import PublicAct
from shgui.words import labels, phone_blocks, prompts
from shgui.words.catalogue import Catalogue
from shgui.words.formulas import Spoken, hint
from shgui.words.questions import Question, question


def told_act(
    words: Catalogue, moment: int, view: PlayerView, names: tuple[str, ...], acts: Sequence[PublicAct]
) -> Act | None:
    """`acts` are what `shgui.table.public_acts` found: the choices of the block, in the same order."""
    if not acts:
        return None
    if view.phase is Phase.VETO_ANSWER:
        return {
            "moment": moment,
            "kind": "buttons",
            "heading": prompts.ASKS["answer_veto"](words),
            "hint": hint(words, Spoken.VETO_REQUEST),
            "paragraphs": [labels.tracker_stands(words, view.tracker)],
            "choices": [_answer(words, act.action, names) for act in acts],
        }
    return {
        "moment": moment,
        "kind": "seats",
        "heading": prompts.ASKS[view.phase](words),
        "hint": phone_blocks.how_to_choose_player(words),
        "paragraphs": [question(words, acts[0].action, names).follows],
        "choices": [_seat(words, view, names, act) for act in acts],
    }


def _answer(words: Catalogue, action: Action, names: tuple[str, ...]) -> Choice:
    asked = question(words, action, names)
    return {
        "label": asked.button,
        "refusal": "",
        "button": asked.button,
        "ask": _confirm(words, asked, joined((asked.follows, asked.said)), asked.button),
    }


def _seat(words: Catalogue, view: PlayerView, names: tuple[str, ...], act: PublicAct) -> Choice:
    action, refusal = act
    seat: Seat | None = getattr(action, "target", None)
    if seat is None:
        raise ValueError(f"{action} is done to nobody")
    asked = question(words, action, names)
    choice = Choice(
        label=names[seat],
        number=seat + 1,
        marks=seat_marks(words, view, seat),
        refusal="" if refusal is None else phone_blocks.why_not_here(words, refusal, names, view.edition),
        button=asked.ask,
    )
    if isinstance(action, Execute):
        text = joined((phone_blocks.what_execution_does(words), asked.said))
        choice["ask"] = _confirm(words, asked, text, asked.ask)
    return choice


def _confirm(words: Catalogue, asked: Question, text: str, yes: str) -> Confirm:
    return {"title": asked.ask, "text": text, "yes": yes, "no": phone_blocks.back(words)}
