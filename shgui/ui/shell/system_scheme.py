"""Which scheme the system wishes for."""

from PySide6 import QtCore
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from shgui.ui.theme import Scheme


class SystemScheme:
    """Qt is asked after the first picture: its answers are names of `Qt`, which take time (see `paint.ink`),
    and some desktops answer no sooner.

    Until then it is as was `heard` when the program ran last, and dark where the system's palette is. Where
    nothing was heard yet, Qt is asked at once: nobody is shown colours that he can't tell apart.
    """

    def __init__(self, application: QApplication, heard: Scheme | None) -> None:
        # Qt hands out a new wrapper each time; signals live as long as the one they were connected on.
        self.hints = application.styleHints()
        self.wishes = self.hints.accessibility()
        # What was set for an earlier window of this process isn't the system's.
        application.setPalette(QPalette())
        self._dark_palette = _is_dark(application.palette())
        self._dark = self._dark_palette or heard is Scheme.DARK
        self._contrast = heard is Scheme.CONTRAST
        self._heard = heard is not None

    @property
    def scheme(self) -> Scheme:
        if not self._heard:
            self.ask()
        if self._contrast:
            return Scheme.CONTRAST
        return Scheme.DARK if self._dark else Scheme.LIGHT

    @property
    def heard(self) -> Scheme | None:
        """What the next start is to begin with; None where nobody has asked."""
        return self.scheme if self._heard else None

    def ask(self) -> None:
        self._heard = True
        self.hear_contrast()
        self.hear_brightness()

    def hear_contrast(self) -> None:
        self._contrast = self.wishes.contrastPreference() is QtCore.Qt.ContrastPreference.HighContrast

    def hear_brightness(self) -> None:
        told = self.hints.colorScheme()
        unknown = told is QtCore.Qt.ColorScheme.Unknown
        self._dark = self._dark_palette if unknown else told is QtCore.Qt.ColorScheme.Dark


def _is_dark(palette: QPalette) -> bool:
    window, words = palette.window().color(), palette.windowText().color()
    return window.lightness() < words.lightness()
