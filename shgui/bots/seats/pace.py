"""How long a seat of the program's takes, and by which chance it decides.

Both follow from what nobody knows (the table's chance for bots) and from what everybody knows: which seat is
asked what, and when. Never from a role, a card, or what it will do: so a pause tells nothing.
"""

from collections.abc import Mapping
from enum import StrEnum
from hmac import digest
from typing import NamedTuple

from shgui.engine.types import Seat

_LARGEST = 2**64


class BotTempo(StrEnum):
    QUICK = "quick"
    HUMAN = "human"
    SLOW = "slow"


class PauseWeight(StrEnum):
    """What kind of thing it takes its time for, as everybody can see."""

    LOOK = "look"
    """At the own role, or at what was investigated."""
    ACT = "act"
    WORD = "word"
    """Something said."""
    ANSWER = "answer"
    """The same, where a person is to speak first."""


class Asked(NamedTuple):
    """What everybody knows of a question."""

    seat: Seat
    round: int
    phase: str
    question: str


_SPANS: Mapping[BotTempo, Mapping[PauseWeight, tuple[int, int]]] = {
    BotTempo.QUICK: {
        PauseWeight.LOOK: (300, 900),
        PauseWeight.ACT: (900, 2_200),
        PauseWeight.WORD: (700, 1_500),
        PauseWeight.ANSWER: (2_500, 4_000),
    },
    BotTempo.HUMAN: {
        PauseWeight.LOOK: (600, 2_000),
        PauseWeight.ACT: (2_500, 6_500),
        PauseWeight.WORD: (1_500, 3_500),
        PauseWeight.ANSWER: (6_000, 9_000),
    },
    BotTempo.SLOW: {
        PauseWeight.LOOK: (1_000, 3_500),
        PauseWeight.ACT: (5_000, 12_000),
        PauseWeight.WORD: (3_000, 6_500),
        PauseWeight.ANSWER: (10_000, 15_000),
    },
}
"""Milliseconds, from the shortest to the longest pause: each as likely as any between them."""
_TO_READ: Mapping[BotTempo, int] = {BotTempo.QUICK: 1_500, BotTempo.HUMAN: 2_000, BotTempo.SLOW: 3_000}
"""Milliseconds for each sentence that was said just now: what somebody does next puts it away."""
HURRIED = 150, 450
"""What is left of a pause when somebody presses a key."""


def pause(chance: bytes, pace: BotTempo, weight: PauseWeight, asked: Asked) -> int:
    """Milliseconds."""
    return _between(_SPANS[pace][weight], chance, asked)


def listening(pace: BotTempo, said: int) -> int:
    """Milliseconds that whoever is on move waits besides, while so many sentences are read."""
    return _TO_READ[pace] * said


def hurried_pause(chance: bytes, asked: Asked) -> int:
    return _between(HURRIED, chance, asked)


def seed(chance: bytes, asked: Asked) -> bytes:
    """What this seat decides this question by, whenever and however often it is asked."""
    return _drawn(chance, "seed", asked)


def _between(span: tuple[int, int], chance: bytes, asked: Asked) -> int:
    shortest, longest = span
    drawn = int.from_bytes(_drawn(chance, "pause", asked)[:8], "big")
    return shortest + (longest - shortest) * drawn // _LARGEST


def _drawn(chance: bytes, what: str, asked: Asked) -> bytes:
    return digest(chance, "\n".join((what, *map(str, asked))).encode(), "sha256")
