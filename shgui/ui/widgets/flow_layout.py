"""Things side by side in as many lines as they need, like words."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowLayout(QLayout):
    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._place(rect, move=True)

    def _place(self, rect: QRect, *, move: bool) -> int:
        """The height that all lines take; `move` also puts the things there."""
        gap = max(0, self.spacing())
        line: list[tuple[QLayoutItem, int]] = []
        left, top, height = rect.left(), rect.top(), 0
        for item in self._items:
            size = item.sizeHint()
            if line and left + size.width() > rect.right() + 1:
                self._settle(line, top, height, move)
                top += height + gap
                line, left, height = [], rect.left(), 0
            line.append((item, left))
            left += size.width() + gap
            height = max(height, size.height())
        self._settle(line, top, height, move)
        return top + height - rect.top()

    @staticmethod
    def _settle(line: list[tuple[QLayoutItem, int]], top: int, height: int, move: bool) -> None:
        """Everything of a line on its middle."""
        if move:
            for item, left in line:
                size = item.sizeHint()
                item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
