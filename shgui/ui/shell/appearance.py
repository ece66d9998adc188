"""How everything looks now: the theme, by settings, system and window height, and the renderer of it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import MotionChoice, SchemeChoice, Settings
from shgui.ui.shell.system_scheme import SystemScheme
from shgui.ui.theme import Scheme, Theme, qt_palette, style_sheet

# Type follows the window's height in steps: dragging an edge doesn't set everything anew at each pixel.
_STEP = 24
_SETTLES = 120
"""Milliseconds after which a window that was resized is thought to keep its size."""

PRINTS = 8 * 1024 * 1024
"""Bytes of prints that are kept in a small window; a large one keeps what it needs."""


class Appearance(QObject):
    changed = Signal()
    """There is a new renderer; every page has to be given it."""

    def __init__(self, application: QApplication, assets: Path, settings: Settings, height: int) -> None:
        super().__init__()
        self._application = application
        self._system = SystemScheme(application, settings.system_scheme)
        self._icons = assets / "icons"
        self._settings = settings
        self._height = height
        self._motion_unwanted = False
        self._settling = QTimer(self, singleShot=True, interval=_SETTLES)
        self._settling.timeout.connect(self._refresh)
        self.renderer = Renderer(self._theme(), Art(assets), budget=PRINTS)
        self._dress()
        # A desktop tells one after the other: what it hasn't told yet is left as it was.
        self._system.hints.colorSchemeChanged.connect(self._hear_brightness)
        self._system.wishes.contrastPreferenceChanged.connect(self._hear_contrast)

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def system_scheme(self) -> Scheme | None:
        """What the system wishes for, whatever the user chose; None where it wasn't asked."""
        return self._system.heard

    def ask_system(self) -> None:
        """What it wishes now; to be called when the first picture is seen."""
        self._hear(self._system.ask)

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

    def _hear_brightness(self) -> None:
        self._hear(self._system.hear_brightness)

    def _hear_contrast(self) -> None:
        self._hear(self._system.hear_contrast)

    def _hear(self, listen: Callable[[], None]) -> None:
        before = self._system.scheme
        listen()
        if self._system.scheme is not before:
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
        return self._system.scheme
