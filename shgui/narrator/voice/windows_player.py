"""Sounds on Windows, by its multimedia commands."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from shgui.narrator.voice.player import SoundPlayer
from shgui.narrator.voice.samples import UndecodableError

if sys.platform == "win32":
    import ctypes

_POLL = 50
_NAME = "shgui_voice"


class CommandRefusedError(RuntimeError):
    """Windows refused a command: as a rule there is no sound device."""


def send_command(command: str) -> str:
    """Send Windows a multimedia command and return its answer."""
    if sys.platform == "win32":
        answer = ctypes.create_unicode_buffer(128)
        error = ctypes.windll.winmm.mciSendStringW(command, answer, len(answer), None)
        if error:
            raise CommandRefusedError(error)
        return answer.value
    raise CommandRefusedError(command)


class WindowsPlayer(SoundPlayer):
    def __init__(self, command: Callable[[str], str] = send_command) -> None:
        super().__init__()
        self._command = command
        self._open = False
        self._watch = QTimer(self)
        self._watch.setInterval(_POLL)
        self._watch.timeout.connect(self._look)
        # A failure is reported only after `play` has returned.
        self._failure = QTimer(self, singleShot=True)
        self._failure.timeout.connect(self.failed)

    def play(self, file: Path) -> None:
        self.stop()
        try:
            path = self._as_wav(file)
            self._command(f'open "{path}" type waveaudio alias {_NAME}')
            self._open = True
            self._command(f"play {_NAME}")
        except (UndecodableError, CommandRefusedError):
            self.stop()
            self._failure.start(0)
        else:
            self._watch.start()

    def stop(self) -> None:
        self._watch.stop()
        self._failure.stop()
        if self._open:
            self._open = False
            try:
                self._command(f"close {_NAME}")
            except CommandRefusedError:
                # Closed or lost: silent in any case.
                return

    def _look(self) -> None:
        try:
            playing = self._command(f"status {_NAME} mode") == "playing"
        except CommandRefusedError:
            self.stop()
            self.failed.emit()
            return
        if not playing:
            self.stop()
            self.ended.emit()
