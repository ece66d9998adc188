"""What the review of a finished game is told: plain data, ready to be shown, printed and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from shgui.engine.types import Seat
from shgui.ui.models.review_rows import ReviewRound, review_rounds
from shgui.ui.page import Ending
from shgui.words.catalogue import Catalogue


class Finding(Protocol):
    """One check of fairness, and whether it holds."""

    @property
    def check(self) -> str: ...
    @property
    def holds(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that the review of a game tells."""

    ending: Ending
    findings: tuple[Finding, ...]
    record: Mapping[str, object]
    """The game as JSON, for whoever wants to check it."""

    def rounds(
        self, words: Catalogue, *, hide_roles: bool = False, player: Seat | None = None
    ) -> tuple[ReviewRound, ...]:
        ending = self.ending
        return review_rounds(
            words,
            ending.chronicle,
            ending.memories,
            ending.names,
            ending.view.edition,
            hide_roles=hide_roles,
            player=player,
        )


def grouped(fingerprint: str) -> str:
    """In groups that an eye can compare."""
    return " ".join(fingerprint[start : start + 4] for start in range(0, len(fingerprint), 4))
