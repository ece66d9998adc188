"""Parts of a group's page: the row of its games, and the table of its players.

There is one mark for each game, filled where it was won. Nothing of it is a share or a rank.
"""

from dataclasses import dataclass
from itertools import repeat
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from shgui.engine.types import Role, Team
from shgui.library.group_statistics import PlayerNumbers
from shgui.ui import widget_names as names
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import ROLE_MARKS
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.saved_games_list import WINNERS
from shgui.ui.theme import Family, Text, colour, make_font
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.row_model import ModelIndex, RowModel, get_row
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import saved_game_texts
from shgui.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class PlayerRow:
    words: Catalogue
    numbers: PlayerNumbers

    @property
    def games(self) -> str:
        return saved_game_texts.format_game_count(self.words, self.numbers.games)

    @property
    def note(self) -> str:
        """The text beside marks that have no numbers yet."""
        return "" if self.numbers.has_enough_games else saved_game_texts.get_from_tenth_text(self.words)

    def marks(self, role: Role) -> tuple[bool, ...]:
        """The games that were won first: nobody counts how many came one after the other."""
        return tuple(sorted(self.numbers.as_role[role], reverse=True))

    def format_wins(self, role: Role) -> tuple[str, str] | None:
        """Return the number of wins and a text such as "3 of 5"; None where there are too few games."""
        marks = self.marks(role)
        if not self.numbers.has_enough_games or not marks:
            return None
        return self.words.number(sum(marks)), saved_game_texts.format_won_of_played(
            self.words, sum(marks), len(marks)
        )

    @property
    def told(self) -> str:
        return saved_game_texts.describe_player(self.words, self.numbers.name, self.numbers.as_role)


