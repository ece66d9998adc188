"""A player's plate: a button that can be chosen, or says why it can't."""

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Seat
from shgui.ui import widget_names as names
from shgui.ui.paint.drawables import SeatDrawable, SeatSetting
from shgui.ui.paint.icons import REST, Touch
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.drawables import seat_face
from shgui.ui.table.seat_rows import SeatScene, seat_name, seat_told
from shgui.ui.widgets.tooltip_button import TooltipButton
from shgui.words.catalogue import Catalogue

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class SeatPlate(TooltipButton):
    """`clicked` is a tap; what it means is the page's business."""

    menu_wanted = Signal(int)

    def __init__(self, renderer: Renderer, parent: QWidget, seat: Seat) -> None:
        super().__init__(renderer, parent, names.table_seat(seat))
        self.seat = seat
        self._choosable = False
        self.refusal = ""
        """Why it can't be chosen; nothing where it can, or where nobody is asked to choose."""
        self.face = SeatDrawable(seat + 1, "")
        self.setting = SeatSetting()

    def set_setting(self, setting: SeatSetting) -> None:
        """How it looks like the others."""
        if setting != self.setting:
            self.setting = setting
            self.update()

    def show_row(self, words: Catalogue, row: SeatScene) -> None:
        self.face = seat_face(words, row)
        self._choosable, self.refusal = row.choosable, row.refusal
        # Checkable is what can be chosen: a screen reader then says whether it is.
        self.setCheckable(self._choosable)
        self.setChecked(row.chosen)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._choosable else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(seat_name(words, row))
        self.setAccessibleDescription(seat_told(words, row))
        self.update()

    def nextCheckState(self) -> None:  # noqa: N802
        """The page decides what a tap changes."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        touch = self.touch if self._choosable or self.hasFocus() or self.isDown() else REST
        touch = Touch(
            hover=touch.hover, pressed=touch.pressed, focused=touch.focused, selected=self.isChecked()
        )
        self._renderer.draw(painter, QRectF(self.rect()), replace(self.face, setting=self.setting), touch)
        painter.end()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        event.accept()
        self.menu_wanted.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows and Enter mean something for the whole page."""
        if event.key() in (*_ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return
        super().keyPressEvent(event)
