"""A connection of a browser that fetches a page, or of a phone, and the conversation with that phone."""

import logging
from collections.abc import Callable, Mapping
from enum import IntEnum
from http import HTTPStatus
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QTcpSocket
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from shgui.phones.faults import FaultGuard
from shgui.phones.server.http_answers import HttpAnswers
from shgui.phones.server.limits import Limits
from shgui.phones.server.sealed_box import InvalidPhoneMessage, KeyHello, KeyPair, SealedChannel

_PIECE_BYTES = 1024
"""Bytes read at once. Frames are counted between two pieces; the smallest take six bytes."""
# Logs faults of the library only: what strangers send is no fault of ours.
_LOGGER = logging.Logger("websockets", logging.ERROR)
_CONTROL_FRAMES = (Opcode.PING, Opcode.PONG, Opcode.CLOSE)


class CloseReason(IntEnum):
    """Why the program ends a conversation: the WebSocket's close code, which the page gets."""

    AWAY = 1001
    """The server closes. The page tries to come back."""
    OVER = 4000
    """The phones' session is over: the page forgets everything and stays away."""
    ELSEWHERE = 4001
    """The same phone has connected from another window: this one waits until its player wants it back."""
    NOT_FOR_US = 4002
    """The message wasn't this phone's next one. The page connects anew."""
    TOO_MUCH = 4003
    """The phone sent more than a page does. The page comes back later."""
    NOT_WELCOME = 4004
    """Too many wrong words, or no place for one more phone. The page comes back much later."""


class Conversation:
    """The exchange of sealed messages with one phone, from when it has proved who it is until it is gone.

    A phone has one at a time: the newest. Sending to a phone that is gone does nothing.
    """

    def __init__(self, key: bytes, address: str, connection: "Connection", sealing: SealedChannel) -> None:
        self.key = key
        """The phone's public key, which identifies it."""
        self.address = address
        """The address it connects from; others may use the same."""
        self._subscribers: list[tuple[Callable[[dict[str, Any]], None], Callable[[], None]]] = []
        self._connection: Connection | None = connection
        self._sealing = sealing

    def subscribe(self, on_message: Callable[[dict[str, Any]], None], on_end: Callable[[], None]) -> None:
        """Call `on_message` with each message of the phone, and `on_end` once, when the phone is gone.

        A message is JSON, otherwise unchecked. `on_end` is never called while something is being sent.
        """
        self._subscribers.append((on_message, on_end))

    @property
    def is_connected(self) -> bool:
        return self._connection is not None

    def send_public(self, block: Mapping[str, object]) -> None:
        """Send what everyone may know. Its length is visible on the network."""
        if self._connection is not None:
            self._connection.send(self._sealing.seal_in_parts(block))

    def send_private(self, block: Mapping[str, object]) -> None:
        """Send exactly one message, of the same length as all others. ValueError if the block doesn't fit."""
        if self._connection is not None:
            self._connection.send([self._sealing.seal_whole(block)])

    def welcome(self) -> None:
        """Keep the connection when strangers need room: this phone has shown the token or the word."""
        if self._connection is not None:
            self._connection.welcome()

    def close(self, reason: CloseReason) -> None:
        if self._connection is not None:
            self._connection.end(reason)

    def abort(self) -> None:
        """End the connection at once and without a word, after a fault."""
        if self._connection is not None:
            self._connection.abort()

    # For the connection

    def receive(self, message: dict[str, Any]) -> None:
        for on_message, _ in self._subscribers:
            on_message(message)

    def leave(self) -> None:
        """Report once that the phone is gone."""
        if self._connection is not None:
            self._connection = None
            for _, on_end in self._subscribers:
                on_end()


