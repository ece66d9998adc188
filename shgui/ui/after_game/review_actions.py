"""What the pages of a story ask for. Each page shows what it is told, and does nothing itself."""

from enum import StrEnum
from typing import Protocol

from shgui.engine.types import Seat


class ReviewPart(StrEnum):
    """What there is to read of a story."""

    FRONT = "front"
    SUSPICION = "suspicion"
    ROUNDS = "rounds"
    TRUST = "trust"
    FAIRNESS = "fairness"
    PICTURE = "picture"


class ReviewActions(Protocol):
    def open_part(self, part: ReviewPart) -> None: ...

    def watch(self, step: int) -> None:
        """The game again, from this step on."""

    def play_again(self) -> None:
        """Another game of the same group."""

    def hide_roles(self, hidden: bool) -> None:
        """For telling the tale to somebody who wasn't there."""

    def see_as(self, observer: Seat | None) -> None:
        """What this player knew; nothing for what the whole table did."""

    def suspect_of(self, hitler: bool) -> None:
        """Of being Hitler, or a Fascist."""

    def save_pages(self) -> None: ...

    def save_record(self) -> None: ...

    def name_players(self, named: bool) -> None:
        """In the picture for the chat."""

    def save_picture(self, suffix: str) -> None:
        """For the group's chat, as ".png" or ".svg"."""
