"""A clock for the discussion before a vote. It counts down and has no effect."""

from PySide6.QtCore import QObject, QTimer, Signal

_SECOND = 1000


class DiscussionClock(QObject):
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._talk: object = None
        self.seconds = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_SECOND)
        self._timer.timeout.connect(self.tick)

    @property
    def timing(self) -> bool:
        return self._talk is not None

    def follow(self, talk: object, seconds: int | None) -> None:
        """Restart with each new discussion, go on with the same one, stop where `talk` is None."""
        if seconds is None or talk is None:
            self._talk = None
            self._timer.stop()
        elif talk != self._talk:
            self._talk = talk
            self.seconds = seconds
            self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
        elif self.timing and self.seconds:
            self._timer.start()
        self.changed.emit()

    def tick(self) -> None:
        self.seconds = max(0, self.seconds - 1)
        if not self.seconds:
            self._timer.stop()
        self.changed.emit()

    @property
    def reading(self) -> str:
        minutes, seconds = divmod(self.seconds, 60)
        return f"{minutes}:{seconds:02}"
