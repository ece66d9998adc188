"""How large anything is that is pressed."""

from shgui.ui.theme import Theme

LEAST_TARGET = 44
"""What a finger can hit, in pixels."""


def target(theme: Theme) -> int:
    """The least width and height of anything that is pressed."""
    return max(LEAST_TARGET, theme.space.touch)
