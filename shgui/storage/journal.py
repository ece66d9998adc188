"""The journal: every step of a game is saved here before anyone sees its result.

One SQLite file holds unfinished and finished games, groups of players and the table's settings. Names,
languages and rules are stored in plain; a game's set-up, its actions and everything else that happened at the
table are sealed (`sealing.py`), all steps in blobs of one length. A game has a random name, and every blob is
bound to its game and place.
"""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Any, NewType, Self, TypeVar

from shgui.storage.deal_marks import DealMark, Uptime, mark_deal, measure_uptime, read_deal_marks, save_fates
from shgui.storage.journal_errors import JournalError, JournalFinding, JournalProblem
from shgui.storage.journal_file import Connect, connect
from shgui.storage.journal_keeper import GameKey, find_usable_key
from shgui.storage.journal_ledger import RowKey
from shgui.storage.journal_rows import (
    GameRows,
    UnreadableRowValue,
    parse_blob,
    parse_game_name,
    parse_json,
    parse_moment,
    parse_object,
    parse_text,
)
from shgui.storage.journal_schema import MIGRATIONS, Migration
from shgui.storage.journal_store import JournalStore, delete_game
from shgui.storage.keyring import Keyring
from shgui.storage.sealing import SealBroken, Sealer, canonical_json

GameId = NewType("GameId", str)
Payload = Mapping[str, object]
"""Members of a JSON object. One that outgrows its room is a ValueError: no blob is ever longer."""

