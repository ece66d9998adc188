"""Three shipped families under our own names, so that an installed font of the same name never takes their
place.

- *Shgui Poster* (cut from Roboto Serif: narrowest width, near black weight) is the wood type: the title, the
  words of parties and ballots, great numbers. Words of one or two lines, never a sentence.
- *Shgui Gothic* (cut from Oswald) is the condensed gothic of placards and names: high capitals in little
  width, so that a name of sixteen letters stays readable from two metres.
- *Shgui Text* (cut from Brygada 1918, regular and bold) is for reading: minutes, rules, buttons that explain.
"""

from enum import StrEnum
from pathlib import Path

from PySide6.QtGui import QFontDatabase


class Family(StrEnum):
    POSTER = "Shgui Poster"
    GOTHIC = "Shgui Gothic"
    TEXT = "Shgui Text"

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
