"""The log of `shgui --debug`: everything public that happens, with the seconds since the start.

Each room has a logger of its own below "shgui". Without the option neither this nor `logging` is imported.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TextIO

ROOT = "shgui"


class DebugLog:
    """A log of everything that everyone at the table could see.

    While one player has the screen, its clock stands, and only what becomes public is written, once everyone
    sees it: nothing says how long a player looked, when, or how often.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._start = now()
        self._paused_at: float | None = None
        """The time at which a player took the screen; None while it is public."""
        self._written_while_paused: set[str] = set()
        self._hidden = False
        self._waiting: list[tuple[str, str]] = []
        """Lines about what the other players may not see yet."""

    @property
    def seconds(self) -> float:
        """The seconds since the start, without those in which a player had the screen."""
        now = self._now() if self._paused_at is None else self._paused_at
        return now - self._start

    def pause(self) -> None:
        self._hidden = True
        if self._paused_at is None:
            self._paused_at = self._now()

    def resume(self) -> None:
        """Let the clock go on: the screen is public again."""
        if self._paused_at is not None:
            self._start += self._now() - self._paused_at
            self._paused_at = None
            self._written_while_paused.clear()

    def write_waiting(self) -> None:
        self._hidden = False
        waiting, self._waiting = self._waiting, []
        for room, what in waiting:
            _write(room, what)

    def write(self, room: str, what: str) -> None:
        if self._paused_at is None:
            _write(room, what)

    def write_once(self, room: str, what: str) -> None:
        """Write a line once while the same player has the screen."""
        if what not in self._written_while_paused:
            _write(room, what)
        if self._paused_at is not None:
            self._written_while_paused.add(what)

    def write_public(self, room: str, what: str) -> None:
        """Write a public line, once everyone sees the table."""
        if self._hidden:
            self._waiting.append((room, what))
        else:
            _write(room, what)


def _write(room: str, what: str) -> None:
    """Write to the logger of this part of the program, such as `settings`."""
    logging.getLogger(f"{ROOT}.{room}").debug("%s", what)


class DebugLogHandler(logging.StreamHandler[TextIO]):
    def __init__(self, stream: TextIO, log: DebugLog) -> None:
        super().__init__(stream)
        self._log = log

    def format(self, record: logging.LogRecord) -> str:
        room = record.name.removeprefix(f"{ROOT}.")
        return f"{self._log.seconds:9.3f}  {room:<8}  {record.getMessage()}"

    def handleError(self, _record: logging.LogRecord) -> None:  # noqa: N802
        """Stop writing where that fails: the game goes on."""
        logging.getLogger(ROOT).removeHandler(self)


def begin_log(stream: TextIO | None) -> DebugLog:
    """Return a new log, which is written to the stream if there is one."""
    log = DebugLog()
    logger = logging.getLogger(ROOT)
    logger.setLevel(logging.DEBUG)
    if stream is not None:
        logger.addHandler(DebugLogHandler(stream, log))
    return log
