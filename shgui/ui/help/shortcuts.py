"""Every key in one list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from shgui.ui import names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text
from shgui.ui.widgets.beside_page import scrolled
from shgui.ui.widgets.enter_key import press_focused
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.words.catalogue import Catalogue

_COLUMNS = 2


class Shortcuts(QDialog):
    def __init__(
        self, renderer: Renderer, parent: QWidget, words: Catalogue, menu_keys: Sequence[tuple[str, str]]
    ) -> None:
        """`menu_keys` are the menus' words and their keys, as the platform writes them."""
        super().__init__(parent)
        self.setObjectName(names.SHORTCUTS)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(parent.window().windowTitle())
        title = PlainLabel(words.gettext("Keyboard shortcuts"), size=Text.LABEL)
        space = renderer.theme.space
        table = _KeyTable((*_at_the_table(words), *menu_keys), space.tight, space.page)
        close = TypeButton(renderer, self, names.SHORTCUTS_CLOSE, kind=Kind.PRIMARY)
        close.set_words(words.gettext("Close"))
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.page, space.large, space.page, space.large)
        layout.setSpacing(space.medium)
        layout.addWidget(title)
        area = scrolled(table)
        layout.addWidget(area, 1)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        bar = area.verticalScrollBar().sizeHint().width()
        width = min(table.wanted_width + bar + 2 * space.page, parent.width() - 2 * space.page)
        rest = layout.minimumSize().height() - area.minimumSizeHint().height()
        height = rest + table.heightForWidth(width - bar - 2 * space.page)
        self.resize(width, min(height, parent.height() - 2 * space.small))
        close.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not press_focused(event, self):
            super().keyPressEvent(event)


class _KeyTable(QWidget):
    """What is done, and by which key, in two columns."""

    def __init__(self, rows: Sequence[tuple[str, str]], gap: int, between: int) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(gap)
        grid.setHorizontalSpacing(between)
        half = -(-len(rows) // _COLUMNS)
        widest = [0] * (2 * _COLUMNS)
        for place, (what, keys) in enumerate(rows):
            column, row = divmod(place, half)
            told, named = PlainLabel(what), PlainLabel(keys, size=Text.CONTROL)
            for label, at in ((told, 2 * column), (named, 2 * column + 1)):
                label.ensurePolished()
                widest[at] = max(widest[at], label.sizeHint().width())
                grid.addWidget(label, row, at)
            told.setWordWrap(True)
        for column in range(_COLUMNS):
            grid.setColumnStretch(2 * column, widest[2 * column])
        self.wanted_width = sum(widest) + between * (len(widest) - 1)
        """At this width nothing is broken."""


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
