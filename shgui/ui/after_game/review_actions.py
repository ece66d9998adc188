"""The requests of the pages of a review, which `ReviewPage` carries out."""

from enum import StrEnum
from typing import Protocol

from shgui.engine.types import Seat


class ReviewPart(StrEnum):
    """A page of the review."""

    FRONT = "front"
    SUSPICION = "suspicion"
    ROUNDS = "rounds"
    TRUST = "trust"
    FAIRNESS = "fairness"
    PICTURE = "picture"


class ReviewActions(Protocol):
    def open_part(self, part: ReviewPart) -> None: ...

    def watch(self, step: int) -> None:
        """Watch the game again from this step on."""

    def play_again(self) -> None:
        """Begin another game of the same players."""

    def hide_roles(self, hidden: bool) -> None:
        """Hide or show the roles."""

    def see_as(self, observer: Seat | None) -> None:
        """Show this player's knowledge, or with None the table's."""

    def suspect_of(self, hitler: bool) -> None:
        """Show the suspicion of being Hitler, or of being a Fascist."""

    def save_pages(self) -> None: ...

    def save_record(self) -> None: ...

    def name_players(self, named: bool) -> None:
        """Use names, or seat numbers, in the picture for the chat."""

    def save_picture(self, suffix: str) -> None:
        """Save the picture for the chat as ".png" or ".svg"."""
