"""A ballot card to press."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.paint.drawables import BallotDrawable
from shgui.ui.theme import Text
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip
from shgui.ui.widgets.type_button import Painted


class BallotButton(Painted):
    def __init__(self, ui: UiContext, parent: QWidget, name: str, *, ja: bool) -> None:
        super().__init__(ui, parent, name)
        self._drawable = BallotDrawable(ja, "")

    def set_words(self, card: str, meaning: str) -> None:
        """Set the word on the card, and what pressing it does."""
        self._drawable = BallotDrawable(self._drawable.ja, card)
        self.setAccessibleName(meaning)
        set_tool_tip(self, meaning)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        height = max(self.ui.theme.space.target, round(self.ui.theme.type.capitals(Text.LABEL) * 2.6))
        return QSize(round(height * 1.5), height)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), self._drawable, self.touch)
        painter.end()
