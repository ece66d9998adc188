"""The evening on the disk: every step is safe there before anybody sees what it brought.

One SQLite file holds unfinished and finished games, groups of players and the table's settings. Names,
languages and rules stand there in plain; a game's set-up, its actions and whatever else happened at the
table are sealed (`sealing.py`), all steps in blobs of one length. A game is known by a random name, and every
blob is bound to its game and place.
"""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Any, NewType, Self, TypeVar

from shgui.storage.journal_erasing import delete_game
from shgui.storage.journal_errors import JournalError, JournalFinding, JournalProblem
from shgui.storage.journal_file import Connect, connect
from shgui.storage.journal_keeper import Key, serving_key
from shgui.storage.journal_ledger import Row, beside_row, rows_of, settings_rows
from shgui.storage.journal_rows import (
    GameRows,
    Unreadable,
    blob,
    game_name,
    moment,
    text,
    told_json,
    told_object,
)
from shgui.storage.journal_schema import MIGRATIONS, Migration
from shgui.storage.journal_store import JournalStore
from shgui.storage.keyring import Keyring
from shgui.storage.sealing import SealBroken, Sealer, canonical_json
from shgui.table.journal_deals import DealMark, keep_fates, mark_deal, read_deals
from shgui.table.uptime import Uptime, uptime

GameId = NewType("GameId", str)
Payload = Mapping[str, object]
"""What JSON can say. A step that outgrows its room is a ValueError: it is never saved in a longer blob."""

SETUP_ROOM = 8192
STEP_ROOM = 512
DRAFT_ROOM = 1024
BESIDE_ROOM = 4096
RECAP_ROOM = 96
MARK_BYTES = 16

_Told = TypeVar("_Told")


@dataclass(frozen=True, slots=True)
class GameSummary:
    """What a list of games shows; nothing of it is secret."""

    game: GameId
    started: datetime | None
    public: dict[str, Any]
    outcome: dict[str, Any] | None
    set_aside: bool
    problem: JournalProblem | None
    """Why this game can't be opened, as far as the key and the plain part are concerned."""


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
    started: datetime
    public: dict[str, Any]
    setup: dict[str, Any]
    entries: tuple[dict[str, Any], ...]
    draft: dict[str, Any]
    beside: dict[str, Any]
    """What is kept beside the game as long as it lasts; empty where nothing is."""


