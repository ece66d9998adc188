"""Renders the pages round a game and round the printed one, into PNG files to be looked at.

    python packaging/contact_pages.py [FOLDER] [--only help] [--scheme dark] [--size 1280x720]
                                      [--percent 200] [--language pl] [--pseudo]

`--pseudo` writes every text half as long again, with letters of several alphabets.
"""

import argparse
import os
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contact_sheets import pages, printed, watched
from contact_sheets.private import Pseudo
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.settings.settings import SchemeChoice, Settings
from shgui.ui.shell.appearance import Appearance
from shgui.ui.theme import load_fonts
from shgui.words.catalogue import Catalogue, load_catalogue


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_pages"))
    parser.add_argument("--only", default="")
    parser.add_argument("--scheme", choices=["light", "dark", "contrast"], default="light")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--percent", type=int, default=100)
    parser.add_argument("--language", default="en")
    parser.add_argument("--pseudo", action="store_true")
    arguments = parser.parse_args()
    application = QApplication([sys.argv[0], "-style", "fusion"])
    assets = resources.assets()
    load_fonts(assets / "fonts")
    width, height = map(int, arguments.size.split("x"))
    settings = Settings(scheme=SchemeChoice(arguments.scheme), text_percent=arguments.percent)
    looks = Appearance(application, assets, settings, height)
    words = Catalogue("en", Pseudo()) if arguments.pseudo else load_catalogue(arguments.language)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    tongue = "pseudo" if arguments.pseudo else arguments.language
    parts = (arguments.scheme, arguments.size, str(arguments.percent), tongue)
    gallery = pages.Gallery(looks.renderer, QSize(width, height), words)
    printed_gallery = printed.PrintedGallery(looks.renderer, QSize(width, height), words)
    watched_gallery = watched.WatchedGallery(looks.renderer, QSize(width, height), words)
    pictures = {
        **{name: partial(state, gallery) for name, state in pages.STATES.items()},
        **{name: partial(state, printed_gallery) for name, state in printed.STATES.items()},
        **{name: partial(state, watched_gallery) for name, state in watched.STATES.items()},
    }
    for name, picture in pictures.items():
        if arguments.only in name:
            target = arguments.folder / f"{'-'.join((name, *parts))}.png"
            picture().save(str(target))
            print(target)
    gallery.close()
    printed_gallery.close()
    watched_gallery.close()


if __name__ == "__main__":
    main()
