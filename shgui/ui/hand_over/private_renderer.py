"""The printing of secrets: in one even grey, with small words.

Colour and lightness carry across a room where words and lines don't. So all faces of one kind have the same
light, as a whole and, blurred to what two metres leave, in every part (`levelled`). Words are set in the same
capitals on every card, and ruled out on both sides so that a short one is as dark as a long one.
"""

from itertools import product
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from shgui.resources import get_portrait_name
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.open_hand import SHEETS, list_possible_faces
from shgui.ui.hand_over.uniform_brightness import DARK, MIDDLE, PALE, hatched, levelled
from shgui.ui.paint.art import DrawingFit, Inks
from shgui.ui.paint.card_drawing import get_card_body, paint_card_stock
from shgui.ui.paint.context import PaintContext, make_smooth_painter
from shgui.ui.paint.drawables import BallotDrawable, Drawable, PartyDrawable, PolicyDrawable, RoleDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import make_rounded_path, paint_frame, paint_outline
from shgui.ui.paint.text import LEGIBLE, draw_fitted, draw_text, fit_text
from shgui.ui.theme import Family, Scheme, colour
from shgui.words.catalogue import Catalogue

PrivateDrawable = RoleDrawable | PartyDrawable | PolicyDrawable | BallotDrawable

_LIGHT = 0.63
_LIGHT_IN_CONTRAST = 0.75
_MARGIN = 0.055
_PANEL = 0.76
"""Height of the picture, in heights of a card."""
PUT_AWAY = 0.86
"""Size of a discarded card, in sizes of the others."""
_WORD = 1.2
"""Capitals of a card's word, in those of the sentences below the card."""
_CAPTION = LEGIBLE * 1.05
"""Font size of the caption. A little above the least one: otherwise one line just below it would be preferred
to two lines."""
_CAPTION_ROOM = 2.35
"""Height of two lines of a caption, in font sizes: every card has as much room."""
_BALLOT_WORD = 1.35
"""Capitals of a ballot's word, in those of other cards: it has no caption."""
_WORD_INK = 0.35
"""Darkness of each part of the strip with a card's word, whatever the word."""
_LINES = 0.45
"""Darkness of the lines beside a word, before the strip is evened out."""
_CELL = 0.8
"""Width of such a part, in capitals: finer than what can be seen from two metres."""
_BALLOT_CELLS = 19
"""Cells across a ballot, which is wider: they are as large as those of other cards."""
_EDGE = 0.45
"""Darkness of the edges of cards and pictures."""
_GAP = 0.3
"""Distance of a word from the lines beside it, in capitals."""


