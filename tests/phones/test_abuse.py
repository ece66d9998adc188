"""Abuse of the server: connected phones go on, newcomers get in, and the program needs no more memory."""

from __future__ import annotations

import random
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.phones.server.limits import DEFAULT_LIMITS
from shgui.phones.server.sealed_box import SEALED_BYTES, KeyHello, KeyPair
from shgui.phones.server.test_phone import TestPhone
from tests import patience
from tests.phones.local_server import ADDRESS, PAGES
from tests.phones.raw_client import answered, close_code, frame, head, upgrade

MOST_GROWTH = 10 * 1024**2
EVIL = "127.0.0.66"
_SEED = 14


@dataclass
class Served:
    """A server in a process of its own."""

    port: int
    key: bytes
    memory: int = 0
    """What it took when nothing had happened yet."""


class Abused:
    """That server, and a phone that was connected before the abuse."""

    def __init__(self, served: Served, qtbot: QtBot) -> None:
        self._served = served
        self.port = served.port
        self.qtbot = qtbot
        self.ana = self.phone()
        served.memory = served.memory or self.ask(self.ana)["memory"]

    @property
    def host(self) -> str:
        return f"{ADDRESS}:{self.port}"

    def connect(self, comes_from: str = EVIL) -> socket.socket:
        return socket.create_connection((ADDRESS, self.port), patience.SECONDS, (comes_from, 0))

    def phone(self, comes_from: str = "127.0.0.7") -> TestPhone:
        """Return a new phone that was let in."""
        caller = TestPhone(self._served.key)
        caller.call(ADDRESS, self.port, comes_from)
        self.qtbot.waitUntil(lambda: caller.is_greeted)
        caller.say({"wish": "welcome"})
        self.qtbot.waitUntil(lambda: len(caller.blocks) == 1)
        return caller

    def ask(self, caller: TestPhone, shout: int = 0) -> dict[str, int]:
        """Return the state of the server, after sending long messages to all."""
        caller.blocks.clear()
        caller.say({"wish": "ask", "shout": shout})
        self.qtbot.waitUntil(lambda: len(caller.blocks) > shout)
        return caller.blocks[-1]

    def is_well(self) -> None:
        """Check pages, a newcomer, the connected phone, and the memory in use."""
        with self.connect("127.0.0.8") as browser:
            browser.sendall(head(self.host))
            assert answered(until_closed(browser))[2] == PAGES["/"].body
        self.phone().drop_connection()
        assert self.ask(self.ana)["memory"] - self._served.memory < MOST_GROWTH


def until_closed(from_door: socket.socket) -> bytes:
    """Return everything that comes until the connection is closed."""
    came = b""
    while True:
        try:
            piece = from_door.recv(65536)
        except ConnectionError:
            return came
        if not piece:
            return came
        came += piece


def say(to_door: socket.socket, said: bytes) -> bool:
    """Send bytes; return whether the connection took all of them."""
    try:
        to_door.sendall(said)
    except ConnectionError:
        return False
    return True


@pytest.fixture(scope="module")
def served(root: Path) -> Iterator[Served]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.phones.server_alone"],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as desktop:
        assert desktop.stdout is not None
        port, key = desktop.stdout.readline().split()
        yield Served(int(port), bytes.fromhex(key))
        # What was done to it was no news, and it ends as every day.
        assert desktop.communicate(timeout=patience.SECONDS) == ("", "")
        assert desktop.returncode == 0


@pytest.fixture
def abused(served: Served, qtbot: QtBot) -> Iterator[Abused]:
    desktop = Abused(served, qtbot)
    yield desktop
    desktop.is_well()
    desktop.ana.drop_connection()


def at_the_table(abused: Abused, comes_from: str = EVIL) -> socket.socket:
    made = abused.connect(comes_from)
    made.sendall(upgrade(abused.host))
    came = b""
    while not came.endswith(b"\r\n\r\n"):
        came += made.recv(1)
    return made


HELLO_OF_TLS = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(32) + b"\x20" + bytes(430)


def test_noise(abused: Abused) -> None:
    noise = random.Random(_SEED)
    for number in range(80):
        with abused.connect() as made:
            say(made, HELLO_OF_TLS if number % 2 else noise.randbytes(4000))
            say(made, b"\n\n")
            until_closed(made)


def test_a_head_without_end(abused: Abused) -> None:
    with abused.connect() as made:
        line = b"X: " + b"x" * 1000 + b"\r\n"
        say(made, head(abused.host)[:-2])
        assert not all(say(made, line * 40) for _ in range(100))
        assert until_closed(made) == b""


def test_a_line_without_end(abused: Abused) -> None:
    with abused.connect() as made:
        assert not all(say(made, b"G" * 40_000) for _ in range(100))


