"""The evening on the disk: every step is safe there before anybody sees what it brought.

One SQLite file holds unfinished and finished games, groups of players and the table's settings. Names,
languages and rules stand there in plain; a game's set-up, its actions and whatever else happened at the
table are sealed (`seal.py`), all steps in blobs of one length. A game is known by a random name, and every
blob is bound to its game and place.
"""

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, NewType, Self

from shgui.table.journal_errors import JournalError, JournalProblem
from shgui.table.journal_file import Connect, connect
from shgui.table.journal_schema import MIGRATIONS, Migration
from shgui.table.journal_store import JournalStore
from shgui.table.seal import SealBroken, Sealer, canonical_json
from shgui.table.seal_keys import Keyring

GameId = NewType("GameId", str)
Payload = Mapping[str, object]
"""What JSON can say. A step that outgrows its room is a ValueError: it is never saved in a longer blob."""

SETUP_ROOM = 8192
STEP_ROOM = 512


@dataclass(frozen=True, slots=True)
class GameSummary:
    """What a list of games shows; nothing of it is secret."""

    game: GameId
    started: datetime
    public: dict[str, Any]
    outcome: dict[str, Any] | None
    set_aside: bool
    problem: JournalProblem | None
    """Why this game can't be opened, as far as the key is concerned."""


@dataclass(frozen=True, slots=True)
class Group:
    """Players who sit down together. The same members in any order are the same group."""

    members: tuple[str, ...]
    details: Payload

    @property
    def identity(self) -> str:
        return canonical_json(sorted(self.members))


@dataclass(frozen=True, slots=True, repr=False)  # no log or report ever prints one
class StoredGame:
    public: dict[str, Any]
    setup: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    draft: dict[str, Any]


