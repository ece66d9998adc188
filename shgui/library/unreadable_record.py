"""Records of games from elsewhere, limited in size before they are parsed, and checked.

Every way of opening a record reads it here: the window, `shgui verify`, a double click.
"""

import json
import re
import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import NoReturn

from shgui.engine.components import MOST_PLAYERS
from shgui.engine.record import FORMAT, BadRecord, NewerRecord, Record, record_from_json
from shgui.storage.files import FileTooLarge, NotRegularFile, read_regular_file
from shgui.table.seating import NameProblem, check_names, clean_name

RECORD_SUFFIX = ".shgui"
"""The suffix of records, which the desktop opens with this program."""

MOST_ACTIONS = 2000
"""Ten policies end any game, and at most two rounds without one come before each: thirty rounds of at most
fifteen actions, and five powers. Only a book that clears the tracker at each election lets veto follow veto
for ever; four hours of that fit in.
"""
MOST_SEAT_CHANGES = 500
MOST_BYTES = 500_000
"""Three times what so many actions take as the program writes them."""
_MOST_PARTS = 100_000
_DEEPEST = 8
_LONGEST_NUMBER = 9
_LONGEST_TEXT = 256
_LONGEST_ESCAPED = 6 * _LONGEST_TEXT + 2

# A quote alone is one without an end.
_PART = re.compile(r'"(?:[^"\\]++|\\.)*+"|[\[\]{},:"]|[-0-9][-+.0-9eE]*', re.DOTALL)
_HASH = re.compile("[0-9a-f]{64}")
_NEVER_IN_TEXT = frozenset({"Cc", "Cs"})


class RecordProblem(StrEnum):
    """The reason why a file can't be read as a game."""

    MISSING = "missing"
    FOLDER = "folder"
    NOT_REGULAR = "not_regular"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    NO_RECORD = "no_record"
    DAMAGED = "damaged"
    NEWER = "newer"
    UNFINISHED = "unfinished"


class UnreadableRecord(ValueError):
    """A file that has no game; `detail` is the system's own reason where there is one."""

    def __init__(self, problem: RecordProblem, detail: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail


def read_record(path: Path) -> Record:
    """Return the record in this file, or raise UnreadableRecord.

    Time and memory are limited whatever the file holds. Whether the game was played by the rules is checked
    in `engine.fairness`.
    """
    return record_from_bytes(_read_content(path))


def record_from_bytes(content: bytes) -> Record:
    """Return the record in these bytes, or raise UnreadableRecord."""
    parsed = _parse_json(content)
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:
        raise UnreadableRecord(RecordProblem.NO_RECORD)
    try:
        record = record_from_json(parsed)
        _check_record(record, parsed)
    except NewerRecord as error:
        raise UnreadableRecord(RecordProblem.NEWER) from error
    except BadRecord as error:
        raise UnreadableRecord(RecordProblem.DAMAGED) from error
    return record


def _read_content(path: Path) -> bytes:
    try:
        return read_regular_file(path, MOST_BYTES)
    except FileNotFoundError as error:
        raise UnreadableRecord(RecordProblem.MISSING) from error
    except NotRegularFile as error:
        is_folder = path.is_dir()
        raise UnreadableRecord(RecordProblem.FOLDER if is_folder else RecordProblem.NOT_REGULAR) from error
    except FileTooLarge as error:
        raise UnreadableRecord(RecordProblem.TOO_LARGE) from error
    except OSError as error:
        raise UnreadableRecord(RecordProblem.UNREADABLE, error.strerror or str(error)) from error
    except ValueError as error:  # a name that no system could have
        raise UnreadableRecord(RecordProblem.MISSING) from error


def _parse_json(content: bytes) -> object:
    try:
        text = content.decode("utf-8-sig")
        _check_size(text)
        parsed = json.loads(
            text, object_pairs_hook=_build_object, parse_float=_refuse_number, parse_constant=_refuse_number
        )
        _check_texts(parsed)
    except ValueError as error:
        means_a_game = FORMAT.encode() in content
        problem = RecordProblem.DAMAGED if means_a_game else RecordProblem.NO_RECORD
        raise UnreadableRecord(problem) from error
    return parsed


def _check_size(text: str) -> None:
    """Raise a ValueError for a text that is too deep or has too many parts, before it is parsed."""
    depth = 0
    for number, match in enumerate(_PART.finditer(text)):
        part = match[0]
        if number == _MOST_PARTS:
            raise ValueError("more than the longest game could tell")
        if part in "[{":
            depth += 1
            if depth > _DEEPEST:
                raise ValueError("too deep")
        elif part in "]}":
            depth -= 1
        elif part == '"':
            raise ValueError("a text without an end")
        elif len(part) > (_LONGEST_ESCAPED if part[0] == '"' else _LONGEST_NUMBER):
            raise ValueError("too long")


def _build_object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    parsed = dict(pairs)
    if len(parsed) != len(pairs):
        raise ValueError("two values have one name")
    return parsed


def _refuse_number(text: str) -> NoReturn:
    raise ValueError(f"no number of a game: {text}")


def _check_texts(parsed: object) -> None:
    """Raise a ValueError for a text that is longer than any name or can't have been typed."""
    waiting = [parsed]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value)
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, str) and not _could_be_typed(value):
            raise ValueError("no text of a game")


def _could_be_typed(text: str) -> bool:
    if len(text) > _LONGEST_TEXT:
        return False
    return text.isprintable() or not any(unicodedata.category(char) in _NEVER_IN_TEXT for char in text)


def _check_record(record: Record, parsed: dict[str, object]) -> None:
    """Raise BadRecord where a part can't have been written by a table."""
    if len(record.names) > MOST_PLAYERS or len(record.moves) > MOST_ACTIONS:
        raise BadRecord("no game is that large")
    if len(record.seat_changes) > MOST_SEAT_CHANGES:
        raise BadRecord("nobody changes seats that often")
    # Names that only look alike sat together before that was noticed.
    problems = set(check_names(record.names)) - {None, NameProblem.LOOKS_ALIKE}
    if problems or any(name != clean_name(name) for name in record.names):
        raise BadRecord("nobody could sit down with such a name")
    # A game that wasn't left to chance has no fingerprint.
    if not (_HASH.fullmatch(record.commitment) or (record.rigging.is_rigged and record.commitment == "")):
        raise BadRecord("a fingerprint has 64 digits")
    seed = parsed["seed"]
    if seed is not None and not (isinstance(seed, str) and _HASH.fullmatch(seed)):
        raise BadRecord("a seed has 64 digits")