SETUP_BYTES = 8192
STEP_BYTES = 512
DRAFT_BYTES = 1024
NOTE_BYTES = 4096
RECAP_BYTES = 96
MARK_BYTES = 16

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game as a list of games shows it; nothing of it is secret."""

    game: GameId
    started: datetime | None
    public: dict[str, Any]
    outcome: dict[str, Any] | None
    set_aside: bool
    problem: JournalProblem | None
    """The reason why its key or plain part keeps this game from being opened."""


@dataclass(frozen=True, slots=True)
class Group:
    """Players who play together. The same members in any order are the same group."""

    members: tuple[str, ...]
    details: Payload

    @property
    def identity(self) -> str:
        return canonical_json(sorted(self.members))


@dataclass(frozen=True, slots=True, repr=False)  # never printed in a log or report
class StoredGame:
    started: datetime
    public: dict[str, Any]
    setup: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    draft: dict[str, Any]
    beside: dict[str, Any]
    """A note saved beside the game as long as it lasts; empty where there is none."""


class Journal:
    """The journal file. A method either does all it says, for good, or raises a `JournalError` and changes
    nothing.
    """

    def __init__(
        self,
        path: Path,
        keyring: Keyring,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        migrations: Sequence[Migration] = MIGRATIONS,
        connect: Connect = connect,
        may_be_new: bool = True,
        uptime: Callable[[], Uptime] = measure_uptime,
    ) -> None:
        """Open the journal, or create it; no other program can open it until `close`.

        Unless it `may_be_new`, there is a finding where keys of games are left without a journal.
        """
        self.path = path
        self._store = JournalStore(
            path, keyring, clock=clock, migrations=migrations, connect=connect, may_be_new=may_be_new
        )
        self._keyring = keyring
        self._clock = clock
        self.uptime = uptime
        """A clock that can't be set."""
        self._game_rows = GameRows()
        self._recaps: dict[tuple[bytes, bytes, bytes], dict[str, Any] | None] = {}
        """The recaps that were opened last, by game, key and sealed bytes."""
        self.keeps_groups = True
        """Whether groups are saved beside the games."""

    @property
    def findings(self) -> tuple[JournalFinding, ...]:
        """Everything about this working journal that the user should know; grows while it is used."""
        return tuple(self._store.findings)

    def close(self) -> None:
        self._store.close()

    def move_to(self, path: Path) -> None:
        """Continue in a copy at another path, or in the open file if it was moved there.

        JournalError where that fails, or where there is another journal.
        """
        self._store = self._store.reopen_at(path)
        self.path = path

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def now(self) -> datetime:
        """Return the time by the clock that dates games."""
        return self._clock().astimezone(UTC)

    def start_game(
        self,
        public: Payload,
        setup: Payload,
        draft: Payload,
        group: Group | None = None,
        settings: Payload | None = None,
        *,
        is_deal: bool = False,
    ) -> GameId:
        """Save a new game, its group, its settings and the mark of its deal in one transaction."""
        group = group if self.keeps_groups else None
        game, key = GameId(token_hex(16)), self._key_for_new_games()
        started, now, uptime = self.now(), self.now(), self.uptime()
        old = [mark.game for mark in self.deals() if not mark.is_recent(now, uptime)] if is_deal else []
        rows = _rows_of_game(game, "games", "drafts", "turns", "deals")
        rows += [("deals", name) for name in old]
        rows += [] if group is None else [("groups", group.identity)]
        rows += [("settings", name) for name in settings or {}]
        with self._store.transaction(*rows, key=key) as connection:
            _insert_game(connection, game, key, started, public, setup, (), draft)
            if is_deal:
                mark_deal(connection, game, now, uptime, old)
            if group is not None:
                _save_group(connection, group)
            _save_settings(connection, settings or {})
        self._store.move_log_into_file()
        return game

    def save_imported_game(
        self, public: Payload, setup: Payload, entries: Sequence[Payload], draft: Payload, outcome: Payload
    ) -> GameId:
        """Save a whole finished game from elsewhere, set aside; ValueError where it doesn't fit its rooms."""
        game, key = GameId(token_hex(16)), self._key_for_new_games()
        with self._store.transaction(*_rows_of_game(game, "games", "drafts", "turns"), key=key) as connection:
            _insert_game(connection, game, key, self.now(), public, setup, entries, draft)
            connection.execute(
                "UPDATE games SET outcome = ?, set_aside = 1 WHERE game = ?", (canonical_json(outcome), game)
            )
        self._store.move_log_into_file()
        return game

    def deals(self) -> list[DealMark]:
        """Return the marks of the last deals on this computer, in their order."""
        with self._store.reading() as connection:
            return read_deal_marks(connection)

    def delete(self, game: GameId, fate: str | None = None) -> None:
        """Delete all of a game but the mark of its deal; copies beside the file stay whole."""
        rows = _rows_of_game(game, "games", "drafts", "turns", "besides", "deals")
        with self._store.transaction(*rows) as connection:
            save_fates(connection, () if fate is None else [(fate, game)])
            if not delete_game(connection, game):
                raise self._store.build_error(JournalProblem.UNKNOWN_GAME)
        self._store.move_log_into_file()

    def delete_everything(self, fates: Iterable[tuple[str, str]] = ()) -> None:
        """Delete every game and group, damaged or not, the copies beside the file, and the keys of the games.

        Settings stay, and so do the marks of deals, with these `fates`. After a failure, another try does the
        rest.
        """
        self._store.delete_everything(fates)

    def delete_groups(self) -> None:
        """Delete all groups. The games still have their players."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT members FROM groups").fetchall()
        if rows:
            legible = (self._parse_or_report(parse_text, members) for (members,) in rows)
            named = [("groups", members) for members in legible if members is not None]
            with self._store.transaction(*named) as connection:
                connection.execute("DELETE FROM groups")
            self._store.move_log_into_file()

    def save_recaps(self, recaps: Mapping[GameId, Payload]) -> None:
        """Save these recaps of finished games, in place of earlier ones."""
        rows = [
            (game, self._load_key(game).sealer.seal(recap, _seal_context("recap", game, 0), RECAP_BYTES))
            for game, recap in recaps.items()
        ]
        with self._store.transaction() as connection:
            connection.executemany("INSERT OR REPLACE INTO recaps (game, sealed) VALUES (?, ?)", rows)
        self._store.move_log_into_file()

    def recaps(self) -> dict[GameId, dict[str, Any]]:
        """Return all recaps that can be opened."""
        with self._store.reading() as connection:
            rows = connection.execute(
                "SELECT recaps.game, games.key, recaps.sealed FROM recaps JOIN games USING (game)"
            ).fetchall()
        sealers: dict[bytes, Sealer | None] = {
            key: self._find_sealer(key) for key in {key for _, key, _ in rows}
        }
        # Recaps that haven't changed are not opened again.
        self._recaps = {
            row: self._recaps.get(row) or _open_recap(sealers[row[1]], row[0], row[2]) for row in rows
        }
        opened = ((game, recap) for (game, _, _), recap in self._recaps.items())
        return {GameId(game.decode()): recap for game, recap in opened if recap is not None}

    def delete_recaps(self) -> None:
        with self._store.reading() as connection:
            (kept,) = connection.execute("SELECT count(*) FROM recaps").fetchone()
        if kept:
            with self._store.transaction() as connection:
                connection.execute("DELETE FROM recaps")
            self._store.move_log_into_file()

    def append(
        self,
        game: GameId,
        seq: int,
        entries: Sequence[Payload],
        draft: Payload,
        outcome: Payload | None = None,
    ) -> None:
        """Save the steps from `seq` on, together with what is under way now (`draft`).

        `seq` is the number of entries saved so far. With an outcome, which is public, the game counts as
        finished, and the note beside it is deleted. All of it is one transaction; without entries it
        replaces the draft alone.
        """
        key, mark = self._load_key(game), token_bytes(MARK_BYTES)
        sealed = _seal_entries(key.sealer, game, seq, entries)
        sealed_draft = key.sealer.seal(draft, _draft_context(game, seq + len(sealed), mark), DRAFT_BYTES)
        tables = ("drafts", "turns") if outcome is None else ("games", "drafts", "turns", "besides")
        with self._store.transaction(*_rows_of_game(game, *tables), key=key) as connection:
            (steps,) = connection.execute("SELECT count(*) FROM entries WHERE game = ?", (game,)).fetchone()
            if steps != seq:
                raise self._store.build_error(JournalProblem.OUT_OF_STEP)
            connection.executemany("INSERT INTO entries (game, seq, sealed) VALUES (?, ?, ?)", sealed)
            connection.execute("UPDATE drafts SET sealed = ? WHERE game = ?", (sealed_draft, game))
            connection.execute("INSERT OR REPLACE INTO turns (game, mark) VALUES (?, ?)", (game, mark))
            if outcome is not None:
                ended = canonical_json(outcome)
                connection.execute("UPDATE games SET outcome = ? WHERE game = ?", (ended, game))
                connection.execute("DELETE FROM besides WHERE game = ?", (game,))
        if outcome is not None:
            self._store.move_log_into_file()

    def save_note(self, game: GameId, note: Payload) -> None:
        """Save a note beside the game, in place of an earlier one; an empty note deletes it.

        It is deleted when the game is finished.
        """
        key = self._load_key(game)
        sealed = key.sealer.seal(note, _seal_context("beside", game, 0), NOTE_BYTES)
        with self._store.transaction(("besides", game), key=key) as connection:
            if note:
                connection.execute(
                    "INSERT OR REPLACE INTO besides (game, sealed) VALUES (?, ?)", (game, sealed)
                )
            else:
                connection.execute("DELETE FROM besides WHERE game = ?", (game,))

    def load(self, game: GameId) -> StoredGame:
        sealer = self._load_key(game).sealer
        with self._store.reading() as connection:
            row = connection.execute(
                "SELECT started, public, setup, drafts.sealed, mark, besides.sealed FROM games"
                " LEFT JOIN drafts USING (game) LEFT JOIN turns USING (game) LEFT JOIN besides USING (game)"
                " WHERE game = ?",
                (game,),
            ).fetchone()
            rows = connection.execute(
                "SELECT seq, sealed FROM entries WHERE game = ? ORDER BY seq", (game,)
            ).fetchall()
        try:
            started, plain, setup, draft, mark, beside = row
            if [seq for seq, _ in rows] != list(range(len(rows))):
                raise SealBroken
            mark = b"" if mark is None else parse_blob(mark)
            # The draft is bound to the number of entries, so that missing ones at the end are noticed.
            return StoredGame(
                parse_moment(started),
                parse_object(plain),
                sealer.open(parse_blob(setup), _setup_context(game, parse_text(plain))),
                tuple(
                    sealer.open(parse_blob(sealed), _seal_context("entry", game, seq)) for seq, sealed in rows
                ),
                sealer.open(parse_blob(draft), _draft_context(game, len(rows), mark)),
                {} if beside is None else sealer.open(parse_blob(beside), _seal_context("beside", game, 0)),
            )
        except (SealBroken, UnreadableRowValue) as error:
            raise self._store.build_error(JournalProblem.DAMAGED_GAME) from error

    def games(self) -> tuple[GameSummary, ...]:
        """Return all games, the newest first; of damaged ones what can be read."""
        with self._store.reading() as connection:
            rows = self._game_rows.read(connection)
        problems = {key: self._find_key_problem(key) for key in {row.key for row in rows} if key is not None}
        return tuple(
            GameSummary(
                GameId(row.game or ""),
                row.started,
                row.public or {},
                row.outcome,
                row.set_aside,
                problems.get(row.key or "") if row.whole else JournalProblem.DAMAGED_GAME,
            )
            for row in rows
        )

    def set_aside(self, game: GameId, aside: bool = True) -> None:
        """Mark a game as one that isn't offered any more, or is again."""
        with self._store.transaction(("games", game)) as connection:
            changed = connection.execute("UPDATE games SET set_aside = ? WHERE game = ?", (aside, game))
            if not changed.rowcount:
                raise self._store.build_error(JournalProblem.UNKNOWN_GAME)
        self._store.move_log_into_file()

    def groups(self) -> tuple[dict[str, Any], ...]:
        """Return the groups that aren't damaged, the one that played last first."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT details FROM groups ORDER BY played DESC").fetchall()
        return tuple(
            group
            for (details,) in rows
            if (group := self._parse_or_report(parse_object, details)) is not None
        )

    def settings(self) -> dict[str, Any]:
        """Return the settings that can be read."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT name, value FROM settings").fetchall()
        settings = [
            (
                self._parse_or_report(parse_text, name),
                self._parse_or_report(lambda value: (parse_json(value),), value),
            )
            for name, value in rows
        ]
        return {name: value[0] for name, value in settings if name is not None and value is not None}

    def report_odd_lists(self) -> None:
        """Note a finding: a group or setting is well-formed and yet makes no sense."""
        self._store.add_finding(JournalProblem.ODD_LISTS)

    def _parse_or_report(self, read: Callable[[object], T], value: object) -> T | None:
        try:
            return read(value)
        except UnreadableRowValue:
            self.report_odd_lists()
            return None

    def _find_sealer(self, key: object) -> Sealer | None:
        try:
            return self._keyring.load_sealer(parse_text(key))
        except (JournalError, UnreadableRowValue):
            return None

    def _key_for_new_games(self) -> GameKey:
        """Return the newest key that can be read, or a new one."""
        with self._store.reading() as connection:
            return find_usable_key(connection, self._keyring) or GameKey(*self._keyring.create())

    def _find_key_problem(self, key: str) -> JournalProblem | None:
        try:
            self._keyring.load_sealer(key)
        except JournalError as error:
            return error.problem
        return None

    def _load_key(self, game: GameId) -> GameKey:
        with self._store.reading() as connection:
            row = connection.execute("SELECT key FROM games WHERE game = ?", (game,)).fetchone()
        if row is None:
            raise self._store.build_error(JournalProblem.UNKNOWN_GAME)
        try:
            fingerprint = parse_text(row[0])
        except UnreadableRowValue as error:
            raise self._store.build_error(JournalProblem.DAMAGED_GAME) from error
        return GameKey(fingerprint, self._keyring.load_sealer(fingerprint))


