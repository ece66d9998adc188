"""The frame of pages that are looked at beside a game: a title, something to scroll, and the way back."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.paint.signs import Mark
from shgui.ui.theme import Text
from shgui.ui.widgets.fold import Fold
from shgui.ui.widgets.plain import PlainLabel
from shgui.ui.widgets.type_button import Kind, TypeButton
from shgui.ui.window.navigator import Navigator
from shgui.words.catalogue import Catalogue


class BesidePage(QWidget):
    def __init__(self, renderer: Renderer, navigator: Navigator, name: str, back_name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.renderer = renderer
        self.title = PlainLabel(wraps=True, size=Text.HEADLINE)
        self.back = TypeButton(renderer, self, back_name, kind=Kind.PRIMARY, mark=Mark.LEFT)
        self.back.clicked.connect(navigator.go_back)
        self._navigator = navigator
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.back)
        self.foot.addStretch(1)
        self._page = QVBoxLayout(self)
        self._page.addWidget(self.title)
        self._page.addLayout(self.foot)
        self._space()

    def lay(self, body: QWidget) -> None:
        """What stands between title and foot."""
        self._page.insertWidget(1, body, 1)

    def set_renderer(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.back.set_renderer(renderer)
        self._space()

    def retranslate(self, words: Catalogue) -> None:
        self.back.set_words(words.gettext("Back"))

    def refuse(self, sentence: str) -> None:
        """Nothing is asked for here that could be refused."""

    def set_focus_first(self) -> None:
        self.back.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self._navigator.go_back()
        else:
            super().keyPressEvent(event)

    def _space(self) -> None:
        space = self.renderer.theme.space
        self._page.setContentsMargins(space.page, space.medium, space.page, space.medium)
        self._page.setSpacing(space.medium)


def scrolled(widget: QWidget) -> QScrollArea:
    """Up and down only: texts break into lines, nothing is wider than the page."""
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # A viewport of our own: Qt's would be looked up by its kind, for which PySide loads every class there is.
    area.setViewport(QWidget())
    area.setWidget(widget)
    widget.setAutoFillBackground(False)
    Fold(area)
    return area
