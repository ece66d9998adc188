"""Pages in another theme or language, as the window shows them."""

from PySide6.QtWidgets import QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import Themed, broadcast
from shgui.words.catalogue import Catalogue


def change_appearance(
    page: QWidget, renderer: Renderer | None = None, words: Catalogue | None = None
) -> None:
    """Show a page of its own window in what is given, and all that it shows anew."""
    assert isinstance(page, Themed)
    page.ui.change(renderer, words)
    broadcast(page)
