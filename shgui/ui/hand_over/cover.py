"""What stands on the hand-over sheet for everybody to read."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from shgui.ui.game.page_data import HandOver
from shgui.ui.hand_over.layout import SheetPlan
from shgui.ui.hand_over.text import Passage, draw_passages
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Text, Theme, colour
from shgui.words import hand_over
from shgui.words.catalogue import Catalogue


def paint_sheet_words(
    painter: QPainter, plan: SheetPlan, theme: Theme, cover: HandOver, status: str | None
) -> None:
    """The name; and once its player is alone, what is to be done and `status`."""
    _paint_name(painter, plan if status is not None else plan.as_cover(), theme, cover)
    if status is None:
        return
    centre, font = Qt.AlignmentFlag.AlignHCenter, theme.font(Text.BODY)
    task = [
        Passage(hand_over.heading(cover.words, cover.purpose), bold=True),
        Passage(hand_over.instruction(cover.words, cover.purpose)),
    ]
    draw_passages(painter, QRectF(plan.task), task, font, colour(theme.palette.ink), centre)
    below = QRectF(plan.status).adjusted(0, plan.status.height() * 0.2, 0, 0)
    draw_passages(painter, below, [Passage(status)], font, colour(theme.palette.ink_soft), centre)


def _paint_name(painter: QPainter, plan: SheetPlan, theme: Theme, cover: HandOver) -> None:
    scale, palette = theme.type, theme.palette
    before, name, after = _around_name(cover.words, cover.name)
    capitals = scale.capitals(Text.LABEL) * 0.75
    soft = colour(palette.ink_soft)
    draw_text(painter, QRectF(plan.intro), before, scale.family(Text.LABEL), capitals, soft, lines=1)
    large = f"{name} {after}".strip()
    capitals = scale.capitals(Text.COVER)
    ink = colour(palette.ink)
    draw_text(painter, QRectF(plan.name), large, scale.family(Text.COVER), capitals, ink, lines=1)


def _around_name(words: Catalogue, name: str) -> tuple[str, str, str]:
    """The one sentence of the cover, taken apart so that its name can be set as large as a poster."""
    before, _, after = hand_over.screen_to(words, "\n").partition("\n")
    return before.strip(), name, after.strip()
