"""One of a few, side by side as blocks of type; the chosen one is inked."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.type_button import TypeButton

_UNMARKED: Mapping[str, Icon] = {}


class ChoiceButton(TypeButton):
    """Ticked where it is chosen, whatever sign it bears otherwise."""

    @property
    def _sign(self) -> Icon | None:
        return Icon.CHECK if self.isChecked() else self._mark


class ChoiceRow(QWidget):
    """Values are chosen by click, and by arrow keys from the chosen one on: `chosen`, and then `value`.

    Where the words don't fit side by side, they stand in as many rows as they need.
    """

    def __init__(
        self, renderer: Renderer, name: str, values: Sequence[str], marks: Mapping[str, Icon] = _UNMARKED
    ) -> None:
        super().__init__()
        self._renderer = renderer
        self._group = QButtonGroup(self)
        self.chosen = self._group.buttonClicked
        self._buttons: dict[str, ChoiceButton] = {}
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for value in values:
            button = ChoiceButton(renderer, self, names.choice(name, value), mark=marks.get(value))
            button.setCheckable(True)
            button.setProperty("value", value)
            self._group.addButton(button)
            self._buttons[value] = button
        self._arrange()

    @property
    def value(self) -> str:
        """The value that is chosen; empty while none is."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    @property
    def stops(self) -> list[QWidget]:
        """Where the keyboard stops, in order."""
        return list(self._buttons.values())

    def choose(self, value: str) -> None:
        """Show this value as chosen; nobody is told."""
        self._buttons[value].setChecked(True)

    def set_words(self, words: Sequence[str], title: str) -> None:
        """The words of all values in their order, and what is chosen here."""
        for button, text in zip(self._buttons.values(), words, strict=True):
            button.set_words(text)
            button.setAccessibleDescription(title)
        self.setAccessibleName(title)
        self._arrange()

    def set_notes(self, notes: Sequence[str]) -> None:
        """What more is said of each value, below its words."""
        for button, note in zip(self._buttons.values(), notes, strict=True):
            button.set_note(note)
            button.setAccessibleName(f"{button.words}, {note}")
        self._arrange()

    def set_renderer(self, renderer: Renderer) -> None:
        self._renderer = renderer
        for button in self._buttons.values():
            button.set_renderer(renderer)
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """One below the other is possible, too."""
        widest = max(button.sizeHint().width() for button in self._buttons.values())
        return QSize(widest, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        gap = self._renderer.theme.space.tight
        self._grid.setSpacing(gap)
        hints = [button.sizeHint().width() for button in self._buttons.values()]
        columns = max(1, min(len(hints), (self.width() + gap) // (max(hints) + gap)))
        uneven = columns < len(hints) and sum(hints) + gap * (len(hints) - 1) <= self.width()
        if uneven:
            # Side by side all the same, each with the room that its words need.
            columns = len(hints)
        for column, hint in enumerate(hints):
            self._grid.setColumnStretch(column, (hint if uneven else 1) if column < columns else 0)
        if columns == self._columns:
            return
        self._columns = columns
        for place, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, place // columns, place % columns)
