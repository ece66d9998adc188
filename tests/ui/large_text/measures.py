"""How large what is read of a page is, and whether it is seen without scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from shgui import resources
from shgui.engine.state import State
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import Situation
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.text import LEGIBLE
from shgui.ui.theme import build_style_sheet
from tests.ui.table.tables import public_table

LONG_WORDS = ("pl", "pt_BR", "ru")
LARGE = (150, 200)
PAGE = (1280, 691)
"""Of a window of 720 lines, below its menus."""
PLAYERS = ("Ana", "Ola", "Bartholomew-Maximilian", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
_LAYOUTS = 3
"""What has found its width asks for its height, and what stands around it for its own."""

Prints = dict[str, list[float]]
Look = Callable[..., Prints]
Lost = dict[str, tuple[float, float]]
"""Its pixels at 100 % and now."""
Asked = TypeVar("Asked")


def settle() -> None:
    for _ in range(_LAYOUTS):
        QApplication.processEvents()


def sizes(prints: Iterable[tuple[str, float]]) -> Prints:
    """By their letters: where a text is broken is another matter."""
    found: Prints = {}
    for text, pixels in prints:
        found.setdefault("".join(text.split()), []).append(pixels)
    return found


def too_small(prints: Prints) -> dict[str, float]:
    return {text: min(found) for text, found in prints.items() if min(found) < LEGIBLE - 0.01}


def smaller(drawn: Prints, larger: Prints, *folded: str) -> Lost:
    """What has become smaller, and what is gone; `folded` are words of which a sign is left."""
    gone = {"".join(each.split()) for each in folded}
    least = {text: (min(found), min(larger.get(text, [0]))) for text, found in drawn.items()}
    return {
        text: (round(before, 1), round(now, 1))
        for text, (before, now) in least.items()
        if now < before - 0.1 and text not in gone
    }


def under_a_fade(page: QWidget) -> list[str]:
    """What would have to be scrolled for."""
    return [
        child.objectName() or str(child)
        for area in page.findChildren(QScrollArea)
        if area.isVisible() and area.verticalScrollBar().maximum() > 0
        for child in area.findChildren(QWidget)
        if isinstance(child, QLabel | QAbstractButton) and child.isVisible() and _is_below(child, area)
    ]


def _is_below(child: QWidget, area: QScrollArea) -> bool:
    view = area.viewport()
    return not view.rect().contains(QRect(child.mapTo(view, QPoint(0, 0)), child.size()))


def dressed(window: QWidget, renderer: Renderer) -> None:
    window.setStyleSheet(build_style_sheet(renderer.theme, resources.assets() / "icons"))


def table(state: State, progress: Situation | None = None, **options: object) -> TableScene:
    return public_table(state, progress, names=PLAYERS, **options)  # type: ignore[arg-type]  # as they come


def lost(seen: Mapping[int, Mapping[Asked, Prints]], *folded: str) -> dict[tuple[int, Asked], Lost]:
    """By size and what was asked: what is smaller than at 100 %, or gone. `seen` at each size, by what was
    asked; at 100 % everything can be read.
    """
    assert [too_small(prints) for prints in seen[100].values()] == [{}] * len(seen[100])
    found = {
        (percent, asked): smaller(prints, seen[percent][asked], *folded)
        for percent in LARGE
        for asked, prints in seen[100].items()
    }
    return {where: what for where, what in found.items() if what}
