"""Headings: lines close to each other, no word wider than the page."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.ui.printed.printed_page import FittedHeading
from shgui.ui.theme import Family, load_fonts

QUESTION = "Quem é o primeiro candidato presidencial?"


@pytest.fixture
def heading(qtbot: QtBot) -> FittedHeading:
    load_fonts(resources.assets() / "fonts")
    heading = FittedHeading(Family.GOTHIC)
    qtbot.addWidget(heading)
    heading.setStyleSheet("font-size: 40px")
    heading.setText(QUESTION)
    return heading


def test_two_lines_take_less_than_twice_the_height_of_the_letters_and_the_air_of_a_text(
    heading: FittedHeading, qtbot: QtBot
) -> None:
    label = QLabel(QUESTION, wordWrap=True)
    qtbot.addWidget(label)
    label.setStyleSheet("font-size: 40px")
    label.setFont(heading.font())
    one, two = heading.heightForWidth(2000), heading.heightForWidth(400)
    assert 40 < one < two < 40 * 2.6
    assert two < label.heightForWidth(400)


def test_a_name_longer_than_the_page_is_wide_breaks_at_its_hyphen(heading: FittedHeading) -> None:
    heading.setText("Bartholomew-Maximilian")
    assert heading.heightForWidth(250) > heading.heightForWidth(2000) * 1.5


def test_it_paints_what_it_says(heading: FittedHeading) -> None:
    heading.resize(400, heading.heightForWidth(400))
    said = heading.grab().toImage()
    heading.setText("")
    assert said != heading.grab().toImage()
