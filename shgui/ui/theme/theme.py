"""One value that holds everything about the looks of the moment, and how Qt is told of it."""

from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QPalette

from shgui.ui.theme.fonts import Family
from shgui.ui.theme.metrics import REDUCED, Motion, Pace, Spacing, Text, TypeScale, ViewingDistance
from shgui.ui.theme.palette import PALETTES, Palette, Scheme


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
        distance: ViewingDistance = ViewingDistance.TABLE,
        percent: int = 100,
        reduced_motion: bool = False,
        pace: Pace = Pace.DRAMATIC,
    ) -> "Theme":
        """Return the theme for a window of this height (logical pixels) and these settings."""
        return cls(
            palette=PALETTES[scheme],
            type=TypeScale(height, distance, percent),
            space=Spacing(max(540, height) / 135),
            motion=(REDUCED if reduced_motion else Motion())._replace(pace=pace),
        )

    @property
    def as_drawn(self) -> "Theme":
        return self._replace(type=self.type.as_drawn)

    def with_text_percent(self, percent: int) -> "Theme":
        return self._replace(type=self.type._replace(percent=percent))

    def font(self, text: Text) -> QFont:
        return make_font(self.type.family(text), self.type.pixels(text))


def make_font(family: Family, pixels: float, *, bold: bool = False) -> QFont:
    """Return a shipped font by pixel size. Only the text family has a bold cut."""
    font = QFont(family.value)
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold and family is Family.TEXT)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def colour(name: str, opacity: float = 1.0) -> QColor:
    """Return a colour of the palette: a fresh object that the caller may keep and change."""
    result = QColor(name)
    if opacity < 1.0:
        result.setAlphaF(opacity)
    return result


def make_qt_palette(theme: Theme) -> QPalette:
    """Return the palette for everything that a style sheet doesn't reach."""
    colours = theme.palette
    roles = {
        QPalette.ColorRole.Window: colours.ground,
        QPalette.ColorRole.WindowText: colours.ink,
        QPalette.ColorRole.Base: colours.paper,
        QPalette.ColorRole.AlternateBase: colours.sunken,
        QPalette.ColorRole.ToolTipBase: colours.raised,
        QPalette.ColorRole.ToolTipText: colours.ink,
        QPalette.ColorRole.PlaceholderText: colours.ink_soft,
        QPalette.ColorRole.Text: colours.ink,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.ink,
        QPalette.ColorRole.BrightText: colours.ink,
        QPalette.ColorRole.Highlight: colours.ink,
        QPalette.ColorRole.HighlightedText: colours.paper,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.LinkVisited: colours.accent,
        QPalette.ColorRole.Accent: colours.accent,
        QPalette.ColorRole.Light: colours.raised,
        QPalette.ColorRole.Midlight: colours.raised,
        QPalette.ColorRole.Mid: colours.rule,
        QPalette.ColorRole.Dark: colours.rule,
        QPalette.ColorRole.Shadow: colours.shadow,
    }
    result = QPalette()
    for role, name in roles.items():
        result.setColor(role, colour(name))
    disabled = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)
    for role in disabled:
        result.setColor(QPalette.ColorGroup.Disabled, role, colour(colours.off))
    return result
