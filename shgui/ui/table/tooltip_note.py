"""A note beside a thing that explains it, or a remark beside a seat."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import make_rounded_path, paint_outline, paint_shadow
from shgui.ui.paint.text import draw_text, fit_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.themed import Themed, UiContext

# The precision of the width of balanced lines: a hundredth.
_TRIES = 7
# Lines, and the gap between paragraphs, in capitals.
_LEADING, _BETWEEN = 1.75, 0.5


class TooltipNote(Themed, QWidget):
    """A note above everything else on the page; it never takes pointer or focus."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str = names.TABLE_NOTE) -> None:
        super().__init__(ui, parent, name=name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._paragraphs: tuple[str, ...] = ()
        self._lines: tuple[tuple[str, ...], ...] = ()
        self._said_by: QRect | None = None
        self._page = parent
        self.hide()

    @property
    def text(self) -> str:
        """The text of the note; empty while it is hidden."""
        return "\n".join(self._paragraphs) if self.isVisibleTo(self._page) else ""

    def update_theme(self) -> None:
        self.hide()

    def show_beside(
        self,
        text: str,
        beside: QRect,
        within: QRect,
        *,
        middle: QRect | None = None,
        clear: Sequence[QRect] = (),
        said: bool = False,
    ) -> None:
        """Lay the note beside a place inside `within`; where it can, in the middle and off `clear`. A remark,
        `said` there, has a corner that points to it.
        """
        self._paragraphs = tuple(text.split("\n"))
        widest = min(within.width() * 0.44, self._capitals * 30)
        self._lines = tuple(
            balance_lines(paragraph, self._family, self._capitals, widest) for paragraph in self._paragraphs
        )
        width = max(
            fit_text(line, self._family, self._capitals, 1e6, lines=1).width
            for part in self._lines
            for line in part
        )
        leading, between = self._capitals * _LEADING, self._capitals * _BETWEEN
        height = sum(len(part) * leading for part in self._lines) + between * (len(self._lines) - 1)
        margin = self.ui.theme.space.medium
        shadow = self.ui.theme.space.tight
        size = QRect(0, 0, round(width + 2 * margin) + 4 + shadow, round(height + 1.4 * margin) + 4 + shadow)
        gap = self.ui.theme.space.small
        slip = compute_note_rect(size.size(), beside, within, gap, middle, clear)
        # The corner lies in the gap.
        self.setGeometry(slip.adjusted(-gap, -gap, gap, gap) if said else slip)
        self._said_by = beside.translated(-self.pos()) if said else None
        self.raise_()
        self.show()
        self.update()

    @property
    def _family(self) -> Family:
        return self.ui.theme.type.family(Text.LABEL)

    @property
    def _capitals(self) -> float:
        scale = self.ui.theme.type
        return max(scale.capitals(Text.CONTROL), scale.capitals(Text.LABEL) * 0.66)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = QPainter(self)
        area = QRectF(self.rect())
        if self._said_by is not None:
            gap = theme.space.small
            area.adjust(gap, gap, -gap, -gap)
        body = paint_note(painter, area, self.ui.renderer, self.devicePixelRatioF())
        if self._said_by is not None:
            paint_speech_corner(painter, body, QRectF(self._said_by), self.ui.renderer)
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        margin, leading = theme.space.medium, self._capitals * _LEADING
        row = QRectF(body.left() + margin, body.top() + margin * 0.6, 0, leading)
        row.setRight(body.right() - margin)
        for part in self._lines:
            for line in part:
                draw_text(painter, row, line, self._family, self._capitals, ink, align=left, lines=1)
                row.translate(0, leading)
            row.translate(0, self._capitals * _BETWEEN)
        painter.end()


def compute_note_rect(
    size: QSize,
    beside: QRect,
    within: QRect,
    gap: int,
    middle: QRect | None = None,
    clear: Sequence[QRect] = (),
) -> QRect:
    """Return the place of a note: towards the middle, unless it covers less elsewhere."""
    below = beside.bottomLeft() + QPoint(gap, gap // 2)
    level = beside.center().y() - size.height() // 2
    right = QPoint(beside.right() + gap, level)
    left = QPoint(beside.left() - gap - size.width(), level)
    above = QPoint(below.x(), beside.top() - gap // 2 - size.height())
    inward = (right, left) if beside.center().x() < within.center().x() else (left, right)
    hangs = beside.center().y() < within.top() + within.height() // 4
    spots = (below, *inward, above) if hangs else (*inward, below, above)
    slips = [_move_inside(QRect(spot, size), room) for room in (within, middle or within) for spot in spots]
    return min(
        slips, key=lambda slip: (slip.intersects(beside), sum(_compute_area(slip & each) for each in clear))
    )


def _move_inside(slip: QRect, room: QRect) -> QRect:
    slip.moveLeft(max(room.left(), min(slip.left(), room.right() - slip.width())))
    slip.moveTop(max(room.top(), min(slip.top(), room.bottom() - slip.height())))
    return slip


def _compute_area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def paint_note(painter: QPainter, area: QRectF, renderer: Renderer, ratio: float) -> QRectF:
    """Paint a small sheet; return the paper without its shadow."""
    theme = renderer.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = theme.space.tight
    body = area.adjusted(1, 1, -room, -room)
    radius, half = theme.space.radius, max(2, theme.space.stroke) / 2
    paint_shadow(painter, PaintContext(theme, renderer.art, ratio), body, radius, theme.space.small)
    fill_path(painter, make_rounded_path(body, radius), colour(theme.palette.raised))
    edge = make_rounded_path(body.adjusted(half, half, -half, -half), radius)
    paint_outline(painter, edge, half * 2, colour(theme.palette.ink))
    return body


def paint_speech_corner(painter: QPainter, body: QRectF, beside: QRectF, renderer: Renderer) -> None:
    """Paint the corner of a remark that points to its speaker at `beside`."""
    theme = renderer.theme
    stroke, length = max(2, theme.space.stroke), float(theme.space.small)
    if body.top() > beside.bottom() or body.bottom() < beside.top():
        base = body.topLeft() if body.top() > beside.bottom() else body.bottomLeft()
        out, along = QPointF(0, -1 if body.top() > beside.bottom() else 1), QPointF(1, 0)
        place, low, high = beside.center().x(), body.left(), body.right()
    else:
        base = body.topLeft() if body.left() > beside.right() else body.topRight()
        out, along = QPointF(-1 if body.left() > beside.right() else 1, 0), QPointF(0, 1)
        place, low, high = beside.center().y(), body.top(), body.bottom()
    way = min(max(place, low + 3 * length), high - 3 * length) - low
    # Over the frame of the slip, so that paper meets paper.
    foot = base + along * way - out * stroke
    tip = foot + out * (length + stroke)
    feet = foot - along * length, foot + along * length
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.palette.raised))
    painter.drawPolygon(QPolygonF([feet[0], tip, feet[1]]))
    painter.setPen(QPen(colour(theme.palette.ink), stroke))
    for each in feet:
        painter.drawLine(each + out * (stroke / 2), tip)


def balance_lines(text: str, family: Family, capitals: float, widest: float) -> tuple[str, ...]:
    """Return the text in as few lines as fit, as equally long as possible."""
    words = [word for word in text.split(" ") if word]
    best = _break_lines(words, family, capitals, widest)
    narrow, wide = widest / 4, widest
    for _ in range(_TRIES):
        width = (narrow + wide) / 2
        lines = _break_lines(words, family, capitals, width)
        if len(lines) == len(best):
            best, wide = lines, width
        else:
            narrow = width
    return best


def _break_lines(words: list[str], family: Family, capitals: float, width: float) -> tuple[str, ...]:
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and fit_text(longer, family, capitals, 1e6, lines=1).width <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
