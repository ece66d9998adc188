"""A phone in Python, in the same event loop: for the self-test, the tests and the benchmark."""

import logging
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkProxy, QTcpSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from shgui.phones.server.http_answers import WEBSOCKET_PATH
from shgui.phones.server.sealed_box import KeyHello, KeyPair, SealedChannel

_LOGGER = logging.Logger("websockets", logging.ERROR)


class TestPhone(QObject):
    """One connection as the page makes it. A phone that comes back is another one with the same keys."""

    greeted = Signal()
    """The desktop has proved who it is."""
    block_received = Signal(object)
    disconnected = Signal()

    def __init__(self, desktop: bytes, keys: KeyPair | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keys = keys or KeyPair.fresh()
        self.blocks: list[dict[str, Any]] = []
        """All received blocks, without the greeting."""
        self.sizes: list[int] = []
        self.is_greeted = False
        self.close_code: int | None = None
        """The reason for which the program ended the connection, if it did."""
        self.hello = KeyHello.of(self.keys)
        self.sealing = SealedChannel.for_phone(self.keys, desktop, self.hello)
        self.socket = QTcpSocket(self)
        self.socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        # Queued, as from another computer: on Wine, a server in the same loop misses what is sent before it
        # has accepted the connection.
        self.socket.connected.connect(self._start_handshake, Qt.ConnectionType.QueuedConnection)
        self.socket.readyRead.connect(self._read)
        self.socket.disconnected.connect(self._on_disconnected)
        self._protocol: ClientProtocol | None = None

    @property
    def is_gone(self) -> bool:
        return self.socket.state() is QAbstractSocket.SocketState.UnconnectedState

    def call(self, address: str, port: int, comes_from: str = "") -> None:
        """`comes_from` is an address of this computer, for phones that need different ones."""
        host = f"{address}:{port}"
        self._protocol = ClientProtocol(
            parse_uri(f"ws://{host}{WEBSOCKET_PATH}"), origin=Origin(f"http://{host}"), logger=_LOGGER
        )
        if comes_from:
            self.socket.bind(QHostAddress(comes_from))
        self.socket.connectToHost(QHostAddress(address), port)

    def say(self, request: Mapping[str, object]) -> None:
        self.send(self.sealing.seal_whole(request))

    def send(self, message: bytes) -> None:
        if self._protocol is not None and self._protocol.state is State.OPEN:
            self._protocol.send_binary(message)
            self._flush(self._protocol)

    def drop_connection(self) -> None:
        """End the connection without a word, like a phone that loses the network."""
        self.socket.abort()

    def _start_handshake(self) -> None:
        self.socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        if self._protocol is not None:
            self._protocol.send_request(self._protocol.connect())
            self._flush(self._protocol)

    def _read(self) -> None:
        if self._protocol is None:
            return
        self._protocol.receive_data(bytes(self.socket.readAll().data()))
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.send(self.hello.message)
            elif isinstance(event, Frame) and event.opcode is Opcode.BINARY:
                self._receive_message(bytes(event.data))
        self._flush(self._protocol)

    def _receive_message(self, message: bytes) -> None:
        self.sizes.append(len(message))
        block = self.sealing.open(message)
        if not self.is_greeted:
            self.is_greeted = True
            self.greeted.emit()
        elif block is not None:
            self.blocks.append(block)
            self.block_received.emit(block)

    def _flush(self, protocol: ClientProtocol) -> None:
        for data in protocol.data_to_send():
            if data:
                self.socket.write(data)
            else:
                self.socket.disconnectFromHost()

    def _on_disconnected(self) -> None:
        if self._protocol is not None and self._protocol.close_rcvd is not None:
            self.close_code = self._protocol.close_rcvd.code
        self.disconnected.emit()
