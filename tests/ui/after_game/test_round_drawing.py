"""Rounds, cast and curves in every width: nothing sticks out, and what is measured is what is painted."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from shgui import resources
from shgui.review.game_review import GameReview
from shgui.ui.after_game.build_story import build_story
from shgui.ui.after_game.cast_drawing import CastDrawing
from shgui.ui.after_game.curve_drawing import CurveDrawing
from shgui.ui.after_game.round_drawing import RoundDrawing
from shgui.ui.after_game.story_scene import StoryScene
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.finished_games import played, with_bots

EN = load_catalogue("en")
_MARGIN = 30
_GROUND = QColor("#123456")


def story(players: int) -> StoryScene:
    review = GameReview(with_bots(played(players, 3), 1).game)
    while review.advance(1000):
        pass
    return build_story(EN, review)


def paint(drawing: str, scene: StoryScene, renderer: Renderer, painter: QPainter | None, width: int) -> float:
    left = top = float(_MARGIN)
    match drawing:
        case "cast":
            return CastDrawing(renderer, painter).put_cast(scene.cast, left, top, width)
        case "curves":
            return CurveDrawing(renderer, painter).put_curves(scene.curves, left, top, width)
        case _:
            y = top
            for each in scene.rounds:
                y += RoundDrawing(renderer, EN, painter).put_round(each, left, y, width)
            return y - top


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("drawing", ["cast", "curves", "rounds"])
@pytest.mark.parametrize(
    ("players", "width", "percent"), [(7, 1232, 100), (10, 1232, 100), (10, 560, 100), (5, 1232, 200)]
)
def test_a_drawing_stays_in_its_room(drawing: str, players: int, width: int, percent: int) -> None:
    renderer = Renderer(Theme.of(Scheme.LIGHT, height=720, percent=percent), Art(resources.assets()))
    scene = story(players)
    height = round(paint(drawing, scene, renderer, None, width))
    image = QImage(width + 2 * _MARGIN, height + 2 * _MARGIN, QImage.Format.Format_RGB32)
    image.fill(_GROUND)
    painter = QPainter(image)
    painted = round(paint(drawing, scene, renderer, painter, width))
    painter.end()
    assert painted == height
    apart = 12
    for x in range(0, image.width(), 2):
        assert image.pixelColor(x, _MARGIN - apart) == _GROUND
        assert image.pixelColor(x, image.height() - _MARGIN + apart) == _GROUND
    for y in range(0, image.height(), 2):
        assert image.pixelColor(_MARGIN - apart, y) == _GROUND
        assert image.pixelColor(image.width() - _MARGIN + apart, y) == _GROUND
