"""Temperaments. They differ in how a player thinks and talks, never in what it is allowed to know."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    noise: float
    """How far a judgement of what something is worth may be off, in chances to win."""
    shyness: float
    """How much a fascist cares for what others think of him."""
    talk: float
    """How often it says why, or answers what somebody claims."""
    sure: float
    """How suspicious somebody must look to be accused."""


CHARACTERS: Mapping[str, Character] = {
    "careful": Character(noise=0.003, shyness=1.0, talk=0.5, sure=0.75),
    "bold": Character(noise=0.006, shyness=0.7, talk=0.65, sure=0.6),
    "easy": Character(noise=0.1, shyness=1.0, talk=0.5, sure=0.8),
}

OVERSIGHT: Mapping[int, float] = {5: 0.0, 6: 0.035, 7: 0.0, 8: 0.009, 9: 0.0005, 10: 0.004}
"""How much further the judgement of liberals is off at a table of that size.

Where a tie fails, or few fascists sit, bots that saw all they can would win too often as liberals.
"""
