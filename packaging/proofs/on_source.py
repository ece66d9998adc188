"""README's commands for who starts the program from its sources, each in a Debian with nothing but Python."""

from __future__ import annotations

import os
import re
import shutil
import signal
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from installers import tools
from installers.project import NAME, Project

from proofs.chroot import USER, Chroot
from proofs.report import must, say
from proofs.screen import Screen

ROOT, WITH_SUDO = "root", "sudo"
WHO = (ROOT, WITH_SUDO)
_TIME_TO_PAINT = 8
_PIP_SETTINGS = Path("/etc/pip.conf")
_FETCHED = re.compile(r"^\s*Downloading \S+ \((?P<size>[0-9.]+) (?P<unit>kB|MB)\)", re.MULTILINE)
_INSTALLED = re.compile(r"^Installing \d+ packages of the system.*$", re.MULTILINE)


def prove_readme(project: Project, suite: str, who: str, selection: Sequence[str]) -> None:
    """Sets up and starts the program, opens its window, and runs the checks, or of the tests the selected."""
    with Chroot(project, suite) as chroot, Screen() as screen:
        chroot.run("apt-get", "update")
        chroot.install("python3", *(["sudo"] if who == WITH_SUDO else []))
        settings = _pip_settings(chroot)
        home = _put_tree(project, chroot, who)
        player = _Player(chroot, who, home, settings)
        _set_up_and_start(project, player)
        _show_window(project, player, screen, f"readme-{suite}-{who}")
        target = project.root / "build" / "proofs" / f"readme-{suite}-{who}.log"
        start = time.monotonic()
        said = player.run("python3", "packaging/test.py", *selection)
        target.write_text(said, encoding="utf-8")
        say(f"packaging/test.py passes in {time.monotonic() - start:.0f} s; {_sizes(player)}")
        for line in said.splitlines()[-8:]:
            say(f"  {line}")


class _Player:
    def __init__(self, chroot: Chroot, who: str, home: str, settings: Mapping[str, str]) -> None:
        self.chroot, self.home = chroot, home
        self._who, self._settings = who, dict(settings)

    def run(self, *command: str) -> str:
        run = self.chroot.run if self._who == ROOT else self.chroot.as_user
        return run(*self._here(command), environment=self._settings)

    def start(self, *command: str, display: str) -> int:
        environment = {**self._settings, "DISPLAY": display}
        if self._who == ROOT:
            return self.chroot.start(*self._here(command), environment=environment).pid
        return self.chroot.start_as_user(*self._here(command), environment=environment).pid

    def _here(self, command: Sequence[str]) -> list[str]:
        return ["env", "-C", self.home, *command]


def _set_up_and_start(project: Project, player: _Player) -> None:
    start = time.monotonic()
    said = player.run("python3", "packaging/run.py", "--version")
    must(said.splitlines()[-1] == f"{NAME} {project.version}", f"set up in {time.monotonic() - start:.0f} s")
    say(_sizes(player))
    start = time.monotonic()
    again = player.run("python3", "packaging/run.py", "--version").strip()
    must(again == f"{NAME} {project.version}", f"started again in {time.monotonic() - start:.1f} s")


def _show_window(project: Project, player: _Player, screen: Screen, name: str) -> None:
    process = player.start("python3", "packaging/run.py", "--lang", "pl", display=screen.display)
    time.sleep(_TIME_TO_PAINT)
    must(
        Path(f"/proc/{process}").exists() and os.waitpid(process, os.WNOHANG) == (0, 0), "the window is open"
    )
    target = project.root / "build" / "proofs" / "pictures" / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    screen.picture(target)
    os.killpg(process, signal.SIGTERM)
    os.waitpid(process, 0)
    say(f"picture: {target.relative_to(project.root)}")


def _sizes(player: _Player) -> str:
    """Return the sizes that the last set-up fetched, by its log."""
    log = (player.chroot.root / player.home.lstrip("/") / ".venv" / "set-up.log").read_text(encoding="utf-8")
    megabytes = sum(
        float(found["size"]) / (1000 if found["unit"] == "kB" else 1) for found in _FETCHED.finditer(log)
    )
    of_the_system = _INSTALLED.search(log)
    return f"pip fetched {megabytes:.1f} MB. {of_the_system[0] if of_the_system else 'No packages needed.'}"


def _put_tree(project: Project, chroot: Chroot, who: str) -> str:
    """Put the committed tree where this player keeps programs."""
    home = "/root" if who == ROOT else f"/home/{USER}"
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "tree.tar"
        tools.run(["git", "archive", "--format=tar", "-o", archive, "HEAD"], cwd=project.root)
        place = chroot.root / home.lstrip("/") / NAME
        place.mkdir()
        tools.run(["tar", "-xf", archive, "-C", place])
    if who == WITH_SUDO:
        chroot.run("chown", "-R", f"{USER}:{USER}", f"{home}/{NAME}")
        rule = chroot.root / "etc" / "sudoers.d" / USER
        rule.write_text(f"{USER} ALL=(ALL) NOPASSWD: ALL\n", encoding="utf-8")
        rule.chmod(0o440)
    return f"{home}/{NAME}"


def _pip_settings(chroot: Chroot) -> dict[str, str]:
    """Use this machine's sources of libraries inside, too."""
    if _PIP_SETTINGS.exists():
        chroot.take(_PIP_SETTINGS, "/etc")
    given = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    for name, value in given.items():
        path = Path(value)
        if path.is_absolute() and path.is_file():
            # Not where it lies here: a package installed in there may write its own file to that place.
            given[name] = chroot.take(path, f"/srv/{name}")
        elif path.is_absolute() and path.is_dir():
            inside = chroot.root / "srv" / name
            shutil.copytree(path, inside, ignore=_large)
            given[name] = f"/srv/{name}"
    return given


def _large(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if (Path(folder) / name).stat().st_size > 50e6}
