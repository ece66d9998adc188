"""How everything looks now: the theme, by settings, system and window height, and the renderer of it."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import MotionChoice, SchemeChoice, Settings
from shgui.ui.theme import Scheme, Theme, qt_palette, style_sheet

# Type follows the window's height in steps: dragging an edge doesn't set everything anew at each pixel.
_STEP = 24
_SETTLES = 120
"""Milliseconds after which a window that was resized is thought to keep its size."""

PRINTS = 8 * 1024 * 1024
"""Bytes of prints that are kept in a small window; a large one keeps what it needs."""


class Looks(QObject):
    changed = Signal()
    """There is a new renderer; every page has to be given it."""

    def __init__(self, application: QApplication, assets: Path, settings: Settings, height: int) -> None:
        super().__init__()
        self._application = application
        # Qt hands out a new wrapper each time; signals live as long as the one they were connected on.
        self._hints = application.styleHints()
        self._wishes = self._hints.accessibility()
        self._icons = assets / "icons"
        self._settings = settings
        self._height = height
        self._motion_unwanted = False
        self._settling = QTimer(self, singleShot=True, interval=_SETTLES)
        self._settling.timeout.connect(self._refresh)
        self.renderer = Renderer(self._theme(), Art(assets), budget=PRINTS)
        self._dress()
        self._hints.colorSchemeChanged.connect(self._refresh)
        self._wishes.contrastPreferenceChanged.connect(self._refresh)

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    def follow(self, settings: Settings) -> None:
        self._settings = settings
        self._refresh()

    def follow_height(self, height: int) -> None:
        """The window has this height now, in logical pixels; type follows when it keeps it for a moment."""
        self._height = height
        if self._theme() != self.renderer.theme:
            self._settling.start()

    def set_motion_unwanted(self, unwanted: bool) -> None:
        """What the system says about motion; counts where the user left it to the system."""
        if unwanted != self._motion_unwanted:
            self._motion_unwanted = unwanted
            self._refresh()

    def _refresh(self) -> None:
        theme = self._theme()
        if theme == self.renderer.theme:
            return
        self.renderer = Renderer(theme, self.renderer.art, budget=PRINTS)
        self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        self._application.setPalette(qt_palette(self.theme))
        self._application.setStyleSheet(style_sheet(self.theme, self._icons))

    def _theme(self) -> Theme:
        settings = self._settings
        return Theme.of(
            self._scheme(),
            height=max(_STEP, self._height // _STEP * _STEP),
            distance=settings.distance,
            percent=settings.text_percent,
            reduced_motion=settings.motion is MotionChoice.REDUCED
            or (settings.motion is MotionChoice.SYSTEM and self._motion_unwanted),
            pace=settings.pace,
        )

    def _scheme(self) -> Scheme:
        if self._settings.scheme is not SchemeChoice.SYSTEM:
            return Scheme(self._settings.scheme)
        if self._wishes.contrastPreference() is Qt.ContrastPreference.HighContrast:
            return Scheme.CONTRAST
        return Scheme.DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else Scheme.LIGHT
