"""The looks of the program as data: colours, type, distances, times, and the style sheet made of them.

A theme is a value, and equal settings are equal themes. The idea behind the numbers is a parliament's print
shop of the 1930s: posters in wood type, minutes on warm paper, one ink, light from the top left.
"""

from shgui.ui.theme.fonts import Family, FontMissingError, load_fonts
from shgui.ui.theme.metrics import REDUCED, Motion, Pace, Spacing, Text, TypeScale, ViewingDistance
from shgui.ui.theme.palette import PALETTES, Palette, Scheme
from shgui.ui.theme.style_sheet import build_style_sheet
from shgui.ui.theme.theme import Theme, colour, make_font, make_qt_palette

__all__ = [
    "PALETTES",
    "REDUCED",
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
    "ViewingDistance",
    "build_style_sheet",
    "colour",
    "load_fonts",
    "make_font",
    "make_qt_palette",
]
