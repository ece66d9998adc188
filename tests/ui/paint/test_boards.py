"""Where things lie on a board, and what an enacted policy covers."""

import pytest
from PySide6.QtCore import QRectF, QSize

from shgui.ui.paint.boards import plan_board
from shgui.ui.paint.faces import ASPECTS, LiberalBoardFace, PolicyFace
from shgui.ui.paint.press import Press
from shgui.ui.paint.seats import placard_rect, plate_of
from shgui.ui.paint.table import tracker_fields

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
        card = plan.card(index)
        assert slot.contains(card)
        assert card.width() / card.height() == pytest.approx(ASPECTS[PolicyFace])


def test_each_policy_enacted_changes_only_the_board_around_it(press: Press) -> None:
    size = QSize(900, 240)
    plan = plan_board(QRectF(0, 0, 900, 240), 5, foot=False)
    before, after = (
        press.print(LiberalBoardFace("Liberal policies", enacted, "Liberal", "Liberals win"), size).toImage()
        for enacted in (1, 2)
    )
    same, changed = (plan.slots[index].adjusted(3, 3, -3, -3).toRect() for index in (2, 1))
    assert before.copy(same) == after.copy(same)
    assert before.copy(changed) != after.copy(changed)


def test_the_three_fields_of_the_tracker_stand_in_a_row() -> None:
    rect = QRectF(5, 5, 300, 90)
    fields = tracker_fields(rect)
    assert len(fields) == 3
    for field in fields:
        assert rect.contains(field)
    assert fields[0].right() < fields[1].left() < fields[1].right() < fields[2].left()


def test_a_placard_lies_on_its_plate() -> None:
    seat = QRectF(40, 40, 300, 140)
    assert plate_of(seat).contains(placard_rect(seat))
    assert seat.contains(plate_of(seat))
