"""Renders what the moments are drawn with, scheme by scheme, into PNG files to be looked at.

    python packaging/contact_moments.py [FOLDER] [--scheme light] [--size 1280x720] [--text 100]
                                        [--language en] [--all]

All that a scheme has stands on one picture; `--all` draws each in a window of its own as well. The folder
defaults to build/contact_moments, which is not kept.
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contact_sheets.moments import SHEETS, WORDS
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.art import Art
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts

_ACROSS = 4


def render(name: str, renderer: Renderer, size: QSize, language: str) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    window = QRectF(0, 0, size.width(), size.height())
    renderer.draw(painter, window, GroundDrawable())
    SHEETS[name](painter, window, renderer, WORDS[language])
    painter.end()
    return image


def together(pictures: list[QImage]) -> QImage:
    """All of them at half their size."""
    cell = pictures[0].size() / 2
    rows = -(-len(pictures) // _ACROSS)
    sheet = QImage(cell.width() * _ACROSS, cell.height() * rows, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.black)
    painter = QPainter(sheet)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, _ACROSS)
        small = picture.scaled(
            cell, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(QPointF(column * cell.width(), row * cell.height()), small)
    painter.end()
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_moments"))
    parser.add_argument("--scheme", choices=[scheme.value for scheme in Scheme])
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", default="en", choices=WORDS)
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    load_fonts(resources.assets() / "fonts")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    size = QSize(*(int(part) for part in arguments.size.split("x")))
    art = Art(resources.assets())
    for scheme in Scheme:
        if arguments.scheme not in (None, scheme.value):
            continue
        renderer = Renderer(Theme.of(scheme, height=size.height(), percent=arguments.text), art)
        pictures = {name: render(name, renderer, size, arguments.language) for name in SHEETS}
        tail = f"{arguments.language}-{scheme.value}-{arguments.size}-{arguments.text}"
        together(list(pictures.values())).save(str(arguments.folder / f"moments-{tail}.png"))
        if arguments.all:
            for name, picture in pictures.items():
                picture.save(str(arguments.folder / f"{name}-{tail}.png"))
    del application


if __name__ == "__main__":
    main()
