"""What a finished game comes to: as much as a list of games and the numbers of a group need of it."""

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


@dataclass(frozen=True, slots=True, repr=False)  # no log or report ever prints one
class GameRecap:
    roles: tuple[Role, ...]
    """By seat; none of a game with the printed cards, or of one that can't be played again."""
    policies: tuple[Policy, ...]
    """Those enacted, in their order."""
    changed: tuple[Seat, ...] = ()
    """Seats that a stand-in took over: neither player played this game alone."""


NOTHING_KNOWN = GameRecap((), ())


def recap_of(roles: Sequence[Role], history: Sequence[Event], lines: Sequence[Line]) -> GameRecap:
    policies = (event.policy for event in history if isinstance(event, PolicyEnacted | ChaosBroke))
    changed = {line.seat for line in lines if isinstance(line, StandInSat)}
    return GameRecap(tuple(roles), tuple(policies), tuple(sorted(changed)))


def recap_to_json(recap: GameRecap) -> dict[str, Any]:
    """Short, because thousands are read at once."""
    return {
        "r": "".join(_LETTERS[role] for role in recap.roles),
        "p": "".join(recap.policies),
        "c": "".join(map(str, recap.changed)),
    }


def recap_from_json(told: Mapping[str, Any]) -> GameRecap:
    """What `recap_to_json` told so; ValueError, KeyError or TypeError for everything else."""
    roles, policies, changed = told["r"], told["p"], told["c"]
    if max(len(roles), len(changed)) > MOST_PLAYERS or len(policies) > _MOST_POLICIES:
        raise ValueError("more than a game has")
    return GameRecap(
        tuple([_ROLES[letter] for letter in roles]),
        tuple([_POLICIES[letter] for letter in policies]),
        tuple(map(int, changed)),
    )
