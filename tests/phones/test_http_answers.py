"""HTTP answers: the pages, and nothing else."""

from __future__ import annotations

import gzip

import pytest

from shgui.phones.server.http_answers import HttpAnswers
from tests.phones.local_server import PAGES, LocalServer
from tests.phones.raw_client import answered, head, upgrade


def test_the_page_has_all_security_headers(local_server: LocalServer) -> None:
    host = local_server.opened.host
    status, headers, body = answered(local_server.exchange(head(host)))
    assert (status, body) == (200, PAGES["/"].body)
    assert headers == {
        "content-type": "text/html; charset=utf-8",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "content-security-policy": f"default-src 'none'; connect-src ws://{host}",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": "same-origin",
        "vary": "Accept-Encoding",
        "connection": "close",
    }


def test_the_page_is_compressed_for_browsers_that_accept_it(local_server: LocalServer) -> None:
    said = head(local_server.opened.host, Accept_Encoding="deflate, gzip;q=1.0")
    _, headers, body = answered(local_server.exchange(said))
    assert headers["content-encoding"] == "gzip"
    assert headers["content-length"] == str(len(body))
    assert len(body) < len(PAGES["/"].body) / 4
    assert gzip.decompress(body) == PAGES["/"].body


def test_fonts_may_be_cached(local_server: LocalServer) -> None:
    status, headers, body = answered(
        local_server.exchange(head(local_server.opened.host, "GET /letters.woff2?1 HTTP/1.1"))
    )
    assert (status, body) == (200, PAGES["/letters.woff2"].body)
    assert (headers["content-type"], headers["cache-control"]) == (
        "font/woff2",
        "max-age=31536000, immutable",
    )


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("GET /../etc/passwd HTTP/1.1", 404),
        ("GET //letters.woff2 HTTP/1.1", 404),
        ("GET http://elsewhere/ HTTP/1.1", 404),
        ("GET /LETTERS.woff2 HTTP/1.1", 404),
        ("GET /favicon.ico HTTP/1.1", 404),
        ("POST / HTTP/1.1", 405),
        ("HEAD / HTTP/1.1", 405),
        ("OPTIONS * HTTP/1.1", 405),
        ("CONNECT 192.168.1.1:443 HTTP/1.1", 405),
    ],
)
def test_other_paths_are_not_found(local_server: LocalServer, line: str, status: int) -> None:
    code, headers, body = answered(local_server.exchange(head(local_server.opened.host, line)))
    assert code == status
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["cache-control"] == "no-store"
    assert len(body) < 40


@pytest.mark.parametrize(
    "host", ["", "evil.example", "127.0.0.1", "127.0.0.1:1", "localhost:{port}", "{host}, x"]
)
def test_requests_for_another_host_are_refused(local_server: LocalServer, host: str) -> None:
    """A foreign host name that leads here would give its pages the rights of ours."""
    named = host.format(port=local_server.opened.port, host=local_server.opened.host)
    assert answered(local_server.exchange(head(named)))[0] == 421
    said = upgrade(named, Origin=f"http://{named}")
    assert answered(local_server.exchange(said))[0] == 421


def test_two_host_headers_are_refused(local_server: LocalServer) -> None:
    said = head(local_server.opened.host).replace(b"\r\n\r\n", b"\r\nHost: evil.example\r\n\r\n")
    assert answered(local_server.exchange(said))[0] == 421


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://evil.example", "https://{host}", "http://{host}/", "http://127.0.0.1", "{host}"],
)
def test_foreign_pages_cannot_open_the_socket(local_server: LocalServer, origin: str) -> None:
    host = local_server.opened.host
    assert answered(local_server.exchange(upgrade(host, Origin=origin.format(host=host))))[0] == 403


@pytest.mark.parametrize(
    "others",
    [
        {"Upgrade": ""},
        {"Upgrade": "h2c"},
        {"Connection": "close"},
        {"Sec_WebSocket_Key": ""},
        {"Sec_WebSocket_Key": "x"},
        {"Sec_WebSocket_Version": "8"},
        {"Sec_WebSocket_Protocol": ",<script>,"},
        {"Connection": "Upgrade, <script>"},
    ],
)
def test_other_requests_cannot_open_the_socket(local_server: LocalServer, others: dict[str, str]) -> None:
    status, headers, body = answered(local_server.exchange(upgrade(local_server.opened.host, **others)))
    assert (status, body) == (400, b"400 Bad Request\n")
    assert headers["x-content-type-options"] == "nosniff"


def test_no_compression_is_agreed_on(local_server: LocalServer) -> None:
    """Sealed messages can't be compressed, and varying lengths would reveal something."""
    raw = local_server.raw()
    raw.say(upgrade(local_server.opened.host, Sec_WebSocket_Extensions="permessage-deflate"))
    local_server.until(lambda: raw.came.endswith(b"\r\n\r\n"))
    status, headers, _ = answered(raw.came)
    assert status == 101
    assert "sec-websocket-extensions" not in headers


def test_a_connection_is_for_one_page(local_server: LocalServer) -> None:
    came = local_server.exchange(head(local_server.opened.host, Connection="keep-alive") * 2)
    assert came.count(b"HTTP/1.1 200") == 1


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(60) + b"\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/2\r\n\r\n",
        b"G\xffT / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost\r\n\r\n",
        b"GET / HTTP/1.1\r\nA: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello",
        b"\n",
    ],
)
def test_invalid_requests_are_not_answered(local_server: LocalServer, said: bytes) -> None:
    assert local_server.exchange(said) == b""


def test_a_server_that_was_never_open_answers_no_host() -> None:
    assert HttpAnswers(PAGES).host == ""
