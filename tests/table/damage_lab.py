"""Damages a journal, its log, its key and its note in every way, and looks whether anybody is told.

Damage is silent when the program then shows a game that lacks a step or shows another one, without any word;
it is uncaught when what is raised is no `JournalError`.
"""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from shgui.engine.types import Phase
from shgui.library.library import Library
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalError
from shgui.storage.keyring import Keyring
from shgui.table.options import Voting
from shgui.table.printed.printed_table import PrintedTable
from shgui.table.table import Table
from tests.table.play import decide, everything, group, options, play_on, table_for

Damage = Callable[[Path, Random], str]
"""Damages what lies in a folder, and says how."""


@dataclass
class Report:
    tried: int = 0
    told: int = 0
    harmless: int = 0
    silent: list[str] = field(default_factory=list)
    uncaught: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.tried} tried: {self.told} told, {self.harmless} harmless,"
            f" {len(self.silent)} silent, {len(self.uncaught)} uncaught"
        )


def journal_in(folder: Path) -> Journal:
    """Open the journal as the program does, which reports keys without a journal."""
    keyring = Keyring(folder / "settings" / "keys")
    return Journal(folder / "data" / "journal.sqlite", keyring, may_be_new=False)


def prepare(folder: Path) -> None:
    """An evening that was cut off: a finished game, two unfinished ones, the last steps in the log."""
    live = folder.with_name(folder.name + "-live")
    with journal_in(live) as journal:
        play_on(table_for(journal, 5))
        table = table_for(journal, 7, Voting.BALLOTS, claims=True)
        PrintedTable.start(group(6), options(), journal)
        rng = Random(3)
        while not (
            table.view(None).round >= 2
            and table.view(None).phase is Phase.VOTE
            and len(table.view(None).on_move) < 7
        ):
            decide(table, rng)(table)
        table.save_note({"kept": "so far"})
        folder.mkdir(parents=True)
        shutil.copytree(live / "data", folder / "data")
        shutil.copytree(live / "settings", folder / "settings")
    shutil.rmtree(live)


def look(folder: Path) -> tuple[Any, list[str]]:
    """Return everything that the program shows and says of the files."""
    with journal_in(folder) as journal:
        evening = Library(journal, "en")
        said = [str(game.problem) for game in evening.set_damaged_aside()]
        shown: dict[str, Any] = {"groups": evening.groups(), "options": evening.options()}
        shown["saved"] = evening.saved_games()
        for game in evening.saved_games():
            if game.problem is not None:
                said.append(game.problem)
                continue
            try:
                if game.printed:
                    shown[game.game] = PrintedTable.resume(journal, game.game).game
                else:
                    shown[game.game] = everything(Table.resume(journal, game.game))
            except JournalError as error:
                said.append(error.problem)
        next(iter(evening.list_games_to_continue()), None)
        said += [finding.problem for finding in evening.findings()]
        evening.start(group(5), options())
    return shown, said


def try_damages(first: Path, place: Path, damages: list[Damage], times: int, seed: int) -> Report:
    report, whole = Report(), place.with_name("whole")
    shutil.copytree(first, whole)
    expected, said = look(whole)
    assert said == [], said
    shutil.rmtree(whole)
    for number in range(times):
        rng = Random(f"{seed} {number}")
        shutil.copytree(first, place)
        how = f"{number}: {damages[number % len(damages)](place, rng)}"
        report.tried += 1
        try:
            shown, said = look(place)
        except JournalError as error:
            shown, said = None, [error.problem]
        except Exception as error:  # noqa: BLE001 - the very thing that is looked for
            report.uncaught.append(f"{how}: {type(error).__name__} {error}")
            said = ["uncaught"]
        else:
            if not said and shown != expected:
                report.silent.append(how)
        if said:
            report.told += "uncaught" not in said
        elif shown == expected:
            report.harmless += 1
        shutil.rmtree(place)
    return report


# Bytes


def _file(place: Path, rng: Random) -> Path:
    data, keys = place / "data", place / "settings" / "keys"
    return rng.choice(
        [
            data / "journal.sqlite",
            data / "journal.sqlite",
            data / "journal.sqlite-wal",
            data / "journal.sqlite-wal",
            *sorted(keys.iterdir()),
        ]
    )


