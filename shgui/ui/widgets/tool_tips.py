"""Tool tips that show their words as they are, as `plain` does for labels."""

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def set_tool_tip(widget: QWidget, words: str) -> None:
    widget.setToolTip(plain_tip(words))


def plain_tip(words: str) -> str:
    """What a tool tip has to be given to show these words; mostly the words themselves."""
    # Without either there is no tag, and nobody needs to be asked.
    if "<" not in words and "&" not in words:
        return words
    return QtGui.Qt.convertFromPlainText(words) if QtGui.Qt.mightBeRichText(words) else words
