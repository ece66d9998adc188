"""The frame of pages that are looked at beside a game: a title, something to scroll, and the way back."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Text
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.rules import DoubleRule
from shgui.ui.widgets.type_button import ButtonKind, TypeButton
from shgui.words.catalogue import Catalogue


class WayBack(Protocol):
    def go_back(self) -> None:
        """To where one was."""


class BesidePage(QWidget):
    """Its head is that of a printed page: the way back, a title and what it is about, and a double rule."""

    def __init__(self, renderer: Renderer, navigator: WayBack, name: str, back_name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.renderer = renderer
        self.title = PlainLabel(wraps=True, size=Text.LABEL)
        self.about = PlainLabel(wraps=True, soft=True)
        self.back = TypeButton(renderer, self, back_name, kind=ButtonKind.QUIET, mark=Icon.LEFT)
        self.back.clicked.connect(navigator.go_back)
        self._way_back = navigator
        self._rule = DoubleRule(renderer)
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
        self._space()

    def lay(self, body: QWidget) -> None:
        """What stands between head and foot."""
        self._page.insertWidget(2, body, 1)

    def lay_above(self, notice: QWidget) -> None:
        """What is said above the body at times."""
        self._page.insertWidget(2, notice)

    def lay_below(self, *parts: QWidget) -> None:
        """What stays below it, however long that is."""
        for part in parts:
            self._page.insertWidget(self._page.count() - 1, part)

    def set_renderer(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.back.set_renderer(renderer)
        self._rule.set_renderer(renderer)
        self._space()

    def retranslate(self, words: Catalogue) -> None:
        self.back.set_words(words.gettext("Back"))

    def refuse(self, sentence: str) -> None:
        """Nothing is asked for here that could be refused."""

    def set_focus_first(self) -> None:
        self.back.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._way_back.go_back()
        else:
            super().keyPressEvent(event)

    def _space(self) -> None:
        space = self.renderer.theme.space
        self._page.setContentsMargins(space.page, space.small, space.page, space.medium)
        self._page.setSpacing(space.small)
        self.head.setSpacing(space.medium)
        self.foot.setSpacing(space.small)
