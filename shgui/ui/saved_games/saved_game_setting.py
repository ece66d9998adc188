"""A saved game on paper: a sign for how it stands, who played, how it ended, and when that was."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shgui.engine.types import Team
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.saved_games.saved_game_rows import SavedGameRow, Standing
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.line_breaks import breakable

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_SIGNS = {
    Standing.WAITING: Mark.PLAY,
    Standing.SET_ASIDE: Mark.PAUSE,
    Standing.OVER: Mark.LIMITED,
    Standing.SHUT: Mark.CLOSE,
}
"""Over without a winner: its table ended it early."""
_WINNERS = {Team.LIBERALS: Mark.LIBERAL, Team.FASCISTS: Mark.FASCIST}


@dataclass(frozen=True, slots=True)
class SavedGameSetting:
    """Sets rows in a column of this width."""

    renderer: Renderer
    width: float

    def height(self, row: SavedGameRow) -> float:
        """With air above and below."""
        return max(self._side, self._texts_height(row)) + 2 * self.air

    def draw(self, painter: QPainter, rect: QRectF, row: SavedGameRow) -> None:
        """`rect` is as wide as the column and as high as the row needs."""
        sign = QRectF(rect.left(), rect.top() + self.air, self._side, self._side)
        self.renderer.mark(painter, sign, self._sign(row))
        palette = self.renderer.theme.palette
        y = rect.top() + self.air
        for text, font, soft in self._texts(row):
            height = self._height_of(text, font)
            painter.setFont(font)
            painter.setPen(colour(palette.ink_soft if soft else palette.ink))
            painter.drawText(QRectF(rect.left() + self._indent, y, self._room, height), _WRAP, text)
            y += height

    @property
    def air(self) -> float:
        return float(self.renderer.theme.space.small)

    def _sign(self, row: SavedGameRow) -> Mark:
        return _SIGNS[row.standing] if row.winner is None else _WINNERS[row.winner]

    def _texts(self, row: SavedGameRow) -> Iterator[tuple[str, QFont, bool]]:
        """Each part from the top down, its type, and whether it is set in the second ink."""
        theme = self.renderer.theme
        body = theme.font(Text.BODY)
        if row.names:
            yield breakable(row.names), theme.font(Text.CONTROL), False
        yield row.state, body, False
        if row.facts:
            yield row.facts, body, True

    def _texts_height(self, row: SavedGameRow) -> float:
        return sum(self._height_of(text, font) for text, font, _ in self._texts(row))

    def _height_of(self, text: str, font: QFont) -> float:
        room = QRectF(0, 0, self._room, 1e5)
        return QFontMetricsF(font).boundingRect(room, _WRAP, text).height()

    @property
    def _side(self) -> float:
        return QFontMetricsF(self.renderer.theme.font(Text.BODY)).lineSpacing() * 1.9

    @property
    def _indent(self) -> float:
        return self._side + self.renderer.theme.space.medium

    @property
    def _room(self) -> float:
        return max(1.0, self.width - self._indent)
