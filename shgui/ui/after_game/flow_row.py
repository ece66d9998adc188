"""A row of widgets that wraps where they don't fit on one line."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from shgui.ui.widgets.flow_layout import FlowLayout


class FlowRow(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flow = FlowLayout()
        self.flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self.flow)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Ask for room for all on one line."""
        shown = [part for part in self._parts if not part.isHidden()]
        gaps = max(0, len(shown) - 1) * max(0, self.flow.spacing())
        wide = sum(part.sizeHint().width() for part in shown) + gaps
        return QSize(wide + 2, super().sizeHint().height())

    @property
    def _parts(self) -> list[QWidget]:
        items = (self.flow.itemAt(index) for index in range(self.flow.count()))
        return [part for item in items if item is not None and (part := item.widget()) is not None]