class PrivateRenderer:
    """Paints cards that one player may see, and caches the pictures of all possible cards alike."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._panels: dict[tuple[str, int, int], QImage] = {}
        self._warm: set[tuple[TaskKind, str, int, int]] = set()

    def change_renderer(self, renderer: Renderer) -> None:
        """Forget all pictures and paint by another theme."""
        self._renderer = renderer
        self._panels.clear()
        self._warm.clear()

    def draw(
        self, painter: QPainter, rect: QRectF, drawable: Drawable, capitals: float, scale: float = 1.0
    ) -> None:
        """`capitals` are those of the sentences beside the cards; words make up for the painter's `scale`."""
        if not isinstance(drawable, PrivateDrawable):
            raise TypeError(f"{drawable} lies in no hand")
        theme = self._renderer.theme
        context = PaintContext(theme, self._renderer.art, painter.device().devicePixelRatioF())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = paint_card_stock(painter, context, rect, theme.palette.card)
        # The size that was asked for, wherever the card lies: that of the cached pictures.
        size = get_card_body(rect).size()
        side = min(size.width(), size.height())
        margin = side * _MARGIN
        inner = body.adjusted(margin, margin, -margin, -margin)
        word = capitals * _WORD / scale
        caption = _CAPTION / scale
        whole = size.height() - 2 * margin
        height = whole * _PANEL
        if not isinstance(drawable, BallotDrawable):
            # Room for a caption of two lines, in every language.
            words = word * 1.1 + caption * _CAPTION_ROOM + whole * 0.02
            height = min(height, whole - words)
        ratio = context.ratio
        pixels = QSize(round((size.width() - 2 * margin) * ratio), round(height * ratio))
        panel = QRectF(context.snap_rect(inner).topLeft(), QSizeF(pixels) / ratio)
        painter.drawImage(panel, self._panel(drawable, pixels))
        edge = colour(theme.palette.on_card, _EDGE)
        paint_frame(painter, context, panel, side * 0.009, edge)
        # The dossier is of the same paper in the dark scheme, too.
        paint_outline(
            painter, make_rounded_path(body, side * 0.035), context.snap_line_width(side * 0.006), edge
        )
        legend = QRectF(inner.left(), panel.bottom(), inner.width(), inner.bottom() - panel.bottom())
        self._legend(painter, context, legend, drawable, word, caption)
        painter.restore()

    def warm_up(
        self, purpose: TaskKind, words: Catalogue, size: QSizeF, ratio: float, capitals: float
    ) -> None:
        """Paint all possible cards, unseen.

        Then drawings are read and words measured alike for everybody: no card opens faster than another, and
        what has been read tells nothing of who saw what.
        """
        width, height = round(size.width() * ratio), round(size.height() * ratio)
        key = purpose, words.language, width, height
        if key in self._warm or width < 1 or height < 1:
            return
        self._warm.add(key)
        scrap = QImage(width, height, QImage.Format.Format_RGB32)
        scrap.setDevicePixelRatio(ratio)
        painter = QPainter(scrap)
        scales = (1.0, PUT_AWAY) if SHEETS[purpose].puts_away else (1.0,)
        for drawable, scale in product(list_possible_faces(words, purpose), scales):
            self.draw(painter, QRectF(QPointF(0, 0), size), drawable, capitals, scale)
        painter.end()

    def _panel(self, private: PrivateDrawable, size: QSize) -> QImage:
        key = _drawing(private)[0], size.width(), size.height()
        if key not in self._panels:
            self._panels[key] = self._print_panel(private, size)
        return self._panels[key]

    def _print_panel(self, private: PrivateDrawable, size: QSize) -> QImage:
        palette = self._renderer.theme.palette
        light = _LIGHT_IN_CONTRAST if palette.scheme is Scheme.CONTRAST else _LIGHT
        if isinstance(private, BallotDrawable):
            sign = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            sign.fill(Qt.GlobalColor.transparent)
            self._draw_on(sign, private)
            return levelled(hatched(sign), light, palette.on_card, palette.card, cells=_BALLOT_CELLS)
        drawn = QImage(size, QImage.Format.Format_Grayscale8)
        drawn.fill(QColor(MIDDLE))
        self._draw_on(drawn, private)
        return levelled(drawn, light, palette.on_card, palette.card)

    def _draw_on(self, picture: QImage, private: PrivateDrawable) -> None:
        name, inset = _drawing(private)
        room = QRectF(picture.rect())
        if inset:
            side = min(room.width(), room.height()) * inset
            room = QRectF((room.width() - side) / 2, (room.height() - side) / 2, side, side)
        painter = make_smooth_painter(picture)
        inks = Inks(DARK, PALE, MIDDLE, MIDDLE)
        self._renderer.art.paint(painter, room, name, inks, DrawingFit.INSIDE if inset else DrawingFit.COVER)
        painter.end()

    def _legend(
        self,
        painter: QPainter,
        context: PaintContext,
        room: QRectF,
        private: PrivateDrawable,
        capitals: float,
        caption_size: float,
    ) -> None:
        palette = context.palette
        strip = QRectF(room.left(), 0, room.width(), capitals * 1.1)
        strip.moveBottom(room.bottom() - room.height() * 0.02)
        if isinstance(private, BallotDrawable):
            capitals *= _BALLOT_WORD
            strip.setHeight(capitals * 1.1)
            strip.moveCenter(QPointF(room.center().x(), room.center().y() + capitals * 0.1))
            word = private.word
        else:
            word = private.word.upper()
            air = room.height() * 0.01
            above = QRectF(room.left(), room.top(), room.width(), strip.top() - room.top())
            above.adjust(0, air, 0, -air)
            soft = colour(palette.on_card_soft)
            wanted = max(min(capitals / _WORD, room.height() * 0.2), caption_size * Family.GOTHIC.capitals)
            # All cards of a kind have the same caption.
            caption = fit_text(private.caption, Family.GOTHIC, wanted, above.width(), above.height())
            draw_fitted(painter, above, caption, Family.GOTHIC, soft)
        _ruled_out_word(painter, strip, word, capitals, colour(palette.on_card))


