"""One value that holds everything about the looks of the moment."""

from typing import NamedTuple

from PySide6.QtGui import QFont

from shgui.ui.theme.fonts import Family
from shgui.ui.theme.metrics import REDUCED, Distance, Motion, Pace, Spacing, Text, TypeScale
from shgui.ui.theme.palette import PALETTES, Palette, Scheme

_UNITS = 135


class Theme(NamedTuple):
    palette: Palette
    type: TypeScale
    space: Spacing
    motion: Motion

    @classmethod
    def of(
        cls,
        scheme: Scheme = Scheme.LIGHT,
        *,
        height: int = 1080,
        distance: Distance = Distance.TABLE,
        percent: int = 100,
        reduced_motion: bool = False,
        pace: Pace = Pace.DRAMATIC,
    ) -> "Theme":
        """The theme for a window of this height (logical pixels) and these settings."""
        return cls(
            palette=PALETTES[scheme],
            type=TypeScale(height, distance, percent),
            space=Spacing(max(540, height) / _UNITS),
            motion=(REDUCED if reduced_motion else Motion())._replace(pace=pace),
        )

    @property
    def as_drawn(self) -> "Theme":
        """The same with texts at 100 % at most."""
        return self._replace(type=self.type.as_drawn)

    def at(self, percent: int) -> "Theme":
        """The same with texts of another size."""
        return self._replace(type=self.type._replace(percent=percent))

    def font(self, text: Text) -> QFont:
        return font_of(self.type.family(text), self.type.pixels(text))


def font_of(family: Family, pixels: float, *, bold: bool = False) -> QFont:
    """A shipped font by pixel size. Only the text family has a bold cut."""
    font = QFont(family.value)
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold and family is Family.TEXT)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
