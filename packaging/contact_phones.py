"""Takes pictures of the page that phones show, in every state that a game can put it into, by Chromium.

    python packaging/contact_phones.py [FOLDER] [--only role] [--scheme dark] [--size 360x780] [--text 100]
                                       [--language en]

States for a television are taken at 1920x1080. What doesn't fit is told beside its picture: elements wider
than the page, and targets of less than 44 pixels. It needs Chromium, which `packaging/test.py` sees to. The
folder defaults to build/contact_phones, which is not kept.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))

from contact_sheets.phone_states import STATES, Shown

from shgui.phones.answers import Page
from shgui.phones.page import pages
from shgui.words.catalogue import catalogue
from shgui.words.languages import available
from shgui.words.phone_page import page_texts
from tests.phones.browsers.devtools import Chromium

_KEY = "A" * 43
_TELEVISION = "1920x1080"
# What is shown comes from here and not from a table; and what is pressed leads nowhere.
_ALONE = """
    clearTimeout(page.connection.timer);
    page.connection.start = () => {};
    page.connection.stop();
    page.connection.wish = () => new Promise(() => {});
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
    """Gives away the page as the program does."""

    def __init__(self, found: Mapping[str, Page], *arguments: object) -> None:
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
        """Nobody reads it."""


class Picture(NamedTuple):
    png: bytes
    unfit: list[str]
    """What doesn't fit, and why."""


class Studio:
    """Phones with nothing behind them."""

    def __init__(self, chromium: Chromium, address: str, scheme: str, percent: int) -> None:
        self._chromium = chromium
        self._address = address
        self._scheme = scheme
        self._percent = percent

    def picture(self, shown: Shown, size: str, language: str) -> Picture:
        width, height = map(int, size.split("x"))
        tab = self._chromium.tab(width, height, language.replace("_", "-"))
        scheme = {"name": "prefers-color-scheme", "value": self._scheme}
        tab.send("Emulation.setEmulatedMedia", features=[scheme])
        tab.go(self._address)
        if self._percent != 100:
            tab.evaluate(f"document.documentElement.style.fontSize = '{self._percent}%'; 0")
        if shown.blocks:
            blocks = "".join(f"page.heard({json.dumps(block)});" for block in shown.blocks)
            tab.evaluate(f"{_ALONE}{blocks}{shown.then}; 0")
        tab.evaluate(_DRAWN)
        return Picture(tab.picture(), tab.evaluate(_UNFIT))


def take(work: Callable[[Studio], None], scheme: str = "light", percent: int = 100) -> None:
    """Opens a studio for as long as the work takes."""
    texts = {code: page_texts(catalogue(code)) for code in available()}
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Door, pages(_KEY, texts)))
    Thread(target=server.serve_forever, daemon=True).start()
    with Chromium() as chromium:
        work(Studio(chromium, f"http://127.0.0.1:{server.server_port}/", scheme, percent))
    server.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_phones"))
    parser.add_argument("--only", default="")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--size", default="360x780")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", choices=available(), default="en")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)

    def work(studio: Studio) -> None:
        words = catalogue(arguments.language)
        for name, state in STATES.items():
            if arguments.only in name:
                size = _TELEVISION if name.startswith("television") else arguments.size
                parts = (name, arguments.scheme, size, str(arguments.text), arguments.language)
                target = arguments.folder / f"{'-'.join(parts)}.png"
                picture = studio.picture(state(words), size, arguments.language)
                target.write_bytes(picture.png)
                print(target, *picture.unfit, sep="; ")

    take(work, arguments.scheme, arguments.text)


if __name__ == "__main__":
    main()
