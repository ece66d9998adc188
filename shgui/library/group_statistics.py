"""Statistics of a group's games: numbers with everything that was counted, and none from few games.

Only games that a side has won are counted. Below ten of them there is only the winner of each; a player's own
numbers begin with the tenth game that he played alone in his seat, with a known role. Players are in the
order of their seats, without ranks and percentages.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from shgui.engine.types import Outcome, Role, Team
from shgui.library.groups import PlayedGroup
from shgui.library.library import SavedGame
from shgui.table.seating import fold_name

FEWEST_GAMES = 10
"""The number of games that statistics of a group, or of a player, need."""
SIZE_CLASSES = ((5, 6), (7, 8), (9, 10))
"""Numbers of players with as many Fascist Policies before the same powers."""


_Kind = TypeVar("_Kind")


class WinCounts(NamedTuple):
    """The games that Liberals have won, and all games that either side has."""

    liberals: int
    games: int

    @property
    def fascists(self) -> int:
        return self.games - self.liberals


@dataclass(frozen=True, slots=True)
class PlayerNumbers:
    name: str
    """The latest spelling."""
    as_role: Mapping[Role, tuple[bool, ...]]
    """For each role, whether each game was won, the first one first."""

    @property
    def games(self) -> int:
        return sum(map(len, self.as_role.values()))

    @property
    def has_enough_games(self) -> bool:
        """Whether there are enough games for numbers."""
        return self.games >= FEWEST_GAMES


@dataclass(frozen=True, slots=True)
class GroupNumbers:
    winners: tuple[Team, ...]
    """The first game first."""
    undecided: int
    """The number of games that the table ended early; they aren't counted elsewhere."""
    players: tuple[PlayerNumbers, ...] = ()
    """Players, from the tenth game of the group on."""
    rulebooks: tuple[tuple[str, WinCounts], ...] = ()
    """Winners by rulebook, from the tenth game on; the one played last first."""
    sizes: tuple[tuple[tuple[int, int], WinCounts], ...] = ()
    """Winners by the fewest and most players, from the tenth game on."""
    outcomes: tuple[tuple[Outcome, int], ...] = ()
    """The number of games by their outcome, from the tenth game on."""

    @property
    def won(self) -> WinCounts:
        return WinCounts(self.winners.count(Team.LIBERALS), len(self.winners))

    @property
    def has_enough_games(self) -> bool:
        """Whether there are enough games for more than the winners."""
        return len(self.winners) >= FEWEST_GAMES


class _DecidedGame(NamedTuple):
    game: SavedGame
    outcome: Outcome


def count_winners(group: PlayedGroup) -> GroupNumbers:
    """Return the winners of the games, without other numbers."""
    played = _list_decided_games(group)
    return GroupNumbers(tuple(one.outcome.winner for one in played), len(group.games) - len(played))


def build_group_numbers(group: PlayedGroup) -> GroupNumbers:
    """Return all numbers for which there are enough games."""
    numbers = count_winners(group)
    if not numbers.has_enough_games:
        return numbers
    played = _list_decided_games(group)
    outcomes = Counter(outcome for _, outcome in played)
    return replace(
        numbers,
        players=tuple(_count_player_wins(group, played)),
        rulebooks=tuple(_count_wins_by(lambda game: game.rulebook, reversed(played))),
        sizes=tuple(sorted(_count_wins_by(_find_size_class, played))),
        outcomes=tuple((outcome, outcomes[outcome]) for outcome in Outcome if outcomes[outcome]),
    )


def _list_decided_games(group: PlayedGroup) -> list[_DecidedGame]:
    """Return the games that a side has won, the first one first."""
    return [_DecidedGame(game, game.outcome) for game in reversed(group.games) if game.outcome is not None]


def _count_player_wins(group: PlayedGroup, played: Iterable[_DecidedGame]) -> Iterator[PlayerNumbers]:
    marks: dict[str, dict[Role, list[bool]]] = {}
    written: dict[str, dict[Role, list[bool]]] = {}
    """The same, by the spelling of the name."""
    for game, outcome in played:
        if game.recap is None:
            continue
        liberals = outcome.winner is Team.LIBERALS
        for seat, role in enumerate(game.recap.roles):
            if seat not in game.recap.changed and seat not in game.bots:
                name = game.names[seat]
                if name not in written:
                    written[name] = marks.setdefault(fold_name(name), {each: [] for each in Role})
                written[name][role].append(liberals == (role is Role.LIBERAL))
    for name in group.names:
        of_player = marks.get(fold_name(name), {})
        if of_player:
            yield PlayerNumbers(name, {role: tuple(won) for role, won in of_player.items()})


def _count_wins_by(
    kind: Callable[[SavedGame], _Kind | None], played: Iterable[_DecidedGame]
) -> Iterator[tuple[_Kind, WinCounts]]:
    counted: dict[_Kind, WinCounts] = {}
    for game, outcome in played:
        of = kind(game)
        if of is not None:
            before = counted.get(of, WinCounts(0, 0))
            counted[of] = WinCounts(before.liberals + (outcome.winner is Team.LIBERALS), before.games + 1)
    yield from counted.items()


def _find_size_class(game: SavedGame) -> tuple[int, int] | None:
    return next((size for size in SIZE_CLASSES if size[0] <= len(game.names) <= size[1]), None)
