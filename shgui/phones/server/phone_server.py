"""The server to which browsers and phones of the local network connect. It is closed until it is opened."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from ipaddress import IPv4Address
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkProxy, QTcpServer

from shgui.phones.faults import FaultGuard
from shgui.phones.server.connection import CloseReason, Connection, Conversation
from shgui.phones.server.http_answers import HttpAnswers, WebPage
from shgui.phones.server.limits import Limits
from shgui.phones.server.sealed_box import KeyPair

_BEAT_MS = 1000


@dataclass(frozen=True)
class ServerAddress:
    address: str
    port: int

    @property
    def host(self) -> str:
        """Address and port as people type them, and as browsers send them."""
        return self.address if self.port == 80 else f"{self.address}:{self.port}"


class OpeningProblem(Enum):
    ADDRESS_GONE = "address gone"
    PORT_TAKEN = "port taken"
    FORBIDDEN = "forbidden"
    FAILED = "failed"


_PROBLEMS_BY_ERROR = {
    QAbstractSocket.SocketError.SocketAddressNotAvailableError: OpeningProblem.ADDRESS_GONE,
    QAbstractSocket.SocketError.AddressInUseError: OpeningProblem.PORT_TAKEN,
    QAbstractSocket.SocketError.SocketAccessError: OpeningProblem.FORBIDDEN,
}


class PhoneServer(QObject):
    phone_connected = Signal(object)
    """A `Conversation` with a phone that has proved who it is; its first message follows."""

    def __init__(
        self,
        pages: Mapping[str, WebPage],
        keys: KeyPair,
        limits: Limits,
        guard: FaultGuard,
        parent: QObject | None = None,
        *,
        is_seated: Callable[[bytes], bool],
        lets_all_in: Callable[[], bool],
    ) -> None:
        """`pages` by path: "/" is the first one. `is_seated` takes a phone's key; `lets_all_in` says whether
        any number of phones may connect from one address.
        """
        super().__init__(parent)
        self._answers = HttpAnswers(pages)
        self._keys = keys
        self._limits = limits
        self._guard = guard
        self._is_key_seated = is_seated
        self._lets_all_in = lets_all_in
        self._connections: list[Connection] = []
        self._arrivals = 0
        self._arrivals_from: Counter[str] = Counter()
        """By address: half of them are forgotten with each beat."""
        self._server = QTcpServer(self)
        # A proxy is for the internet, not for the local network.
        self._server.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        # Queued: Qt accepts all that wait, then everything else has its turn.
        self._server.newConnection.connect(self._on_new_connection, Qt.ConnectionType.QueuedConnection)
        self._server.acceptError.connect(self._start_beats)
        self._timer = QTimer(self, interval=_BEAT_MS)
        self._timer.timeout.connect(self.beat)
        self.opened: ServerAddress | None = None

    def open(self, address: str, port: int = 0) -> ServerAddress | OpeningProblem:
        """Open at this address alone, also if it was open elsewhere. Port 0 takes any free port."""
        self.close()
        if not _is_single_address(address):
            return OpeningProblem.ADDRESS_GONE
        if not self._server.listen(QHostAddress(address), port):
            return _PROBLEMS_BY_ERROR.get(self._server.serverError(), OpeningProblem.FAILED)
        self.opened = ServerAddress(address, self._server.serverPort())
        self._answers.host = self.opened.host
        return self.opened

    def close(self) -> None:
        """End all connections, and report the end of all conversations, before this returns."""
        self._server.close()
        self.opened = None
        for connection in tuple(self._connections):
            self._guard.run(connection.drop, connection.abort)

    def beat(self) -> None:
        """Count one more second, for the limits: end connections that are late, silent or gone."""
        for connection in tuple(self._connections):
            self._guard.run(connection.beat, connection.abort)
        self._guard.run(self._reset_arrivals)

    def _reset_arrivals(self) -> None:
        self._arrivals = 0
        halves = ((address, count // 2) for address, count in self._arrivals_from.items())
        self._arrivals_from = Counter({address: count for address, count in halves if count})
        if self._server.isListening():
            self._server.resumeAccepting()
        if not self._connections and not self._arrivals_from:
            self._timer.stop()

    def _on_new_connection(self) -> None:
        self._guard.run(self._accept_connections)

    def _accept_connections(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            address = socket.peerAddress().toString()
            self._arrivals += 1
            self._arrivals_from[address] += 1
            if self._make_room(address):
                connection = Connection(socket, self._answers, self._keys, self._limits, self._guard, self)
                self._connections.append(connection)
                connection.phone_identified.connect(self._on_phone_identified)
                connection.phone_welcomed.connect(self._on_phone_welcomed)
                connection.finished.connect(self._on_finished)
                self._start_beats()
            else:
                socket.abort()
                socket.deleteLater()
        if self._arrivals >= self._limits.arrivals_a_beat:
            self._server.pauseAccepting()
            self._start_beats()

    # Which connection gives way

    def _make_room(self, address: str) -> bool:
        """Return whether there is room for a connection from this address; end another one if need be."""
        strangers = [each for each in self._connections if not each.welcomed and not self._is_seated(each)]
        own = [each for each in strangers if each.address == address]
        if len(own) >= self._limits.strangers_of_an_address:
            late = next((each for each in own if each.age >= self._limits.stranger_beats), None)
            return _drop_if_any(late)
        return len(strangers) < self._limits.strangers or _drop_if_any(
            self._find_connection_to_drop(strangers, address)
        )

    def _find_connection_to_drop(self, connections: Sequence[Connection], address: str) -> Connection | None:
        """Return the connection that gives way to a new one from this address, if one does.

        One that had its time comes first, then one from an address that opens as many or more. Among these:
        the busiest address, then the one with most connections, then silent ones, then the oldest.
        """
        late = [each for each in connections if each.age >= self._limits.stranger_beats]
        haste = self._count_excess_arrivals(address)
        candidates = late or [
            each for each in connections if self._count_excess_arrivals(each.address) >= haste
        ]
        crowd = Counter(each.address for each in connections)
        return max(
            candidates,
            key=lambda each: (
                self._count_excess_arrivals(each.address),
                crowd[each.address],
                each.conversation is None,
                each.age,
            ),
            default=None,
        )

    def _count_excess_arrivals(self, address: str) -> int:
        """Return how many more connections than a page needs this address has opened lately."""
        return max(0, self._arrivals_from[address] - self._limits.calm_arrivals)

    def _is_seated(self, connection: Connection) -> bool:
        conversation = connection.conversation
        return conversation is not None and self._is_key_seated(conversation.key)

    # What connections report

    def _on_phone_identified(self, conversation: Conversation) -> None:
        connection = self._get_sender()
        self._guard.run(partial(self._admit_phone, connection, conversation), connection.abort)

    def _on_phone_welcomed(self) -> None:
        connection = self._get_sender()
        self._guard.run(partial(self._limit_guests, connection), connection.abort)

    def _on_finished(self) -> None:
        connection = self._get_sender()
        if connection in self._connections:
            self._connections.remove(connection)
            connection.deleteLater()

    def _get_sender(self) -> Connection:
        return cast(Connection, self.sender())

    def _admit_phone(self, connection: Connection, conversation: Conversation) -> None:
        for other in tuple(self._connections):
            if other is not connection and other.conversation and other.conversation.key == conversation.key:
                other.end(CloseReason.ELSEWHERE)
                other.leave()
        if not self._is_seated(connection) and not self._make_room_for_phone(connection):
            connection.end(CloseReason.AWAY)
        else:
            self.phone_connected.emit(conversation)

    def _make_room_for_phone(self, connection: Connection) -> bool:
        own = [
            each
            for each in self._connections
            if each is not connection
            and each.address == connection.address
            and each.conversation is not None
            and each.conversation.is_connected
            and not self._is_seated(each)
        ]
        if len(own) < self._limits.seatless_of_an_address or self._lets_all_in():
            return True
        limits = self._limits
        return _drop_if_any(
            next((each for each in own if not each.welcomed and each.age >= limits.stranger_beats), None)
            or next((each for each in own if each.age >= limits.guest_beats), None)
        )

    def _limit_guests(self, connection: Connection) -> None:
        """End a connection if there are too many guests with this one."""
        guests = [each for each in self._connections if each.welcomed and not self._is_seated(each)]
        if len(guests) > self._limits.guests and not self._is_seated(connection):
            others = [each for each in guests if each is not connection]
            if not _drop_if_any(self._find_connection_to_drop(others, connection.address)):
                connection.end(CloseReason.NOT_WELCOME)

    def _start_beats(self) -> None:
        """Start the timer. After an error, Qt accepts no connection before the next beat."""
        if not self._timer.isActive():
            self._timer.start()


def _drop_if_any(connection: Connection | None) -> bool:
    if connection is not None:
        connection.drop()
    return connection is not None


def _is_single_address(address: str) -> bool:
    """Return whether this is one address, and not 0.0.0.0, which means all of them."""
    try:
        return not IPv4Address(address).is_unspecified
    except ValueError:
        return False
