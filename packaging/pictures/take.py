"""Takes pictures of everything that is drawn, state by state, as PNG files to look at.

    .venv/bin/python packaging/pictures/take.py KIND [--only STATE] [--scheme dark] [--size 1280x720]
                                                [--text 200] [--language pl] [--long]

Files go to build/pictures, one for each state whose name contains `--only`. `--long` takes a made-up language
with long texts, and names of twenty-four letters at the table. For the review of a finished game `--players`,
`--seed` and `--bots` choose the game; `--files` also saves its pages and its picture.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication
from shiboken6 import delete

from pictures import drawable_sheets, moment_sheets, page_states, private_states, widget_sheet
from pictures.phone_pictures import take_phones, take_phones_beside_table
from pictures.printed_states import STATES as PRINTED
from pictures.printed_states import PrintedGallery
from pictures.replay_states import STATES as REPLAYS
from pictures.replay_states import WatchedGallery
from pictures.table_states import STATES as TABLES
from pictures.table_states import long_names, names
from shgui import resources
from shgui.ui import widget_names
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.file_dialogs import FileToSave
from shgui.ui.paint.art import Art
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import SchemeChoice, Settings
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.pages import PageName
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import load_fonts
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import list_languages
from tests.pseudo import pseudo_catalogue
from tests.ui.after_game.finished_games import played, with_bots
from tests.ui.asked import RecordingRouter, RecordingStarter

SHEETS = {
    "cards": drawable_sheets.cards_sheet,
    "portraits": drawable_sheets.portraits_sheet,
    "boards": drawable_sheets.boards_sheet,
    "seats": drawable_sheets.seats_sheet,
    "marks": drawable_sheets.marks_sheet,
    "touch": drawable_sheets.touch_sheet,
    "poster": drawable_sheets.poster_sheet,
    "table": drawable_sheets.table_sheet,
    "widgets": widget_sheet.widgets_sheet,
}
_MENU_BAR = 1 / 30
"""The share of a window's height that its menu bar takes."""

Picture = QImage | QPixmap


class Studio(NamedTuple):
    """The wishes of the command line, and what every picture is taken with."""

    arguments: argparse.Namespace
    application: QApplication
    renderer: Renderer
    size: QSize
    words: Catalogue

    def wants(self, state: str) -> bool:
        return self.arguments.only in state

    def target(self, state: str, suffix: str = ".png") -> Path:
        wishes = self.arguments
        size = f"{self.size.width()}x{self.size.height()}"
        language = "long" if wishes.long else wishes.language
        return Path(wishes.folder, f"{state}-{wishes.scheme}-{size}-{wishes.text}-{language}{suffix}")


