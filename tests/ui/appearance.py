"""Pages in another theme or language, as the window shows them."""

from PySide6.QtWidgets import QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import Themed, broadcast
from shgui.words.catalogue import Catalogue


def change_appearance(
    page: QWidget, renderer: Renderer | None = None, words: Catalogue | None = None
) -> None:
    """Show another theme or language on a page that is a window of its own."""
    assert isinstance(page, Themed)
    broadcast(page, page.ui.change(renderer, words))
