"""A game of ten, and the most memory that it took in MiB: `python -m tests.bench.game_probe`."""

import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from shgui.storage.user_folders import UserFolders
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.appearance import PRINT_BYTES
from tests.bench.window_probe import resident
from tests.ui.evening_players import Players


def main() -> None:
    application = QApplication(["game", "-style", "fusion"])
    with tempfile.TemporaryDirectory() as folder:
        players = Players(application, UserFolders(Path(folder, "data"), Path(folder, "settings")), seed=10)
        looks = players.program.appearance
        looks.renderer = Renderer(looks.theme, looks.renderer.art, budget=PRINT_BYTES)
        players.program.window.change_appearance(looks.renderer)
        players.sit_down(10)
        most = resident()
        while not players.over:
            players.step()
            most = max(most, resident())
        players.close()
    sys.stdout.write(f"{most}")


if __name__ == "__main__":
    main()
