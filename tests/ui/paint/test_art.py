"""Drawings: all there, sound, without words, in the colours of the palette."""

from pathlib import Path
from weakref import WeakSet
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shgui import resources
from shgui.resources import PORTRAITS
from shgui.ui.paint.art import Art, DrawingFit, Inks
from shgui.ui.paint.icons import Icon

# The phones' sheet of symbols is inked by their page.
DRAWINGS = sorted(path for path in resources.assets().glob("*/*.svg") if path.parent.name != "phones")
NAMES = [f"{path.parent.name}/{path.stem}" for path in DRAWINGS]
COLOURS = {"#1e1b18", "#f3e9d2", "#8ecae6", "#951c17", "none"}


def drawn(art: Art, name: str, inks: Inks) -> QImage:
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    art.paint(painter, QRectF(0, 0, 48, 48), name, inks)
    painter.end()
    return image


@pytest.mark.parametrize("path", DRAWINGS, ids=NAMES)
def test_a_drawing_is_sound_and_holds_no_words(path: Path) -> None:
    assert QSvgRenderer(str(path)).isValid()
    tags = {element.tag.rsplit("}", 1)[-1] for element in ElementTree.parse(path).iter()}  # noqa: S314
    assert tags <= {"svg", "g", "path", "circle", "ellipse", "rect", "radialGradient", "stop"}


@pytest.mark.parametrize(
    "path",
    [path for path in DRAWINGS if path.stem.rsplit("-")[-1] not in ("light", "dark", "contrast")],
    ids=str,
)
def test_a_drawing_uses_the_four_inks_only(path: Path) -> None:
    used = {
        element.get(attribute)
        for element in ElementTree.parse(path).iter()  # noqa: S314
        for attribute in ("fill", "stroke", "stop-color")
    }
    assert used - {None, "url(#shade)"} <= COLOURS


@pytest.mark.parametrize("mark", Icon)
def test_every_mark_is_drawn(art: Art, mark: Icon) -> None:
    blank = QImage(48, 48, QImage.Format.Format_ARGB32)
    blank.fill(QColor("#808080"))
    assert drawn(art, f"icons/{mark.value}", Inks()) != blank


def test_every_mark_differs_from_every_other_except_yes_and_done(art: Art) -> None:
    pictures = {mark: drawn(art, f"icons/{mark.value}", Inks()) for mark in Icon if mark is not Icon.CHECK}
    for mark, picture in pictures.items():
        assert [other for other, its in pictures.items() if its == picture] == [mark]


@pytest.mark.parametrize(("role", "count"), PORTRAITS.items())
def test_every_portrait_exists(role: str, count: int) -> None:
    found = list((resources.assets() / "cards").glob(f"role-{role}-*.svg"))
    assert len(found) == count


def test_inks_replace_the_drawn_colours(art: Art) -> None:
    assert drawn(art, "icons/win", Inks()) != drawn(art, "icons/win", Inks(ink="#ffffff", paper="#000000"))


def test_inks_may_be_swapped(art: Art) -> None:
    swapped = Inks(ink="#f3e9d2", paper="#1e1b18")
    image = drawn(art, "icons/eye", swapped)
    assert QColor("#f3e9d2").rgb() in {image.pixel(x, y) for x in range(48) for y in range(48)}
    assert QColor("#1e1b18").rgb() in {image.pixel(x, y) for x in range(48) for y in range(48)}


def test_what_was_not_drawn_for_long_is_let_go_of(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bytes] = []
    kept = WeakSet[QSvgRenderer]()

    class Counted(QSvgRenderer):
        def __init__(self, source: bytes) -> None:
            super().__init__(source)
            read.append(source)
            kept.add(self)

    monkeypatch.setattr("PySide6.QtSvg.QSvgRenderer", Counted)
    inks = [Inks(ink=f"#0000{number:02x}") for number in range(30)]
    for each in inks:
        drawn(art, "cards/back-policy", each)
        drawn(art, "icons/eye", Inks())
    assert 1 < len(kept) < 15
    assert len(read) == 31
    drawn(art, "cards/back-policy", inks[-1])
    assert len(read) == 31
    drawn(art, "cards/back-policy", inks[0])
    assert len(read) == 32


@pytest.mark.parametrize(
    ("fit", "reaches"), [(DrawingFit.INSIDE, False), (DrawingFit.COVER, True), (DrawingFit.STRETCH, True)]
)
def test_a_drawing_reaches_the_edges_as_asked(art: Art, fit: DrawingFit, reaches: bool) -> None:
    image = QImage(120, 60, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    art.paint(painter, QRectF(0, 0, 120, 60), "cards/back-policy", Inks(), fit)
    painter.end()
    left_edge = [image.pixelColor(x, y) for x in range(4) for y in range(60)]
    assert any(pixel != QColor("white") for pixel in left_edge) is reaches


def test_covering_stands_on_the_bottom(art: Art) -> None:
    image = QImage(100, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    art.paint(painter, QRectF(0, 0, 100, 40), "cards/role-hitler-1", Inks(), DrawingFit.COVER)
    painter.end()
    assert image.pixelColor(50, 39) != QColor("white")
