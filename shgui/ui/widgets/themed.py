"""Widgets that follow the theme and the language of their window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from shgui.ui.paint.renderer import Renderer
from shgui.ui.theme import Theme
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class UiContext:
    """The renderer and the words that all widgets of one top-level window share."""

    def __init__(self, renderer: Renderer, words: Catalogue) -> None:
        self._renderer = renderer
        self._words = words

    @property
    def renderer(self) -> Renderer:
        return self._renderer

    @property
    def words(self) -> Catalogue:
        return self._words

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    def change(self, renderer: Renderer | None = None, words: Catalogue | None = None) -> "AppearanceChange":
        """Take over what is given, and return the change for `broadcast`."""
        before = self._renderer, self._words
        self._renderer = renderer or self._renderer
        self._words = words or self._words
        return AppearanceChange(theme=self._renderer is not before[0], texts=self._words is not before[1])


class ScaledContext(UiContext):
    """The context for parts of a window that have less room for larger texts than the rest."""

    def __init__(self, whole: UiContext, percent: int | None = None) -> None:
        """`percent` is the size of the texts; without it they are never larger than 100 %."""
        self._whole = whole
        self.percent = percent
        self._at_percent = whole.renderer, whole.renderer

    @property
    def renderer(self) -> Renderer:
        whole = self._whole.renderer
        percent = self.percent or whole.theme.type.as_drawn.percent
        before, scaled = self._at_percent
        if before is not whole or scaled.theme.type.percent != percent:
            scaled = whole.with_text_percent(percent)
            self._at_percent = whole, scaled
        return scaled

    @property
    def words(self) -> Catalogue:
        return self._whole.words


class AppearanceChange(QEvent):
    """The window's context has another renderer, other words, or both."""

    _TYPE = QEvent.Type(QEvent.registerEventType())

    def __init__(self, *, theme: bool = True, texts: bool = True) -> None:
        super().__init__(self._TYPE)
        self.theme = theme
        self.texts = texts


class Themed(_Widget):
    """Mixin for widgets that paint by the theme or show words; stands before the Qt class in the bases.

    Its constructor shows neither: whoever makes a page, or adds a widget to one later, calls `broadcast`.
    """

    def __init__(self, ui: UiContext, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.ui = ui
        self.setObjectName(name)

    def update_theme(self) -> None:
        """Follow the renderer of the context: colours, sizes, motion."""
        # A page that is hidden may have measured its widgets before they heard of the new size.
        self.updateGeometry()
        self.update()

    def update_texts(self) -> None:
        """Show every text in the words of the context."""

    def customEvent(self, event: QEvent) -> None:  # noqa: N802
        if isinstance(event, AppearanceChange):
            if event.theme:
                self.update_theme()
            if event.texts:
                self.update_texts()


def broadcast(root: QWidget, change: AppearanceChange | None = None) -> None:
    """Send the change, or else one of everything, to all themed widgets below the root and to the root.

    Children come before their parents, which may measure them.
    """
    change = change or AppearanceChange()
    # A look at Qt's own parts of a line edit makes PySide create all its types: 2 MiB.
    for child in () if isinstance(root, QLineEdit) else root.children():
        if isinstance(child, QWidget):
            broadcast(child, change)
    if isinstance(root, Themed):
        QCoreApplication.sendEvent(root, change)
