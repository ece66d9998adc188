"""The frame of pages beside a game: a title, a body that scrolls, and *Back*."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui.paint.icons import Icon
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import DoubleRule
from shgui.ui.widgets.themed import Themed, UiContext
from shgui.ui.widgets.type_button import ButtonKind, TypeButton


class BackTarget(Protocol):
    """The router, as far as the button *Back* needs it."""

    def back(self) -> None: ...


class BesidePage(Themed, QWidget):
    """A page with a printed head: *Back*, a title, a line about it, and a double rule."""

    def __init__(self, ui: UiContext, way_back: BackTarget, name: str, back_name: str) -> None:
        super().__init__(ui, name=name)
        self.title = PlainLabel(wraps=True, size=Text.LABEL)
        self.about = PlainLabel(wraps=True, voice="soft")
        self.back = TypeButton(ui, self, back_name, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self.back.clicked.connect(way_back.back)
        self._way_back = way_back
        self._rule = DoubleRule(ui)
        self.head = QHBoxLayout()
        self.head.addWidget(self.back)
        self.head.addWidget(self.title)
        self.head.addWidget(self.about, 1)
        # Where a page has nothing to say there, what follows stands at the right all the same.
        self.head.addStretch(0)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self._page = QVBoxLayout(self)
        self._page.addLayout(self.head)
        self._page.addWidget(self._rule)
        self._page.addLayout(self.foot)

    def set_body(self, body: QWidget) -> None:
        self._page.insertWidget(2, body, 1)

    def add_above_body(self, notice: QWidget) -> None:
        self._page.insertWidget(2, notice)

    def add_below_body(self, *parts: QWidget) -> None:
        """Put parts below the body that don't scroll with it."""
        for part in parts:
            self._page.insertWidget(self._page.count() - 1, part)

    def update_theme(self) -> None:
        space = self.ui.theme.space
        self._page.setContentsMargins(space.page, space.small, space.page, space.medium)
        self._page.setSpacing(space.small)
        self.head.setSpacing(space.medium)
        self.foot.setSpacing(space.small)

    def update_texts(self) -> None:
        self.back.set_words(self.ui.words.gettext("Back"))

    def show_refusal(self, sentence: str) -> None:
        """Do nothing: nothing that is chosen here can be refused."""

    def set_focus_first(self) -> None:
        self.back.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._way_back.back()
        else:
            super().keyPressEvent(event)
