"""The bot icon before a name."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Text
from shgui.ui.widgets.picture import Picture
from shgui.ui.widgets.themed import UiContext


class BotSign(Picture):
    """The bot icon as a widget beside a label or field; hidden for people."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None, *, share: float = 1.0) -> None:
        """`share` of what a line is high."""
        super().__init__(ui, parent)
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = round(self.ui.theme.type.capitals(Text.CONTROL) * 2 * self._share)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        ground = self.ui.theme.palette.ground
        self.ui.renderer.paint_icon(painter, QRectF(self.rect()), Icon.BOT, paper=ground)
        painter.end()
