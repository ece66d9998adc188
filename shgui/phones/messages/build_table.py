"""The public table as a message: a part that is shared by all phones of a language, and one phone's own."""

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
from shgui.phones.messages.build_joining import build_language_messages
from shgui.phones.messages.build_prompt import build_prompt_message
from shgui.phones.messages.build_seats import build_seat_message
from shgui.phones.messages.messages import (
    BoardMessage,
    DecisionMessage,
    HandMessage,
    LogLineMessage,
    PileMessage,
    RulebookMessage,
    SeatMessage,
    TableMessage,
    TrackerMessage,
)
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
"""More than the log of any honest game, and less than fits into a block with everything else."""
MOST_REMARK_BYTES = 4_000
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class SharedMessagePart:
    """The part of the message that is the same for all phones of a language, and takes longest to build."""

    round: str
    steps: list[str]
    step: int
    boards: list[BoardMessage]
    tracker: TrackerMessage
    piles: list[PileMessage]
    seats: list[SeatMessage]
    chronicle: list[LogLineMessage]
    remarks: str
    """The remarks of bots on what happened last."""
    rules: RulebookMessage


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
        remarks=describe_remarks(words, table),
        rules=build_rulebook_message(words, view),
    )


def build_table_message(
    words: Catalogue,
    table: TableScene,
    part: SharedMessagePart,
    seat: Seat | None,
    hand: HandMessage | None = None,
    decision: DecisionMessage | None = None,
    *,
    stays: bool = False,
    note: str = "",
) -> TableMessage:
    """Return the message for the phone of a seat, or with None for one that only watches.

    `part` was built of the same table; `stays`: the phone stays for another game.
    """
    move = build_prompt_message(words, table, seat, hand, decision)
    move["news"] = " ".join(filter(None, (move["news"], part.remarks)))
    return {
        "block": "table",
        "seat": seat,
        "number": 0 if seat is None else seat + 1,
        "name": "" if seat is None else table.names[seat],
        "language": words.language,
        "languages": build_language_messages(),
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
        "act": decision,
        "claims": [] if seat is None else build_claim_messages(words, table, seat),
        "over": build_end_message(words, table, seat, stays=stays)
        if table.view.phase is Phase.OVER
        else None,
        "note": note,
    }


def build_log_messages(words: Catalogue, table: TableScene) -> list[LogLineMessage]:
    """Return the game log, newest line first, without undone lines, which later ones quote.

    It has at most `MOST_LOG_BYTES`. A last line says where to find what is left out.
    """
    lines: list[LogLineMessage] = []
    for each in reversed(build_log(words, table.chronicle, table.names, table.view.edition)):
        standing = [line for line in reversed(each.lines) if not line.undone]
        texts = [text for line in standing for text in (line.text, *_ballots(words, line))] or [""]
        heads = ["" if each.heading is None else each.heading.text, *[""] * (len(texts) - 1)]
        lines += [LogLineMessage(head=head, text=text) for head, text in zip(heads, texts, strict=True)]
    newest = _newest(lines, [plain_size(line) for line in lines], MOST_LOG_BYTES)
    if len(newest) < len(lines):
        newest.append(
            LogLineMessage(
                head="",
                # Translators: last line of a very long game log on a phone, which shows only the newest
                # entries
                text=words.gettext("Earlier entries are in the game log on the main screen."),
            )
        )
    return newest


def _ballots(words: Catalogue, line: LogText) -> Iterator[str]:
    """Yield the voters of each ballot, if the line is about votes."""
    if isinstance(line.source, VotesRevealed):
        for ja in (True, False):
            yield format_voters(words, line.source, line.names, ja)


def describe_remarks(words: Catalogue, table: TableScene) -> str:
    """Return the remarks since the last event, for a screen reader. The game log shows them, too."""
    since = takewhile(lambda line: not isinstance(line, Event), reversed(table.chronicle))
    remarks = [line for line in since if isinstance(line, Remarked)]
    said = list_remarks(words, remarks[::-1], table.chronicle, table.names, table.view.edition)
    texts = [line for _, line in said][::-1]
    return " ".join(_newest(texts, [len(text.encode()) + 1 for text in texts], MOST_REMARK_BYTES)[::-1])


def _newest(items: Sequence[_Item], sizes: Sequence[int], most: int) -> list[_Item]:
    """Return as many of the first items as fit into `most` bytes."""
    return [item for item, total in zip(items, accumulate(sizes), strict=True) if total <= most]


def build_rulebook_message(words: Catalogue, view: PlayerView) -> RulebookMessage:
    fitting = PHASES[view.phase].topic
    return {
        "topic": str(fitting),
        "title": help_texts.TITLES[fitting](words),
        "topics": [{"code": str(topic), "title": help_texts.TITLES[topic](words)} for topic in Topic],
    }
