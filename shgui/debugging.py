"""`shgui --debug`: what happens, told line by line with the seconds since the start. Never a secret.

Each room has a logger of its own below "shgui". Without the option neither this nor `logging` is imported.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TextIO

ROOT = "shgui"


class Log:
    """What everybody at the table could see.

    While the screen is in one player's hands its clock stands, and only what the table makes public is told,
    when all see it: nothing says how long somebody looked, when, or how often.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._start = now()
        self._taken: float | None = None
        """When the screen went into somebody's hands."""
        self._told_in_hands: set[str] = set()
        self._hidden = False
        self._waiting: list[tuple[str, str]] = []
        """What the others at the table may not see yet."""

    @property
    def seconds(self) -> float:
        """Since the start, without those in which the screen was in somebody's hands."""
        now = self._now() if self._taken is None else self._taken
        return now - self._start

    def hand_over(self) -> None:
        self._hidden = True
        if self._taken is None:
            self._taken = self._now()

    def lay_open(self) -> None:
        """The screen lies on the table."""
        if self._taken is not None:
            self._start += self._now() - self._taken
            self._taken = None
            self._told_in_hands.clear()

    def tell_what_waits(self) -> None:
        """All at the table see now what has happened."""
        self._hidden = False
        waiting, self._waiting = self._waiting, []
        for room, what in waiting:
            _write(room, what)

    def tell(self, room: str, what: str) -> None:
        if self._taken is None:
            _write(room, what)

    def tell_once(self, room: str, what: str) -> None:
        """However often it happens in the same hands."""
        if what not in self._told_in_hands:
            _write(room, what)
        if self._taken is not None:
            self._told_in_hands.add(what)

    def tell_public(self, room: str, what: str) -> None:
        """Something that all learn of, when the table is seen again."""
        if self._hidden:
            self._waiting.append((room, what))
        else:
            _write(room, what)


def _write(room: str, what: str) -> None:
    logging.getLogger(f"{ROOT}.{room}").debug("%s", what)


class Lines(logging.StreamHandler[TextIO]):
    """A line for each thing that happens: when, in which room, what."""

    def __init__(self, stream: TextIO, log: Log) -> None:
        super().__init__(stream)
        self._log = log

    def format(self, record: logging.LogRecord) -> str:
        room = record.name.removeprefix(f"{ROOT}.")
        return f"{self._log.seconds:9.3f}  {room:<8}  {record.getMessage()}"

    def handleError(self, _record: logging.LogRecord) -> None:  # noqa: N802
        """What can't be written is told no more: the game goes on."""
        logging.getLogger(ROOT).removeHandler(self)


def begin(stream: TextIO | None) -> Log:
    """From now on what happens is told on the stream; nowhere if there is none."""
    log = Log()
    logger = logging.getLogger(ROOT)
    logger.setLevel(logging.DEBUG)
    if stream is not None:
        logger.addHandler(Lines(stream, log))
    return log
