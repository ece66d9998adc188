"""The game log on a sheet at the side, of all players or of one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from shgui.table.log_lines import Occasion
from shgui.ui import widget_names as names
from shgui.ui.paint.drawables import POLICY_MARKS
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.table.game_log_model import GameLogModel, GameLogRow, LogRowKind
from shgui.ui.table.layout import get_sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.row_model import Index, row_of
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, TypeButton

# The icon of a line that can be pressed, as a part of its height.
_AGAIN = 0.7
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GameLogDelegate(QStyledItemDelegate):
    """Wraps lines; an enacted policy has its icon, an undone line is struck out."""

    def __init__(self, ui: UiContext, view: QListView) -> None:
        super().__init__(view)
        self._ui = ui
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        row = row_of(index, GameLogRow)
        width = self._view.viewport().width()
        metrics = QFontMetrics(self._font(row))
        room = QRect(0, 0, max(1, width - self._indent(row) - self._beside(row)), 100_000)
        height = metrics.boundingRect(room, int(_WRAP), row.told).height()
        return QSize(width, height + self._above(row) + self._margin // 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._ui.theme
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = row_of(index, GameLogRow)
        painter.save()
        if isinstance(model := index.model(), GameLogModel) and model.inserted == index.row():
            painter.fillRect(area, colour(theme.palette.sunken))
        room = area.adjusted(self._indent(row), self._above(row), -self._beside(row), -self._margin // 2)
        soft = row.kind is LogRowKind.DETAIL or row.undone
        painter.setFont(self._font(row))
        painter.setPen(colour(theme.palette.ink_soft if soft else theme.palette.ink))
        painter.drawText(room, int(_WRAP), row.told)
        if row.kind is LogRowKind.HEADING:
            line = QRect(self._margin, room.bottom() + 1, area.width() - 2 * self._margin, theme.space.hair)
            line.translate(area.left(), 0)
            painter.fillRect(line, colour(theme.palette.ink))
        sign = _sign(row)
        if sign is not None:
            side = QFontMetrics(painter.font()).height() * _AGAIN
            place = QRectF(area.right() - side - self._margin * 0.2, room.top() + side * 0.2, side, side)
            self._ui.renderer.mark(painter, place, sign, ink=theme.palette.ink_soft)
        if row.policy is not None:
            side = QFontMetrics(painter.font()).height()
            place = QRectF(area.left() + self._margin * 0.4, room.top(), side, side)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._ui.renderer.mark(painter, place, POLICY_MARKS[row.policy])
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            bar = QRect(area.left(), area.top(), theme.space.focus, area.height())
            painter.fillRect(bar, colour(theme.palette.accent))
        painter.restore()

    @property
    def _margin(self) -> int:
        return self._ui.theme.space.medium

    def _indent(self, row: GameLogRow) -> int:
        if row.kind is LogRowKind.HEADING:
            return self._margin
        sign = QFontMetrics(self._font(row)).height()
        return round(sign + self._margin * (1.6 if row.kind is LogRowKind.DETAIL else 0.8))

    def _beside(self, row: GameLogRow) -> int:
        """Return the margin at the right end, with room for an icon."""
        if _sign(row) is None:
            return self._margin
        side = QFontMetrics(self._font(row)).height() * _AGAIN
        return max(self._margin, round(side + self._margin * 0.5))

    def _above(self, row: GameLogRow) -> int:
        return self._margin if row.kind is LogRowKind.HEADING else self._margin // 4

    def _font(self, row: GameLogRow) -> QFont:
        theme = self._ui.theme
        font = theme.font(Text.CONTROL if row.kind is LogRowKind.HEADING else Text.BODY)
        font.setStrikeOut(row.undone)
        return font


def _sign(row: GameLogRow) -> Icon | None:
    if row.moment is not None:
        return Icon.PLAY
    return Icon.PEN if row.claimed is not None else None


class GameLogSheet(Themed, QWidget):
    def __init__(
        self,
        ui: UiContext,
        parent: QWidget,
        play_again: Callable[[int], None],
        claim: Callable[[Occasion], None],
    ) -> None:
        """`play_again` repeats the animation of an event, by its number; `claim` opens an occasion to be
        claimed anew.
        """
        super().__init__(ui, parent)
        self._play_again = play_again
        self._claim = claim
        self._title = ""
        self.model = GameLogModel(self)
        self.rows = QListView(self)
        self.rows.setObjectName(names.TABLE_CHRONICLE_ROWS)
        self.rows.setModel(self.model)
        self.rows.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.rows.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Always visible, so that lines don't wrap anew when it appears.
        self.rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setResizeMode(QListView.ResizeMode.Adjust)
        self.rows.setStyleSheet("QListView { border: none; background: transparent; }")
        self.rows.setItemDelegate(GameLogDelegate(ui, self.rows))
        self.rows.activated.connect(self._row_pressed)
        self.rows.clicked.connect(self._row_pressed)
        self.players = DropList(names.TABLE_CHRONICLE_FILTER, self)
        self.players.activated.connect(self._player_chosen)
        self.close_button = TypeButton(
            ui, self, names.TABLE_CHRONICLE_CLOSE, kind=ButtonKind.QUIET, mark=Icon.CLOSE
        )
        self.hide()

    def update_theme(self) -> None:
        self.rows.scheduleDelayedItemsLayout()
        self._arrange()
        self.update()

    def show_players(self, players: tuple[str, ...], *, claims: bool) -> None:
        """`claims`: whether claims can be changed."""
        words = self.ui.words
        self._title = words.pgettext("menu", "Chronicle")
        close = words.gettext("Close the chronicle")
        self.close_button.setAccessibleName(close)
        set_tool_tip(self.close_button, close)
        self.rows.setAccessibleName(self._title)
        hints = [
            # Translators: of the lines of the chronicle: votes, policies and the like can be shown once more
            words.gettext("Press a line with an arrow to see that moment again."),
            # Translators: of the lines of the chronicle
            *([words.gettext("Press a claim to correct it or to take it back.")] if claims else []),
        ]
        self.rows.setAccessibleDescription(" ".join(hints))
        self.players.setAccessibleName(words.gettext("Show only lines about one player"))
        items = [words.gettext("All players"), *players]
        if items != [self.players.itemText(row) for row in range(self.players.count())]:
            self.players.clear()
            self.players.addItems(items)
            self.players.setCurrentIndex(0 if self.model.player is None else self.model.player + 1)
        self.update()

    def _row_pressed(self, index: Index) -> None:
        row = row_of(index, GameLogRow)
        if row.moment is not None:
            self._play_again(row.moment)
        elif row.claimed is not None:
            self._claim(row.claimed)

    def show_rows(self, rows: Sequence[GameLogRow]) -> None:
        # A closed sheet scrolls when it is opened: measuring all lines takes a while.
        if not self.model.show_rows(rows) or self.isHidden():
            return
        if self.model.inserted is None:
            self.to_the_end()
        else:
            index = self.model.index(self.model.inserted)
            self.rows.setCurrentIndex(index)
            self.rows.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def show_player(self, seat: int | None) -> None:
        self.players.setCurrentIndex(0 if seat is None else seat + 1)
        self._player_chosen()

    def to_the_end(self) -> None:
        self.rows.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable())
        title = QRectF(self._inner)
        title.setHeight(self._head)
        title.setRight(self.close_button.x() - theme.space.small)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_text(
            painter,
            title,
            self._title,
            theme.type.family(Text.HEADLINE),
            theme.type.capitals(Text.LABEL),
            colour(theme.palette.ink),
            align=Qt.AlignmentFlag.AlignLeft,
            lines=1,
        )
        painter.end()

    @property
    def _inner(self) -> QRect:
        return get_sheet_room(self.rect(), self.ui.theme)

    @property
    def _head(self) -> int:
        return self.ui.theme.space.target

    def _arrange(self) -> None:
        inner, head, gap = self._inner, self._head, self.ui.theme.space.small
        self.close_button.setGeometry(QRect(inner.right() + 1 - head, inner.top(), head, head))
        filters = QRect(inner.left(), inner.top() + head + gap, inner.width(), head)
        self.players.setGeometry(filters)
        self.rows.setGeometry(inner.adjusted(0, 2 * (head + gap), 0, 0))

    def _player_chosen(self) -> None:
        chosen = self.players.currentIndex()
        self.model.show_player(None if chosen <= 0 else chosen - 1)
        self.to_the_end()
