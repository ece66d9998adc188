"""What lies in the middle of the table: both boards, the tracker and the piles."""

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.types import Phase, Policy
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import BoardMessage, Icon, Marked, PileMessage, SpaceMessage, Tracker
from shgui.words import labels, phone_messages, terms
from shgui.words.board_texts import SpaceScene, board_row, space_print
from shgui.words.catalogue import Catalogue


def told_board(words: Catalogue, view: PlayerView, policy: Policy) -> BoardMessage:
    board = board_row(view, policy)
    filled = sum(space.filled for space in board)
    title = labels.board(words, policy)
    return {
        "party": "liberal" if policy is Policy.LIBERAL else "fascist",
        "title": title,
        "count": f"{words.number(filled)} / {words.number(len(board))}",
        "spoken": phone_messages.board_spoken(words, title, filled, len(board)),
        "slots": [_slot(words, space, following=space.number == filled + 1) for space in board],
        "notes": [] if view.phase is Phase.OVER else list(phone_messages.board_notes(words, board)),
    }


def _slot(words: Catalogue, space: SpaceScene, *, following: bool) -> SpaceMessage:
    icon = _icon(space)
    brings = (space_print(words, space), labels.veto_unlocked(words) if space.veto else "")
    number = words.number(space.number)
    spoken = (
        terms.whole_policy(words, space.policy) if space.filled else words.row_of([*filter(None, brings)])
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


def told_tracker(words: Catalogue, view: PlayerView) -> Tracker:
    steps = [Marked(icon="", text=words.number(step)) for step in range(1, TRACKER_FIELDS)]
    return {
        "title": labels.tracker(words),
        "spoken": labels.tracker_stands(words, view.tracker),
        "steps": [*steps, Marked(icon="chaos", text=terms.chaos(words))],
        "at": view.tracker,
    }


def told_piles(words: Catalogue, view: PlayerView) -> list[PileMessage]:
    return [
        {"title": labels.draw_pile(words), "count": words.number(view.draw_pile)},
        {"title": labels.discard_pile(words), "count": words.number(view.discard_pile)},
    ]
