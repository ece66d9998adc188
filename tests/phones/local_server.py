"""A server on this computer's loopback network, with everything that connects to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.phones.faults import FaultGuard
from shgui.phones.server.connection import Conversation
from shgui.phones.server.http_answers import WebPage
from shgui.phones.server.limits import DEFAULT_LIMITS, Limits
from shgui.phones.server.phone_server import PhoneServer, ServerAddress
from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.server.test_phone import TestPhone
from tests.phones.raw_client import RawClient

ADDRESS = "127.0.0.1"
PAGES = {
    "/": WebPage(
        "text/html; charset=utf-8",
        b"<!doctype html><title>a phone</title>" + b"<p>hand" * 400,
        policy="default-src 'none'; connect-src ws://{host}",
    ),
    "/letters.woff2": WebPage("font/woff2", bytes(range(256)) * 20, "max-age=31536000, immutable"),
}
# Callers of one machine have one address.
MANY = replace(
    DEFAULT_LIMITS,
    strangers_of_an_address=DEFAULT_LIMITS.strangers,
    seatless_of_an_address=DEFAULT_LIMITS.strangers,
    calm_arrivals=1000,
)


def server_of(keys: KeyPair) -> PhoneServer:
    """Make a server with usual limits, where no phone has a seat."""
    return PhoneServer(
        PAGES, keys, DEFAULT_LIMITS, FaultGuard(), is_seated=lambda _key: False, lets_all_in=lambda: False
    )


class LocalServer:
    """A server, its conversations, the messages that it received, and the phones that disconnected."""

    def __init__(self, qtbot: QtBot, limits: Limits = MANY) -> None:
        self.qtbot = qtbot
        self.keys = KeyPair.fresh()
        self.seated: set[bytes] = set()
        """Keys of the phones that have a seat."""
        self.lets_all_in = False
        self.server = PhoneServer(
            PAGES,
            self.keys,
            limits,
            FaultGuard(),
            is_seated=lambda key: key in self.seated,
            lets_all_in=lambda: self.lets_all_in,
        )
        # Only tests let seconds pass.
        self.server._timer.timeout.disconnect(self.server.beat)
        self.conversations: list[Conversation] = []
        self.messages: list[dict[str, object]] = []
        self.disconnected: list[bytes] = []
        self.callers: list[TestPhone] = []
        self.raws: list[RawClient] = []
        self.server.phone_connected.connect(self._meet)
        opened = self.server.open(ADDRESS)
        assert isinstance(opened, ServerAddress)
        self.opened = opened

    def _meet(self, conversation: Conversation) -> None:
        self.conversations.append(conversation)
        conversation.subscribe(self.messages.append, self._part)

    def _part(self) -> None:
        gone = [each.key for each in self.conversations if not each.is_connected]
        self.disconnected.append(gone[-1])

    def caller(self, keys: KeyPair | None = None, comes_from: str = "") -> TestPhone:
        """Return a phone that has been greeted."""
        caller = TestPhone(self.keys.public, keys)
        self.callers.append(caller)
        caller.call(self.opened.address, self.opened.port, comes_from)
        self.until(lambda: caller.is_greeted)
        return caller

    def phone(self, keys: KeyPair | None = None, comes_from: str = "") -> tuple[TestPhone, Conversation]:
        """Return a phone that has proved its key, and its conversation."""
        caller = self.caller(keys, comes_from)
        before = len(self.conversations)
        caller.say({"wish": "come"})
        self.until(lambda: len(self.conversations) > before)
        return caller, self.conversations[-1]

    def raw(self, comes_from: str = "", *, reads: bool = True) -> RawClient:
        """Return a connection that has sent nothing."""
        raw = RawClient(self.opened.address, self.opened.port, comes_from, reads=reads)
        self.raws.append(raw)
        self.until(lambda: not raw.is_coming)
        return raw

    def exchange(self, sent: bytes) -> bytes:
        """Send these bytes; return all that comes back until the connection is closed."""
        raw = self.raw()
        raw.say(sent)
        self.until(lambda: raw.is_gone)
        return raw.came

    def until(self, so: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(so)

    def beats(self, number: int) -> None:
        """Let seconds pass, with answers of all phones in each of them."""
        for _ in range(number):
            self.server.beat()
            self.settle()

    def settle(self) -> None:
        """Deliver everything that is on its way."""
        for _ in range(20):
            QCoreApplication.processEvents()

    def close(self) -> None:
        self.server.close()
        for caller in self.callers:
            caller.drop_connection()
        for raw in self.raws:
            raw.socket.abort()
        self.settle()