def flip(place: Path, rng: Random) -> str:
    file = _file(place, rng)
    content = bytearray(file.read_bytes())
    where, bit = rng.randrange(len(content)), rng.randrange(8)
    content[where] ^= 1 << bit
    file.write_bytes(content)
    return f"bit {bit} of byte {where} in {file.name}"


def cut(place: Path, rng: Random) -> str:
    file = _file(place, rng)
    length = rng.randrange(file.stat().st_size)
    file.write_bytes(file.read_bytes()[:length])
    return f"{file.name} cut to {length}"


def garbage(place: Path, rng: Random) -> str:
    file = _file(place, rng)
    content = bytearray(file.read_bytes())
    where, length = rng.randrange(len(content)), rng.choice((1, 4, 16, 100, 4096))
    content[where : where + length] = rng.randbytes(length)
    file.write_bytes(content)
    return f"{length} bytes from {where} in {file.name}"


# Files


def gone(place: Path, rng: Random) -> str:
    """Some of the files, or all that lie in one of the two folders."""
    files = sorted(file for file in place.rglob("*") if file.is_file() and file.suffix != ".lock")
    folder = rng.choice(("data", "settings"))
    some = rng.choice(
        (
            [rng.choice(files)],
            rng.sample(files, 2),
            [file for file in files if file.is_relative_to(place / folder)],
        )
    )
    for file in some:
        file.unlink()
    return f"gone: {', '.join(file.name for file in some)}"


def older_without_note(place: Path, _rng: Random) -> str:
    """The file as it was before the last steps, which are in its log; the note that knows better is gone."""
    for file in (place / "data" / "journal.sqlite-wal", *(place / "settings" / "keys").glob("*.saved")):
        file.unlink()
    return "log and note deleted"


FILES: list[Damage] = [gone, gone, gone, older_without_note]

BYTES: list[Damage] = [flip, flip, flip, cut, garbage]

# Values and tables

TABLES = {
    "games": ("game", "key", "started", "public", "setup", "outcome", "set_aside"),
    "entries": ("game", "seq", "sealed"),
    "drafts": ("game", "sealed"),
    "turns": ("game", "mark"),
    "besides": ("game", "sealed"),
    "progress": ("place", "key", "sealed"),
    "groups": ("members", "played", "details"),
    "settings": ("name", "value"),
}
DEEP = '{"players":' + "[" * 20_000 + "]" * 20_000 + "}"
VALUES: list[tuple[str, tuple[object, ...]]] = [
    ("NULL", ()),
    ("?", (-1,)),
    ("?", (2**62,)),
    ("?", (0.5,)),
    ("?", (1e308,)),
    ("?", (b"",)),
    ("?", (b"\xff\x00\xfe",)),
    ("CAST(? AS TEXT)", (b"\xff\xfe\xc0",)),
    ("CAST(? AS TEXT)", (b"\xed\xa0\x80",)),
    ("?", ("",)),
    ("?", ("\0",)),
    ("?", ("x" * 2_000_000,)),
    ("?", (DEEP,)),
    ("?", ("[" * 3000,)),
    ("?", ("5",)),
    ("?", ("null",)),
    ("?", ("NaN",)),
    ("?", ("{}",)),
    ("?", ('{"players":[{}]}',)),
    ("?", ('{"players":[{"name":"\\ud800","language":"pl","way":"screen"}]}',)),
    ("?", ('{"players":[{"name":5,"language":[],"way":{}}]}',)),
    ("?", ('{"players":' + "9" * 5000 + "}",)),
    ("?", ('{"outcome":"hitler_executed","rounds":1e999}',)),
    ("?", ('{"outcome":[],"rounds":"x"}',)),
    ("?", ('{"edition":{"name":"official","switches":5},"discussion_seconds":1e999}',)),
    ("?", ("9999-12-31T23:59+00:00",)),
    ("?", ("2025-01-01",)),
    ("?", ("../../x",)),
    ("?", ("\u202e",)),
]
SCHEMAS = (
    *(f"DROP TABLE {table}" for table in TABLES),
    *(f"ALTER TABLE {table} RENAME TO {table}_2" for table in TABLES),
    *(f"ALTER TABLE {table} ADD COLUMN more TEXT" for table in TABLES),
    "ALTER TABLE games DROP COLUMN outcome",
    "ALTER TABLE games RENAME COLUMN public TO private",
    "CREATE TABLE more (x TEXT)",
    "CREATE VIEW more AS SELECT * FROM games",
    "CREATE INDEX more ON games (started)",
    "CREATE TRIGGER more AFTER INSERT ON entries BEGIN DELETE FROM drafts; END",
    "CREATE TRIGGER more BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'no'); END",
    *(f"PRAGMA user_version = {version}" for version in (-5, -1, 0, 1, 3, 99, 2**31 - 1)),
    *(f"PRAGMA application_id = {number}" for number in (0, -1)),
    "PRAGMA journal_mode = DELETE",
    "PRAGMA journal_mode = PERSIST",
    "PRAGMA encoding = 'UTF-16'",
    "VACUUM",
)