def paint_sheet(studio: Studio, paint: Callable[[QPainter, QRectF, Renderer], None]) -> QImage:
    image = QImage(studio.size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(image.rect())
    studio.renderer.draw(painter, whole, GroundDrawable())
    paint(painter, whole, studio.renderer)
    painter.end()
    return image


def take_drawables(studio: Studio) -> Iterator[tuple[str, Picture]]:
    for name, sheet in SHEETS.items():
        if studio.wants(name):
            yield name, paint_sheet(studio, sheet)


def take_moments(studio: Studio) -> Iterator[tuple[str, Picture]]:
    words = moment_sheets.WORDS.get(studio.arguments.language, moment_sheets.EN)
    for name, sheet in moment_sheets.SHEETS.items():
        if studio.wants(name):
            yield name, paint_sheet(studio, lambda *place, sheet=sheet: sheet(*place, words))


def take_pages(studio: Studio) -> Iterator[tuple[str, Picture]]:
    """Take the pages around a game, those of the printed game, and a game watched again."""
    pages = page_states.Gallery(studio.renderer, studio.size, studio.words)
    printed = PrintedGallery(studio.renderer, studio.size, studio.words)
    watched = WatchedGallery(studio.renderer, studio.size, studio.words)
    states = {
        **{name: partial(state, pages) for name, state in page_states.STATES.items()},
        **{name: partial(state, printed) for name, state in PRINTED.items()},
        **{name: partial(state, watched) for name, state in REPLAYS.items()},
    }
    yield from ((name, state()) for name, state in states.items() if studio.wants(name))
    for gallery in (pages, printed, watched):
        gallery.close()


def take_private(studio: Studio) -> Iterator[tuple[str, Picture]]:
    """Take the private pages and the end."""
    desk = private_states.Studio(studio.renderer, studio.size, studio.words)
    for name, state in private_states.STATES.items():
        if studio.wants(name):
            yield name, state(desk)


def take_table(studio: Studio) -> Iterator[tuple[str, Picture]]:
    renderer = Renderer(studio.renderer.theme._replace(motion=NO_MOTION), Art(resources.assets()))
    height = studio.size.height()
    for name, state in TABLES.items():
        if studio.wants(name):
            page = TablePage(UiContext(renderer, studio.words))
            page.resize(studio.size.width(), height - round(height * _MENU_BAR))
            broadcast(page)
            page.show()
            state(long_names if studio.arguments.long else names)(page)
            studio.application.processEvents()
            picture = QPixmap(page.size())
            painter = QPainter(picture)
            renderer.draw(painter, QRectF(picture.rect()), GroundDrawable())
            painter.end()
            page.render(picture)
            page.close()
            yield name, picture


def take_review(studio: Studio) -> Iterator[tuple[str, Picture]]:
    """Take the page after a game where it opens, as a whole, and with its explanation; then its proof."""
    wishes = studio.arguments

    def save(file: FileToSave, _say: object) -> None:
        studio.target("saved", file.suffix).write_bytes(file.make())

    ui = UiContext(studio.renderer, studio.words)
    page = ReviewPage(ui, RecordingRouter(), RecordingStarter(), save)
    window = MainWindow(lambda *_: page, ui)
    MenuBar(window).set_words(studio.words)
    window.resize(studio.size)
    window.show_page(PageName.REVIEW)
    page.show_review(with_bots(played(wishes.players, wishes.seed), *range(wishes.bots)))
    page.finish_computing()
    window.show()
    (explain,) = page.view.findChildren(QAbstractButton, widget_names.STORY_EXPLAIN)
    states: dict[str, Callable[[], object]] = {
        "story": page.set_focus_first,
        "whole": lambda: window.resize(studio.size.width(), page.view.page_height + 40),
        "explained": explain.click,
        "fairness": page.open_fairness,
    }
    for state, reach in states.items():
        reach()
        for _ in range(6):
            studio.application.processEvents()
        if studio.wants(state):
            yield f"{state}-{wishes.players}-{wishes.seed}", window.grab()
    if wishes.files:
        page.save_pages()
        page.save_picture()
    delete(window)


KINDS: Mapping[str, tuple[Callable[[Studio], Iterator[tuple[str, Picture]]], str]] = {
    "drawables": (take_drawables, "1920x1080"),
    "moments": (take_moments, "1280x720"),
    "pages": (take_pages, "1920x1080"),
    "private": (take_private, "1920x1080"),
    "review": (take_review, "1280x720"),
    "table": (take_table, "1920x1080"),
    "phones": (take_phones, "360x780"),
    "phones-beside-table": (take_phones_beside_table, "1280x720"),
}
"""By kind, the function that takes its pictures, and their usual size."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--folder", type=Path, default=Path("build/pictures"))
    parser.add_argument("--only", default="")
    parser.add_argument("--scheme", choices=["light", "dark", "contrast"], default="light")
    parser.add_argument("--size")
    parser.add_argument("--text", type=int, default=100, help="the size of text in percent")
    parser.add_argument("--language", choices=list_languages(), default="en")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--players", type=int, default=10)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--bots", type=int, default=0, help="the number of seats that bots play")
    parser.add_argument("--files", action="store_true")
    arguments = parser.parse_args()
    take, usual_size = KINDS[arguments.kind]
    size = QSize(*map(int, (arguments.size or usual_size).split("x")))
    application = QApplication([sys.argv[0], "-style", "fusion"])
    load_fonts(resources.assets() / "fonts")
    settings = Settings(scheme=SchemeChoice(arguments.scheme), text_percent=arguments.text)
    appearance = Appearance(application, resources.assets(), settings, size.height())
    words = pseudo_catalogue() if arguments.long else load_catalogue(arguments.language)
    studio = Studio(arguments, application, appearance.renderer, size, words)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name, picture in take(studio):
        picture.save(str(studio.target(name)))
        print(studio.target(name))


if __name__ == "__main__":
    main()
