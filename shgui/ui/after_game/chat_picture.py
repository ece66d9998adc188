"""The end of a game as a picture for the group's chat: how it ended, the cast, and a verdict on each player.

1080 by 1350 pixels, on paper in any theme.
"""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from shgui.ui.after_game.cast_drawing import CastDrawing
from shgui.ui.after_game.page_drawing import RIGHT
from shgui.ui.after_game.story_drawing import StoryDrawing
from shgui.ui.after_game.story_scene import StoryScene
from shgui.ui.paint.art import Art
from shgui.ui.paint.ink import fill_rect
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Family, Scheme, Theme, colour

SIZE = QSize(1080, 1350)
_LEFT, _WIDTH = 66.0, 948.0
_CAST = (462.0, 1306.0)
"""The room for the cast."""
_APART = 16.0
_TALL = 148.0
_SCALES = (1.4, 1.32, 1.25, 1.18, 1.1, 1.04, 1.0)
_NARROWEST = 112.0
"""The least width of a portrait, relative to the scale of its type."""


def picture_file(story: StoryScene, art: Art) -> bytes:
    """Return the picture as a PNG file."""
    file = QBuffer()
    file.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(file, QByteArray(b"PNG")).write(draw_picture(story, art))
    return bytes(file.data().data())


def draw_picture(story: StoryScene, art: Art) -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, story, lambda scale: Renderer(Theme.of(Scheme.LIGHT, height=round(720 * scale)), art))
    painter.end()
    return image


def _paint(painter: QPainter, story: StoryScene, make_renderer: Callable[[float], Renderer]) -> None:
    renderer = make_renderer(1.0)
    palette = renderer.theme.palette
    fill_rect(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), colour(palette.paper))
    page = StoryDrawing(renderer, painter, keep=False)
    around = QRectF(28, 28, SIZE.width() - 56, SIZE.height() - 56)
    page.put_frame(around, 5, palette.ink)
    page.put_frame(around.adjusted(10, 10, -10, -10), 1.5, palette.ink)
    head = QRectF(_LEFT, 54, _WIDTH, 40)
    centre = Qt.AlignmentFlag.AlignHCenter
    page.put_line(head, story.game, Family.GOTHIC, 27)
    page.put_line(head, story.date, Family.GOTHIC, 27, align=centre)
    page.put_line(head, story.counts[1], Family.GOTHIC, 27, align=RIGHT)
    page.put_double_rule(_LEFT, 100, _WIDTH)
    title = QRectF(_LEFT, 122, _WIDTH, 270)
    page.put_line(title, story.title.upper(), Family.POSTER, 132, lines=2, align=centre)
    page.put_line(QRectF(_LEFT, 396, _WIDTH, 48), story.line, Family.GOTHIC, 38, align=centre)
    _paint_cast(painter, story, make_renderer)


def _paint_cast(painter: QPainter, story: StoryScene, make_renderer: Callable[[float], Renderer]) -> None:
    """Paint the cast in the largest type that has room."""
    top, bottom = _CAST
    for largest in _SCALES:
        renderers = []
        for group in story.cast:
            column = _WIDTH / len(group.members)
            renderers.append(make_renderer(max(1.0, min(largest, column / _NARROWEST))))
        if _put_groups(None, story, renderers, top) <= bottom or largest is _SCALES[-1]:
            _put_groups(painter, story, renderers, top)
            return


def _put_groups(painter: QPainter | None, story: StoryScene, renderers: list[Renderer], top: float) -> float:
    """Draw both parties one below the other, or only measure them; return where they end."""
    y = top
    for group, renderer in zip(story.cast, renderers, strict=True):
        drawing = CastDrawing(renderer, painter, keep=False)
        across = len(group.members)
        y += drawing.put_group(group, _LEFT, y, _WIDTH, tall=_TALL, across=across) + _APART
    return y - _APART
