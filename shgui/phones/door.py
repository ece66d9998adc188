"""The door between the local network and the table: shut until opened, and nothing is left after it."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Address

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkProxy, QTcpServer

from shgui.phones.answers import Answers, Page
from shgui.phones.connection import Connection
from shgui.phones.conversation import Conversation, Reason
from shgui.phones.limits import USUAL, Limits
from shgui.phones.sealing import KeyPair

_BEAT_MS = 1000


@dataclass(frozen=True)
class OpenedAt:
    address: str
    port: int

    @property
    def host(self) -> str:
        """As browsers write it, and as people type it."""
        return self.address if self.port == 80 else f"{self.address}:{self.port}"


class NotOpened(Enum):
    ADDRESS_GONE = "address gone"
    PORT_TAKEN = "port taken"
    FORBIDDEN = "forbidden"
    FAILED = "failed"


_WHY_NOT = {
    QAbstractSocket.SocketError.SocketAddressNotAvailableError: NotOpened.ADDRESS_GONE,
    QAbstractSocket.SocketError.AddressInUseError: NotOpened.PORT_TAKEN,
    QAbstractSocket.SocketError.SocketAccessError: NotOpened.FORBIDDEN,
}


class Door(QObject):
    def __init__(
        self,
        pages: Mapping[str, Page],
        keys: KeyPair,
        limits: Limits = USUAL,
        parent: QObject | None = None,
    ) -> None:
        """`pages` by their paths: "/" is the one that people come to."""
        super().__init__(parent)
        self.welcome: Callable[[Conversation], None] | None = None
        """Told when a phone has proved who it is, right before what it said is heard."""
        self._answers = Answers(pages)
        self._keys = keys
        self._limits = limits
        self._connections: list[Connection] = []
        self._arrivals = 0
        self._server = QTcpServer(self)
        # A proxy is for the internet; nothing of it is asked about the local network.
        self._server.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        # Later: Qt takes in whoever is waiting, then everything else has its turn.
        self._server.newConnection.connect(self._let_in, Qt.ConnectionType.QueuedConnection)
        self._server.acceptError.connect(self._go_on)
        self._timer = QTimer(self)
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self.beat)
        self.opened: OpenedAt | None = None

    def open(self, address: str, port: int = 0) -> OpenedAt | NotOpened:
        """At this address alone. Port 0 takes any that is free. Opens anew if it was open elsewhere."""
        self.close()
        if not _is_one(address):
            return NotOpened.ADDRESS_GONE
        if not self._server.listen(QHostAddress(address), port):
            return _WHY_NOT.get(self._server.serverError(), NotOpened.FAILED)
        self.opened = OpenedAt(address, self._server.serverPort())
        self._answers.host = self.opened.host
        return self.opened

    def close(self) -> None:
        """Nobody is there any more when this returns, and all conversations have said that they are gone."""
        self._server.close()
        self.opened = None
        for connection in tuple(self._connections):
            connection.drop()

    def beat(self) -> None:
        """Another second: who is late, silent or gone is let go."""
        for connection in tuple(self._connections):
            connection.beat()
        self._arrivals = 0
        if self._server.isListening():
            self._server.resumeAccepting()
        if not self._connections:
            self._timer.stop()

    def _let_in(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self._arrivals += 1
            if self._has_room(socket.peerAddress().toString()):
                connection = Connection(socket, self._answers, self._keys, self._limits, self)
                self._connections.append(connection)
                self._go_on()
            else:
                socket.abort()
                socket.deleteLater()
        if self._arrivals >= self._limits.arrivals_a_beat:
            self._server.pauseAccepting()
            self._go_on()

    def _has_room(self, address: str) -> bool:
        strangers = [connection for connection in self._connections if not connection.welcomed]
        many = Counter(connection.address for connection in strangers)
        if many[address] >= self._limits.strangers_of_an_address:
            return False
        if len(strangers) < self._limits.strangers:
            return True
        # Nobody fills the house with a handful of addresses: the oldest of the most numerous gives way.
        crowd, size = many.most_common(1)[0]
        if size <= many[address] + 1:
            return False
        next(connection for connection in strangers if connection.address == crowd).drop()
        return True

    # What its connections tell it

    def meet(self, connection: Connection, conversation: Conversation) -> None:
        for other in tuple(self._connections):
            if other is not connection and other.conversation and other.conversation.key == conversation.key:
                other.end(Reason.ELSEWHERE)
                other.leave()
        if self.welcome is not None:
            self.welcome(conversation)

    def count(self, connection: Connection) -> None:
        if sum(each.welcomed for each in self._connections) > self._limits.welcomed:
            connection.end(Reason.NOT_WELCOME)

    def forget(self, connection: Connection) -> None:
        if connection in self._connections:
            self._connections.remove(connection)
            connection.deleteLater()

    def _go_on(self) -> None:
        """Also after the system had no more to give: Qt takes nobody in until the next beat then."""
        if not self._timer.isActive():
            self._timer.start()


def _is_one(address: str) -> bool:
    """Not, for example, the one that stands for all addresses there are."""
    try:
        return not IPv4Address(address).is_unspecified
    except ValueError:
        return False
