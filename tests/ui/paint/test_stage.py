"""What else a moment is drawn with: the veil, what lies on it, a ringed space, the line of the winners."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from shgui.ui.paint.art import Art
from shgui.ui.paint.board_drawing import plan_board
from shgui.ui.paint.card_drawing import get_card_body
from shgui.ui.paint.drawables import (
    BallotDrawable,
    BoardDrawable,
    DeepShadowDrawable,
    GapDrawable,
    SpaceDrawable,
    WinnersDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import PALETTES, Palette, Scheme, Theme
from shgui.ui.theme import colour as colour_of
from tests.ui.contrast import contrast
from tests.ui.paint.boards import fascist_board, liberal_board
from tests.ui.paint.pixels import AROUND, difference, drawn, ink_of

SCHEMES = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)


def under_the_veil(colour: str, veil: QColor) -> str:
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    painter = QPainter(image)
    painter.fillRect(image.rect(), veil)
    painter.end()
    return image.pixelColor(0, 0).name()


@SCHEMES
def test_what_lies_on_the_veil_stands_out_and_what_lies_under_it_does_not(palette: Palette) -> None:
    for deep in (False, True):
        strength = palette.veil_strength_deep if deep else palette.veil_strength
        veil = colour_of(palette.veil, strength)
        ground = under_the_veil(palette.ground, veil)
        assert contrast(palette.bill, ground) >= 4.5
        assert contrast(palette.on_veil, ground) >= 3
        for shown in (palette.paper, palette.raised, palette.liberal, palette.fascist, palette.card):
            # White on black is dimmed to a grey that still says where things are.
            assert contrast(under_the_veil(shown, veil), ground) < (4.5 if palette.texture else 2.8)


@SCHEMES
def test_words_on_bills_reach_the_contrast_of_text(palette: Palette) -> None:
    assert contrast(palette.on_bill, palette.bill) >= 7
    assert contrast(palette.on_bill_soft, palette.bill) >= 7
    assert contrast(palette.bill_rule, palette.bill) >= 3


def test_a_gap_is_an_outline_of_a_card_and_nothing_inside(renderer: Renderer) -> None:
    picture = drawn(renderer, GapDrawable(), 92, 61)
    body = get_card_body(QRectF(AROUND, AROUND, 92, 61))
    assert ink_of(picture) == body.toAlignedRect() or body.toAlignedRect().contains(ink_of(picture))
    assert picture.pixelColor(body.center().toPoint()).alpha() == 0


def test_the_deep_shadow_falls_right_and_below_and_not_in_high_contrast(art: Art) -> None:
    body = get_card_body(QRectF(AROUND, AROUND, 312, 410))
    shade = ink_of(drawn(Renderer(Theme.of(Scheme.LIGHT), art), DeepShadowDrawable(), 312, 410))
    assert shade.contains((body.bottomRight() + QPointF(4, 6)).toPoint())
    assert not shade.contains((body.topLeft() + QPointF(3, 3)).toPoint())
    assert ink_of(drawn(Renderer(Theme.of(Scheme.CONTRAST), art), DeepShadowDrawable(), 312, 410)).isEmpty()


@pytest.mark.parametrize(
    ("board", "foot"),
    [
        (liberal_board(2), False),
        (fascist_board(2, (SpaceDrawable(),) * 6), True),
    ],
    ids=["liberal", "fascist"],
)
def test_a_ring_points_out_one_space_and_changes_no_other(
    renderer: Renderer, board: BoardDrawable, foot: bool
) -> None:
    width, height = 700, 170
    ringed = replace(board, ringed=2)
    changed = difference(drawn(renderer, board, width, height), drawn(renderer, ringed, width, height))
    slots = plan_board(QRectF(AROUND, AROUND, width, height), 6 if foot else 5, foot=foot).slots
    assert slots[1].toAlignedRect().adjusted(-1, -1, 1, 1).contains(changed)
    assert changed.width() > slots[1].width() * 0.95


@pytest.mark.parametrize(("ja", "word"), [(True, "Ja!"), (False, "Nein!")])
def test_a_plain_ballot_says_its_word_larger(renderer: Renderer, ja: bool, word: str) -> None:
    def letters(plain: bool) -> int:
        said, blank = (drawn(renderer, BallotDrawable(ja, each, plain=plain), 92, 61) for each in (word, ""))
        return difference(said, blank).height()

    assert letters(plain=True) > letters(plain=False)


@pytest.mark.parametrize(
    "text", ["The Liberals win", "Победа фашистов за этим столом", "Os fascistas vencem"]
)
@pytest.mark.parametrize("width", [1280, 640])
def test_the_line_of_the_winners_keeps_inside_its_row(renderer: Renderer, text: str, width: int) -> None:
    drawable = WinnersDrawable(Icon.FASCIST, text, "Hitler elected Chancellor: Bartholomew-Maximilian")
    ink = ink_of(drawn(renderer, drawable, width, 126))
    assert QRectF(AROUND, AROUND, width, 126).toRect().contains(ink)
    assert ink.center().x() == pytest.approx(AROUND + width / 2, abs=3)
