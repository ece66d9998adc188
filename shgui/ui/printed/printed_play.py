"""The game with the printed game, if one is open. All that leads it is imported with the first."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from shgui.table.printed_table import PrintedTable
    from shgui.ui.controller import Stage
    from shgui.ui.printed.printed_controller import PrintedController


class PrintedPlay(QObject):
    begun = Signal()
    """The first of its games is about to be shown."""
    over = Signal()
    help_wanted = Signal()
    narrator_wanted = Signal()
    screen_changed = Signal()
    failed = Signal(object)

    def __init__(self, stage: "Stage", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._controller: PrintedController | None = None

    @property
    def table(self) -> "PrintedTable | None":
        return None if self._controller is None else self._controller.table

    @property
    def may_undo(self) -> bool:
        return self._controller is not None and self._controller.may_undo

    def begin(self, table: "PrintedTable") -> None:
        if self._controller is None:
            self._controller = self._made()
            self.begun.emit()
        self._controller.begin(table)

    def undo(self) -> None:
        if self._controller is not None:
            self._controller.undo()

    def leave(self) -> None:
        """Let go of the game; it is saved."""
        if self._controller is not None:
            self._controller.leave()

    def _made(self) -> "PrintedController":
        from shgui.ui.printed.printed_controller import PrintedController

        controller = PrintedController(self._stage, self)
        controller.over.connect(self.over)
        controller.help_wanted.connect(self.help_wanted)
        controller.narrator_wanted.connect(self.narrator_wanted)
        controller.screen_changed.connect(self.screen_changed)
        controller.failed.connect(self.failed)
        return controller
