"""What the review of a finished game is told: plain data, ready to be shown, printed and checked."""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.engine.types import Seat
from shgui.ui.game.page_data import Ending
from shgui.ui.review.review_rows import ReviewRound, review_rounds
from shgui.words.catalogue import Catalogue
from shgui.words.verification import Verdict


@dataclass(frozen=True, slots=True)
class Review:
    """Everything that the review of a game tells."""

    ending: Ending
    verdict: Verdict
    """What was checked, and what it proves."""
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
