"""The models of everything that lies on the table. They hold what everybody sees, and nothing else."""

from PySide6.QtCore import QObject

from shgui.engine.types import Policy
from shgui.ui.table.counter_rows import CountersModel
from shgui.ui.table.seat_rows import SeatsModel
from shgui.ui.table.shown import Shown
from shgui.ui.table.space_rows import BoardModel


class TableModels(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seats = SeatsModel(self)
        self.liberal = BoardModel(Policy.LIBERAL, self)
        self.fascist = BoardModel(Policy.FASCIST, self)
        self.counters = CountersModel(self)

    def show(self, shown: Shown) -> None:
        if shown.view.seat is not None:
            raise ValueError("the table shows what everybody may see")
        for model in (self.seats, self.liberal, self.fascist, self.counters):
            model.show(shown)
