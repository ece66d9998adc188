"""Brightness of the cards in an open hand: no one can tell a party from afar."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZE = QSize(50, 52)
NEARLY = 0.02
GROUND = "#d9cdb3"


class Drawings:
    """The drawings as an open hand paints them, in its colours and those of the page."""

    def __init__(self, folder: Path) -> None:
        self._symbols = (folder / "drawings.svg").read_text("utf-8")
        style = (folder / "page.css").read_text("utf-8")
        rules = [_rule(style, selector) for selector in (":root", ".hand.open")]
        found = re.findall(r"(--[\w-]+): ([^;]+)", "".join(rules))
        self._colours = {name: value.replace("transparent", "none") for name, value in found}

    def names(self, kind: str) -> list[str]:
        return re.findall(rf'<symbol id="({kind}-[\w-]+)"', self._symbols)

    def brightness(self, name: str) -> float:
        symbol = re.search(rf'<symbol id="{name}" (viewBox="[^"]+")>(.*?)</symbol>', self._symbols, re.DOTALL)
        assert symbol is not None
        painted = re.sub(r"var\((--[\w-]+)(?:,[^)]*)?\)", lambda used: self._colours[used[1]], symbol[2])
        painted = painted.replace("currentColor", self._colours["--ink"])
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {symbol[1]}>{painted}</svg>'
        return _brightness(QSvgRenderer(QByteArray(svg.encode())))


def _luminance(colour: QColor) -> float:
    return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF()


def _rule(style: str, selector: str) -> str:
    return style[style.index(f"{selector} {{") :].split("}")[0]


def _brightness(drawing: QSvgRenderer) -> float:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, SIZE.width(), SIZE.height()))
    painter.end()
    shades = [_luminance(image.pixelColor(x, y)) for x in range(SIZE.width()) for y in range(SIZE.height())]
    return sum(shades) / len(shades)


@pytest.fixture
def drawings(root: Path) -> Drawings:
    return Drawings(root / "assets" / "phones")


def test_all_portraits_are_equally_bright(drawings: Drawings) -> None:
    shades = [drawings.brightness(name) for name in drawings.names("role")]
    assert len(shades) == 10
    assert max(shades) - min(shades) <= NEARLY


def test_both_parties_are_equally_bright(drawings: Drawings) -> None:
    shades = [drawings.brightness(name) for name in ("mark-liberal", "mark-fascist")]
    assert max(shades) - min(shades) <= NEARLY
