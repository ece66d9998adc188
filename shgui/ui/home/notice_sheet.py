"""A sheet with a notice and buttons for what can be done about it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.home.home_page import Notice
from shgui.ui.theme import Text
from shgui.ui.widgets.flow_layout import FlowLayout
from shgui.ui.widgets.line_breaks import add_break_points
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import TypeButton


class NoticeSheet(Themed, QFrame):
    answered = Signal(str)
    """The code of an action."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.setProperty("sheet", "true")
        self._sentence = PlainLabel(wraps=True, name=names.HOME_NOTICE)
        self._buttons: list[TypeButton] = []
        self._button_row = FlowLayout(filled=True)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._sentence)
        self._layout.addLayout(self._button_row)

    def show_notice(self, notice: Notice) -> None:
        self._sentence.setText(add_break_points(notice.sentence))
        for old in self._buttons:
            self._button_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        for code, text in notice.actions:
            button = TypeButton(self.ui, self, names.home_notice_action(code))
            button.set_words(text)
            button.clicked.connect(partial(self.answered.emit, code))
            button.fix_height()
            self._buttons.append(button)
            self._button_row.addWidget(button)

    def update_theme(self) -> None:
        self._sentence.setStyleSheet(f"font-size: {self.ui.theme.type.pixels(Text.BODY)}px")
        space = self.ui.theme.space
        self._layout.setContentsMargins(*(4 * (space.small,)))
        self._layout.setSpacing(space.small)
        self._button_row.setSpacing(space.tight)
        self._layout.activate()
        self.updateGeometry()
