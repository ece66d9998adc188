"""What a game is sealed with: the fingerprint before it, and a chain of all actions to its end.

The page at the top of `chance.py` says how both are made.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256

from shgui.engine.actions import Action
from shgui.engine.chance import as_bytes
from shgui.engine.editions import Edition
from shgui.engine.types import Seat
from shgui.engine.wire import type_name

FORMAT = 2
CHAIN_FORMAT = "secret-hitler-chain 1"
DIGITS = 64
"""How many a whole fingerprint has."""
FEWEST_DIGITS = 32
"""How many somebody must have written down: two deals that share so many can't be found."""

_HEX = frozenset("0123456789abcdef")
_IGNORED = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212\u00ad")
_WORDS_OF = {True: "true", False: "false"}


class NotWrittenDown(ValueError):
    """Not enough digits of a fingerprint, or something else than digits."""


@dataclass(frozen=True)
class Sitting:
    """Who sits where, which deal of the evening it is for them, and what they add to chance.

    `format` 1 is how fingerprints were made before they bound names and deals.
    """

    names: tuple[str, ...] = ()
    deal: int = 1
    words: str = ""
    format: int = FORMAT


NOBODY = Sitting()
"""For rigs, where no name is known."""


def canonical_text(players: int, edition: Edition, seed: bytes, sitting: Sitting) -> str:
    """The text that the table's fingerprint is the SHA-256 of."""
    rules = f"edition {edition.name}\nswitches {_switches(edition)}\n"
    sealed = f"seed {seed.hex()}\n"
    if sitting.format == 1:
        return f"secret-hitler-seed 1\nplayers {players}\n{rules}{sealed}"
    names = "".join(f"player {as_bytes(name).hex()}\n" for name in sitting.names)
    return f"secret-hitler-seed 2\ndeal {sitting.deal}\n{rules}players {players}\n{names}{sealed}"


@cache
def _switches(edition: Edition) -> str:
    return json.dumps(edition.switches, sort_keys=True, separators=(",", ":"))


def commitment(players: int, edition: Edition, seed: bytes, sitting: Sitting) -> str:
    """The fingerprint that the table sees before it adds its words and before the first role is looked at."""
    return sha256(as_bytes(canonical_text(players, edition, seed, sitting))).hexdigest()


def end_of(fingerprint: str, words: str, moves: Iterable[tuple[Seat, Action]]) -> str:
    """The last link of the chain of all actions."""
    link = sha256(as_bytes(f"{CHAIN_FORMAT}\n{fingerprint}\n{words}")).digest()
    for seat, action in moves:
        link = sha256(link + action_text(seat, action).encode("ascii")).digest()
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
