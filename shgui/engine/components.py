"""Cards, boards and roles, by the number of players who start the game."""

from collections.abc import Mapping

from shgui.engine.types import Policy, Power, Role

FEWEST_PLAYERS = 5
MOST_PLAYERS = 10

LIBERAL_POLICIES = 6
FASCIST_POLICIES = 11
POLICIES = (Policy.FASCIST,) * FASCIST_POLICIES + (Policy.LIBERAL,) * LIBERAL_POLICIES

LIBERAL_SPACES = 5
FASCIST_SPACES = 6
HITLER_ZONE = 3
VETO_ZONE = 5
TRACKER_FIELDS = 3
HAND_CARDS = 3

Board = tuple[Power | None, ...]

_SMALL: Board = (None, None, Power.PEEK, Power.EXECUTE, Power.EXECUTE, None)
_MEDIUM: Board = (None, Power.INVESTIGATE, Power.SPECIAL_ELECTION, Power.EXECUTE, Power.EXECUTE, None)
_LARGE: Board = (
    Power.INVESTIGATE,
    Power.INVESTIGATE,
    Power.SPECIAL_ELECTION,
    Power.EXECUTE,
    Power.EXECUTE,
    None,
)

BOARDS: Mapping[int, Board] = {5: _SMALL, 6: _SMALL, 7: _MEDIUM, 8: _MEDIUM, 9: _LARGE, 10: _LARGE}
"""The power that each fascist policy brings, by the number of players."""

FASCISTS: Mapping[int, int] = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
"""Fascists beside Hitler (`it.txt L66-68`, the same in every book)."""


def list_roles(players: int) -> tuple[Role, ...]:
    """Return the role cards of a game: liberals, then fascists, then Hitler."""
    fascists = FASCISTS[players]
    liberals = players - fascists - 1
    return (Role.LIBERAL,) * liberals + (Role.FASCIST,) * fascists + (Role.HITLER,)


def hitler_knows_fascists(players: int) -> bool:
    """Return whether Hitler opens his eyes too, as with five or six players (`pl.txt L58`)."""
    return players <= 6
