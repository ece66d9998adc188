"""Takes pictures of the page that phones show, in every state that a game can put it into, by Chromium.

    python packaging/contact_phones.py [FOLDER] [--only role] [--scheme dark] [--size 360x780] [--text 100]
                                       [--language en]

States for a television are taken at 1920x1080. What doesn't fit is told beside its picture: elements wider
than the page, and targets of less than 44 pixels. It needs Chromium, which `packaging/test.py` sees to. The
folder defaults to build/contact_phones, which is not kept.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))

from contact_sheets.phone_states import STATES, Shown

from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from tests.phones.browsers.devtools import Chromium
from tests.phones.browsers.page_alone import alone, drawn, served, tell, unfit

_TELEVISION = "1920x1080"


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
        if shown.blocks:
            alone(tab, self._address)
            tell(tab, *shown.blocks, then=shown.then)
        else:
            tab.go(self._address)
            drawn(tab)
        tab.evaluate(f"document.documentElement.style.fontSize = '{self._percent}%'; page.draw(); 0")
        drawn(tab)
        return Picture(tab.picture(), unfit(tab))


def take(work: Callable[[Studio], None], scheme: str = "light", percent: int = 100) -> None:
    """Opens a studio for as long as the work takes."""
    with served() as address, Chromium() as chromium:
        work(Studio(chromium, address, scheme, percent))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/contact_phones"))
    parser.add_argument("--only", default="")
    parser.add_argument("--scheme", choices=["light", "dark"], default="light")
    parser.add_argument("--size", default="360x780")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", choices=list_languages(), default="en")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)

    def work(studio: Studio) -> None:
        words = load_catalogue(arguments.language)
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
