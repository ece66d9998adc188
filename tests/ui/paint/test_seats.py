"""Plates hold long names, and no word that nobody could read."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Office
from shgui.presentation.scenes import SeatScene
from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import (
    Drawable,
    EmptyPlaceDrawable,
    PlacardDrawable,
    SeatDrawable,
    SeatOffer,
    SeatStatus,
)
from shgui.ui.paint.icons import UNTOUCHED, TouchState
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.seat_drawing import (
    find_common_lettering,
    fit_name,
    get_name_place,
    get_name_row,
    get_placard_rect,
    get_plate_rect,
    get_vote_rect,
)
from shgui.ui.theme import Scheme, Theme, colour, load_fonts
from shgui.words import seat_texts
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import list_languages
from tests.ui.contrast import contrast
from tests.ui.paint.pixels import difference

NARROW, WIDE = QRectF(0, 0, 217, 90), QRectF(0, 0, 310, 90)


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts(resources.assets() / "fonts")


def lines(name: str, plate: QRectF) -> int:
    return len(fit_name(name, 30, get_name_row(plate), plate.height()).lines)


def test_a_long_name_breaks_where_it_comes_out_larger_so() -> None:
    assert lines("Bartholomeus Wolframsson", NARROW) == 2
    assert lines("Bartholomeus Wolframsson", WIDE) == 1
    assert lines("Bartholomew-Maximilian", NARROW) == 2


@pytest.mark.parametrize("name", ["Ana", "Ana B", "Ingrid", "FrancescaBuonaventurinas"])
def test_a_short_name_and_a_single_word_keep_their_line(name: str) -> None:
    assert lines(name, NARROW) == 1


def test_no_name_reaches_below_its_room() -> None:
    room = get_name_row(NARROW)
    fitted = fit_name("Żegota Węgrzyny Şgjpqy", 30, room, NARROW.height())
    assert fitted.height <= room.height()
    assert fitted.width <= room.width()


@pytest.mark.parametrize("name", ["Ana", "Żaneta", "Grzegorz", "Żegoty", "Åsgjerd", "Żegota Węgrzyny Şgjpqy"])
@pytest.mark.parametrize("plate", [NARROW, WIDE])
def test_accents_and_tails_keep_clear_of_every_frame_and_of_the_office(name: str, plate: QRectF) -> None:
    side = get_plate_rect(plate).height()
    place = get_name_place(plate, fit_name(name, side * 0.36, get_name_row(plate), side))
    assert place.top() >= get_plate_rect(plate).top() + side * 0.069
    assert place.bottom() <= get_placard_rect(plate).top() - side * 0.02


def test_a_name_with_an_accent_stays_near_the_line_and_the_size_of_its_neighbours() -> None:
    side = get_plate_rect(WIDE).height()
    ana, zaneta = (fit_name(name, side * 0.36, get_name_row(WIDE), side) for name in ("Ana", "Żaneta"))
    lines = [get_name_place(WIDE, fitted).top() + fitted.baselines[0] for fitted in (ana, zaneta)]
    assert lines[1] - lines[0] < side * 0.06
    assert zaneta.capitals > ana.capitals * 0.9


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            PlacardDrawable(Office.PRESIDENT, "Presidential Candidate"),
            PlacardDrawable(Office.PRESIDENT, "Кандидат в президенты"),
        ),
        (
            SeatDrawable(SeatScene(1, "Ana", limited=Office.CHANCELLOR, vote=True), word="Last Chancellor"),
            SeatDrawable(SeatScene(1, "Ana", limited=Office.CHANCELLOR, vote=True), word="Бывший канцлер"),
        ),
    ],
    ids=["placard", "term limit"],
)
def test_where_a_word_has_no_room_its_sign_stands_alone(
    renderer: Renderer, one: PlacardDrawable | SeatDrawable, other: PlacardDrawable | SeatDrawable
) -> None:
    def same(width: int, height: int) -> bool:
        size = QSize(width, height)
        return renderer.get_print(one, size).toImage() == renderer.get_print(other, size).toImage()

    assert same(135, 90)
    assert not same(600, 90)


THEME = Theme.of(Scheme.LIGHT, height=720, percent=150)


def test_names_side_by_side_take_the_size_of_the_smallest() -> None:
    room, drawables = QRectF(0, 0, 143, 107), [SeatDrawable(SeatScene(1, name)) for name in ("Max", "Marta")]
    alone = [find_common_lettering([(room, drawable)], THEME).largest for drawable in drawables]
    assert (
        find_common_lettering([(room, drawable) for drawable in drawables], THEME).largest
        == min(alone)
        < max(alone)
    )


def test_a_name_far_longer_than_the_others_does_not_make_them_small() -> None:
    room, drawables = (
        QRectF(0, 0, 167, 106),
        [SeatDrawable(SeatScene(1, name)) for name in ("Max", "Bartholomew-Maximilian")],
    )
    alone = find_common_lettering([(room, drawables[0])], THEME)
    assert find_common_lettering([(room, drawable) for drawable in drawables], THEME) == alone


def test_where_one_plate_has_no_room_for_its_word_none_shows_words_of_that_kind() -> None:
    wide, narrow = QRectF(0, 0, 310, 107), QRectF(0, 0, 167, 107)
    last = SeatDrawable(SeatScene(1, "Ana", limited=Office.PRESIDENT, vote=True), word="Last President")
    dead = SeatDrawable(SeatScene(2, "Ola", dead=True), word="Executed")
    assert find_common_lettering([(wide, last), (wide, last)], THEME).wordless == frozenset()
    assert find_common_lettering([(wide, last), (narrow, last), (wide, dead)], THEME).wordless == {
        SeatStatus.LIMITED
    }


@pytest.mark.parametrize("width", [60, 90, 120, 300])
def test_a_placard_beside_a_vote_has_its_place_on_the_narrowest_plate(width: int) -> None:
    plate = QRectF(0, 0, width, 100)
    placard = get_placard_rect(plate, beside_vote=True)
    assert placard.isValid()
    assert plate.contains(placard)
    assert width < 300 or not placard.intersects(get_vote_rect(plate))


def test_that_somebody_is_dead_is_more_than_the_last_vote(renderer: Renderer) -> None:
    size = QSize(170, 100)
    dead = SeatDrawable(SeatScene(1, "Ana", dead=True), word="Executed")
    voted = SeatDrawable(SeatScene(1, "Ana", dead=True, vote=True), word="Executed", vote_word="Ja!")
    assert renderer.get_print(dead, size).toImage() == renderer.get_print(voted, size).toImage()


NOT_ONESELF = Refusal(Reason.TARGET_SELF)
OFFERS: dict[SeatOffer, tuple[SeatScene, TouchState]] = {
    SeatOffer.NONE: (SeatScene(4, "Max"), UNTOUCHED),
    SeatOffer.BARRED: (SeatScene(4, "Max", refusal=NOT_ONESELF), UNTOUCHED),
    SeatOffer.OPEN: (SeatScene(4, "Max", choosable=True), UNTOUCHED),
    SeatOffer.CHOSEN: (SeatScene(4, "Max", choosable=True, selected=True), TouchState(selected=True)),
}


def but(plate: SeatDrawable, **facts: Any) -> SeatDrawable:
    """Return the same plate of a seat with other facts."""
    return replace(plate, scene=replace(plate.scene, **facts))


CLEARED = SeatDrawable(SeatScene(1, "Ana", cleared=True), word="Not Hitler")


def test_the_word_for_what_all_know_stands_where_an_office_would() -> None:
    assert CLEARED.status is SeatStatus.KNOWN
    assert but(CLEARED, office=Office.PRESIDENT).status is SeatStatus.OFFICE
    assert but(CLEARED, limited=Office.CHANCELLOR).status is SeatStatus.LIMITED


KNOWN: tuple[dict[str, Any], ...] = (
    {"cleared": True},
    {"investigated": True},
    {"hitler": True},
    {"cleared": True, "investigated": True},
)


def tab_of(renderer: Renderer, drawable: SeatDrawable) -> QImage:
    rect = QRectF(0, 0, 300, 90)
    picture = renderer.get_print(drawable, rect.size().toSize()).toImage()
    return picture.copy(QRect(0, 0, round(get_name_row(rect).left()), 90))


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: "+".join(known))
def test_what_all_know_looks_the_same_whatever_else_a_plate_says(
    renderer: Renderer, known: dict[str, Any]
) -> None:
    """In office, barred, with a vote beside it or with nothing else: the same signs below the number."""
    plates = (
        SeatDrawable(SeatScene(1, "Ana")),
        SeatDrawable(SeatScene(1, "Ana", office=Office.PRESIDENT), word="President"),
        SeatDrawable(SeatScene(1, "Ana", limited=Office.CHANCELLOR), word="Last Chancellor"),
        SeatDrawable(SeatScene(1, "Ana", vote=True), vote_word="Ja!"),
    )
    marked = [tab_of(renderer, but(plate, **known)) for plate in plates]
    assert all(tab == marked[0] for tab in marked)
    assert marked[0] != tab_of(renderer, plates[0])


def test_each_fact_has_a_sign_of_its_own(renderer: Renderer) -> None:
    tabs = [tab_of(renderer, SeatDrawable(SeatScene(1, "Ana", **known))) for known in KNOWN]
    assert not any(one == other for one, other in combinations(tabs, 2))


def test_of_the_dead_it_stays_known(renderer: Renderer) -> None:
    dead = SeatDrawable(SeatScene(1, "Ana", dead=True), word="Executed")
    assert tab_of(renderer, dead) != tab_of(renderer, but(dead, investigated=True))


@pytest.mark.parametrize("size", [QSize(217, 89), QSize(150, 82)])
def test_every_sign_lies_on_the_tab_below_the_number(renderer: Renderer, size: QSize) -> None:
    """As many as there can be: a bot, known not to be Hitler, investigated."""
    plain = SeatDrawable(SeatScene(10, "Ana", office=Office.PRESIDENT), word="President")
    full = but(plain, bot=True, cleared=True, investigated=True)
    bare, marked = (renderer.get_print(drawable, size).toImage() for drawable in (plain, full))
    ink = difference(bare, marked)
    rect = QRectF(0, 0, size.width(), size.height())
    assert ink.right() < get_name_row(rect).left()
    assert ink.top() > size.height() * 0.4
    assert ink.bottom() < size.height() * 0.96


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize(
    "drawable", [SeatDrawable(SeatScene(4, "Max", refusal=NOT_ONESELF)), EmptyPlaceDrawable()]
)
def test_a_dashed_edge_is_as_strong_as_a_rule(scheme: Scheme, drawable: Drawable) -> None:
    """Astride its rim a line of one pixel is two pixels of half its strength, lost on a dark table."""
    renderer = Renderer(Theme.of(scheme, height=720), Art(resources.assets()))
    ground = renderer.theme.palette.ground
    picture = QImage(300, 82, QImage.Format.Format_RGB32)
    picture.fill(colour(ground))
    painter = QPainter(picture)
    renderer.draw(painter, QRectF(picture.rect()), drawable)
    painter.end()
    places = [QPoint(x, y) for y in range(picture.height()) for x in range(picture.width())]
    strong = [place for place in places if contrast(picture.pixelColor(place).name(), ground) >= 3]
    across, down = Counter(place.y() for place in strong), Counter(place.x() for place in strong)
    for line in (across[min(across)], across[max(across)]):
        assert line > 100
    for line in (down[min(down)], down[max(down)]):
        assert line > 20


def plate_in_grey(scheme: Scheme, offer: SeatOffer) -> QImage:
    renderer = Renderer(Theme.of(scheme, height=720), Art(resources.assets()))
    picture = QImage(WIDE.size().toSize(), QImage.Format.Format_Grayscale8)
    picture.fill(colour(renderer.theme.palette.ground))
    painter = QPainter(picture)
    seat, touch = OFFERS[offer]
    renderer.draw(painter, WIDE, SeatDrawable(seat), touch)
    painter.end()
    return picture


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize(("one", "other"), tuple(combinations(SeatOffer, 2)))
def test_whether_a_seat_can_be_chosen_is_seen_from_afar_and_without_colour(
    scheme: Scheme, one: SeatOffer, other: SeatOffer
) -> None:
    """As a picture a tenth as large still differs."""
    small = (round(WIDE.width() / 10), round(WIDE.height() / 10))
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = Qt.AspectRatioMode.IgnoreAspectRatio
    first, second = (plate_in_grey(scheme, offer).scaled(*small, whole, smooth) for offer in (one, other))
    pixels = list(product(range(small[0]), range(small[1])))
    apart = [abs(first.pixelColor(x, y).red() - second.pixelColor(x, y).red()) for x, y in pixels]
    assert max(apart) > 60
    assert sum(difference > 16 for difference in apart) > len(pixels) * 0.05


@pytest.mark.parametrize("language", list_languages())
@pytest.mark.parametrize("word", [seat_texts.get_cleared_label, seat_texts.get_investigated_label])
def test_what_all_know_has_room_for_its_word_beside_a_vote(
    language: str, word: Callable[[Catalogue], str]
) -> None:
    drawable = replace(but(CLEARED, vote=True), word=word(load_catalogue(language)), vote_word="Nein!")
    plate, theme = QRectF(0, 0, 217, 89), Theme.of(Scheme.LIGHT, height=720)
    assert find_common_lettering([(plate, drawable)], theme).wordless == frozenset()


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize(
    "plain",
    [
        SeatDrawable(SeatScene(1, "Ana")),
        SeatDrawable(SeatScene(1, "Ana", on_move=True)),
        SeatDrawable(SeatScene(1, "Ana", dead=True), word="Executed"),
        SeatDrawable(SeatScene(1, "Ana", refusal=NOT_ONESELF)),
        SeatDrawable(SeatScene(1, "Ana", office=Office.CHANCELLOR, cleared=True), word="Chancellor"),
    ],
    ids=["resting", "on move", "dead", "barred", "cleared in office"],
)
def test_a_bot_has_its_sign_below_the_number_and_nowhere_else(scheme: Scheme, plain: SeatDrawable) -> None:
    renderer = Renderer(Theme.of(scheme, height=720), Art(resources.assets()))
    rect = QRectF(0, 0, 300, 90)
    person, bot = (
        renderer.get_print(drawable, rect.size().toSize()).toImage()
        for drawable in (plain, but(plain, bot=True))
    )
    where = difference(person, bot)
    assert where.height() > rect.height() * 0.15
    assert where.right() < get_name_row(rect).left()
    assert where.top() > rect.height() * 0.35
