"""What the review of a finished game is told: plain data, ready to be shown, printed and checked."""

from collections.abc import Mapping
from dataclasses import dataclass

from shgui.engine.types import Seat
from shgui.ui.game.page_data import Ending
from shgui.ui.review.review_rows import ReviewRound, round_of
from shgui.words.catalogue import Catalogue
from shgui.words.chronicle import review
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
        """Round by round, for all players or one; without anything that tells roles, for telling the tale."""
        ending = self.ending
        told = review(words, ending.chronicle, ending.memories, ending.names, ending.view.edition)
        rounds = (round_of(words, each, hide_roles=hide_roles, player=player) for each in told)
        return tuple(each for each in rounds if each.rows or (each.heading and player is None))
