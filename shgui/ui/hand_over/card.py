"""A card on the hand-over sheet: its back is all it has, until its hand is held open."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from shgui.ui.hand_over.ink import PrivateRenderer
from shgui.ui.paint.context import smooth_painter
from shgui.ui.paint.faces import Back, BackFace, Face
from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark, Touch
from shgui.ui.paint.text import draw_text
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.type_button import Painted


class PrivatePlace(Painted):
    """Something to choose in a hand. That it is chosen shows only while the hand is open."""

    def __init__(self, renderer: Renderer, parent: QWidget, name: str) -> None:
        super().__init__(renderer, parent, name)
        # A press leaves the keyboard where it is: whoever holds the space bar goes on holding.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._chosen = False
        self._under = False

    def show_choice(self, chosen: bool, under: bool) -> None:
        """Whether it is chosen, and whether a held pointer is on it. For open hands."""
        if (chosen, under) != (self._chosen, self._under):
            self._chosen, self._under = chosen, under
            self.update()

    def forget(self) -> None:
        self._chosen = self._under = False

    @property
    def touch(self) -> Touch:
        """Hidden, it shows the keyboard's focus and nothing else: no one sees what was pressed."""
        return Touch(hover=self._under, selected=self._chosen, focused=self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


Front = Callable[[int], Face | None]
"""The front of the card at a place of a hand; None while the hand is closed."""


class PrivateCard(PrivatePlace):
    """Keeps no face: it asks its hand whenever it is painted."""

    def __init__(
        self,
        renderer: Renderer,
        ink: PrivateRenderer,
        parent: QWidget,
        name: str,
        place: int,
        front: Front,
    ) -> None:
        super().__init__(renderer, parent, name)
        self._ink = ink
        self._back = BackFace(Back.POLICY)
        self._place = place
        self._front = front

    def set_renderers(self, renderer: Renderer, ink: PrivateRenderer) -> None:
        self._ink = ink
        self.set_renderer(renderer)

    def set_back(self, back: Back) -> None:
        self._back = BackFace(back)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        rect = QRectF(self.rect())
        face = self._front(self._place)
        if face is None:
            self._renderer.draw(painter, rect, self._back, self.touch)
        else:
            self._ink.draw(painter, rect, face, self.touch)
        painter.end()


class VetoOption(PrivatePlace):
    """The veto as one more thing to choose, beside the cards."""

    def __init__(self, renderer: Renderer, parent: QWidget, name: str) -> None:
        super().__init__(renderer, parent, name)
        self._words = ""

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        theme = self._renderer.theme
        palette = theme.palette
        painter = smooth_painter(self)
        area = QRectF(self.rect())
        paper, ink = (palette.ink, palette.paper) if self._chosen else (palette.raised, palette.ink)
        painter.fillRect(area, colour(palette.ink))
        line = max(2, theme.space.stroke)
        painter.fillRect(area.adjusted(line, line, -line, -line), colour(paper))
        if self._under or self.hasFocus():
            width = theme.space.focus
            painter.fillRect(area, colour(palette.accent))
            painter.fillRect(area.adjusted(width, width, -width, -width), colour(paper))
        side = area.height() * 0.4
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(area.center())
        sign.moveTop(area.top() + area.height() * 0.12)
        self._renderer.mark(painter, sign, Mark.VETO, ink=ink, paper=paper)
        pad = line * 3
        room = QRectF(
            area.left() + pad, sign.bottom(), area.width() - 2 * pad, area.bottom() - sign.bottom() - pad
        )
        capitals = theme.type.capitals(Text.SECRET) * 1.3
        draw_text(painter, room, self._words, theme.type.family(Text.CONTROL), capitals, colour(ink))
        painter.end()
