"""One question with two answers, the careful one first in line."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text
from shgui.ui.widgets.enter_key import press_focused
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.type_button import Kind, TypeButton


class Question(QDialog):
    """`open()` it; `accepted` says yes, Esc and closing say no."""

    def __init__(self, renderer: Renderer, parent: QWidget, sentence: str, yes: str, no: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(parent.window().windowTitle())
        text = PlainLabel(sentence, wraps=True, size=Text.BODY)
        self.setAccessibleName(sentence)
        self._yes = TypeButton(renderer, self, names.QUESTION_YES)
        self._yes.set_words(yes)
        self._no = TypeButton(renderer, self, names.QUESTION_NO, kind=Kind.PRIMARY)
        self._no.set_words(no)
        self._yes.clicked.connect(self.accept)
        self._no.clicked.connect(self.reject)
        space = renderer.theme.space
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.page, space.page, space.page, space.large)
        layout.setSpacing(space.large)
        layout.addWidget(text)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._no)
        row.addWidget(self._yes)
        layout.addLayout(row)
        self.setMaximumWidth(space.dialog)
        self._no.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not press_focused(event, self):
            super().keyPressEvent(event)
