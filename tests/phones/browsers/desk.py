"""The program in a process of its own, and the means to operate it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.patience import SECONDS


class Broken(AssertionError):
    """The program failed at an order, or is gone."""


class Desk:
    """The running program; a context manager."""

    def __init__(
        self,
        folder: Path,
        display: str,
        address: str,
        *options: str,
        module: str = "tests.phones.browsers.program",
    ) -> None:
        """`display`: the name of the X server on which its window is, if it is on one. `address`: of the
        made-up network in which the machine is.
        """
        self._module = module
        self._folder = folder
        self._options = (address, *options)
        platform = "xcb" if display else "offscreen"
        self._environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": platform,
            "HOME": str(folder),
        }
        self._program = self._started()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._program.communicate()

    def _started(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", self._module, str(self._folder), *self._options]
        program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        self._read(program)
        return program

    def kill(self) -> None:
        """Kill the process."""
        self._program.kill()
        self._program.communicate()

    def start_again(self) -> None:
        self._program = self._started()

    def do(self, what: str, *arguments: object) -> Any:
        assert self._program.stdin is not None
        self._program.stdin.write(json.dumps({"do": what, "with": arguments}) + "\n")
        self._program.stdin.flush()
        return self._read(self._program)

    @staticmethod
    def _read(program: subprocess.Popen[str]) -> Any:
        assert program.stdout is not None
        line = program.stdout.readline()
        if not line:
            raise Broken("the program has ended")
        answer = json.loads(line)
        if "failed" in answer:
            raise Broken(answer["failed"])
        return answer["told"]


def until(what: Callable[[], Any], why: str, patience: float = SECONDS) -> Any:
    """Wait until its state satisfies this; return the state."""
    deadline = time.monotonic() + patience
    while True:
        if told := what():
            return told
        if time.monotonic() > deadline:
            raise AssertionError(f"{patience:g} s without {why}")
        time.sleep(0.01)
