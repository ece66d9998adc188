"""Renders everything that is drawn, scheme by scheme and size by size, into PNG files to be looked at.

    python packaging/contact_sheet.py [FOLDER] [--only NAME] [--scheme light] [--height 1080]

Each sheet is one picture; the folder defaults to build/contact_sheet, which is not kept.
"""

import argparse
import itertools
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contact_sheets import faces, widgets
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.art import Art
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts

Sheet = Callable[[QPainter, QRectF, Renderer], None]

SHEETS: dict[str, Sheet] = {
    "cards": faces.cards_sheet,
    "portraits": faces.portraits_sheet,
    "boards": faces.boards_sheet,
    "seats": faces.seats_sheet,
    "marks": faces.marks_sheet,
    "touch": faces.touch_sheet,
    "poster": faces.poster_sheet,
    "table": faces.table_sheet,
    "widgets": widgets.widgets_sheet,
}
SIZES = {720: 1.0, 1080: 1.0, 2160: 2.0}


def render(sheet: Sheet, renderer: Renderer, height: int, ratio: float) -> QImage:
    size = QSize(height * 16 // 9, height)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, size.width() / ratio, size.height() / ratio)
    renderer.draw(painter, rect, GroundDrawable())
    sheet(painter, rect, renderer)
    painter.end()
    return image


def jobs(arguments: argparse.Namespace) -> Iterator[tuple[str, Scheme, int, float]]:
    """Sheet, scheme, height and scale of every picture that was asked for."""
    for name, scheme, (height, ratio) in itertools.product(SHEETS, Scheme, SIZES.items()):
        asked = (arguments.only, name), (arguments.scheme, scheme.value), (arguments.height, height)
        if all(wish in (None, this) for wish, this in asked):
            yield name, scheme, height, ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_sheet"))
    parser.add_argument("--only", choices=SHEETS)
    parser.add_argument("--scheme", choices=[scheme.value for scheme in Scheme])
    parser.add_argument("--height", type=int, choices=SIZES)
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    load_fonts(resources.assets() / "fonts")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    art = Art(resources.assets())
    for name, scheme, height, ratio in jobs(arguments):
        renderer = Renderer(Theme.of(scheme, height=round(height / ratio)), art)
        target = arguments.folder / f"{name}-{scheme.value}-{height}.png"
        render(SHEETS[name], renderer, height, ratio).save(str(target))
        print(target)
    del application


if __name__ == "__main__":
    main()