def _seal_context(purpose: str, game: GameId, seq: int) -> str:
    return f"shgui journal 1\n{purpose}\n{game}\n{seq}"


def _draft_context(game: GameId, seq: int, mark: bytes) -> str:
    # Bound to a random mark, so that no earlier draft of the same step can replace it. Drafts that were
    # saved before there were marks have none.
    context = _seal_context("draft", game, seq)
    return f"{context}\n{mark.hex()}" if mark else context


def _setup_context(game: GameId, plain: str) -> str:
    # Bound to the plain part: names or rules that someone changes in the file don't fit the seal.
    return f"{_seal_context('setup', game, 0)}\n{plain}"


def _rows_of_game(game: GameId, *tables: str) -> list[RowKey]:
    return [(table, game) for table in tables]


def _seal_entries(
    sealer: Sealer, game: GameId, seq: int, entries: Sequence[Payload]
) -> list[tuple[GameId, int, bytes]]:
    return [
        (game, place, sealer.seal(entry, _seal_context("entry", game, place), STEP_BYTES))
        for place, entry in enumerate(entries, seq)
    ]


def _open_recap(sealer: Sealer | None, game: bytes, sealed: object) -> dict[str, Any] | None:
    if sealer is None:
        return None
    try:
        return sealer.open(parse_blob(sealed), _seal_context("recap", GameId(parse_game_name(game)), 0))
    except (SealBroken, UnreadableRowValue):
        return None


