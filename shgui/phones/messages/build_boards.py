"""Boards, tracker and piles as messages for phones."""

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.types import Policy
from shgui.phones.messages.messages import (
    BoardMessage,
    Icon,
    MarkMessage,
    PileMessage,
    SpaceMessage,
    TrackerMessage,
)
from shgui.presentation.scenes import BoardScene, CounterScene, SpaceScene
from shgui.words import phone_message_texts, table_labels, terms
from shgui.words.board_texts import space_label
from shgui.words.catalogue import Catalogue


def build_board_message(words: Catalogue, board: BoardScene, *, notes: bool) -> BoardMessage:
    """`notes`: say what the next policy brings, and what holds already."""
    filled, last = board.enacted, len(board.spaces)
    title = table_labels.get_board_name(words, board.policy)
    return {
        "party": "liberal" if board.policy is Policy.LIBERAL else "fascist",
        "title": title,
        "count": f"{words.number(filled)} / {words.number(last)}",
        # Translators: for screen readers: how many Policies of how many lie on a board
        "spoken": words.gettext("{board}: {count} of {last}").format(
            board=title, count=words.number(filled), last=words.number(last)
        ),
        "slots": [_space(words, space, following=space.number == filled + 1) for space in board.spaces],
        "notes": phone_message_texts.list_board_notes(words, board) if notes else [],
    }


def _space(words: Catalogue, space: SpaceScene, *, following: bool) -> SpaceMessage:
    icon = _icon(space)
    brings = (
        space_label(words, space),
        table_labels.get_veto_space_label(words) if space.unlocks_veto else "",
    )
    number = words.number(space.number)
    spoken = (
        terms.get_policy_name(words, space.policy) if space.filled else words.row_of([*filter(None, brings)])
    )
    return {
        "laid": space.filled,
        "icon": icon,
        "label": "" if icon else number,
        "spoken": spoken or number,
        "next": following,
    }


def _icon(space: SpaceScene) -> Icon:
    if space.wins:
        return "win"
    return "" if space.power is None else space.power.value.replace("_", "-")


def build_tracker_message(words: Catalogue, counters: CounterScene) -> TrackerMessage:
    steps = [MarkMessage(icon="", text=words.number(step)) for step in range(1, TRACKER_FIELDS)]
    return {
        "title": table_labels.get_tracker_name(words),
        "spoken": table_labels.format_tracker(words, counters.tracker),
        "steps": [*steps, MarkMessage(icon="chaos", text=terms.get_chaos_name(words))],
        "at": counters.tracker,
    }


def build_pile_messages(words: Catalogue, counters: CounterScene) -> list[PileMessage]:
    return [
        {"title": table_labels.get_draw_pile_name(words), "count": words.number(counters.draw_pile)},
        {"title": table_labels.get_discard_pile_name(words), "count": words.number(counters.discard_pile)},
    ]
