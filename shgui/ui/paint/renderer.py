"""Painting any drawable by one theme, and keeping the prints.

Drawables that only one person may see are drawn with `keep=False` and leave nothing behind.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from shgui.ui.paint.art import Art
from shgui.ui.paint.context import PaintContext, PaintFunction, make_smooth_painter
from shgui.ui.paint.ground import GroundDrawable, SheetDrawable, paint_ground, paint_sheet
from shgui.ui.paint.icons import CRESTS, UNTOUCHED, Icon, TouchState
from shgui.ui.paint.poster import PosterDrawable, paint_poster
from shgui.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from shgui.ui.paint.drawables import Drawable

_GROUNDS = 3
"""Prints of the ground that are kept. A page prints about half of them; the rest is for animations."""

BACKDROPS: Mapping[type[Any], PaintFunction] = {
    GroundDrawable: paint_ground,
    SheetDrawable: paint_sheet,
    PosterDrawable: paint_poster,
}
"""Painters of the first page; all others are loaded with the first game."""

_PrintKey = tuple["Drawable", TouchState, int, int, float]


class Renderer:
    """Paints drawables; keeps at most `budget` bytes of prints, or more where a large window needs it."""

    def __init__(self, theme: Theme, art: Art, *, budget: int = 48 * 1024 * 1024) -> None:
        self.theme = theme
        self.art = art
        self._budget = budget
        self._kept_bytes = 0
        self._prints: dict[_PrintKey, QPixmap] = {}
        """The most recently used last."""

    def with_text_percent(self, percent: int) -> "Renderer":
        """Return a renderer for a part that has no room for larger texts; its prints are its own."""
        return (
            self
            if percent == self.theme.type.percent
            else Renderer(self.theme.with_text_percent(percent), self.art)
        )

    @property
    def print_count(self) -> int:
        return len(self._prints)

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        drawable: "Drawable",
        touch: TouchState = UNTOUCHED,
        *,
        keep: bool = True,
    ) -> None:
        """Paint a drawable into `rect` (logical pixels). `keep=False`: only one person may see it."""
        ratio = painter.device().devicePixelRatioF()
        if keep:
            pixmap = self.get_print(drawable, _to_pixel_size(rect, ratio), ratio, touch)
            painter.drawPixmap(_align_to_pixels(rect.topLeft(), ratio), pixmap)
        else:
            context = PaintContext(self.theme, self.art, ratio, self._draw_once)
            self._paint(painter, rect, drawable, touch, context)

    def get_print(
        self, drawable: "Drawable", size: QSize, ratio: float = 1.0, touch: TouchState = UNTOUCHED
    ) -> QPixmap:
        """Return the picture of a drawable, painted once and kept."""
        key = (drawable, touch, size.width(), size.height(), ratio)
        kept = self._prints.get(key)
        if kept is not None:
            self._prints[key] = self._prints.pop(key)
            return kept
        pixmap = self._paint_pixmap(
            drawable, size, touch, PaintContext(self.theme, self.art, ratio, self.draw)
        )
        self._keep_print(key, pixmap)
        return pixmap

    def _draw_once(self, painter: QPainter, rect: QRectF, drawable: "Drawable") -> None:
        ratio = painter.device().devicePixelRatioF()
        context = PaintContext(self.theme, self.art, ratio, self._draw_once)
        pixmap = self._paint_pixmap(drawable, _to_pixel_size(rect, ratio), UNTOUCHED, context)
        painter.drawPixmap(_align_to_pixels(rect.topLeft(), ratio), pixmap)

    def _paint_pixmap(
        self, drawable: "Drawable", size: QSize, touch: TouchState, context: PaintContext
    ) -> QPixmap:
        ratio = context.ratio
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        if not isinstance(drawable, GroundDrawable):
            # The ground covers everything, and needs no transparent pixels.
            pixmap.fill(QtCore.Qt.GlobalColor.transparent)
        # The painter ends even when painting fails: one that outlives its pixmap crashes the process.
        painter = QPainter(pixmap)
        try:
            rect = QRectF(0, 0, size.width() / ratio, size.height() / ratio)
            self._paint(painter, rect, drawable, touch, context)
        finally:
            painter.end()
        return pixmap

    def paint_icon(
        self, painter: QPainter, rect: QRectF, mark: Icon, *, ink: str = "", paper: str = ""
    ) -> None:
        """Paint an icon in the theme's ink, or another; icons of parties always as on cards."""
        palette = self.theme.palette
        ratio = painter.device().devicePixelRatioF()
        if mark in CRESTS:
            ink, paper = palette.on_card, palette.card
        PaintContext(self.theme, self.art, ratio).paint_icon(
            painter, rect, mark, ink or palette.ink, paper or palette.paper
        )

    def make_icon(self, mark: Icon, side: int = 48) -> "QIcon":
        """Return an icon for a button or menu, also in the colours of a button that is pressed or off."""
        from PySide6.QtGui import QIcon

        palette = self.theme.palette
        result = QIcon()
        for mode, ink in (
            (QIcon.Mode.Normal, palette.ink),
            (QIcon.Mode.Selected, palette.paper),
            (QIcon.Mode.Disabled, palette.off),
        ):
            pixmap = QPixmap(side, side)
            pixmap.fill(QtCore.Qt.GlobalColor.transparent)
            painter = make_smooth_painter(pixmap)
            self.paint_icon(painter, QRectF(0, 0, side, side), mark, ink=ink)
            painter.end()
            result.addPixmap(pixmap, mode)
        return result

    def _paint(
        self, painter: QPainter, rect: QRectF, drawable: "Drawable", touch: TouchState, context: PaintContext
    ) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        paint = BACKDROPS.get(type(drawable))
        if paint is None:
            # Imported with the first drawable of a game.
            from shgui.ui.paint.drawable_painters import PAINTERS

            paint = PAINTERS[type(drawable)]
        paint(painter, rect, drawable, context)
        if touch != UNTOUCHED:
            from shgui.ui.paint.touch import paint_touch

            paint_touch(painter, rect, drawable, touch, context)
        painter.restore()

    def _keep_print(self, key: _PrintKey, pixmap: QPixmap) -> None:
        self._prints[key] = pixmap
        self._kept_bytes += _count_bytes(pixmap)
        if isinstance(key[0], GroundDrawable):
            self._budget = max(self._budget, _GROUNDS * _count_bytes(pixmap))
        while self._kept_bytes > self._budget and len(self._prints) > 1:
            oldest = self._prints.pop(next(iter(self._prints)))
            self._kept_bytes -= _count_bytes(oldest)


def _count_bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _to_pixel_size(rect: QRectF, ratio: float) -> QSize:
    return QSize(max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio)))


def _align_to_pixels(point: QPointF, ratio: float) -> QPointF:
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)