class Connection(QObject):
    """Ends by itself when it gets too much, or anything too late or out of turn."""

    phone_identified = Signal(object)
    """A `Conversation` with a phone that has proved who it is. Its first message follows."""
    phone_welcomed = Signal()
    finished = Signal()
    """The connection has ended. Never emitted while something is being sent."""

    def __init__(
        self,
        socket: QTcpSocket,
        answers: HttpAnswers,
        keys: KeyPair,
        limits: Limits,
        guard: FaultGuard,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.address = socket.peerAddress().toString()
        self.welcomed = False
        self.age = 0
        self.conversation: Conversation | None = None
        self._socket = socket
        self._answers = answers
        self._keys = keys
        self._limits = limits
        self._guard = guard
        self._protocol = ServerProtocol(max_size=limits.message, logger=_LOGGER)
        self._sealing: SealedChannel | None = None
        self._key = b""
        self._pieces: list[bytes] = []
        self._is_listening = True
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
        # Queued, so that it doesn't end while something is being sent.
        socket.disconnected.connect(self._on_disconnected, Qt.ConnectionType.QueuedConnection)

    def beat(self) -> None:
        """Count one more second; end the connection if it is late or silent."""
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
            self._flush()

    def send(self, messages: list[bytes]) -> None:
        if self._protocol.state is State.OPEN:
            for message in messages:
                self._protocol.send_binary(message)
            self._flush()

    def welcome(self) -> None:
        """Give a phone that knows the joining code its full allowance of messages, and report it once."""
        if not self.welcomed:
            self.welcomed = True
            self._allowed += self._limits.messages_at_once - self._at_once
            self._at_once = self._limits.messages_at_once
            self.phone_welcomed.emit()

    def end(self, reason: CloseReason) -> None:
        """Read nothing more, send the reason and leave the other side a moment to read it."""
        self._is_listening = False
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(reason)
            self._flush()
            self._beats_left = self._limits.ending_beats
            # Queued, as above.
            QTimer.singleShot(0, self, self._on_end)

    def drop(self) -> None:
        """End at once; what can be sent without waiting is sent."""
        self.end(CloseReason.AWAY)
        self._socket.flush()
        self._socket.abort()
        self._finish()

    def abort(self) -> None:
        self._is_listening = False
        self._socket.abort()
        self._finish()

    def leave(self) -> None:
        if self.conversation is not None:
            self.conversation.leave()

    def _finish(self) -> None:
        self._is_listening = False
        try:
            self.leave()
        finally:
            self.finished.emit()

    def _on_ready_read(self) -> None:
        self._guard.run(self._read_pieces, self.abort)

    def _on_disconnected(self) -> None:
        self._guard.run(self._finish)

    def _on_end(self) -> None:
        self._guard.run(self.leave)

    def _read_pieces(self) -> None:
        # What comes after the last message stays unread.
        while self._socket.isOpen() and not self._protocol.eof_sent and (piece := self._read_piece()):
            self._silent = 0
            self._process_piece(piece)
            self._flush()

    def _read_piece(self) -> bytes:
        # Of a header no more than a line: what follows it may belong to a WebSocket.
        in_header = self._protocol.state is State.CONNECTING
        return bytes(
            (self._socket.readLine(_PIECE_BYTES) if in_header else self._socket.read(_PIECE_BYTES)).data()
        )

    def _process_piece(self, piece: bytes) -> None:
        if self._protocol.state is State.CONNECTING:
            self._read_of_header += len(piece)
            if self._read_of_header > self._limits.header:
                self._socket.abort()
                return
        self._protocol.receive_data(piece)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._answer_http_request(event)
            elif isinstance(event, Frame):
                self._allowed -= 1
                if self._allowed < 0:
                    self._is_listening = False
                    self._protocol.fail(CloseReason.TOO_MUCH)
                    return
                if self._is_listening:
                    self._receive_frame(event)

    def _answer_http_request(self, request: Request) -> None:
        response = self._answers.answer(request) or self._protocol.accept(request)
        accepted = response.status_code == HTTPStatus.SWITCHING_PROTOCOLS
        if self._protocol.accept_called and not accepted:
            # The library's own answer would repeat what was wrong.
            response = self._answers.error(HTTPStatus.BAD_REQUEST)
        self._protocol.send_response(response)
        self._is_listening = accepted
        self._beats_left = self._limits.greeting_beats if accepted else self._limits.answer_beats

    def _receive_frame(self, frame: Frame) -> None:
        if frame.opcode in _CONTROL_FRAMES:
            return
        if frame.opcode is Opcode.TEXT:
            self.end(CloseReason.NOT_FOR_US)
            return
        self._pieces.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._pieces = b"".join(self._pieces), []
        try:
            self._unseal_message(message)
        except InvalidPhoneMessage:
            self.end(CloseReason.NOT_FOR_US)

    def _unseal_message(self, message: bytes) -> None:
        if self._sealing is None:
            hello = KeyHello.parse(message)
            self._key = hello.key
            self._sealing = SealedChannel.for_desktop(self._keys, hello)
            self.send([self._sealing.seal_whole({})])
            return
        block = self._sealing.open(message)
        if self.conversation is None:
            self._beats_left = None
            self.conversation = Conversation(self._key, self.address, self, self._sealing)
            self.phone_identified.emit(self.conversation)
        if self._is_listening and block is not None:
            self.conversation.receive(block)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if not self._socket.isOpen():
                return
            if data:
                self._socket.write(data)
            else:
                self._socket.disconnectFromHost()
        # A web page may be long; the messages that wait for a phone may not.
        if self._protocol.state is State.OPEN and self._socket.bytesToWrite() > self._limits.waiting:
            self._socket.abort()
