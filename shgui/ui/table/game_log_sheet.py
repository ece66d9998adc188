"""The game log on a sheet at the side, of all players or of one."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count, takewhile

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

from shgui.engine.events import ChaosBroke, Event, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Seat
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import ClaimNoted, Occasion
from shgui.ui import widget_names as names
from shgui.ui.paint.drawables import POLICY_MARKS
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import draw_text
from shgui.ui.table.animation.scripts import is_watched_event
from shgui.ui.table.layout import get_sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.drop_list import DropList
from shgui.ui.widgets.row_model import ModelIndex, RowModel, get_row
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words.catalogue import Catalogue
from shgui.words.game_log import LogEntry, LogText, build_log
from shgui.words.terms import Names
from shgui.words.vote_texts import format_voters


class LogRowKind(StrEnum):
    HEADING = "heading"
    LINE = "line"
    DETAIL = "detail"
    """A part of the line above it."""


@dataclass(frozen=True, slots=True)
class GameLogRow:
    kind: LogRowKind
    told: str
    seats: frozenset[Seat] = frozenset()
    undone: bool = False
    """It was undone, or its claim was withdrawn."""
    policy: Policy | None = None
    moment: int | None = None
    """The number of its event in the game, where its animation can be repeated."""
    claimed: Occasion | None = None
    """The occasion of its claim, where that can be changed now."""


def build_log_rows(
    words: Catalogue,
    entries: Iterable[LogEntry],
    names: Names,
    rules: str,
    claimable: Container[Occasion] = (),
) -> tuple[GameLogRow, ...]:
    rows: list[GameLogRow] = []
    events = count()
    for log_round in build_log(words, entries, names, rules):
        if log_round.heading is not None:
            rows.append(GameLogRow(LogRowKind.HEADING, log_round.heading.text, log_round.heading.seats))
            next(events)
        for line in log_round.lines:
            holds = isinstance(line.source, Event) and not line.undone
            rows.extend(_build_line_rows(words, line, next(events) if holds else None, claimable))
    return tuple(rows)


def _build_line_rows(
    words: Catalogue, line: LogText, event: int | None, claimable: Container[Occasion]
) -> Iterator[GameLogRow]:
    source = line.source
    policy = source.policy if isinstance(source, PolicyEnacted | ChaosBroke) else None
    moment = event if is_watched_event(source) else None
    claimed = source.claim.occasion if isinstance(source, ClaimNoted) and not line.undone else None
    claimed = claimed if claimed in claimable else None
    yield GameLogRow(LogRowKind.LINE, line.text, line.seats, line.undone, policy, moment, claimed)
    if isinstance(source, VotesRevealed):
        for ja in (True, False):
            yield GameLogRow(
                LogRowKind.DETAIL, format_voters(words, source, line.names, ja), line.seats, line.undone
            )


class GameLogModel(RowModel[GameLogRow]):
    _all: tuple[GameLogRow, ...] = ()
    player: Seat | None = None
    """The player whose lines are shown; None for all."""
    inserted: int | None = None
    """The newest row, where it was inserted among others."""

    def show_rows(self, rows: Sequence[GameLogRow]) -> bool:
        """Show rows; return whether the list has changed."""
        before, self._all = self._rows, tuple(rows)
        self._apply_filter()
        if self._rows == before:
            return False
        behind = _count_equal_rows(reversed(before), reversed(self._rows))
        place = len(self._rows) - behind - 1
        self.inserted = place if behind and place >= _count_equal_rows(before, self._rows) else None
        return True

    def show_player(self, seat: Seat | None) -> None:
        """Show only lines about this player, under the headings of their rounds; None shows all."""
        if seat != self.player:
            self.player = seat
            self.inserted = None
            self._apply_filter()

    def _apply_filter(self) -> None:
        rows = self._all if self.player is None else tuple(_filter_by_player(self._all, self.player))
        if rows != self._rows:
            self.set_rows(rows)


def _count_equal_rows(before: Iterable[GameLogRow], now: Iterable[GameLogRow]) -> int:
    """Count the equal rows at the beginning."""
    pairs = zip(before, now, strict=False)
    same = takewhile(lambda pair: (pair[0].told, pair[0].undone) == (pair[1].told, pair[1].undone), pairs)
    return sum(1 for _ in same)


def _filter_by_player(rows: Iterable[GameLogRow], seat: Seat) -> Iterator[GameLogRow]:
    heading: GameLogRow | None = None
    for row in rows:
        if row.kind is LogRowKind.HEADING:
            heading = row
        if seat in row.seats:
            if heading is not None and row is not heading:
                yield heading
            heading = None
            yield row


# The icon of a line that can be pressed, as a part of its height.
_AGAIN = 0.7
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GameLogDelegate(QStyledItemDelegate):
    """Wraps lines; an enacted policy has its icon, an undone line is struck out."""

    def __init__(self, ui: UiContext, view: QListView) -> None:
        super().__init__(view)
        self._ui = ui
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: ModelIndex) -> QSize:  # noqa: N802
        row = get_row(index, GameLogRow)
        width = self._view.viewport().width()
        metrics = QFontMetrics(self._font(row))
        room = QRect(0, 0, max(1, width - self._left_margin(row) - self._right_margin(row)), 100_000)
        height = metrics.boundingRect(room, int(_WRAP), row.told).height()
        return QSize(width, height + self._top_margin(row) + self._margin // 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        theme = self._ui.theme
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = get_row(index, GameLogRow)
        painter.save()
        if isinstance(model := index.model(), GameLogModel) and model.inserted == index.row():
            painter.fillRect(area, colour(theme.palette.sunken))
        room = area.adjusted(
            self._left_margin(row), self._top_margin(row), -self._right_margin(row), -self._margin // 2
        )
        soft = row.kind is LogRowKind.DETAIL or row.undone
        painter.setFont(self._font(row))
        painter.setPen(colour(theme.palette.ink_soft if soft else theme.palette.ink))
        painter.drawText(room, int(_WRAP), row.told)
        if row.kind is LogRowKind.HEADING:
            line = QRect(self._margin, room.bottom() + 1, area.width() - 2 * self._margin, theme.space.hair)
            line.translate(area.left(), 0)
            painter.fillRect(line, colour(theme.palette.ink))
        sign = _get_row_icon(row)
        if sign is not None:
            side = QFontMetrics(painter.font()).height() * _AGAIN
            place = QRectF(area.right() - side - self._margin * 0.2, room.top() + side * 0.2, side, side)
            self._ui.renderer.paint_icon(painter, place, sign, ink=theme.palette.ink_soft)
        if row.policy is not None:
            side = QFontMetrics(painter.font()).height()
            place = QRectF(area.left() + self._margin * 0.4, room.top(), side, side)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._ui.renderer.paint_icon(painter, place, POLICY_MARKS[row.policy])
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            bar = QRect(area.left(), area.top(), theme.space.focus, area.height())
            painter.fillRect(bar, colour(theme.palette.accent))
        painter.restore()

    @property
    def _margin(self) -> int:
        return self._ui.theme.space.medium

    def _left_margin(self, row: GameLogRow) -> int:
        if row.kind is LogRowKind.HEADING:
            return self._margin
        sign = QFontMetrics(self._font(row)).height()
        return round(sign + self._margin * (1.6 if row.kind is LogRowKind.DETAIL else 0.8))

    def _right_margin(self, row: GameLogRow) -> int:
        """Return the margin at the right end, with room for an icon."""
        if _get_row_icon(row) is None:
            return self._margin
        side = QFontMetrics(self._font(row)).height() * _AGAIN
        return max(self._margin, round(side + self._margin * 0.5))

    def _top_margin(self, row: GameLogRow) -> int:
        return self._margin if row.kind is LogRowKind.HEADING else self._margin // 4

    def _font(self, row: GameLogRow) -> QFont:
        theme = self._ui.theme
        font = theme.font(Text.CONTROL if row.kind is LogRowKind.HEADING else Text.BODY)
        font.setStrikeOut(row.undone)
        return font


def _get_row_icon(row: GameLogRow) -> Icon | None:
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
        self.rows.activated.connect(self._on_row_pressed)
        self.rows.clicked.connect(self._on_row_pressed)
        self.players = DropList(names.TABLE_CHRONICLE_FILTER, self)
        self.players.activated.connect(self._on_player_chosen)
        self.close_button = TypeButton(
            ui, self, names.TABLE_CHRONICLE_CLOSE, kind=ButtonKind.QUIET, mark=Icon.CLOSE
        )
        self.hide()

    def update_theme(self) -> None:
        self.rows.scheduleDelayedItemsLayout()
        self._arrange()
        self.update()

    def show_scene(self, scene: TableScene) -> None:
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
            *([words.gettext("Press a claim to correct it or to take it back.")] if scene.claims else []),
        ]
        self.rows.setAccessibleDescription(" ".join(hints))
        self.players.setAccessibleName(words.gettext("Show only lines about one player"))
        items = [words.gettext("All players"), *scene.names]
        if items != [self.players.itemText(row) for row in range(self.players.count())]:
            self.players.clear()
            self.players.addItems(items)
            self.players.setCurrentIndex(0 if self.model.player is None else self.model.player + 1)
        self.update()
        rows = build_log_rows(words, scene.chronicle, scene.names, scene.view.edition, scene.claimable)
        current, count = self.rows.currentIndex().row(), self.model.rowCount()
        # A closed sheet scrolls when it is opened: measuring all lines takes a while.
        if not self.model.show_rows(rows) or self.isHidden():
            return
        if self.model.inserted is None:
            if self.model.rowCount() == count:
                # The same lines in another language.
                self.rows.setCurrentIndex(self.model.index(current, 0))
            self.rows.scrollToBottom()
        else:
            index = self.model.index(self.model.inserted)
            self.rows.setCurrentIndex(index)
            self.rows.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _on_row_pressed(self, index: ModelIndex) -> None:
        row = get_row(index, GameLogRow)
        if row.moment is not None:
            self._play_again(row.moment)
        elif row.claimed is not None:
            self._claim(row.claimed)

    def show_player(self, seat: int | None) -> None:
        self.players.setCurrentIndex(0 if seat is None else seat + 1)
        self._on_player_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable())
        title = QRectF(self._inner_rect)
        title.setHeight(theme.space.target)
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
    def _inner_rect(self) -> QRect:
        return get_sheet_room(self.rect(), self.ui.theme)

    def _arrange(self) -> None:
        inner, head, gap = self._inner_rect, self.ui.theme.space.target, self.ui.theme.space.small
        self.close_button.setGeometry(QRect(inner.right() + 1 - head, inner.top(), head, head))
        filters = QRect(inner.left(), inner.top() + head + gap, inner.width(), head)
        self.players.setGeometry(filters)
        self.rows.setGeometry(inner.adjusted(0, 2 * (head + gap), 0, 0))

    def _on_player_chosen(self) -> None:
        chosen = self.players.currentIndex()
        self.model.show_player(None if chosen <= 0 else chosen - 1)
        self.rows.scrollToBottom()
