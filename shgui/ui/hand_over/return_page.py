"""The neutral page on which the screen goes back to the table: it shows nothing of the game, and one button.

It depends only on what everyone knows: after an investigation there is nothing to reveal.
"""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from shgui.presentation.requests import RevealRequest
from shgui.ui import widget_names as names
from shgui.ui.hand_over.cover import Cover, CoverPlan, paint_closed_dossier, paint_cover, plan_cover
from shgui.ui.paint.context import make_smooth_painter
from shgui.ui.paint.ground import SheetDrawable
from shgui.ui.theme import Text
from shgui.ui.widgets.announce import announce
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words import hand_over_texts


class ToTablePage(Themed, QWidget):
    wanted = Signal(object)
    """A `RevealRequest`."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, name=names.TO_TABLE)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._players = 0
        self._on_stage = False
        self._reveals = True
        self._cover = Cover("", "")
        self._reveal = TypeButton(
            ui, self, names.TO_TABLE_REVEAL, kind=ButtonKind.PRIMARY, size=Text.HEADLINE
        )
        self._reveal.clicked.connect(self._request_reveal)

    def offer(self, players: int, *, on_stage: bool = False, reveals: bool = True) -> None:
        """Show the page to a table of this many players, who look at this screen next.

        `on_stage`: they look at the second screen instead. `reveals`: the button shows them something new.
        """
        self._players, self._on_stage, self._reveals = players, on_stage, reveals
        self._reveal.setVisible(not on_stage)
        self.update_texts()
        self.set_focus_first()

    def update_theme(self) -> None:
        self._arrange()
        self.update()

    def help_topic(self) -> str:
        return "hand_over"

    def show_refusal(self, sentence: str) -> None:
        """Do nothing: the page asks for nothing that could be refused."""

    def set_focus_first(self) -> None:
        (self if self._on_stage else self._reveal).setFocus()

    def _request_reveal(self) -> None:
        self.wanted.emit(RevealRequest())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._on_stage and not event.isAutoRepeat():
            # The animation on the second screen can be hurried from here, too.
            self._request_reveal()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._reveal.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        if self._on_stage:
            self._request_reveal()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        announce(self, self.accessibleName())

    # How it looks

    def update_texts(self) -> None:
        words = self.ui.words
        before, name = hand_over_texts.split_pass_to_table(words)
        if self._reveals:
            reveal = hand_over_texts.get_reveal_label(words)
            self._reveal.set_words(reveal)
            note = words.gettext("Nothing is shown until somebody presses “{reveal}”.").format(reveal=reveal)
        else:
            self._reveal.set_words(hand_over_texts.get_back_to_table_label(words))
            # Translators: the one who investigated another player; the table learns nothing
            note = words.gettext("Only the President knows the party.")
        # Translators: below “Pass the screen to the table”: turn the computer so that all see it; max 40
        below = words.gettext("Turn it so that everybody can see")
        if self._on_stage:
            # Translators: below “Pass the screen to the table”, while all look at the second screen; max 40
            note, below = "", words.gettext("Everybody looks at the second screen")
        self._cover = Cover(before, name, below, note=note, seats=self._players)
        self.setAccessibleName(f"{before} {name}")
        self.setAccessibleDescription(note or below)
        self._arrange()
        self.update()

    @property
    def _plan(self) -> CoverPlan:
        return plan_cover(self.size(), self.ui.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        plan = self._plan
        # As drawn, or higher for large text, but clear of the dossier and the lower edge.
        gap = 20 * plan.unit
        button = QRectF(plan.button)
        room = self.height() - gap - (plan.dossier.bottom() + gap)
        button.setHeight(max(button.height(), min(self._reveal.sizeHint().height(), room)))
        button.moveTop(min(plan.button.top(), self.height() - gap - button.height()))
        self._reveal.setGeometry(button.toRect())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(320, 240)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = make_smooth_painter(self)
        self.ui.renderer.draw(painter, QRectF(self.rect()), SheetDrawable(plain=True), keep=False)
        paint_cover(painter, self._plan, self.ui.renderer, self._cover)
        paint_closed_dossier(painter, self._plan.dossier, self.ui.renderer, self._cover)
        painter.end()
