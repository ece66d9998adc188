"""Everything on the table has a place of its own, in every window and at every size of text."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from shgui.ui.table.layout import TablePlan, plan_table
from shgui.ui.theme import Scheme, Theme, ViewingDistance
from shgui.ui.theme.metrics import LEAST_TARGET

SIZES = [(960, 570), (1280, 690), (1920, 1044), (3840, 2104), (1440, 1044), (1000, 1000), (2560, 1044)]


def plan(size: tuple[int, int], players: int, percent: int = 100, *, sheet: bool = False) -> TablePlan:
    theme = Theme.of(Scheme.LIGHT, height=size[1] + 36, percent=percent, distance=ViewingDistance.TABLE)
    return plan_table(QSize(*size), players, theme, sheet=sheet)


def parts(plan: TablePlan) -> list[QRect]:
    things = [plan.header, *plan.seats, plan.liberal, plan.fascist, plan.tracker, plan.draw, plan.discard]
    return [*things, plan.prompt_bar, *([] if plan.sheet.isEmpty() else [plan.sheet])]


@pytest.mark.parametrize("sheet", [False, True])
@pytest.mark.parametrize("percent", [80, 100, 200])
@pytest.mark.parametrize("players", range(5, 11))
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else_or_outside(
    size: tuple[int, int], players: int, percent: int, sheet: bool
) -> None:
    places = parts(plan(size, players, percent, sheet=sheet))
    page = QRect(0, 0, *size)
    assert [place for place in places if not page.contains(place) or place.isEmpty()] == []
    pairs = [(one, other) for one, other in combinations(places, 2) if one.intersects(other)]
    if sheet and percent > 100:
        # An open chronicle lies on what nobody chooses from.
        arranged = plan(size, players, percent, sheet=True)
        boards = (arranged.liberal, arranged.fascist, arranged.tracker, arranged.draw, arranged.discard)
        pairs = [pair for pair in pairs if pair[1] != arranged.sheet or pair[0] not in boards]
    assert pairs == []


@pytest.mark.parametrize("players", range(5, 11))
def test_players_sit_clockwise_from_the_bottom_left(players: int) -> None:
    seats = plan((1920, 1044), players).seats
    middle = QRect(0, 0, 1920, 1044).center()
    lefts = [seat for seat in seats if seat.right() < middle.x() - 400]
    assert seats[0].center().x() < middle.x()
    assert seats[-1].center().x() > middle.x()
    assert seats[0].top() == max(seat.top() for seat in lefts)
    assert [seat.center().x() for seat in seats] == sorted(seat.center().x() for seat in seats)


@pytest.mark.parametrize("players", range(5, 11))
def test_the_boards_dominate(players: int) -> None:
    arranged = plan((1920, 1044), players)
    boards = arranged.liberal.width() * arranged.liberal.height()
    boards += arranged.fascist.width() * arranged.fascist.height()
    assert boards > sum(seat.width() * seat.height() for seat in arranged.seats)


@pytest.mark.parametrize("players", range(5, 11))
def test_both_boards_have_spaces_of_one_width(players: int) -> None:
    arranged = plan((1920, 1044), players)
    inset = arranged.fascist.width() / 40
    liberal = (arranged.liberal.width() - inset) / 5
    fascist = (arranged.fascist.width() - inset) / 6
    assert liberal == pytest.approx(fascist, rel=0.02)


@pytest.mark.parametrize("size", SIZES)
def test_the_band_is_always_at_the_bottom_and_never_dominates(size: tuple[int, int]) -> None:
    for percent in (80, 100, 200):
        band = plan(size, 7, percent).prompt_bar
        assert band.bottom() == size[1] - 1
        assert LEAST_TARGET <= band.height() <= size[1] * 0.2


@pytest.mark.parametrize("players", range(5, 11))
def test_the_band_stays_where_it_is_when_the_chronicle_opens(players: int) -> None:
    assert plan((1280, 690), players).prompt_bar == plan((1280, 690), players, sheet=True).prompt_bar


@pytest.mark.parametrize("size", SIZES)
def test_every_seat_can_be_hit_by_a_finger(size: tuple[int, int]) -> None:
    for percent in (80, 100, 200):
        for sheet in (False, True):
            seats = plan(size, 10, percent, sheet=sheet).seats
            assert min(min(seat.width(), seat.height()) for seat in seats) >= LEAST_TARGET


def test_names_have_room_for_their_full_size_at_the_table() -> None:
    theme = Theme.of(Scheme.LIGHT, height=1080)
    seats = plan_table(QSize(1920, 1044), 10, theme).seats
    # A plate gives 36 % of its height to the capitals of a name.
    assert min(seat.height() for seat in seats) * 0.36 >= 0.043 * 1080 * 0.99
