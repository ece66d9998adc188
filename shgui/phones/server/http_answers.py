"""Answers to HTTP requests: web pages, and the path of the WebSocket."""

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

WEBSOCKET_PATH = "/table"
"""The path of the WebSocket."""


@dataclass(frozen=True)
class WebPage:
    """A file that the server offers."""

    content_type: str
    body: bytes
    cache: str = "no-store"
    policy: str = "default-src 'none'; frame-ancestors 'none'"
    """Its Content-Security-Policy. "{host}" becomes the server's address and port, for `ws://{host}`."""


class HttpAnswers:
    def __init__(self, pages: Mapping[str, WebPage]) -> None:
        self._pages = dict(pages)
        self._zipped = {path: gzip.compress(page.body, mtime=0) for path, page in pages.items()}
        self.host = ""
        """Address and port of the server. A request for any other host was led here by a foreign site."""

    def answer(self, request: Request) -> Response | None:
        """Return the answer; None for a request that may open the WebSocket."""
        path = request.path.partition("?")[0]
        if request.headers.get_all("Host") != [self.host]:
            return self.error(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method != "GET":
            return self.error(HTTPStatus.METHOD_NOT_ALLOWED)
        if path == WEBSOCKET_PATH:
            # Foreign pages may open sockets to anywhere, but browsers say truly which page it is.
            fits = request.headers.get_all("Origin") == [f"http://{self.host}"]
            return None if fits else self.error(HTTPStatus.FORBIDDEN)
        page = self._pages.get(path)
        if page is None:
            return self.error(HTTPStatus.NOT_FOUND)
        return self._build_page_response(path, page, request.headers)

    def _build_page_response(self, path: str, page: WebPage, asked: Headers) -> Response:
        body = page.body
        headers = self._build_headers(page)
        if len(self._zipped[path]) < len(body):
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in ",".join(asked.get_all("Accept-Encoding")):
                headers["Content-Encoding"] = "gzip"
                body = self._zipped[path]
        return _build_response(HTTPStatus.OK, headers, body)

    def error(self, status: HTTPStatus) -> Response:
        plain = WebPage("text/plain; charset=utf-8", f"{status.value} {status.phrase}\n".encode())
        headers = self._build_headers(plain)
        if status is HTTPStatus.METHOD_NOT_ALLOWED:
            headers["Allow"] = "GET"
        return _build_response(status, headers, plain.body)

    def _build_headers(self, page: WebPage) -> Headers:
        return Headers(
            [
                ("Content-Type", page.content_type),
                ("Cache-Control", page.cache),
                ("Content-Security-Policy", page.policy.replace("{host}", self.host)),
                ("X-Content-Type-Options", "nosniff"),
                ("X-Frame-Options", "DENY"),
                ("Referrer-Policy", "no-referrer"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ]
        )


def _build_response(status: HTTPStatus, headers: Headers, body: bytes) -> Response:
    headers["Content-Length"] = str(len(body))
    headers["Connection"] = "close"
    return Response(status.value, status.phrase, headers, body)
