"""What a whole table sees of a game with the printed game, step by step, and how the journal keeps it.

The engine's own actions say what was done in public: `Enact` is the policy that came onto a board, and
nobody tells what was drawn or put away. These here say what the engine learns elsewhere from its secrets.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast, get_args

from shgui.checked import told_flag, told_number
from shgui.engine.actions import Action, AnswerVeto, Enact, Nominate, PowerAction, ProposeVeto
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.types import Policy, Seat
from shgui.engine.wire import action_from_json, to_json
from shgui.table.entries import Claimed, VotesEntry, Withdrew, entry_from_json, entry_to_json

PublicAction = Nominate | Enact | ProposeVeto | AnswerVeto | PowerAction


@dataclass(frozen=True, slots=True)
class FirstCandidate:
    """Whom chance chose to begin."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HitlerAnswered:
    """What the elected Chancellor or the executed player had to say: whether he is Hitler."""

    hitler: bool


@dataclass(frozen=True, slots=True)
class ChaosPolicy:
    """The top card of the deck, which the third failure in a row brought onto a board."""

    policy: Policy


Fact = PublicAction | FirstCandidate | VotesEntry | HitlerAnswered | ChaosPolicy | Claimed | Withdrew


@dataclass(frozen=True, slots=True)
class Undone:
    """The last fact was entered by mistake."""


def printed_entry_to_json(entry: Fact | Undone) -> dict[str, Any]:
    match entry:
        case FirstCandidate(seat):
            return {"entry": "first", "seat": seat}
        case HitlerAnswered(hitler):
            return {"entry": "hitler", "hitler": hitler}
        case ChaosPolicy(policy):
            return {"entry": "chaos", "policy": str(policy)}
        case Undone():
            return {"entry": "undone"}
        case VotesEntry() | Claimed() | Withdrew():
            return entry_to_json(entry)
        case _:
            return {"entry": "done", "action": to_json(entry)}


def printed_entry_from_json(told: Mapping[str, Any]) -> Fact | Undone:
    """The entry that was told so; ValueError, KeyError or TypeError for everything else."""
    match told["entry"]:
        case "first":
            return FirstCandidate(told_number(told["seat"], 0, MOST_PLAYERS - 1))
        case "hitler":
            return HitlerAnswered(told_flag(told["hitler"]))
        case "chaos":
            return ChaosPolicy(Policy(told["policy"]))
        case "undone":
            return Undone()
        case "done":
            return _public(action_from_json(told["action"]))
        case _:
            entry = entry_from_json(told)
            if not isinstance(entry, VotesEntry | Claimed | Withdrew):
                raise ValueError(told["entry"])
            return entry


def _public(action: Action) -> PublicAction:
    if not isinstance(action, get_args(PublicAction)):
        raise ValueError(action)
    return cast(PublicAction, action)
