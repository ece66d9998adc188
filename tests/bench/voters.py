"""Ten callers for phones, who vote; and the same ten before a bare echo."""

import time
from base64 import urlsafe_b64decode
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from shgui.phones.server.sealed_box import SEALED_BYTES, KeyPair
from shgui.phones.server.test_phone import TestPhone

LOCAL = "127.0.0.1"
_PATIENCE = 60_000
_NAP = 50
_MESSAGE = bytes(SEALED_BYTES)


def until(so: Callable[[], object], why: str) -> None:
    """Sleeps between what happens: the processors are the program's."""
    deadline = QDeadlineTimer(_PATIENCE)
    wakes = QTimer(interval=_NAP)
    wakes.start()
    while not so():
        if deadline.hasExpired():
            raise TimeoutError(why)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def wait(seconds: float) -> None:
    end = time.monotonic() + seconds
    until(lambda: time.monotonic() >= end, "the time")


class Voter(QObject):
    """A phone that keeps what it was told last."""

    def __init__(self, url: str, name: str, language: str) -> None:
        super().__init__()
        self.name = name
        self.table: dict[str, Any] | None = None
        self.told_at: list[tuple[float, dict[str, Any]]] = []
        """Each time it was told what the table shows, and what."""
        self._opened: dict[str, Any] | None = None
        self._language = language
        self._host, _, rest = url.removeprefix("http://").partition("/#")
        key, _, self._token = rest.partition(".")
        self._answered = set[int]()
        self._number = 0
        self._page = ""
        self._caller = TestPhone(urlsafe_b64decode(key + "="), KeyPair.fresh(), self)
        self._caller.greeted.connect(self._say_hello)
        self._caller.block_received.connect(self._hear)

    def sit(self) -> None:
        address, _, port = self._host.partition(":")
        self._caller.call(address, int(port))
        until(lambda: self._page == "join", "a page to sit down")
        self.wish(
            "sit",
            name=self.name,
            seat=None,
            language=self._language,
            word="",
            token=self._token,
            watch=False,
        )
        until(lambda: self._page == "waiting", "a seat")

    def wish(self, kind: str, **members: object) -> int:
        self._number += 1
        self._caller.say({"wish": kind, "n": self._number, **members})
        return self._number

    def done(self, kind: str, **members: object) -> None:
        number = self.wish(kind, **members)
        until(lambda: number in self._answered, f"an answer to {kind}")

    def look(self) -> None:
        """The hand is opened and closed."""
        hand = self.hand
        assert hand is not None
        self._opened = None
        self.wish("open", moment=hand["moment"])
        until(lambda: self._opened, "an open hand")
        self.done("close")

    def vote(self, side: str) -> None:
        """The tap: nothing is waited for."""
        hand, opened = self.hand, self._opened
        assert hand is not None
        assert opened is not None
        place = [card["side"] for card in opened["cards"]].index(side)
        self.wish("choose", moment=hand["moment"], place=place)

    @property
    def hand(self) -> dict[str, Any] | None:
        return self.table["hand"] if self.table else None

    def asked(self, purpose: str) -> bool:
        hand = self.hand
        return hand is not None and hand["asked"] and hand["purpose"] == purpose

    @property
    def act(self) -> dict[str, Any] | None:
        return self.table["act"] if self.table else None

    @property
    def ballots_in(self) -> int:
        """How many ballots its page shows."""
        seats = self.table["seats"] if self.table else []
        return sum("vote" in seat for seat in seats)

    def leave(self) -> None:
        self._caller.drop_connection()

    def _say_hello(self) -> None:
        self.wish("hello", languages=[self._language.replace("_", "-")], token=self._token)

    def _hear(self, block: dict[str, Any]) -> None:
        kind = block["block"]
        if kind == "table":
            self.table = block
            self.told_at.append((time.monotonic(), block))
        if kind in ("join", "waiting", "table", "gone"):
            self._page = kind
        elif kind == "answer":
            self._answered.add(block["n"])
            if not block["done"]:
                raise AssertionError(block["text"])
        elif kind == "opened" and (block["cards"] or block["lines"]):
            self._opened = block


class Listener(QObject):
    """One of those at the bare echo."""

    heard = Signal()

    def __init__(self, port: int) -> None:
        super().__init__()
        self.at = 0.0
        """When it heard something last."""
        self._protocol = ClientProtocol(parse_uri(f"ws://{LOCAL}:{port}/"), max_size=None)
        self._socket = QTcpSocket(self)
        self._socket.connected.connect(self._knock)
        self._socket.readyRead.connect(self._read)
        self._socket.connectToHost(QHostAddress(LOCAL), port)
        until(lambda: self._protocol.state.name == "OPEN", "an echo")

    def say(self) -> None:
        self._protocol.send_binary(_MESSAGE)
        self._flush()

    def _knock(self) -> None:
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def _read(self) -> None:
        self._protocol.receive_data(bytes(self._socket.readAll().data()))
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.BINARY:
                self.at = time.monotonic()
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._socket.write(data)
