"""The application on macOS, where a double-clicked file comes as an event, not as an argument."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class MacApplication(QApplication):
    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)
