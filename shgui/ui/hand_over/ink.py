"""How secrets are printed: in ink alone.

Colour and lightness carry across a room where words and lines don't. In an open hand Liberal and Fascist,
Ja! and Nein! have the same grey and differ by sign and word, which only the reader is near enough to see.
"""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from shgui.ui.game.screens import Purpose
from shgui.ui.hand_over.faces import SHEETS
from shgui.ui.paint.faces import BallotFace, Face
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import REST, Touch
from shgui.ui.theme import Palette, Scheme
from shgui.words.catalogue import Catalogue

_GREY = "#b5aa96"
_CONTRAST_GREY = "#ffffff"


class PrivateRenderer:
    """Paints what one person may see, and keeps no print of it."""

    def __init__(self, renderer: Renderer) -> None:
        theme = renderer.theme
        palette = one_ink(theme.palette)
        self._plain = Renderer(theme._replace(palette=palette), renderer.art)
        turned = palette._replace(card=palette.on_card, on_card=palette.card)
        self._turned = Renderer(theme._replace(palette=turned), renderer.art)
        self._warm: set[tuple[Purpose, str]] = set()

    def draw(self, painter: QPainter, rect: QRectF, face: Face, touch: Touch = REST) -> None:
        nein = isinstance(face, BallotFace) and not face.ja
        (self._turned if nein else self._plain).draw(painter, rect, face, touch, keep=False)

    def warm_up(self, purpose: Purpose, words: Catalogue, size: QSizeF) -> None:
        """Draw everything that any player could see, unseen.

        Then drawings are read and words measured alike for everybody: no card opens faster than another, and
        what has been read tells nothing of who saw what.
        """
        if (purpose, words.language) in self._warm:
            return
        self._warm.add((purpose, words.language))
        scrap = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        scrap.fill(0)
        painter = QPainter(scrap)
        for face in SHEETS[purpose].fronts(words):
            self.draw(painter, QRectF(0, 0, size.width(), size.height()), face)
        painter.end()


def one_ink(palette: Palette) -> Palette:
    """The palette without party colours."""
    grey = _CONTRAST_GREY if palette.scheme is Scheme.CONTRAST else _GREY
    return palette._replace(
        # What is chosen is marked in the ink of the card, which is dark on every ground.
        ink=palette.on_card,
        paper=palette.card,
        liberal=grey,
        on_liberal=palette.on_card,
        liberal_edge=palette.on_card,
        fascist=grey,
        fascist_print=grey,
        on_fascist=palette.card,
        fascist_edge=palette.on_card,
    )
