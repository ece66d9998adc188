"""Games and headings on paper: when it was, how it ended, and the policies that led there."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shgui.engine.types import Policy, Team
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.saved_games.saved_game_rows import HeadingRow, ListPosition, Row, SavedGameRow
from shgui.ui.theme import Family, Spacing, Text, colour, font_of
from shgui.ui.widgets.line_breaks import breakable

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
class SavedGameSetting:
    """Sets rows in a column of this width; the day decides which dates are of this year."""

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

    def height(self, row: Row) -> float:
        """The height with space above and below."""
        if isinstance(row, HeadingRow):
            area = QRectF(0, 0, self._title_room(row), 1e5)
            title = QFontMetricsF(self._title_font).boundingRect(area, _WRAP, breakable(row.title)).height()
            return title + self._space.large + self._space.medium
        known = self._kinds.get(row.kind)
        if known is None:
            room = self._room(row)
            texts = sum((self._height_of(text, large, room) for text, large, _ in self._texts(row)), 0.0)
            if row.policies and not self._beside:
                texts += self._mark + self._space.tight
            known = self._kinds[row.kind] = max(self._side, texts) + 2 * self._space.small
        return known

    def draw(self, painter: QPainter, rect: QRectF, row: Row, *, chosen: bool = False) -> None:
        """`rect` is as wide as the column and as high as the row needs."""
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
        painter.drawText(room, _WRAP, breakable(row.title))
        foot = rect.adjusted(0, 0, 0, -self._space.medium)
        if row.has_statistics:
            side = theme.type.capitals(Text.CONTROL)
            arrow = QRectF(foot.right() - side, foot.bottom() - 1.3 * side, side, side)
            ink, paper = (palette.paper, palette.ink) if chosen else (palette.ink, palette.ground)
            self.renderer.mark(painter, arrow, Icon.RIGHT, ink=ink, paper=paper)
            foot.setRight(arrow.left() - self._space.tight)
        painter.setFont(theme.font(Text.CONTROL))
        painter.drawText(foot, _ON_THE_RIGHT, row.count)

    @property
    def _title_font(self) -> QFont:
        theme = self.renderer.theme
        return font_of(Family.POSTER, theme.type.capitals(Text.CONTROL) * _TITLE / Family.POSTER.capitals)

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
            (row.hour(self.today), theme.font(Text.BODY)),
        ):
            height = QFontMetricsF(font).lineSpacing()
            painter.setFont(font)
            painter.setPen(colour(ink if y == top else soft))
            painter.drawText(QRectF(rect.left(), y, self.when + 1, height), _WRAP, text)
            y += height
        sign = QRectF(rect.left() + self.when + space.medium, top, self._side, self._side)
        mark = _SIGNS[row.position] if row.winner is None else WINNERS[row.winner]
        self.renderer.mark(painter, sign, mark, ink=ink, paper=paper)
        left = rect.left() + self._indent
        y = top
        for text, is_large, is_soft in self._texts(row):
            height = self._height_of(text, is_large, self._room(row))
            painter.setFont(self._fonts[is_large])
            painter.setPen(colour(soft if is_soft else ink))
            painter.drawText(QRectF(left, y, self._room(row), height), _WRAP, text)
            y += height
        self._draw_policies(painter, rect, row, y, ink, paper)

    def _draw_policies(
        self, painter: QPainter, rect: QRectF, row: SavedGameRow, below: float, ink: str, paper: str
    ) -> None:
        side, step = self._mark, self._mark_step
        cards = row.policies[:_MOST_POLICIES]
        left = rect.left() + self._indent
        top = below + self._space.tight
        if self._beside:
            left, top = rect.right() - step * len(cards), rect.center().y() - side / 2
        for number, card in enumerate(cards):
            place = QRectF(left + number * step, top, side, side)
            self.renderer.mark(painter, place, POLICIES[card], ink=ink, paper=paper)

    def _texts(self, row: SavedGameRow) -> Iterator[tuple[str, bool, bool]]:
        """Each part from the top down, whether it is a headline, and whether it is set in the second ink."""
        if row.named and row.names:
            yield breakable(row.names), True, False
            yield row.headline, False, False
        else:
            yield row.headline, True, False
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
    def _beside(self) -> bool:
        """Return whether the policies have room beside the texts."""
        return self.width - self._indent > 2.4 * _MOST_POLICIES * self._mark_step

    def _room(self, row: SavedGameRow) -> float:
        """Return the greatest width of texts."""
        room = self.width - self._indent
        if row.policies and self._beside:
            room -= self._mark_step * len(row.policies) + self._space.small
        return max(1.0, room)
