"""Parts of a group's page: the row of its games, and the table of its players."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from shgui.engine.types import Team
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.saved_games.group_setting import PlayerRow, PlayersSetting, WinnersSetting
from shgui.ui.theme import colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.row_model import Index, RowModel, row_of
from shgui.ui.widgets.themed import Themed, UiContext


class WinnersRow(Picture):
    """One sign for each game, the first one left."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.GROUP_GAMES)
        self._winners: tuple[Team, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_winners(self, winners: tuple[Team, ...], told: str) -> None:
        self._winners = winners
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self._setting(width).height) + 1

    def sizeHint(self) -> QSize:  # noqa: N802
        width = max(1, self.width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(1, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self._setting(self.width()).draw(painter, QRectF(self.rect()))
        painter.end()

    def _setting(self, width: float) -> WinnersSetting:
        return WinnersSetting(self.ui.renderer, self._winners, max(1.0, width))


class _PlayerDelegate(QStyledItemDelegate):
    def __init__(self, view: "PlayersTable") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        height = self._view.setting.height(row_of(index, PlayerRow))
        return QSize(self._view.viewport().width(), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        theme = self._view.setting.renderer.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QRect(area.left(), area.bottom(), area.width(), 1)
        painter.fillRect(line, colour(theme.palette.hairline))
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            bar = QRect(area.left(), area.top(), theme.space.focus, area.height())
            painter.fillRect(bar, colour(theme.palette.accent))
        margin = self._view.margin
        paper = QRectF(area).adjusted(margin, 0, -margin, 0)
        self._view.setting.draw(painter, paper, row_of(index, PlayerRow))
        painter.restore()


class PlayersTable(Themed, QListView):
    """A table as high as all its rows, because the page scrolls."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.GROUP_PLAYERS)
        self._headings: tuple[str, ...] = ("",) * 4
        self._model = RowModel[PlayerRow](self)
        self.setModel(self._model)
        self.setItemDelegate(_PlayerDelegate(self))
        self.setProperty("kind", "contents")
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def margin(self) -> int:
        return self.ui.theme.space.small

    @property
    def setting(self) -> PlayersSetting:
        width = max(1, self.viewport().width() - 2 * self.margin)
        return PlayersSetting(self.ui.renderer, width, self._headings)

    def set_rows(self, rows: tuple[PlayerRow, ...]) -> None:
        self._model.set_rows(rows)
        if rows:
            self.setCurrentIndex(self._model.index(0))
        self._stretch()

    def set_headings(self, headings: tuple[str, ...]) -> None:
        self._headings = headings
        self._stretch()

    def update_theme(self) -> None:
        self._stretch()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._stretch()

    def _stretch(self) -> None:
        setting = self.setting
        rows = (row_of(self._model.index(place), PlayerRow) for place in range(self._model.rowCount()))
        height = sum(round(setting.height(row)) for row in rows)
        self.setFixedHeight(height + 2 * self.frameWidth() + 2)
        self.scheduleDelayedItemsLayout()


class PlayersHead(Picture):
    """The headings of the table's columns; nothing where it has none. As wide as the table."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._headings: tuple[str, ...] = ("",) * 4
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_headings(self, headings: tuple[str, ...]) -> None:
        self._headings = headings
        self._fit()

    def update_theme(self) -> None:
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        setting = self._setting
        if setting.is_wide:
            painter = make_smooth_painter(self)
            setting.draw_head(painter, QRectF(self.rect()).adjusted(self._indent, 0, 0, 0))
            painter.end()

    def _fit(self) -> None:
        self.setFixedHeight(round(self._setting.head_height()))
        self.update()

    @property
    def _indent(self) -> int:
        """The table's frame and margin stand before its first column, too."""
        space = self.ui.theme.space
        return space.small + space.focus

    @property
    def _setting(self) -> PlayersSetting:
        return PlayersSetting(self.ui.renderer, max(1, self.width() - 2 * self._indent), self._headings)
