"""What blocks are made of: plain values, so that making them asks and changes nothing."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import Language
from shgui.table.log_lines import Line, Occasion
from shgui.table.options import Voting
from shgui.words.languages import available, endonym


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable:
    """The table as the shared screen shows it: the same for every phone, and nothing in it is secret."""

    view: PlayerView
    """The public view: `view.seat` is None."""
    names: tuple[str, ...]
    chronicle: tuple[Line, ...] = ()
    occasions: tuple[Occasion, ...] = ()
    """The table's: none where claims are off."""
    voting: Voting = Voting.HANDS
    awaited: tuple[Seat, ...] = ()
    """Who has to look at something before the game goes on: roles, or the party of an investigation."""
    away: frozenset[Seat] = field(default_factory=frozenset)
    """Whose phone isn't connected just now."""
    bots: frozenset[Seat] = field(default_factory=frozenset)
    """Where the program plays."""


class JoiningSeat(NamedTuple):
    """A seat before the game, or one that a phone could take in the middle of it."""

    seat: Seat
    name: str
    status: str
    """A code of `shgui.words.phones.STATUSES`."""

    @property
    def free(self) -> bool:
        return self.status == "free"


def languages() -> list[Language]:
    """All that a phone can speak, each called by its own name."""
    return [Language(code=code, name=endonym(code)) for code in available()]


def tag(language: str) -> str:
    """A language as documents name it: pt-BR."""
    return language.replace("_", "-")


def joined(sentences: Iterable[str]) -> str:
    """One below the other; those that say nothing stay away."""
    return "\n".join(filter(None, sentences))
