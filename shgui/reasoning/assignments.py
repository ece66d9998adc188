"""Every way to deal the roles, always in the same order, and sums over them."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise
from operator import itemgetter

from shgui.engine.components import FASCISTS
from shgui.engine.types import Role, Seat

LIBERAL, FASCIST, HITLER = range(3)
"""Roles as numbers: they are places in tables."""
ROLES = 3
ROLE_CODES = {Role.LIBERAL: LIBERAL, Role.FASCIST: FASCIST, Role.HITLER: HITLER}

_ALMOST = 1 - 1e-9

Roles = tuple[int, ...]
KnownRoles = tuple[tuple[Seat, int], ...]
"""Known roles by ascending seat."""
_Picker = Callable[[Sequence[float]], Sequence[float]]


class Assignments:
    """Some of the ways to deal the roles, in the order of Hitler's seat. Weights are lists in this order."""

    def __init__(self, players: int, roles: tuple[Roles, ...]) -> None:
        self.players = players
        self.roles = roles
        self.columns = tuple(zip(*roles, strict=True))
        """Each seat's role in every assignment."""
        self.hitlers = tuple(each.index(HITLER) for each in roles)
        teams = [tuple(seat for seat, role in enumerate(each) if role == FASCIST) for each in roles]
        self.teams = tuple(dict.fromkeys(teams))
        """The seats of the fascists beside Hitler, each team once."""
        numbers = {team: number for number, team in enumerate(self.teams)}
        self.team_of = tuple(numbers[team] for team in teams)
        self._pairs: dict[tuple[Seat, Seat], tuple[int, ...]] = {}
        self._fascist = [_make_picker(column, lambda role: role != LIBERAL) for column in self.columns]
        self._liberal = [_make_picker(column, lambda role: role == LIBERAL) for column in self.columns]
        first = [sum(1 for each in self.hitlers if each < seat) for seat in range(players + 1)]
        self._hitler = [slice(*bounds) for bounds in pairwise(first)]

    def __len__(self) -> int:
        return len(self.roles)

    def list_role_pairs(self, one: Seat, other: Seat) -> tuple[int, ...]:
        """Return the roles of two seats in each assignment as one number: ROLES times the first, plus the
        second."""
        known = self._pairs.get((one, other))
        if known is None:
            columns = zip(self.columns[one], self.columns[other], strict=True)
            known = self._pairs[one, other] = tuple(ROLES * first + second for first, second in columns)
        return known

    def sum_fascist_weights(self, weights: Sequence[float]) -> list[float]:
        """Return, by seat, the weight in which it is on the fascists' side."""
        return [sum(pick(weights)) for pick in self._fascist]

    def compute_fascist_chances(self, weights: Sequence[float]) -> tuple[float, ...]:
        """Return, by seat, the share of the weight in which it is on the fascists' side.

        Exactly 0 and 1 where nothing else is left, whatever the order of adding loses.
        """
        total = sum(weights)
        shares = [each / total for each in self.sum_fascist_weights(weights)]
        return tuple(
            share if share < _ALMOST else self._compute_exact_chance(seat, weights)
            for seat, share in enumerate(shares)
        )

    def _compute_exact_chance(self, seat: Seat, weights: Sequence[float]) -> float:
        fascist, liberal = sum(self._fascist[seat](weights)), sum(self._liberal[seat](weights))
        return fascist / (fascist + liberal)

    def compute_hitler_chances(self, weights: Sequence[float]) -> tuple[float, ...]:
        """Return, by seat, the share of the weight in which it is Hitler; exact where it is 0 or 1."""
        sums = [sum(weights[places]) for places in self._hitler]
        total = sum(sums)
        return tuple(each / total for each in sums)


def _make_picker(column: Sequence[int], wanted: Callable[[int], bool]) -> _Picker:
    places = [place for place, role in enumerate(column) if wanted(role)]
    if len(places) > 1:
        return itemgetter(*places)
    return lambda weights: [weights[place] for place in places]


@cache
def list_assignments(players: int) -> Assignments:
    found = []
    for hitler in range(players):
        others = [seat for seat in range(players) if seat != hitler]
        for fascists in combinations(others, FASCISTS[players]):
            roles = [LIBERAL] * players
            roles[hitler] = HITLER
            for seat in fascists:
                roles[seat] = FASCIST
            found.append(tuple(roles))
    return Assignments(players, tuple(found))


@lru_cache(maxsize=64)
def find_fitting_assignments(players: int, known: KnownRoles) -> tuple[Assignments, tuple[int, ...]]:
    """Return the assignments in which these seats have these roles, and their places among all."""
    everything = list_assignments(players)
    places = tuple(
        place
        for place, roles in enumerate(everything.roles)
        if all(roles[seat] == role for seat, role in known)
    )
    if len(places) == len(everything):
        return everything, places
    return Assignments(players, tuple(everything.roles[place] for place in places)), places
