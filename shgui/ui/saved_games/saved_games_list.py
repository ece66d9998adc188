"""The list of evenings: one row is chosen, a game or a heading, and every row is set on paper."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime

from PySide6.QtCore import QItemSelectionModel, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from shgui.engine.types import Policy, Team
from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.saved_game_rows import HeadingRow, ListPosition, ListRow, SavedGameRow
from shgui.ui.theme import Family, Spacing, Text, colour, make_font
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.row_model import ROW_ROLE, ModelIndex, RowModel
from shgui.ui.widgets.themed import Themed, UiContext

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_ON_THE_RIGHT = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
_SIGNS = {
    ListPosition.WAITING: Icon.PLAY,
    ListPosition.SET_ASIDE: Icon.PAUSE,
    ListPosition.OVER: Icon.LIMITED,
    ListPosition.SHUT: Icon.CLOSE,
}
"""Over without a winner: its table ended it early."""
WINNERS = {Team.LIBERALS: Icon.LIBERAL, Team.FASCISTS: Icon.FASCIST}
POLICIES = {Policy.LIBERAL: Icon.LIBERAL, Policy.FASCIST: Icon.FASCIST}
_TITLE = 1.25
"""A heading's capitals, in those of buttons."""
_MOST_POLICIES = 10


@dataclass(slots=True)
class SavedGamePainter:
    """Measures and paints rows in a column of this width; `today` decides which dates are of this year."""

    renderer: Renderer
    width: float
    today: date
    when: float = 0.0
    """The width of the widest date."""
    _heights: dict[tuple[str, bool, float], float] = field(default_factory=dict)
    _kinds: dict[tuple[object, ...], float] = field(default_factory=dict)
    _fonts: dict[bool, QFont] = field(init=False)
    """Metrics of headlines and of other texts, kept because thousands of rows are measured with them."""
    _side: float = field(init=False)
    _mark: float = field(init=False)
    _indent: float = field(init=False)

    def __post_init__(self) -> None:
        theme = self.renderer.theme
        self._fonts = {True: theme.font(Text.CONTROL), False: theme.font(Text.BODY)}
        self._side = QFontMetricsF(self._fonts[False]).lineSpacing() * 1.9
        self._mark = theme.type.capitals(Text.CONTROL) * 1.7
        self._indent = self.when + self._side + 2 * theme.space.medium

    def height(self, row: ListRow) -> float:
        """The height with space above and below."""
        if isinstance(row, HeadingRow):
            area = QRectF(0, 0, self._title_room(row), 1e5)
            title = (
                QFontMetricsF(self._title_font)
                .boundingRect(area, _WRAP, add_break_points(row.title))
                .height()
            )
            return title + self._space.large + self._space.medium
        known = self._kinds.get(row.kind)
        if known is None:
            room = self._text_width(row)
            texts = sum((self._height_of(text, large, room) for text, large, _ in self._list_texts(row)), 0.0)
            if row.policies and not self._has_room_beside:
                texts += self._mark + self._space.tight
            known = self._kinds[row.kind] = max(self._side, texts) + 2 * self._space.small
        return known

    def draw(self, painter: QPainter, rect: QRectF, row: ListRow, *, chosen: bool = False) -> None:
        """Paint a row; `rect` is as wide as the column and as high as the row needs."""
        if isinstance(row, HeadingRow):
            self._draw_heading(painter, rect, row, chosen)
        else:
            self._draw_game(painter, rect, row, chosen)

    # A heading

    def _draw_heading(self, painter: QPainter, rect: QRectF, row: HeadingRow, chosen: bool) -> None:
        theme = self.renderer.theme
        palette = theme.palette
        top = rect.top() + self._space.large
        room = QRectF(rect.left(), top, self._title_room(row), rect.bottom() - top)
        painter.setPen(colour(palette.paper if chosen else palette.ink))
        painter.setFont(self._title_font)
        painter.drawText(room, _WRAP, add_break_points(row.title))
        foot = rect.adjusted(0, 0, 0, -self._space.medium)
        if row.has_statistics:
            side = theme.type.capitals(Text.CONTROL)
            arrow = QRectF(foot.right() - side, foot.bottom() - 1.3 * side, side, side)
            ink, paper = (palette.paper, palette.ink) if chosen else (palette.ink, palette.ground)
            self.renderer.paint_icon(painter, arrow, Icon.RIGHT, ink=ink, paper=paper)
            foot.setRight(arrow.left() - self._space.tight)
        painter.setFont(theme.font(Text.CONTROL))
        painter.drawText(foot, _ON_THE_RIGHT, row.count)

    @property
    def _title_font(self) -> QFont:
        theme = self.renderer.theme
        return make_font(Family.POSTER, theme.type.capitals(Text.CONTROL) * _TITLE / Family.POSTER.capitals)

    def _title_room(self, row: HeadingRow) -> float:
        theme = self.renderer.theme
        count = QFontMetricsF(theme.font(Text.CONTROL)).horizontalAdvance(row.count)
        return max(1.0, self.width - count - 3 * theme.type.capitals(Text.CONTROL))

    # A game

    def _draw_game(self, painter: QPainter, rect: QRectF, row: SavedGameRow, chosen: bool) -> None:
        theme = self.renderer.theme
        palette, space = theme.palette, self._space
        ink = palette.paper if chosen else palette.ink
        soft = palette.paper if chosen else palette.ink_soft
        paper = palette.ink if chosen else palette.paper
        top = rect.top() + space.small
        y = top
        for text, font in (
            (row.day, theme.font(Text.CONTROL)),
            (row.time_or_year(self.today), theme.font(Text.BODY)),
        ):
            height = QFontMetricsF(font).lineSpacing()
            painter.setFont(font)
            painter.setPen(colour(ink if y == top else soft))
            painter.drawText(QRectF(rect.left(), y, self.when + 1, height), _WRAP, text)
            y += height
        sign = QRectF(rect.left() + self.when + space.medium, top, self._side, self._side)
        mark = _SIGNS[row.position] if row.winner is None else WINNERS[row.winner]
        self.renderer.paint_icon(painter, sign, mark, ink=ink, paper=paper)
        left = rect.left() + self._indent
        y = top
        for text, is_large, is_soft in self._list_texts(row):
            height = self._height_of(text, is_large, self._text_width(row))
            painter.setFont(self._fonts[is_large])
            painter.setPen(colour(soft if is_soft else ink))
            painter.drawText(QRectF(left, y, self._text_width(row), height), _WRAP, text)
            y += height
        self._draw_policies(painter, rect, row, y, ink, paper)

    def _draw_policies(
        self, painter: QPainter, rect: QRectF, row: SavedGameRow, below: float, ink: str, paper: str
    ) -> None:
        side, step = self._mark, self._mark_step
        cards = row.policies[:_MOST_POLICIES]
        left = rect.left() + self._indent
        top = below + self._space.tight
        if self._has_room_beside:
            left, top = rect.right() - step * len(cards), rect.center().y() - side / 2
        for number, card in enumerate(cards):
            place = QRectF(left + number * step, top, side, side)
            self.renderer.paint_icon(painter, place, POLICIES[card], ink=ink, paper=paper)

    def _list_texts(self, row: SavedGameRow) -> Iterator[tuple[str, bool, bool]]:
        """Each part from the top down, whether it is a headline, and whether it is set in the second ink."""
        if row.named and row.names:
            yield add_break_points(row.names), True, False
            yield row.state_beside_winner, False, False
        else:
            yield row.state_beside_winner, True, False
        if row.facts:
            yield row.facts, False, True

    def _height_of(self, text: str, is_large: bool, room: float) -> float:
        """Most texts stand in many rows."""
        known = self._heights.get((text, is_large, room))
        if known is None:
            area = QRectF(0, 0, room, 1e5)
            known = QFontMetricsF(self._fonts[is_large]).boundingRect(area, _WRAP, text).height()
            self._heights[text, is_large, room] = known
        return known

    @property
    def _space(self) -> Spacing:
        return self.renderer.theme.space

    @property
    def _mark_step(self) -> float:
        return self._mark + self._space.tight

    @property
    def _has_room_beside(self) -> bool:
        """Return whether the policies have room beside the texts."""
        return self.width - self._indent > 2.4 * _MOST_POLICIES * self._mark_step

    def _text_width(self, row: SavedGameRow) -> float:
        """Return the greatest width of texts."""
        room = self.width - self._indent
        if row.policies and self._has_room_beside:
            room -= self._mark_step * len(row.policies) + self._space.small
        return max(1.0, room)


