"""The theme that follows from settings, system and window height, and its renderer."""

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.settings.settings import MotionChoice, SchemeChoice, Settings
from shgui.ui.theme import Scheme, Theme, build_style_sheet, make_qt_palette


class SystemScheme:
    """The system's colour scheme. Qt is asked after the first picture: its answers are names of `Qt`, which
    take time (see `paint.ink`), and some desktops answer no sooner.

    Until then it is as `known` from the last run, and dark where the system's palette is. Where nothing is
    known, Qt is asked at once: no one is shown colours that they can't tell apart.
    """

    def __init__(self, application: QApplication, known: Scheme | None) -> None:
        # Qt hands out a new wrapper each time; signals live as long as the one they were connected on.
        self.hints = application.styleHints()
        self.accessibility = self.hints.accessibility()
        # What was set for an earlier window of this process isn't the system's.
        application.setPalette(QPalette())
        self._dark_palette = _is_dark(application.palette())
        self._dark = self._dark_palette or known is Scheme.DARK
        self._contrast = known is Scheme.CONTRAST
        self._is_known = known is not None

    @property
    def scheme(self) -> Scheme:
        if not self._is_known:
            self.ask_system()
        if self._contrast:
            return Scheme.CONTRAST
        return Scheme.DARK if self._dark else Scheme.LIGHT

    @property
    def known_scheme(self) -> Scheme | None:
        """The scheme for the next start to begin with; None where the system was never asked."""
        return self.scheme if self._is_known else None

    def ask_system(self) -> None:
        self._is_known = True
        self.update_contrast()
        self.update_brightness()

    def update_contrast(self) -> None:
        self._contrast = self.accessibility.contrastPreference() is QtCore.Qt.ContrastPreference.HighContrast

    def update_brightness(self) -> None:
        scheme = self.hints.colorScheme()
        unknown = scheme is QtCore.Qt.ColorScheme.Unknown
        self._dark = self._dark_palette if unknown else scheme is QtCore.Qt.ColorScheme.Dark


def _is_dark(palette: QPalette) -> bool:
    window, words = palette.window().color(), palette.windowText().color()
    return window.lightness() < words.lightness()


# Type follows the window's height in steps: dragging an edge doesn't set everything anew at each pixel.
_STEP = 24
_SETTLING_MS = 120
"""Milliseconds after which a window that was resized is thought to keep its size."""

PRINT_BYTES = 8 * 1024 * 1024
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
        self._settling = QTimer(self, singleShot=True, interval=_SETTLING_MS)
        self._settling.timeout.connect(self._refresh)
        self.renderer = Renderer(self._build_theme(), Art(assets), budget=PRINT_BYTES)
        self._apply_to_application()
        # A desktop reports one after the other: what it hasn't reported yet stays as it was.
        self._system.hints.colorSchemeChanged.connect(self._update_brightness)
        self._system.accessibility.contrastPreferenceChanged.connect(self._update_contrast)

    @property
    def theme(self) -> Theme:
        return self.renderer.theme

    @property
    def system_scheme(self) -> Scheme | None:
        """The scheme of the system, whatever the user chose; None where it wasn't asked."""
        return self._system.known_scheme

    def ask_system(self) -> None:
        """Ask the system for its scheme; to be called when the first picture is seen."""
        self._update_scheme(self._system.ask_system)

    def follow_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._refresh()

    def follow_height(self, height: int) -> None:
        """Take over the height of the window in logical pixels; type follows when it stays the same."""
        self._height = height
        if self._build_theme() != self.renderer.theme:
            self._settling.start()

    def close(self) -> None:
        self._settling.stop()
        self.blockSignals(True)

    def set_motion_unwanted(self, unwanted: bool) -> None:
        """Take over what the system says about motion, for users who left it to the system."""
        if unwanted != self._motion_unwanted:
            self._motion_unwanted = unwanted
            self._refresh()

    def _update_brightness(self) -> None:
        self._update_scheme(self._system.update_brightness)

    def _update_contrast(self) -> None:
        self._update_scheme(self._system.update_contrast)

    def _update_scheme(self, update: Callable[[], None]) -> None:
        before = self._system.scheme
        update()
        if self._system.scheme is not before:
            self._refresh()

    def _refresh(self) -> None:
        theme = self._build_theme()
        if theme == self.renderer.theme:
            return
        self.renderer = Renderer(theme, self.renderer.art, budget=PRINT_BYTES)
        self._apply_to_application()
        self.changed.emit()

    def _apply_to_application(self) -> None:
        self._application.setPalette(make_qt_palette(self.theme))
        self._application.setStyleSheet(build_style_sheet(self.theme, self._icons))

    def _build_theme(self) -> Theme:
        settings = self._settings
        by_system = settings.scheme is SchemeChoice.SYSTEM
        return Theme.of(
            self._system.scheme if by_system else Scheme(settings.scheme),
            height=max(_STEP, self._height // _STEP * _STEP),
            distance=settings.distance,
            percent=settings.text_percent,
            reduced_motion=settings.motion is MotionChoice.REDUCED
            or (settings.motion is MotionChoice.SYSTEM and self._motion_unwanted),
            pace=settings.pace,
        )
