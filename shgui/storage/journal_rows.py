"""What is read from the journal's tables: checked here, value by value, before anything believes it.

The file may be damaged, or edited by anybody. Texts come as bytes: SQLite hands out whatever stands there.
"""

import json
import re
import sqlite3
from datetime import datetime
from typing import Any, NamedTuple

PLAIN_MOST = 65_536
"""As many bytes has no plain value that was ever written."""
_DEPTH_MOST = 8
_NUMBER_MOST = 2**53
_GAME = re.compile(r"[0-9a-f]{32}")


class Unreadable(ValueError):
    """A value that nobody could have written here."""


def told_json(value: object) -> Any:
    """A plain JSON value: of a bounded size and depth, its texts in letters that can be written again."""
    try:
        told = json.loads(text(value), parse_constant=_refuse)
        _check(told, _DEPTH_MOST)
    except (RecursionError, ValueError) as error:
        raise Unreadable("JSON") from error
    return told


def told_object(value: object) -> dict[str, Any]:
    told = told_json(value)
    if not isinstance(told, dict):
        raise Unreadable("object")
    return told


def text(value: object) -> str:
    if not isinstance(value, bytes) or len(value) > PLAIN_MOST:
        raise Unreadable("text")
    try:
        return value.decode()
    except UnicodeDecodeError as error:
        raise Unreadable("text") from error


def blob(value: object) -> bytes:
    """Whatever was sealed is looked at closely when it is opened."""
    if not isinstance(value, bytes) or len(value) > PLAIN_MOST:
        raise Unreadable("blob")
    return value


def flag(value: object) -> bool:
    if type(value) is not int or value not in (0, 1):
        raise Unreadable("flag")
    return bool(value)


def number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _NUMBER_MOST:
        raise Unreadable("number")
    return value


def moment(value: object) -> datetime:
    """A moment of which every time zone has a date."""
    try:
        told = datetime.fromisoformat(text(value))
    except ValueError as error:
        raise Unreadable("moment") from error
    if told.tzinfo is None or not 1970 < told.year < 9999:
        raise Unreadable("moment")
    return told


def game_name(value: object) -> str:
    told = text(value)
    if not _GAME.fullmatch(told):
        raise Unreadable("game")
    return told


class GameRow(NamedTuple):
    """A row of `games`, but for what is sealed. What couldn't be read is None, and `whole` False."""

    place: int
    game: str | None
    key: str | None
    started: datetime | None
    public: dict[str, Any] | None
    outcome: dict[str, Any] | None
    set_aside: bool
    whole: bool


class GameRows:
    """All games, the newest first. A row that is what it was when it was last read is not checked again."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], GameRow] = {}

    def read(self, connection: sqlite3.Connection) -> list[GameRow]:
        """Whoever gets a row leaves it as it is."""
        rows = connection.execute(
            "SELECT rowid, game, key, started, public, outcome, set_aside FROM games NOT INDEXED"
            " ORDER BY rowid DESC"
        ).fetchall()
        self._known = {row: self._known.get(row) or _game_row(row) for row in rows}
        return list(self._known.values())


def _game_row(row: tuple[Any, ...]) -> GameRow:
    place, game, key, started, public, outcome, set_aside = row
    odd: list[Unreadable] = []

    def tried(read: Any, value: object) -> Any:
        try:
            return read(value)
        except Unreadable as error:
            odd.append(error)
            return None

    told = (
        tried(game_name, game),
        tried(text, key),
        tried(moment, started),
        tried(told_object, public),
        None if outcome is None else tried(told_object, outcome),
        bool(tried(flag, set_aside)),
    )
    return GameRow(place, *told, whole=not odd)


def _check(told: object, depth: int) -> None:
    match told:
        case dict() | list() if not depth:
            raise Unreadable("depth")
        case dict():
            for name, value in told.items():
                name.encode()  # half a surrogate pair is a UnicodeEncodeError, which is a ValueError
                _check(value, depth - 1)
        case list():
            for value in told:
                _check(value, depth - 1)
        case str():
            told.encode()
        case int() if abs(told) > _NUMBER_MOST:
            raise Unreadable("number")
        case float():
            raise Unreadable("number")  # nothing of ours is a fraction


def _refuse(constant: str) -> None:
    raise Unreadable(constant)