def _drawing(drawable: PrivateDrawable) -> tuple[str, float]:
    """Return the drawing, and its size in shorter sides of the panel; 0 if it fills the panel."""
    match drawable:
        case RoleDrawable():
            return f"cards/{get_portrait_name(drawable.role, drawable.portrait)}", 0
        case PartyDrawable():
            return f"cards/policy-{drawable.party.value}", 0.86
        case PolicyDrawable():
            return f"cards/policy-{drawable.policy.name.lower()}", 0.86
        case BallotDrawable():
            return f"icons/{(Icon.JA if drawable.ja else Icon.NEIN).value}", 0.94


def _ruled_out_word(painter: QPainter, strip: QRectF, word: str, capitals: float, ink: QColor) -> None:
    """The word in the middle, and slanting lines on both sides as far as the card goes: all as dark as the
    next bit of it.
    """
    ratio = painter.device().devicePixelRatioF()
    # Diacritics reach beyond the strip.
    room = strip.adjusted(0, -capitals, 0, capitals)
    printed = QImage((room.size() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    printed.setDevicePixelRatio(ratio)
    printed.fill(Qt.GlobalColor.transparent)
    own = make_smooth_painter(printed)
    _word_and_lines(own, QRectF(QPointF(0, 0), room.size()), word, capitals, ink)
    own.end()
    _even_out(printed, ratio * capitals)
    painter.drawImage(room.topLeft(), printed)


def _word_and_lines(painter: QPainter, room: QRectF, word: str, capitals: float, ink: QColor) -> None:
    fitted = fit_text(word, Family.POSTER, capitals, room.width() * 0.92, room.height(), lines=1)
    draw_text(painter, room, word, Family.POSTER, fitted.capitals, ink, lines=1)
    box = QRectF(0, 0, fitted.width + _GAP * capitals * 2, capitals)
    box.moveCenter(room.center())
    step = capitals * 0.42
    slope = 0.6
    painter.setPen(QPen(ink, step * _LINES / hypot(1, slope)))
    for left, right in ((room.left(), box.left()), (box.right(), room.right())):
        painter.setClipRect(QRectF(left, box.top(), max(0.0, right - left), capitals))
        for number in range(int((right - left + capitals) / step) + 1):
            x = left - capitals * slope + number * step
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + capitals * slope, box.top()))


def _even_out(printed: QImage, capitals: float) -> None:
    """Make the ink paler where letters or lines are dense."""
    smooth = Qt.TransformationMode.SmoothTransformation
    cells = max(1, round(printed.width() / capitals / _CELL))
    dark = printed.scaled(QSize(cells, 1), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    strip = capitals / printed.height()
    gains = QImage(cells, 1, QImage.Format.Format_ARGB32_Premultiplied)
    for cell in range(cells):
        ink = dark.pixelColor(cell, 0).alphaF() / strip
        gains.setPixelColor(cell, 0, QColor.fromRgbF(0, 0, 0, min(1.0, _WORD_INK / max(ink, 0.01))))
    painter = QPainter(printed)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    size = printed.size()
    veil = gains.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    veil.setDevicePixelRatio(printed.devicePixelRatio())
    painter.drawImage(0, 0, veil)
    painter.end()
