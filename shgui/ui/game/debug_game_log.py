"""The log of games for `shgui --debug`: a subscriber that reads nothing but the public view.

A log can be handed on: players are seats, counted from 0, and a game is the beginning of its number.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shgui.debugging import DebugLog
from shgui.engine.errors import Refusal
from shgui.engine.view import PlayerView
from shgui.table.answers import NotDone, NotSaved, TableChange
from shgui.table.log_codes import format_line_code, format_seats
from shgui.ui.game.current_game import CurrentGame
from shgui.ui.shell.main_window import MainWindow

if TYPE_CHECKING:
    from shgui.table.table_reader import PrintedTableReader, TableReader
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.printed.printed_controller import PrintedController


class GamesLog(QObject):
    """Subscribes first, so that a change is logged before what follows from it."""

    def __init__(self, log: DebugLog, games: CurrentGame, window: MainWindow) -> None:
        super().__init__(window)
        self._log = log
        self._games = games
        self._tables = TableLog(log)
        games.begun.connect(self._tables.follow)
        self._printed = PrintedTableLog(log)
        self._followed: set[GameSession | PrintedController] = set()
        window.page_shown.connect(self._follow_controllers)

    def _follow_controllers(self) -> None:
        for controller in (self._games.session, self._games.printed):
            if controller is not None and controller not in self._followed:
                self._followed.add(controller)
                controller.failed.connect(self._log_failure)
        if self._games.printed_table is not None:
            self._printed.show(self._games.printed_table)

    def _log_failure(self, answer: Refusal | NotDone | NotSaved) -> None:
        if isinstance(answer, NotSaved):
            self._log.write_once("table", f"not saved: {answer.problem} {answer.detail}".rstrip())
        else:
            self._log.write_once("table", f"refused: {answer.reason}")


class TableLog:
    def __init__(self, log: DebugLog) -> None:
        self._log = log
        self._unsubscribe: Callable[[], None] | None = None
        self._situation = ""

    def follow(self, table: "TableReader") -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
        self._unsubscribe = table.subscribe(partial(self._log_change, table))
        self._log.write_public(
            "table",
            f"game={table.game[:8]} deal={table.deal} players={len(table.players)}"
            f" edition={table.options.edition.name} voting={table.options.voting}"
            f" lines={len(table.chronicle)}",
        )
        self._log_situation(table)

    def _log_change(self, table: "TableReader", change: TableChange) -> None:
        # Looks and ballots cast anew come here, too; the public table is the same after them.
        for line in change.lines:
            self._log.write_public("table", format_line_code(line))
        if change.lines:
            # Not the steps of the journal: looks are among them.
            self._log.write_public("table", f"saved game={table.game[:8]} lines={len(table.chronicle)}")
        self._log_situation(table)

    def _log_situation(self, table: "TableReader") -> None:
        situation = "nothing is dealt" if table.may_add_words else _format_situation(table.view(None))
        if situation != self._situation:
            self._situation = situation
            self._log.write_public("table", situation)


class PrintedTableLog:
    def __init__(self, log: DebugLog) -> None:
        self._log = log
        self._table: PrintedTableReader | None = None
        self._known = 0
        self._situation = ""

    def show(self, table: "PrintedTableReader") -> None:
        if table is not self._table:
            self._table, self._known = table, 0
            game, players = table.saved_as[:8], len(table.players)
            self._log.write("printed", f"game={game} players={players} edition={table.options.edition.name}")
        view = table.game.view
        if view is None:
            return
        for event in view.history[self._known :]:
            self._log.write("printed", format_line_code(event))
        self._known = len(view.history)
        if self._situation != _format_situation(view):
            self._situation = _format_situation(view)
            self._log.write("printed", self._situation)


def _format_situation(view: PlayerView) -> str:
    on_move, voted = format_seats(view.on_move), format_seats(view.voted)
    return f"round={view.round} phase={view.phase} on_move={on_move} voted={voted}"
