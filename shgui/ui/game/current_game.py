"""The game on the table, if there is one: dealt by the screen, or played with the printed game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from shgui.table.printed.printed_table import PrintedTable
    from shgui.table.table import Table
    from shgui.table.table_reader import PrintedTableToRead, SeatedGroup, TableReader
    from shgui.ui.after_game.review import Review
    from shgui.ui.game.game_session import GameSession
    from shgui.ui.printed.printed_controller import PrintedController

MakeReview = Callable[["TableReader"], "Review | None"]


class GameListener(Protocol):
    """Whoever has to know of a game before it is led, and after it is let go of."""

    def begin(self, table: "Table", *, resumed: bool) -> None: ...

    def led(self) -> None:
        """The game is on the window."""

    def leave(self) -> None: ...


class CurrentGame:
    """What leads a game is made, and imported, with the first of its kind, and kept for all others."""

    def __init__(
        self,
        make_controller: "Callable[[], GameSession]",
        make_printed: "Callable[[], PrintedController]",
        make_review: MakeReview,
    ) -> None:
        self._make_controller = make_controller
        self._make_printed = make_printed
        self._make_review = make_review
        self.controller: GameSession | None = None
        self.printed: PrintedController | None = None
        self.phones: GameListener = _Nobody()
        self.bots: GameListener = _Nobody()
        self.announce: Callable[[Table], None] = _tell_nobody
        """Told of each game before it is led: whoever subscribes then hears first of every change."""

    @property
    def table(self) -> "TableReader | None":
        return None if self.controller is None else self.controller.table

    @property
    def printed_table(self) -> "PrintedTableToRead | None":
        return None if self.printed is None else self.printed.table

    @property
    def any_table(self) -> "SeatedGroup | None":
        return self.table or self.printed_table

    @property
    def finished(self) -> "TableReader | None":
        """The table on which all roles lie open."""
        at_end = self.controller is not None and self.controller.at_end
        return self.table if at_end else None

    def begin(self, table: "Table", *, resumed: bool = False) -> None:
        """Take up a game, dealt just now or saved before."""
        if self.controller is None:
            self.controller = self._make_controller()
        self.announce(table)
        for company in (self.phones, self.bots):
            company.begin(table, resumed=resumed)
        self.controller.begin(table, resumed=resumed)
        for company in (self.phones, self.bots):
            company.led()

    def begin_printed(self, table: "PrintedTable") -> None:
        if self.printed is None:
            self.printed = self._make_printed()
        self.printed.begin(table)

    def leave(self) -> None:
        """Let go of the game; it is saved."""
        if self.controller is not None:
            self.controller.leave()
            self.phones.leave()
            self.bots.leave()
        if self.printed is not None:
            self.printed.leave()

    def review(self) -> "Review | None":
        """All of the game, once it is over."""
        return None if self.table is None else self.review_of(self.table)

    def review_of(self, table: "TableReader") -> "Review | None":
        """All of a game that need not be the one on the table; None unless it is over."""
        return self._make_review(table)


class _Nobody:
    def begin(self, _table: "Table", *, resumed: bool) -> None:
        """Nobody has a phone."""

    def led(self) -> None:
        """Likewise."""

    def leave(self) -> None:
        """Likewise."""


def _tell_nobody(_table: "Table") -> None:
    """As long as nobody asked to be told."""
