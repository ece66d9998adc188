"""Groups as their games tell them: who comes changes a little from evening to evening.

A game belongs to the group of the last game before it at which more than half of all who sat at either table
were the same. So a guest, somebody who is ill, or a slow change of faces makes no new group, and two groups
that share some players stay two. Seats of the program don't count: whoever practises alone is a group of one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from shgui.library.library import SavedGame
from shgui.storage.journal import GameId
from shgui.table.seating import name_identity


@dataclass(frozen=True, slots=True)
class PlayedGroup:
    games: tuple[SavedGame, ...]
    """The newest first; at least one."""

    @property
    def founded_by(self) -> GameId:
        """The first game: the same as long as it lies here."""
        return self.games[-1].game

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who ever came, by the seats of the last game; behind them by those of earlier ones."""
        written = dict.fromkeys(name for game in self.games for name in game.people)
        names: dict[str, str] = {}
        for name in written:
            names.setdefault(name_identity(name), name)
        return tuple(names.values())


def played_groups(games: Sequence[SavedGame]) -> tuple[PlayedGroup, ...]:
    """The groups of these games, which come with the newest first; so do the groups."""
    tables = _Tables()
    groups: dict[int, list[SavedGame]] = {}
    for game in reversed(games):
        number = tables.group_of(game.people)
        # The group that played last stands last.
        groups[number] = groups.pop(number, [])
        groups[number].append(game)
    return tuple(PlayedGroup(tuple(reversed(group))) for group in reversed(groups.values()))


class _Tables:
    """Who sat together so far. A table is a number with one bit for each player, quick to compare."""

    def __init__(self) -> None:
        self._players: dict[str, int] = {}
        self._bits: dict[str, int] = {}
        """By the name as it was written."""
        self._groups: dict[int, int] = {}
        """By table; the last one last."""
        self._new = count()

    def group_of(self, names: Sequence[str]) -> int:
        table = 0
        for name in names:
            table |= self._bit(name)
        group = self._groups.pop(table, None)
        if group is None:
            others = (other for other in reversed(self._groups) if _mostly_the_same(table, other))
            last = next(others, None)
            group = next(self._new) if last is None else self._groups[last]
        self._groups[table] = group
        return group

    def _bit(self, name: str) -> int:
        bit = self._bits.get(name)
        if bit is None:
            number = self._players.setdefault(name_identity(name), len(self._players))
            self._bits[name] = bit = 1 << number
        return bit


def _mostly_the_same(one: int, other: int) -> bool:
    return 2 * (one & other).bit_count() > (one | other).bit_count()
