"""Groups of players, found from their games, as players change from one game night to the next.

A game belongs to the group of the last game before it that has more than half of all players of both in
common. So a guest, a player who is ill, or slow changes make no new group, and two groups that share some
players stay two. Bots don't count: a person who practises is a group of one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from shgui.library.library import SavedGame
from shgui.storage.journal import GameId
from shgui.table.seating import fold_name


@dataclass(frozen=True, slots=True)
class PlayedGroup:
    games: tuple[SavedGame, ...]
    """The newest first; at least one."""

    @property
    def founded_by(self) -> GameId:
        """The first game, by which the group is recognized."""
        return self.games[-1].game

    @property
    def names(self) -> tuple[str, ...]:
        """All players, in the order of the last game's seats, then of earlier ones'."""
        written = dict.fromkeys(name for game in self.games for name in game.people)
        names: dict[str, str] = {}
        for name in written:
            names.setdefault(fold_name(name), name)
        return tuple(names.values())


def find_played_groups(games: Sequence[SavedGame]) -> tuple[PlayedGroup, ...]:
    """Return the groups of these games; games and groups have the newest first."""
    tables = _TableGroups()
    groups: dict[int, list[SavedGame]] = {}
    for game in reversed(games):
        number = tables.find_group(game.people)
        # The group that played last stands last.
        groups[number] = groups.pop(number, [])
        groups[number].append(game)
    return tuple(PlayedGroup(tuple(reversed(group))) for group in reversed(groups.values()))


class _TableGroups:
    """Players who played together so far, as one number for each game, with a bit for each player."""

    def __init__(self) -> None:
        self._players: dict[str, int] = {}
        self._bits: dict[str, int] = {}
        """The bit of each player, by the spelling of the name."""
        self._groups: dict[int, int] = {}
        """The group of each set of players, the last one last."""
        self._new = count()

    def find_group(self, names: Sequence[str]) -> int:
        table = 0
        for name in names:
            table |= self._get_bit(name)
        group = self._groups.pop(table, None)
        if group is None:
            others = (other for other in reversed(self._groups) if _share_most_players(table, other))
            last = next(others, None)
            group = next(self._new) if last is None else self._groups[last]
        self._groups[table] = group
        return group

    def _get_bit(self, name: str) -> int:
        bit = self._bits.get(name)
        if bit is None:
            number = self._players.setdefault(fold_name(name), len(self._players))
            self._bits[name] = bit = 1 << number
        return bit


def _share_most_players(one: int, other: int) -> bool:
    return 2 * (one & other).bit_count() > (one | other).bit_count()
