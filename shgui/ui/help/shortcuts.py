"""Every key in one list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.poster_dialog import PosterDialog
from shgui.ui.widgets.rules import DoubleRule
from shgui.ui.widgets.scrolled import wrap_in_scroll_area
from shgui.ui.widgets.themed import UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words.catalogue import Catalogue

_COLUMNS = 2


class ShortcutsDialog(PosterDialog):
    def __init__(self, ui: UiContext, parent: QWidget, menu_keys: Sequence[tuple[str, str]]) -> None:
        """`menu_keys` are the menus' words and their keys, as the platform writes them."""
        super().__init__(ui, parent)
        self.setObjectName(names.SHORTCUTS)
        words = ui.words
        said = words.gettext("Keyboard shortcuts")
        self.setAccessibleName(said)
        space = ui.theme.space
        table = _KeyTable((*_list_keys(words), *menu_keys), space.tight, space.page)
        close = TypeButton(ui, self, names.SHORTCUTS_CLOSE, kind=ButtonKind.PRIMARY)
        close.set_words(words.gettext("Close"))
        close.clicked.connect(self.accept)
        self.paper.addWidget(PlainLabel(said, size=Text.LABEL))
        self.paper.addWidget(DoubleRule(ui))
        area = wrap_in_scroll_area(table)
        self.paper.addWidget(area, 1)
        self.paper.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        beside = area.verticalScrollBar().sizeHint().width() + self.margins_size.x()
        width = min(table.wanted_width + beside, parent.width() - 2 * space.small)
        rest = self.paper.minimumSize().height() - area.minimumSizeHint().height()
        height = rest + table.heightForWidth(width - beside)
        self.resize(width, min(height, parent.height() - 2 * space.small))
        close.setFocus()


class _KeyTable(QWidget):
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
        """The width at which no line is broken."""


def _list_keys(words: Catalogue) -> tuple[tuple[str, str], ...]:
    # Translators: keys of a keyboard, as they are called in this language
    enter, space = words.pgettext("key", "Enter"), words.pgettext("key", "Space bar")
    return (
        (words.gettext("Choose a seat"), "1–9, 0"),
        (words.gettext("Choose Ja! or Nein!"), "J, N"),
        (words.gettext("Confirm"), words.row_of((enter, space))),
        (words.gettext("Look while holding the key"), space),
        (words.gettext("Move to the next item"), words.pgettext("key", "Tab")),
        (words.gettext("Back, or leave full screen"), words.pgettext("key", "Esc")),
        (words.gettext("Watch again: one step back or on"), words.pgettext("key", "Arrow keys")),
        (words.gettext("Watch again: one round back or on"), words.pgettext("key", "Shift + arrow keys")),
        (words.gettext("Watch again: play or pause"), space),
        (words.gettext("Watch again: how fast"), "1–3"),
        (words.gettext("Watch again: what was hidden"), "P"),
    )
