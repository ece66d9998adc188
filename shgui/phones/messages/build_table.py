"""The public table as a message: a part that is shared by all phones of a language, and one phone's own."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, takewhile
from typing import TypeVar

from shgui.engine.components import TRACKER_FIELDS
from shgui.engine.events import Event, VotesRevealed
from shgui.engine.types import Phase, Policy, Role, Seat, Team
from shgui.phones.messages.build_claims import build_claim_messages
from shgui.phones.messages.build_joining import build_language_messages
from shgui.phones.messages.build_prompt import build_prompt_message
from shgui.phones.messages.messages import (
    BoardMessage,
    DecisionMessage,
    EndMessage,
    HandMessage,
    LogLineMessage,
    MarkMessage,
    RoleMessage,
    SeatMessage,
    SharedTablePart,
    SpaceMessage,
    TableMessage,
)
from shgui.phones.server.sealed_box import get_plain_size
from shgui.presentation.scenes import BoardScene, SeatScene, SpaceScene, TableScene
from shgui.resources import get_portrait_name
from shgui.table.log_lines import Remarked
from shgui.words import (
    bot_texts,
    help_texts,
    outcome_texts,
    phone_message_texts,
    phone_texts,
    table_labels,
    terms,
)
from shgui.words.board_texts import get_space_label
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import LogText, build_log, list_remarks
from shgui.words.help_topics import Topic
from shgui.words.phase_texts import PHASES
from shgui.words.seat_texts import SeatMark, build_seat_marks, build_vote_mark
from shgui.words.vote_texts import format_voters


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
        "slots": [
            _build_space_message(words, space, following=space.number == filled + 1) for space in board.spaces
        ],
        "notes": phone_message_texts.list_board_notes(words, board) if notes else [],
    }


def _build_space_message(words: Catalogue, space: SpaceScene, *, following: bool) -> SpaceMessage:
    power = "" if space.power is None else space.power.value.replace("_", "-")
    icon = "win" if space.wins else power
    number = words.number(space.number)
    if space.filled:
        spoken = terms.get_policy_name(words, space.policy)
    else:
        veto = table_labels.get_veto_space_label(words) if space.unlocks_veto else ""
        spoken = words.row_of([*filter(None, (get_space_label(words, space), veto))]) or number
    return {
        "laid": space.filled,
        "icon": icon,
        "label": "" if icon else number,
        "spoken": spoken,
        "next": following,
    }


_ICON_SHOWN_AT_END = "hitler"


def build_seat_message(words: Catalogue, seat: SeatScene) -> SeatMessage:
    """Return what every phone shows of a seat; `me` is set for its own phone later."""
    message = SeatMessage(
        seat=seat.number - 1,
        number=seat.number,
        name=seat.name,
        me=False,
        dead=seat.dead,
        on_move=seat.on_move,
        marks=build_mark_messages(words, seat),
    )
    known = [mark.icon for mark in _list_marks(words, seat) if mark.lasts]
    if known:
        message["known"] = known
    if (vote := build_vote_mark(words, seat)) is not None:
        message["vote"] = MarkMessage(icon=vote.icon, text=vote.label)
    if seat.away:
        message["device"] = MarkMessage(icon="phone", text=phone_texts.STATUSES["away"](words))
    if seat.bot:
        message["bot"] = MarkMessage(icon="bot", text=bot_texts.get_bot_label(words))
    return message


def build_mark_messages(words: Catalogue, seat: SeatScene) -> list[MarkMessage]:
    return [MarkMessage(icon=mark.icon, text=mark.label) for mark in _list_marks(words, seat)]


def _list_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    return [mark for mark in build_seat_marks(words, seat) if mark.icon != _ICON_SHOWN_AT_END]


def build_end_message(
    words: Catalogue, table: TableScene, seat: Seat | None, *, stays: bool
) -> EndMessage | None:
    """Return None until the game is over and its roles are revealed."""
    roles, outcome = table.view.roles, table.view.outcome
    if roles is None:
        return None
    message = EndMessage(
        winner="",
        headline=outcome_texts.get_ended_early_headline(words),
        reason=outcome_texts.get_nobody_won_text(words),
        roles=[
            _build_role_message(words, table, other, role, me=other == seat)
            for each in Role
            for other, role in enumerate(roles)
            if role is each
        ],
        # Translators: button at the end of a game: this phone plays the next game, too; max 36
        stay=words.pgettext("button", "Stay for the next game"),
        # Translators: button at the end of a game: the phone gives up everything it keeps; max 36
        forget=words.pgettext("button", "Forget this evening"),
        stays=stays,
    )
    if outcome is not None:
        message["winner"] = "liberal" if outcome.winner is Team.LIBERALS else "fascist"
        message["headline"] = outcome_texts.get_winners_headline(words, outcome.winner)
        message["reason"] = outcome_texts.get_outcome_reason(words, outcome)
    return message


def _build_role_message(
    words: Catalogue, table: TableScene, seat: Seat, role: Role, *, me: bool
) -> RoleMessage:
    message = RoleMessage(
        number=seat + 1,
        name=table.names[seat],
        me=me,
        dead=seat not in table.view.alive,
        drawing=get_portrait_name(role, seat),
        role=terms.get_role_name(words, role),
        party="liberal" if role is Role.LIBERAL else "fascist",
    )
    if seat in table.bots:
        message["bot"] = MarkMessage(icon="bot", text=bot_texts.get_bot_label(words))
    return message


MOST_LOG_BYTES = 48_000
"""More than the log of any honest game, and less than fits into a block with everything else."""
MOST_REMARK_BYTES = 4_000
_Item = TypeVar("_Item")


def build_shared_table_part(words: Catalogue, table: TableScene) -> SharedTablePart:
    """Build the members of a table message that phones of one language share; they take longest."""
    view, counters = table.view, table.counters
    is_over, topic = view.phase is Phase.OVER, PHASES[view.phase].topic
    steps = [MarkMessage(icon="", text=words.number(step)) for step in range(1, TRACKER_FIELDS)]
    return {
        "round": terms.format_round(words, view.round),
        "steps": list(table_labels.list_stages(words)),
        "step": table_labels.find_stage(view.phase),
        "boards": [build_board_message(words, board, notes=not is_over) for board in table.boards],
        "tracker": {
            "title": table_labels.get_tracker_name(words),
            "spoken": table_labels.format_tracker(words, counters.tracker),
            "steps": [*steps, MarkMessage(icon="chaos", text=terms.get_chaos_name(words))],
            "at": counters.tracker,
        },
        "piles": [
            {"title": title, "count": words.number(count)}
            for title, count in (
                (table_labels.get_draw_pile_name(words), counters.draw_pile),
                (table_labels.get_discard_pile_name(words), counters.discard_pile),
            )
        ],
        "seats": [build_seat_message(words, seat) for seat in table.seats],
        "chronicle": _build_log_messages(words, table),
        "rules": {
            "topic": str(topic),
            "title": help_texts.TITLES[topic](words),
            "topics": [{"code": str(each), "title": help_texts.TITLES[each](words)} for each in Topic],
        },
    }


def build_table_message(
    words: Catalogue,
    table: TableScene,
    part: SharedTablePart,
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
    move["news"] = " ".join(filter(None, (move["news"], describe_new_remarks(words, table))))
    return {
        "block": "table",
        "seat": seat,
        "number": 0 if seat is None else seat + 1,
        "name": "" if seat is None else table.names[seat],
        "language": words.language,
        "languages": build_language_messages(),
        "round": part["round"],
        "steps": part["steps"],
        "step": part["step"],
        "move": move,
        "boards": part["boards"],
        "tracker": part["tracker"],
        "piles": part["piles"],
        "seats": [{**each, "me": each["seat"] == seat} for each in part["seats"]],
        "chronicle": part["chronicle"],
        "rules": part["rules"],
        "hand": hand,
        "act": decision,
        "claims": [] if seat is None else build_claim_messages(words, table, seat),
        "over": build_end_message(words, table, seat, stays=stays),
        "note": note,
    }


def _build_log_messages(words: Catalogue, table: TableScene) -> list[LogLineMessage]:
    """Return the game log, newest line first, without undone lines, which later ones quote.

    It has at most `MOST_LOG_BYTES`. A last line says where to find what is left out.
    """
    lines: list[LogLineMessage] = []
    for each in reversed(build_log(words, table.chronicle, table.names, table.view.edition)):
        standing = [line for line in reversed(each.lines) if not line.undone]
        texts = [text for line in standing for text in (line.text, *_list_voter_texts(words, line))] or [""]
        heads = ["" if each.heading is None else each.heading.text, *[""] * (len(texts) - 1)]
        lines += [LogLineMessage(head=head, text=text) for head, text in zip(heads, texts, strict=True)]
    newest = _take_newest(lines, [get_plain_size(line) for line in lines], MOST_LOG_BYTES)
    if len(newest) < len(lines):
        # Translators: last line of a very long game log on a phone, which shows only the newest entries
        text = words.gettext("Earlier entries are in the game log on the main screen.")
        newest.append(LogLineMessage(head="", text=text))
    return newest


def _list_voter_texts(words: Catalogue, line: LogText) -> Iterator[str]:
    """Yield the voters of each ballot, if the line is about votes."""
    if isinstance(line.source, VotesRevealed):
        for ja in (True, False):
            yield format_voters(words, line.source, line.names, ja)


def describe_new_remarks(words: Catalogue, table: TableScene) -> str:
    """Return the remarks since the last event, for a screen reader. The game log shows them, too."""
    since = takewhile(lambda line: not isinstance(line, Event), reversed(table.chronicle))
    remarks = [line for line in since if isinstance(line, Remarked)]
    said = list_remarks(words, remarks[::-1], table.chronicle, table.names, table.view.edition)
    texts = [line for _, line in said][::-1]
    return " ".join(_take_newest(texts, [len(text.encode()) + 1 for text in texts], MOST_REMARK_BYTES)[::-1])


def _take_newest(items: Sequence[_Item], sizes: Sequence[int], most: int) -> list[_Item]:
    """Return as many of the first items, the newest, as fit into `most` bytes."""
    return [item for item, total in zip(items, accumulate(sizes), strict=True) if total <= most]
