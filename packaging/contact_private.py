"""Renders what is private and what comes at the end, state by state, into PNG files to be looked at.

    python packaging/contact_private.py [FOLDER] [--only role] [--scheme dark] [--size 1280x720]
                                        [--percent 200] [--language pl] [--pseudo]

`--pseudo` writes every text half as long again, with letters of several alphabets.
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contact_sheets.private import STATES, Studio
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts, qt_palette, style_sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_private"))
    parser.add_argument("--only", default="")
    parser.add_argument("--scheme", choices=[scheme.value for scheme in Scheme], default="light")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--percent", type=int, default=100)
    parser.add_argument("--language", default="en")
    parser.add_argument("--pseudo", action="store_true")
    arguments = parser.parse_args()
    application = QApplication(sys.argv[:1])
    assets = resources.assets()
    load_fonts(assets / "fonts")
    width, height = map(int, arguments.size.split("x"))
    theme = Theme.of(Scheme(arguments.scheme), height=height, percent=arguments.percent)
    application.setStyle("Fusion")
    application.setPalette(qt_palette(theme))
    application.setStyleSheet(style_sheet(theme, assets / "icons"))
    studio = Studio(Renderer(theme, Art(assets)), QSize(width, height), arguments.language, arguments.pseudo)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name, state in STATES.items():
        if arguments.only in name:
            parts = (name, arguments.scheme, arguments.size, str(arguments.percent))
            target = arguments.folder / f"{'-'.join(parts)}{'-pseudo' * arguments.pseudo}.png"
            state(studio).save(str(target))
            print(target)


if __name__ == "__main__":
    main()
