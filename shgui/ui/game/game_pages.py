"""The pages of a game in the window, each connected when it is first needed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from shgui.presentation.requests import PageRequest
from shgui.ui.shell.pages import PageName

if TYPE_CHECKING:
    from shgui.ui.ending.end_page import EndPage
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.hand_over.return_page import ToTablePage
    from shgui.ui.new_game.fingerprint_page import FingerprintPage
    from shgui.ui.table.sounds import Sound
    from shgui.ui.table.table_page import TablePage
    from shgui.words.narrator_texts import Spoken


class Window(Protocol):
    """The router, as far as a game needs it."""

    page_shown: SignalInstance

    @property
    def current(self) -> PageName | None: ...

    def page(self, name: PageName) -> QWidget: ...

    def replace(self, page: PageName) -> None:
        """Show this page in the place of the game, or under what was opened on it."""


class SecondScreenStage(Protocol):
    """The second screen, as a session needs it: everyone looks there while the window is away."""

    performed: SignalInstance
    """Something that was performed there alone is over."""

    @property
    def is_open(self) -> bool: ...

    def hurry(self) -> None:
        """Go to the end of the step that is played there."""


class GamePages:
    def __init__(
        self,
        window: Window,
        handle: Callable[[PageRequest], None],
        play_sound: "Callable[[Sound | Spoken], None]",
        finish_table: Callable[[], None],
        finish_end: Callable[[], None],
    ) -> None:
        """`handle` takes what players ask for, `play_sound` what is heard while the roles turn. The others
        are called when an animation on the table, or that of the roles, is over.
        """
        self._window = window
        self._handle = handle
        self._play_sound = play_sound
        self._finish_table = finish_table
        self._finish_end = finish_end
        self._connected: set[PageName] = set()
        self._follows_table = False
        self._current: PageName | None = None

    @property
    def in_front(self) -> bool:
        """Whether the window shows the game; else it shows a page beside it."""
        return self._window.current is self._current

    def show(self, name: PageName) -> None:
        self._current = name
        self._window.replace(name)

    @property
    def table_plays(self) -> bool:
        """Whether something moves on the table."""
        stage = self.table.stage
        if not self._follows_table:
            self._follows_table = True
            stage.finished.connect(self._finish_table)
        return stage.playing

    def begin_evening(self) -> None:
        """Forget who sat here: others may sit down."""
        if PageName.HAND_OVER in self._connected:
            self.hand_over.forget_players()

    @property
    def fingerprint(self) -> "FingerprintPage":
        return cast("FingerprintPage", self._page(PageName.FINGERPRINT))

    @property
    def table(self) -> "TablePage":
        return cast("TablePage", self._page(PageName.TABLE))

    @property
    def hand_over(self) -> "HandOverPage":
        return cast("HandOverPage", self._page(PageName.HAND_OVER))

    @property
    def to_table(self) -> "ToTablePage":
        return cast("ToTablePage", self._page(PageName.TO_TABLE))

    @property
    def end(self) -> "EndPage":
        page = cast("EndPage", self._window.page(PageName.END))
        if PageName.END not in self._connected:
            self._connected.add(PageName.END)
            page.sound_due.connect(self._play_sound)
            page.stage.finished.connect(self._finish_end)
        return page

    def _page(self, name: PageName) -> QWidget:
        page = self._window.page(name)
        if name not in self._connected:
            self._connected.add(name)
            cast("TablePage | HandOverPage | ToTablePage | FingerprintPage", page).wanted.connect(
                self._handle
            )
        return page
