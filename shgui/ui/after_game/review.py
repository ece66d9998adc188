"""The content of a review: the finished game with its verdict and its record."""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.engine.fairness import Verdict
from shgui.library.finished_game import FinishedGame


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, ready to be shown, printed and checked."""

    verdict: Verdict
    """The checks of the record, and what they prove."""
    record: Mapping[str, object]
    """The game as JSON, which anyone can check."""

    game: FinishedGame
    """The game step by step."""
