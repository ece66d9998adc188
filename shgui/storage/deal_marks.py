"""Marks of all deals of the last hours, without names of players: they stay when a game is deleted.

A mark has the random name of its game, the time of the deal by the clock, the time since the computer was
started, which can't be set, and, once the game is deleted, its fate.
"""

import sqlite3
import time
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from shgui.storage.journal_rows import (
    UnreadableRowValue,
    parse_game_name,
    parse_moment,
    parse_number,
    parse_text,
)

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_THIS_PROCESS = token_hex(16)


class Uptime(NamedTuple):
    boot: str
    """The start of the computer, or else of the program; only uptimes of the same start can be compared."""
    seconds: int


def measure_uptime() -> Uptime:
    """Return the time since the start of the computer, sleep included where the system counts it."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            return Uptime(_read_boot_id(), int(time.clock_gettime(getattr(time, name))))
    return Uptime(_read_boot_id(), int(time.monotonic()))


def _read_boot_id() -> str:
    """Return the identity of this start of the computer, or of this process where the system has none."""
    try:
        return _BOOT_ID.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return _THIS_PROCESS


MARKS_KEPT_FOR = timedelta(hours=12)


class DealMark(NamedTuple):
    game: str
    dealt: datetime
    """The time by the computer's clock, which may be wrong."""
    uptime: Uptime
    fate: str | None
    """The fate of the game when it was deleted; None while it is in the journal."""

    def is_recent(self, now: datetime, uptime: Uptime) -> bool:
        """Return whether the deal was made in the last hours, as far as this computer can know.

        Within one start of the computer its clock has no say. A deal of the future counts, too.
        """
        if self.uptime.boot == uptime.boot:
            return timedelta(seconds=uptime.seconds - self.uptime.seconds) <= MARKS_KEPT_FOR
        return now - self.dealt <= MARKS_KEPT_FOR


def read_deal_marks(connection: sqlite3.Connection) -> list[DealMark]:
    """Return all marks that can be read, in the order of the deals."""
    rows = connection.execute(
        "SELECT game, dealt, boot, uptime, fate FROM deals NOT INDEXED ORDER BY rowid"
    ).fetchall()
    marks = []
    for game, dealt, boot, seconds, fate in rows:
        try:
            since = Uptime(parse_text(boot), parse_number(seconds))
            mark = DealMark(
                parse_game_name(game), parse_moment(dealt), since, None if fate is None else parse_text(fate)
            )
        except UnreadableRowValue:
            continue  # opening the journal finds an altered row
        marks.append(mark)
    return marks


def mark_deal(
    connection: sqlite3.Connection, game: str, now: datetime, uptime: Uptime, old: Sequence[str]
) -> None:
    """Add the mark of a deal and remove old ones, inside a transaction."""
    connection.executemany("DELETE FROM deals WHERE game = ?", [(name,) for name in old])
    connection.execute(
        "INSERT INTO deals (game, dealt, boot, uptime) VALUES (?, ?, ?, ?)",
        (game, now.isoformat(timespec="seconds"), uptime.boot, uptime.seconds),
    )


def save_fates(connection: sqlite3.Connection, fates: Iterable[tuple[str, str]]) -> None:
    """Save the fates of games, inside a transaction; each fate comes before the name of its game."""
    connection.executemany("UPDATE deals SET fate = ? WHERE game = ?", fates)
