"""The contents of the help: every topic by its number, as in a printed book."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from shgui.ui import widget_names as names
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.fold import Fold
from shgui.ui.widgets.row_model import Index
from shgui.ui.widgets.themed import Themed, UiContext

_TOPIC, _NUMBER = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_LARGER, _LARGEST = 1.15, 5
"""A step up from a button's words, unless the reader has chosen a larger text anyhow."""
_DIGITS = 2.6
"""The column of numbers, in capitals of a title."""


class TopicDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, ui: UiContext) -> None:
        super().__init__(view)
        self._view = view
        self._ui = ui

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self._view.viewport().width()
        room = QRect(0, 0, max(1, width - self._indent - self._margin), 100_000)
        height = QFontMetrics(self._font).boundingRect(room, _WRAP, _title(index)).height()
        return QSize(width, height + 2 * self._air)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette = self._ui.theme.palette
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = colour(palette.ink)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, ink)
            ink = colour(palette.paper)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, colour(palette.sunken))
        hair = self._ui.theme.space.hair
        painter.fillRect(QRect(area.left(), area.bottom() + 1 - hair, area.width(), hair), self._hairline)
        number = QRectF(
            area.left() + self._margin, area.top(), self._indent - 2 * self._margin, area.height()
        )
        capitals = self._ui.theme.type.capitals(Text.CONTROL)
        align = Qt.AlignmentFlag.AlignLeft
        draw_text(painter, number, _number(index), Family.POSTER, capitals, ink, align=align, lines=1)
        painter.setFont(self._font)
        painter.setPen(ink)
        painter.drawText(area.adjusted(self._indent, 0, -self._margin, 0), _WRAP, _title(index))
        painter.restore()

    @property
    def _font(self) -> QFont:
        theme = self._ui.theme
        font = theme.font(Text.CONTROL)
        pixels = font.pixelSize()
        font.setPixelSize(round(max(pixels, min(pixels * _LARGER, theme.space.unit * _LARGEST))))
        return font

    @property
    def _hairline(self) -> QColor:
        return colour(self._ui.theme.palette.hairline)

    @property
    def _margin(self) -> int:
        return self._ui.theme.space.small

    @property
    def _air(self) -> int:
        return round(self._ui.theme.space.unit * 1.2)

    @property
    def _indent(self) -> int:
        return round(2 * self._margin + self._ui.theme.type.capitals(Text.CONTROL) * _DIGITS)


class TopicList(Themed, QListWidget):
    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.HELP_TOPICS)
        self.setProperty("kind", "contents")
        self.setItemDelegate(TopicDelegate(self, ui))
        self.setMouseTracking(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        Fold(self)

    def update_theme(self) -> None:
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt lays rows anew when there is more or less height; these are as high as their width makes them.

        The width changes, too, when the first layout brings the scroll bar.
        """
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def add(self, topic: str, number: str, title: str) -> None:
        item = QListWidgetItem(title, self)
        item.setData(_TOPIC, topic)
        item.setData(_NUMBER, number)

    def topic(self, row: int) -> str:
        return str(self.item(row).data(_TOPIC))

    def numbered(self, row: int) -> str:
        """Number and title, as they are referred to elsewhere."""
        item = self.item(row)
        return f"{item.data(_NUMBER)} {item.text()}"


def _title(index: Index) -> str:
    return str(index.data(Qt.ItemDataRole.DisplayRole))


def _number(index: Index) -> str:
    return str(index.data(_NUMBER))
