"""The area that a player holds to see: by mouse, by the space bar, by finger."""

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.type_button import Painted

_TOUCHES = {
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
}


class HoldArea(Painted):
    """Says when holding begins and ends, and where the pointer is meanwhile.

    With `set_hold(False)` one press begins and the next one ends. Assistive techniques, which can press but
    not hold, always press twice.
    """

    began = Signal()
    ended = Signal()
    slid = Signal(QPoint)
    """The pointer moves, held down: a point on the screen."""
    let_go = Signal(QPoint)
    """The pointer is let go there, before `ended`."""

    def __init__(self, renderer: Renderer, parent: QWidget, name: str) -> None:
        super().__init__(renderer, parent, name)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._sheet = parent
        self._words = self._words_held = ""
        self._hold = True
        self._held = False
        self.clicked.connect(self._toggle)

    @property
    def held(self) -> bool:
        return self._held

    def set_words(self, words: str, description: str) -> None:
        """What it says at rest, and while it is held."""
        self._words = words
        self._words_held = description
        self.setAccessibleName(words)
        self.setAccessibleDescription(description)
        self.update()

    def set_hold(self, hold: bool) -> None:
        self._hold = hold

    def rest(self) -> None:
        """Not held any more, whatever the finger does; it has to begin anew."""
        if self._held:
            self._held = False
            self.setDown(False)
            self.update()
            self.ended.emit()

    def _begin(self) -> None:
        if not self._held:
            self._held = True
            self.setDown(True)
            self.began.emit()

    def _toggle(self) -> None:
        if self._held:
            self.rest()
        else:
            self._begin()

    def _pressed(self) -> None:
        if self._hold:
            self._begin()
        else:
            self._toggle()

    def _released(self, at: QPoint | None) -> None:
        if self._hold and self._held:
            if at is not None:
                self.let_go.emit(at)
            self.rest()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._hold and self._held and event.buttons() & Qt.MouseButton.LeftButton:
            self.slid.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self._released(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            self._pressed()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            self._released(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if self._hold or not self._focus_stays_on_sheet():
            self.rest()
        super().focusOutEvent(event)

    def _focus_stays_on_sheet(self) -> bool:
        """Pressed on, it stays so while the keyboard goes through what it shows."""
        focused = self.window().focusWidget()
        return focused is not self and self._sheet.isAncestorOf(focused)

    def event(self, event: QEvent) -> bool:
        if event.type() in _TOUCHES and isinstance(event, QTouchEvent):
            self._touched(event)
            event.accept()
            return True
        return super().event(event)

    def _touched(self, event: QTouchEvent) -> None:
        at = event.points()[0].globalPosition().toPoint() if event.points() else None
        match event.type():
            case QEvent.Type.TouchBegin:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                self._pressed()
            case QEvent.Type.TouchUpdate:
                if self._hold and self._held and at is not None:
                    self.slid.emit(at)
            case QEvent.Type.TouchEnd:
                self._released(at)
            case _:
                self._released(None)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self._renderer.theme
        palette, space = theme.palette, theme.space
        painter = smooth_painter(self)
        area = QRectF(self.rect())
        paper, ink = (palette.ink, palette.paper) if self._held else (palette.raised, palette.ink)
        painter.fillRect(area, colour(palette.ink))
        line = max(2, space.stroke)
        painter.fillRect(area.adjusted(line, line, -line, -line), colour(paper))
        inset = line * 2.5
        inner = area.adjusted(inset, inset, -inset, -inset)
        painter.fillRect(inner, colour(ink))
        painter.fillRect(inner.adjusted(1, 1, -1, -1), colour(paper))
        if self.hasFocus():
            painter.fillRect(area, colour(palette.accent))
            width = space.focus
            painter.fillRect(area.adjusted(width, width, -width, -width), colour(paper))
        side = min(area.height() * 0.5, theme.type.capitals(Text.LABEL) * 1.6)
        room = area.adjusted(space.large, inset + 1, -space.large, -inset - 1)
        sign = QRectF(room.left(), room.center().y() - side / 2, side, side)
        mark = Mark.EYE if self._held else Mark.EYE_CLOSED
        self._renderer.mark(painter, sign, mark, ink=ink, paper=paper)
        room.setLeft(sign.right() + space.medium)
        room.setRight(room.right() - side - space.medium)
        capitals = theme.type.capitals(Text.LABEL) * 0.8
        words = self._words_held if self._held else self._words
        draw_text(painter, room, words, theme.type.family(Text.LABEL), capitals, colour(ink))
        painter.end()
