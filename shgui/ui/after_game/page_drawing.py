"""Setting texts, icons and slips of the review: on the page, on paper, and in a picture.

Sizes are pixels of a window 720 high. The same code measures and paints: without a painter it only measures.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTextLayout, QTextOption

from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.drawables import Drawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import paint_frame
from shgui.ui.paint.text import draw_text, measure_width
from shgui.ui.theme import Family, Text, Theme, colour, make_font

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
_DRAWN_UNIT = 720 / 135
_DRAWN_LABEL = 0.031 * 720
_LEADING = 1.05
"""The distance of lines, relative to that of the font."""
_FINE = 8.0


class PageScale(NamedTuple):
    unit: float
    """A pixel of the drawing, for everything but type."""
    letter: float
    """A pixel of the drawing, for type: never smaller than drawn."""

    @classmethod
    def of(cls, theme: Theme) -> "PageScale":
        unit = theme.space.unit / _DRAWN_UNIT
        return cls(unit, max(unit, theme.type.capitals(Text.LABEL) / _DRAWN_LABEL))


class PageDrawing:
    def __init__(self, renderer: Renderer, painter: QPainter | None = None, *, keep: bool = True) -> None:
        """`keep`: small pictures are kept as pixels; on paper they aren't."""
        self._renderer = renderer
        self._painter = painter
        self._keep = keep
        self._palette = renderer.theme.palette
        self.unit, self.letter = PageScale.of(renderer.theme)

    def width_of(self, text: str, family: Family, pixels: float, *, bold: bool = False) -> float:
        return measure_width(text, family, bold) * pixels * self.letter

    def put_line(
        self,
        room: QRectF,
        text: str,
        family: Family,
        pixels: float,
        *,
        lines: int = 1,
        soft: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Set a text in the middle of the room's height; it shrinks where the room is too narrow."""
        if self._painter is not None and text:
            ink = colour(self._palette.ink_soft if soft else self._palette.ink)
            capitals = pixels * self.letter * family.capitals
            draw_text(self._painter, room, text, family, capitals, ink, align=align, lines=lines)

    def put_paragraph(
        self,
        left: float,
        top: float,
        width: float,
        text: str,
        pixels: float,
        *,
        family: Family = Family.TEXT,
        soft: bool = False,
    ) -> float:
        """Set a text in lines of this width; return their height."""
        if not text:
            return 0.0
        # Qt rounds the widths of letters, which shows on paper: there they are measured in finer pixels.
        fine = 1.0 if self._keep else _FINE
        layout = QTextLayout(text, make_font(family, pixels * self.letter * fine))
        option = QTextOption()
        # Names may be longer than a line.
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width * fine)
            line.setPosition(QPointF(0, height))
            height += line.height() * _LEADING
        layout.endLayout()
        if self._painter is not None:
            self._painter.save()
            self._painter.translate(left, top)
            self._painter.scale(1 / fine, 1 / fine)
            self._painter.setPen(colour(self._palette.ink_soft if soft else self._palette.ink))
            layout.draw(self._painter, QPointF(0, 0))
            self._painter.restore()
        return height / fine

    def put_mark(self, left: float, middle: float, side: float, mark: Icon) -> None:
        """Set an icon, its middle at this height."""
        if self._painter is not None:
            rect = QRectF(left, middle - side / 2, side, side)
            self._renderer.paint_icon(self._painter, rect, mark, paper=self._palette.ground)

    def put_drawable(self, rect: QRectF, drawable: Drawable) -> None:
        if self._painter is not None:
            self._renderer.draw(self._painter, rect, drawable, keep=self._keep)

    def put_rect(self, rect: QRectF, ink: str) -> None:
        if self._painter is not None:
            fill_rect(self._painter, rect, colour(ink))

    def put_frame(self, rect: QRectF, width: float, ink: str) -> None:
        if self._painter is not None:
            context = PaintContext(self._renderer.theme, self._renderer.art)
            paint_frame(self._painter, context, rect, width, colour(ink))

    def put_slip(
        self, left: float, middle: float, word: str, pixels: float, *, inked: bool, angle: float = -3.5
    ) -> float:
        """Set a word in wood type on a slip that lies askew, inked or framed; return its width."""
        text = word.upper()
        width = self.width_of(text, Family.POSTER, pixels) + pixels * self.letter
        if self._painter is None:
            return width
        height = pixels * self.letter * 1.45
        painter, palette = self._painter, self._palette
        painter.save()
        painter.translate(left + width / 2, middle)
        painter.rotate(angle)
        rect = QRectF(-width / 2, -height / 2, width, height)
        if inked:
            fill_rect(painter, rect, colour(palette.ink))
        else:
            line = max(2.0, pixels * self.letter * 0.13)
            self.put_frame(rect, line, palette.ink)
            inside = line * 1.7
            self.put_frame(rect.adjusted(inside, inside, -inside, -inside), line * 0.3, palette.ink)
        ink = colour(palette.ground if inked else palette.ink)
        capitals = pixels * self.letter * Family.POSTER.capitals
        draw_text(painter, rect, text, Family.POSTER, capitals, ink, lines=1)
        painter.restore()
        return width
