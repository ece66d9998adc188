"""The game on the table, if there is one: dealt by the program, or played with printed cards."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from shgui.ui.shell.router import Router

if TYPE_CHECKING:
    from shgui.storage.journal import GameId
    from shgui.table.printed.printed_table import PrintedTable
    from shgui.table.table import Table
    from shgui.table.table_reader import PrintedTableReader, SeatedGroup, TableReader
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.printed.printed_controller import PrintedController


class GameListener(Protocol):
    """Phones or bots, which take part in a game that the program deals."""

    def begin(self, table: "Table", *, resumed: bool) -> None:
        """Join the game, before its first page is shown."""

    def on_game_shown(self) -> None:
        """Act on the game, now that its page is on the window."""

    def leave(self) -> None: ...


class CurrentGame(QObject):
    """The session and the printed game's controller are made with the first game of their kind, and kept."""

    begun = Signal(object)
    """A `Table`, before anyone else subscribes to it."""

    def __init__(
        self,
        router: Router,
        make_session: "Callable[[], GameSession]",
        make_printed: "Callable[[], PrintedController]",
        listeners: Sequence[GameListener] = (),
    ) -> None:
        super().__init__()
        self._router = router
        self._make_session = make_session
        self._make_printed = make_printed
        self._listeners = listeners
        self.session: GameSession | None = None
        self.printed: PrintedController | None = None

    @property
    def game(self) -> "GameId | None":
        if self.table is not None:
            return self.table.game
        return None if self.printed_table is None else self.printed_table.saved_as

    @property
    def table(self) -> "TableReader | None":
        return None if self.session is None else self.session.table

    @property
    def printed_table(self) -> "PrintedTableReader | None":
        return None if self.printed is None else self.printed.table

    @property
    def any_table(self) -> "SeatedGroup | None":
        return self.table or self.printed_table

    @property
    def finished(self) -> "TableReader | None":
        """The table, once all roles on it are revealed."""
        at_end = self.session is not None and self.session.is_at_end
        return self.table if at_end else None

    def begin(self, table: "Table", *, resumed: bool = False) -> None:
        if self.session is None:
            self.session = self._make_session()
        self._router.begin_game(table.game)
        self.begun.emit(table)
        for listener in self._listeners:
            listener.begin(table, resumed=resumed)
        self.session.begin(table, resumed=resumed)
        for listener in self._listeners:
            listener.on_game_shown()

    def begin_printed(self, table: "PrintedTable") -> None:
        if self.printed is None:
            self.printed = self._make_printed()
        self._router.begin_game(table.saved_as)
        self.printed.begin(table)

    def leave(self) -> None:
        """Let go of the game; it is saved."""
        if self.session is not None:
            self.session.leave()
            for listener in self._listeners:
                listener.leave()
        if self.printed is not None:
            self.printed.leave()
