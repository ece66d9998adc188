"""Text as it is: with `tool_tips`, the one place that makes what Qt would read as markup or as shortcuts.

Names, paths and what the system says come from people and from files. Qt takes a text that looks like HTML
for HTML, follows its pictures to any file, and takes the letter after an "&" for a key. Nothing of it here.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from shgui.ui.theme import Text


class PlainLabel(QLabel):
    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        wraps: bool = False,
        size: Text | None = None,
        soft: bool = False,
        bold: bool = False,
    ) -> None:
        """`soft` is set in the second ink."""
        super().__init__(parent, wordWrap=wraps, textFormat=Qt.TextFormat.PlainText)
        self.setText(text)
        if size is not None:
            self.setProperty("type", size.value)
        if soft:
            self.setProperty("voice", "soft")
        if bold:
            font = self.font()
            font.setBold(True)
            self.setFont(font)


class LineLabel(PlainLabel):
    """A label that asks for one line, and takes more where that is too wide."""

    def __init__(self) -> None:
        super().__init__(wraps=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        self.ensurePolished()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 2
        return QSize(wide, super().sizeHint().height())


class PlainCheck(QCheckBox):
    """A check box; `words` is its text, and `text()` the same with escaped shortcuts."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""

    def set_words(self, words: str) -> None:
        self.words = words
        self.setText(without_shortcut(words))


def without_shortcut(words: str) -> str:
    """Escape "&", which marks a key in menus and native buttons."""
    return words.replace("&", "&&")