ROLES = (Role.LIBERAL, Role.FASCIST, Role.HITLER)
_SHARES = (0.20, 0.35, 0.24, 0.21)
"""The shares of a wide table for name and roles: most games are played as a Liberal."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_MOST_LINES = 3
_LEAST_MARK = 3.0


class MarkGrid(NamedTuple):
    """Equal cells for games, in as few lines as they fit in."""

    step: float
    in_line: int
    lines: int


def fit_mark_grid(count: int, width: float, largest: float, least: float, most_lines: int) -> MarkGrid:
    """Return the largest cells that keep to these lines, and never smaller ones than the least."""
    step = largest
    while step > least and ceil(count / max(1, int(width / step))) > most_lines:
        step = max(least, step * 0.9)
    in_line = max(1, int(width / step))
    return MarkGrid(step, in_line, max(1, ceil(count / in_line)))


class PlayersPainter:
    """Measures and paints rows of players, and the headings of their columns, in a table of this width."""

    def __init__(self, renderer: Renderer, width: float, headings: tuple[str, ...]) -> None:
        self.renderer = renderer
        self.width = width
        self.headings = headings
        capitals = renderer.theme.type.capitals(Text.CONTROL)
        self.is_wide = width > 62 * capitals
        """Otherwise each role has a line of its own, with its heading before it."""
        self._side = capitals * 1.7
        self._pitch = capitals * 1.75
        """The distance from one line of marks to the next."""
        self._number = capitals * 6.4
        """The greatest width of a number and its whole."""

    # The heading of the columns

    def head_height(self) -> float:
        if not self.is_wide:
            return 0.0
        rooms = (self._heading_width(column) for column in range(len(self.headings)))
        return max(map(self._height, self.headings, repeat(Text.CONTROL), rooms)) + 8

    def draw_head(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.renderer.theme
        painter.setPen(colour(theme.palette.ink))
        painter.setFont(theme.font(Text.CONTROL))
        side = self._side
        for column, text in enumerate(self.headings):
            left = rect.left() + self._column_left(column)
            if column:
                sign = QRectF(left, rect.top(), side, side)
                self.renderer.paint_icon(painter, sign, ROLE_MARKS[ROLES[column - 1]])
                left += side + theme.space.tight
            painter.drawText(
                QRectF(left, rect.top(), self._heading_width(column), rect.height()), _WRAP, text
            )

    # A player

    def height(self, row: PlayerRow) -> float:
        room = self._column_width(0) if self.is_wide else self.width
        name = self._height(add_break_points(row.numbers.name), Text.CONTROL, room)
        games = self._height(row.games, Text.BODY, room)
        lines = [self._cell_height(row, column) for column in range(1, 4)]
        text = name + games
        tallest = max(text, *lines) if self.is_wide else text + sum(lines)
        return tallest + 2 * self.renderer.theme.space.small

    def draw(self, painter: QPainter, rect: QRectF, row: PlayerRow) -> None:
        theme = self.renderer.theme
        palette, top = theme.palette, rect.top() + theme.space.small
        room = self._column_width(0) if self.is_wide else self.width
        name = self._height(add_break_points(row.numbers.name), Text.CONTROL, room)
        painter.setPen(colour(palette.ink))
        painter.setFont(theme.font(Text.CONTROL))
        painter.drawText(QRectF(rect.left(), top, room, name), _WRAP, add_break_points(row.numbers.name))
        painter.setPen(colour(palette.ink_soft))
        painter.setFont(theme.font(Text.BODY))
        games = self._height(row.games, Text.BODY, room)
        painter.drawText(QRectF(rect.left(), top + name, room, games), _WRAP, row.games)
        y = top if self.is_wide else top + name + games
        for column in range(1, 4):
            left = rect.left() + (self._column_left(column) if self.is_wide else 0.0)
            self._draw_cell(painter, left, y, row, column)
            if not self.is_wide:
                y += self._cell_height(row, column)

    def _draw_cell(self, painter: QPainter, left: float, y: float, row: PlayerRow, column: int) -> None:
        role = ROLES[column - 1]
        marks, part = row.marks(role), row.format_wins(role)
        theme = self.renderer.theme
        if not self.is_wide:
            if not marks:
                return
            sign = QRectF(left, y, self._side, self._side)
            self.renderer.paint_icon(painter, sign, ROLE_MARKS[role])
            left += self._side + theme.space.small
        if part is not None:
            painter.setPen(colour(theme.palette.ink))
            self._draw_win_texts(painter, left, y, part)
        if part is not None or not self.is_wide:
            left += self._number
        cells = self._build_mark_grid(row, column)
        for number, won in enumerate(marks):
            line, place = divmod(number, cells.in_line)
            self._draw_mark(painter, left + place * cells.step, y + line * self._pitch, cells.step, won)
        if column == 1 and row.note and self.is_wide:
            painter.setPen(colour(theme.palette.ink_soft))
            painter.setFont(theme.font(Text.BODY))
            below = y + (cells.lines * self._pitch if marks else 0.0)
            room = QRectF(
                left,
                below,
                self._column_width(column),
                self._height(row.note, Text.BODY, self._column_width(column)),
            )
            painter.drawText(room, _WRAP, row.note)

    def _draw_win_texts(self, painter: QPainter, left: float, y: float, part: tuple[str, str]) -> None:
        """The number that was won in wood type, what it is of in the second ink."""
        theme = self.renderer.theme
        won, whole = part
        before, _, behind = whole.partition(won)
        figure = make_font(Family.POSTER, theme.type.capitals(Text.CONTROL) / Family.POSTER.capitals)
        body = theme.font(Text.BODY)
        x = left
        ground = y + QFontMetricsF(figure).ascent()
        for text, font, soft in ((before, body, True), (won, figure, False), (behind, body, True)):
            painter.setFont(font)
            painter.setPen(colour(theme.palette.ink_soft if soft else theme.palette.ink))
            painter.drawText(round(x), round(ground), text)
            x += QFontMetricsF(font).horizontalAdvance(text)

    def _draw_mark(self, painter: QPainter, x: float, y: float, step: float, won: bool) -> None:
        ink = colour(self.renderer.theme.palette.ink)
        width = max(2.0, step * 0.72)
        mark = QRectF(x, y + self._pitch * 0.18, width, self._pitch * 0.66)
        if won:
            painter.fillRect(mark, ink)
        else:
            line = 1.2 if step > 5 else 0.8
            painter.setPen(QPen(ink, line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(mark.adjusted(line / 2, line / 2, -line / 2, -line / 2))

    # Measures

    def _column_left(self, column: int) -> float:
        return self.width * sum(_SHARES[:column])

    def _column_width(self, column: int) -> float:
        return self.width * _SHARES[column] - self.renderer.theme.space.medium

    def _heading_width(self, column: int) -> float:
        sign = self._side + self.renderer.theme.space.tight if column else 0.0
        return max(1.0, self._column_width(column) - sign)

    def _build_mark_grid(self, row: PlayerRow, column: int) -> MarkGrid:
        role = ROLES[column - 1]
        room = self._column_width(column) if self.is_wide else self.width - self._side - 8
        if row.format_wins(role) is not None or not self.is_wide:
            room -= self._number
        largest = self.renderer.theme.type.capitals(Text.CONTROL) * 0.98
        return fit_mark_grid(len(row.marks(role)), max(1.0, room), largest, _LEAST_MARK, _MOST_LINES)

    def _cell_height(self, row: PlayerRow, column: int) -> float:
        marks = row.marks(ROLES[column - 1])
        height = self._build_mark_grid(row, column).lines * self._pitch if marks else 0.0
        if column == 1 and row.note and self.is_wide:
            height += self._height(row.note, Text.BODY, self._column_width(column))
        return height

    def _height(self, text: str, size: Text, room: float) -> float:
        area = QRectF(0, 0, max(1.0, room), 1e5)
        return QFontMetricsF(self.renderer.theme.font(size)).boundingRect(area, _WRAP, text).height()


_SIGN = 0.86
"""The side of a sign, in cells."""


class WinnersRow(Picture):
    """A line of games: what the Liberals have won stands on it, what the Fascists have won hangs below."""

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

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        cells = self._cells(width)
        return round(cells.lines * self._pitch(cells)) + 1

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
        ink = colour(self.ui.theme.palette.ink)
        cells = self._cells(self.width())
        side, pitch = min(cells.step * _SIGN, self._side), self._pitch(cells)
        for line in range(cells.lines):
            painter.fillRect(QRectF(0, (line + 0.5) * pitch - 0.75, self.width(), 1.5), ink)
        for number, team in enumerate(self._winners):
            line, place = divmod(number, cells.in_line)
            middle = (line + 0.5) * pitch
            top = middle - side - 3 if team is Team.LIBERALS else middle + 3
            left = place * cells.step
            if cells.step < self._least_sign:
                painter.fillRect(QRectF(left, top, max(1.0, side), side), ink)
            else:
                self.ui.renderer.paint_icon(painter, QRectF(left, top, side, side), WINNERS[team])
        painter.end()

    @property
    def _side(self) -> float:
        return self.ui.theme.type.as_drawn.capitals(Text.CONTROL) * 2.4

    @property
    def _least_sign(self) -> float:
        return self._side * 0.5

    def _cells(self, width: int) -> MarkGrid:
        largest, count, room = self._side / _SIGN, len(self._winners), max(1.0, width)
        cells = fit_mark_grid(count, room, largest, self._least_sign, most_lines=1)
        return cells if cells.lines == 1 else fit_mark_grid(count, room, largest, _LEAST_MARK, _MOST_LINES)

    def _pitch(self, cells: MarkGrid) -> float:
        return 2 * (min(self._side, cells.step * _SIGN) + 6)


class _PlayerDelegate(QStyledItemDelegate):
    def __init__(self, view: "PlayersTable") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802
        height = self._view.setting.height(get_row(index, PlayerRow))
        return QSize(self._view.viewport().width(), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
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
        self._view.setting.draw(painter, paper, get_row(index, PlayerRow))
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
    def setting(self) -> PlayersPainter:
        width = max(1, self.viewport().width() - 2 * self.margin)
        return PlayersPainter(self.ui.renderer, width, self._headings)

    def set_rows(self, rows: tuple[PlayerRow, ...]) -> None:
        self._model.set_rows(rows)
        if rows:
            self.setCurrentIndex(self._model.index(0))
        self._fit_height()

    def set_headings(self, headings: tuple[str, ...]) -> None:
        self._headings = headings
        self._fit_height()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        setting = self.setting
        rows = (get_row(self._model.index(place), PlayerRow) for place in range(self._model.rowCount()))
        height = sum(round(setting.height(row)) for row in rows)
        self.setFixedHeight(height + 2 * self.frameWidth() + 2)
        self.scheduleDelayedItemsLayout()

    update_theme = _fit_height


class PlayersHeader(Picture):
    """The headings of the table's columns; nothing where it has none. As wide as the table."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._headings: tuple[str, ...] = ("",) * 4
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_headings(self, headings: tuple[str, ...]) -> None:
        self._headings = headings
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

    update_theme = _fit

    @property
    def _indent(self) -> int:
        """The table's frame and margin stand before its first column, too."""
        space = self.ui.theme.space
        return space.small + space.focus

    @property
    def _setting(self) -> PlayersPainter:
        return PlayersPainter(self.ui.renderer, max(1, self.width() - 2 * self._indent), self._headings)
