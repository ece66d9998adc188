"""A table that is already printed is put on the screen well within a frame."""

from time import process_time

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from shgui.engine.types import Power
from shgui.presentation.scenes import SeatScene
from shgui.ui.paint.drawables import (
    Drawable,
    PhaseStripDrawable,
    PileDrawable,
    SeatDrawable,
    SpaceDrawable,
    TrackerDrawable,
)
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from tests.ui.paint.boards import fascist_board, liberal_board

FRAME = 0.016
SLOTS = (*[SpaceDrawable("Execution", Power.EXECUTE)] * 5, SpaceDrawable("Fascists win", win=True))
TABLE: tuple[tuple[Drawable, QRectF], ...] = (
    (GroundDrawable(), QRectF(0, 0, 1920, 1080)),
    (liberal_board(3), QRectF(360, 260, 1200, 290)),
    (fascist_board(2, SLOTS), QRectF(360, 560, 1200, 310)),
    (TrackerDrawable("Election tracker", 1, "Chaos"), QRectF(1300, 20, 540, 100)),
    (PhaseStripDrawable(("Nomination", "Vote", "Legislation", "Power"), 2), QRectF(40, 20, 900, 60)),
    (PileDrawable("Draw pile", 8), QRectF(40, 400, 200, 320)),
    (PileDrawable("Discard pile", 6), QRectF(1680, 400, 200, 320)),
    *(
        (
            SeatDrawable(SeatScene(seat + 1, "Ingrid")),
            QRectF(40 + seat % 5 * 370, 100 + seat // 5 * 780, 350, 140),
        )
        for seat in range(10)
    ),
)


def test_a_printed_table_is_drawn_within_half_a_frame(renderer: Renderer) -> None:
    screen = QImage(1920, 1080, QImage.Format.Format_ARGB32_Premultiplied)
    # What the processor did for it: that others keep the machine busy is no failure.
    times = []
    for _ in range(6):
        painter = QPainter(screen)
        begun = process_time()
        for drawable, rect in TABLE:
            renderer.draw(painter, rect, drawable)
        times.append(process_time() - begun)
        painter.end()
    assert min(times[1:]) < FRAME / 2
