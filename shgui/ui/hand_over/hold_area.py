"""The area that a player holds for half a second to open the dossier: by mouse, space bar or finger.

A ring shows how much of that is over; let go before, and it empties at once and nothing was opened.
"""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QTouchEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.hand_over.cover import CoverPlan, plan_cover
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.hold_clock import HoldClock
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import PaintedButton

OPENS_AFTER = 500
"""Milliseconds for which it has to be held."""
_FRAME = 16


class HoldArea(PaintedButton):
    """Covers the page and says when it opens and closes, and where the pointer is meanwhile.

    Without `needs_hold` a press fills the ring, and the next one empties it or closes what was opened.
    Assistive techniques, which can press but not hold, always press twice.
    """

    opened = Signal()
    closed = Signal()
    slid = Signal(QPoint)
    """The pointer has moved while it was held down: a point on the screen."""

    # Class attributes, since focus may leave it before it is built and after it is gone.
    is_open = _filling = _stays = _only_one = False

    def __init__(
        self, ui: UiContext, parent: QWidget, name: str, dwell: HoldClock, takes: Callable[[QPoint], bool]
    ) -> None:
        """`dwell` runs while it has to be held. `takes` chooses what is open at a point, and returns whether
        there is anything.
        """
        super().__init__(ui, parent, name)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._dwell = dwell
        self._takes = takes
        self._label = self._label_open = ""
        self.needs_hold = True
        self.at: QPoint | None = None
        """The last point on the screen of the pointer that holds it; None if a key does."""
        self.kept_free = QRect()
        """Presses here are ignored while it is closed: a button comes and goes at this place."""
        self._since = QElapsedTimer()
        self._frames = QTimer(self, interval=_FRAME)
        self._frames.timeout.connect(self._draw_ring)
        self._dwell.timeout.connect(self._open_up)
        self.clicked.connect(self._press_and_leave)

    @property
    def is_held(self) -> bool:
        """Whether it is open or about to open."""
        return self.is_open or self._filling

    @property
    def stays_open(self) -> bool:
        return self.is_open and self._stays

    def set_words(self, words: str, open_words: str, description: str) -> None:
        self._label = words
        self._label_open = open_words
        self.setAccessibleName(words)
        self.setAccessibleDescription(description)
        self.update()

    def rest(self) -> None:
        """Close it, whatever the finger does."""
        was_open = self.is_open
        if not self.is_held:
            return
        self._filling = self.is_open = self._only_one = False
        self.at = None
        self._dwell.stop()
        self._frames.stop()
        self.update()
        if was_open:
            self.closed.emit()

    def open_for_good(self) -> None:
        """Open it until it is closed by the program, for a player who is alone."""
        if not self.is_held:
            self._filling, self._stays, self._only_one = True, True, True
            self._open_up()

    def press_key(self) -> None:
        """Hold it by the space bar, wherever on the page the focus was."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pressed(None)

    # Presses

    def _pressed(self, at: QPoint | None) -> None:
        if not self.is_held:
            self._begin(at, stays=not self.needs_hold)
        elif self._stays:
            takes = self.is_open and at is not None and self._takes(at)
            if not takes and not self._only_one:
                self.rest()

    def _press_and_leave(self) -> None:
        """Open or close it for an assistive technology."""
        if self._only_one:
            return
        if self.is_held:
            self.rest()
        else:
            self._begin(None, stays=True)

    def _begin(self, at: QPoint | None, *, stays: bool) -> None:
        self._filling, self._stays, self.at = True, stays, at
        self._since.start()
        self._frames.start()
        self._dwell.start()
        self.update()

    def _open_up(self) -> None:
        if self._filling:
            self._filling, self.is_open = False, True
            self._frames.stop()
            self.update()
            self.opened.emit()

    def _moved(self, at: QPoint) -> None:
        if self.is_held and not self._stays:
            self.at = at
            if self.is_open:
                self.slid.emit(at)

    def _released(self, at: QPoint | None) -> None:
        if self._stays:
            return
        if at is not None:
            self._moved(at)
        self.rest()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        free = self.kept_free.contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and (self.is_open or not free):
            self._pressed(event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._moved(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self._released(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() != Qt.Key.Key_Space:
            event.ignore()
        elif not event.isAutoRepeat():
            self._pressed(None)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() != Qt.Key.Key_Space:
            event.ignore()
        elif not event.isAutoRepeat():
            self._released(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if not self._only_one and not (self._stays and self._focus_stays_on_sheet()):
            self.rest()
        super().focusOutEvent(event)

    def _focus_stays_on_sheet(self) -> bool:
        focused = self.window().focusWidget()
        sheet = self.parentWidget()
        return focused is not self and sheet is not None and sheet.isAncestorOf(focused)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._touched(event)
            event.accept()
            return True
        return super().event(event)

    def _touched(self, event: QTouchEvent) -> None:
        point = event.points()[0] if event.points() else None
        at = None if point is None else point.globalPosition().toPoint()
        match event.type():
            case QEvent.Type.TouchBegin:
                free = point is not None and self.kept_free.contains(point.position().toPoint())
                if self.is_open or not free:
                    self.setFocus(Qt.FocusReason.MouseFocusReason)
                    self._pressed(at)
            case QEvent.Type.TouchUpdate:
                if at is not None:
                    self._moved(at)
            case QEvent.Type.TouchEnd:
                self._released(at)
            case _ if not self._only_one:
                self.rest()

    # How it looks

    def _draw_ring(self) -> None:
        ring = plan_cover(self.size(), self.ui.theme).ring
        self.update(ring.adjusted(-8, -8, 8, 8).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self._only_one:
            return
        theme = self.ui.theme
        palette, plan = theme.palette, plan_cover(self.size(), theme)
        painter = make_smooth_painter(self)
        self._paint_ring(painter, plan)
        side = 40 * plan.unit
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(plan.ring.center())
        if self.is_open:
            words, eye, ink, paper = self._label_open, Icon.EYE, palette.paper, palette.ink
        else:
            words, eye, ink, paper = self._label, Icon.EYE_CLOSED, palette.ink, palette.raised
        self.ui.renderer.paint_icon(painter, sign, eye, ink=ink, paper=paper)
        capitals = theme.type.capitals(Text.CONTROL) * 4 / 3
        draw_text(painter, plan.ring_words, words, Family.GOTHIC, capitals, colour(palette.ink))
        painter.end()

    def _paint_ring(self, painter: QPainter, plan: CoverPlan) -> None:
        palette, unit, centre = self.ui.theme.palette, plan.unit, plan.ring.center()
        ink = colour(palette.ink)
        if self.hasFocus():
            painter.setPen(QPen(colour(palette.accent), max(3.0, 3 * unit)))
            painter.drawEllipse(centre, 52 * unit, 52 * unit)
        painter.setBrush(colour(palette.ink if self.is_open else palette.raised))
        painter.setPen(QPen(colour(palette.ink if self.is_open else palette.hairline), 9 * unit))
        painter.drawEllipse(centre, 41 * unit, 41 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        part = min(1.0, self._since.elapsed() / OPENS_AFTER) if self._filling else 0.0
        if self.ui.theme.motion.reduced:
            part = int(part * 4) / 4
        if 0 < part < 1:
            pen = QPen(ink, 9 * unit)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            room = QRectF(centre.x() - 41 * unit, centre.y() - 41 * unit, 82 * unit, 82 * unit)
            painter.drawArc(room, 90 * 16, -round(part * 360 * 16))
        painter.setPen(QPen(colour(palette.paper) if self.is_open else ink, 1.5 * unit))
        painter.drawEllipse(centre, 35 * unit, 35 * unit)
        painter.setPen(QPen(ink, 1.5 * unit))
        painter.drawEllipse(centre, 47 * unit, 47 * unit)
