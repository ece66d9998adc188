"""A choice among a few values: buttons side by side, the chosen one inked."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import TypeButton


class ChoiceButton(TypeButton):
    """A button that shows a check mark while it is chosen, instead of its own icon."""

    @property
    def _shown_icon(self) -> Icon | None:
        return Icon.CHECK if self.isChecked() else self._mark


class ChoiceRow(Themed, QWidget):
    """Buttons for values, chosen by click or arrow keys; `chosen` is emitted, and `value` is the choice.

    Buttons whose words don't fit side by side take more rows.
    """

    def __init__(
        self, ui: UiContext, name: str, values: Sequence[str], marks: Mapping[str, Icon] | None = None
    ) -> None:
        super().__init__(ui)
        self._group = QButtonGroup(self)
        self.chosen = self._group.buttonClicked
        self._buttons: dict[str, ChoiceButton] = {}
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for value in values:
            button = ChoiceButton(ui, self, names.choice_name(name, value), mark=(marks or {}).get(value))
            button.setCheckable(True)
            button.setProperty("value", value)
            self._group.addButton(button)
            self._buttons[value] = button
        self._arrange()

    @property
    def value(self) -> str:
        """The chosen value; empty while none is chosen."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    @property
    def stops(self) -> list[QWidget]:
        return list(self._buttons.values())

    def choose(self, value: str) -> None:
        """Show this value as chosen without emitting `chosen`."""
        self._buttons[value].setChecked(True)

    def set_words(self, words: Sequence[str], title: str) -> None:
        for button, text in zip(self._buttons.values(), words, strict=True):
            button.set_words(text)
            button.setAccessibleDescription(title)
        self.setAccessibleName(title)
        self._arrange()

    def set_notes(self, notes: Sequence[str]) -> None:
        for button, note in zip(self._buttons.values(), notes, strict=True):
            button.set_note(note)
            button.setAccessibleName(f"{button.words}, {note}")
        self._arrange()

    def update_theme(self) -> None:
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """One below the other is possible, too."""
        widest = max(button.sizeHint().width() for button in self._buttons.values())
        return QSize(widest, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        gap = self.ui.theme.space.tight
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
