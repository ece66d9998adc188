"""What is filled without a name of the namespace `Qt` is filled as with it."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath
from PySide6.QtWidgets import QApplication

from shgui.ui.paint.ink import make_brush, make_solid_path
from shgui.ui.theme import Family, make_font


@pytest.mark.parametrize("ink", [QColor("#951c17"), QColor(0, 0, 0, 90)])
def test_a_brush_has_its_colour_everywhere(ink: QColor) -> None:
    assert make_brush(ink) == QBrush(ink)


def test_a_solid_path_begins_with_nothing_and_is_filled_where_outlines_overlap() -> None:
    path = make_solid_path()
    assert (path.isEmpty(), path.fillRule()) == (True, Qt.FillRule.WindingFill)
    path.addRect(QRectF(0, 0, 10, 10))
    path.addRect(QRectF(5, 5, 10, 10))
    assert path.contains(QPointF(7, 7))
    assert path.boundingRect() == QRectF(0, 0, 15, 15)


def test_words_have_the_same_outlines_on_it(qapp: QApplication) -> None:
    font, wound = make_font(Family.GOTHIC, 40), QPainterPath()
    wound.setFillRule(Qt.FillRule.WindingFill)
    paths = (make_solid_path(), wound)
    for path in paths:
        path.addText(QPointF(0, 0), font, "Żółć")
    assert paths[0] == paths[1]
