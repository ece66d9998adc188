"""How a group's games went, in numbers: each with all that it was counted from, and nothing made of few.

Only games that somebody has won are counted. Below ten of them there is nothing but which side won each;
a player's own numbers begin with the tenth game that he played alone in his seat, with a role that is known.
Nobody is ranked, and no share is made of a number: the order is that of the seats.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from shgui.engine.types import Outcome, Role, Team
from shgui.library.groups import PlayedGroup
from shgui.library.library import SavedGame
from shgui.table.seating import name_identity

FROM_GAME = 10
"""The table of players begins with this game of the group, a player's own numbers with this one of his."""
SIZES = ((5, 6), (7, 8), (9, 10))
"""Numbers of players with as many Fascist Policies before the same powers."""


_Kind = TypeVar("_Kind")


class Won(NamedTuple):
    liberals: int
    games: int

    @property
    def fascists(self) -> int:
        return self.games - self.liberals


@dataclass(frozen=True, slots=True)
class PlayerNumbers:
    name: str
    """As it was written last."""
    as_role: Mapping[Role, tuple[bool, ...]]
    """Of each game in this role, the first one first: whether it was won."""

    @property
    def games(self) -> int:
        return sum(map(len, self.as_role.values()))

    @property
    def enough(self) -> bool:
        """Whether numbers may be said, and not only each game shown."""
        return self.games >= FROM_GAME


@dataclass(frozen=True, slots=True)
class GroupNumbers:
    winners: tuple[Team, ...]
    """The first game first."""
    undecided: int
    """Games that the table ended before anybody had won. They count for nothing else."""
    players: tuple[PlayerNumbers, ...] = ()
    """From the tenth game of the group on."""
    rulebooks: tuple[tuple[str, Won], ...] = ()
    """Likewise; the one played last first."""
    sizes: tuple[tuple[tuple[int, int], Won], ...] = ()
    """Likewise: so many players at most and at least."""
    outcomes: tuple[tuple[Outcome, int], ...] = ()
    """Likewise: how the games ended."""

    @property
    def won(self) -> Won:
        return Won(self.winners.count(Team.LIBERALS), len(self.winners))

    @property
    def enough(self) -> bool:
        """Whether more is told than who won each game."""
        return len(self.winners) >= FROM_GAME


class _Played(NamedTuple):
    game: SavedGame
    outcome: Outcome


def group_winners(group: PlayedGroup) -> GroupNumbers:
    """Who won each game, and no more, however many there are."""
    played = _played(group)
    return GroupNumbers(tuple(one.outcome.winner for one in played), len(group.games) - len(played))


def group_numbers(group: PlayedGroup) -> GroupNumbers:
    """All that there are games enough for."""
    numbers = group_winners(group)
    if not numbers.enough:
        return numbers
    played = _played(group)
    return replace(
        numbers,
        players=tuple(_players(group, played)),
        rulebooks=tuple(_counted_by(_rulebook, reversed(played))),
        sizes=tuple(sorted(_counted_by(_size, played))),
        outcomes=tuple((outcome, number) for outcome, number in _outcomes(played) if number),
    )


def _played(group: PlayedGroup) -> list[_Played]:
    """The games that somebody has won, the first one first."""
    return [_Played(game, game.outcome) for game in reversed(group.games) if game.outcome is not None]


def _players(group: PlayedGroup, played: Iterable[_Played]) -> Iterator[PlayerNumbers]:
    marks: dict[str, dict[Role, list[bool]]] = {}
    written: dict[str, dict[Role, list[bool]]] = {}
    """The same by the name as it was written: most names are written alike a thousand times."""
    for game, outcome in played:
        if game.recap is None:
            continue
        liberals = outcome.winner is Team.LIBERALS
        for seat, role in enumerate(game.recap.roles):
            if seat not in game.recap.changed and seat not in game.bots:
                name = game.names[seat]
                if name not in written:
                    written[name] = marks.setdefault(name_identity(name), {each: [] for each in Role})
                written[name][role].append(liberals == (role is Role.LIBERAL))
    for name in group.names:
        of_player = marks.get(name_identity(name), {})
        if of_player:
            yield PlayerNumbers(name, {role: tuple(won) for role, won in of_player.items()})


def _counted_by(
    kind: Callable[[SavedGame], _Kind | None], played: Iterable[_Played]
) -> Iterator[tuple[_Kind, Won]]:
    counted: dict[_Kind, Won] = {}
    for game, outcome in played:
        of = kind(game)
        if of is not None:
            before = counted.get(of, Won(0, 0))
            counted[of] = Won(before.liberals + (outcome.winner is Team.LIBERALS), before.games + 1)
    yield from counted.items()


def _outcomes(played: Iterable[_Played]) -> Iterator[tuple[Outcome, int]]:
    counted = Counter(outcome for _, outcome in played)
    return ((outcome, counted[outcome]) for outcome in Outcome)


def _rulebook(game: SavedGame) -> str | None:
    return game.rulebook


def _size(game: SavedGame) -> tuple[int, int] | None:
    return next((size for size in SIZES if size[0] <= len(game.names) <= size[1]), None)