def _insert_game(
    connection: sqlite3.Connection,
    game: GameId,
    key: GameKey,
    started: datetime,
    public: Payload,
    setup: Payload,
    entries: Sequence[Payload],
    draft: Payload,
) -> None:
    mark, plain = token_bytes(MARK_BYTES), canonical_json(public)
    sealed = key.sealer.seal(setup, _setup_context(game, plain), SETUP_BYTES)
    connection.execute(
        "INSERT INTO games (game, key, started, public, setup) VALUES (?, ?, ?, ?, ?)",
        (game, key.fingerprint, started.isoformat(timespec="minutes"), plain, sealed),
    )
    connection.executemany(
        "INSERT INTO entries (game, seq, sealed) VALUES (?, ?, ?)",
        _seal_entries(key.sealer, game, 0, entries),
    )
    sealed = key.sealer.seal(draft, _draft_context(game, len(entries), mark), DRAFT_BYTES)
    connection.execute("INSERT INTO drafts (game, sealed) VALUES (?, ?)", (game, sealed))
    connection.execute("INSERT INTO turns (game, mark) VALUES (?, ?)", (game, mark))


def _save_group(connection: sqlite3.Connection, group: Group) -> None:
    connection.execute(
        """INSERT INTO groups (members, played, details)
        VALUES (?, (SELECT coalesce(max(played), 0) + 1 FROM groups), ?)
        ON CONFLICT (members) DO UPDATE SET played = excluded.played, details = excluded.details""",
        (group.identity, canonical_json(group.details)),
    )


def _save_settings(connection: sqlite3.Connection, settings: Payload) -> None:
    connection.executemany(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [(name, canonical_json(value)) for name, value in settings.items()],
    )
