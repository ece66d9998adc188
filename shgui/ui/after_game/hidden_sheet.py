"""A sheet beside the table of a finished game with hidden cards and the claims about them."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.after_game.flowing import Flowing
from shgui.ui.after_game.hidden_rounds import HiddenFacts
from shgui.ui.after_game.round_drawing import RoundDrawing
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.paint.text import draw_text
from shgui.ui.table.layout import get_sheet_room
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.words import replay_texts

_CARD = 46.0


class HiddenRows(Flowing, Picture):
    """The rounds at full height, for a scroll area."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        self._hidden = HiddenFacts((), ())

    def show_hidden(self, hidden: HiddenFacts) -> None:
        self._hidden, words = hidden, self.ui.words
        texts = [hand.text for each in hidden.rounds for hand in each.hands]
        self.setAccessibleName(replay_texts.get_hidden_heading(words))
        self.setAccessibleDescription("\n".join(texts) or replay_texts.get_nothing_hidden_text(words))
        self.updateGeometry()
        self.update()

    def forget(self) -> None:
        self._hidden = HiddenFacts((), ())
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def flow(self, painter: QPainter | None, width: float) -> float:
        drawing = RoundDrawing(self.ui.renderer, self.ui.words, painter, card=_CARD)
        y = 0.0
        for each in self._hidden.rounds:
            y += drawing.put_round(each, 0, y, width)
        return y


class HiddenSheet(Themed, QWidget):
    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self._title = ""
        self.rows = HiddenRows(ui)
        self._area = wrap_in_scroll_area(self.rows, self)
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
        ink, left = colour(theme.palette.ink), Qt.AlignmentFlag.AlignLeft
        draw_text(painter, QRectF(self._top), self._title, family, capitals, ink, align=left)
        painter.end()

    @property
    def _top(self) -> QRect:
        inner = get_sheet_room(self.rect(), self.ui.theme)
        inner.setHeight(self.ui.theme.space.target)
        return inner

    def _arrange(self) -> None:
        inner = get_sheet_room(self.rect(), self.ui.theme)
        self._area.setGeometry(inner.adjusted(0, self._top.height(), 0, 0))
