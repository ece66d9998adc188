"""Buttons for the languages, each by its own name."""

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.settings.preferences import Preferences
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton


class LanguageButton(TypeButton):
    """A button that is inked solid when chosen, since a tick would take room from its name."""

    @property
    def _sign(self) -> Icon | None:
        return None


class LanguageRow(Themed, QWidget):
    _IN_A_ROW = 3

    def __init__(self, ui: UiContext, preferences: Preferences) -> None:
        super().__init__(ui)
        self._preferences = preferences
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        for column in range(self._IN_A_ROW):
            self._grid.setColumnStretch(column, 1)
        self._group = QButtonGroup(self)
        for index, (code, endonym) in enumerate(preferences.languages):
            self._add(index, code, endonym)
        preferences.language_changed.connect(self._check)
        self._check()

    def _check(self) -> None:
        for button in self._buttons:
            button.setChecked(button.property("code") == self._preferences.language)

    @property
    def _buttons(self) -> list[TypeButton]:
        return [button for button in self._group.buttons() if isinstance(button, TypeButton)]

    def _add(self, index: int, code: str, endonym: str) -> None:
        button = LanguageButton(self.ui, self, names.home_language(code), kind=ButtonKind.QUIET)
        button.set_words(endonym)
        button.setProperty("code", code)
        button.setCheckable(True)
        button.clicked.connect(self._choose_sender)
        button.keep_height()
        self._group.addButton(button)
        self._grid.addWidget(button, index // self._IN_A_ROW, index % self._IN_A_ROW)

    def _choose_sender(self) -> None:
        self._preferences.change(language=self.sender().property("code"))
