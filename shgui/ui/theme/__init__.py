"""The looks of the program as data: colours, type, distances, times, and the style sheet made of them.

    theme = Theme.of(Scheme.DARK, height=1080, distance=Distance.TABLE, percent=100, reduced_motion=False)
    widget.setFont(theme.font(Text.HEADLINE))
    application.setPalette(qt_palette(theme)); application.setStyleSheet(style_sheet(theme, assets / "icons"))

A theme is a value: a new window height, scheme or text size is a new theme, and equal settings are equal
themes, so that caches may use it as a key.

The idea behind the numbers is a parliament's print shop of the 1930s: posters in wood type, minutes on warm
paper, stamps, a ballot box. Flat shapes, one ink, wide margins, light from the top left, a little tooth in
the paper.
"""

from shgui.ui.theme.fonts import Family, FontMissingError, load_fonts
from shgui.ui.theme.metrics import REDUCED, Distance, Motion, Pace, Spacing, Text, TypeScale
from shgui.ui.theme.palette import PALETTES, Palette, Scheme
from shgui.ui.theme.style_sheet import style_sheet
from shgui.ui.theme.theme import Theme, colour, font_of, qt_palette

__all__ = [
    "PALETTES",
    "REDUCED",
    "Distance",
    "Family",
    "FontMissingError",
    "Motion",
    "Pace",
    "Palette",
    "Scheme",
    "Spacing",
    "Text",
    "Theme",
    "TypeScale",
    "colour",
    "font_of",
    "load_fonts",
    "qt_palette",
    "style_sheet",
]
