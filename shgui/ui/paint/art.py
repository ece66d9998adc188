"""The drawings in assets/, whose four colours are replaced by those of a palette.

Nothing is read, and QtSvg isn't even imported, before the first drawing is asked.
"""

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer

_INK, _PAPER, _BLUE, _RED = "#1e1b18", "#f3e9d2", "#8ecae6", "#951c17"
_MOST_KEPT_BYTES = 100_000
"""Bytes of drawings kept in memory; parsed, they take twenty times as much."""
_COLOUR_TOKENS = ((b"@ink", _INK), (b"@paper", _PAPER), (b"@blue", _BLUE), (b"@red", _RED))


class DrawingFit(Enum):
    INSIDE = auto()
    """Whole, in its own proportions, in the middle."""
    COVER = auto()
    """From edge to edge in its own proportions, standing on the bottom; the caller clips."""
    STRETCH = auto()
    """From edge to edge, for frames that may give way a little."""


class Inks(NamedTuple):
    """Colours that replace the four of a drawing."""

    ink: str = _INK
    paper: str = _PAPER
    liberal: str = _BLUE
    fascist: str = _RED


class Art:
    """Reads drawings once for each set of inks, and keeps the latest used. `folder` is assets/."""

    def __init__(self, folder: "Path") -> None:
        self._folder = folder
        self._sources: dict[str, bytes] = {}
        """Drawings with tokens for the four colours: a replacement may itself be one of them."""
        self._renderers: dict[tuple[str, Inks], QSvgRenderer] = {}
        """The least recently used first."""
        self._kept_bytes = 0

    def paint(
        self, painter: "QPainter", rect: QRectF, name: str, inks: Inks, fit: DrawingFit = DrawingFit.INSIDE
    ) -> None:
        """Draw `name` ("icons/eye") into rect."""
        renderer = self._get_renderer(name, inks)
        size = renderer.viewBoxF().size()
        across, down = rect.width() / size.width(), rect.height() / size.height()
        if fit is not DrawingFit.STRETCH:
            across = down = max(across, down) if fit is DrawingFit.COVER else min(across, down)
        target = QRectF(0, 0, size.width() * across, size.height() * down)
        target.moveCenter(rect.center())
        if fit is DrawingFit.COVER:
            target.moveBottom(rect.bottom())
        renderer.render(painter, target)

    def load_pixmap(self, name: str) -> QPixmap:
        """Load a picture that is kept as grey pixels and has no inks ("boards/paper")."""
        pixmap = QPixmap()
        pixmap.loadFromData((self._folder / f"{name}.pgm").read_bytes(), "PGM")
        return pixmap

    def _get_renderer(self, name: str, inks: Inks) -> "QSvgRenderer":
        key = (name, inks)
        kept = self._renderers.pop(key, None)
        if kept is None:
            from PySide6.QtSvg import QSvgRenderer

            kept = QSvgRenderer(self._build_inked_svg(name, inks))
            self._kept_bytes += len(self._sources[name])
            while self._kept_bytes > _MOST_KEPT_BYTES and self._renderers:
                oldest, _ = next(iter(self._renderers))
                del self._renderers[next(iter(self._renderers))]
                self._kept_bytes -= len(self._sources[oldest])
        self._renderers[key] = kept
        return kept

    def _build_inked_svg(self, name: str, inks: Inks) -> bytes:
        if name not in self._sources:
            source = (self._folder / f"{name}.svg").read_bytes()
            for token, drawn in _COLOUR_TOKENS:
                source = source.replace(drawn.encode(), token)
            self._sources[name] = source
        inked = self._sources[name]
        for (token, _), wanted in zip(_COLOUR_TOKENS, inks, strict=True):
            inked = inked.replace(token, wanted.encode())
        return inked
