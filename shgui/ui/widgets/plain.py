"""Text as it is: with `tool_tips`, the one place that makes what Qt would read as markup or as shortcuts.

Names, paths and what the system says come from people and from files. Qt takes a text that looks like HTML
for HTML, follows its pictures to any file, and takes the letter after an "&" for a key. Nothing of it here.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from shgui.ui.theme import Text


class PlainLabel(QLabel):
    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        name: str = "",
        wraps: bool = False,
        size: Text | None = None,
        voice: str = "",
        bold: bool = False,
    ) -> None:
        """`voice` is the look of the text in the style sheet, such as "soft" for the second ink."""
        super().__init__(parent, wordWrap=wraps, textFormat=Qt.TextFormat.PlainText)
        self.setObjectName(name)
        self.setText(text)
        if size is not None:
            self.setProperty("type", size.value)
        if voice:
            self.setProperty("voice", voice)
        if bold:
            font = self.font()
            font.setBold(True)
            self.setFont(font)

    def show_text(self, text: str) -> None:
        """Show the text; a label without any is hidden."""
        self.setText(text)
        self.setVisible(bool(text))


class LineLabel(PlainLabel):
    """A label that asks for one line, and takes more where that is too wide."""

    def __init__(self, *, voice: str) -> None:
        super().__init__(wraps=True, voice=voice)

    def sizeHint(self) -> QSize:  # noqa: N802
        self.ensurePolished()
        wide = self.fontMetrics().horizontalAdvance(self.text()) + 2
        return QSize(wide, super().sizeHint().height())


def escape_shortcut(words: str) -> str:
    """Escape "&", which marks a key in menus and native buttons."""
    return words.replace("&", "&&")
