"""All lines of the opening on a sheet, to be read before it begins."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from shgui.narrator.opening_script import NarrationStep, OpeningAction
from shgui.ui.narrator.scene import step_text
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext

_MOST_ROWS = len(OpeningAction)
_TOP = Qt.AlignmentFlag.AlignTop


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
        self._grid.setRowStretch(_MOST_ROWS, 1)
        self._rows: list[tuple[PlainLabel, PlainLabel]] = []

    def show_script(self, steps: Sequence[NarrationStep], languages: Sequence[str]) -> None:
        self._steps, self._languages = tuple(steps), tuple(languages)
        self._write()

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._grid.setContentsMargins(space.large, space.large, space.large, space.large)
        self._grid.setHorizontalSpacing(space.medium)
        self._grid.setVerticalSpacing(space.medium)

    def update_texts(self) -> None:
        self._write()

    def _write(self) -> None:
        for place, step in enumerate(self._steps):
            number, text = self._row(place)
            number.setText(self.ui.words.number(place + 1))
            text.setText("\n".join(step_text(step.says, language) for language in self._languages))
            text.setProperty("voice", "soft" if step.says is None else "")
            text.style().polish(text)
        for place, row in enumerate(self._rows):
            for label in row:
                label.setVisible(place < len(self._steps))

    def _row(self, place: int) -> tuple[PlainLabel, PlainLabel]:
        while len(self._rows) <= place:
            number, text = PlainLabel(size=Text.CONTROL), PlainLabel(wraps=True, size=Text.CONTROL)
            self._grid.addWidget(number, len(self._rows), 0, _TOP)
            self._grid.addWidget(text, len(self._rows), 1, _TOP)
            self._rows.append((number, text))
        return self._rows[place]
