"""The list of saved games: one row is chosen, and every row is set on paper."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.saved_game_rows import SavedGameRow
from shgui.ui.saved_games.saved_game_setting import SavedGameSetting
from shgui.ui.theme import colour
from shgui.ui.widgets.row_model import Index, RowModel, row_of


class SavedGameDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, renderer: Renderer) -> None:
        super().__init__(view)
        self._view = view
        self.renderer = renderer

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        height = self._setting.height(row_of(index, SavedGameRow))
        return QSize(self._view.viewport().width(), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self.renderer.theme
        palette, space = theme.palette, theme.space
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, colour(palette.sunken))
            bar = QRect(area.left(), area.top(), space.focus * 2, area.height())
            painter.fillRect(bar, colour(palette.accent if self._view.hasFocus() else palette.ink))
        line = QRect(area.left(), area.bottom(), area.width(), 1)
        painter.fillRect(line, colour(palette.hairline))
        self._setting.draw(painter, QRectF(area).adjusted(self._margin, 0, 0, 0), row_of(index, SavedGameRow))
        painter.restore()

    @property
    def _margin(self) -> int:
        return self.renderer.theme.space.medium

    @property
    def _setting(self) -> SavedGameSetting:
        return SavedGameSetting(self.renderer, max(1, self._view.viewport().width() - 2 * self._margin))


class SavedGamesList(QListView):
    """`selectionModel().currentChanged` when another row is chosen, `activated` when it is wanted."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self.setObjectName(names.SAVED_GAMES_ROWS)
        self._model = RowModel[SavedGameRow](self)
        self.setModel(self._model)
        self._delegate = SavedGameDelegate(self, renderer)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    @property
    def row(self) -> SavedGameRow | None:
        """The chosen one."""
        index = self.currentIndex()
        return row_of(index, SavedGameRow) if index.isValid() else None

    def set_rows(self, rows: tuple[SavedGameRow, ...]) -> None:
        """The game that was chosen stays so; otherwise it is the first."""
        before = None if self.row is None else self.row.game.game
        self._model.set_rows(rows)
        if rows:
            chosen = next((place for place, row in enumerate(rows) if row.game.game == before), 0)
            self.setCurrentIndex(self._model.index(chosen))

    def set_renderer(self, renderer: Renderer) -> None:
        self._delegate.renderer = renderer
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
