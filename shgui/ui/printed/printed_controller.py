"""The control of a game with printed cards; nothing else here acts at its table."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from shgui.engine.events import Event
from shgui.presentation.requests import Finish, PrintedRequest, Undo
from shgui.table.answers import Accepted
from shgui.table.log_lines import ClaimLine, Line
from shgui.table.printed.printed_table import PrintedAnswer, PrintedTable
from shgui.table.table_reader import PrintedTableReader
from shgui.ui.printed.printed_scene import build_printed_scene
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router

if TYPE_CHECKING:
    from shgui.ui.printed.printed_page import PrintedPage


class PrintedController(QObject):
    failed = Signal(object)
    """A `Refusal`, `NotDone` or `NotSaved`; nothing has changed by it."""

    def __init__(self, router: Router, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._router = router
        self._table: PrintedTable | None = None
        self._page: PrintedPage | None = None

    @property
    def table(self) -> PrintedTableReader | None:
        return self._table

    @property
    def may_undo(self) -> bool:
        return self._table is not None and bool(self._table.game.facts)

    def begin(self, table: PrintedTable) -> None:
        self._table = table
        self._show(())

    def leave(self) -> None:
        """Let go of the game; it is saved."""
        self._table = None

    def do(self, request: PrintedRequest) -> None:
        if self._table is None:
            return
        match request:
            case Undo():
                self.undo()
            case Finish():
                answer = self._table.finish()
                if isinstance(answer, Accepted):
                    self._router.open(PageName.HOME)
                else:
                    self.failed.emit(answer)
            case fact:
                before = len(self._table.game.lines)
                answer = self._table.enter(fact)
                self._show_answer(answer, self._table.game.lines[before:])

    def undo(self) -> None:
        if self._table is not None and self.may_undo:
            self._show_answer(self._table.undo())

    def _show_answer(self, answer: PrintedAnswer, lines: tuple[Line, ...] = ()) -> None:
        """Show what an entry changed; `lines` are the new ones of the game log."""
        if isinstance(answer, Accepted):
            self._show(answer.events, tuple(line for line in lines if isinstance(line, ClaimLine)))
        else:
            self._show(())
            self.failed.emit(answer)

    def _show(self, events: tuple[Event, ...], told: tuple[ClaimLine, ...] = ()) -> None:
        if self._table is None:
            return
        if self._page is None:
            self._page = cast("PrintedPage", self._router.page(PageName.PRINTED))
            self._page.wanted.connect(self.do)
        self._page.show_printed(build_printed_scene(self._table, events, told))
        self._router.replace(PageName.PRINTED)
