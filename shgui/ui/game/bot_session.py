"""The bots of an evening, for whoever leads games: there are none until the first one sits down.

Nothing of what plays their seats is imported before that, nor thinks when the game is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from shgui.ui.game.seen_by_room import SeenByRoom

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shgui.bots.seats.bot_seats import BotSeats
    from shgui.table.answers import Answer, Change
    from shgui.table.table import Table
    from shgui.ui.game.game_pages import Window
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.widgets.animation_stage import AnimationStage

    SayFailure = Callable[[Answer | None], None]


class MakeBots(Protocol):
    def __call__(self, say_failure: SayFailure) -> BotSeats:
        """Imports what plays their seats."""


class BotSession(QObject):
    def __init__(self, make: MakeBots, say_failure: SayFailure, parent: QObject | None = None) -> None:
        """`say_failure` is told what the table couldn't keep; nothing, when nobody thinks any more."""
        super().__init__(parent)
        self._make = make
        self._say_failure = say_failure
        self._made: BotSeats | None = None
        self._table: Table | None = None
        self._controller: GameSession | None = None
        self._end_hearing: Callable[[], None] = _nothing
        self._seen = SeenByRoom(self._show)

    def begin(self, table: Table, *, resumed: bool) -> None:
        self.leave()
        self._table = table
        self._end_hearing = table.subscribe(self._hear)
        self._sit_down()

    def led(self) -> None:
        """They act when it is shown."""

    def leave(self) -> None:
        self._end_hearing()
        self._end_hearing = _nothing
        self._table = None
        self._seen.forget()
        if self._made is not None:
            self._made.leave()

    def follow(
        self,
        controller: GameSession,
        window: Window,
        page: QWidget,
        stage: AnimationStage,
        end_stage: Callable[[], AnimationStage],
    ) -> None:
        """They act on what the screen shows, when it has been seen there; a key pressed on `page` hurries
        them.
        """
        self._controller = controller
        self._seen.follow(controller, stage, end_stage)
        window.page_shown.connect(self._watch)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A fresh key does what it does, and they take no more time."""
        is_press = event.type() is QEvent.Type.KeyPress
        if is_press and self._made is not None and not cast(QKeyEvent, event).isAutoRepeat():
            self._made.hurry()
        return super().eventFilter(watched, event)

    def _hear(self, _change: Change) -> None:
        """In the middle of a game, too, somebody may leave a seat to the program."""
        self._sit_down()

    def _sit_down(self) -> None:
        table = self._table
        if table is None or not table.bots:
            return
        self._end_hearing()
        self._end_hearing = _nothing
        if self._made is None:
            self._made = self._make(self._say_failure)
        self._made.begin(table)
        self._watch()
        self._show()

    def _watch(self) -> None:
        if self._made is not None and self._controller is not None:
            self._made.watch(self._controller.watched)

    def _show(self) -> None:
        if self._made is not None:
            self._watch()
            shown = self._seen.shown
            self._made.show(None if shown is None else shown.view.history)
            if self._made.failed:
                # Whatever the table shows, it doesn't go on by itself.
                self._say_failure(None)


def _nothing() -> None:
    """Nobody hears of anything."""
