"""Pictures of the page that phones show, by Chromium; `packaging/test.py` installs it where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from pictures.page_states import JOINING, Gallery
from pictures.phone_states import STATES, Shown
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.ink import fill_path
from shgui.ui.paint.strokes import make_rounded_path, paint_shadow
from shgui.ui.theme import colour
from tests.phones.browsers.devtools import Chromium
from tests.phones.browsers.page_alone import alone, drawn, served, tell, unfit

if TYPE_CHECKING:
    from pictures.take import Studio

_PHONE, _TELEVISION = QSize(360, 780), QSize(1920, 1080)
_BESIDE_TABLE = ("waiting", "president-chosen")
_GAP, _RIM = 40, 14
_CORNER = 30
_WIDTH = 1400
"""The width of README's picture."""


def take_phones(studio: Studio) -> Iterator[tuple[str, QImage]]:
    """Take the page in every state, and print what doesn't fit: wide elements, targets below 44 pixels."""
    with served() as address, Chromium() as chromium:
        for name, state in STATES.items():
            if studio.wants(name):
                size = _TELEVISION if name.startswith("television") else studio.size
                yield name, _take_phone(studio, chromium, address, state(studio.words), size)


def take_phones_beside_table(studio: Studio) -> Iterator[tuple[str, QPixmap]]:
    """Take README's picture of a table with phones: the page with the code, and two phones beside it."""
    with served() as address, Chromium() as chromium:
        phones = [
            _take_phone(studio, chromium, address, STATES[name](studio.words), _PHONE)
            for name in _BESIDE_TABLE
        ]
    gallery = Gallery(studio.renderer, studio.size, studio.words)
    yield "phones", _lay_side_by_side(studio, gallery.phones(JOINING), phones)
    gallery.close()


def _take_phone(studio: Studio, chromium: Chromium, address: str, shown: Shown, size: QSize) -> QImage:
    tab = chromium.tab(size.width(), size.height(), studio.arguments.language.replace("_", "-"))
    scheme = {"name": "prefers-color-scheme", "value": studio.arguments.scheme}
    tab.send("Emulation.setEmulatedMedia", features=[scheme])
    if shown.blocks:
        alone(tab, address)
        tell(tab, *shown.blocks, then=shown.then)
    else:
        tab.go(address)
        drawn(tab)
    tab.evaluate(f"document.documentElement.style.fontSize = '{studio.arguments.text}%'; page.draw(); 0")
    drawn(tab)
    for problem in unfit(tab):
        print(problem)
    return QImage.fromData(tab.picture())


def _lay_side_by_side(studio: Studio, window: QPixmap, phones: list[QImage]) -> QPixmap:
    high = _PHONE.height() + 2 * _RIM
    wide = round(studio.size.width() * high / studio.size.height())
    phone = _PHONE.width() + 2 * _RIM
    picture = QPixmap(_GAP + wide + len(phones) * (_GAP + phone) + _GAP, high + 2 * _GAP)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    studio.renderer.draw(painter, QRectF(picture.rect()), GroundDrawable())
    context = PaintContext(studio.renderer.theme, studio.renderer.art)
    at = QRectF(_GAP, _GAP, wide, high)
    paint_shadow(painter, context, at, 0, _RIM)
    painter.drawPixmap(at.toRect(), window)
    at = QRectF(at.right(), _GAP, phone, high)
    for image in phones:
        at.translate(_GAP, 0)
        paint_shadow(painter, context, at, _CORNER, _RIM)
        fill_path(painter, make_rounded_path(at, _CORNER), colour(context.palette.on_card))
        painter.drawImage(at.adjusted(_RIM, _RIM, -_RIM, -_RIM), image)
        at.translate(phone, 0)
    painter.end()
    return picture.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
