"""Plates hold long names, and no word that nobody could read."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.types import Office
from shgui.ui.paint.faces import PlacardFace, SeatFace
from shgui.ui.paint.press import Press
from shgui.ui.paint.seats import fit_name, name_row
from shgui.ui.theme import load_fonts

NARROW, WIDE = QRectF(0, 0, 217, 90), QRectF(0, 0, 310, 90)


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts(resources.assets() / "fonts")


def lines(name: str, plate: QRectF) -> int:
    return len(fit_name(name, 30, name_row(plate), plate.height()).lines)


def test_a_long_name_breaks_where_it_comes_out_larger_so() -> None:
    assert lines("Bartholomeus Wolframsson", NARROW) == 2
    assert lines("Bartholomeus Wolframsson", WIDE) == 1
    assert lines("Bartholomew-Maximilian", NARROW) == 2


@pytest.mark.parametrize("name", ["Ana", "Ana B", "Ingrid", "FrancescaBuonaventurinas"])
def test_a_short_name_and_a_single_word_keep_their_line(name: str) -> None:
    assert lines(name, NARROW) == 1


def test_no_name_reaches_below_its_room() -> None:
    room = name_row(NARROW)
    fitted = fit_name("Żegota Węgrzyny Şgjpqy", 30, room, NARROW.height())
    assert fitted.height <= room.height()
    assert fitted.width <= room.width()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            PlacardFace(Office.PRESIDENT, "Presidential Candidate"),
            PlacardFace(Office.PRESIDENT, "Кандидат в президенты"),
        ),
        (
            SeatFace(1, "Ana", limited=Office.CHANCELLOR, limited_word="Last Chancellor", vote=True),
            SeatFace(1, "Ana", limited=Office.CHANCELLOR, limited_word="Бывший канцлер", vote=True),
        ),
    ],
    ids=["placard", "term limit"],
)
def test_where_a_word_has_no_room_its_sign_stands_alone(
    press: Press, one: PlacardFace | SeatFace, other: PlacardFace | SeatFace
) -> None:
    def same(width: int, height: int) -> bool:
        size = QSize(width, height)
        return press.print(one, size).toImage() == press.print(other, size).toImage()

    assert same(90, 60)
    assert not same(400, 60)
