"""Tracker and piles: they explain themselves when pointed at."""

from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from shgui.engine.components import POLICIES
from shgui.presentation.scenes import CounterScene
from shgui.ui.paint.card_drawing import get_card_body
from shgui.ui.paint.drawables import (
    ASPECTS,
    BackDrawable,
    CardBack,
    EmptyPlaceDrawable,
    PileDrawable,
    TrackerDrawable,
)
from shgui.ui.paint.table_drawing import get_tracker_fields
from shgui.ui.paint.text import draw_text, fit_text
from shgui.ui.theme import Family, Text, colour
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tooltip_button import TooltipButton
from shgui.words import table_labels, terms
from shgui.words.catalogue import Catalogue


def build_tracker_drawable(words: Catalogue, counters: CounterScene) -> TrackerDrawable:
    position = 0 if counters.marker_in_flight else counters.tracker
    return TrackerDrawable(table_labels.get_tracker_name(words), position, terms.get_chaos_name(words))


class ExplainedButton(TooltipButton):
    """A thing on the table; pressing it only explains it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class PileWidget(ExplainedButton):
    def __init__(self, ui: UiContext, parent: QWidget, name: str) -> None:
        super().__init__(ui, parent, name)
        self.drawable = PileDrawable("", 0)
        self.largest_word = inf
        """Capitals of its word at most."""

    def show_pile(self, pile: PileDrawable, text: str) -> None:
        """Show a pile; `text` says how many cards it holds, also while they are in flight."""
        if (pile, text) != (self.drawable, self.accessibleDescription()):
            self.drawable = pile
            self.setAccessibleName(pile.word)
            self.setAccessibleDescription(text)
            self.update()

    @property
    def capitals_of_word(self) -> float:
        room, family = self._word_room, self.ui.theme.type.family(Text.LABEL)
        return fit_text(
            self.drawable.word, family, self._capitals * 0.8, room.width(), room.height()
        ).capitals

    def limit_word(self, largest: float) -> None:
        if largest != self.largest_word:
            self.largest_word = largest
            self.update()

    @property
    def _capitals(self) -> float:
        return min(self.ui.theme.type.capitals(Text.LABEL), self.height() * 0.17)

    @property
    def _word_room(self) -> QRectF:
        area, margin = QRectF(self.rect()), self.ui.theme.space.tight
        return area.adjusted(margin, area.height() - self._capitals * 1.8, -margin, 0)

    @property
    def card_rect(self) -> QRectF:
        """The place of a card in the middle of a full pile, as the page measures."""
        card = self._lowest_card.translated(self.pos().toPointF())
        return card.translated(0, -self._card_step * len(POLICIES) / 2)

    @property
    def _card_step(self) -> float:
        return self.height() * 0.005

    @property
    def _lowest_card(self) -> QRectF:
        area = QRectF(self.rect())
        foot = self._word_room.top() - self.ui.theme.space.tight
        room = area.adjusted(0, self._card_step * len(POLICIES), 0, foot - area.bottom())
        width = min(room.width(), room.height() * ASPECTS[BackDrawable])
        return QRectF(room.center().x() - width / 2, room.top(), width, room.height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter, pile = QPainter(self), self.drawable
        theme = self.ui.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        capitals, foot = self._capitals, self._word_room
        card, step = self._lowest_card, self._card_step
        top = card.translated(0, -step * max(0, pile.count - 1))
        if pile.count:
            self._paint_edges(painter, card, top, step)
            self.ui.renderer.draw(painter, top, BackDrawable(CardBack.POLICY), self.touch)
        else:
            self.ui.renderer.draw(painter, top, EmptyPlaceDrawable(), self.touch)
        self._paint_count(painter, get_card_body(top), str(pile.count), capitals)
        ink = colour(theme.palette.ink)
        largest = min(capitals * 0.8, self.largest_word)
        draw_text(painter, foot, pile.word, theme.type.family(Text.LABEL), largest, ink)
        painter.end()

    def _paint_edges(self, painter: QPainter, card: QRectF, top: QRectF, step: float) -> None:
        palette = self.ui.theme.palette
        body, height = get_card_body(card), card.top() - top.top()
        block = body.adjusted(0, body.height() * 0.9 - height, 0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(palette.card))
        painter.drawRoundedRect(block, body.width() * 0.035, body.width() * 0.035)
        painter.setPen(QPen(colour(palette.rule), max(1.0, step * 0.4)))
        y = body.bottom()
        while y > body.bottom() - height:
            painter.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
            y -= step * 2

    def _paint_count(self, painter: QPainter, body: QRectF, count: str, capitals: float) -> None:
        palette = self.ui.theme.palette
        label = QRectF(0, 0, min(body.width() * 0.84, capitals * 2.3), capitals * 1.75)
        label.moveCenter(body.center())
        painter.setPen(QPen(colour(palette.on_card), max(1, self.ui.theme.space.stroke)))
        painter.setBrush(colour(palette.card))
        painter.drawRect(label)
        draw_text(painter, label, count, Family.POSTER, capitals, colour(palette.on_card), lines=1)


class TrackerRow(ExplainedButton):
    """The tracker in one row, its title before the fields.

    The widget is larger by a frame that shows the focus.
    """

    _TITLE = 0.26

    def __init__(self, ui: UiContext, parent: QWidget, name: str) -> None:
        super().__init__(ui, parent, name)
        self.drawable = TrackerDrawable("", 0, "")

    def show_tracker(self, tracker: TrackerDrawable, text: str) -> None:
        if (tracker, text) != (self.drawable, self.accessibleDescription()):
            self.drawable = tracker
            self.setAccessibleName(tracker.title)
            self.setAccessibleDescription(text)
            self.update()

    @property
    def frame_width(self) -> int:
        return self.ui.theme.space.focus + self.ui.theme.space.stroke

    @property
    def _row_rect(self) -> QRectF:
        return QRectF(self.rect()).adjusted(
            self.frame_width, self.frame_width, -self.frame_width, -self.frame_width
        )

    @property
    def field_rects(self) -> list[QRectF]:
        """The places of the marker on the fields, as the page measures."""
        fields = get_tracker_fields(self._fields_room, titled=False)
        return [field.translated(self.x(), self.y()) for field in fields]

    @property
    def _fields_room(self) -> QRectF:
        row = self._row_rect
        row.setLeft(row.left() + row.width() * self._TITLE)
        return row

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter, tracker = QPainter(self), self.drawable
        theme = self.ui.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fields = TrackerDrawable("", tracker.position, tracker.chaos_word)
        self.ui.renderer.draw(painter, self._fields_room, fields)
        title = self._row_rect
        title.setWidth(title.width() * self._TITLE - theme.space.medium)
        title.setLeft(title.left() + theme.space.small)
        draw_text(
            painter,
            title,
            tracker.title,
            theme.type.family(Text.LABEL),
            theme.type.capitals(Text.LABEL),
            colour(theme.palette.ink),
            align=Qt.AlignmentFlag.AlignLeft,
        )
        if self.hasFocus():
            pen = painter.pen()
            pen.setColor(colour(theme.palette.accent))
            pen.setWidth(theme.space.focus)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            half = theme.space.focus // 2
            painter.drawRect(self.rect().adjusted(half, half, -half - 1, -half - 1))
        painter.end()
