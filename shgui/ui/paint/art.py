"""The drawings in assets/, inked in the colours of a palette.

The files are drawn in ink `#1e1b18` on paper `#f3e9d2` with the party colours, so that any viewer shows them
as meant. Those four are replaced on loading. Nothing is read, and QtSvg isn't even imported, before the
first drawing is asked.
"""

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer

_INK, _PAPER, _BLUE, _RED = "#1e1b18", "#f3e9d2", "#8ecae6", "#951c17"


class Fit(Enum):
    """How a drawing meets a rectangle of another shape."""

    INSIDE = auto()
    """Whole, in its own proportions, in the middle."""
    COVER = auto()
    """From edge to edge in its own proportions, standing on the bottom; the caller clips."""
    STRETCH = auto()
    """From edge to edge, for frames that may give way a little."""


class Inks(NamedTuple):
    """What the four colours of a drawing become."""

    ink: str = _INK
    paper: str = _PAPER
    liberal: str = _BLUE
    fascist: str = _RED


class Art:
    """Reads drawings once for each set of inks. `folder` is assets/."""

    def __init__(self, folder: "Path") -> None:
        self._folder = folder
        self._sources: dict[str, str] = {}
        self._renderers: dict[tuple[str, Inks], QSvgRenderer] = {}

    def paint(self, painter: "QPainter", rect: QRectF, name: str, inks: Inks, fit: Fit = Fit.INSIDE) -> None:
        """Draw `name` ("icons/eye") into rect."""
        renderer = self._renderer(name, inks)
        size = renderer.viewBoxF().size()
        across, down = rect.width() / size.width(), rect.height() / size.height()
        if fit is not Fit.STRETCH:
            across = down = max(across, down) if fit is Fit.COVER else min(across, down)
        target = QRectF(0, 0, size.width() * across, size.height() * down)
        target.moveCenter(rect.center())
        if fit is Fit.COVER:
            target.moveBottom(rect.bottom())
        renderer.render(painter, target)

    def _renderer(self, name: str, inks: Inks) -> "QSvgRenderer":
        key = (name, inks)
        if key not in self._renderers:
            from PySide6.QtSvg import QSvgRenderer

            self._renderers[key] = QSvgRenderer(self._inked(name, inks).encode())
        return self._renderers[key]

    def _inked(self, name: str, inks: Inks) -> str:
        if name not in self._sources:
            self._sources[name] = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
        text = self._sources[name]
        # By way of tokens: a replacement may itself be one of the four.
        for token, drawn in (("@ink", _INK), ("@paper", _PAPER), ("@blue", _BLUE), ("@red", _RED)):
            text = text.replace(drawn, token)
        for token, wanted in (
            ("@ink", inks.ink),
            ("@paper", inks.paper),
            ("@blue", inks.liberal),
            ("@red", inks.fascist),
        ):
            text = text.replace(token, wanted)
        return text
