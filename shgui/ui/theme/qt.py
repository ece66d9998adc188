"""The palette in Qt's words."""

from functools import lru_cache

from PySide6.QtGui import QColor, QPalette

from shgui.ui.theme.theme import Theme


@lru_cache(maxsize=256)
def _parsed(name: str) -> QColor:
    return QColor(name)


def colour(name: str, opacity: float = 1.0) -> QColor:
    """A colour of the palette; a fresh object that the caller may keep and change."""
    result = QColor(_parsed(name))
    if opacity < 1.0:
        result.setAlphaF(opacity)
    return result


def qt_palette(theme: Theme) -> QPalette:
    """For everything that a style sheet doesn't reach."""
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
