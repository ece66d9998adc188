"""Which pages there are, and what every page can do. Imported at the start, and therefore small."""

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from shgui.ui.paint.renderer import Renderer
    from shgui.words.catalogue import Catalogue


class PageName(StrEnum):
    HOME = "home"
    NEW_TABLE = "new_table"
    PRACTICE = "practice"
    FINGERPRINT = "fingerprint"
    TABLE = "table"
    HAND_OVER = "hand_over"
    TO_TABLE = "to_table"
    END = "end"
    REVIEW = "review"
    WATCH = "watch"
    SAVED_GAMES = "saved_games"
    GROUP = "group"
    SETTINGS = "settings"
    HELP = "help"
    GUIDE = "guide"
    ABOUT = "about"
    PRINTED = "printed"
    NARRATOR = "narrator"
    PHONES = "phones"


BESIDE = (PageName.SETTINGS, PageName.HELP, PageName.ABOUT, PageName.NARRATOR, PageName.PHONES)
"""Pages that are looked at from anywhere and left to where one was."""


class GamePage(Protocol):
    """A QWidget that the window can stack."""

    def set_renderer(self, renderer: "Renderer") -> None:
        """New looks: colours, sizes, motion. `renderer.theme` is the theme."""

    def retranslate(self, words: "Catalogue") -> None:
        """Every text anew, in under 50 ms; called before the page is first shown."""

    def help_topic(self) -> str:
        """The topic of the help that fits what is being done here (`shgui.words.help_topics.Topic`)."""

    def refuse(self, sentence: str) -> None:
        """Say why what was wanted was not done. Pages that lead nothing never hear it."""

    def set_focus_first(self) -> None:
        """The keyboard goes to what a player most likely does next."""
