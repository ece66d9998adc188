"""A question with two answers; the careful one has the focus."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.poster_dialog import PosterDialog
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton


class QuestionDialog(PosterDialog):
    """A dialog to `open()`: `accepted` means yes, Esc and closing mean no."""

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
