"""One player's strip; Left and Right select its moments, Enter watches the game from there."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.ui.after_game.focus_ring import paint_focus_ring
from shgui.ui.after_game.review_texts import KeyMomentText, StripText
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import StripDrawable
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.strips import StripPlaces
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.bot_sign import after_bot_sign
from shgui.ui.widgets.themed import Themed, UiContext

_NAME = 1.36
"""Capitals of a name, relative to those of a button."""
_BELOW_NAME = 0.34
"""The gap from name to strip, in capitals of the name."""
_NUMBERS = 3.0
_FLAT, _TALL = 6.0, 14.0
"""Height of a chart in modules: with ten players, and with five."""
_TALLEST = 38.0
_LANE = 3.2


class StripView(Themed, QWidget):
    """A strip with its name: `beside` it as on the page of strips, or above as on the front page."""

    moment_chosen = Signal(object, object)
    """This strip, and its `KeyMomentText` or None."""
    watch_requested = Signal(int)
    """A step to watch the game from."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str, *, beside: bool) -> None:
        super().__init__(ui, parent, name=name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._beside = beside
        self._text: StripText | None = None
        self._cursor: int | None = None
        self._head = 0
        self._column = 0.0
        """The least width of a round; 0 where all rounds share the room."""
        self._offset = 0
        self.tall = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._keep_low()

    def show_strip(self, text: StripText) -> None:
        """Show a strip; the chosen moment stays if only readings have been added."""
        before = self._text
        self._text = text
        self.setAccessibleName(text.name)
        self.setAccessibleDescription(text.sentence)
        if before is None or [each.step for each in before.moments] != [each.step for each in text.moments]:
            self._cursor = None
        self.update()

    def update_theme(self) -> None:
        self._keep_low()
        self.updateGeometry()
        self.update()

    def set_room(self, head: int, column: float, offset: int) -> None:
        """Set the width of names, the least width of a round, and how far the strip is scrolled."""
        if (head, column, offset) != (self._head, self._column, self._offset):
            self._head, self._column, self._offset = head, column, offset
            self.update()

    @property
    def text(self) -> StripText | None:
        return self._text

    @property
    def moment(self) -> KeyMomentText | None:
        """The chosen moment."""
        if self._text is None or self._cursor is None:
            return None
        return self._text.moments[self._cursor]

    @property
    def where(self) -> tuple[float, float] | None:
        """The left and right edge of the chosen moment's round on the whole strip."""
        moment = self.moment
        if moment is None or self._text is None:
            return None
        places = StripPlaces.of(QRectF(0, 0, self._whole_width, 1), self._text.drawable)
        number = int(min(moment.at, places.rounds - 1))
        return places.x(number), places.x(number + 1)

    def forget_moment(self) -> None:
        if self._cursor is not None:
            self._cursor = None
            self.update()

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Left:
                self._walk(-1)
            case Qt.Key.Key_Right:
                self._walk(1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.moment is not None:
                self.watch_requested.emit(self.moment.step)
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        text = self._text
        if event.button() is not Qt.MouseButton.LeftButton or text is None or not text.moments:
            return
        if not self._strip.contains(event.position()):
            return
        places = self._places(text)
        x = event.position().x() + self._offset
        distances = [abs(places.x(each.at) - x) for each in text.moments]
        self._choose(distances.index(min(distances)))

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.moment_chosen.emit(self, self.moment)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.update()

    def _walk(self, by: int) -> None:
        if self._text is None or not self._text.moments:
            return
        last = len(self._text.moments) - 1
        if self._cursor is None:
            self._choose(0 if by > 0 else last)
        else:
            self._choose(min(last, max(0, self._cursor + by)))

    def _choose(self, cursor: int) -> None:
        self._cursor = cursor
        moment = self.moment
        if moment is not None:
            self.moment_chosen.emit(self, moment)
            announce(self, moment.whole)
        self.update()

    # Layout and painting

    def sizeHint(self) -> QSize:  # noqa: N802
        module = self.ui.theme.space.unit
        chart = module * (_TALL if self.tall else _FLAT)
        if self._beside:
            return QSize(round(module * 120), round(max(chart, self._capitals * 2.1) + module * _LANE))
        return QSize(round(module * 30), round(self._name_height + chart * 1.5 + module * _NUMBERS))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.sizeHint().height())

    def _keep_low(self) -> None:
        """Limit the height: a chart much higher than wide would exaggerate."""
        if not self._beside:
            module = self.ui.theme.space.unit
            self.setMaximumHeight(round(self._name_height + module * (_TALLEST + _NUMBERS)))

    @property
    def _capitals(self) -> float:
        return self.ui.theme.type.capitals(Text.CONTROL) * _NAME * (1.16 if self.tall else 1.0)

    @property
    def _name_height(self) -> float:
        return self._capitals * (1.35 + _BELOW_NAME)

    @property
    def _inset(self) -> int:
        """The margin for the focus ring."""
        return self.ui.theme.space.focus

    @property
    def _strip(self) -> QRectF:
        """The visible part of the strip."""
        room = QRectF(self.rect())
        inset = self._inset
        if self._beside:
            return room.adjusted(self._head, 1, -inset, -1)
        return room.adjusted(inset, self._name_height + 1, -inset, -1)

    @property
    def _whole_width(self) -> float:
        rounds = 0 if self._text is None else self._text.drawable.rounds
        return max(self._strip.width(), self._column * rounds)

    def _places(self, text: StripText) -> StripPlaces:
        """Return the places on the strip as if it weren't scrolled."""
        strip = self._strip
        strip.setWidth(self._whole_width)
        return StripPlaces.of(strip, self._drawable(text))

    def _drawable(self, text: StripText) -> StripDrawable:
        module, height = self.ui.theme.space.unit, max(1.0, self._strip.height())
        below = module * (_LANE if self._beside else _NUMBERS) / height
        return text.drawn(below=round(min(0.5, below), 3), numbered=not self._beside)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        text = self._text
        if text is None:
            return
        painter = make_smooth_painter(self)
        self._paint_name(painter, text)
        strip = self._strip
        if strip.width() > 1 and strip.height() > 1:
            painter.save()
            painter.setClipRect(strip.adjusted(-1, -self._inset, 1, 1))
            whole = QRectF(strip.left() - self._offset, strip.top(), self._whole_width, strip.height())
            self.ui.renderer.draw(painter, whole, self._drawable(text))
            self._paint_cursor(painter, text)
            painter.restore()
        paint_focus_ring(painter, self, self.ui.theme)
        painter.end()

    def _paint_name(self, painter: QPainter, text: StripText) -> None:
        theme = self.ui.theme
        if self._beside:
            chart = self._places(text).chart
            row = QRectF(self._inset, 0, self._head - self._inset * 2, chart.bottom())
        else:
            row = QRectF(self._inset, 0, self.width() - 2 * self._inset, self._capitals * 1.7)
        side = min(self._capitals * 1.5, row.height())
        sign = QRectF(row.left(), row.center().y() - side / 2, side, side)
        self.ui.renderer.mark(painter, sign, text.mark, ink=theme.palette.ink_soft)
        room = row.adjusted(side + theme.space.tight * 1.6, 0, 0, 0)
        if text.bot:
            room = after_bot_sign(self.ui.renderer, painter, room, self._capitals, paper=theme.palette.ground)
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        draw_text(painter, room, text.name, Family.GOTHIC, self._capitals, ink, align=left)

    def _paint_cursor(self, painter: QPainter, text: StripText) -> None:
        moment = self.moment
        if moment is None:
            return
        theme = self.ui.theme
        places = self._places(text)
        x, width = places.x(moment.at) - self._offset, theme.space.focus - 1
        accent = colour(theme.palette.accent)
        fill_rect(painter, QRectF(x, places.chart.top(), width, places.chart.height()), accent)
        side = theme.space.unit * 1.2
        middle, top = x + width / 2, places.chart.top()
        tip = QPolygonF(
            [QPointF(middle - side, top), QPointF(middle + side, top), QPointF(middle, top + side)]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawPolygon(tip)
