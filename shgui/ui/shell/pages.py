"""The names of all pages, and what every page can do. Imported at the start, and therefore small."""

from enum import StrEnum
from typing import Any, Protocol


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


BESIDE_PAGES = (PageName.SETTINGS, PageName.HELP, PageName.ABOUT, PageName.NARRATOR, PageName.PHONES)
"""Pages that can be opened on any other, a game included, and change nothing there."""

GAME_PAGES = (
    PageName.FINGERPRINT,
    PageName.TABLE,
    PageName.HAND_OVER,
    PageName.TO_TABLE,
    PageName.END,
    PageName.PRINTED,
)
"""Pages of the game on the table, which take turns in one place."""


class WindowPage(Protocol):
    """A QWidget that the window can show as its page."""

    def help_topic(self) -> str:
        """Return the help topic that fits what is done here (`shgui.words.help_topics.Topic`)."""

    def show_refusal(self, sentence: str) -> None: ...

    def set_focus_first(self) -> None: ...


class ContentPage:
    """Mixin of pages that do something when they are opened, such as showing what `Router.open` was given."""

    def enter(self, *content: Any, **_options: Any) -> None:
        """Show this content. The page comes up afterwards."""

    def return_to(self, *content: Any, **_options: Any) -> None:
        """Show the content that `content` had when another page was opened on this one."""

    @property
    def content(self) -> tuple[object, ...]:
        return ()