def edit_value(place: Path, rng: Random) -> str:
    """One column of one row or of all, past every constraint of its table."""
    table = rng.choice(sorted(TABLES))
    column = rng.choice(TABLES[table])
    expression, values = rng.choice(VALUES)
    some = "" if rng.random() < 0.3 else f" WHERE rowid = (SELECT min(rowid) FROM {table})"
    if table in ("entries", "drafts", "turns", "besides"):
        some = "" if rng.random() < 0.3 else " WHERE game = (SELECT min(game) FROM games)"
    return _edit(
        place, f"UPDATE OR IGNORE {table} SET {column} = {expression}{some}", values, loose=rng.random() < 0.6
    )


def swap_rows(place: Path, rng: Random) -> str:
    table = rng.choice(("games", "entries", "drafts", "turns", "besides", "groups", "settings"))
    column = rng.choice(TABLES[table][1:])
    statement = rng.choice(
        (
            f"UPDATE OR IGNORE {table} SET {column} = (SELECT max({column}) FROM {table})",
            f"UPDATE OR IGNORE {table} SET {column} = (SELECT min({column}) FROM {table})",
            f"DELETE FROM {table} WHERE {column} = (SELECT max({column}) FROM {table})",
            f"DELETE FROM {table}",
            f"INSERT OR IGNORE INTO {table} SELECT * FROM {table}",
        )
    )
    return _edit(place, statement, (), loose=rng.random() < 0.3)


def edit_schema(place: Path, rng: Random) -> str:
    return _edit(place, rng.choice(SCHEMAS), (), loose=False)


EDITS: list[Damage] = [edit_value, edit_value, edit_value, swap_rows, edit_schema]


def _edit(place: Path, statement: str, values: tuple[object, ...], *, loose: bool) -> str:
    how = f"{statement} {repr(values)[:60]} {'loose' if loose else ''}"
    with closing(sqlite3.connect(place / "data" / "journal.sqlite", isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA ignore_check_constraints = ON")
        schema = connection.execute("SELECT rowid, sql FROM sqlite_schema WHERE sql NOT NULL").fetchall()
        if loose:
            _rewrite(
                connection,
                [
                    (
                        rowid,
                        sql.replace("STRICT", "")
                        .replace(") , ", ") ")
                        .replace(" NOT NULL", "")
                        .replace(", WITHOUT", "WITHOUT"),
                    )
                    for rowid, sql in schema
                ],
            )
        try:
            connection.execute(statement, values)
        except sqlite3.Error as error:
            how += f" ({error})"
        if loose:
            _rewrite(connection, schema)
    return how


def _rewrite(connection: sqlite3.Connection, schema: list[tuple[int, str]]) -> None:
    connection.execute("PRAGMA writable_schema = ON")
    for rowid, sql in schema:
        connection.execute("UPDATE sqlite_schema SET sql = ? WHERE rowid = ?", (sql, rowid))
    (version,) = connection.execute("PRAGMA schema_version").fetchone()
    connection.execute(f"PRAGMA schema_version = {version + 1}")
    connection.execute("PRAGMA writable_schema = OFF")
