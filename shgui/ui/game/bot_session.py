"""The bots of the present game. What plays their seats is imported when the first bot sits down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shgui.bots.seats.bot_seats import BotSeats
    from shgui.table.answers import Answer
    from shgui.table.table import Table
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.shell.router import Router

    SayFailure = Callable[[Answer | None], None]


class BotSession(QObject):
    def __init__(
        self, make: Callable[[SayFailure], BotSeats], say_failure: SayFailure, parent: QObject
    ) -> None:
        """`make` imports what plays the seats. `say_failure` takes what the table couldn't save, or None when
        nothing thinks for bots any more.
        """
        super().__init__(parent)
        self._make = make
        self._say_failure = say_failure
        self._made: BotSeats | None = None
        self._table: Table | None = None
        self._session: GameSession | None = None
        self._unsubscribe: Callable[[], None] | None = None

    def begin(self, table: Table, *, resumed: bool) -> None:
        """Let bots play their seats of this game; they play a `resumed` one like any other."""
        self.leave()
        self._table = table
        # A person may leave a seat to a bot in the middle of a game, too.
        self._unsubscribe = table.subscribe(lambda _change: self._seat_bots())
        self._seat_bots()

    def on_game_shown(self) -> None:
        """Do nothing: bots act on what is revealed."""

    def leave(self) -> None:
        self._unsubscribe_from_table()
        self._table = None
        if self._made is not None:
            self._made.leave()

    def follow(self, session: GameSession, router: Router, page: QWidget) -> None:
        """Have bots act on what a session reveals. A key pressed on `page` hurries them."""
        self._session = session
        session.revealed.connect(self._show_revealed)
        router.page_shown.connect(self._update_watched)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and self._made is not None and not cast(QKeyEvent, event).isAutoRepeat():
            self._made.hurry()
        return super().eventFilter(watched, event)

    def _seat_bots(self) -> None:
        table = self._table
        if table is None or not table.bots:
            return
        self._unsubscribe_from_table()
        if self._made is None:
            self._made = self._make(self._say_failure)
        self._made.begin(table)
        self._update_watched()
        self._show_revealed()

    def _unsubscribe_from_table(self) -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
            self._unsubscribe = None

    def _update_watched(self) -> None:
        if self._made is not None and self._session is not None:
            self._made.watch(self._session.is_watched)

    def _show_revealed(self) -> None:
        if self._made is None:
            return
        self._update_watched()
        scene = None if self._session is None else self._session.revealed_scene(self._table)
        self._made.show(None if scene is None else scene.view.history)
        if self._made.failed:
            # Whatever the table shows, it doesn't go on by itself.
            self._say_failure(None)
