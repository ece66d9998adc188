"""Proofs for Windows under wine: install, play, upgrade, remove."""

from __future__ import annotations

import time
from pathlib import Path

from installers.project import NAME, TITLE, Project

from proofs.report import must, passed, say
from proofs.screen import Screen
from proofs.wine import Wine, home_of

_TIME_TO_PAINT = 8
_UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
_STILL_OPEN = 3


def prove_setup(project: Project) -> None:
    program = str(project.output / f"{NAME}-{project.version}-setup.exe")
    with Screen() as screen, Wine(project, screen.display) as wine:
        home = home_of(wine)
        must(wine.code(program, "/S") == 0, "installed silently, without rights of an administrator")
        entry = wine.registered(_UNINSTALL)
        must(
            project.version in entry and "EstimatedSize" in entry and "Publisher" in entry,
            "listed among the apps",
        )
        must(_shortcut(wine).is_file(), "in the start menu")
        must(str(NAME) in wine.registered(rf"HKCU\Software\Classes\.{NAME}"), "opens game records")
        _self_tests(wine, home)

        running = wine.start(str(home / f"{NAME}.exe"), "--lang", "it")
        time.sleep(_TIME_TO_PAINT)
        must(running.poll() is None, "runs")
        pictures = project.root / "build" / "proofs" / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        screen.picture(pictures / "setup.png")
        say("picture: build/proofs/pictures/setup.png")
        must(wine.code(program, "/S") == _STILL_OPEN, "doesn't install over a program that runs")
        wine.end(f"{NAME}.exe")
        running.communicate()

        _upgrade(wine, program, home)
        _uninstall(wine, program, home)


def prove_msi(project: Project) -> None:
    package = project.output / f"{NAME}-{project.version}.msi"
    with Screen() as screen, Wine(project, screen.display) as wine:
        home = wine.drive / "Program Files" / NAME
        must(wine.code("msiexec", "/i", str(package), "/qn") == 0, "installed silently")
        _self_tests(wine, home)
        must(wine.code("msiexec", "/x", str(package), "/qn") == 0, "removed silently")
        must(not home.exists(), "removing it leaves nothing of the program")


def _self_tests(wine: Wine, home: Path) -> None:
    console = str(home / f"{NAME}-console.exe")
    passed(wine.run(console, "self-test"))
    passed(wine.run(console, "self-test", screen="windows"))


def _upgrade(wine: Wine, program: str, home: Path) -> None:
    leftover, saved = home / "lib/older.txt", _data(wine)[0] / "journal.sqlite"
    for path in (leftover, saved):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("before", encoding="ascii")
    must(wine.code(program, "/S") == 0, "installed over itself")
    must(not leftover.exists(), "nothing of the older version stays")
    must(saved.read_text(encoding="ascii") == "before", "games stay")
    passed(wine.run(str(home / f"{NAME}-console.exe"), "self-test"))


def _uninstall(wine: Wine, program: str, home: Path) -> None:
    wine.run(str(home / "uninstall.exe"), "/S")
    wine.wait(lambda: not home.exists(), "an empty place where the program was")
    must(not _shortcut(wine).exists(), "removed silently, start menu included")
    must(
        NAME not in wine.registered(r"HKCU\Software\Classes") + wine.registered(_UNINSTALL),
        "and unregistered",
    )
    must(all(folder.exists() for folder in _data(wine)[:1]), "games are still there")
    wine.run(program, "/S")
    wine.run(str(home / "uninstall.exe"), "/S", "/GAMES=delete")
    wine.wait(lambda: not home.exists(), "an empty place where the program was")
    wine.wait(lambda: not any(folder.exists() for folder in _data(wine)), "deleted games")
    say("games and settings go when that is asked for")


def _shortcut(wine: Wine) -> Path:
    return wine.user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs" / f"{TITLE}.lnk"


def _data(wine: Wine) -> tuple[Path, Path]:
    return wine.user / "AppData/Roaming" / NAME, wine.user / "AppData/Local" / NAME
