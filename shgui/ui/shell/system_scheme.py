"""The scheme that the system asks programs to use."""

from PySide6 import QtCore
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from shgui.ui.theme import Scheme


class SystemScheme:
    """Qt is asked after the first picture: its answers are names of `Qt`, which take time (see `paint.ink`),
    and some desktops answer no sooner.

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
            self.ask()
        if self._contrast:
            return Scheme.CONTRAST
        return Scheme.DARK if self._dark else Scheme.LIGHT

    @property
    def known_scheme(self) -> Scheme | None:
        """The scheme for the next start to begin with; None where the system was never asked."""
        return self.scheme if self._is_known else None

    def ask(self) -> None:
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
