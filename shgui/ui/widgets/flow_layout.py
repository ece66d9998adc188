"""A layout that sets widgets side by side in as many lines as they need."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

_HIGHEST = 16_777_215
"""Qt’s largest size."""


class FlowLayout(QLayout):
    def __init__(self, *, filled: bool = False) -> None:
        """`filled`: what is left of a line goes to the things on it, in equal parts."""
        super().__init__()
        self._filled = filled
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
        return self._place_items(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._place_items(rect, move=True)

    def _place_items(self, rect: QRect, *, move: bool) -> int:
        """Return the height of all lines; with `move` also place the widgets."""
        gap = max(0, self.spacing())
        widest = QSize(rect.width(), _HIGHEST)
        line: list[QLayoutItem] = []
        used, top, height = 0, rect.top(), 0
        for item in self._items:
            size = _compute_item_size(item, widest)
            if line and used + size.width() > rect.width():
                self._place_line(line, QRect(rect.left(), top, rect.width(), height), move)
                top += height + gap
                line, used, height = [], 0, 0
            line.append(item)
            used += size.width() + gap
            height = max(height, size.height())
        self._place_line(line, QRect(rect.left(), top, rect.width(), height), move)
        return top + height - rect.top()

    def _place_line(self, line: list[QLayoutItem], room: QRect, move: bool) -> None:
        if not move or not line:
            return
        gap = max(0, self.spacing())
        sizes = [_compute_item_size(item, room.size()) for item in line]
        spare = room.width() - sum(size.width() for size in sizes) - gap * (len(line) - 1)
        more = max(0, spare // len(line)) if self._filled else 0
        left = room.left()
        for item, size in zip(line, sizes, strict=True):
            size.setWidth(size.width() + more)
            item.setGeometry(QRect(QPoint(left, room.top() + (room.height() - size.height()) // 2), size))
            left += size.width() + gap


def _compute_item_size(item: QLayoutItem, room: QSize) -> QSize:
    """Return the size of an item; one that is too wide for the room becomes higher."""
    size = item.sizeHint()
    if size.width() > room.width() and item.hasHeightForWidth():
        size = QSize(room.width(), item.heightForWidth(room.width()))
    return size.boundedTo(room)
