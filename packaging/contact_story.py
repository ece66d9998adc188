"""Renders the pages that tell a finished game into PNG files to be looked at.

    python packaging/contact_story.py [FOLDER] [--only suspicion] [--players 10] [--seed 3] [--scheme dark]
                                      [--size 1280x720] [--percent 200] [--language pl] [--bots 4] [--hidden]
                                      [--files]

`--files` also saves what is kept: printed pages (PDF) and the picture for the chat (PNG, SVG).
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from shiboken6 import delete

from shgui import resources
from shgui.ui.after_game.review_actions import ReviewPart
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.file_dialogs import FileToSave
from shgui.ui.settings.settings import SchemeChoice, Settings
from shgui.ui.shell.appearance import Appearance
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.pages import PageName
from shgui.ui.theme import load_fonts
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.finished_games import played, with_bots
from tests.ui.asked import RecordingRouter, RecordingStarter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_story"))
    parser.add_argument("--only", default="")
    parser.add_argument("--players", type=int, default=10)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--bots", type=int, default=0, help="the first so many seats are the program's")
    parser.add_argument("--scheme", choices=["light", "dark", "contrast"], default="light")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--percent", type=int, default=100)
    parser.add_argument("--language", default="en")
    parser.add_argument("--hidden", action="store_true")
    parser.add_argument("--files", action="store_true")
    arguments = parser.parse_args()
    application = QApplication([sys.argv[0], "-style", "fusion"])
    assets = resources.assets()
    load_fonts(assets / "fonts")
    width, height = map(int, arguments.size.split("x"))
    settings = Settings(scheme=SchemeChoice(arguments.scheme), text_percent=arguments.percent)
    looks = Appearance(application, assets, settings, height)
    words = load_catalogue(arguments.language)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    kept = {".pdf": "", ".png": "", ".svg": ""}
    parts = (arguments.players, arguments.seed, arguments.scheme, arguments.size, arguments.percent)
    tail = "-".join(map(str, (*parts, arguments.language, *(["hidden"] if arguments.hidden else []))))
    for suffix in kept:
        kept[suffix] = str(arguments.folder / f"kept-{tail}{suffix}")

    def save(file: FileToSave, _say: object) -> None:
        Path(kept[file.suffix]).write_bytes(file.make())

    ui = UiContext(looks.renderer, words)
    page = ReviewPage(ui, RecordingRouter(), RecordingStarter(), save)
    window = MainWindow(lambda *_: page, ui)
    MenuBar(window).set_words(words)
    window.resize(width, height)
    window.show_page(PageName.REVIEW)
    page.show_review(with_bots(played(arguments.players, arguments.seed), *range(arguments.bots)))
    page.hide_roles(arguments.hidden)
    window.show()
    for part in ReviewPart:
        if arguments.only in part:
            page.open_part(part)
            page.finish_computing()
            for _ in range(4):
                application.processEvents()
            target = arguments.folder / f"{part}-{tail}.png"
            window.grab().save(str(target))
            print(target)
    if arguments.files:
        page.save_pages()
        for suffix in (".png", ".svg"):
            page.save_picture(suffix)
    delete(window)


if __name__ == "__main__":
    main()
