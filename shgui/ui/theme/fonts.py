"""Three shipped families under names of our own, which no installed font has."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtGui import QFontDatabase


class Family(StrEnum):
    POSTER = "Shgui Poster"
    """Wood type, cut from Roboto Serif: titles, parties, ballots, great numbers; never a sentence."""
    GOTHIC = "Shgui Gothic"
    """Condensed, cut from Oswald: placards and names, readable from two metres."""
    TEXT = "Shgui Text"
    """For reading, cut from Brygada 1918; alone has a bold face."""

    @property
    def capitals(self) -> float:
        """Height of a capital as a part of the font's pixel size."""
        return _CAPITALS[self]


_CAPITALS = {Family.POSTER: 0.71, Family.GOTHIC: 0.81, Family.TEXT: 0.67}

FILES = {
    "ShguiPoster-Regular.ttf": Family.POSTER,
    "ShguiGothic-Regular.ttf": Family.GOTHIC,
    "ShguiText-Regular.ttf": Family.TEXT,
    "ShguiText-Bold.ttf": Family.TEXT,
}


class FontMissingError(RuntimeError):
    """A shipped font can't be loaded: the installation is damaged."""


def load_fonts(folder: Path) -> None:
    """Make the shipped families known to Qt. Call once, after the application object exists."""
    for name, family in FILES.items():
        number = QFontDatabase.addApplicationFont(str(folder / name))
        if family not in QFontDatabase.applicationFontFamilies(number):
            raise FontMissingError(name)
