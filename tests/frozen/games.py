"""The games of which journal, record and debug lines are samples: scripted, with every kind of step."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import astuple
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from shgui.debugging import DebugLog, DebugLogHandler
from shgui.engine.components import POLICIES, list_roles
from shgui.engine.fairness import verify
from shgui.engine.record import record_from_json, record_to_json, replay
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Seat
from shgui.engine.wire import to_json
from shgui.library.library import Library
from shgui.phones.server.phone_server import ServerAddress
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.session.saved_session import SavedPhoneSession, SessionKeys, session_to_json
from shgui.referee.shapes import state_to_json, view_to_json
from shgui.storage.deal_marks import Uptime
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_file import connect
from shgui.storage.keyring import Keyring
from shgui.table.log_codes import format_line_code
from shgui.table.log_lines import Remark
from shgui.table.options import Voting, options_to_json
from shgui.table.printed.printed_facts import FirstCandidate
from shgui.table.printed.printed_table import PrintedTable
from shgui.table.seating import Player, Temperament, player_to_json
from shgui.table.table import Table
from shgui.ui.after_game.review_export import record_file
from shgui.ui.game.debug_game_log import PrintedTableLog, TableLog
from tests.table.play import SEED, a_claim, a_move, decide, done, group, options, until
from tests.table.printed_play import accepted

RECORDS = Path(__file__).parents[1] / "engine"
MORNING = datetime(2024, 2, 29, 10, 0, tzinfo=UTC)
JOURNAL = "journal.sqlite"
PHONES = SavedPhoneSession(
    SessionKeys(KeyPair(bytes(range(32))), "0123456789abcdef", "LAMPART"),
    ServerAddress("192.168.1.2", 47115),
    {1: bytes(range(32, 64))},
)
"""What lets the phones of a game come back to it."""


class Clock:
    """A clock that goes on by a second whenever it is read."""

    def __init__(self) -> None:
        self._seconds = 0

    def __call__(self) -> datetime:
        self._seconds += 1
        return MORNING + timedelta(seconds=self._seconds)


@contextmanager
def open_journal(folder: Path) -> Iterator[Journal]:
    """Open the journal in this folder, or begin one whose key is always the same; wait for no disk."""
    connections: list[sqlite3.Connection] = []

    def connect_and_keep(uri: str) -> sqlite3.Connection:
        connections.append(connect(uri))
        return connections[-1]

    keyring = Keyring(folder / "keys", lambda count: bytes(range(count)))
    with (
        patch("os.fsync"),
        Journal(
            folder / JOURNAL,
            keyring,
            clock=Clock(),
            connect=connect_and_keep,
            uptime=lambda: Uptime("boot", 600),
        ) as journal,
    ):
        connections[-1].execute("PRAGMA synchronous = OFF")
        yield journal


def play_all(journal: Journal, log: DebugLog) -> None:
    clock = Clock()
    table = _start(journal, 7, Voting.BALLOTS, clock)
    TableLog(log).follow(table)
    _play_with_everything(table)
    _play_printed(PrintedTable.start(group(5), options(), journal), log)
    table = _start(journal, 5, Voting.HANDS, clock)
    TableLog(log).follow(table)
    done(table.deal_without_words())
    done(table.end_early())
    table = _start(journal, 5, Voting.HANDS, clock)
    TableLog(log).follow(table)
    done(table.deal_without_words())
    for seat in range(5):
        done(table.note_role_shown(seat))
    until(table, Phase.VOTE)
    done(table.save_note(session_to_json(PHONES)))
    for seat, ja in ((3, True), (1, False), (3, False)):
        done(table.cast_ballot(seat, ja))
    evening = Library(journal, "en")
    evening.save_missing_recaps(evening.saved_games(), lambda: False)


def _start(journal: Journal, size: int, voting: Voting, clock: Clock) -> Table:
    players = group(size)
    players[-1] = Player(players[-1].name, "en", Temperament.BOLD)
    laid = options(voting, "pl" if size == 5 else "official", claims=True)
    rigging = Rigging(roles=list_roles(size), deck=POLICIES) if size == 7 else Rigging()
    return Table.start(players, laid, journal, seed=SEED, rigging=rigging, awaits_words=True, now=clock)


def _play_with_everything(table: Table) -> None:
    """Play to the end, with all that people do beside the rules."""
    rng = Random(11)
    done(table.add_words("Zażółć  gęślą"))
    for seat in range(7):
        done(table.note_role_shown(seat))
    done(table.note_secret_shown(2))
    done(table.note_remark(Remark(6, "nein_cannot_both", (4, 5))))
    done(table.stand_in(3, Player("Zoë", "it", Temperament.EASY)))
    done(table.change_voting(Voting.HANDS))
    done(decide(table, rng)(table))
    done(table.take_back())
    done(table.change_language(1, "nb"))
    while table.view(None).phase is not Phase.OVER:
        if table.occasions and not rng.randrange(4):
            claim = a_claim(table, rng)
            done(table.note_claim(claim))
            if rng.random() < 0.5:
                done(table.withdraw_claim(claim.occasion))
        done(a_move(table, rng)(table))


def _play_printed(table: PrintedTable, log: DebugLog) -> None:
    """Play for a few rounds, and undo the last entry."""
    rng, lines = Random(3), PrintedTableLog(log)
    lines.show(table)
    table.enter(FirstCandidate(2))
    for _ in range(20):
        table.enter(rng.choice(accepted(table.game)))
        lines.show(table)
    table.undo()


def debug_lines(folder: Path) -> str:
    """The lines of `shgui --debug` while the games are played; games are named at random."""
    stream, log = io.StringIO(), DebugLog(lambda: 0.0)
    logger, lines = logging.getLogger("shgui"), DebugLogHandler(stream, log)
    logger.addHandler(lines)
    logger.setLevel(logging.DEBUG)
    try:
        with open_journal(folder) as journal:
            play_all(journal, log)
    finally:
        logger.removeHandler(lines)
        logger.setLevel(logging.NOTSET)
    return re.sub("game=[0-9a-f]{8}", "game=12345678", stream.getvalue())


def write_journal(folder: Path) -> None:
    with open_journal(folder) as journal:
        play_all(journal, DebugLog(lambda: 0.0))


def describe_journal(folder: Path) -> Iterator[object]:
    """Yield what the file holds, table by table, and what its games are."""
    with closing(sqlite3.connect(folder / JOURNAL)) as connection:
        yield from _describe_tables(connection)
    with open_journal(folder) as journal:
        yield from describe_games(journal)


def describe_games(journal: Journal) -> Iterator[object]:
    """Yield each game step by step, from the first one on, and the moment at which it comes back."""
    recaps = journal.recaps()
    for number, summary in enumerate(reversed(journal.games())):
        game = summary.game
        stored = journal.load(game)
        yield {"game": number, "setup": stored.setup, "draft": stored.draft, "beside": stored.beside}
        yield from ({"game": number, "entry": entry} for entry in stored.entries)
        yield {"game": number, "recap": recaps.get(game)}
        yield from ({"game": number, **part} for part in _describe_resumed(journal, game))


def _describe_tables(connection: sqlite3.Connection) -> Iterator[object]:
    """Yield each table and its rows. Games are numbered; what is sealed shows its length."""
    for pragma in ("application_id", "user_version"):
        yield {pragma: connection.execute(f"PRAGMA {pragma}").fetchone()[0]}
    games = connection.execute("SELECT game FROM games ORDER BY rowid").fetchall()
    numbers = {game: number for number, (game,) in enumerate(games)}
    tables = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    for name, sql in connection.execute(tables).fetchall():
        yield {"table": name, "sql": sql}
        rows = [
            [
                numbers[value] if value in numbers else len(value) if isinstance(value, bytes) else value
                for value in row
            ]
            for row in connection.execute(f"SELECT * FROM {name}")  # noqa: S608
        ]
        yield from ({"table": name, "row": row} for row in sorted(rows, key=str))


def _describe_resumed(journal: Journal, game: GameId) -> Iterator[dict[str, object]]:
    if not journal.load(game).setup:
        printed = PrintedTable.resume(journal, game).game
        assert printed.view is not None
        yield {"asks": printed.asks, "view": view_to_json(printed.view)}
        return
    table = Table.resume(journal, game, now=Clock())
    public = view_to_json(table.view(None))
    yield {"view": public}
    for seat in range(len(table.players)):
        own = view_to_json(table.view(seat))
        yield {"view": {name: value for name, value in own.items() if value != public[name]}}
    yield {"lines": list(map(format_line_code, table.chronicle))}
    yield {"players": list(map(player_to_json, table.players)), "options": options_to_json(table.options)}
    yield {"unseen": table.unseen, "newcomers": table.newcomers, "next_voting": table.next_voting}
    yield {"can_undo": table.can_take_back, "claimable": [astuple(each) for each in table.occasions]}
    yield {"shown": [_shown(table, seat) for seat in range(len(table.players))]}
    yield {"fingerprint": table.fingerprint, "deal": table.deal, "earlier": table.earlier_deals}
    yield {"seen": [[to_json(memory) for memory in each] for each in table.review()]}
    yield {"record": _record(table)}


def _shown(table: Table, seat: Seat) -> object:
    last = table.last_shown(seat)
    return None if last is None else [str(last.showing.at), last.showing.rounds]


def _record(table: Table) -> dict[str, Any] | None:
    record = table.record()
    return None if record is None else record_to_json(record)


def finished_record(folder: Path) -> bytes:
    """Return the record of the game that is over, as the program writes it into a file."""
    with open_journal(folder) as journal:
        play_all(journal, DebugLog(lambda: 0.0))
        first = Table.resume(journal, journal.games()[-1].game)
    return record_file(_record(first) or {})


def read_records() -> Iterator[object]:
    """Yield what the program makes of records that each version has written."""
    for version in (1, 2, 3):
        told = json.loads((RECORDS / f"record_v{version}.json").read_text(encoding="utf-8"))
        record = record_from_json(told)
        yield {"version": version, "written_alike": record_to_json(record) == told}
        yield {"end": state_to_json(replay(record)), "moves": len(record.moves)}
        verdict = verify(record)
        yield {"proof": verdict.proof, "checks": {str(each.check): each.holds for each in verdict.findings}}
