"""The contents of the page of saved games as long as there are none."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.icons import Icon
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton

_SIGN = 5
"""The height of the icon in capitals of the text."""


class NoGames(Themed, QWidget):
    def __init__(self, ui: UiContext, router: Router) -> None:
        super().__init__(ui)
        self._sheet = QFrame()
        self._sheet.setProperty("sheet", "true")
        self._sign = PlainLabel()
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = PlainLabel(wraps=True, size=Text.CONTROL)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.new_table = TypeButton(
            ui, self._sheet, names.SAVED_GAMES_NEW_TABLE, kind=ButtonKind.PRIMARY, mark=Icon.ADD
        )
        self.new_table.clicked.connect(partial(router.open, PageName.NEW_TABLE))
        self._column = QVBoxLayout(self._sheet)
        for widget in (self._sign, self._text):
            self._column.addWidget(widget)
        self._column.addWidget(self.new_table, 0, Qt.AlignmentFlag.AlignCenter)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._sheet)
        middle.addStretch(1)
        page = QVBoxLayout(self)
        page.addStretch(2)
        page.addLayout(middle)
        page.addStretch(3)

    def update_theme(self) -> None:
        theme = self.ui.theme
        self._column.setContentsMargins(*(4 * (theme.space.large,)))
        self._column.setSpacing(theme.space.large)
        self._sheet.setFixedWidth(theme.space.dialog)
        side = round(theme.type.capitals(Text.CONTROL) * _SIGN)
        self._sign.setPixmap(self.ui.renderer.icon(Icon.CHRONICLE, side * 2).pixmap(side, side))

    def update_texts(self) -> None:
        words = self.ui.words
        self._text.setText(
            words.gettext(
                "No games yet. Every game that you begin is kept here, step by step, so that you can"
                " continue it, or review it when it is over."
            )
        )
        self.new_table.set_words(words.gettext("New table"))
