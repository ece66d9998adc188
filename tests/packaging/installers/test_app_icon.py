"""The application's icon in every size."""

import pytest
from installers.app_icon import SIZES, icon_picture
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.art import Art


@pytest.fixture
def art(qapp: QApplication) -> Art:
    del qapp
    return Art(resources.assets())


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("side", SIZES)
def test_the_icon_shows_both_parties_and_a_ballot_in_every_size(art: Art, side: int) -> None:
    picture = icon_picture(art, side)
    assert picture.size() == QSize(side, side)
    shown = [picture.pixelColor(x, y) for x in range(side) for y in range(side)]
    for wanted in ("#8ecae6", "#951c17", "#f3e9d2", "#1e1b18"):
        colour = QColor(wanted)
        close = [
            pixel
            for pixel in shown
            if pixel.alpha() > 250
            and abs(pixel.red() - colour.red()) + abs(pixel.green() - colour.green()) < 40
            and abs(pixel.blue() - colour.blue()) < 40
        ]
        assert close, wanted


def test_the_icon_has_an_empty_corner(art: Art) -> None:
    assert icon_picture(art, 64).pixelColor(0, 0).alpha() == 0
