"""Outages between a phone's page and the desktop, and the time that the page needs to return after one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from tests.phones.browsers.desk import until
from tests.phones.browsers.phone import Browser
from tests.phones.browsers.relay import Relay

WITHIN = 3.0
"""Seconds from the end of an outage until the page is connected again, on a quiet machine."""
_PHONE = 0


class Desktop:
    """The network side of the program in a process of its own, and a network that can fail."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.phones.browsers.page_server", "phones"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._open = ExitStack()
        self._relay = Relay(_PHONE)

    def __enter__(self) -> Self:
        assert self._process.stdout is not None
        self._open.enter_context(self._relay)
        self._relay.behind = int(self._process.stdout.readline())
        self._relay.host = f"127.0.0.1:{self._relay.behind}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()
        self._process.communicate()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._relay.port}/"

    def refuse(self) -> None:
        """Break the page's connections and refuse new ones, as when the program isn't running."""
        self._relay.cut(_PHONE)

    def accept(self) -> None:
        self._relay.mend(_PHONE)

    def stall(self) -> None:
        """Accept connections and answer none, as when packets are lost."""
        os.kill(self._process.pid, signal.SIGSTOP)

    def resume(self) -> None:
        os.kill(self._process.pid, signal.SIGCONT)


def connect(browser: Browser, desktop: Desktop) -> None:
    browser.go(desktop.address)
    until(lambda: browser.evaluate("page.online"), "a connection")


def time_to_return(
    browser: Browser, begin: Callable[[], None], end: Callable[[], None], wait: Callable[[], None]
) -> float:
    """Return the seconds between the end of an outage and the page's new connection."""
    begin()
    # A page that isn't told of the outage notices it when it checks its connection.
    browser.evaluate("page.connection.back()")
    until(lambda: not browser.evaluate("page.online"), "an outage")
    wait()
    end()
    since = time.monotonic()
    until(lambda: browser.evaluate("page.online"), "a new connection")
    return time.monotonic() - since
