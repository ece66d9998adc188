"""The page of a phone in a browser, without a server: tests send it blocks by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from shgui.phones.server.http_answers import WebPage
from shgui.phones.server.page_files import build_page_files
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from shgui.words.phone_page_texts import build_page_texts
from tests.phones.browsers.devtools import Tab

_KEY = "A" * 43
# What is shown comes from here and not from a table; and what is pressed leads nowhere, but is kept.
_ALONE = """
    clearTimeout(page.connection.timer);
    page.connection.start = () => {};
    page.connection.stop();
    globalThis.wishes = [];
    page.connection.wish = (wish, members) => {
        wishes.push({ wish, ...members });
        return new Promise(() => {});
    };
    page.network("on");
"""
_DRAWN = (
    "document.fonts.ready.then(() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r))))"
)

_UNFIT = """[...document.querySelectorAll("body *")].flatMap(each => {
  const { left, right, width, height } = each.getBoundingClientRect();
  const hidden = !width || getComputedStyle(each).clipPath !== "none" || each.closest("svg, .log");
  if (hidden) return [];
  const name = each.dataset.k || each.className || each.tagName;
  const wide = left < -1 || right > innerWidth + 1;
  const small = each.matches("button, a, input, select") && (width < 43.5 || height < 43.5);
  return [...(wide ? [`${name} is too wide`] : []), ...(small ? [`${name} is too small`] : [])];
})"""


class _Door(BaseHTTPRequestHandler):
    """Serves the page as the program does."""

    def __init__(self, found: Mapping[str, WebPage], *arguments: object) -> None:
        self._found = found
        super().__init__(*arguments)  # type: ignore[arg-type]  # whatever the server hands in

    def do_GET(self) -> None:
        page = self._found.get(self.path)
        self.send_response(404 if page is None else 200)
        if page is not None:
            self.send_header("Content-Type", page.content_type)
            self.send_header("Content-Security-Policy", page.policy.replace("{host}", self.headers["Host"]))
        self.end_headers()
        if page is not None:
            self.wfile.write(page.body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def served() -> Iterator[str]:
    """Return the address of the page."""
    texts = {code: build_page_texts(load_catalogue(code)) for code in list_languages()}
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Door, build_page_files(_KEY, texts)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def alone(tab: Tab, address: str) -> None:
    tab.go(address)
    tab.evaluate(f"{_ALONE}; 0")


def tell(tab: Tab, *blocks: Mapping[str, Any], then: str = "") -> None:
    """Send blocks and wait until they are drawn."""
    told = "".join(f"page.heard({json.dumps(block)});" for block in blocks)
    tab.evaluate(f"{told}{then}; 0")
    drawn(tab)


def drawn(tab: Tab) -> None:
    tab.evaluate(_DRAWN)


def unfit(tab: Tab) -> list[str]:
    """Return elements that don't fit the page, and the reasons."""
    found: list[str] = tab.evaluate(_UNFIT)
    return found
