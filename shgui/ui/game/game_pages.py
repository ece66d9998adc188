"""The pages of a game on the window, each connected when it is first wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from shgui.presentation.requests import Wish
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
    """Whenever one was shown, by whomever."""

    @property
    def current(self) -> PageName | None: ...

    def page(self, name: PageName) -> QWidget: ...

    def replace(self, page: PageName) -> None:
        """Show this page in the place of the game, or under what was opened on it."""


class SecondScreenStage(Protocol):
    """Where all look at a moment while this screen is away: a second one."""

    @property
    def is_open(self) -> bool: ...

    def hurry(self) -> None:
        """On with what is played there."""


class GamePages:
    def __init__(
        self,
        window: Window,
        do: Callable[[Wish], None],
        let_hear: "Callable[[Sound | Spoken], None]",
        motion_over: Callable[[], None],
    ) -> None:
        """`do` is told what players want, `let_hear` what sounds, `motion_over` that the table is at rest."""
        self._window = window
        self._do = do
        self._let_hear = let_hear
        self._motion_over = motion_over
        self._connected: set[PageName] = set()
        self._hears_motion = False
        self._up: PageName | None = None
        """The one that was shown last."""

    @property
    def in_front(self) -> bool:
        """Whether the window shows the game; else somebody looks at something beside it."""
        return self._window.current is self._up

    def show(self, name: PageName) -> None:
        self._up = name
        self._window.replace(name)

    @property
    def table_plays(self) -> bool:
        """Whether something moves on the table. Who has asked is told when that is over."""
        stage = self.table.stage
        if not self._hears_motion:
            self._hears_motion = True
            stage.finished.connect(self._motion_over)
        return stage.playing

    def begin_evening(self) -> None:
        """Others may sit down than those who sat here."""
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
        """Its ways on lead away from the game, and to nobody here."""
        page = cast("EndPage", self._window.page(PageName.END))
        if PageName.END not in self._connected:
            self._connected.add(PageName.END)
            page.sound_due.connect(self._let_hear)
        return page

    def _page(self, name: PageName) -> QWidget:
        page = self._window.page(name)
        if name not in self._connected:
            self._connected.add(name)
            cast("TablePage | HandOverPage | ToTablePage | FingerprintPage", page).wanted.connect(self._do)
        return page
