"""What the painting tests share: a renderer with the shipped fonts and drawings."""

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Scheme, Theme, load_fonts


@pytest.fixture
def art(qapp: QApplication) -> Art:
    del qapp
    load_fonts(resources.assets() / "fonts")
    return Art(resources.assets())


@pytest.fixture
def renderer(art: Art) -> Renderer:
    return Renderer(Theme.of(Scheme.LIGHT, height=1080), art)