class Journal:
    """Every method either does all it says, for good, or raises a `JournalError` and changes nothing."""

    def __init__(
        self,
        path: Path,
        keyring: Keyring,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        migrations: Sequence[Migration] = MIGRATIONS,
        connect: Connect = connect,
    ) -> None:
        """Opens the journal, or makes it where there is none; no other program can until `close`."""
        self.path = path
        self._store = JournalStore(path, migrations, connect)
        self._keyring = keyring
        self._clock = clock

    def close(self) -> None:
        self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def now(self) -> datetime:
        """By the clock that the journal dates its games with."""
        return self._clock().astimezone(UTC)

    def start_game(
        self,
        public: Payload,
        setup: Payload,
        draft: Payload,
        group: Group | None = None,
        settings: Payload | None = None,
    ) -> GameId:
        """A new game; who plays and by which settings is remembered for the next, in the same transaction."""
        game = GameId(token_hex(16))
        key, sealer = self._key_for_new_games()
        plain = canonical_json(public)
        started = self.now().isoformat(timespec="minutes")
        sealed_setup = sealer.seal(setup, _setup_context(game, plain), SETUP_ROOM)
        sealed_draft = sealer.seal(draft, _context("draft", game, 0), STEP_ROOM)
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT INTO games (game, key, started, public, setup) VALUES (?, ?, ?, ?, ?)",
                (game, key, started, plain, sealed_setup),
            )
            connection.execute("INSERT INTO drafts (game, sealed) VALUES (?, ?)", (game, sealed_draft))
            if group is not None:
                _put_group(connection, group)
            _put_settings(connection, settings or {})
        return game

    def append(
        self,
        game: GameId,
        seq: int,
        entries: Sequence[Payload],
        draft: Payload,
        outcome: Payload | None = None,
    ) -> None:
        """Saves what happened from step `seq` on, together with what is under way now (`draft`).

        `seq` is the number of entries saved so far. With an outcome, which is public, the game counts as
        finished. All of it is one transaction; without entries it replaces the draft alone.
        """
        sealer = self._sealer_of(game)
        sealed = [
            (game, place, sealer.seal(entry, _context("entry", game, place), STEP_ROOM))
            for place, entry in enumerate(entries, seq)
        ]
        sealed_draft = sealer.seal(draft, _context("draft", game, seq + len(sealed)), STEP_ROOM)
        with self._store.transaction() as connection:
            (steps,) = connection.execute("SELECT count(*) FROM entries WHERE game = ?", (game,)).fetchone()
            if steps != seq:
                raise self._store.problem(JournalProblem.OUT_OF_STEP)
            connection.executemany("INSERT INTO entries (game, seq, sealed) VALUES (?, ?, ?)", sealed)
            connection.execute("UPDATE drafts SET sealed = ? WHERE game = ?", (sealed_draft, game))
            if outcome is not None:
                ended = canonical_json(outcome)
                connection.execute("UPDATE games SET outcome = ? WHERE game = ?", (ended, game))

    def load(self, game: GameId) -> StoredGame:
        sealer = self._sealer_of(game)
        with self._store.reading() as connection:
            ((plain, setup, draft),) = connection.execute(
                "SELECT public, setup, sealed FROM games LEFT JOIN drafts USING (game) WHERE game = ?",
                (game,),
            ).fetchall()
            rows = connection.execute(
                "SELECT seq, sealed FROM entries WHERE game = ? ORDER BY seq", (game,)
            ).fetchall()
        try:
            if [seq for seq, _ in rows] != list(range(len(rows))):
                raise SealBroken
            # The draft's place is behind the last entry, so that entries cut off at the end are noticed too.
            return StoredGame(
                json.loads(plain),
                sealer.open(setup, _setup_context(game, plain)),
                tuple(sealer.open(sealed, _context("entry", game, seq)) for seq, sealed in rows),
                sealer.open(draft or b"", _context("draft", game, len(rows))),
            )
        except SealBroken as error:
            raise self._store.problem(JournalProblem.DAMAGED_GAME) from error

    def games(self) -> tuple[GameSummary, ...]:
        """All games, the newest first."""
        with self._store.reading() as connection:
            rows = connection.execute(
                "SELECT game, started, public, outcome, set_aside, key FROM games ORDER BY rowid DESC"
            ).fetchall()
            problems = {key: self._key_problem(key) for key in {row[-1] for row in rows}}
            return tuple(
                GameSummary(
                    GameId(game),
                    datetime.fromisoformat(started),
                    json.loads(public),
                    None if outcome is None else json.loads(outcome),
                    bool(set_aside),
                    problems[key],
                )
                for game, started, public, outcome, set_aside, key in rows
            )

    def set_aside(self, game: GameId, aside: bool = True) -> None:
        """Marks a game as not to be offered any more (or again). It stays where it is, whole."""
        with self._store.transaction() as connection:
            changed = connection.execute("UPDATE games SET set_aside = ? WHERE game = ?", (aside, game))
            if not changed.rowcount:
                raise self._store.problem(JournalProblem.UNKNOWN_GAME)

    def groups(self) -> tuple[dict[str, Any], ...]:
        """The groups of earlier evenings, the one that played last first."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT details FROM groups ORDER BY played DESC").fetchall()
            return tuple(json.loads(details) for (details,) in rows)

    def save_group(self, group: Group) -> None:
        """Saves a group as the one that played last."""
        with self._store.transaction() as connection:
            _put_group(connection, group)

    def forget_group(self, group: Group) -> None:
        with self._store.transaction() as connection:
            connection.execute("DELETE FROM groups WHERE members = ?", (group.identity,))

    def settings(self) -> dict[str, Any]:
        with self._store.reading() as connection:
            rows = connection.execute("SELECT name, value FROM settings").fetchall()
            return {name: json.loads(value) for name, value in rows}

    def save_settings(self, settings: Payload) -> None:
        """Sets these and leaves the others as they are."""
        with self._store.transaction() as connection:
            _put_settings(connection, settings)

    def _key_for_new_games(self) -> tuple[str, Sealer]:
        """The newest key that still serves; a new one when none does."""
        with self._store.reading() as connection:
            used = connection.execute(
                "SELECT key FROM games GROUP BY key ORDER BY max(rowid) DESC"
            ).fetchall()
        for (key,) in used:
            if self._key_problem(key) is None:
                return key, self._keyring.sealer(key)
        return self._keyring.create()

    def _key_problem(self, key: str) -> JournalProblem | None:
        try:
            self._keyring.sealer(key)
        except JournalError as error:
            return error.problem
        return None

    def _sealer_of(self, game: GameId) -> Sealer:
        with self._store.reading() as connection:
            row = connection.execute("SELECT key FROM games WHERE game = ?", (game,)).fetchone()
        if row is None:
            raise self._store.problem(JournalProblem.UNKNOWN_GAME)
        return self._keyring.sealer(row[0])


def _context(purpose: str, game: GameId, seq: int) -> str:
    return f"shgui journal 1\n{purpose}\n{game}\n{seq}"


def _setup_context(game: GameId, plain: str) -> str:
    # Bound to the plain part: names or rules that somebody exchanged in the file don't pass for the game's.
    return f"{_context('setup', game, 0)}\n{plain}"


def _put_group(connection: sqlite3.Connection, group: Group) -> None:
    connection.execute(
        """INSERT INTO groups (members, played, details)
        VALUES (?, (SELECT coalesce(max(played), 0) + 1 FROM groups), ?)
        ON CONFLICT (members) DO UPDATE SET played = excluded.played, details = excluded.details""",
        (group.identity, canonical_json(group.details)),
    )


def _put_settings(connection: sqlite3.Connection, settings: Payload) -> None:
    connection.executemany(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [(name, canonical_json(value)) for name, value in settings.items()],
    )
