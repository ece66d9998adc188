"""One connection: a browser that fetches a page, or a phone, from its first byte to its last."""

import logging
from http import HTTPStatus
from typing import Protocol, cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from shgui.phones.faults import FaultGuard
from shgui.phones.server.handshake import CloseReason, Conversation
from shgui.phones.server.http_answers import Answers
from shgui.phones.server.limits import Limits
from shgui.phones.server.sealed_box import KeyHello, KeyPair, NotForUs, Sealing

_PIECE = 1024
"""Read at once. Between two pieces it is counted what came: the smallest frames take six bytes."""
# Tells of faults of the library, and of nothing else: what strangers send is no news.
_LOGGER = logging.Logger("websockets", logging.ERROR)
_SIGNS_OF_LIFE = (Opcode.PING, Opcode.PONG, Opcode.CLOSE)


class Porter(Protocol):
    """Who let a connection in, and wants to know what becomes of it: the parent of it."""

    def meet(self, connection: "Connection", conversation: Conversation) -> None:
        """A phone has proved who it is. What it said is heard afterwards."""

    def count(self, connection: "Connection") -> None:
        """Its phone was welcomed."""

    def forget(self, connection: "Connection") -> None:
        """It has ended; never while something is being said."""


class Connection(QObject):
    """Ends by itself as soon as what comes is too much, too late, or not what its turn is."""

    def __init__(
        self,
        socket: QTcpSocket,
        answers: Answers,
        keys: KeyPair,
        limits: Limits,
        guard: FaultGuard,
        porter: QObject,
    ) -> None:
        """`porter` is a `Porter`."""
        super().__init__(porter)
        self.address = socket.peerAddress().toString()
        self.welcomed = False
        self.age = 0
        """In beats."""
        self.conversation: Conversation | None = None
        self._socket = socket
        self._answers = answers
        self._keys = keys
        self._limits = limits
        self._guard = guard
        self._protocol = ServerProtocol(max_size=limits.message, logger=_LOGGER)
        self._sealing: Sealing | None = None
        self._key = b""
        self._pieces: list[bytes] = []
        self._listens = True
        self._read_of_header = 0
        self._at_once = limits.strangers_messages_at_once
        self._allowed = self._at_once
        self._beats_left: int | None = limits.header_beats
        self._silent = 0
        self._since_ping = 0
        socket.setParent(self)
        socket.setReadBufferSize(limits.message)
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.readyRead.connect(self._on_ready_read)
        # Later, so that nobody goes while something is being said to him.
        socket.disconnected.connect(self._on_disconnected, Qt.ConnectionType.QueuedConnection)

    def beat(self) -> None:
        """A second has passed."""
        self.age += 1
        self._silent += 1
        self._since_ping += 1
        self._allowed = min(self._at_once, self._allowed + self._limits.messages_a_beat)
        if self._beats_left is not None:
            self._beats_left -= 1
            if self._beats_left <= 0:
                self._socket.abort()
        elif self._silent >= self._limits.dead_beats:
            self._socket.abort()
        elif self._since_ping >= self._limits.ping_beats and self._protocol.state is State.OPEN:
            self._since_ping = 0
            self._protocol.send_ping(b"")
            self._send()

    def say(self, messages: list[bytes]) -> None:
        if self._protocol.state is State.OPEN:
            for message in messages:
                self._protocol.send_binary(message)
            self._send()

    def welcome(self) -> None:
        if not self.welcomed:
            self.welcomed = True
            self._allowed += self._limits.messages_at_once - self._at_once
            self._at_once = self._limits.messages_at_once
            self._porter.count(self)

    def end(self, reason: CloseReason) -> None:
        """Nothing more is heard; the other side is told why, and has a moment to take note."""
        self._listens = False
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(reason)
            self._send()
            self._beats_left = self._limits.ending_beats
            # Later, as above.
            QTimer.singleShot(0, self, self._on_end)

    def drop(self) -> None:
        """Ends at once. What can be told without waiting is told."""
        self.end(CloseReason.AWAY)
        self._socket.flush()
        self._socket.abort()
        self._finish()

    def abort(self) -> None:
        """End at once, after a fault: nothing more is said or heard."""
        self._listens = False
        self._socket.abort()
        self._finish()

    def leave(self) -> None:
        """Whoever spoke here is gone."""
        if self.conversation is not None:
            self.conversation.leave()

    @property
    def _porter(self) -> Porter:
        # Kept by Qt alone: a connection that held on to its parent would delete it with itself.
        return cast("Porter", self.parent())

    def _finish(self) -> None:
        self._listens = False
        try:
            self.leave()
        finally:
            self._porter.forget(self)

    def _on_ready_read(self) -> None:
        self._guard.run(self._read, self.abort)

    def _on_disconnected(self) -> None:
        self._guard.run(self._finish)

    def _on_end(self) -> None:
        self._guard.run(self.leave)

    def _read(self) -> None:
        # Whatever comes after the last word stays where it is: nobody is made to read it.
        while self._reads and (piece := self._piece()):
            self._silent = 0
            self._take(piece)
            self._send()

    @property
    def _reads(self) -> bool:
        return self._socket.isOpen() and not self._protocol.eof_sent

    def _piece(self) -> bytes:
        # Of a head no more than a line: what follows the last one is read as what its answer makes of it.
        asks = self._protocol.state is State.CONNECTING
        return bytes((self._socket.readLine(_PIECE) if asks else self._socket.read(_PIECE)).data())

    def _take(self, piece: bytes) -> None:
        if self._protocol.state is State.CONNECTING:
            self._read_of_header += len(piece)
            if self._read_of_header > self._limits.header:
                self._socket.abort()
                return
        self._protocol.receive_data(piece)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._answer(event)
            elif isinstance(event, Frame):
                self._allowed -= 1
                if self._allowed < 0:
                    self._listens = False
                    self._protocol.fail(CloseReason.TOO_MUCH)
                    return
                if self._listens:
                    self._hear(event)

    def _answer(self, request: Request) -> None:
        response = self._answers.answer(request) or self._protocol.accept(request)
        accepted = response.status_code == HTTPStatus.SWITCHING_PROTOCOLS
        if self._protocol.accept_called and not accepted:
            # The library would repeat what was wrong.
            response = self._answers.nothing(HTTPStatus.BAD_REQUEST)
        self._protocol.send_response(response)
        self._listens = accepted
        self._beats_left = self._limits.greeting_beats if accepted else self._limits.answer_beats

    def _hear(self, frame: Frame) -> None:
        if frame.opcode in _SIGNS_OF_LIFE:
            return
        if frame.opcode is Opcode.TEXT:
            self.end(CloseReason.NOT_FOR_US)
            return
        self._pieces.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._pieces = b"".join(self._pieces), []
        try:
            self._understand(message)
        except NotForUs:
            self.end(CloseReason.NOT_FOR_US)

    def _understand(self, message: bytes) -> None:
        if self._sealing is None:
            hello = KeyHello.read(message)
            self._key = hello.key
            self._sealing = Sealing.of_desktop(self._keys, hello)
            self.say([self._sealing.seal_whole({})])
            return
        block = self._sealing.open(message)
        if self.conversation is None:
            self._beats_left = None
            self.conversation = Conversation(self._key, self.address, self, self._sealing)
            self._porter.meet(self, self.conversation)
        if self._listens and block is not None:
            self.conversation.say(block)

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            if not self._socket.isOpen():
                return
            if data:
                self._socket.write(data)
            else:
                self._socket.disconnectFromHost()
        # A page may be long; what is said to a phone that doesn't listen may not.
        if self._protocol.state is State.OPEN and self._socket.bytesToWrite() > self._limits.waiting:
            self._socket.abort()
