"""A block of type to press: the words shrink or break into two lines, and are never cut off.

Drawn like the push buttons of the style sheet, which can't break a line: a ruled frame, a thicker foot that
gives way under the finger, one button on a page inked solid.
"""

from enum import StrEnum

from PySide6 import QtCore
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.icons import Icon, TouchState
from shgui.ui.paint.ink import fill_path, fill_rect
from shgui.ui.paint.text import FittedText, draw_fitted, fit_text
from shgui.ui.theme import Text, Theme, colour
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.tool_tips import set_tool_tip


class ButtonKind(StrEnum):
    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    """A frame only under the pointer."""


class PaintedButton(Themed, QAbstractButton):
    """A button that paints itself; `touch` is the state of pointer and keyboard."""

    def __init__(self, ui: UiContext, parent: QWidget, name: str) -> None:
        super().__init__(ui, parent, name=name)

    @property
    def touch(self) -> TouchState:
        return TouchState(
            hover=self.underMouse() and self.isEnabled(),
            pressed=self.isDown(),
            focused=self.hasFocus(),
            selected=self.isChecked(),
        )

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.update()


class TypeButton(PaintedButton):
    def __init__(
        self,
        ui: UiContext,
        parent: QWidget,
        name: str,
        *,
        kind: ButtonKind = ButtonKind.PLAIN,
        size: Text = Text.CONTROL,
        mark: Icon | None = None,
    ) -> None:
        super().__init__(ui, parent, name)
        self._kind = kind
        self._size = size
        self._mark = mark
        self.words = ""
        self.note = ""
        self._compact = False

    def fix_height(self) -> None:
        """Keep the height of the size hint: where room is short the page scrolls."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_size(self, size: Text) -> None:
        self._size = size
        self.updateGeometry()
        self.update()

    def set_icon(self, mark: Icon) -> None:
        self._mark = mark
        self.update()

    def set_compact(self, compact: bool) -> None:
        if compact != self._compact:
            self._compact = compact
            set_tool_tip(self, self.words if compact else "")
            self.updateGeometry()
            self.update()

    @property
    def _shown_words(self) -> str:
        return "" if self._compact else self.words

    @property
    def _shown_icon(self) -> Icon | None:
        """Its icon; a checked button without one shows a check mark."""
        return Icon.CHECK if self.isChecked() and self._mark is None else self._mark

    def set_words(self, words: str) -> None:
        # Not the button's own text, which would read the "&" of a name as a shortcut.
        if words != self.words:
            self.words = words
            set_tool_tip(self, words if self._compact else "")
            self.updateGeometry()
            self.update()
        self.setAccessibleName(words)

    def set_note(self, note: str) -> None:
        if note != self.note:
            self.note = note
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.compute_size_hint(self.ui.theme)

    def compute_size_hint(self, theme: Theme) -> QSize:
        capitals = self._get_capitals_in(theme)
        words = self._shown_words
        family = theme.type.family(self._size)
        wide = fit_text(words, family, capitals, 1e6, lines=1).width
        if wide > capitals * 9:
            wide = fit_text(words, family, capitals, 1e6, capitals * 2.53, lines=2).width
        frame = 2 * max(2, theme.space.stroke)
        padding = frame + 2 * self._padding
        if self._mark or self.isCheckable():
            padding += _get_icon_side(capitals) + theme.space.tight
        height = max(theme.space.target, round(capitals * 2.2 + 2 * theme.space.small))
        note = self._fit_note(theme, 1e6)
        if note is not None:
            wide = max(wide, note.width)
            height += round(theme.type.capitals(Text.BODY))
        return QSize(max(theme.space.target, round(wide + padding) + 2), height)

    @property
    def _capitals(self) -> float:
        return self._get_capitals_in(self.ui.theme)

    def _get_capitals_in(self, theme: Theme) -> float:
        # The largest size is for who and what; a button beside them may be a step smaller.
        factor = 0.72 if self._size is Text.LABEL else 1.0
        return theme.type.capitals(self._size) * factor

    @property
    def _padding(self) -> int:
        return self.ui.theme.space.medium if self._kind is not ButtonKind.QUIET else self.ui.theme.space.small

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        paper, ink = self._choose_colours()
        body = self._paint_block(painter, paper, ink)
        theme = self.ui.theme
        pad = min(self._padding, body.width() * 0.1)
        # Clear of the foot, and as far from the head, so that the words stay in the middle.
        foot = 2 * max(2, theme.space.stroke)
        room = body.adjusted(pad, foot, -pad, -foot)
        mark = self._shown_icon
        side = min(_get_icon_side(self._capitals), room.height()) if mark is not None else 0.0
        before = side + theme.space.tight if mark is not None and self._shown_words else side
        words = fit_text(
            self._shown_words,
            theme.type.family(self._size),
            self._capitals,
            room.width() - before,
            room.height(),
        )
        note = self._fit_note(theme, room.width() - before)
        # Sign and words stand in the middle together.
        wide = before + max(words.width, note.width if note is not None else 0.0)
        block = QRectF(room)
        block.setWidth(min(room.width(), wide))
        block.moveCenter(room.center())
        if mark is not None:
            sign = QRectF(block.left(), block.center().y() - side / 2, side, side)
            self.ui.renderer.paint_icon(painter, sign, mark, ink=ink, paper=paper or theme.palette.ground)
            block.setLeft(block.left() + before)
        if self._shown_words:
            self._paint_words(painter, block, words, note, colour(ink))
        painter.end()

    def _fit_note(self, theme: Theme, width: float) -> FittedText | None:
        if not self.note or self._compact:
            return None
        kind = theme.type
        return fit_text(self.note, kind.family(Text.BODY), kind.capitals(Text.BODY), width, lines=1)

    def _paint_words(
        self, painter: QPainter, block: QRectF, words: FittedText, note: FittedText | None, ink: QColor
    ) -> None:
        kind = self.ui.theme.type
        above = QRectF(block)
        if note is not None:
            above.setHeight(block.height() * 0.52)
            below = QRectF(block)
            below.setTop(above.bottom())
            draw_fitted(painter, below, note, kind.family(Text.BODY), ink)
        draw_fitted(painter, above, words, kind.family(self._size), ink)

    def _choose_colours(self) -> tuple[str, str]:
        """Return the colours of paper (empty for none) and ink."""
        palette = self.ui.theme.palette
        if not self.isEnabled():
            return "", palette.ink_soft
        if (self._kind is ButtonKind.PRIMARY) != (self.isDown() or self.isChecked()):
            hovered = self.underMouse() and not self.isDown()
            return (palette.ink_soft if hovered else palette.ink), palette.paper
        if self._kind is ButtonKind.QUIET:
            return (palette.raised if self.underMouse() else ""), palette.ink
        return (palette.sunken if self.underMouse() else palette.raised), palette.ink

    def _paint_block(self, painter: QPainter, paper: str, ink: str) -> QRectF:
        """Paint the button without its words; return the room inside."""
        theme = self.ui.theme
        palette, space = theme.palette, theme.space
        line = max(2, space.stroke)
        area = QRectF(self.rect())
        if paper:
            fill_rect(painter, area, colour(paper))
        if self.hasFocus():
            self._paint_frame(painter, area, space.focus, palette.accent)
            inner = area.adjusted(space.focus, space.focus, -space.focus, -space.focus)
            self._paint_frame(painter, inner, 1, palette.ground)
        elif not self.isEnabled():
            self._paint_frame(painter, area, line, palette.rule, dashed=True)
        elif self._kind is not ButtonKind.QUIET or self.isChecked():
            self._paint_frame(painter, area, line, palette.ink)
            top = area.top() if self.isDown() else area.bottom() - 2 * line
            fill_rect(painter, QRectF(area.left(), top, area.width(), 2 * line), colour(palette.ink))
        elif self.underMouse():
            self._paint_frame(painter, area, line, palette.rule)
        return area.adjusted(line, line, -line, -line).translated(0, line / 2 if self.isDown() else -line / 4)

    @staticmethod
    def _paint_frame(
        painter: QPainter, area: QRectF, width: float, ink: str, *, dashed: bool = False
    ) -> None:
        if not dashed:
            frame = QPainterPath()
            frame.addRect(area)
            frame.addRect(area.adjusted(width, width, -width, -width))
            fill_path(painter, frame, colour(ink))
            return
        pen = QPen(colour(ink), width)
        pen.setJoinStyle(QtCore.Qt.PenJoinStyle.MiterJoin)
        pen.setDashPattern([4, 3])
        half = width / 2
        painter.setPen(pen)
        painter.setBrush(QtCore.Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(half, half, -half, -half))


def _get_icon_side(capitals: float) -> int:
    return round(capitals * 1.5)
