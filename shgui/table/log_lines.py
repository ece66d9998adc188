"""What stands in the chronicle besides the engine's events. Codes; `words` renders them for each reader."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Self

from shgui.checked import FLAT, Between, Codec, Length, Text
from shgui.engine.events import (
    Event,
    PlayerInvestigated,
    PoliciesDrawn,
    PoliciesPassed,
    PowerGranted,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.types import Party, Policy, Power, Seat
from shgui.table.options import Voting
from shgui.table.seating import SeatNumber, Temperament

MOST_ROUNDS = 1000
"""More than any game can have."""
MOST_ABOUT = 4
"""Of so many players one sentence may speak."""
_CODE = re.compile(r"[a-z][a-z0-9_]{0,39}")


class ClaimKind(StrEnum):
    cards: int
    """How many cards are claimed; none where it is a party."""

    def __new__(cls, code: str, cards: int = 0) -> Self:
        kind = str.__new__(cls, code)
        kind._value_ = code
        kind.cards = cards
        return kind

    DREW = "drew", 3
    """The President's three cards."""
    RECEIVED = "received", 2
    """The Chancellor's two cards."""
    PEEKED = "peeked", 3
    """The three cards on top of the deck."""
    SAW_PARTY = "saw_party"
    """The party of the player who was investigated."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that one seat alone saw, as the table knows it: that it was so, not what it was."""

    round: Annotated[int, Between(0, MOST_ROUNDS)]
    seat: SeatNumber
    kind: ClaimKind
    target: SeatNumber | None = None


def _policies_from_letters(value: object) -> tuple[Policy, ...]:
    """Read no more letters than show that they are too many."""
    return tuple(map(Policy, str(value)[:4]))


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat says it saw. Nobody but that seat knows whether it is so, and no rule asks."""

    occasion: Annotated[Occasion, FLAT]
    cards: Annotated[tuple[Policy, ...], Codec(_policies_from_letters, "".join)] = ()
    party: Party | None = None

    @property
    def well_formed(self) -> bool:
        """As many cards as the occasion has, or a party where it has none."""
        expected = self.occasion.kind.cards
        if not expected:
            return self.cards == () and isinstance(self.party, Party)
        are_cards = all(isinstance(card, Policy) for card in self.cards)
        return are_cards and len(self.cards) == expected and self.party is None


@dataclass(frozen=True, slots=True)
class ClaimNoted:
    claim: Claim


@dataclass(frozen=True, slots=True)
class ClaimWithdrawn:
    """The chronicle keeps the claim and this line after it."""

    withdrawn: Claim


@dataclass(frozen=True, slots=True)
class SlipTakenBack:
    """The chronicle keeps the slip and this line after it. `undone` are the events that no longer hold."""

    undone: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class StandInSat:
    """Another person, or the program, plays on in this seat. What was told before was told of the one who
    went home.
    """

    seat: Seat
    before: str
    name: str
    bot: Temperament | None = None
    """How the program plays here from now on; None where a person does."""
    bot_before: Temperament | None = None
    """How it played here before; None where a person did."""


@dataclass(frozen=True, slots=True)
class LanguageChanged:
    """The private screens of this seat speak another language."""

    seat: Seat
    language: str


@dataclass(frozen=True, slots=True)
class VotingChanged:
    """How votes are taken, by its code, from this round on."""

    voting: Voting
    from_round: int


@dataclass(frozen=True, slots=True)
class GameEndedEarly:
    """The table ended the game in this round, and all roles are turned. Nobody has won."""

    in_round: int


@dataclass(frozen=True, slots=True)
class Remark:
    """What the program says in one of its seats: why it did something, or what it makes of what was said."""

    seat: SeatNumber
    code: Text
    """Which sentence it is. Whoever doesn't know it says nothing."""
    about: Annotated[tuple[SeatNumber, ...], Length(MOST_ABOUT)] = ()
    """Whom it speaks of, as the sentence goes."""

    @property
    def well_formed(self) -> bool:
        return _CODE.fullmatch(self.code) is not None and len(self.about) <= MOST_ABOUT


PendingRemark = tuple[int, Remark]
"""A remark still to be made, behind the number of events before the one it speaks of."""
MOST_PENDING_REMARKS = 8


@dataclass(frozen=True, slots=True)
class Remarked:
    remark: Remark


Said = ClaimNoted | ClaimWithdrawn
"""What players told the table that they saw."""

OfTheTable = SlipTakenBack | Said | Remarked | StandInSat | LanguageChanged | VotingChanged | GameEndedEarly
"""What no rule knows of."""

Line = Event | OfTheTable


def standing_claim(lines: Sequence[Line], occasion: Occasion) -> Claim | None:
    """What is claimed of it now: the last word on it counts."""
    for line in reversed(lines):
        if isinstance(line, ClaimNoted) and line.claim.occasion == occasion:
            return line.claim
        if isinstance(line, ClaimWithdrawn) and line.withdrawn.occasion == occasion:
            return None
    return None


def thumbs_taken_back(lines: Sequence[Line]) -> tuple[tuple[Seat, bool], ...]:
    """The votes as they were tapped in, where the last thing that happened is that they were taken back."""
    for line in reversed(lines):
        if isinstance(line, SlipTakenBack):
            first = line.undone[0]
            return first.ballots if isinstance(first, VotesRevealed) else ()
        if not isinstance(line, OfTheTable):
            break
    return ()


def names_apart_from(seat: Seat, present: Sequence[str], lines: Iterable[Line]) -> tuple[str, ...]:
    """Whose names a stand-in in this seat may not have: all that sit here now, and whoever sat elsewhere
    before. Somebody who comes back to the own seat has the own name again.
    """
    gone = [line.before for line in lines if isinstance(line, StandInSat) and line.seat != seat]
    return *present, *gone


def occasions(history: Iterable[Event]) -> tuple[Occasion, ...]:
    """Everything so far that somebody can make a claim about."""
    found: list[Occasion] = []
    round_ = 0
    for event in history:
        match event:
            case RoundBegan(number):
                round_ = number
            case PoliciesDrawn(president):
                found.append(Occasion(round_, president, ClaimKind.DREW))
            case PoliciesPassed(_, chancellor):
                found.append(Occasion(round_, chancellor, ClaimKind.RECEIVED))
            case PowerGranted(Power.PEEK, president):
                found.append(Occasion(round_, president, ClaimKind.PEEKED))
            case PlayerInvestigated(president, target):
                found.append(Occasion(round_, president, ClaimKind.SAW_PARTY, target))
            case _:
                pass
    return tuple(found)
