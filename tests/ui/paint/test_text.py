"""Words keep inside their space."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from shgui.ui.paint import text
from shgui.ui.paint.art import Art
from shgui.ui.paint.text import draw_text, find_common_capitals, fit_text, measure_width
from shgui.ui.theme import Family, make_font

WORDS = (
    "Ana",
    "Zbadaj Przynależność",
    "Внеочередные выборы",
    "Исследование лояльности",
    "ŻÓŁĆ Ąę Ÿ",
    "Fascists win if Hitler is elected Chancellor",
    "Bartholomew Keith",
)


@pytest.fixture(autouse=True)
def _fonts(art: Art) -> None:
    del art


def test_a_text_that_fits_keeps_its_size_and_its_line() -> None:
    fitted = fit_text("Ana", Family.GOTHIC, 30.0, 500.0, 100.0)
    assert fitted.lines == ("Ana",)
    assert fitted.capitals == pytest.approx(30.0)


def test_no_lone_word_stands_above_a_long_line() -> None:
    fitted = fit_text("So the very latest notwithstanding", Family.GOTHIC, 40, 200, lines=3)
    assert fitted.lines == ("So the", "very latest", "notwithstanding")


@pytest.mark.parametrize("family", Family)
def test_words_are_the_same_pixels_whatever_a_widget_has_drawn_before(family: Family) -> None:
    pictures = []
    for shift in range(8):
        widget = QImage(200, 40, QImage.Format.Format_RGB32)
        painter = QPainter(widget)
        painter.setFont(make_font(family, 11))
        painter.drawText(QPointF(shift * 0.37, 30), f"Widget {shift}")
        painter.end()
        text._outline_word.cache_clear()
        picture = QImage(200, 40, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_text(painter, QRectF(picture.rect()), "Piotr", family, 20, QColor("black"))
        painter.end()
        pictures.append(picture)
    assert all(picture == pictures[0] for picture in pictures)


def test_a_long_text_breaks_before_it_shrinks() -> None:
    word = "Zbadaj Przynależność"
    width = measure_width("Przynależność", Family.GOTHIC) * 40 / Family.GOTHIC.capitals
    fitted = fit_text(word, Family.GOTHIC, 40.0, width * 1.01)
    assert fitted.lines == ("Zbadaj", "Przynależność")
    assert fitted.capitals == pytest.approx(40.0)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Bartholomew-Maximilian", ("Bartholomew-", "Maximilian")),
        ("Выберите кого-то", ("Выберите", "кого-то")),
        ("Ja-Nein", ("Ja-Nein",)),
    ],
)
def test_a_hyphen_is_a_place_to_break_at_and_stays_on_its_line(text: str, lines: tuple[str, ...]) -> None:
    assert fit_text(text, Family.GOTHIC, 40.0, 120.0, 200.0).lines == lines


def test_lines_are_even_though_tails_and_accents_would_keep_out_of_the_way_in_uneven_ones() -> None:
    fitted = fit_text("Naradźcie się, a potem głosujcie nad rządem.", Family.GOTHIC, 35.0, 300.0, 45.0)
    assert fitted.lines == ("Naradźcie się, a potem", "głosujcie nad rządem.")


def test_an_uneven_break_is_no_better_for_being_hardly_larger_than_a_single_line() -> None:
    fitted = fit_text("Ta skjermen og se på den hemmelige rollen din.", Family.GOTHIC, 38.0, 715.0, 86.0)
    assert len(fitted.lines) == 1


def test_one_word_too_long_shrinks_to_exactly_the_width() -> None:
    fitted = fit_text("Przynależność", Family.GOTHIC, 40.0, 120.0)
    assert fitted.width == pytest.approx(120.0)


def test_nothing_to_say_takes_no_width() -> None:
    assert fit_text("", Family.TEXT, 20.0, 100.0, 30.0).width == 0.0


def test_words_side_by_side_take_the_size_of_the_longest() -> None:
    words = ["Peek", "Исследование лояльности"]
    longest = fit_text(words[1], Family.GOTHIC, 33.0, 150.0, 90.0).capitals
    assert find_common_capitals(words, Family.GOTHIC, 33.0, 150.0, 90.0) == longest


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("text", WORDS)
@pytest.mark.parametrize(("width", "height"), [(160, 60), (90, 90), (300, 24)])
@pytest.mark.parametrize("align", [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter])
def test_no_ink_falls_outside(
    family: Family, text: str, width: int, height: int, align: Qt.AlignmentFlag
) -> None:
    margin = 40
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    room = QRectF(margin, margin, width, height)
    draw_text(painter, room, text, family, 40.0, QColor("black"), align=align)
    painter.end()
    inside = image.copy(margin - 1, margin - 1, width + 2, height + 2)
    blank = QImage(inside.size(), inside.format())
    blank.fill(QColor("white"))
    assert inside != blank
    cleared = QPainter(image)
    cleared.fillRect(margin - 1, margin - 1, width + 2, height + 2, QColor("white"))
    cleared.end()
    white = QImage(image.size(), image.format())
    white.fill(QColor("white"))
    assert image == white


def test_words_at_the_end_of_a_line_of_the_text_stay_apart() -> None:
    for lines in (1, 2, 3):
        fitted = fit_text("It was not saved.\nTry again.", Family.TEXT, 12, 120, lines=lines)
        assert " ".join(fitted.lines) == "It was not saved. Try again."
