"""The seals of a game: a fingerprint before it, and a chain of all actions up to its end.

The page at the top of `chance.py` says how both are made.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from typing import Annotated

from shgui.checked import Codec, UnreadableValue, read
from shgui.engine.actions import Action
from shgui.engine.chance import encode_text
from shgui.engine.editions import Edition
from shgui.engine.types import Seat
from shgui.engine.wire import get_type_name

FORMAT = 3
CHAIN_FORMAT = "secret-hitler-chain 1"
DIGITS = 64
"""The number of digits of a whole fingerprint."""
FEWEST_DIGITS = 32
"""The number of digits that must be written down: no two deals that share so many can be found."""

PERSON = "person"
"""Written in place of a way in which the program plays."""

_KIND_OF_BOT = re.compile("[a-z]{1,20}")
_HEX = frozenset("0123456789abcdef")
_IGNORED = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212\u00ad")
_WORDS_OF = {True: "true", False: "false"}


class UnusableDigits(ValueError):
    """Too few digits of a fingerprint, or something else than digits."""


def _bot_kind_from_json(value: object) -> str:
    kind = read(str, value)
    if kind == PERSON or not _KIND_OF_BOT.fullmatch(kind):
        raise UnreadableValue("a way in which the program plays")
    return kind


BotKind = Annotated[str, Codec(_bot_kind_from_json, str)]
"""The name of a way in which the program plays a seat."""


@dataclass(frozen=True)
class Sitting:
    """Everything besides seed and rules that a deal is bound to: names by seat, bots, number of the deal, and
    the words that players type in, which are mixed into the seed.

    `format` is the version of the record. 1 is how fingerprints were made before they bound names and deals,
    2 before they bound the program's seats and words had a canonical form.
    """

    names: tuple[str, ...] = ()
    deal: int = 1
    words: str = ""
    format: int = FORMAT
    bots: tuple[str | None, ...] = ()
    """The kind of bot in each seat, or None for a person; empty where there are only persons."""

    def get_player_kind(self, seat: Seat) -> str:
        """Return the kind of bot in this seat, or `person`, as the text of the fingerprint has it."""
        return (self.bots[seat] if self.bots else None) or PERSON


@dataclass(frozen=True)
class SeatChange:
    """The passing of a seat to the program, or to a person, in the middle of the game."""

    after: int
    """The number of actions before it, without those that were undone."""
    seat: Seat
    bot: BotKind | None
    """The kind of bot from then on; None for a person."""


NOBODY = Sitting()
"""A sitting without names, for rigged games."""


def build_fingerprint_text(players: int, edition: Edition, seed: bytes, sitting: Sitting) -> str:
    """Return the text whose SHA-256 is the fingerprint."""
    rules = f"edition {edition.name}\nswitches {_format_switches(edition)}\n"
    sealed = f"seed {seed.hex()}\n"
    if sitting.format == 1:
        return f"secret-hitler-seed 1\nplayers {players}\n{rules}{sealed}"
    names = [f"player {encode_text(name).hex()}" for name in sitting.names]
    if sitting.format > 2:
        names = [f"{name} {sitting.get_player_kind(seat)}" for seat, name in enumerate(names)]
    lines = "".join(f"{name}\n" for name in names)
    return (
        f"secret-hitler-seed {sitting.format}\ndeal {sitting.deal}\n{rules}players {players}\n{lines}{sealed}"
    )


@cache
def _format_switches(edition: Edition) -> str:
    return json.dumps(edition.switches, sort_keys=True, separators=(",", ":"))


def compute_fingerprint(players: int, edition: Edition, seed: bytes, sitting: Sitting) -> str:
    """Return the fingerprint, which is shown before players type in words and anyone sees a role."""
    return sha256(encode_text(build_fingerprint_text(players, edition, seed, sitting))).hexdigest()


def compute_end(
    fingerprint: str,
    words: str,
    moves: Sequence[tuple[Seat, Action]],
    seat_changes: Sequence[SeatChange] = (),
) -> str:
    """Return the last link of the chain of all actions and of all changes of seats."""
    texts = [format_action(seat, action) for seat, action in moves]
    for change in reversed(seat_changes):
        texts.insert(change.after, f"{change.seat} player {change.bot or PERSON}")
    link = sha256(encode_text(f"{CHAIN_FORMAT}\n{fingerprint}\n{words}")).digest()
    for text in texts:
        link = sha256(link + text.encode("ascii")).digest()
    return link.hex()


def format_action(seat: Seat, action: Action) -> str:
    """Return the text of an action for the chain, such as `0 nominate 2`."""
    values = [getattr(action, field.name) for field in fields(action)]
    texts = [_WORDS_OF[value] if isinstance(value, bool) else str(value) for value in values]
    return " ".join((str(seat), get_type_name(action), *texts))


def is_fingerprint(text: str) -> bool:
    """Return whether this is a whole fingerprint, as programs write it."""
    return len(text) == DIGITS and _HEX.issuperset(text)


def parse_written_digits(text: str) -> str:
    """Return the digits that someone wrote down, in lower case and without spaces and hyphens.

    Raises UnusableDigits if they are too few, too many or not hexadecimal.
    """
    digits = "".join(char for char in text.casefold() if not char.isspace() and char not in _IGNORED)
    if not FEWEST_DIGITS <= len(digits) <= DIGITS or not _HEX.issuperset(digits):
        raise UnusableDigits(text)
    return digits
