"""Recaps of finished games: as much as lists of games and statistics of groups need."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shgui.engine.components import MOST_PLAYERS
from shgui.engine.events import ChaosBroke, Event, PolicyEnacted
from shgui.engine.types import Policy, Role, Seat
from shgui.table.log_lines import Line, StandInSat

_MOST_POLICIES = 10
_LETTERS = {Role.LIBERAL: "l", Role.FASCIST: "f", Role.HITLER: "h"}
_ROLES = {letter: role for role, letter in _LETTERS.items()}
_POLICIES = {str(policy): policy for policy in Policy}


@dataclass(frozen=True, slots=True, repr=False)  # never printed in a log or report
class GameRecap:
    roles: tuple[Role, ...]
    """The role of each seat; none for a game with printed cards, or one that can't be played again."""
    policies: tuple[Policy, ...]
    """The enacted policies, in their order."""
    changed: tuple[Seat, ...] = ()
    """Seats that a stand-in took over."""


UNKNOWN_RECAP = GameRecap((), ())


def build_recap(roles: Sequence[Role], history: Sequence[Event], lines: Sequence[Line]) -> GameRecap:
    policies = (event.policy for event in history if isinstance(event, PolicyEnacted | ChaosBroke))
    changed = {line.seat for line in lines if isinstance(line, StandInSat)}
    return GameRecap(tuple(roles), tuple(policies), tuple(sorted(changed)))


def recap_to_json(recap: GameRecap) -> dict[str, Any]:
    """Return a short form, because thousands are read at once."""
    return {
        "r": "".join(_LETTERS[role] for role in recap.roles),
        "p": "".join(recap.policies),
        "c": "".join(map(str, recap.changed)),
    }


def recap_from_json(members: Mapping[str, Any]) -> GameRecap:
    """Return the recap that was written so; ValueError, KeyError or TypeError for everything else."""
    roles, policies, changed = members["r"], members["p"], members["c"]
    if max(len(roles), len(changed)) > MOST_PLAYERS or len(policies) > _MOST_POLICIES:
        raise ValueError("more than a game has")
    return GameRecap(
        tuple([_ROLES[letter] for letter in roles]),
        tuple([_POLICIES[letter] for letter in policies]),
        tuple(map(int, changed)),
    )
