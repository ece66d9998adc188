"""Tool tips without markup."""

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def set_tool_tip(widget: QWidget, words: str) -> None:
    widget.setToolTip(escape_tool_tip(words))


def escape_tool_tip(words: str) -> str:
    """Return the text that makes a tool tip show exactly these words."""
    # Without either there is no tag, and nobody needs to be asked.
    if "<" not in words and "&" not in words:
        return words
    return QtGui.Qt.convertFromPlainText(words) if QtGui.Qt.mightBeRichText(words) else words
