"""A screen that nobody sees, and a picture of it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

from installers import tools


class Screen:
    def __init__(self, size: str = "1280x800x24") -> None:
        self._size = size

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        command = [
            tools.find("Xvfb"),
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            self._size,
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen(
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.display = f":{told.readline().strip()}"
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def picture(self, target: Path) -> None:
        tools.run([tools.find("import"), "-display", self.display, "-window", "root", target])
