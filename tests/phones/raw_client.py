"""A client that needn't keep to any protocol."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtNetwork import QHostAddress, QNetworkProxy, QTcpSocket

_KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class RawClient:
    """A client that sends bytes and keeps the bytes that it received."""

    def __init__(self, address: str, port: int, comes_from: str = "", *, reads: bool = True) -> None:
        self.came = b""
        self.socket = QTcpSocket()
        self.socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        if comes_from:
            self.socket.bind(QHostAddress(comes_from))
        if reads:
            self.socket.readyRead.connect(self._read)
        else:
            self.socket.setReadBufferSize(1)
        self.socket.connectToHost(QHostAddress(address), port)

    def say(self, said: bytes) -> None:
        self.socket.write(said)

    @property
    def is_coming(self) -> bool:
        return self.socket.state() is QTcpSocket.SocketState.ConnectingState

    @property
    def is_gone(self) -> bool:
        return self.socket.state() is QTcpSocket.SocketState.UnconnectedState

    def _read(self) -> None:
        self.came += bytes(self.socket.readAll().data())


def head(host: str, line: str = "GET / HTTP/1.1", **others: str) -> bytes:
    """Return the header of a request, without empty fields."""
    headers = {"Host": host} | {name.replace("_", "-"): value for name, value in others.items()}
    lines = [line, *(f"{name}: {value}" for name, value in headers.items() if value), "", ""]
    return "\r\n".join(lines).encode()


def upgrade(host: str, **others: str) -> bytes:
    """Return the header of a request that opens the WebSocket."""
    usual = {
        "Origin": f"http://{host}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Key": _KEY,
        "Sec_WebSocket_Version": "13",
    }
    return head(host, "GET /table HTTP/1.1", **(usual | others))


def frame(
    data: bytes, opcode: int = 2, *, fin: bool = True, masked: bool = True, length: int | None = None
) -> bytes:
    """Return a WebSocket frame, valid or not; masked with zeros, which change nothing."""
    said = len(data) if length is None else length
    mask = 0x80 if masked else 0
    if said < 126:
        size = bytes([mask | said])
    elif said < 65536:
        size = bytes([mask | 126]) + said.to_bytes(2)
    else:
        size = bytes([mask | 127]) + said.to_bytes(8)
    return bytes([opcode | (0x80 if fin else 0)]) + size + (bytes(4) if masked else b"") + data


def answered(came: bytes) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers by lower-case name, and body of an answer."""
    top, _, body = came.partition(b"\r\n\r\n")
    line, *lines = top.decode().split("\r\n")
    named = (each.split(": ", 1) for each in lines)
    return int(line.split()[1]), {name.lower(): value for name, value in named}, body


def frames(came: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield opcode and data of each complete frame after the header."""
    rest = came.partition(b"\r\n\r\n")[2]
    while len(rest) >= 2:
        size, begin = rest[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:begin])
        if len(rest) < begin + size:
            return
        yield rest[0] & 15, rest[begin : begin + size]
        rest = rest[begin + size :]


def close_code(came: bytes) -> int | None:
    """Return the close code of a WebSocket; None while it is open."""
    return next((int.from_bytes(data[:2]) for opcode, data in frames(came) if opcode == 8), None)
