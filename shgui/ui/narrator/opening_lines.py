"""All lines of the opening on a sheet, to be read before it begins."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from shgui.narrator.opening_script import NarrationStep, OpeningAction
from shgui.ui.narrator.stage import get_step_text
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext


class NarratorScript(Themed, QFrame):
    """A sheet of numbered lines; with two languages each number has both."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.setProperty("sheet", "true")
        self._steps: tuple[NarrationStep, ...] = ()
        self._languages: tuple[str, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        # Below the last line, whatever their number.
        self._grid.setRowStretch(len(OpeningAction), 1)
        self._rows: list[tuple[PlainLabel, PlainLabel]] = []

    def show_script(self, steps: Sequence[NarrationStep], languages: Sequence[str]) -> None:
        self._steps, self._languages = tuple(steps), tuple(languages)
        self.update_texts()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._grid.setContentsMargins(space.large, space.large, space.large, space.large)
        self._grid.setSpacing(space.medium)

    def update_texts(self) -> None:
        for place, step in enumerate(self._steps):
            if place == len(self._rows):
                self._add_row(place)
            number, text = self._rows[place]
            number.setText(self.ui.words.number(place + 1))
            text.setText("\n".join(get_step_text(step.says, language) for language in self._languages))
            text.setProperty("voice", "soft" if step.says is None else "")
            text.style().polish(text)
        for place, row in enumerate(self._rows):
            for label in row:
                label.setVisible(place < len(self._steps))

    def _add_row(self, place: int) -> None:
        row = PlainLabel(size=Text.CONTROL), PlainLabel(wraps=True, size=Text.CONTROL)
        for column, label in enumerate(row):
            self._grid.addWidget(label, place, column, Qt.AlignmentFlag.AlignTop)
        self._rows.append(row)
