"""The neutral page on which the screen goes back to the table: nothing of the game, and one button for all.

It looks the same whatever waits behind it.
"""

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from shgui.ui import names
from shgui.ui.game.wishes import Reveal
from shgui.ui.hand_over.cover import Cover, paint_closed_dossier, paint_cover
from shgui.ui.hand_over.cover_plan import CoverPlan, plan_cover
from shgui.ui.paint.backdrop_faces import SheetFace
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.words import hand_over
from shgui.words.catalogue import Catalogue


class ToTablePage(QWidget):
    wanted = Signal(object)
    """`Reveal`."""

    def __init__(self, renderer: Renderer) -> None:
        super().__init__()
        self.setObjectName(names.TO_TABLE)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._renderer = renderer
        self._cover = Cover("", "")
        self._reveal = TypeButton(
            renderer, self, names.TO_TABLE_REVEAL, kind=Kind.PRIMARY, size=Text.HEADLINE
        )
        self._reveal.clicked.connect(self._want)

    def offer(self, players: int) -> None:
        """So many sit round the table that looks at the screen next."""
        self._cover = replace(self._cover, seats=players)
        self.update()

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._reveal.set_renderer(renderer)
        self._arrange()
        self.update()

    def retranslate(self, words: Catalogue) -> None:
        before, name = hand_over.screen_to_table(words)
        below, note = hand_over.turn_to_all(words), hand_over.nothing_shown_yet(words)
        self._cover = Cover(before, name, below, note=note, seats=self._cover.seats)
        self.setAccessibleName(f"{before} {name}")
        self.setAccessibleDescription(note)
        self._reveal.set_words(hand_over.reveal(words))
        self.update()

    def help_topic(self) -> str:
        return "hand_over"

    def refuse(self, sentence: str) -> None:
        """Nothing here is refused."""

    def set_focus_first(self) -> None:
        self._reveal.setFocus()
        announce(self, self.accessibleName())

    def _want(self) -> None:
        self.wanted.emit(Reveal())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._reveal.click()
        else:
            super().keyPressEvent(event)

    # How it looks

    @property
    def _plan(self) -> CoverPlan:
        return plan_cover(self.size())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self._reveal.setGeometry(self._plan.button.toRect())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(320, 240)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer.draw(painter, QRectF(self.rect()), SheetFace(plain=True), keep=False)
        paint_cover(painter, self._plan, self._renderer, self._cover)
        paint_closed_dossier(painter, self._plan.dossier, self._renderer, self._cover)
        painter.end()
