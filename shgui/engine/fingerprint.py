"""What a game is sealed with: the fingerprint before it, and a chain of all actions to its end.

The page at the top of `chance.py` says how both are made.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256

from shgui.engine.actions import Action
from shgui.engine.chance import as_bytes
from shgui.engine.editions import Edition
from shgui.engine.types import Seat
from shgui.engine.wire import type_name

FORMAT = 3
CHAIN_FORMAT = "secret-hitler-chain 1"
DIGITS = 64
"""How many a whole fingerprint has."""
FEWEST_DIGITS = 32
"""How many somebody must have written down: two deals that share so many can't be found."""

PERSON = "person"
"""Stands where the program would say how it plays a seat."""

_KIND_OF_BOT = re.compile("[a-z]{1,20}")
_HEX = frozenset("0123456789abcdef")
_IGNORED = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212\u00ad")
_WORDS_OF = {True: "true", False: "false"}


class NotWrittenDown(ValueError):
    """Not enough digits of a fingerprint, or something else than digits."""


def is_kind_of_bot(text: str) -> bool:
    """Return whether this can be the name of a way in which the program plays a seat."""
    return text != PERSON and _KIND_OF_BOT.fullmatch(text) is not None


@dataclass(frozen=True)
class Sitting:
    """Who sits where, which deal it is, and what the table adds to chance.

    `format` is the version of the record. 1 is how fingerprints were made before they bound names and deals,
    2 before they bound the program's seats and words had a canonical form.
    """

    names: tuple[str, ...] = ()
    deal: int = 1
    words: str = ""
    format: int = FORMAT
    bots: tuple[str | None, ...] = ()
    """By seat, how the program plays it, or None for a person; empty where persons have all seats."""

    def player_of(self, seat: Seat) -> str:
        """Return what the fingerprint says of who plays this seat."""
        return (self.bots[seat] if self.bots else None) or PERSON


@dataclass(frozen=True)
class SeatChange:
    """A seat that passed, in the middle of the game, to the program or to a person."""

    after: int
    """How many actions came before it, of those that hold."""
    seat: Seat
    bot: str | None
    """How the program plays it from then on; None for a person."""


NOBODY = Sitting()
"""For rigs, where no name is known."""


def canonical_text(players: int, edition: Edition, seed: bytes, sitting: Sitting) -> str:
    """The text that the table's fingerprint is the SHA-256 of."""
    rules = f"edition {edition.name}\nswitches {_switches(edition)}\n"
    sealed = f"seed {seed.hex()}\n"
    if sitting.format == 1:
        return f"secret-hitler-seed 1\nplayers {players}\n{rules}{sealed}"
    names = [f"player {as_bytes(name).hex()}" for name in sitting.names]
    if sitting.format > 2:
        names = [f"{name} {sitting.player_of(seat)}" for seat, name in enumerate(names)]
    lines = "".join(f"{name}\n" for name in names)
    return (
        f"secret-hitler-seed {sitting.format}\ndeal {sitting.deal}\n{rules}players {players}\n{lines}{sealed}"
    )


@cache
def _switches(edition: Edition) -> str:
    return json.dumps(edition.switches, sort_keys=True, separators=(",", ":"))


def commitment(players: int, edition: Edition, seed: bytes, sitting: Sitting) -> str:
    """The fingerprint that the table sees before it adds its words and before the first role is looked at."""
    return sha256(as_bytes(canonical_text(players, edition, seed, sitting))).hexdigest()


def end_of(
    fingerprint: str,
    words: str,
    moves: Sequence[tuple[Seat, Action]],
    seat_changes: Sequence[SeatChange] = (),
) -> str:
    """The last link of the chain of all actions, and of all seats that passed to the program or back."""
    texts = [action_text(seat, action) for seat, action in moves]
    for change in reversed(seat_changes):
        texts.insert(change.after, f"{change.seat} player {change.bot or PERSON}")
    link = sha256(as_bytes(f"{CHAIN_FORMAT}\n{fingerprint}\n{words}")).digest()
    for text in texts:
        link = sha256(link + text.encode("ascii")).digest()
    return link.hex()


def action_text(seat: Seat, action: Action) -> str:
    """One action as the chain holds it."""
    values = [getattr(action, field.name) for field in fields(action)]
    told = [_WORDS_OF[value] if isinstance(value, bool) else str(value) for value in values]
    return " ".join((str(seat), type_name(action), *told))


def is_fingerprint(text: str) -> bool:
    """Whether this is a whole one, as programs write it."""
    return len(text) == DIGITS and _HEX.issuperset(text)


def written_down(text: str) -> str:
    """The digits that somebody noted, without the spaces and hyphens between them; or NotWrittenDown."""
    digits = "".join(char for char in text.casefold() if not char.isspace() and char not in _IGNORED)
    if not FEWEST_DIGITS <= len(digits) <= DIGITS or not _HEX.issuperset(digits):
        raise NotWrittenDown(text)
    return digits
