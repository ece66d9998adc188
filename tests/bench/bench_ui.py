"""What the window costs: `python -m tests.bench.bench_ui`. Linux; a display if there is one, else offscreen.

Start, memory and rest are told as ratios to a bare PySide6 window in the same run, because machines differ.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

LIMITS = {"paint": 1.6, "cpu": 2.0, "memory": 1.5}
"""Times what a bare window takes."""
QUIT_SECONDS, WAKE_UPS, CHANGE_MILLISECONDS, GAME_MEBIBYTES = 0.1, 1.0, 50.0, 120.0


class Figure(NamedTuple):
    what: str
    value: float
    limit: float
    unit: str

    @property
    def line(self) -> str:
        kept = "" if self.value <= self.limit else "  too much"
        return f"{self.what:32} {self.value:8.2f} {self.unit:8} limit {self.limit:g}{kept}"


def starts(runs: int) -> list[Figure]:
    """Bare and ours in turn, so that a busy moment hits both."""
    told: dict[str, list[dict[str, float]]] = {"bare": [], "ours": []}
    with tempfile.TemporaryDirectory() as home:
        for run in range(-1, runs):
            for which, figures in told.items():
                figure = _probe(which, home)
                if run >= 0:
                    figures.append(figure)
    middle = {
        which: {name: median(figure[name] for figure in figures) for name in figures[0]}
        for which, figures in told.items()
    }
    ours, bare = middle["ours"], middle["bare"]
    units = {"paint": "s", "cpu": "s", "memory": "MiB"}
    return [
        *(
            Figure(
                f"{name} ({ours[name]:.3f} : {bare[name]:.3f} {units[name]})",
                ours[name] / bare[name],
                limit,
                "x",
            )
            for name, limit in LIMITS.items()
        ),
        Figure("wake-ups at rest", ours["wake_ups"], WAKE_UPS, "a second"),
        Figure("work at rest", ours["idle"] * 100, 0.1, "%"),
        Figure("quit", ours["quit"], QUIT_SECONDS, "s"),
        Figure("lines on stderr", ours["stderr"], 0, "lines"),
    ]


def game() -> Figure:
    with tempfile.TemporaryDirectory() as home:
        most = float(_run(["tests.bench.game_probe"], home).stdout)
    return Figure("memory in a game of ten", most, GAME_MEBIBYTES, "MiB")


def _probe(which: str, home: str) -> dict[str, float]:
    done = _run(["tests.bench.window_probe", which, str(time.monotonic())], home)
    ended = time.monotonic()
    told: dict[str, float] = json.loads(done.stdout)
    noise = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    return told | {"quit": ended - told["closing"], "stderr": len(noise)}


def _run(module: list[str], home: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8"}
    # Modules are compiled once, by the round that isn't counted, as they are where the program is installed.
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LANGUAGE", "PYTHONDONTWRITEBYTECODE"):
        env.pop(name, None)
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & set(env):
        env["QT_QPA_PLATFORM"] = "offscreen"
    command = [sys.executable, "-m", *module]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True)


def changes(rounds: int) -> list[Figure]:
    """From page to page and from language to language, in a game, everything painted."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from shgui import resources
    from shgui.storage.user_folders import UserFolders
    from shgui.ui import widget_names as names
    from shgui.ui.shell.pages import PageName
    from tests.ui.programs import SEVEN, Started

    application = QApplication(["bench", "-style", "fusion"])
    with tempfile.TemporaryDirectory() as folder:
        for code in resources.languages():
            # Compiled if they weren't, as they are in what is installed; not yet read.
            resources.catalogue(code)
        started = Started(application, UserFolders(Path(folder, "data"), Path(folder, "settings")), "en")
        started.new_table(*SEVEN)
        for name in (names.FINGERPRINT_GO_ON, names.HAND_OVER_PUT_BACK):
            started.click(name)
        application.processEvents()

        def took(act: Callable[[], object]) -> float:
            start = time.perf_counter()
            act()
            application.processEvents()
            return (time.perf_counter() - start) * 1000

        pages: list[float] = []
        first: list[float] = []
        languages: list[float] = []
        back = {"settings": names.SETTINGS_BACK, "help": names.HELP_BACK, "about": names.ABOUT_BACK}
        speak = started.program.preferences.change
        for run in range(rounds + 1):
            for name, leave in back.items():
                there, home = took(lambda: started.menu(name)), took(lambda: started.click(leave))  # noqa: B023
                if run:
                    pages += [there, home]
            for code in ("pl", "pt_BR", "it", "nb", "ru", "en"):
                time_taken = took(lambda: speak(language=code))  # noqa: B023
                (languages if run else first).append(time_taken)
        assert started.shows(PageName.TABLE)
        started.close()
    return [
        Figure("page change, median", median(pages), CHANGE_MILLISECONDS, "ms"),
        Figure("language, first time, median", median(first), CHANGE_MILLISECONDS, "ms"),
        Figure("language change, median", median(languages), CHANGE_MILLISECONDS, "ms"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    figures = [*starts(parser.parse_args().runs), game(), *changes(5)]
    sys.stdout.write("\n".join(figure.line for figure in figures) + "\n")
    return int(any(figure.value > figure.limit for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