@dataclass(frozen=True, slots=True, repr=False)
class _NewGame:
    """All of it is sealed before anything is written."""

    game: GameId
    mark: bytes
    key: Key
    started: str
    plain: str
    setup: bytes
    entries: tuple[tuple[GameId, int, bytes], ...]
    draft: bytes


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
        may_be_new: bool = True,
        uptime: Callable[[], Uptime] = uptime,
    ) -> None:
        """Opens the journal, or makes it where there is none; no other program can until `close`.

        Unless it `may_be_new`, there is a finding where keys of games have no journal any more.
        """
        self.path = path
        self._store = JournalStore(
            path, keyring, clock=clock, migrations=migrations, connect=connect, may_be_new=may_be_new
        )
        self._keyring = keyring
        self._clock = clock
        self.uptime = uptime
        """A clock that nobody sets."""
        self._game_rows = GameRows()
        self._recaps: dict[tuple[bytes, bytes, bytes], dict[str, Any] | None] = {}
        """As they were opened last, by game, key and what was sealed."""
        self.keeps_groups = True
        """Whether who sits down together is remembered beside the games."""

    @property
    def findings(self) -> tuple[JournalFinding, ...]:
        """What the user should be told of this journal, which works all the same; grows while it is used."""
        return tuple(self._store.findings)

    def close(self) -> None:
        self._store.close()

    def move_to(self, path: Path) -> None:
        """Go on in a copy at another place, or in the open file if it was moved there.

        JournalError where that fails, or where another journal lies there.
        """
        self._store = self._store.moved_to(path)
        self.path = path

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
        *,
        is_deal: bool = False,
    ) -> GameId:
        """A new game; who plays, by which settings, and the mark of a deal are saved in one transaction."""
        group = group if self.keeps_groups else None
        new = self._new_game(public, setup, (), draft)
        rows = [*rows_of(new.game), *_group_rows(group), *settings_rows(settings or {})]
        now, uptime = self.now(), self.uptime()
        old = [mark.game for mark in self.deals() if not mark.is_recent(now, uptime)] if is_deal else []
        rows += [("deals", name) for name in (*old, new.game)]
        with self._store.transaction(*rows, key=new.key) as connection:
            _put_game(connection, new)
            if is_deal:
                mark_deal(connection, new.game, now, uptime, old)
            if group is not None:
                _put_group(connection, group)
            _put_settings(connection, settings or {})
        self._store.tidy_up()
        return new.game

    def take_in(
        self, public: Payload, setup: Payload, entries: Sequence[Payload], draft: Payload, outcome: Payload
    ) -> GameId:
        """A finished game of elsewhere, whole and set aside; ValueError where it doesn't fit its rooms."""
        new = self._new_game(public, setup, entries, draft)
        with self._store.transaction(*rows_of(new.game), key=new.key) as connection:
            _put_game(connection, new)
            connection.execute(
                "UPDATE games SET outcome = ?, set_aside = 1 WHERE game = ?",
                (canonical_json(outcome), new.game),
            )
        self._store.tidy_up()
        return new.game

    def deals(self) -> list[DealMark]:
        """Return the marks of the last deals on this computer, in their order."""
        with self._store.reading() as connection:
            return read_deals(connection)

    def delete(self, game: GameId, fate: str | None = None) -> None:
        """Nothing of the game is left in the file but the mark of its deal; copies beside it stay whole."""
        with self._store.transaction(*rows_of(game), beside_row(game), ("deals", game)) as connection:
            keep_fates(connection, () if fate is None else [(fate, game)])
            if not delete_game(connection, game):
                raise self._store.problem(JournalProblem.UNKNOWN_GAME)
        self._store.tidy_up()

    def forget_all(self, fates: Iterable[tuple[str, str]] = ()) -> None:
        """Every game and group, damaged ones included, the copies beside the file, and the keys of the games.

        Settings stay, and marks of deals, with these `fates`. Where it fails, another try does the rest.
        """
        self._store.forget_all(fates)

    def forget_groups(self) -> None:
        """Who sat down together is told by the games alone."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT members FROM groups").fetchall()
        if rows:
            legible = (self._told(text, members) for (members,) in rows)
            named = [("groups", members) for members in legible if members is not None]
            with self._store.transaction(*named) as connection:
                connection.execute("DELETE FROM groups")
            self._store.tidy_up()

    def keep_recaps(self, recaps: Mapping[GameId, Payload]) -> None:
        """What each of these finished games comes to; instead of what was kept of it before."""
        rows = [
            (game, self._key_of(game).sealer.seal(recap, _context("recap", game, 0), RECAP_ROOM))
            for game, recap in recaps.items()
        ]
        with self._store.transaction() as connection:
            connection.executemany("INSERT OR REPLACE INTO recaps (game, sealed) VALUES (?, ?)", rows)
        self._store.tidy_up()

    def recaps(self) -> dict[GameId, dict[str, Any]]:
        """All that were kept and can be opened."""
        with self._store.reading() as connection:
            rows = connection.execute(
                "SELECT recaps.game, games.key, recaps.sealed FROM recaps JOIN games USING (game)"
            ).fetchall()
        sealers: dict[bytes, Sealer | None] = {key: self._sealer(key) for key in {key for _, key, _ in rows}}
        # What was opened before, and is what it was, is not opened again.
        self._recaps = {
            row: self._recaps.get(row) or _opened_recap(sealers[row[1]], row[0], row[2]) for row in rows
        }
        opened = ((game, recap) for (game, _, _), recap in self._recaps.items())
        return {GameId(game.decode()): recap for game, recap in opened if recap is not None}

    def forget_recaps(self) -> None:
        with self._store.reading() as connection:
            (kept,) = connection.execute("SELECT count(*) FROM recaps").fetchone()
        if kept:
            with self._store.transaction() as connection:
                connection.execute("DELETE FROM recaps")
            self._store.tidy_up()

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
        finished, and what was kept beside it is gone. All of it is one transaction; without entries it
        replaces the draft alone.
        """
        key, mark = self._key_of(game), token_bytes(MARK_BYTES)
        sealed = [
            (game, place, key.sealer.seal(entry, _context("entry", game, place), STEP_ROOM))
            for place, entry in enumerate(entries, seq)
        ]
        sealed_draft = key.sealer.seal(draft, _draft_context(game, seq + len(sealed), mark), DRAFT_ROOM)
        changed = [row for row in rows_of(game) if row[0] != "games"]
        rows = changed if outcome is None else [*rows_of(game), beside_row(game)]
        with self._store.transaction(*rows, key=key) as connection:
            (steps,) = connection.execute("SELECT count(*) FROM entries WHERE game = ?", (game,)).fetchone()
            if steps != seq:
                raise self._store.problem(JournalProblem.OUT_OF_STEP)
            connection.executemany("INSERT INTO entries (game, seq, sealed) VALUES (?, ?, ?)", sealed)
            connection.execute("UPDATE drafts SET sealed = ? WHERE game = ?", (sealed_draft, game))
            connection.execute("INSERT OR REPLACE INTO turns (game, mark) VALUES (?, ?)", (game, mark))
            if outcome is not None:
                ended = canonical_json(outcome)
                connection.execute("UPDATE games SET outcome = ? WHERE game = ?", (ended, game))
                connection.execute("DELETE FROM besides WHERE game = ?", (game,))
        if outcome is not None:
            self._store.tidy_up()

    def keep_beside(self, game: GameId, note: Payload) -> None:
        """Something that belongs to the game and is no part of it, instead of what was kept there before.

        An empty note is none. It is gone when the game is finished.
        """
        key = self._key_of(game)
        sealed = key.sealer.seal(note, _context("beside", game, 0), BESIDE_ROOM)
        with self._store.transaction(beside_row(game), key=key) as connection:
            if note:
                connection.execute(
                    "INSERT OR REPLACE INTO besides (game, sealed) VALUES (?, ?)", (game, sealed)
                )
            else:
                connection.execute("DELETE FROM besides WHERE game = ?", (game,))

    def load(self, game: GameId) -> StoredGame:
        sealer = self._key_of(game).sealer
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
            mark = b"" if mark is None else blob(mark)
            # The draft's place is behind the last entry, so that entries cut off at the end are noticed too.
            return StoredGame(
                moment(started),
                told_object(plain),
                sealer.open(blob(setup), _setup_context(game, text(plain))),
                tuple(sealer.open(blob(sealed), _context("entry", game, seq)) for seq, sealed in rows),
                sealer.open(blob(draft), _draft_context(game, len(rows), mark)),
                {} if beside is None else sealer.open(blob(beside), _context("beside", game, 0)),
            )
        except (SealBroken, Unreadable) as error:
            raise self._store.problem(JournalProblem.DAMAGED_GAME) from error

    def games(self) -> tuple[GameSummary, ...]:
        """All games, the newest first; of damaged ones what can be read."""
        with self._store.reading() as connection:
            rows = self._game_rows.read(connection)
        problems = {key: self._key_problem(key) for key in {row.key for row in rows} if key is not None}
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
        """Marks a game as not to be offered any more (or again). It stays where it is, whole."""
        with self._store.transaction(("games", game)) as connection:
            changed = connection.execute("UPDATE games SET set_aside = ? WHERE game = ?", (aside, game))
            if not changed.rowcount:
                raise self._store.problem(JournalProblem.UNKNOWN_GAME)
        self._store.tidy_up()

    def groups(self) -> tuple[dict[str, Any], ...]:
        """The groups of earlier evenings, the one that played last first; without those that are damaged."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT details FROM groups ORDER BY played DESC").fetchall()
        return tuple(group for (details,) in rows if (group := self._told(told_object, details)) is not None)

    def settings(self) -> dict[str, Any]:
        """Those that can be read."""
        with self._store.reading() as connection:
            rows = connection.execute("SELECT name, value FROM settings").fetchall()
        told = [
            (self._told(text, name), self._told(lambda value: (told_json(value),), value))
            for name, value in rows
        ]
        return {name: value[0] for name, value in told if name is not None and value is not None}

    def tell_odd_lists(self) -> None:
        """To be called by whoever can make no sense of a group or setting that is well-formed."""
        self._store.find(JournalProblem.ODD_LISTS)

    def _told(self, read: Callable[[object], _Told], value: object) -> _Told | None:
        try:
            return read(value)
        except Unreadable:
            self.tell_odd_lists()
            return None

    def _new_game(
        self, public: Payload, setup: Payload, entries: Iterable[Payload], draft: Payload
    ) -> _NewGame:
        game, mark = GameId(token_hex(16)), token_bytes(MARK_BYTES)
        key = self._key_for_new_games()
        plain = canonical_json(public)
        sealed = tuple(
            (game, place, key.sealer.seal(entry, _context("entry", game, place), STEP_ROOM))
            for place, entry in enumerate(entries)
        )
        return _NewGame(
            game,
            mark,
            key,
            self.now().isoformat(timespec="minutes"),
            plain,
            key.sealer.seal(setup, _setup_context(game, plain), SETUP_ROOM),
            sealed,
            key.sealer.seal(draft, _draft_context(game, len(sealed), mark), DRAFT_ROOM),
        )

    def _sealer(self, key: object) -> Sealer | None:
        try:
            return self._keyring.sealer(text(key))
        except (JournalError, Unreadable):
            return None

    def _key_for_new_games(self) -> Key:
        """The newest key that still serves; a new one when none does."""
        with self._store.reading() as connection:
            return serving_key(connection, self._keyring) or Key(*self._keyring.create())

    def _key_problem(self, key: str) -> JournalProblem | None:
        try:
            self._keyring.sealer(key)
        except JournalError as error:
            return error.problem
        return None

    def _key_of(self, game: GameId) -> Key:
        with self._store.reading() as connection:
            row = connection.execute("SELECT key FROM games WHERE game = ?", (game,)).fetchone()
        if row is None:
            raise self._store.problem(JournalProblem.UNKNOWN_GAME)
        try:
            fingerprint = text(row[0])
        except Unreadable as error:
            raise self._store.problem(JournalProblem.DAMAGED_GAME) from error
        return Key(fingerprint, self._keyring.sealer(fingerprint))


def _context(purpose: str, game: GameId, seq: int) -> str:
    return f"shgui journal 1\n{purpose}\n{game}\n{seq}"


def _draft_context(game: GameId, seq: int, mark: bytes) -> str:
    # Bound to a mark of its own: an earlier draft of the same step doesn't pass for this one. Drafts that
    # were saved before there were marks have none.
    context = _context("draft", game, seq)
    return f"{context}\n{mark.hex()}" if mark else context


def _setup_context(game: GameId, plain: str) -> str:
    # Bound to the plain part: names or rules that somebody exchanged in the file don't pass for the game's.
    return f"{_context('setup', game, 0)}\n{plain}"


def _group_rows(group: Group | None) -> list[Row]:
    return [] if group is None else [("groups", group.identity)]


def _opened_recap(sealer: Sealer | None, game: bytes, sealed: object) -> dict[str, Any] | None:
    if sealer is None:
        return None
    try:
        return sealer.open(blob(sealed), _context("recap", GameId(game_name(game)), 0))
    except (SealBroken, Unreadable):
        return None


def _put_game(connection: sqlite3.Connection, new: _NewGame) -> None:
    connection.execute(
        "INSERT INTO games (game, key, started, public, setup) VALUES (?, ?, ?, ?, ?)",
        (new.game, new.key.fingerprint, new.started, new.plain, new.setup),
    )
    connection.executemany("INSERT INTO entries (game, seq, sealed) VALUES (?, ?, ?)", new.entries)
    connection.execute("INSERT INTO drafts (game, sealed) VALUES (?, ?)", (new.game, new.draft))
    connection.execute("INSERT INTO turns (game, mark) VALUES (?, ?)", (new.game, new.mark))


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
