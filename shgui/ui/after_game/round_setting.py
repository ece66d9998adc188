"""The typesetting of a round's log: heading, the way of its cards, and its lines.

Window and printed page share it: all sizes follow from the theme and the width.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from shgui.ui.after_game.review_rounds import HandStep, ReviewRound, ReviewRow, ReviewRowKind
from shgui.ui.paint.drawables import POLICY_MARKS, PolicyDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text, colour
from shgui.words import terms
from shgui.words.catalogue import Catalogue

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_SIGNS = {ReviewRowKind.SECRET: Icon.EYE, ReviewRowKind.CLAIM: Icon.HAND, ReviewRowKind.SLIP: Icon.UNDO}

_MOST_BESIDE = 0.6
"""The largest share of the width for cards; where they need more, the lines go below them."""

_BESIDE = 1.6
"""The gap between words and cards, in lines."""

_STEP = 0.98
"""The distance from one card of a hand to the next, in widths of a card."""


@dataclass(frozen=True, slots=True)
class RoundSetting:
    """Sets rounds in a column of this width."""

    renderer: Renderer
    words: Catalogue
    width: float
    vector: bool = False
    """Whether it is for paper, where nothing is kept as pixels."""

    def height(self, round_: ReviewRound) -> float:
        bottoms = [rect.bottom() for _, rect in self._places(round_)]
        return max([self._heading_height(round_), self._hands_bottom(round_), *bottoms]) + self._line * 0.9

    def draw(self, painter: QPainter, rect: QRectF, round_: ReviewRound) -> None:
        """`rect` is as wide as the column and as high as the round needs."""
        ink = colour(self.renderer.theme.palette.ink)
        painter.setPen(ink)
        painter.setFont(self._heading_font)
        head = QRectF(rect.left(), rect.top(), self.width, self._heading_height(round_))
        painter.drawText(head, _WRAP, round_.heading)
        line = max(1.0, self._line * 0.08)
        painter.fillRect(QRectF(rect.left(), head.bottom() - line * 2, self.width, line), ink)
        self._draw_hands(painter, rect, round_)
        for row, place in self._places(round_):
            self._draw_row(painter, place.translated(rect.topLeft()), row)

    def _places(self, round_: ReviewRound) -> Iterator[tuple[ReviewRow, QRectF]]:
        """Return the place of every row relative to the round; beside the cards rows are shorter."""
        y = self._heading_height(round_) + self._line * 0.4
        strip, bottom = self._strip_width(round_), self._hands_bottom(round_)
        if self._stands_alone(round_):
            y, strip = max(y, bottom), 0.0
        for row in round_.rows:
            width = self.width - (strip if y < bottom else 0)
            height = self._row_height(row, width)
            yield row, QRectF(0, y, width, height)
            y += height

    # Rows

    @property
    def _heading_font(self) -> QFont:
        return self.renderer.theme.font(Text.CONTROL)

    def _font(self, row: ReviewRow) -> QFont:
        font = self.renderer.theme.font(Text.BODY)
        font.setStrikeOut(row.undone)
        return font

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.renderer.theme.font(Text.BODY)).lineSpacing()

    @property
    def _indent(self) -> float:
        return self._line * 1.5

    def _heading_height(self, round_: ReviewRound) -> float:
        room = QRectF(0, 0, self.width, 1e5)
        metrics = QFontMetricsF(self._heading_font)
        return metrics.boundingRect(room, _WRAP, round_.heading).height() + self._line * 0.35

    def _left(self, row: ReviewRow) -> float:
        return self._indent * (1.8 if row.kind is ReviewRowKind.DETAIL else 1.0)

    def _signs_width(self, row: ReviewRow) -> float:
        return len(row.cards) * self._line * 0.95 + (self._line * 0.3 if row.cards else 0)

    def _row_height(self, row: ReviewRow, width: float) -> float:
        room = QRectF(0, 0, width - self._left(row) - self._signs_width(row), 1e5)
        metrics = QFontMetricsF(self._font(row))
        return metrics.boundingRect(room, _WRAP, row.text).height() + self._line * 0.16

    def _draw_row(self, painter: QPainter, rect: QRectF, row: ReviewRow) -> None:
        palette = self.renderer.theme.palette
        side = self._line * 0.86
        sign = _SIGNS.get(row.kind)
        if sign is not None:
            place = QRectF(
                rect.left() + self._indent - side * 1.25, rect.top() + self._line * 0.07, side, side
            )
            self.renderer.mark(painter, place, sign)
        soft = row.kind in (ReviewRowKind.DETAIL, ReviewRowKind.SLIP)
        x = rect.left() + self._left(row)
        for card in row.cards:
            self.renderer.mark(
                painter, QRectF(x, rect.top() + self._line * 0.07, side, side), POLICY_MARKS[card]
            )
            x += self._line * 0.95
        x += self._line * 0.3 if row.cards else 0
        painter.setPen(colour(palette.ink_soft if soft else palette.ink))
        painter.setFont(self._font(row))
        painter.drawText(QRectF(x, rect.top(), rect.right() - x, rect.height()), _WRAP, row.text)

    # The way of the cards

    @property
    def _card(self) -> tuple[float, float]:
        # Six cards and two arrows have to fit.
        height = min(self._line * 4.4, self.width / 7 / 0.72)
        return height * 0.72, height

    def _strip_width(self, round_: ReviewRound) -> float:
        if not round_.hands:
            return 0.0
        return self._cards_width(round_.hands) + self._line * _BESIDE

    def _stands_alone(self, round_: ReviewRound) -> bool:
        """Return whether nothing has room beside the cards."""
        return self._strip_width(round_) > self.width * _MOST_BESIDE

    def _cards_width(self, hands: tuple[HandStep, ...]) -> float:
        width, _ = self._card
        return sum(self._step_width(step) for step in hands) + (len(hands) - 1) * width * 0.5

    def _step_width(self, step: HandStep) -> float:
        width, _ = self._card
        return width * (1 + _STEP * (len(step.cards) - 1))

    def _hands_bottom(self, round_: ReviewRound) -> float:
        return self._heading_height(round_) + self._card[1] + self._line if round_.hands else 0.0

    def _draw_hands(self, painter: QPainter, rect: QRectF, round_: ReviewRound) -> None:
        width, height = self._card
        x = rect.right() - self._cards_width(round_.hands)
        if self._stands_alone(round_):
            x = rect.left() + self._indent
        top = rect.top() + self._heading_height(round_) + self._line * 0.5
        for number, step in enumerate(round_.hands):
            if number:
                side = width * 0.34
                arrow = QRectF(x - width * 0.25 - side / 2, top + height / 2 - side / 2, side, side)
                self.renderer.mark(painter, arrow, Icon.RIGHT)
            first = QRectF(x, top, width, height)
            paint_hand(painter, first, step, self.renderer, self.words, keep=not self.vector)
            x += self._step_width(step) + width * 0.5


def paint_hand(
    painter: QPainter, first: QRectF, step: HandStep, renderer: Renderer, words: Catalogue, *, keep: bool
) -> None:
    """Paint cards side by side, beginning at `first`."""
    for place, card in enumerate(step.cards):
        at = first.translated(place * first.width() * _STEP, 0)
        # A card that was put away lies a little lower, under a stroke.
        away = place in step.away
        if away:
            at.translate(0, first.height() * 0.08)
        renderer.draw(painter, at, PolicyDrawable(card, terms.get_policy_adjective(words, card)), keep=keep)
        if away:
            _strike(painter, at, renderer)


def _strike(painter: QPainter, at: QRectF, renderer: Renderer) -> None:
    palette = renderer.theme.palette
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ink, share in ((palette.card, 0.1), (palette.on_card, 0.05)):
        pen = painter.pen()
        pen.setColor(colour(ink))
        pen.setWidthF(at.width() * share)
        painter.setPen(pen)
        inset = at.width() * 0.16
        # Across the picture; the word below stays readable.
        inner = at.adjusted(inset, inset, -inset, -at.height() * 0.32)
        painter.drawLine(inner.bottomLeft(), inner.topRight())
    painter.restore()
