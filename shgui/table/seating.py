"""The players at a table: names in any script, languages, bots."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from shgui.checked import OPTIONAL, Between, Length, Text, read
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Seat
from shgui.table.lookalikes import compute_skeleton

LONGEST_NAME = 24
MOST_TYPED = 4 * LONGEST_NAME
"""Code points: marks and joiners go with their letters, so that a name may have several times as many."""
LONGEST_LANGUAGE_CODE = 40
"""The longest code of a language."""
LanguageCode = Annotated[str, Length(LONGEST_LANGUAGE_CODE, least=1)]
SeatNumber = Annotated[Seat, Between(0, MOST_PLAYERS - 1)]
"""A seat as it is read from outside."""
_JOINERS = "\u200c\u200d"  # hold letters or pictures together, as Persian names and some emoji need
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, and yet invisible
_NOTHING_SEEN = dict.fromkeys(map(ord, _BLANK_LETTERS))
_SKIN_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


class Temperament(StrEnum):
    """The way in which a bot plays."""

    CAREFUL = "careful"
    BOLD = "bold"
    EASY = "easy"


@dataclass(frozen=True, slots=True)
class Player:
    name: Text
    language: LanguageCode
    bot: Annotated[Temperament | None, OPTIONAL] = None
    """The way in which a bot plays; None for a person."""


class NameProblem(StrEnum):
    EMPTY = "empty"
    TOO_LONG = "too_long"
    UNPRINTABLE = "unprintable"
    TAKEN = "taken"
    LOOKS_ALIKE = "looks_alike"


class BadSeating(ValueError):
    """Names that can't be used together; `problems` has the problem of each, or None."""

    def __init__(self, problems: tuple[NameProblem | None, ...]) -> None:
        super().__init__(problems)
        self.problems = problems


def clean_name(typed: str) -> str:
    """Return the name as it is saved: composed, with single spaces and none at its ends."""
    return " ".join(unicodedata.normalize("NFC", typed).split())


def check_names(typed: Sequence[str]) -> tuple[NameProblem | None, ...]:
    """Return the problem of each name, or None; of two that are or look the same, the later one has it."""
    earlier: list[str] = []
    problems: list[NameProblem | None] = []
    for name in map(clean_name, typed):
        problems.append(_find_problem_alone(name) or _find_name_conflict(name, earlier))
        earlier.append(name)
    return tuple(problems)


def check_new_name(typed: str, others: Sequence[str]) -> NameProblem | None:
    """Return the problem of this name beside the others, or None."""
    return check_names([*others, typed])[-1]


def fold_name(name: str) -> str:
    """Return a text that is equal for names that differ only in case or encoding."""
    return unicodedata.normalize("NFC", clean_name(name).casefold())


def clean_players(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players with clean names; BadSeating where names are alike or can't be read."""
    problems = check_names([player.name for player in players])
    if any(problems):
        raise BadSeating(problems)
    return tuple(replace(player, name=clean_name(player.name)) for player in players)


def list_recorded_players(
    names: Sequence[str], bots: Sequence[str | None], language: str
) -> tuple[Player, ...]:
    """Return the players at the deal; ValueError where a bot plays in an unknown way.

    A record doesn't have languages: everyone gets this one. Older ones don't have bots.
    """
    kinds = bots or (None,) * len(names)
    return tuple(
        Player(name, language, None if kind is None else Temperament(kind))
        for name, kind in zip(names, kinds, strict=True)
    )


def find_bot_seats(players: Sequence[Player]) -> frozenset[Seat]:
    return frozenset(seat for seat, player in enumerate(players) if player.bot is not None)


def _find_problem_alone(name: str) -> NameProblem | None:
    if any(unicodedata.category(char) in _UNPRINTABLE and char not in _JOINERS for char in name):
        return NameProblem.UNPRINTABLE
    length = _count_characters(name)
    if length == 0:
        return NameProblem.EMPTY
    if length > LONGEST_NAME or len(name) > MOST_TYPED:
        return NameProblem.TOO_LONG
    return None


def _count_characters(name: str) -> int:
    """Return the number of characters that a reader would count, about."""
    count = 0
    joined = False
    for char in name:
        if char == "\u200d":
            joined = True
            continue
        attached = unicodedata.category(char).startswith("M") or char in _SKIN_TONES or char in _JOINERS
        if not attached and not joined and char not in _BLANK_LETTERS and char != " ":
            count += 1
        joined = False
    # Spaces count, but a name of nothing else is empty; it can't begin with one.
    return count + name.count(" ") if count else 0


def _find_name_conflict(name: str, earlier: Sequence[str]) -> NameProblem | None:
    if fold_name(name) in map(fold_name, earlier):
        return NameProblem.TAKEN
    if any(_appearances(name) & _appearances(other) for other in earlier):
        return NameProblem.LOOKS_ALIKE
    return None


def _appearances(name: str) -> set[str]:
    """Return the skeletons of the name as it is written, and in small letters."""
    seen = name.translate(_NOTHING_SEEN)
    return {compute_skeleton(seen), compute_skeleton(seen.casefold())}


def is_practice(players: Sequence[Player]) -> bool:
    return len(players) > 1 and len(find_bot_seats(players)) == len(players) - 1


def player_to_json(player: Player) -> dict[str, Any]:
    # "way" is no longer read, but keeps saved groups equal.
    members = {"name": player.name, "language": player.language, "way": "screen"}
    return members if player.bot is None else members | {"bot": str(player.bot)}


def players_from_json(value: object) -> tuple[Player, ...]:
    """Return the players of a saved game or group, or raise an UnreadableValue."""
    players: tuple[Player, ...] = read(Annotated[tuple[Player, ...], Length(MOST_PLAYERS)], value)
    return players


class NewTableRow(NamedTuple):
    """A row of the new table, which the screen and the phones fill in together."""

    name: str
    """The text in the row: it may be empty, or no possible name."""
    language: str
    phone: bytes | None = None
    """The key of the phone that has taken the row."""
    bot: Temperament | None = None
    """The temperament of the bot in this row. No phone can take it."""

    @property
    def is_free(self) -> bool:
        """Whether a phone may take this row."""
        return self.phone is None and self.bot is None


class ListedPlayer(NamedTuple):
    """A saved player in a list of games; other members aren't checked."""

    name: Text
    bot: Annotated[object, OPTIONAL] = None


def listed_players_from_json(value: object) -> tuple[ListedPlayer, ...]:
    players: tuple[ListedPlayer, ...] = read(Annotated[tuple[ListedPlayer, ...], Length(MOST_PLAYERS)], value)
    return players
