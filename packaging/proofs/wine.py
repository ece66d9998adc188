"""A Windows without Windows, new for every proof."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from installers import tools
from installers.project import NAME, Project

from proofs.report import Unproven

_PATIENCE = 60


class Wine:
    def __init__(self, project: Project, display: str) -> None:
        self._folder = project.root / "build" / "proofs" / f"wine-{os.getpid()}"
        self._environment = {
            **os.environ,
            "DISPLAY": display,
            "LANG": "C.UTF-8",
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "WINEPREFIX": str(self._folder),
        }

    def __enter__(self) -> Self:
        self._folder.parent.mkdir(parents=True, exist_ok=True)
        self.run("wineboot", "--init")
        self.run("winecfg", "-v", "win10")
        library = self.drive / "windows/system32/icuuc.dll"
        if not library.exists():
            compiler = tools.find("x86_64-w64-mingw32-gcc")
            source = Path(__file__).with_name("icuuc.c")
            tools.run([compiler, "-shared", "-nostdlib", "-e", "DllMainCRTStartup", "-o", library, source])
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        subprocess.run(["wineserver", "-k"], env=self._environment, check=False)
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def drive(self) -> Path:
        return self._folder / "drive_c"

    @property
    def user(self) -> Path:
        (home,) = [path for path in (self.drive / "users").iterdir() if path.name != "Public"]
        return home

    def run(self, *command: str, screen: str | None = None) -> str:
        """Run a command and return its output, whatever its exit code."""
        return self._done(command, screen).stdout

    def code(self, *command: str) -> int:
        return self._done(command, None).returncode

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        # Its Python wants pipes for all three streams: wine has no better ones.
        pipe = subprocess.PIPE
        return subprocess.Popen(
            ["wine", *command], env=self._environment, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT
        )

    def end(self, name: str) -> None:
        """Ends a program of this Windows, and of no other."""
        self.run("taskkill", "/f", "/im", name)

    def registered(self, key: str) -> str:
        return self.run("reg", "query", key, "/s")

    def wait(self, until: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + _PATIENCE
        while not until():
            if time.monotonic() > end:
                raise Unproven(f"{what} didn't come about")
            time.sleep(0.5)

    def _done(self, command: tuple[str, ...], screen: str | None) -> subprocess.CompletedProcess[str]:
        environment = self._environment | ({"SHGUI_SELF_TEST_SCREEN": screen} if screen else {})
        return subprocess.run(
            [tools.find("wine"), *command],
            env=environment,
            input="",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )


def home_of(wine: Wine) -> Path:
    """Return the folder in which the set-up program installs for one user."""
    return wine.user / "AppData/Local/Programs" / NAME
