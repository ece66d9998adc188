"""The table seen from above."""

import pytest
from pytestqt.qtbot import QtBot

from shgui.table.seating import Player
from shgui.ui.new_game.round_table import RoundTable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue


@pytest.mark.parametrize(
    ("width", "height", "seen"),
    [(594, 106, False), (892, 133, False), (594, 199, True), (892, 235, True), (240, 80, False)],
)
def test_a_table_that_would_be_too_flat_is_not_drawn(
    qtbot: QtBot, renderer: Renderer, width: int, height: int, seen: bool
) -> None:
    picture = RoundTable(UiContext(renderer, load_catalogue("en")))
    qtbot.addWidget(picture)
    picture.resize(width, height)
    picture.seat(tuple(Player(name, "en") for name in ("Ana", "Ola", "Piotr")))
    image = picture.grab().toImage()
    nothing = image.copy()
    nothing.fill(image.pixelColor(0, 0))
    assert (image != nothing) is seen
