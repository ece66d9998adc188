"""A sheet beside the table of a finished game with hidden cards and the claims about them."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.engine.types import Party, Policy
from shgui.ui.after_game.hidden_rounds import ClaimMade, HiddenFacts, HiddenHandRow
from shgui.ui.after_game.round_setting import paint_hand
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.drawables import PARTY_MARKS, POLICY_MARKS
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.text import Fitted, draw_fitted, fit
from shgui.ui.table.layout import get_sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.scrolled import scrolled
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import replay_texts, terms
from shgui.words.catalogue import Catalogue

_LEFT = Qt.AlignmentFlag.AlignLeft
_CARD = 6.0
"""The height of a card, in capitals of body text."""
_CARD_WIDTH = 0.72
"""Relative to its height."""
_CARDS_GROW = 1.3
_SIGN = 2.1


class HiddenRows(Picture):
    """The rows at full height, for a scroll area."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._hidden = HiddenFacts((), ())

    def show_hidden(self, hidden: HiddenFacts) -> None:
        self._hidden, words = hidden, self.ui.words
        texts = [row.text for part in hidden.rounds for row in part.rows]
        self.setAccessibleName(replay_texts.get_hidden_heading(words))
        self.setAccessibleDescription("\n".join(texts) or replay_texts.get_nothing_hidden_text(words))
        self.updateGeometry()
        self.update()

    def forget(self) -> None:
        self._hidden = HiddenFacts((), ())
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return round(self._set(None, QRectF(0, 0, max(1, width), 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self._set(painter, QRectF(self.rect()))
        painter.end()

    # Measuring and painting use the same code: without a painter it only returns the height

    def _set(self, painter: QPainter | None, room: QRectF) -> float:
        words = self.ui.words
        y = room.top()
        for part in self._hidden.rounds:
            y += self._text(painter, room, y, part.heading, Text.CONTROL)
            if painter is not None:
                ink = colour(self.ui.theme.palette.ink)
                painter.fillRect(QRectF(room.left(), y, room.width(), self._line), ink)
            y += self._line + self._gap
            if not part.rows:
                y += self._text(
                    painter, room, y, replay_texts.get_nothing_hidden_text(words), Text.BODY, soft=True
                )
            for row in part.rows:
                y += self._row(painter, room, y, row, words)
            y += self._gap
        return y - room.top()

    def _row(
        self, painter: QPainter | None, room: QRectF, y: float, row: HiddenHandRow, words: Catalogue
    ) -> float:
        top = y
        y += self._head(painter, room, y, row) + self._gap
        height = self._card_height if row.hand.cards else self._capitals * _SIGN * 1.3
        line = QRectF(room.left(), y, room.width(), height)
        used = self._truth(painter, line, row, words)
        below = 0.0
        if row.said is not None:
            wanted = self._said_width(row.said, words)
            beside = used + wanted + 2 * self._gap <= room.width()
            place = QRectF(line)
            if not beside:
                below = self._capitals * _SIGN * 1.4
                place = QRectF(room.left(), line.bottom() + self._gap, room.width(), below)
                below += self._gap
            place.setLeft(place.right() - wanted)
            self._paint_said(painter, place, row.said, words)
        y = line.bottom() + (height * 0.08 if row.hand.away else 0) + below + self._gap
        if painter is not None:
            rule = colour(self.ui.theme.palette.rule)
            painter.fillRect(QRectF(room.left(), y, room.width(), self._line), rule)
        return y + self._line + self._gap - top

    def _head(self, painter: QPainter | None, room: QRectF, y: float, row: HiddenHandRow) -> float:
        """Draw name and kind of the row, on one line where there is room; return the height."""
        name = self._fit(row.name, Text.CONTROL, room.width())
        what = self._fit(row.what, Text.BODY, room.width())
        beside = name.width + self._gap * 1.5
        lines = 1 if beside + what.width <= room.width() else 2
        height = self._capitals * 2.2
        first = QRectF(room.left(), y, room.width(), height)
        second = first.adjusted(beside, 0, 0, 0) if lines == 1 else first.translated(0, height)
        if painter is not None:
            self._draw(painter, first, name, Text.CONTROL)
            self._draw(painter, second, what, Text.BODY, soft=True)
        return height * lines

    def _truth(self, painter: QPainter | None, line: QRectF, row: HiddenHandRow, words: Catalogue) -> float:
        """Draw the cards or party; return the width."""
        if row.party is not None:
            side = self._capitals * _SIGN * 1.25
            place = QRectF(line.left(), line.center().y() - side / 2, side, side)
            name = self._fit(
                terms.get_party_name(words, row.party), Text.CONTROL, line.width() - side - self._gap
            )
            if painter is not None:
                self.ui.renderer.mark(painter, place, PARTY_MARKS[row.party])
                beside = line.adjusted(side + self._gap, 0, 0, 0)
                self._draw(painter, beside, name, Text.CONTROL)
            return side + self._gap + name.width
        width = self._card_height * _CARD_WIDTH
        if painter is not None:
            first = QRectF(line.left(), line.top(), width, self._card_height)
            paint_hand(painter, first, row.hand, self.ui.renderer, words, keep=False)
        return width * len(row.hand.cards)

    def _said_width(self, said: ClaimMade, words: Catalogue) -> float:
        signs = len(_signs(said)) * self._capitals * _SIGN * 1.1
        return self._fit(replay_texts.get_says_label(words), Text.BODY, 1e6).width + self._gap + signs + 2

    def _paint_said(self, painter: QPainter | None, place: QRectF, said: ClaimMade, words: Catalogue) -> None:
        if painter is None:
            return
        label = self._fit(replay_texts.get_says_label(words), Text.BODY, 1e6)
        self._draw(painter, place, label, Text.BODY, soft=True)
        side = self._capitals * _SIGN
        x = place.left() + label.width + self._gap
        for sign in _signs(said):
            self.ui.renderer.mark(painter, QRectF(x, place.center().y() - side / 2, side, side), sign)
            x += side * 1.1

    # Type

    @property
    def _capitals(self) -> float:
        return self.ui.theme.type.capitals(Text.BODY)

    @property
    def _card_height(self) -> float:
        """Cards grow less than words, so that more of them fit."""
        drawn = self.ui.theme.type.as_drawn.capitals(Text.BODY)
        return min(self._capitals, drawn * _CARDS_GROW) * _CARD

    @property
    def _gap(self) -> float:
        return self.ui.theme.space.small

    @property
    def _line(self) -> float:
        return max(1.0, self.ui.theme.space.hair)

    def _fit(self, text: str, kind: Text, width: float) -> Fitted:
        theme = self.ui.theme
        return fit(text, theme.type.family(kind), theme.type.capitals(kind), width, lines=2)

    def _draw(
        self, painter: QPainter, room: QRectF, fitted: Fitted, kind: Text, *, soft: bool = False
    ) -> None:
        palette, family = self.ui.theme.palette, self.ui.theme.type.family(kind)
        ink = palette.ink_soft if soft else palette.ink
        draw_fitted(painter, room, fitted, family, colour(ink), align=_LEFT)

    def _text(
        self, painter: QPainter | None, room: QRectF, y: float, text: str, kind: Text, *, soft: bool = False
    ) -> float:
        """Draw a text; return its height."""
        fitted = self._fit(text, kind, room.width())
        if painter is not None:
            place = QRectF(room.left(), y, room.width(), fitted.height)
            self._draw(painter, place, fitted, kind, soft=soft)
        return fitted.height + self._gap


def _signs(said: ClaimMade) -> tuple[Icon, ...]:
    party: tuple[Party, ...] = () if said.party is None else (said.party,)
    cards: tuple[Policy, ...] = said.cards
    signs = (*(POLICY_MARKS[card] for card in cards), *(PARTY_MARKS[each] for each in party))
    return signs if said.honest else (*signs, Icon.CLAIM_UNTRUE)


class HiddenSheet(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self._title = ""
        self.rows = HiddenRows(ui)
        self._area = scrolled(self.rows, self)
        self.hide()

    def update_theme(self) -> None:
        self._arrange()
        self.update()

    def show_hidden(self, hidden: HiddenFacts) -> None:
        self._title = replay_texts.get_hidden_heading(self.ui.words)
        self.rows.show_hidden(hidden)
        self.update()

    def forget(self) -> None:
        """Forget all hidden facts."""
        self.rows.forget()
        self.hide()

    def turn_on(self, lines: int) -> None:
        """Scroll by so many lines."""
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + lines * self.ui.theme.space.target)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.theme
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable())
        family = theme.type.family(Text.LABEL)
        capitals = max(theme.type.as_drawn.capitals(Text.LABEL) * 0.8, theme.type.capitals(Text.CONTROL))
        fitted = fit(self._title, family, capitals, self._top.width(), self._top.height(), lines=2)
        draw_fitted(painter, QRectF(self._top), fitted, family, colour(theme.palette.ink), align=_LEFT)
        painter.end()

    @property
    def _top(self) -> QRect:
        inner = get_sheet_room(self.rect(), self.ui.theme)
        inner.setHeight(self.ui.theme.space.target)
        return inner

    def _arrange(self) -> None:
        inner = get_sheet_room(self.rect(), self.ui.theme)
        self._area.setGeometry(inner.adjusted(0, self._top.height(), 0, 0))
