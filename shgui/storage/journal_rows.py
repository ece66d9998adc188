"""Values from the journal's tables, each of them checked.

The file may be damaged, or edited by anyone. Texts come as bytes, because SQLite may return anything.
"""

import json
import re
import sqlite3
from datetime import datetime
from typing import Any, NamedTuple

MOST_PLAIN_BYTES = 65_536
"""More bytes than any plain value that was ever written."""
_DEPTH_MOST = 8
_NUMBER_MOST = 2**53
_GAME = re.compile(r"[0-9a-f]{32}")


class UnreadableRowValue(ValueError):
    """A value that this program can't have written."""


def parse_json(value: object) -> Any:
    """Return a JSON value of bounded size and depth, whose texts can be written again."""
    try:
        parsed = json.loads(parse_text(value), parse_constant=_refuse_constant)
        _check_json(parsed, _DEPTH_MOST)
    except (RecursionError, ValueError) as error:
        raise UnreadableRowValue("JSON") from error
    return parsed


def parse_object(value: object) -> dict[str, Any]:
    parsed = parse_json(value)
    if not isinstance(parsed, dict):
        raise UnreadableRowValue("object")
    return parsed


def parse_text(value: object) -> str:
    if not isinstance(value, bytes) or len(value) > MOST_PLAIN_BYTES:
        raise UnreadableRowValue("text")
    try:
        return value.decode()
    except UnicodeDecodeError as error:
        raise UnreadableRowValue("text") from error


def parse_blob(value: object) -> bytes:
    """Return sealed bytes, which are checked when they are opened."""
    if not isinstance(value, bytes) or len(value) > MOST_PLAIN_BYTES:
        raise UnreadableRowValue("blob")
    return value


def parse_flag(value: object) -> bool:
    if type(value) is not int or value not in (0, 1):
        raise UnreadableRowValue("flag")
    return bool(value)


def parse_number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _NUMBER_MOST:
        raise UnreadableRowValue("number")
    return value


def parse_moment(value: object) -> datetime:
    """Return a moment that has a date in every time zone."""
    try:
        moment = datetime.fromisoformat(parse_text(value))
    except ValueError as error:
        raise UnreadableRowValue("moment") from error
    if moment.tzinfo is None or not 1970 < moment.year < 9999:
        raise UnreadableRowValue("moment")
    return moment


def parse_game_name(value: object) -> str:
    name = parse_text(value)
    if not _GAME.fullmatch(name):
        raise UnreadableRowValue("game")
    return name


class GameRow(NamedTuple):
    """A row of `games` without its sealed part. Values that can't be read are None, and `whole` is False."""

    place: int
    game: str | None
    key: str | None
    started: datetime | None
    public: dict[str, Any] | None
    outcome: dict[str, Any] | None
    set_aside: bool
    whole: bool


class GameRows:
    """The rows of `games`, remembered so that a row that hasn't changed isn't checked again."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], GameRow] = {}

    def read(self, connection: sqlite3.Connection) -> list[GameRow]:
        """Return all rows, the newest first. They must not be changed."""
        rows = connection.execute(
            "SELECT rowid, game, key, started, public, outcome, set_aside FROM games NOT INDEXED"
            " ORDER BY rowid DESC"
        ).fetchall()
        self._known = {row: self._known.get(row) or _parse_game_row(row) for row in rows}
        return list(self._known.values())


def _parse_game_row(row: tuple[Any, ...]) -> GameRow:
    place, game, key, started, public, outcome, set_aside = row
    odd: list[UnreadableRowValue] = []

    def tried(read: Any, value: object) -> Any:
        try:
            return read(value)
        except UnreadableRowValue as error:
            odd.append(error)
            return None

    values = (
        tried(parse_game_name, game),
        tried(parse_text, key),
        tried(parse_moment, started),
        tried(parse_object, public),
        None if outcome is None else tried(parse_object, outcome),
        bool(tried(parse_flag, set_aside)),
    )
    return GameRow(place, *values, whole=not odd)


def _check_json(value: object, depth: int) -> None:
    match value:
        case dict() | list() if not depth:
            raise UnreadableRowValue("depth")
        case dict():
            for name, member in value.items():
                name.encode()  # half a surrogate pair raises a kind of ValueError
                _check_json(member, depth - 1)
        case list():
            for item in value:
                _check_json(item, depth - 1)
        case str():
            value.encode()
        case int() if abs(value) > _NUMBER_MOST:
            raise UnreadableRowValue("number")
        case float():
            raise UnreadableRowValue("number")  # the program writes no fractions


def _refuse_constant(constant: str) -> None:
    raise UnreadableRowValue(constant)
