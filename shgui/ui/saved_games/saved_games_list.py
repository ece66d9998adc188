"""The list of evenings: one row is chosen, a game or a heading, and every row is set on paper."""

from datetime import UTC, date, datetime

from PySide6.QtCore import QItemSelectionModel, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from shgui.ui import widget_names as names
from shgui.ui.saved_games.saved_game_rows import HeadingRow, Row, SavedGameRow
from shgui.ui.saved_games.saved_game_setting import SavedGameSetting
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.row_model import ROW, Index, RowModel
from shgui.ui.widgets.themed import Themed, UiContext

_MONTHS = 12


class SavedGameDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, ui: UiContext) -> None:
        super().__init__(view)
        self._view = view
        self._ui = ui
        self._setting: SavedGameSetting | None = None

    def forget_measures(self) -> None:
        """Measure all rows anew: theme or language have changed."""
        self._setting = None

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        height = self._set().height(_row_of(index))
        return QSize(self._view.viewport().width(), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._ui.theme
        palette, space = theme.palette, theme.space
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = _row_of(index)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(area, colour(palette.ink))
            if self._view.hasFocus():
                bar = QRect(area.left(), area.top(), space.focus * 2, area.height())
                painter.fillRect(bar, colour(palette.accent))
        is_heading = isinstance(row, HeadingRow)
        thick = max(2, space.stroke) if is_heading else 1
        line = QRect(area.left(), area.bottom() + 1 - thick, area.width(), thick)
        painter.fillRect(line, colour(palette.ink if is_heading else palette.hairline))
        margin = self._margin
        self._set().draw(painter, QRectF(area).adjusted(margin, 0, -margin, 0), row, chosen=chosen)
        painter.restore()

    @property
    def _margin(self) -> int:
        return self._ui.theme.space.medium

    def _set(self) -> SavedGameSetting:
        width = max(1, self._view.viewport().width() - 2 * self._margin)
        if self._setting is None or self._setting.width != width:
            today = datetime.now(UTC).astimezone().date()
            self._setting = SavedGameSetting(self._ui.renderer, width, today, self._widest_date())
        return self._setting

    def _widest_date(self) -> float:
        words, theme = self._ui.words, self._ui.theme
        day, hour = QFontMetricsF(theme.font(Text.CONTROL)), QFontMetricsF(theme.font(Text.BODY))
        days = (words.short_date(date(2026, month + 1, 28)) for month in range(_MONTHS))
        late = words.time(datetime(2026, 12, 28, 22, 58, tzinfo=UTC))
        return max(*map(day.horizontalAdvance, days), hour.horizontalAdvance(late))


class SavedGamesList(Themed, QListView):
    """`selectionModel().currentChanged` when another row is chosen, `activated` when it is wanted."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.SAVED_GAMES_ROWS)
        self._model = RowModel[Row](self)
        self.setModel(self._model)
        self._delegate = SavedGameDelegate(self, ui)
        self.setItemDelegate(self._delegate)
        self.setProperty("kind", "contents")
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt lets it go on to the window, which would press a button of the page that it has led to.
            event.accept()

    def scrollTo(  # noqa: N802
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Show the heading too where the row is the first one below it."""
        above = self._model.index(index.row() - 1)
        if above.isValid() and isinstance(_row_of(above), HeadingRow):
            super().scrollTo(above, hint)
        super().scrollTo(index, hint)

    @property
    def row(self) -> Row | None:
        """The chosen row."""
        index = self.currentIndex()
        return _row_of(index) if index.isValid() else None

    @property
    def game(self) -> SavedGameRow | None:
        """The chosen row if it is a game."""
        row = self.row
        return row if isinstance(row, SavedGameRow) else None

    def set_rows(self, rows: tuple[Row, ...]) -> None:
        """Show rows. The choice stays, or goes to the game that is in its place now."""
        place, before = self.currentIndex().row(), None if self.row is None else self.row.key
        self._model.set_rows(rows)
        if not rows:
            return
        games = [at for at, row in enumerate(rows) if isinstance(row, SavedGameRow)]
        near = next((at for at in games if at >= place), games[-1])
        chosen = next((at for at, row in enumerate(rows) if row.key == before), near)
        choice = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self._model.index(chosen), choice)

    def update_theme(self) -> None:
        self._delegate.forget_measures()
        self.scheduleDelayedItemsLayout()

    update_texts = update_theme

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def _row_of(index: Index) -> Row:
    row = index.data(ROW)
    if not isinstance(row, HeadingRow | SavedGameRow):
        raise TypeError("no row of the list of saved games")
    return row
