"""Makes README's picture of a table with phones: the page with the code, and two phones beside it.

    python packaging/contact_together.py [FILE] [--language en]

Phones are taken by Chromium, as `packaging/contact_phones.py` does. The file defaults to
packaging/pictures/phones.png.
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contact_phones import Studio, take
from contact_sheets.pages import JOINING, Gallery
from contact_sheets.phone_states import STATES
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.context import PaintContext
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.ink import fill
from shgui.ui.paint.strokes import rounded, shadow
from shgui.ui.settings.settings import Settings
from shgui.ui.shell.appearance import Appearance
from shgui.ui.theme import load_fonts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages

_WINDOW = QSize(1280, 720)
_PHONE = QSize(360, 780)
_ON_PHONES = ("waiting", "president-chosen")
_GAP, _RIM = 40, 14
_CORNER = 30
_WIDTH = 1400
"""Of the picture."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", nargs="?", type=Path, default=Path("packaging/pictures/phones.png"))
    parser.add_argument("--language", choices=list_languages(), default="en")
    arguments = parser.parse_args()
    words = load_catalogue(arguments.language)
    phones: list[QImage] = []

    def work(studio: Studio) -> None:
        size = f"{_PHONE.width()}x{_PHONE.height()}"
        for name in _ON_PHONES:
            taken = studio.picture(STATES[name](words), size, arguments.language)
            phones.append(QImage.fromData(taken.png))

    take(work)
    application = QApplication([sys.argv[0], "-style", "fusion"])
    load_fonts(resources.assets() / "fonts")
    looks = Appearance(application, resources.assets(), Settings(), _WINDOW.height())
    gallery = Gallery(looks.renderer, _WINDOW, words)
    together(looks, gallery.phones(JOINING), phones).save(str(arguments.file))
    gallery.close()
    print(arguments.file)


def together(looks: Appearance, window: QPixmap, phones: list[QImage]) -> QPixmap:
    """Side by side on the table, all as high as the phones are."""
    high = _PHONE.height() + 2 * _RIM
    wide = round(_WINDOW.width() * high / _WINDOW.height())
    phone = _PHONE.width() + 2 * _RIM
    whole = QSize(_GAP + wide + len(phones) * (_GAP + phone) + _GAP, high + 2 * _GAP)
    picture = QPixmap(whole)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    looks.renderer.draw(painter, QRectF(picture.rect()), GroundDrawable())
    context = PaintContext(looks.renderer.theme, looks.renderer.art)
    at = QRectF(_GAP, _GAP, wide, high)
    shadow(painter, context, at, 0, _RIM)
    painter.drawPixmap(at.toRect(), window)
    at = QRectF(at.right(), _GAP, phone, high)
    for image in phones:
        at.translate(_GAP, 0)
        shadow(painter, context, at, _CORNER, _RIM)
        fill(painter, rounded(at, _CORNER), context.colour(context.palette.on_card))
        painter.drawImage(at.adjusted(_RIM, _RIM, -_RIM, -_RIM), image)
        at.translate(phone, 0)
    painter.end()
    return picture.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)


if __name__ == "__main__":
    main()