_MONTHS = 12


class SavedGameDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, ui: UiContext) -> None:
        super().__init__(view)
        self._view = view
        self._ui = ui
        self._setting: SavedGamePainter | None = None

    def drop_painter(self) -> None:
        """Drop the painter with its measures: theme or language have changed, and the next row makes one."""
        self._setting = None

    def sizeHint(self, _option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802
        height = self._get_painter().height(_row_of(index))
        return QSize(self._view.viewport().width(), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
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
        self._get_painter().draw(painter, QRectF(area).adjusted(margin, 0, -margin, 0), row, chosen=chosen)
        painter.restore()

    @property
    def _margin(self) -> int:
        return self._ui.theme.space.medium

    def _get_painter(self) -> SavedGamePainter:
        width = max(1, self._view.viewport().width() - 2 * self._margin)
        if self._setting is None or self._setting.width != width:
            today = datetime.now(UTC).astimezone().date()
            self._setting = SavedGamePainter(self._ui.renderer, width, today, self._widest_date())
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
        self._model = RowModel[ListRow](self)
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
        self,
        index: ModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Show the heading too where the row is the first one below it."""
        above = self._model.index(index.row() - 1)
        if above.isValid() and isinstance(_row_of(above), HeadingRow):
            super().scrollTo(above, hint)
        super().scrollTo(index, hint)

    @property
    def row(self) -> ListRow | None:
        """The chosen row."""
        index = self.currentIndex()
        return _row_of(index) if index.isValid() else None

    @property
    def game(self) -> SavedGameRow | None:
        """The chosen row if it is a game."""
        row = self.row
        return row if isinstance(row, SavedGameRow) else None

    def set_rows(self, rows: tuple[ListRow, ...]) -> None:
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
        self._delegate.drop_painter()
        self.scheduleDelayedItemsLayout()

    update_texts = update_theme

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def _row_of(index: ModelIndex) -> ListRow:
    row = index.data(ROW_ROLE)
    if not isinstance(row, HeadingRow | SavedGameRow):
        raise TypeError("no row of the list of saved games")
    return row
