"""Where things lie on a board, and what an enacted policy covers."""

import pytest
from PySide6.QtCore import QRectF, QSize

from shgui.ui.paint.art import Art
from shgui.ui.paint.board_drawing import plan_board
from shgui.ui.paint.drawables import ASPECTS, PolicyDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.seat_drawing import get_placard_rect, get_plate_rect
from shgui.ui.paint.table_drawing import get_strip_capitals, get_tracker_fields, plan_strip
from shgui.ui.theme import Scheme, Theme
from tests.ui.contrast import contrast
from tests.ui.paint.boards import liberal_board

RECTS = [QRectF(10, 20, 1200, 300), QRectF(0, 0, 400, 300), QRectF(0, 0, 1800, 200)]


@pytest.mark.parametrize("rect", RECTS)
@pytest.mark.parametrize("foot", [True, False])
def test_the_parts_of_a_board_keep_inside_and_apart(rect: QRectF, foot: bool) -> None:
    plan = plan_board(rect, 6, foot=foot)
    parts = [plan.head, *plan.slots, *([plan.foot] if foot else [])]
    for part in parts:
        assert rect.contains(part)
    for index, part in enumerate(parts):
        for other in parts[index + 1 :]:
            common = part.adjusted(0.01, 0.01, -0.01, -0.01).intersected(other)
            assert common.isEmpty()


@pytest.mark.parametrize("rect", RECTS)
def test_a_policy_lies_inside_its_slot_in_its_own_shape(rect: QRectF) -> None:
    plan = plan_board(rect, 5, foot=False)
    for index, slot in enumerate(plan.slots):
        card = plan.get_card_rect(index)
        assert slot.contains(card)
        assert card.width() / card.height() == pytest.approx(ASPECTS[PolicyDrawable])


def test_each_policy_enacted_changes_only_the_board_around_it(renderer: Renderer) -> None:
    size = QSize(900, 240)
    plan = plan_board(QRectF(0, 0, 900, 240), 5, foot=False)
    before, after = (renderer.get_print(liberal_board(enacted), size).toImage() for enacted in (1, 2))
    same, changed = (plan.slots[index].adjusted(3, 3, -3, -3).toRect() for index in (2, 1))
    assert before.copy(same) == after.copy(same)
    assert before.copy(changed) != after.copy(changed)


def test_a_policy_more_prints_no_other_anew(renderer: Renderer) -> None:
    kept = []
    for enacted in (1, 2, 3):
        renderer.get_print(liberal_board(enacted), QSize(900, 240))
        kept.append(renderer.print_count)
    assert kept == [kept[0], kept[0] + 1, kept[0] + 2]


def test_the_three_fields_of_the_tracker_stand_in_a_row() -> None:
    rect = QRectF(5, 5, 300, 90)
    fields = get_tracker_fields(rect)
    assert len(fields) == 3
    for field in fields:
        assert rect.contains(field)
    assert fields[0].right() < fields[1].left() < fields[1].right() < fields[2].left()


def test_a_placard_lies_on_its_plate() -> None:
    seat = QRectF(40, 40, 300, 140)
    assert get_plate_rect(seat).contains(get_placard_rect(seat))
    assert seat.contains(get_plate_rect(seat))


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_the_number_of_an_empty_space_is_a_hint_that_can_be_read(art: Art, scheme: Scheme) -> None:
    theme = Theme.of(scheme, height=720)
    board = Renderer(theme, art).get_print(liberal_board(0, title="", wins=""), QSize(900, 240)).toImage()
    slot = plan_board(QRectF(0, 0, 900, 240), 5, foot=False).slots[1].adjusted(8, 8, -8, -8).toRect()
    places = ((x, y) for x in range(slot.left(), slot.right()) for y in range(slot.top(), slot.bottom()))
    strongest = max(contrast(board.pixelColor(x, y).name(), theme.palette.paper) for x, y in places)
    assert 2 <= strongest <= 3


STAGES = ("Utnevnelse", "Avstemning", "Innføre et lovforslag", "Privilegium")


@pytest.mark.parametrize("width", [450, 640, 1100])
def test_stages_fill_their_strip_the_longest_most_of_it(art: Art, width: float) -> None:
    del art
    plan = plan_strip(STAGES, width, 43, 18)
    assert max(plan.widths) == plan.widths[2]
    assert width * 0.8 < sum(plan.widths) < width


def test_stages_break_only_where_they_are_much_larger_so(art: Art) -> None:
    del art
    assert plan_strip(STAGES, 640, 43, 18).lines == 1
    assert (
        plan_strip(("Номинация", "Законодательная сессия", "Исполнительные действия"), 300, 43, 18).lines == 2
    )


@pytest.mark.parametrize(("height", "side"), [(720, 43), (1080, 48)])
def test_stages_are_read_from_as_far_in_every_window(height: int, side: float) -> None:
    capitals = get_strip_capitals(Theme.of(height=height), side)
    assert capitals >= height * 0.02
    assert capitals <= side * 0.5
