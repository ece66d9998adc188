"""Renders the table page in every state that a game can put it into, into PNG files to be looked at.

    python packaging/contact_table.py [FOLDER] [--only STATE] [--scheme light] [--size 1920x1080] [--text 100]
                                      [--long] [--language en] [--players 7]

`--long` lengthens every text and takes names of twenty-four letters. The folder defaults to
build/contact_table, which is not kept.
"""

import argparse
import gettext
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contact_sheets.table_states import STATES, State, long_names, names
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from shgui import resources
from shgui.ui.paint.art import Art
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Scheme, Theme, load_fonts, qt_palette, style_sheet
from shgui.ui.widgets.animation_stage import OFF
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue

_MENU_BAR = 1 / 30


class LongWords(gettext.NullTranslations):
    """Every text half as long again, with letters from all over."""

    def gettext(self, message: str) -> str:
        words = message.split(" ")
        return " ".join(word if "{" in word else word + "żщõ"[: max(1, len(word) // 2)] for word in words)

    def ngettext(self, one: str, many: str, count: int) -> str:
        return self.gettext(one if count == 1 else many)

    def pgettext(self, _context: str, message: str) -> str:
        return self.gettext(message)

    def npgettext(self, _context: str, one: str, many: str, count: int) -> str:
        return self.ngettext(one, many, count)


class Ground(QWidget):
    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self._renderer = renderer

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self._renderer.draw(painter, QRectF(self.rect()), GroundDrawable())
        painter.end()


def render(
    application: QApplication, state: State, renderer: Renderer, words: Catalogue, size: tuple[int, int]
) -> Ground:
    application.setPalette(qt_palette(renderer.theme))
    application.setStyleSheet(style_sheet(renderer.theme, resources.assets() / "icons"))
    ground = Ground(renderer)
    ground.resize(size[0], size[1] - round(size[1] * _MENU_BAR))
    page = TablePage(UiContext(renderer, words))
    page.setParent(ground)
    page.resize(ground.size())
    broadcast(page)
    ground.show()
    page.show()
    state(page)
    application.processEvents()
    return ground


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_table"))
    parser.add_argument("--only", nargs="*", choices=STATES)
    parser.add_argument("--scheme", default="light", choices=[scheme.value for scheme in Scheme])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--language", default="en")
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    load_fonts(resources.assets() / "fonts")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    width, height = (int(part) for part in arguments.size.split("x"))
    theme = Theme.of(Scheme(arguments.scheme), height=height, percent=arguments.text)
    renderer = Renderer(theme._replace(motion=OFF), Art(resources.assets()))
    words = Catalogue("en", LongWords()) if arguments.long else load_catalogue(arguments.language)
    for name in arguments.only or STATES:
        state = STATES[name](long_names if arguments.long else names)
        ground = render(application, state, renderer, words, (width, height))
        tail = f"{arguments.scheme}-{arguments.size}-{arguments.text}{'-long' if arguments.long else ''}"
        ground.grab().save(str(arguments.folder / f"{name}-{tail}.png"))
        ground.close()


if __name__ == "__main__":
    main()
