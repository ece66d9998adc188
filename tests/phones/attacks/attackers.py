"""The attackers: `python -m tests.phones.attacks.attackers KIND LINK KEY SECONDS`.

Everything is bounded: they end with their input, or after so many seconds, open no more than
`MOST_CONNECTIONS` and send no more than `MOST_MESSAGES`. They never leave this machine. `KEY` is the secret
key of a phone with a seat, in hexadecimal. At the end they print the numbers of connections and messages.
"""

from __future__ import annotations

import sys
from base64 import urlsafe_b64decode
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import cycle
from typing import Any

from PySide6.QtCore import QCoreApplication, QSocketNotifier, QTimer
from PySide6.QtNetwork import QHostAddress, QNetworkProxy, QTcpSocket

from shgui.phones.server.sealed_box import KeyPair
from shgui.phones.server.test_phone import TestPhone

MOST_CONNECTIONS = 20_000
MOST_MESSAGES = 100_000
TICK_MS = 10
_AT_ONCE, _A_SECOND = 38, 7.5
"""Just as much as the door lets through."""

_PRIVATE: tuple[dict[str, Any], ...] = (
    {"wish": "close"},
    {"wish": "open", "moment": 1},
    {"wish": "choose", "moment": 1, "place": 0},
    {"wish": "veto", "moment": 1},
    {"wish": "done", "moment": 1},
)
_PUBLIC: tuple[dict[str, Any], ...] = (
    {"wish": "language", "language": "pl"},
    {"wish": "rules", "topic": "vote"},
    {"wish": "language", "language": "it"},
    {"wish": "invite"},
    {"wish": "ping"},
)


@dataclass(frozen=True)
class Attack:
    """`each` connections from each of so many addresses, opened again as soon as they end."""

    addresses: int
    each: int
    speaks: bool = False
    """It comes as a phone does; else it only connects."""
    knows_code: bool = False
    wishes: tuple[dict[str, Any], ...] = ()
    leaves: bool = False
    """Each connection ends at once."""
    says: bytes = b""
    has_seat: bool = False


ATTACKS: Mapping[str, Attack] = {
    "nothing": Attack(0, 0),
    "private requests of one address without the code": Attack(1, 6, speaks=True, wishes=_PRIVATE),
    "all requests of six addresses without the code": Attack(6, 6, speaks=True, wishes=_PRIVATE + _PUBLIC),
    "all requests of six addresses with the code": Attack(
        6, 6, speaks=True, knows_code=True, wishes=_PRIVATE + _PUBLIC
    ),
    "a silent connection from each of 24 addresses": Attack(24, 1),
    "six silent connections from each of 24 addresses": Attack(24, 6),
    "30 guests from one address": Attack(1, 30, speaks=True, knows_code=True),
    "two guests from each of 24 addresses": Attack(24, 2, speaks=True, knows_code=True),
    "24 addresses that connect and leave at once": Attack(24, 4, leaves=True),
    "six addresses that load pages": Attack(6, 6, says=b"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n"),
    "a phone with a seat": Attack(1, 1, speaks=True, wishes=_PUBLIC + _PRIVATE, has_seat=True),
}


class Attackers:
    def __init__(self, attack: Attack, link: str, secret: str) -> None:
        host, _, rest = link.removeprefix("http://").partition("/#")
        key, _, self._token = rest.partition(".")
        self._attack = attack
        self._says = attack.says.replace(b"{host}", host.encode())
        self._address, _, port = host.partition(":")
        self._port = int(port)
        self._desktop = urlsafe_b64decode(key + "=")
        self._keys = KeyPair(bytes.fromhex(secret)) if attack.has_seat else None
        self._places = [
            f"127.0.1.{number}" for number in range(1, attack.addresses + 1) for _ in range(attack.each)
        ]
        self._there: dict[int, Spammer | QTcpSocket] = {}
        self.connections = 0
        self.messages = 0
        self._timer = QTimer(interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        for place, address in enumerate(self._places):
            if self.connections < MOST_CONNECTIONS and not self._is_there(place):
                self.connections += 1
                self._there[place] = self._spammer(address) if self._attack.speaks else self._raw(address)
        for each in self._there.values():
            if isinstance(each, Spammer) and self.messages < MOST_MESSAGES:
                self.messages += each.speak()

    def _is_there(self, place: int) -> bool:
        there = self._there.get(place)
        if isinstance(there, Spammer):
            return not there.caller.is_gone
        return there is not None and there.state() is not QTcpSocket.SocketState.UnconnectedState

    def _spammer(self, address: str) -> Spammer:
        token = self._token if self._attack.knows_code or self._attack.has_seat else ""
        caller = TestPhone(self._desktop, self._keys)
        made = Spammer(caller, token, self._attack.wishes)
        caller.call(self._address, self._port, address)
        return made

    def _raw(self, address: str) -> QTcpSocket:
        made = QTcpSocket()
        made.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        made.bind(QHostAddress(address))
        if self._attack.leaves:
            made.connected.connect(made.abort)
        made.readyRead.connect(made.readAll)
        made.connectToHost(QHostAddress(self._address), self._port)
        made.write(self._says)
        return made


class Spammer:
    """A phone that sends as much as the server takes."""

    def __init__(self, caller: TestPhone, token: str, wishes: tuple[dict[str, Any], ...]) -> None:
        self.caller = caller
        self._hello = {"wish": "hello", "languages": ["en"], "token": token}
        self._wishes = cycle(wishes)
        self._has_wishes = bool(wishes)
        self._left = float(_AT_ONCE)
        self._number = 0
        caller.greeted.connect(lambda: self._say(self._hello))
        # What it is told is of no interest.
        caller.block_received.connect(lambda _block: caller.blocks.clear())

    def speak(self) -> int:
        """Return how many messages were sent."""
        if not self._has_wishes or not self._number:
            return 0
        self._left += _A_SECOND * TICK_MS / 1000
        before = self._number
        while self._left >= 1:
            self._left -= 1
            self._say(next(self._wishes))
        return self._number - before

    def _say(self, wish: dict[str, Any]) -> None:
        self._number += 1
        self.caller.say({**wish, "n": self._number})


def main() -> None:
    kind, link, secret, seconds = sys.argv[1:]
    application = QCoreApplication(sys.argv[:1])
    attackers = Attackers(ATTACKS[kind], link, secret)
    QTimer.singleShot(round(1000 * float(seconds)), application.quit)
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    application.exec()
    sys.stdout.write(f"{attackers.connections} {attackers.messages}\n")


if __name__ == "__main__":
    main()
