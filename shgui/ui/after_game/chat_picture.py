"""The review as one picture for the group's chat: how it ended, a few headlines, a strip for every player.

1080 by 1350 pixels, on paper in any theme; as points or as outlines, which need no font of ours to be seen.
"""

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from shgui.ui.after_game.review_texts import FrontPageText, HeadlineText, StripsText, StripText
from shgui.ui.after_game.sheet import ExportSheet, SheetWords
from shgui.ui.paint.art import Art
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.strokes import frame
from shgui.ui.theme import Family, Scheme, Theme, colour
from shgui.ui.widgets.bot_sign import after_bot_sign

SIZE = QSize(1080, 1350)
PNG, SVG = ".png", ".svg"
_HEIGHT = 720
"""The height of a window whose lines are as fine as the picture's."""
_LEFT, _RIGHT = 66.0, 1014.0
_MOST_HEADLINES = 4
_TITLE = QRectF(_LEFT, 118, _RIGHT - _LEFT, 296)
_ALIGN = Qt.AlignmentFlag.AlignLeft
_END = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class ChatPicture:
    front: FrontPageText
    strips: StripsText
    words: SheetWords

    @property
    def headlines(self) -> tuple[HeadlineText, ...]:
        lead = () if self.front.lead is None else (self.front.lead,)
        return (*lead, *self.front.headlines)[:_MOST_HEADLINES]


def picture_file(suffix: str, picture: ChatPicture, art: Art) -> bytes:
    """Return the picture in the format that files with this suffix have."""
    return as_svg(picture, art) if suffix == SVG else as_png(picture, art)


def as_png(picture: ChatPicture, art: Art) -> bytes:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_picture(painter, picture, art)
    painter.end()
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(file, QByteArray(b"PNG")).write(image)
    return bytes(file.data().data())


def as_svg(picture: ChatPicture, art: Art) -> bytes:
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(file)
    generator.setResolution(96)
    generator.setSize(SIZE)
    generator.setViewBox(QRect(0, 0, SIZE.width(), SIZE.height()))
    painter = QPainter(generator)
    paint_picture(painter, picture, art)
    painter.end()
    return bytes(file.data().data())


def paint_picture(painter: QPainter, picture: ChatPicture, art: Art) -> None:
    """Paint the picture at the top left corner of the device."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = Renderer(Theme.of(Scheme.LIGHT, height=_HEIGHT), art)
    _Sheet(painter, renderer, picture).paint()


class _Sheet(ExportSheet):
    def __init__(self, painter: QPainter, renderer: Renderer, picture: ChatPicture) -> None:
        super().__init__(painter, renderer)
        self._picture = picture

    def paint(self) -> None:
        palette = self._renderer.theme.palette
        fill_rect(self._painter, QRectF(0, 0, SIZE.width(), SIZE.height()), colour(palette.paper))
        context = PaintContext(self._renderer.theme, self._renderer.art)
        around = QRectF(28, 28, SIZE.width() - 56, SIZE.height() - 56)
        frame(self._painter, context, around, 5, self._ink)
        frame(self._painter, context, around.adjusted(10, 10, -10, -10), 1.5, self._ink)
        self._head()
        self._title()
        bottom = self._headlines(484)
        self._strips(bottom)

    def _line(self, y: float, width: float, *, soft: bool = False) -> None:
        palette = self._renderer.theme.palette
        ink = palette.hairline if soft else palette.ink
        fill_rect(self._painter, QRectF(_LEFT, y, _RIGHT - _LEFT, width), colour(ink))

    def _head(self) -> None:
        about = QRectF(_LEFT, 54, _RIGHT - _LEFT, 36)
        self._text(about, self._picture.front.about, Family.GOTHIC, 25)
        self._line(98, 4)
        self._line(105, 1.5)

    def _title(self) -> None:
        front = self._picture.front
        self._text(_TITLE, front.title.upper(), Family.POSTER, 168, lines=2)
        self._text(QRectF(_LEFT, 420, _RIGHT - _LEFT, 50), front.line, Family.GOTHIC, 38)

    def _headlines(self, top: float) -> float:
        """Draw them; return where they end."""
        height = 78.0
        for place, headline in enumerate(self._picture.headlines):
            self._line(top, 1.5, soft=bool(place))
            row = QRectF(_LEFT, top + 4, _RIGHT - _LEFT, height - 6)
            sign = QRectF(row.left() + 2, row.center().y() - 25, 50, 50)
            paper = self._renderer.theme.palette.paper
            self._renderer.mark(self._painter, sign, headline.mark, paper=paper)
            row_text = QRectF(row.left() + 78, row.top(), row.width() - 78 - 76, row.height())
            self._text(row_text, headline.sentence, Family.TEXT, 29, lines=3)
            if headline.links:
                number = QRectF(row.right() - 70, row.top(), 70, row.height())
                self._text(number, str(headline.links[0].round), Family.POSTER, 33, align=_END)
            top += height
        return top

    def _strips(self, top: float) -> None:
        self._line(top + 2, 5)
        words = self._picture.words
        room = QRectF(_LEFT, top + 12, (_RIGHT - _LEFT) * 0.48, 36)
        self._text(room, words.caption, Family.GOTHIC, 25)
        beside = QRectF(room.right(), room.top(), _RIGHT - room.right(), room.height())
        self._legend(beside, words.readings, 21)
        strips = self._picture.strips.strips
        across = 1 if len(strips) <= 5 else 2
        rows = -(-len(strips) // across)
        bottom = SIZE.height() - 84.0
        first = room.bottom() + 10
        height = min((bottom - first) / rows, 110.0 if across == 2 else 140.0)
        gap = 24.0
        width = (_RIGHT - _LEFT - gap * (across - 1)) / across
        for place, strip in enumerate(strips):
            row, column = divmod(place, across)
            cell = QRectF(_LEFT + column * (width + gap), first + row * height, width, height)
            self._strip(cell, strip)
        foot = QRectF(_LEFT, SIZE.height() - 78, _RIGHT - _LEFT, 28)
        self._text(foot, words.foot, Family.TEXT, 19, align=Qt.AlignmentFlag.AlignHCenter, soft=True)

    def _strip(self, cell: QRectF, strip: StripText) -> None:
        chart = QRectF(cell.left() + 172, cell.top() + 6, cell.width() - 172, cell.height() - 18)
        side = 46.0
        sign = QRectF(cell.left(), chart.center().y() - side / 2, side, side)
        self._renderer.mark(self._painter, sign, strip.mark, ink=self._renderer.theme.palette.ink_soft)
        name = QRectF(sign.right() + 8, chart.top(), chart.left() - sign.right() - 18, chart.height())
        if strip.bot:
            ground = self._renderer.theme.palette.ground
            name = after_bot_sign(self._renderer, self._painter, name, 20, paper=ground)
        self._text(name, strip.name, Family.GOTHIC, 29, lines=2)
        self._renderer.draw(self._painter, chart, strip.drawn(below=0.0), keep=False)
