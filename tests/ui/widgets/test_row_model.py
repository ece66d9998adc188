"""Rows of a list, as views and delegates ask for them."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from shgui.ui.widgets.row_model import ROW_ROLE, RowModel, get_row


@dataclass(frozen=True, slots=True)
class Guest:
    told: str


@dataclass(frozen=True, slots=True)
class Dish:
    told: str


ANA, OLA = Guest("Ana"), Guest("Ola")


@pytest.fixture
def model() -> RowModel[Guest]:
    model = RowModel[Guest]()
    model.set_rows([ANA, OLA])
    return model


def test_it_behaves_like_a_model(model: RowModel[Guest], qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt has no types here
    model.set_rows([])
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt has no types here


def test_a_row_is_given_as_it_is(model: RowModel[Guest]) -> None:
    assert [get_row(model.index(place), Guest) for place in range(model.rowCount())] == [ANA, OLA]


def test_a_row_is_read_and_heard_as_its_text(model: RowModel[Guest]) -> None:
    last = model.index(1)
    assert (last.data(), last.data(Qt.ItemDataRole.AccessibleTextRole)) == ("Ola", "Ola")
    assert last.data(Qt.ItemDataRole.ToolTipRole) is None
    assert last.data(ROW_ROLE + 1) is None


def test_other_rows_take_the_place_of_all_and_every_view_hears_of_it(model: RowModel[Guest]) -> None:
    counts: list[int] = []

    def note() -> None:
        counts.append(model.rowCount())

    model.modelReset.connect(note)
    model.set_rows([OLA])
    assert counts == [1]
    assert get_row(model.index(0), Guest) == OLA


def test_outside_there_is_nothing(model: RowModel[Guest]) -> None:
    gone = model.index(1)
    model.set_rows([ANA])
    assert model.data(gone) is None
    assert model.data(model.index(-1)) is None
    assert model.rowCount(model.index(0)) == 0


def test_a_row_of_another_kind_is_refused(model: RowModel[Guest]) -> None:
    with pytest.raises(TypeError, match="Dish"):
        get_row(model.index(0), Dish)
