"""What is only looked at."""

from PySide6.QtWidgets import QWidget

from shgui.ui.paint.renderer import Renderer


class Picture(QWidget):
    """Paints itself in the looks of the moment; nothing to press."""

    def __init__(self, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self.updateGeometry()
        self.update()
