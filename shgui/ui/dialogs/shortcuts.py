"""Every key in one list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QVBoxLayout, QWidget

from shgui.ui import names
from shgui.ui.paint.press import Press
from shgui.ui.theme import Text
from shgui.ui.widgets.beside_page import scrolled
from shgui.ui.widgets.enter_key import press_focused
from shgui.ui.widgets.table_button import Kind, TypeButton
from shgui.words.catalogue import Catalogue


class Shortcuts(QDialog):
    def __init__(
        self, press: Press, parent: QWidget, words: Catalogue, menu_keys: Sequence[tuple[str, str]]
    ) -> None:
        """`menu_keys` are the menus' words and their keys, as the platform writes them."""
        super().__init__(parent)
        self.setObjectName(names.SHORTCUTS)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(parent.window().windowTitle())
        title = QLabel(words.gettext("Keyboard shortcuts"))
        title.setProperty("type", Text.LABEL.value)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setColumnStretch(0, 1)
        space = press.theme.space
        grid.setVerticalSpacing(space.tight)
        grid.setHorizontalSpacing(space.page)
        for row, (what, keys) in enumerate((*_at_the_table(words), *menu_keys)):
            told = QLabel(what, wordWrap=True)
            named = QLabel(keys)
            named.setProperty("type", Text.CONTROL.value)
            grid.addWidget(told, row, 0)
            grid.addWidget(named, row, 1, Qt.AlignmentFlag.AlignTop)
        close = TypeButton(press, self, names.SHORTCUTS_CLOSE, kind=Kind.PRIMARY)
        close.set_words(words.gettext("Close"))
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.page, space.large, space.page, space.large)
        layout.setSpacing(space.medium)
        layout.addWidget(title)
        layout.addWidget(scrolled(table), 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.resize(space.dialog, min(parent.height(), round(space.unit * 125)))
        close.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not press_focused(event, self):
            super().keyPressEvent(event)


def _at_the_table(words: Catalogue) -> tuple[tuple[str, str], ...]:
    # Translators: keys of a keyboard, as they are called in this language
    enter, space = words.pgettext("key", "Enter"), words.pgettext("key", "Space bar")
    return (
        (words.gettext("Choose a seat"), "1–9, 0"),
        (words.gettext("Choose Ja! or Nein!"), "J, N"),
        (words.gettext("Confirm"), words.row_of((enter, space))),
        (words.gettext("Look while holding the key"), space),
        (words.gettext("Move to the next item"), words.pgettext("key", "Tab")),
        (words.gettext("Leave full screen"), words.pgettext("key", "Esc")),
    )
