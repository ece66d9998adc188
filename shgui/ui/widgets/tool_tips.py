"""Tool tips that show their words as they are, as `plain` does for labels."""

from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QWidget


def set_tool_tip(widget: QWidget, words: str) -> None:
    widget.setToolTip(plain_tip(words))


def plain_tip(words: str) -> str:
    """What a tool tip has to be given to show these words; mostly the words themselves."""
    return Markup.convertFromPlainText(words) if Markup.mightBeRichText(words) else words
