"""A round of a finished game: for the review, its printed pages, and the sheet beside a replay."""

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Office, Party, Policy, Power, Role


class Deed(StrEnum):
    """An act of a round that everyone saw, besides votes and Policies."""

    EXECUTION = "execution"
    SPECIAL_ELECTION = "special_election"
    VETO = "veto"
    CHAOS = "chaos"


@dataclass(frozen=True, slots=True)
class OfficeHolder:
    office: Office
    name: str
    role: Role | None = None
    bot: bool = False


@dataclass(frozen=True, slots=True)
class HandScene:
    """Cards or a party that one player saw, and the claim about them."""

    label: str
    text: str
    """The same for a screen reader, with the claim."""
    name: str = ""
    """The player, where no government stands beside it."""
    cards: tuple[Policy, ...] = ()
    away: tuple[int, ...] = ()
    """The places of the cards that were discarded."""
    party: Party | None = None
    power: Power | None = None
    """The power that showed them; None in a Legislative Session."""
    said_cards: tuple[Policy, ...] = ()
    said_party: Party | None = None
    honest: bool | None = None
    """None where nothing was claimed."""


@dataclass(frozen=True, slots=True)
class DeedScene:
    deed: Deed
    text: str
    role: Role | None = None
    """The role of the player that it hit."""


@dataclass(frozen=True, slots=True)
class RoundScene:
    number: int
    heading: str
    """"Round 5"."""
    hands: tuple[HandScene, ...] = ()
    note: str = ""
    """A line in place of hands."""
    holders: tuple[OfficeHolder, ...] = ()
    """President and Chancellor, elected or not; empty where only the hands are shown."""
    ja: int = 0
    nein: int = 0
    voters: str = ""
    """The voters of the rarer ballot; empty without a vote."""
    clash: str = ""
    """Said of the hands of a session: how the two claims go together."""
    deeds: tuple[DeedScene, ...] = ()
    policy: Policy | None = None
    policy_words: str = ""
    """"Fascist Policy 3"."""
    stamp: str = ""
    """Stamped where no Policy was enacted: "Rejected"."""
    ending: str = ""
    """In poster letters where Hitler was elected."""
    step: int = 0
    """The step from which it is watched."""
    spoken: str = ""