def test_a_body_without_end(abused: Abused) -> None:
    with abused.connect() as made:
        say(made, head(abused.host, "POST / HTTP/1.1", Content_Length="1000000000"))
        assert not all(say(made, bytes(40_000)) for _ in range(1000))


def test_a_hundred_slow_connections(abused: Abused) -> None:
    """Newcomers take the places of slow connections, whatever their addresses."""
    slow = [abused.connect(f"127.0.3.{number}") for number in range(4) for _ in range(25)]
    for made in slow:
        say(made, b"GET / HT")
    abused.is_well()
    for made in slow:
        made.close()


FRAMES = {
    "of a gigabyte": frame(b"x" * 1000, length=2**30),
    "of nine quintillion bytes": frame(b"x", length=2**63 - 1),
    "of more than there can be": frame(b"x", length=2**64 - 1),
    "bad text": frame(b"\xff\xfe", 1),
    "not masked": frame(b"x" * 48, masked=False),
    "reserved": frame(b"x", 7),
    "of compression": b"\xc2\x81" + bytes(4) + b"x",
    "strange bytes": frame(b"\x00" * 4000),
    "deep": frame(b"[" * 4000, 1),
    "a key that is none": frame(bytes(48)),
    "a bad goodbye": frame(b"\x00\x00", 8),
    "a long ping": frame(bytes(200), 9),
}


@pytest.mark.parametrize("said", FRAMES.values(), ids=FRAMES)
def test_invalid_frames(abused: Abused, said: bytes) -> None:
    with at_the_table(abused) as made:
        say(made, said)
        came = b"\r\n\r\n"
        while close_code(came) is None:
            piece = made.recv(65536)
            assert piece
            came += piece


def without_end(one: bytes) -> bytes:
    return one * (65536 // len(one))


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (frame(bytes(100), fin=False), frame(bytes(100), 0, fin=False)),
        (frame(b"", fin=False), frame(b"", 0, fin=False)),
        (b"", frame(b"", 9)),
        (b"", frame(bytes(125), 9)),
        (b"", frame(b"", 10)),
        (frame(KeyHello.of(KeyPair(bytes(31) + b"\x07")).message), frame(bytes(SEALED_BYTES))),
        (frame(KeyHello.of(KeyPair(bytes(31) + b"\x08")).message), frame(b"", 9)),
    ],
    ids=[
        "fragments",
        "empty fragments",
        "pings",
        "long pings",
        "pongs",
        "forged messages",
        "pings of a phone",
    ],
)
def test_endless_messages(abused: Abused, first: bytes, then: bytes) -> None:
    """Send twelve megabytes, or as much as is taken."""
    with at_the_table(abused) as made:
        say(made, first)
        assert not all(say(made, without_end(then)) for _ in range(200))


def test_phones_that_never_read_are_dropped(abused: Abused) -> None:
    """They are dropped long before they count as silent."""
    deaf = [abused.phone(f"127.0.4.{number}") for number in range(4)]
    for caller in deaf:
        caller.socket.readyRead.disconnect()
        caller.socket.setReadBufferSize(1)
    asked = 0
    while abused.ask(abused.ana, shout=5)["phones"] > 1:
        asked += 1
        assert asked < DEFAULT_LIMITS.messages_at_once - 2
    for caller in deaf:
        caller.drop_connection()


def test_phones_that_connect_and_disconnect_endlessly(abused: Abused) -> None:
    for _ in range(40):
        abused.phone("127.0.0.9").drop_connection()


def leaves(abused: Abused, made: socket.socket) -> None:
    """Close the socket with a reset."""
    made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def asks_for_the_page(abused: Abused, made: socket.socket) -> None:
    say(made, head(abused.host))


def asks_for_nothing(abused: Abused, made: socket.socket) -> None:
    say(made, b"\n")


def comes_to_the_table(abused: Abused, made: socket.socket) -> None:
    say(made, upgrade(abused.host))


def test_ten_thousand_connections(abused: Abused) -> None:
    """Connections beyond the limit of an address are refused; all others are served."""
    does: tuple[Callable[[Abused, socket.socket], None], ...] = (
        leaves,
        asks_for_the_page,
        asks_for_nothing,
        comes_to_the_table,
    )
    wave = 2 * DEFAULT_LIMITS.strangers_of_an_address
    turn = count()
    for address in range(10_000 // wave + 1):
        sockets = [abused.connect(f"127.1.{address // 250}.{address % 250 + 1}") for _ in range(wave)]
        for made in sockets:
            does[next(turn) % len(does)](abused, made)
        for made in sockets:
            made.close()
        # The wave is over when the one after it is served.
        with abused.connect("127.0.0.10") as last:
            say(last, b"\n")
            until_closed(last)
        # The phone that was there first answers the desktop's pings, however long this takes.
        QCoreApplication.processEvents()
