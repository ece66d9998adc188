"""Bills hold whatever is printed on them, tell nothing by colour, and stay paper on a dark table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import (
    CountDrawable,
    Drawable,
    ExecutedNameDrawable,
    ExecutionDrawable,
    HitlerDrawable,
    ReportDrawable,
    SlipDrawable,
    TagDrawable,
)
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.poster_layouts import (
    SHEETS,
    PosterKind,
    get_poster_aspect,
    get_poster_rect,
    get_poster_sheet,
    get_slip_stamp_rect,
    plan_count,
    plan_execution,
    plan_report,
)
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import PALETTES, Scheme, Theme
from tests.ui.contrast import contrast
from tests.ui.paint.pixels import AROUND, colours, difference, drawn, ink_of

NAMES = (
    "Ana",
    "Bartholomew-Maximilian",
    "Wolframbartholomeusssson",
    "Александра-Екатерина",
    "Żegota Węgrzyn Şgjpqy",
)
LONG = "Governo respinto: i nazisti vincono la partita."
HEIGHT = 380


def bills(name: str) -> tuple[PosterKind, ...]:
    return (
        ReportDrawable(
            name, Icon.CHANCELLOR, "Kandidat til kansler", question="È Hitler, il nuovo Cancelliere?"
        ),
        ReportDrawable(name, Icon.CHANCELLOR, "Канцлер", answer="Гитлер", line=LONG),
        HitlerDrawable("Hitler był tym graczem", name, LONG),
        ExecutionDrawable("Po egzekucji"),
        ExecutionDrawable("Исполнен смертный приговор", dead=True),
        CountDrawable(name, name, "Ja!", "Nein!", 10, 10, of="из 10", line=LONG),
        CountDrawable("Ana", name, "Ja!", "Nein!", 5, 4, voter=name, line=LONG),
        SlipDrawable(Icon.CHAOS, "Внеочередные выборы", LONG),
    )


def size_of(bill: PosterKind) -> tuple[int, int]:
    return round(HEIGHT * get_poster_aspect(type(bill))), HEIGHT


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_reaches_beyond_the_rectangle_of_a_bill(art: Art, name: str, percent: int) -> None:
    renderer = Renderer(Theme.of(Scheme.LIGHT, height=720, percent=percent), art)
    for bill in bills(name):
        width, height = size_of(bill)
        room = QRectF(AROUND, AROUND, width, height).toRect().adjusted(-1, -1, 1, 1)
        assert room.contains(ink_of(drawn(renderer, bill, width, height))), bill


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("percent", [100, 200])
def test_no_word_touches_the_frame_of_a_bill(art: Art, name: str, percent: int) -> None:
    renderer = Renderer(Theme.of(Scheme.LIGHT, height=720, percent=percent), art)
    empty: dict[type[PosterKind], PosterKind] = {
        ReportDrawable: ReportDrawable(""),
        HitlerDrawable: HitlerDrawable("", ""),
        ExecutionDrawable: ExecutionDrawable(),
        CountDrawable: CountDrawable("", "", "Ja!", "Nein!", 10, 10),
        SlipDrawable: SlipDrawable(Icon.VETO, ""),
    }
    for bill in bills(name):
        width, height = size_of(bill)
        words = difference(
            drawn(renderer, bill, width, height), drawn(renderer, empty[type(bill)], width, height)
        )
        sheet = get_poster_sheet(QRectF(AROUND, AROUND, width, height), type(bill))
        inset = (37 if isinstance(bill, ExecutionDrawable) else 26) * sheet.unit
        assert sheet.rect.adjusted(inset, inset, -inset, -inset).contains(QRectF(words)), bill


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("struck", [False, True])
def test_the_name_on_a_mourning_bill_keeps_inside_its_place(
    renderer: Renderer, name: str, struck: bool
) -> None:
    ink = ink_of(drawn(renderer, ExecutedNameDrawable(name, struck), 676, 160))
    assert QRectF(AROUND, AROUND, 676, 160).toRect().adjusted(-1, -1, 1, 1).contains(ink)


def test_a_stroke_goes_through_every_line_of_a_name_and_beyond_both_ends(renderer: Renderer) -> None:
    for name in ("Igor", "Bartholomew-Maximilian"):
        alone, out = (
            ink_of(drawn(renderer, ExecutedNameDrawable(name, struck), 676, 160)) for struck in (False, True)
        )
        assert out.left() < alone.left() - 20
        assert out.right() > alone.right() + 20


@pytest.mark.parametrize("word", ["President", "Внеочередные выборы", "Kanclerz"])
def test_a_tag_is_as_wide_as_its_word_and_shrinks_where_there_is_less_room(
    renderer: Renderer, word: str
) -> None:
    tag = TagDrawable(Icon.PRESIDENT, word)
    width = ink_of(drawn(renderer, tag, 700, 48)).width()
    assert width < 600
    assert ink_of(drawn(renderer, tag, round(width * 0.7), 48)).width() <= width * 0.7 + 1


ON_BILLS: tuple[Drawable, ...] = (*bills("Ana"), ExecutedNameDrawable("Ana", struck=True))
FACES: tuple[Drawable, ...] = (*ON_BILLS, TagDrawable(Icon.PRESIDENT, "President"))


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("scheme", Scheme)
def test_nothing_printed_on_a_bill_has_a_partys_colour(art: Art, scheme: Scheme) -> None:
    renderer = Renderer(Theme.of(scheme, height=720), art)
    for drawable in FACES:
        for ink in colours(drawn(renderer, drawable, 500, 250)):
            # Ink, paper and what lies between are warm greys: neither the blue nor the red is.
            assert -4 <= ink.red() - ink.blue() <= 50, (drawable, ink.name())


def test_bills_are_alike_on_a_light_and_on_a_dark_table(art: Art) -> None:
    light, dark = (Renderer(Theme.of(scheme, height=720), art) for scheme in (Scheme.LIGHT, Scheme.DARK))
    for drawable in ON_BILLS:
        assert drawn(light, drawable, 500, 250) == drawn(dark, drawable, 500, 250)


@pytest.mark.parametrize("scheme", Scheme)
def test_a_tag_on_its_way_stands_out_from_the_table(art: Art, scheme: Scheme) -> None:
    """Black on a dark board it was lost; a placard is pale there, and so is the label of a space."""
    picture = drawn(
        Renderer(Theme.of(scheme, height=720), art), TagDrawable(Icon.VETO, "Veto possible"), 400, 48
    )
    plate = ink_of(picture)
    palette = PALETTES[scheme]
    left_of_the_sign = picture.pixelColor(plate.left() + 6, plate.center().y())
    for behind in (palette.ground, palette.paper):
        assert contrast(left_of_the_sign.name(), behind) >= 7


def test_in_high_contrast_bills_are_black_on_white(art: Art) -> None:
    renderer = Renderer(Theme.of(Scheme.CONTRAST, height=720), art)
    picture = drawn(renderer, ReportDrawable("Ana"), 500, 250)
    middle = picture.pixelColor(picture.rect().center())
    assert middle == QColor(PALETTES[Scheme.CONTRAST].bill)


def test_equal_facts_make_equal_bills(renderer: Renderer) -> None:
    for one, other in zip(bills("Ana"), bills("Ana"), strict=True):
        assert one == other
        assert drawn(renderer, one, 400, 200) == drawn(renderer, other, 400, 200)


def test_the_question_does_not_depend_on_who_is_asked_about(renderer: Renderer) -> None:
    bill = ReportDrawable("Ana", Icon.CHANCELLOR, "Chancellor", question="Is it Hitler?")
    other = drawn(renderer, replace(bill, name="Igor"), 700, 360)
    below = QRectF(AROUND, AROUND + 360 * 0.53, 700, 360 * 0.47).toRect()
    assert drawn(renderer, bill, 700, 360).copy(below) == other.copy(below)


@pytest.mark.parametrize("kind", SHEETS)
@pytest.mark.parametrize(
    "window", [QRectF(0, 0, 1280, 720), QRectF(0, 40, 1920, 1010), QRectF(0, 0, 800, 900)]
)
def test_a_bill_lies_inside_its_window_and_a_little_above_the_middle(
    kind: type[PosterKind], window: QRectF
) -> None:
    rect = get_poster_rect(window, kind)
    sheet = get_poster_sheet(rect, kind)
    assert window.contains(rect)
    assert sheet.rect.center().x() == pytest.approx(window.center().x())
    assert 0 < window.center().y() - sheet.rect.center().y() < window.height() * 0.04


def test_what_is_laid_on_a_bill_lies_inside_its_frame() -> None:
    window = QRectF(0, 0, 1280, 720)
    for kind, parts in (
        (ReportDrawable, plan_report(get_poster_rect(window, ReportDrawable))),
        (ExecutionDrawable, plan_execution(get_poster_rect(window, ExecutionDrawable))),
        (CountDrawable, plan_count(get_poster_rect(window, CountDrawable))),
        (SlipDrawable, [get_slip_stamp_rect(get_poster_rect(window, SlipDrawable))]),
    ):
        sheet = get_poster_sheet(get_poster_rect(window, kind), kind)
        inner = sheet.rect.adjusted(26, 26, -26, -26)
        assert all(inner.contains(part) for part in parts)
