"""Facts of a game with printed cards, as everyone at the table sees them, and their entries in the journal.

Actions of the engine are public facts: `Enact` is the policy that came onto a board. The facts of this module
say what the engine would know from its own cards and roles.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast, get_args

from shgui.checked import read, write
from shgui.engine.actions import AnswerVeto, Enact, Nominate, PowerAction, ProposeVeto
from shgui.engine.types import Policy
from shgui.engine.wire import action_from_json, to_json
from shgui.table.entries import ClaimEntry, VotesEntry, WithdrawalEntry, entry_from_json, entry_to_json
from shgui.table.seating import SeatNumber

PublicAction = Nominate | Enact | ProposeVeto | AnswerVeto | PowerAction


@dataclass(frozen=True, slots=True)
class FirstCandidate:
    """The player whom chance chose to begin."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class HitlerAnswered:
    """The answer of an elected Chancellor or executed player, who must say whether he is Hitler."""

    hitler: bool


@dataclass(frozen=True, slots=True)
class ChaosPolicy:
    """The top card of the deck, enacted after the third failed election in a row."""

    policy: Policy


Fact = (
    PublicAction | FirstCandidate | VotesEntry | HitlerAnswered | ChaosPolicy | ClaimEntry | WithdrawalEntry
)


@dataclass(frozen=True, slots=True)
class Undone:
    """The removal of the last fact, which was entered by mistake."""


_ENTRIES: Mapping[str, type[FirstCandidate | HitlerAnswered | ChaosPolicy | Undone]] = {
    "first": FirstCandidate,
    "hitler": HitlerAnswered,
    "chaos": ChaosPolicy,
    "undone": Undone,
}
_NAMES = {kind: name for name, kind in _ENTRIES.items()}


def printed_entry_to_json(entry: Fact | Undone) -> dict[str, Any]:
    if isinstance(entry, FirstCandidate | HitlerAnswered | ChaosPolicy | Undone):
        return {"entry": _NAMES[type(entry)], **write(entry)}
    if isinstance(entry, VotesEntry | ClaimEntry | WithdrawalEntry):
        return entry_to_json(entry)
    return {"entry": "done", "action": to_json(entry)}


def printed_entry_from_json(value: Mapping[str, Any]) -> Fact | Undone:
    """Return the entry that `printed_entry_to_json` wrote so; a ValueError for everything else."""
    name = value.get("entry")
    if name in list(_ENTRIES):
        return read(_ENTRIES[str(name)], value)
    entry: object = action_from_json(value.get("action")) if name == "done" else entry_from_json(value)
    if not isinstance(entry, (*get_args(PublicAction), VotesEntry, ClaimEntry, WithdrawalEntry)):
        raise ValueError(name)
    return cast(Fact, entry)
