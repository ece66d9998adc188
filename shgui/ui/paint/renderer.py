"""Paints any face, and keeps what it has printed.

    renderer = Renderer(theme, Art(resources.assets()))
    renderer.draw(painter, rect, PolicyFace(Policy.LIBERAL, word), Touch(focused=True))

One renderer serves one theme; a new theme needs a new one (the drawings may be shared). Prints are kept by
face, touch, size and scale, the oldest forgotten first. Faces that only one person may see are drawn with
`keep=False` and leave nothing behind.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from shgui.ui.paint.art import Art
from shgui.ui.paint.context import Paint, PaintContext, smooth_painter
from shgui.ui.paint.ground import GroundFace, SheetFace, paint_ground, paint_sheet
from shgui.ui.paint.icons import CRESTS, REST, Icon, Touch
from shgui.ui.paint.poster import PosterDrawable, paint_poster
from shgui.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from shgui.ui.paint.drawables import Face

_GROUNDS = 3
"""A page prints about half as many grounds of its window; the rest is for motion."""

BACKDROPS: Mapping[type[Any], Paint] = {
    GroundFace: paint_ground,
    SheetFace: paint_sheet,
    PosterDrawable: paint_poster,
}
"""What lies under everything, and how it is painted: the first page needs no more."""

_Key = tuple["Face", Touch, int, int, float]


class Renderer:
    """Prints faces; keeps at most `budget` bytes of prints, or more where a large window needs it."""

    def __init__(self, theme: Theme, art: Art, *, budget: int = 48 * 1024 * 1024) -> None:
        self.theme = theme
        self.art = art
        self._budget = budget
        self._held = 0
        self._prints: dict[_Key, QPixmap] = {}
        """The one that was used last comes last."""

    def at(self, percent: int) -> "Renderer":
        """For a part of a page that has no room for larger texts; its prints are its own."""
        return self if percent == self.theme.type.percent else Renderer(self.theme.at(percent), self.art)

    @property
    def kept(self) -> int:
        """How many prints are held."""
        return len(self._prints)

    def draw(
        self, painter: QPainter, rect: QRectF, face: "Face", touch: Touch = REST, *, keep: bool = True
    ) -> None:
        """Paint a face into rect (logical pixels). `keep=False` for what only one person may see."""
        ratio = painter.device().devicePixelRatioF()
        if keep:
            pixmap = self.print(face, _size(rect, ratio), ratio, touch)
            painter.drawPixmap(_aligned(rect.topLeft(), ratio), pixmap)
        else:
            context = PaintContext(self.theme, self.art, ratio, self._draw_once)
            self._paint(painter, rect, face, touch, context)

    def print(self, face: "Face", size: QSize, ratio: float = 1.0, touch: Touch = REST) -> QPixmap:
        """The face as a pixmap of `size` device pixels."""
        key = (face, touch, size.width(), size.height(), ratio)
        kept = self._prints.get(key)
        if kept is not None:
            self._prints[key] = self._prints.pop(key)
            return kept
        pixmap = self._printed(face, size, touch, PaintContext(self.theme, self.art, ratio, self.draw))
        self._keep(key, pixmap)
        return pixmap

    def _draw_once(self, painter: QPainter, rect: QRectF, face: "Face") -> None:
        """As a part of a face that leaves nothing behind: alike pixel for pixel, and forgotten."""
        ratio = painter.device().devicePixelRatioF()
        context = PaintContext(self.theme, self.art, ratio, self._draw_once)
        pixmap = self._printed(face, _size(rect, ratio), REST, context)
        painter.drawPixmap(_aligned(rect.topLeft(), ratio), pixmap)

    def _printed(self, face: "Face", size: QSize, touch: Touch, context: PaintContext) -> QPixmap:
        ratio = context.ratio
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        if not isinstance(face, GroundFace):
            # The ground covers all of it, and lies down faster where nothing shines through.
            pixmap.fill(QtCore.Qt.GlobalColor.transparent)
        # Ended even when painting fails: a painter that outlives its pixmap takes the process down.
        painter = QPainter(pixmap)
        try:
            rect = QRectF(0, 0, size.width() / ratio, size.height() / ratio)
            self._paint(painter, rect, face, touch, context)
        finally:
            painter.end()
        return pixmap

    def mark(self, painter: QPainter, rect: QRectF, mark: Icon, *, ink: str = "", paper: str = "") -> None:
        """A sign, in the theme's ink unless told otherwise; that of a party always as on its card."""
        palette = self.theme.palette
        ratio = painter.device().devicePixelRatioF()
        if mark in CRESTS:
            ink, paper = palette.on_card, palette.card
        PaintContext(self.theme, self.art, ratio).mark(
            painter, rect, mark, ink or palette.ink, paper or palette.paper
        )

    def icon(self, mark: Icon, side: int = 48) -> "QIcon":
        """A sign for a button or menu, also in the colours of a button that is pressed or off."""
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
            painter = smooth_painter(pixmap)
            self.mark(painter, QRectF(0, 0, side, side), mark, ink=ink)
            painter.end()
            result.addPixmap(pixmap, mode)
        return result

    def _paint(
        self, painter: QPainter, rect: QRectF, face: "Face", touch: Touch, context: PaintContext
    ) -> None:
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        _painter_of(type(face))(painter, rect, face, context)
        if touch != REST:
            from shgui.ui.paint.touch import paint_touch

            paint_touch(painter, rect, face, touch, context)
        painter.restore()

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._prints[key] = pixmap
        self._held += _bytes(pixmap)
        if isinstance(key[0], GroundFace):
            self._budget = max(self._budget, _GROUNDS * _bytes(pixmap))
        while self._held > self._budget and len(self._prints) > 1:
            oldest = self._prints.pop(next(iter(self._prints)))
            self._held -= _bytes(oldest)


def _painter_of(kind: type[Any]) -> "Paint":
    """What the first page doesn't need is loaded with the first game."""
    if kind in BACKDROPS:
        return BACKDROPS[kind]
    from shgui.ui.paint.drawable_painters import PAINTERS

    return PAINTERS[kind]


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _size(rect: QRectF, ratio: float) -> QSize:
    """In device pixels."""
    return QSize(max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio)))


def _aligned(point: QPointF, ratio: float) -> QPointF:
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)
