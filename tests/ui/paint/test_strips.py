"""A strip tells its readings by shape alone: stairs, dots, hatching, bars, gaps and an end."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import (
    ColumnsDrawable,
    LaneMark,
    Sample,
    SampleDrawable,
    StripColumnHead,
    StripDrawable,
    StripLevel,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme
from tests.ui.paint.pixels import AROUND, colours, difference, drawn

_WIDTH, _HEIGHT = 400, 100
EVEN = StripLevel(0, 0.5, 0.5, 0.5)


@pytest.fixture
def renderer(art: Art) -> Renderer:
    return Renderer(Theme.of(Scheme.LIGHT, height=720), art)


def strip(renderer: Renderer, *levels: StripLevel, **more: object) -> QImage:
    drawable = StripDrawable(4, levels, **more)  # type: ignore[arg-type]  # what a strip has besides
    return drawn(renderer, drawable, _WIDTH, _HEIGHT)


def inked(image: QImage, area: QRect) -> float:
    """Which part of an area is dark."""
    dark = sum(
        image.pixelColor(x + AROUND, y + AROUND).lightness() < 128
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    )
    return dark / (area.width() * area.height())


def changed(one: QImage, other: QImage) -> QRect:
    return difference(one, other).translated(-AROUND, -AROUND)


def test_certain_stands_at_the_height_of_its_chance(renderer: Renderer) -> None:
    image = strip(renderer, StripLevel(0, 0.75, None, 0.75))
    assert inked(image, QRect(0, 23, _WIDTH, 5)) > 0.1
    assert inked(image, QRect(0, 70, _WIDTH, 20)) == 0


def test_what_is_proven_is_a_heavy_stair(renderer: Renderer) -> None:
    image = strip(renderer, EVEN, StripLevel(2, 0.5, 0.9, 0.5))
    assert inked(image, QRect(210, 9, 180, 2)) == 1
    assert inked(image, QRect(10, 9, 180, 2)) == 0


def test_what_is_proven_to_be_a_fascist_is_a_solid_bar_along_the_head(renderer: Renderer) -> None:
    image = strip(renderer, EVEN, StripLevel(2, 0.5, 1.0, 0.5))
    assert inked(image, QRect(205, 1, 190, 6)) == 1
    assert inked(image, QRect(5, 1, 190, 6)) == 0


def test_what_is_proven_to_be_a_liberal_is_a_hollow_bar_along_the_foot(renderer: Renderer) -> None:
    image = strip(renderer, EVEN, StripLevel(2, 0.5, 0.0, 0.5))
    assert inked(image, QRect(205, 95, 185, 2)) == 0
    assert inked(image, QRect(205, 91, 185, 8)) > 0.3


def test_where_no_way_is_left_the_heavy_stair_has_a_gap(renderer: Renderer) -> None:
    gap = strip(
        renderer, StripLevel(0, 0.2, 0.8, 0.2), StripLevel(1, 0.2, None, 0.2), StripLevel(3, 0.2, 0.8, 0.2)
    )
    assert inked(gap, QRect(105, 15, 190, 10)) == 0
    assert inked(gap, QRect(5, 19, 90, 2)) == inked(gap, QRect(305, 19, 90, 2)) == 1


def test_more_suspect_than_the_facts_is_hatched_and_less_suspect_is_ruled(renderer: Renderer) -> None:
    none = strip(renderer, StripLevel(0, 0.5, None, 0.5))
    more = strip(renderer, StripLevel(0, 0.5, None, 0.9))
    less = strip(renderer, StripLevel(0, 0.5, None, 0.1))
    assert changed(more, none).bottom() <= 54
    assert changed(less, none).top() >= 46
    # A hatch leaves ink in every row, level lines leave rows without any.
    assert all(inked(more, QRect(0, row, _WIDTH, 1)) > 0.1 for row in range(16, 44))
    assert any(inked(less, QRect(0, row, _WIDTH, 1)) == 0 for row in range(56, 84))


def test_a_plain_strip_means_that_nothing_was_known(renderer: Renderer) -> None:
    plain = strip(renderer, StripLevel(0, 0.5, None, 0.5))
    assert inked(plain, QRect(0, 2, _WIDTH, 44)) == inked(plain, QRect(0, 54, _WIDTH, 44)) == 0


def test_an_executed_players_strip_ends_in_a_bar(renderer: Renderer) -> None:
    image = strip(renderer, EVEN, executed=2.0)
    assert inked(image, QRect(199, 0, 2, _HEIGHT)) == 1
    beyond = {image.pixelColor(AROUND + x, AROUND + 80).name() for x in range(305, 395)}
    assert beyond == {renderer.theme.palette.sunken}


def test_what_is_not_yet_computed_is_plain_paper(renderer: Renderer) -> None:
    image = strip(renderer, EVEN, reached=1.0)
    assert changed(image, strip(renderer)).right() <= 101


@pytest.mark.parametrize("scheme", Scheme)
def test_no_reading_is_told_by_colour(art: Art, scheme: Scheme) -> None:
    renderer = Renderer(Theme.of(scheme, height=720), art)
    levels = (StripLevel(0, 0.4, 0.7, 0.9), StripLevel(1, 0.4, 1.0, 0.1), StripLevel(2, 0.4, 0.0, 0.3))
    image = strip(renderer, *levels, executed=3.0)
    assert all(colour.hsvSaturation() < 90 for colour in colours(image) if colour.alpha() == 255)


def test_marks_lie_below_the_chart_in_the_column_of_their_round(renderer: Renderer) -> None:
    bare = strip(renderer, EVEN, below=0.3)
    marked = strip(renderer, EVEN, below=0.3, lane=(LaneMark(3, Icon.PRESIDENT),))
    where = changed(marked, bare)
    assert QRect(200, 70, 100, 30).contains(where)


def test_as_many_marks_as_there_are_keep_to_their_column(renderer: Renderer) -> None:
    lane = tuple(
        LaneMark(2, mark)
        for mark in (Icon.PRESIDENT, Icon.FASCIST, Icon.INVESTIGATE, Icon.CLAIMS_CLASH, Icon.CLAIM_UNTRUE)
    )
    bare = strip(renderer, EVEN, below=0.3)
    where = changed(strip(renderer, EVEN, below=0.3, lane=lane), bare)
    assert QRect(100, 70, 100, 30).contains(where)


def test_first_and_last_round_are_numbered_and_numbers_keep_apart(renderer: Renderer) -> None:
    long = drawn(renderer, StripDrawable(23, (EVEN,), below=0.2, numbered=True), 240, 82)
    bare = drawn(renderer, StripDrawable(23, (EVEN,), below=0.2), 240, 82)
    where = changed(long, bare)
    assert where.left() < 12
    assert where.right() > 228


def test_columns_and_samples_leave_ink(renderer: Renderer) -> None:
    head = ColumnsDrawable(
        (StripColumnHead(1, (Icon.LIBERAL,)), StripColumnHead(2, (Icon.NEIN, Icon.EXECUTE)))
    )
    pictures = [drawn(renderer, head, 200, 44)]
    pictures += [drawn(renderer, SampleDrawable(sample), 34, 20) for sample in Sample]
    assert all(inked(picture, QRect(0, 0, 30, 18)) > 0.02 for picture in pictures)
    assert len({bytes(picture.constBits()) for picture in pictures[1:]}) == len(Sample)
