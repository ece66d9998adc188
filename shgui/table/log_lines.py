"""The lines of the game log besides the engine's events, as codes; `words` makes sentences of them."""

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
"""The most players that one remark may be about."""
_CODE = re.compile(r"[a-z][a-z0-9_]{0,39}")


class ClaimKind(StrEnum):
    cards: int
    """The number of claimed cards; none for a party."""

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
    """Something that one seat alone saw, without its content."""

    round: Annotated[int, Between(0, MOST_ROUNDS)]
    seat: SeatNumber
    kind: ClaimKind
    target: SeatNumber | None = None


def _policies_from_letters(value: object) -> tuple[Policy, ...]:
    """Read at most one letter more than a hand has."""
    return tuple(map(Policy, str(value)[:4]))


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that a seat says it saw. No rule asks whether it is true."""

    occasion: Annotated[Occasion, FLAT]
    cards: Annotated[tuple[Policy, ...], Codec(_policies_from_letters, "".join)] = ()
    party: Party | None = None

    @property
    def is_well_formed(self) -> bool:
        """Whether it has as many cards as the occasion, or a party where that has none."""
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
    """The withdrawal of a claim, whose own line stays."""

    withdrawn: Claim


@dataclass(frozen=True, slots=True)
class SlipTakenBack:
    """The undoing of a choice, whose own lines stay. `undone` are the events that no longer hold."""

    undone: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class StandInSat:
    """A stand-in, person or bot, took this seat. Earlier lines are about the player before."""

    seat: Seat
    before: str
    name: str
    bot: Temperament | None = None
    """The way in which the program plays from now on; None for a person."""
    bot_before: Temperament | None = None
    """The way in which it played before; None for a person."""


@dataclass(frozen=True, slots=True)
class LanguageChanged:
    """A change of the language of a seat's private screens."""

    seat: Seat
    language: str


@dataclass(frozen=True, slots=True)
class VotingChanged:
    """A change of the way of voting, from this round on."""

    voting: Voting
    from_round: int


@dataclass(frozen=True, slots=True)
class GameEndedEarly:
    """The end of a game that the table broke off in this round; no side has won."""

    in_round: int


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark of a bot: why it did something, or what it concludes from what was said."""

    seat: SeatNumber
    code: Text
    """The code of the sentence; one that is unknown isn't shown."""
    about: Annotated[tuple[SeatNumber, ...], Length(MOST_ABOUT)] = ()
    """The players in the sentence, in their order."""

    @property
    def is_well_formed(self) -> bool:
        return _CODE.fullmatch(self.code) is not None and len(self.about) <= MOST_ABOUT


PendingRemark = tuple[int, Remark]
"""A remark still to be made, behind the number of events before the one it speaks of."""
MOST_PENDING_REMARKS = 8


@dataclass(frozen=True, slots=True)
class Remarked:
    remark: Remark


ClaimLine = ClaimNoted | ClaimWithdrawn
"""A line about a claim."""

TableLine = (
    SlipTakenBack | ClaimLine | Remarked | StandInSat | LanguageChanged | VotingChanged | GameEndedEarly
)
"""A line about something that no rule knows of."""

Line = Event | TableLine


def find_standing_claim(lines: Sequence[Line], occasion: Occasion) -> Claim | None:
    """Return the claim that holds on this occasion: the last one, unless it was withdrawn."""
    for line in reversed(lines):
        if isinstance(line, ClaimNoted) and line.claim.occasion == occasion:
            return line.claim
        if isinstance(line, ClaimWithdrawn) and line.withdrawn.occasion == occasion:
            return None
    return None


def find_undone_votes(lines: Sequence[Line]) -> tuple[tuple[Seat, bool], ...]:
    """Return the votes as they were tapped in, if undoing them is the last thing that happened."""
    for line in reversed(lines):
        if isinstance(line, SlipTakenBack):
            first = line.undone[0]
            return first.ballots if isinstance(first, VotesRevealed) else ()
        if not isinstance(line, TableLine):
            break
    return ()


def list_taken_names(seat: Seat, present: Sequence[str], lines: Iterable[Line]) -> tuple[str, ...]:
    """Return the names that a stand-in in this seat may not have: those of all players in other seats, now or
    before, and of the player in this one.
    """
    gone = [line.before for line in lines if isinstance(line, StandInSat) and line.seat != seat]
    return *present, *gone


def list_occasions(history: Iterable[Event]) -> tuple[Occasion, ...]:
    """Return every occasion for a claim so far."""
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
