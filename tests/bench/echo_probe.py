"""The least that can lie between phones and a table: what one says, all hear.

`python -m tests.bench.echo_probe` tells its port, and serves until its input ends.
"""

import sys

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol


class Echo(QObject):
    """One connection. What comes goes back to all that are there, as what a table shows does."""

    def __init__(self, socket: QTcpSocket, all_of_them: list["Echo"]) -> None:
        super().__init__(socket)
        self.socket = socket
        self.protocol = ServerProtocol()
        self._all = all_of_them
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.readyRead.connect(self._read)

    def _read(self) -> None:
        self.protocol.receive_data(bytes(self.socket.readAll().data()))
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.protocol.send_response(self.protocol.accept(event))
            elif isinstance(event, Frame) and event.opcode is Opcode.BINARY:
                for each in self._all:
                    each.protocol.send_binary(bytes(event.data))
                    each.flush()
        self.flush()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.write(data)


def main() -> None:
    application = QCoreApplication(sys.argv)
    server = QTcpServer()
    server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost))
    echoes: list[Echo] = []

    def let_in() -> None:
        while server.hasPendingConnections():
            echoes.append(Echo(server.nextPendingConnection(), echoes))

    server.newConnection.connect(let_in)
    end = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    end.activated.connect(application.quit)
    sys.stdout.write(f"{server.serverPort()}\n")
    sys.stdout.flush()
    application.exec()


if __name__ == "__main__":
    main()
