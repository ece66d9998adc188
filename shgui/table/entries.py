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
class WordsAdded:
    """Words that the table added to chance, or an empty text for none: the first entry of a game."""

    words: str


@dataclass(frozen=True, slots=True)
class Acted:
    seat: SeatNumber
    action: Annotated[Action, Codec(action_from_json, to_json)]


@dataclass(frozen=True, slots=True)
class VotesEntry:
    """All ballots of a vote, by seat, so that their order says nothing."""

    ballots: Ballots
    tapped: Annotated[bool, OPTIONAL] = False
    """Whether everyone showed a thumb and someone tapped them in, so that no vote was secret."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A look of one seat at something that it alone may see."""

    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class RoleShown:
    """An opening of a seat's role; each of them is kept, not the first alone."""

    seat: SeatNumber
    at: datetime


@dataclass(frozen=True, slots=True)
class TookBack:
    """The undoing of the last choice."""


@dataclass(frozen=True, slots=True)
class Claimed:
    claim: Annotated[Claim, FLAT]


@dataclass(frozen=True, slots=True)
class Withdrew:
    """The withdrawal of what was claimed on this occasion."""

    occasion: Annotated[Occasion, FLAT]


@dataclass(frozen=True, slots=True)
class RemarkMade:
    remark: Annotated[Remark, FLAT]


@dataclass(frozen=True, slots=True, repr=False)  # never printed in a log or report
class ChanceDrawn:
    """Chance that an earlier version drew for bots which sat down after the deal."""

    chance: bytes


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A stand-in: another person, or the program, goes on in this seat."""

    seat: SeatNumber
    player: Annotated[Player, FLAT]


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """A new language of a seat's private screens."""

    seat: SeatNumber
    language: LanguageCode


@dataclass(frozen=True, slots=True)
class VotingChosen:
    """A new way of voting, from the next round on."""

    voting: Voting


@dataclass(frozen=True, slots=True)
class EndedEarly:
    """The end of a game that the table broke off before anyone had won."""


OpenChange = StoodIn | LanguageChosen | VotingChosen | EndedEarly
"""A change that no rule knows of; everyone is told, and it holds from then on."""

Saying = Claimed | Withdrew | RemarkMade
"""Something that was said at the table."""

Entry = WordsAdded | Acted | VotesEntry | Looked | RoleShown | TookBack | Saying | ChanceDrawn | OpenChange


_ENTRIES: Mapping[str, type[Entry]] = {
    "words_added": WordsAdded,
    "acted": Acted,
    "voted": VotesEntry,
    "looked": Looked,
    "role_shown": RoleShown,
    "took_back": TookBack,
    "chance_drawn": ChanceDrawn,
    "claimed": Claimed,
    "withdrew": Withdrew,
    "remark_made": RemarkMade,
    "stood_in": StoodIn,
    "language_chosen": LanguageChosen,
    "voting_chosen": VotingChosen,
    "ended_early": EndedEarly,
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
