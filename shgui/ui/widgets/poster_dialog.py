"""Dialogs that look like printed posters, without the frame of the system.

They are opaque and have no shadow: without a compositor everything translucent would be black.
"""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.theme import Text, colour
from shgui.ui.widgets.enter_key import press_focused_button
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton


class PosterDialog(Themed, QDialog):
    """A dialog to `open()`. Its content goes into `paper`, and its paper can be dragged."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # All of it is painted below.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        # Without a frame nobody reads it; a screen reader and the list of windows do.
        self.setWindowTitle(parent.window().windowTitle())
        space = ui.theme.space
        self.paper = QVBoxLayout(self)
        margin = space.page + space.small
        self.paper.setContentsMargins(margin, margin, margin, margin)
        self.paper.setSpacing(space.medium)

    @property
    def margins_size(self) -> QPoint:
        margins = self.paper.contentsMargins()
        return QPoint(margins.left() + margins.right(), margins.top() + margins.bottom())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette, space = self.ui.theme.palette, self.ui.theme.space
        painter = QPainter(self)
        thick, thin = max(3, round(space.unit * 0.8)), max(1, round(space.unit * 0.25))
        inset = round(space.unit * 1.5)
        edge = self.rect()
        painter.fillRect(edge, colour(palette.ink))
        painter.fillRect(edge.adjusted(thin, thin, -thin, -thin), colour(palette.paper))
        outer = edge.adjusted(inset, inset, -inset, -inset)
        inner = outer.adjusted(thick + thin, thick + thin, -thick - thin, -thick - thin)
        for rect, width in ((outer, thick), (inner, thin)):
            painter.fillRect(rect, colour(palette.ink))
            painter.fillRect(rect.adjusted(width, width, -width, -width), colour(palette.paper))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.windowHandle().startSystemMove()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not press_focused_button(event, self):
            super().keyPressEvent(event)


class QuestionDialog(PosterDialog):
    """A question to `open()`: `accepted` means yes, Esc and closing mean no; *no* has the focus."""

    def __init__(self, ui: UiContext, parent: QWidget, sentence: str, yes: str, no: str) -> None:
        super().__init__(ui, parent)
        text = PlainLabel(sentence, wraps=True, size=Text.BODY)
        self.setAccessibleName(sentence)
        self._yes = TypeButton(ui, self, names.QUESTION_YES)
        self._yes.set_words(yes)
        self._no = TypeButton(ui, self, names.QUESTION_NO, kind=ButtonKind.PRIMARY)
        self._no.set_words(no)
        self._yes.clicked.connect(self.accept)
        self._no.clicked.connect(self.reject)
        space = ui.theme.space
        self.paper.setSpacing(space.large)
        self.paper.addWidget(text)
        row = QHBoxLayout()
        row.setSpacing(space.small)
        row.addStretch(1)
        row.addWidget(self._no)
        row.addWidget(self._yes)
        self.paper.addLayout(row)
        for part in (text, self._no, self._yes):
            part.ensurePolished()
        # By itself a dialog asks for the height of a sentence that it then sets in a narrower column.
        width = min(space.dialog, parent.window().width() - 2 * space.small)
        self.resize(width, self.paper.totalHeightForWidth(width))
        self._no.setFocus()
