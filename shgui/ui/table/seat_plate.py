"""The plate of a player: a button by which the seat is chosen."""

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Seat
from shgui.presentation.scenes import SeatScene
from shgui.ui import widget_names as names
from shgui.ui.paint.drawables import SeatDrawable, SeatLettering
from shgui.ui.paint.icons import UNTOUCHED
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tooltip_button import TooltipButton
from shgui.words import terms
from shgui.words.catalogue import Catalogue
from shgui.words.seat_texts import build_seat_marks, describe_refusal, describe_seat


def build_seat_drawable(words: Catalogue, seat: SeatScene) -> SeatDrawable:
    word = next((mark.label for mark in build_seat_marks(words, seat)), "")
    if seat.office is not None and not seat.dead:
        # Its outline says whether the office is only proposed.
        word = terms.get_office_name(words, seat.office)
    return SeatDrawable(seat, word, "" if seat.vote is None else terms.get_ballot_word(seat.vote))


class SeatPlate(TooltipButton):
    menu_requested = Signal(int)

    def __init__(self, ui: UiContext, parent: QWidget, seat: Seat) -> None:
        super().__init__(ui, parent, names.table_seat(seat))
        self.seat = seat
        self.refusal = ""
        """Why it can't be chosen; empty where it can, or where no seat is to be chosen."""
        self.drawable = SeatDrawable(SeatScene(seat + 1, ""))
        self._words: Catalogue | None = None

    def set_lettering(self, setting: SeatLettering) -> None:
        if setting != self.drawable.setting:
            self.drawable = replace(self.drawable, setting=setting)
            self.update()

    def show_seat(self, words: Catalogue, seat: SeatScene) -> None:
        if words is self._words and seat == self.drawable.scene:
            return
        self._words = words
        self.drawable = replace(build_seat_drawable(words, seat), setting=self.drawable.setting)
        self.refusal = describe_refusal(words, seat)
        # Seats that can be chosen are checkable, so that a screen reader says whether they are.
        self.setCheckable(seat.choosable)
        self.setChecked(seat.selected)
        cursor = Qt.CursorShape.PointingHandCursor if seat.choosable else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        self.setAccessibleName(
            words.gettext("{number}: {name}").format(number=words.number(seat.number), name=seat.name)
        )
        self.setAccessibleDescription(describe_seat(words, seat))
        self.update()

    def nextCheckState(self) -> None:  # noqa: N802
        """Change nothing: the page decides what a tap changes."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        answers = self.drawable.scene.choosable or self.hasFocus() or self.isDown()
        touch = (self.touch if answers else UNTOUCHED)._replace(selected=self.isChecked())
        self.ui.renderer.draw(painter, QRectF(self.rect()), self.drawable, touch)
        painter.end()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        event.accept()
        self.menu_requested.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave arrows and Enter to the page."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() in (*arrows, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)
