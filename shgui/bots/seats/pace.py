"""The pauses of bots, and the seeds of their decisions. Both follow from the table's secret chance for bots,
and from public facts. They never depend on a role, a card or a decision, so a pause reveals nothing."""

from collections.abc import Mapping
from enum import StrEnum
from hmac import digest
from typing import NamedTuple

from shgui.engine.types import Seat


class BotTempo(StrEnum):
    QUICK = "quick"
    HUMAN = "human"
    SLOW = "slow"


class PauseWeight(StrEnum):
    """The publicly visible kind of a task, which decides how long its pause is."""

    LOOK = "look"
    """A look at a role or party."""
    ACT = "act"
    WORD = "word"
    """A claim or remark."""
    ANSWER = "answer"
    """A claim for which a person should speak first."""


class QuestionFacts(NamedTuple):
    """The public facts about a question to a bot."""

    seat: Seat
    round: int
    phase: str
    question: str


_PAUSE_SPANS: Mapping[BotTempo, Mapping[PauseWeight, tuple[int, int]]] = {
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
"""Milliseconds of the shortest and the longest pause; all between them are equally likely."""
_READING_TIMES: Mapping[BotTempo, int] = {BotTempo.QUICK: 1_500, BotTempo.HUMAN: 2_000, BotTempo.SLOW: 3_000}
"""Milliseconds for reading each remark that was made just now: the next action hides it."""
HURRIED_SPAN = 150, 450
"""Milliseconds that remain of a pause after a key was pressed."""


def draw_pause(chance: bytes, pace: BotTempo, weight: PauseWeight, asked: QuestionFacts) -> int:
    """Return the length of a pause in milliseconds."""
    return _draw_between(_PAUSE_SPANS[pace][weight], chance, asked)


def compute_reading_pause(pace: BotTempo, said: int) -> int:
    """Return the additional milliseconds for reading this many remarks."""
    return _READING_TIMES[pace] * said


def draw_hurried_pause(chance: bytes, asked: QuestionFacts) -> int:
    return _draw_between(HURRIED_SPAN, chance, asked)


def derive_seed(chance: bytes, asked: QuestionFacts) -> bytes:
    """Return the seed of a decision, the same whenever it is asked."""
    return _derive_bytes(chance, "seed", asked)


def _draw_between(span: tuple[int, int], chance: bytes, asked: QuestionFacts) -> int:
    shortest, longest = span
    drawn = int.from_bytes(_derive_bytes(chance, "pause", asked)[:8], "big")
    return shortest + (longest - shortest) * drawn // 2**64


def _derive_bytes(chance: bytes, what: str, asked: QuestionFacts) -> bytes:
    return digest(chance, "\n".join((what, *map(str, asked))).encode(), "sha256")
