"""The one window: a table top with one page on it, and the menus above."""

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QWidget

from shgui.ui import widget_names as names
from shgui.ui.paint.ground import GroundDrawable
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import Settings, WindowPlace
from shgui.ui.shell.pages import PageName, WindowPage
from shgui.ui.widgets.enter_key import press_focused_button
from shgui.ui.widgets.themed import AppearanceChange, Themed, UiContext, broadcast
from shgui.words import home_texts
from shgui.words.catalogue import Catalogue

FIRST_SIZE = (1280, 800)
LEAST_SIZE = (960, 600)

_TURNS_UNTIL_CALM = 3
"""Turns of the event loop. Qt animates the window's layout, though for no time, with objects that it keeps to
itself; shown to an event filter of ours, they have PySide make all of its types at once, to find theirs."""


class PageStack(Themed, QWidget):
    """The ground that every page lies on. Pages replace one another at once, never by fading."""

    first_seen = Signal()
    """The first picture is on the screen, and all is calm."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui)
        # Not a QStackedWidget: PySide would make all that frames are asked for, and nothing here has a frame.
        self.stack = QStackedLayout(self)
        self._seen = False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        # The first time without a print to lay down again: that is ready sooner.
        self.ui.renderer.draw(painter, QRectF(self.rect()), GroundDrawable(), keep=self._seen)
        if not self._seen:
            self._seen = True
            self._await_calm(_TURNS_UNTIL_CALM)

    def _await_calm(self, turns: int) -> None:
        if turns:
            QTimer.singleShot(0, self, partial(self._await_calm, turns - 1))
        else:
            # From now on there is no need to clear it before.
            self.setAttribute(QtCore.Qt.WidgetAttribute.WA_OpaquePaintEvent)
            self.first_seen.emit()


class MainWindow(QMainWindow):
    """Makes a page when it is first shown. Pages that aren't on the window are updated when they are next.

    The title is the name of the game and nothing else, whatever is on the window.
    """

    page_shown = Signal()
    """Another page came up, or the same one with other content."""
    height_changed = Signal(int)
    closing = Signal()
    state_changed = Signal()

    def __init__(self, make_page: Callable[[PageName], QWidget], ui: UiContext) -> None:
        super().__init__()
        self.setObjectName(names.WINDOW)
        self._make_page = make_page
        self.ui = ui
        self._pages: dict[PageName, QWidget] = {}
        self._updated: dict[PageName, tuple[Renderer, Catalogue]] = {}
        """The theme and the language that each page follows."""
        self._top = PageStack(ui)
        self.first_seen = self._top.first_seen
        self.setCentralWidget(self._top)
        self.setMinimumSize(*LEAST_SIZE)
        self.setWindowTitle(home_texts.get_program_title(ui.words))

    @property
    def current(self) -> PageName | None:
        widget = self._top.stack.currentWidget()
        return next((name for name, page in self._pages.items() if page is widget), None)

    def page(self, name: PageName) -> QWidget:
        """Return the page, made and updated if need be; it isn't shown by that."""
        if name not in self._pages:
            page = self._make_page(name)
            self._pages[name] = page
            self._top.stack.addWidget(page)
        self._update_page(name)
        return self._pages[name]

    def has_page(self, name: PageName) -> bool:
        return name in self._pages

    def show_page(self, name: PageName) -> None:
        page = self.page(name)
        if self._top.stack.currentWidget() is not page:
            self._top.stack.setCurrentWidget(page)
            _as_page(page).set_focus_first()
        self.page_shown.emit()

    def help_topic(self) -> str:
        widget = self._top.stack.currentWidget()
        return _as_page(widget).help_topic() if widget is not None else ""

    def show_refusal(self, sentence: str) -> None:
        widget = self._top.stack.currentWidget()
        if widget is not None:
            _as_page(widget).show_refusal(sentence)

    def change_appearance(self, renderer: Renderer | None = None, words: Catalogue | None = None) -> None:
        self.ui.change(renderer, words)
        self.setWindowTitle(home_texts.get_program_title(self.ui.words))
        self._top.update()
        if self.current is not None:
            self._update_page(self.current)

    def restore_place(self, settings: Settings) -> None:
        """Restore place and size of the window, as far as there is still a screen for it."""
        self.setGeometry(clamp_to_screens(settings.place, _list_screens()))
        if settings.full_screen:
            self.setWindowState(self.windowState() | QtCore.Qt.WindowState.WindowFullScreen)
        elif settings.maximised:
            self.setWindowState(self.windowState() | QtCore.Qt.WindowState.WindowMaximized)

    def list_place_settings(self) -> dict[str, object]:
        rect = self.normalGeometry()
        place = WindowPlace(rect.left(), rect.top(), rect.width(), rect.height())
        return {
            "place": place if rect.isValid() else None,
            "maximised": bool(self.windowState() & QtCore.Qt.WindowState.WindowMaximized),
            "full_screen": self.isFullScreen(),
        }

    def set_full_screen(self, on: bool) -> None:
        state = self.windowState()
        wanted = QtCore.Qt.WindowState.WindowFullScreen
        self.setWindowState(state | wanted if on else state & ~wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        # Pages, sheets and menus have had the key before.
        if event.key() == QtCore.Qt.Key.Key_Escape and self.isFullScreen():
            self.set_full_screen(False)
        elif not press_focused_button(event, self):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.height_changed.emit(self.height())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        # A window that isn't shown yet forgets where the keyboard was to go.
        widget = self._top.stack.currentWidget()
        if widget is not None and not event.spontaneous():
            _as_page(widget).set_focus_first()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.state_changed.emit()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.closing.emit()
        super().closeEvent(event)

    def _update_page(self, name: PageName) -> None:
        renderer, words = self._updated.get(name, (None, None))
        theme, texts = renderer is not self.ui.renderer, words is not self.ui.words
        if theme or texts:
            # Noted first: a page that opens something again while it is updated leads back here.
            self._updated[name] = (self.ui.renderer, self.ui.words)
            broadcast(self._pages[name], AppearanceChange(theme=theme, texts=texts))


class MenuBar:
    """The names of the menus. Their actions are made after the first picture (`Menus`)."""

    def __init__(self, window: QMainWindow) -> None:
        bar = window.menuBar()
        self.game = bar.addMenu("")
        self.view = bar.addMenu("")
        self.help = bar.addMenu("")

    def set_words(self, words: Catalogue) -> None:
        # Translators: menus; the letter after & is the one to press together with Alt
        self.game.setTitle(words.pgettext("menu", "&Game"))
        self.view.setTitle(words.pgettext("menu", "&View"))
        self.help.setTitle(words.pgettext("menu", "&Help"))


def compute_height_at_start(settings: Settings) -> int:
    """Return how high the window will be, so that no text has to be laid out twice."""
    screens = _list_screens()
    if screens and (settings.maximised or settings.full_screen):
        return screens[0].height()
    return clamp_to_screens(settings.place, screens).height()


def clamp_to_screens(place: WindowPlace | None, screens: list[QRect]) -> QRect:
    """Return a place that can be seen and reached: the old one if it is on a screen, else centred."""
    home = screens[0] if screens else QRect(0, 0, *FIRST_SIZE)
    if place is None:
        return _centre_on_screen(home, *FIRST_SIZE)
    wanted = QRect(place.left, place.top, place.width, place.height)
    seen = [screen for screen in screens if screen.contains(wanted.center())]
    if not seen:
        return _centre_on_screen(home, place.width, place.height)
    width, height = min(wanted.width(), seen[0].width()), min(wanted.height(), seen[0].height())
    left = min(max(wanted.left(), seen[0].left()), seen[0].right() - width + 1)
    top = min(max(wanted.top(), seen[0].top()), seen[0].bottom() - height + 1)
    return QRect(left, top, width, height)


def _list_screens() -> list[QRect]:
    return [screen.availableGeometry() for screen in QGuiApplication.screens()]


def _centre_on_screen(screen: QRect, width: int, height: int) -> QRect:
    # A little less than the screen: the frame and its title take room too.
    rect = QRect(0, 0, min(width, screen.width() - 16), min(height, screen.height() - 48))
    rect.moveCenter(screen.center())
    return rect


def _as_page(widget: QWidget) -> WindowPage:
    return cast(WindowPage, widget)
