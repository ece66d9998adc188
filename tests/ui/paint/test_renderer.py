"""What the renderer prints: equal where it must be, different where it must be, kept within bounds."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from shgui.engine.types import Office, Party, Policy, Power, Role
from shgui.presentation.scenes import SeatScene
from shgui.ui.paint.art import Art
from shgui.ui.paint.drawables import (
    ASPECTS,
    BackDrawable,
    BallotDrawable,
    BoardHeadDrawable,
    CardBack,
    CountDrawable,
    DeepShadowDrawable,
    Drawable,
    EmptyPlaceDrawable,
    EnvelopeDrawable,
    ExecutedNameDrawable,
    ExecutionDrawable,
    GapDrawable,
    HitlerDrawable,
    MarkerDrawable,
    PartyDrawable,
    PhaseStripDrawable,
    PhoneDrawable,
    PileDrawable,
    PlacardDrawable,
    PlateDrawable,
    PolicyDrawable,
    PowersDrawable,
    PowersRow,
    ReportDrawable,
    RoleDrawable,
    RoundDrawable,
    SeatDrawable,
    SlipDrawable,
    SpaceDrawable,
    StampDrawable,
    TagDrawable,
    TrackerDrawable,
    WinnersDrawable,
    get_aspect,
)
from shgui.ui.paint.ground import GroundDrawable, SheetDrawable
from shgui.ui.paint.icons import Icon, TouchState
from shgui.ui.paint.poster import PosterDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme
from tests.ui.paint.boards import fascist_board, liberal_board

SLOTS = (
    SpaceDrawable(),
    SpaceDrawable("Zbadaj Przynależność", Power.INVESTIGATE),
    SpaceDrawable("Внеочередные выборы", Power.SPECIAL_ELECTION),
    SpaceDrawable("Policy peek", Power.PEEK),
    SpaceDrawable("Execution", Power.EXECUTE, veto_word="Veto power"),
    SpaceDrawable("Fascists win", win=True),
)
FACES: tuple[Drawable, ...] = (
    BackDrawable(CardBack.POLICY),
    PolicyDrawable(Policy.LIBERAL, "Liberal", "Policy"),
    RoleDrawable(Role.HITLER, "Hitler"),
    PartyDrawable(Party.FASCIST, "Fascist", "Party membership"),
    BallotDrawable(True, "Ja!"),
    EnvelopeDrawable(),
    PhoneDrawable(),
    EmptyPlaceDrawable(),
    PlacardDrawable(Office.PRESIDENT, "President"),
    liberal_board(2),
    fascist_board(1, SLOTS),
    TrackerDrawable("Election tracker", 1, "Chaos"),
    MarkerDrawable(),
    PileDrawable("Draw pile", 9),
    SeatDrawable(SeatScene(3, "Ingrid")),
    PlateDrawable(),
    BoardHeadDrawable("Fascist policies", Party.FASCIST),
    PhaseStripDrawable(("Nomination", "Vote", "Legislation", "Power"), 1),
    RoundDrawable(
        ("Nomination", "Vote", "Legislation", "Power"),
        (BallotDrawable(True, "Ja!", plain=True), BallotDrawable(False, "Nein!", plain=True)),
        (PolicyDrawable(Policy.LIBERAL, "Liberal"), PolicyDrawable(Policy.FASCIST, "Fascist")),
    ),
    PowersDrawable(
        "Fascist board", "Players", (PowersRow("5–6", SLOTS), PowersRow("7–8", SLOTS, at_hand=True))
    ),
    PosterDrawable("Secret Hitler", "A line"),
    GroundDrawable(),
    SheetDrawable(),
    StampDrawable("Elected"),
    ReportDrawable("Ana", Icon.CHANCELLOR, "Chancellor", question="Is it Hitler?"),
    ReportDrawable("Ana", Icon.CHANCELLOR, "Chancellor", answer="Hitler", line="The Fascists win."),
    HitlerDrawable("Hitler was", "Ana", "Executed in round 9"),
    ExecutionDrawable("Executed", dead=True),
    ExecutedNameDrawable("Ana", struck=True),
    CountDrawable("Ana", "Bruno", "Ja!", "Nein!", 4, 1, of="of 10", line="Six Ja! elect"),
    CountDrawable("Ana", "Bruno", "Ja!", "Nein!", 5, 4, voter="Ingrid"),
    SlipDrawable(Icon.VETO, "Veto"),
    TagDrawable(Icon.PRESIDENT, "President"),
    GapDrawable(),
    DeepShadowDrawable(),
    WinnersDrawable(Icon.LIBERAL, "The Liberals win", "Hitler was executed"),
)
NAMED = pytest.mark.parametrize("drawable", FACES, ids=lambda drawable: type(drawable).__name__)


def size_of(drawable: Drawable, height: int = 150) -> QSize:
    return QSize(round(height * get_aspect(drawable)), height)


def image(
    renderer: Renderer, drawable: Drawable, touch: TouchState | None = None, ratio: float = 1.0
) -> QImage:
    return renderer.get_print(drawable, size_of(drawable), ratio, touch or TouchState()).toImage()


@NAMED
def test_every_face_leaves_ink(renderer: Renderer, drawable: Drawable) -> None:
    box = image(renderer, drawable)
    blank = QImage(box.size(), box.format())
    blank.fill(QColor(0, 0, 0, 0))
    assert box != blank


@pytest.mark.lengthy(daily=100)
@NAMED
@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("size", [QSize(1, 1), QSize(7, 40), QSize(400, 9)])
def test_every_face_survives_any_rectangle(art: Art, drawable: Drawable, scheme: Scheme, size: QSize) -> None:
    assert Renderer(Theme.of(scheme), art).get_print(drawable, size).size() == size


@pytest.mark.parametrize("kind", CardBack)
@pytest.mark.parametrize("scheme", Scheme)
def test_two_hidden_cards_are_alike_pixel_for_pixel(art: Art, kind: CardBack, scheme: Scheme) -> None:
    one, other = (Renderer(Theme.of(scheme), art) for _ in range(2))
    assert image(one, BackDrawable(kind)) == image(other, BackDrawable(kind))


@pytest.mark.parametrize("at", [(0.0, 0.0), (13.0, 7.0), (100.4, 55.7)])
def test_a_hidden_card_is_alike_wherever_it_lies(renderer: Renderer, at: tuple[float, float]) -> None:
    drawable = BackDrawable(CardBack.POLICY)
    size = size_of(drawable)
    sheet = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(QColor("#eadec4"))
    still = sheet.copy()
    for target, (x, y) in ((sheet, at), (still, (0.0, 0.0))):
        painter = QPainter(target)
        renderer.draw(painter, QRectF(x, y, size.width(), size.height()), drawable)
        painter.end()
    left, top = round(at[0]), round(at[1])
    lying = sheet.copy(left, top, size.width(), size.height())
    assert lying == still.copy(0, 0, size.width(), size.height())


@NAMED
def test_a_face_is_printed_alike_kept_or_not(renderer: Renderer, drawable: Drawable) -> None:
    size = size_of(drawable)
    pictures = []
    for keep in (True, False):
        picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        renderer.draw(painter, QRectF(0, 0, size.width(), size.height()), drawable, keep=keep)
        painter.end()
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def test_a_face_drawn_unkept_leaves_nothing_behind(renderer: Renderer) -> None:
    picture = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    renderer.draw(painter, QRectF(0, 0, 100, 140), RoleDrawable(Role.HITLER, "Hitler"), keep=False)
    renderer.draw(painter, QRectF(0, 0, 100, 140), liberal_board(2), keep=False)
    painter.end()
    assert renderer.print_count == 0


@pytest.mark.lengthy(daily=50)
@NAMED
@pytest.mark.parametrize("state", ["hover", "pressed", "focused", "selected"])
def test_every_touch_shows_on_every_face(renderer: Renderer, drawable: Drawable, state: str) -> None:
    assert image(renderer, drawable, TouchState(**{state: True})) != image(renderer, drawable)


def grey(picture: QImage) -> QImage:
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (PolicyDrawable(Policy.LIBERAL, ""), PolicyDrawable(Policy.FASCIST, "")),
        (PartyDrawable(Party.LIBERAL, ""), PartyDrawable(Party.FASCIST, "")),
        (RoleDrawable(Role.LIBERAL, ""), RoleDrawable(Role.FASCIST, "")),
        (RoleDrawable(Role.FASCIST, ""), RoleDrawable(Role.HITLER, "")),
        (BallotDrawable(True, ""), BallotDrawable(False, "")),
        (PlacardDrawable(Office.PRESIDENT, ""), PlacardDrawable(Office.CHANCELLOR, "")),
        (PlacardDrawable(Office.PRESIDENT, ""), PlacardDrawable(Office.PRESIDENT, "", proposed=True)),
    ],
    ids=lambda drawable: type(drawable).__name__,
)
def test_what_differs_does_so_without_colour_and_without_words(
    art: Art, scheme: Scheme, one: Drawable, other: Drawable
) -> None:
    renderer = Renderer(Theme.of(scheme), art)
    first, second = grey(image(renderer, one)), grey(image(renderer, other))
    pixels = list(itertools.product(range(0, first.width(), 2), range(0, first.height(), 2)))
    apart = sum(abs(first.pixelColor(x, y).red() - second.pixelColor(x, y).red()) > 60 for x, y in pixels)
    assert apart / len(pixels) > 0.04


def test_prints_are_kept_by_face_touch_size_and_scale(renderer: Renderer) -> None:
    drawable = BackDrawable(CardBack.ROLE)
    renderer.get_print(drawable, QSize(70, 100))
    renderer.get_print(drawable, QSize(70, 100))
    assert renderer.print_count == 1
    renderer.get_print(drawable, QSize(71, 100))
    renderer.get_print(drawable, QSize(70, 100), 2.0)
    renderer.get_print(drawable, QSize(70, 100), 1.0, TouchState(hover=True))
    assert renderer.print_count == 4


def test_the_oldest_print_is_forgotten_when_room_runs_out(art: Art) -> None:
    renderer = Renderer(Theme.of(), art, budget=3 * 70 * 100 * 4)
    backs = [BackDrawable(kind) for kind in CardBack]
    for back in backs[:3]:
        renderer.get_print(back, QSize(70, 100))
    first = renderer.get_print(backs[0], QSize(70, 100)).cacheKey()
    renderer.get_print(backs[3], QSize(70, 100))
    assert renderer.print_count == 3
    assert renderer.get_print(backs[0], QSize(70, 100)).cacheKey() == first


def test_there_is_room_for_all_that_lies_on_a_large_ground(art: Art) -> None:
    renderer = Renderer(Theme.of(), art, budget=1)
    renderer.get_print(GroundDrawable(), QSize(280, 200))
    for kind in CardBack:
        renderer.get_print(BackDrawable(kind), QSize(70, 100))
    assert renderer.print_count == 1 + len(CardBack)


def test_a_print_at_twice_the_scale_has_the_same_logical_size(renderer: Renderer) -> None:
    pixmap = renderer.get_print(BackDrawable(CardBack.PARTY), QSize(140, 200), 2.0)
    assert pixmap.deviceIndependentSize().toSize() == QSize(70, 100)


def test_shapes_have_their_aspects() -> None:
    assert (
        get_aspect(BackDrawable(CardBack.BALLOT))
        == ASPECTS[BallotDrawable]
        == get_aspect(BallotDrawable(True, ""))
    )
    assert get_aspect(BackDrawable(CardBack.ROLE)) == ASPECTS[RoleDrawable] == ASPECTS[PolicyDrawable]
    assert get_aspect(GroundDrawable()) == 1.0


@pytest.mark.parametrize("scheme", Scheme)
def test_the_ground_is_even_enough_to_read_on(art: Art, scheme: Scheme) -> None:
    from tests.ui.contrast import contrast

    theme = Theme.of(scheme)
    ground = Renderer(theme, art).get_print(GroundDrawable(), QSize(640, 360)).toImage().scaled(64, 36)
    names = {ground.pixelColor(x, y).name() for x in range(64) for y in range(36)}
    assert max(contrast(name, theme.palette.ground) for name in names) <= 1.15
    assert all(contrast(name, theme.palette.ink_soft) >= 7.0 for name in names)


@pytest.mark.parametrize("mark", Icon)
def test_an_icon_has_a_picture_for_each_mode(renderer: Renderer, mark: Icon) -> None:
    from PySide6.QtGui import QIcon

    icon = renderer.make_icon(mark)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled, QIcon.Mode.Selected):
        assert not icon.pixmap(48, 48, mode).isNull()


@pytest.mark.parametrize("mark", [Icon.LIBERAL, Icon.FASCIST, Icon.HITLER])
def test_signs_of_parties_have_the_inks_of_cards_wherever_they_stand(art: Art, mark: Icon) -> None:
    renderer = Renderer(Theme.of(Scheme.DARK, height=1080), art)
    palette = renderer.theme.palette
    pictures = []
    for ink in (palette.on_card, palette.ink):
        picture = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        renderer.paint_icon(painter, QRectF(0, 0, 48, 48), mark, ink=ink, paper=palette.card)
        painter.end()
        pictures.append(picture)
    assert pictures[0] == pictures[1]
