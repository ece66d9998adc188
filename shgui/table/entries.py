"""The entries of a game in the journal. Played again in order, they lead to the same position."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any

from shgui.checked import FLAT, OPTIONAL, Codec, Length, UnreadableValue, read, write
from shgui.engine.actions import Action
from shgui.engine.components import MOST_PLAYERS
from shgui.engine.wire import action_from_json, to_json
from shgui.table.log_lines import Claim, Occasion, Remark
from shgui.table.options import Voting
from shgui.table.seating import LanguageCode, Player, SeatNumber

Ballots = Annotated[tuple[tuple[SeatNumber, bool], ...], Length(MOST_PLAYERS)]


@dataclass(frozen=True, slots=True)
class WordsEntry:
    """The words that players typed in before the deal, to mix into the seed; empty if they typed none.

    It is the first entry of a game that could have words.
    """

    words: str


@dataclass(frozen=True, slots=True)
class ActionEntry:
    seat: SeatNumber
    action: Annotated[Action, Codec(action_from_json, to_json)]


@dataclass(frozen=True, slots=True)
class VotesEntry:
    """All ballots of a vote, by seat, so that their order says nothing."""

    ballots: Ballots
    tapped: Annotated[bool, OPTIONAL] = False
    """Whether everyone showed a thumb and someone tapped them in, so that no vote was secret."""


@dataclass(frozen=True, slots=True)
class LookEntry:
    """A look of one seat at something that it alone may see."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class RoleShownEntry:
    """An opening of a seat's role; each of them is kept, not the first alone."""

    seat: SeatNumber
    at: datetime


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """The undoing of the last choice."""


@dataclass(frozen=True, slots=True)
class ClaimEntry:
    claim: Annotated[Claim, FLAT]


@dataclass(frozen=True, slots=True)
class WithdrawalEntry:
    """The withdrawal of what was claimed on this occasion."""

    occasion: Annotated[Occasion, FLAT]


@dataclass(frozen=True, slots=True)
class RemarkEntry:
    remark: Annotated[Remark, FLAT]


@dataclass(frozen=True, slots=True, repr=False)  # never printed in a log or report
class DrawnChanceEntry:
    """Chance that an earlier version drew for bots which sat down after the deal."""

    chance: bytes


@dataclass(frozen=True, slots=True)
class StandInEntry:
    """A stand-in: another person, or the program, goes on in this seat."""

    seat: SeatNumber
    player: Annotated[Player, FLAT]


@dataclass(frozen=True, slots=True)
class LanguageEntry:
    """A new language of a seat's private screens."""

    seat: SeatNumber
    language: LanguageCode


@dataclass(frozen=True, slots=True)
class VotingEntry:
    """A new way of voting, from the next round on."""

    voting: Voting


@dataclass(frozen=True, slots=True)
class EndedEarlyEntry:
    """The end of a game that the table broke off before anyone had won."""


OpenChangeEntry = StandInEntry | LanguageEntry | VotingEntry | EndedEarlyEntry
"""A change that no rule knows of; everyone is told, and it holds from then on."""

SpokenEntry = ClaimEntry | WithdrawalEntry | RemarkEntry
"""Something that was said at the table."""

Entry = (
    WordsEntry
    | ActionEntry
    | VotesEntry
    | LookEntry
    | RoleShownEntry
    | UndoEntry
    | SpokenEntry
    | DrawnChanceEntry
    | OpenChangeEntry
)


_ENTRIES: Mapping[str, type[Entry]] = {
    "words_added": WordsEntry,
    "acted": ActionEntry,
    "voted": VotesEntry,
    "looked": LookEntry,
    "role_shown": RoleShownEntry,
    "took_back": UndoEntry,
    "chance_drawn": DrawnChanceEntry,
    "claimed": ClaimEntry,
    "withdrew": WithdrawalEntry,
    "remark_made": RemarkEntry,
    "stood_in": StandInEntry,
    "language_chosen": LanguageEntry,
    "voting_chosen": VotingEntry,
    "ended_early": EndedEarlyEntry,
}
_NAMES = {kind: name for name, kind in _ENTRIES.items()}


def entry_to_json(entry: Entry) -> dict[str, Any]:
    return {"entry": _NAMES[type(entry)], **write(entry)}


def entry_from_json(value: Mapping[str, object]) -> Entry:
    """Return the entry that `entry_to_json` wrote so; a ValueError for everything else."""
    kind = _ENTRIES.get(str(value.get("entry")))
    if kind is None:
        raise UnreadableValue("a kind of entry", "entry")
    entry: Entry = read(kind, value)
    return entry
