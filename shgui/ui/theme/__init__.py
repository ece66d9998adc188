"""The looks of the program as data: colours, type, distances, times, and the style sheet made of them.

A theme is a value, and equal settings are equal themes. The idea behind the numbers is a parliament's print
shop of the 1930s: posters in wood type, minutes on warm paper, one ink, light from the top left.
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
