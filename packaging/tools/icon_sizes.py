"""Draws the application's icon in the sizes that desktops ask for.

    python packaging/tools/icon_sizes.py FOLDER

writes FOLDER/shgui-16.png to FOLDER/shgui-512.png from assets/icons/shgui.svg.
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from installers.app_icon import SIZES, icon_picture
from PySide6.QtGui import QGuiApplication

from shgui import resources
from shgui.ui.paint.art import Art


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    application = QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    art = Art(resources.assets())
    for side in SIZES:
        target = folder / f"shgui-{side}.png"
        if not icon_picture(art, side).save(str(target)):
            parser.error(f"cannot write {target}")
        print(target)
    del application


if __name__ == "__main__":
    main()
