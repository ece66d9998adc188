"""What lies between phones and desktop: hears all that goes past, as anybody on the same Wi-Fi does, and can
cut a phone off.

A phone is known by the end of its `User-Agent`, which its browser is given: `phone/3`.
"""

from __future__ import annotations

import re
import select
import socket
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from threading import Event, RLock, Thread
from types import TracebackType
from typing import NamedTuple, Self

_CHUNK = 65536
_WHO = re.compile(rb"User-Agent:[^\r\n]* phone/(\d+)", re.IGNORECASE)
_HEAD_END = b"\r\n\r\n"
STRANGER = -1


class Frame(NamedTuple):
    """A WebSocket frame as the network sees it."""

    opcode: int
    length: int


@dataclass
class Line:
    """One connection, in both directions."""

    number: int
    up: bytearray = field(default_factory=bytearray)
    """What the phone says."""
    down: bytearray = field(default_factory=bytearray)
    who: int = STRANGER
    sockets: tuple[socket.socket, ...] = ()
    still: Event = field(default_factory=Event)
    """While it isn't set nothing goes through, and nobody is told."""

    mute: bool = False
    """What the phone says is lost."""

    @property
    def is_socket(self) -> bool:
        return b"\r\nUpgrade: websocket" in self.up

    def frames(self, way: bytearray) -> list[Frame]:
        """Return the frames of one direction after the handshake."""
        return list(_frames(bytes(way[way.find(_HEAD_END) + 4 :]))) if self.is_socket else []

    def close(self) -> None:
        for each in self.sockets:
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # the other end was quicker
        self.still.set()


class Relay:
    """A relay from `port` to `behind` and back; a context manager."""

    def __init__(self, who: int | None = None) -> None:
        """`who` is the only phone of this relay, if its browser can't be given a name."""
        self.behind = 0
        self.host = ""
        """What the desktop is called, for browsers that can't be told a made-up address."""
        self.who = who
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self.lines: list[Line] = []
        self._gone = set[int]()
        self._lock = RLock()
        self._open = True
        self._threads: list[Thread] = []

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open = False
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        for line in self.lines:
            line.close()
        for thread in self._threads:
            thread.join()

    def _start(self, work: Callable[..., None], *arguments: object) -> None:
        thread = Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    # What befalls a network

    def cut(self, who: int) -> None:
        """Break this phone's connections and refuse new ones."""
        with self._lock:
            self._gone.add(who)
            for line in self.lines:
                if line.who == who:
                    line.close()

    def strand(self, who: int) -> None:
        """Let nothing pass on this phone's open connections; neither side notices."""
        with self._lock:
            for line in self.lines:
                if line.who == who:
                    line.still.clear()

    def silence(self, who: int) -> None:
        """Let nothing pass from this phone on its open connections."""
        with self._lock:
            for line in self.lines:
                if line.who == who:
                    line.mute = True

    def mend(self, who: int) -> None:
        """Accept new connections of this phone."""
        with self._lock:
            self._gone.discard(who)

    # How it goes past

    def _accept(self) -> None:
        while self._open:
            try:
                phone, _ = self._server.accept()
            except OSError:
                return
            line = Line(len(self.lines))
            line.still.set()
            self.lines.append(line)
            self._start(self._serve, line, phone)

    def _serve(self, line: Line, phone: socket.socket) -> None:
        line.sockets = (phone,)
        with phone:
            head = _head_of(phone)
            if self.who is not None:
                line.who = self.who
            elif (found := _WHO.search(head)) is not None:
                line.who = int(found[1])
            with self._lock:
                if line.who in self._gone or not head:
                    return
            try:
                desktop = socket.create_connection(("127.0.0.1", self.behind))
            except OSError:
                return
            with desktop:
                line.sockets = phone, desktop
                line.up += head
                desktop.sendall(head.replace(self._here, self._there))
                self._pass_on(line, phone, desktop)

    @property
    def _here(self) -> bytes:
        return f"127.0.0.1:{self.port}".encode()

    @property
    def _there(self) -> bytes:
        return self.host.encode() if self.host else self._here

    def _pass_on(self, line: Line, phone: socket.socket, desktop: socket.socket) -> None:
        while True:
            try:
                ready, _, _ = select.select((phone, desktop), (), ())
                for each in ready:
                    said = each.recv(_CHUNK)
                    line.still.wait()
                    if not said:
                        return
                    if each is phone and line.mute:
                        continue
                    if each is desktop and not line.down:
                        # Its policy says with whom the page may speak.
                        said = said.replace(self._there, self._here)
                    way, other = (line.up, desktop) if each is phone else (line.down, phone)
                    way += said
                    other.sendall(said)
            except OSError:
                return


def _head_of(phone: socket.socket) -> bytes:
    head = b""
    while _HEAD_END not in head:
        try:
            said = phone.recv(_CHUNK)
        except OSError:
            return b""
        if not said:
            return b""
        head += said
    return head


def _frames(stream: bytes) -> Iterator[Frame]:
    at = 0
    while at + 2 <= len(stream):
        opcode, length = stream[at] & 15, stream[at + 1] & 127
        masked = bool(stream[at + 1] & 128)
        at += 2
        if length == 126:
            (length,) = struct.unpack_from(">H", stream, at)
            at += 2
        elif length == 127:
            (length,) = struct.unpack_from(">Q", stream, at)
            at += 8
        at += 4 * masked + length
        yield Frame(opcode, length)
