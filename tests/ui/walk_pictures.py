"""Walks through the whole program and takes a picture of every page, to be looked at.

python -m tests.ui.walk_pictures [FOLDER] [--language pl] [--scheme dark] [--size 1280x720]
                                 [--percent 150]
"""

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QWidget

from shgui.storage.user_folders import UserFolders
from shgui.ui.settings.settings import MotionChoice, SchemeChoice, Settings
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.ui.walk import Walk, leave_untidy, mute


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/walk"))
    parser.add_argument("--language", default="en")
    parser.add_argument("--scheme", choices=[*map(str, SchemeChoice)], default="light")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--percent", type=int, default=150)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)

    def take_picture(window: QWidget, place: str) -> None:
        file = f"{re.sub(r'[^A-Za-z0-9]+', '_', place)}.png"
        window.grab().save(str(arguments.folder / file))

    settings = Settings(
        text_percent=arguments.percent,
        scheme=SchemeChoice(arguments.scheme),
        motion=MotionChoice.REDUCED,
    )
    width, height = map(int, arguments.size.split("x"))
    application = QApplication([sys.argv[0], "-style", "fusion"])
    with (
        tempfile.TemporaryDirectory() as scratch,
        patch("shgui.services.make_voice", mute),
        patch("shgui.ui.theme.theme.REDUCED", NO_MOTION),
        patch("shgui.ui.file_dialogs.ask_for_target", lambda *_: ""),
    ):
        folders = UserFolders(Path(scratch, "data"), Path(scratch, "settings"))
        leave_untidy(folders, settings)
        walk = Walk(application, folders, arguments.language, (width, height), take_picture)
        walk.everywhere()
        walk.close()


if __name__ == "__main__":
    main()
