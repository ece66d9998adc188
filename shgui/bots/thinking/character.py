"""Temperaments: they differ in how a bot thinks and talks, never in what it may know."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    noise: float
    """How far a judgement may be off, in chances to win."""
    shyness: float
    """How much a fascist cares what others think of him."""
    talk: float
    """How often it gives a reason or replies to a claim."""
    sure: float
    """The suspicion from which it accuses someone."""


CHARACTERS: Mapping[str, Character] = {
    "careful": Character(noise=0.003, shyness=1.0, talk=0.5, sure=0.75),
    "bold": Character(noise=0.006, shyness=0.7, talk=0.65, sure=0.6),
    "easy": Character(noise=0.1, shyness=1.0, talk=0.5, sure=0.8),
}

OVERSIGHT: Mapping[int, float] = {5: 0.0, 6: 0.035, 7: 0.0, 8: 0.009, 9: 0.0005, 10: 0.004}
"""Additional error in the judgement of liberals, by the size of the table. Where a tie fails, or few fascists
play, bots that saw everything possible would win too often as liberals."""
