"""What every test of larger texts looks with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from shgui import resources
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Theme, load_fonts
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.words.catalogue import Catalogue, load_catalogue
from tests.ui.large_text.measures import (
    LARGE,
    LONG_WORDS,
    Look,
    Prints,
    settle,
    sizes,
)
from tests.ui.reading import Reader


@pytest.fixture(scope="module")
def renderers(qapp: object) -> dict[int, Renderer]:
    load_fonts(resources.assets() / "fonts")
    art = Art(resources.assets())
    themes = {percent: Theme.of(height=720, percent=percent) for percent in (100, *LARGE)}
    # Nothing is kept: whatever is looked at is printed for it.
    return {
        percent: Renderer(theme._replace(motion=NO_MOTION), art, budget=0)
        for percent, theme in themes.items()
    }


@pytest.fixture(params=LONG_WORDS)
def words(request: pytest.FixtureRequest) -> Catalogue:
    return load_catalogue(request.param)


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Look:
    reader = Reader(monkeypatch)

    def looked(widget: QWidget, *, held_ready: bool = False) -> Prints:
        """`held_ready`: what was printed to be laid somewhere is seen by nobody yet."""
        settle()
        prints = [each for each in reader.painted(widget) if not (held_ready and each.kept)]
        found = sizes((each.text, each.pixels) for each in prints)
        for label in widget.findChildren(QLabel):
            if label.isVisible():
                found.setdefault(label.text(), []).append(label.fontInfo().pixelSize())
        return found

    return looked
