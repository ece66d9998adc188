"""The public table as a message for phones: a part for one phone, and a part shared by all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, takewhile
from typing import TypeVar

from shgui.engine.events import Event, VotesRevealed
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.build_boards import build_board_message, build_pile_messages, build_tracker_message
from shgui.phones.messages.build_claims import build_claim_messages
from shgui.phones.messages.build_end import build_end_message
from shgui.phones.messages.build_prompt import build_prompt_message
from shgui.phones.messages.build_seats import build_seat_message
from shgui.phones.messages.messages import (
    Act,
    BoardMessage,
    ChronicleLine,
    HandAtRest,
    PileMessage,
    Rulebook,
    SeatMessage,
    TableMessage,
    Tracker,
)
from shgui.phones.messages.shared_values import build_languages
from shgui.phones.server.sealed_box import plain_size
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Remarked
from shgui.words import help_texts, table_labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import LogText, build_log, list_remarks
from shgui.words.help_topics import Topic
from shgui.words.phase_texts import PHASES
from shgui.words.vote_texts import format_voters

MOST_LOG_BYTES = 48_000
"""More than an honest game's log needs, and little enough that the message can always be sent."""
MOST_REMARK_BYTES = 4_000
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class SharedMessagePart:
    """A part that is the same for all readers of a language: built once for them, as it takes longest."""

    round: str
    steps: list[str]
    step: int
    boards: list[BoardMessage]
    tracker: Tracker
    piles: list[PileMessage]
    seats: list[SeatMessage]
    chronicle: list[ChronicleLine]
    said: str
    """Remarks on what happened last."""
    rules: Rulebook


def build_shared_part(words: Catalogue, table: TableScene) -> SharedMessagePart:
    view = table.view
    return SharedMessagePart(
        round=terms.format_round(words, view.round),
        steps=list(table_labels.list_stages(words)),
        step=table_labels.find_stage(view.phase),
        boards=[
            build_board_message(words, board, notes=view.phase is not Phase.OVER) for board in table.boards
        ],
        tracker=build_tracker_message(words, table.counters),
        piles=build_pile_messages(words, table.counters),
        seats=[build_seat_message(words, seat) for seat in table.seats],
        chronicle=build_log_messages(words, table),
        said=join_newest_remarks(words, table),
        rules=build_rulebook_message(words, view),
    )


def build_table_message(
    words: Catalogue,
    table: TableScene,
    part: SharedMessagePart,
    seat: Seat | None,
    hand: HandAtRest | None = None,
    act: Act | None = None,
    *,
    stays: bool = False,
    note: str = "",
) -> TableMessage:
    """`seat`: None for an onlooker. `part` was built of the same table. `hand` and `act`: the seat's tasks.
    `stays`: its phone takes part in the next game.
    """
    me = "" if seat is None else table.names[seat]
    move = build_prompt_message(words, table, seat, hand, act)
    move["news"] = " ".join(filter(None, (move["news"], part.said)))
    return {
        "block": "table",
        "seat": seat,
        "number": 0 if seat is None else seat + 1,
        "name": me,
        "language": words.language,
        "languages": build_languages(),
        "round": part.round,
        "steps": part.steps,
        "step": part.step,
        "move": move,
        "boards": part.boards,
        "tracker": part.tracker,
        "piles": part.piles,
        "seats": [{**each, "me": each["seat"] == seat} for each in part.seats],
        "chronicle": part.chronicle,
        "rules": part.rules,
        "hand": hand,
        "act": act,
        "claims": [] if seat is None else build_claim_messages(words, table, seat),
        "over": build_end_message(words, table, seat, stays=stays)
        if table.view.phase is Phase.OVER
        else None,
        "note": note,
    }


def build_log_messages(words: Catalogue, table: TableScene) -> list[ChronicleLine]:
    """Return the game log, newest line first, without lines that no longer hold, as later ones quote them.

    It has at most `MOST_LOG_BYTES`. A last line says where to find what is left out.
    """
    lines: list[ChronicleLine] = []
    for each in reversed(build_log(words, table.chronicle, table.names, table.view.edition)):
        standing = [line for line in reversed(each.lines) if not line.undone]
        texts = [text for line in standing for text in (line.text, *_ballots(words, line))] or [""]
        heads = ["" if each.heading is None else each.heading.text, *[""] * (len(texts) - 1)]
        lines += [ChronicleLine(head=head, text=text) for head, text in zip(heads, texts, strict=True)]
    newest = _newest(lines, [plain_size(line) for line in lines], MOST_LOG_BYTES)
    if len(newest) < len(lines):
        newest.append(
            ChronicleLine(
                head="",
                # Translators: last line of a very long game log on a phone, which shows only the newest
                # entries
                text=words.gettext("Earlier entries are in the game log on the main screen."),
            )
        )
    return newest


def _ballots(words: Catalogue, line: LogText) -> Iterator[str]:
    """Yield who cast which ballot, where the line tells of votes."""
    if isinstance(line.source, VotesRevealed):
        for ja in (True, False):
            yield format_voters(words, line.source, line.names, ja)


def join_newest_remarks(words: Catalogue, table: TableScene) -> str:
    """Return the newest remarks since something last happened, for a screen reader: the log has them, too."""
    since = takewhile(lambda line: not isinstance(line, Event), reversed(table.chronicle))
    remarks = [line for line in since if isinstance(line, Remarked)]
    said = list_remarks(words, remarks[::-1], table.chronicle, table.names, table.view.edition)
    texts = [line for _, line in said][::-1]
    return " ".join(_newest(texts, [len(text.encode()) + 1 for text in texts], MOST_REMARK_BYTES)[::-1])


def _newest(items: Sequence[_Item], sizes: Sequence[int], most: int) -> list[_Item]:
    """Return as many of the first items as fit into `most` bytes."""
    return [item for item, total in zip(items, accumulate(sizes), strict=True) if total <= most]


def build_rulebook_message(words: Catalogue, view: PlayerView) -> Rulebook:
    """Build the list of help topics, open at the one that fits the phase."""
    at_hand = PHASES[view.phase].topic
    return {
        "topic": str(at_hand),
        "title": help_texts.get_title(words, at_hand),
        "topics": [{"code": str(topic), "title": help_texts.get_title(words, topic)} for topic in Topic],
    }
