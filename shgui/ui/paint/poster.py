"""The home page's poster."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from shgui.ui.paint.art import Inks
from shgui.ui.paint.faces import PosterFace
from shgui.ui.paint.kit import Kit
from shgui.ui.paint.strokes import swelled_rule
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text


def paint_poster(painter: QPainter, rect: QRectF, face: PosterFace, kit: Kit) -> None:
    """The drawing above, the name in wood type, each word as wide as the sheet, a line of text below."""
    palette = kit.palette
    ink = kit.colour(palette.ink)
    words = face.title.upper().split()
    tag = rect.height() * 0.07
    picture = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.5)
    inks = Inks(palette.ink, palette.ground, palette.liberal, palette.fascist)
    kit.art.paint(painter, picture, "boards/poster", inks)
    room = QRectF(rect.left(), picture.bottom(), rect.width(), rect.bottom() - picture.bottom() - tag)
    height = room.height() / max(1, len(words))
    for index, word in enumerate(words):
        line = QRectF(room.left(), room.top() + index * height, room.width(), height)
        draw_text(painter, line, word, Family.POSTER, height * 0.8, ink, lines=1)
    foot = QRectF(rect.left(), rect.bottom() - tag, rect.width(), tag)
    swelled_rule(painter, foot.left(), foot.right(), foot.top(), tag * 0.12, ink)
    draw_text(
        painter, foot, face.tagline, Family.TEXT, min(tag * 0.4, kit.capitals(Text.LABEL)), ink, lines=1
    )
