"""Plays sounds on Windows: by its multimedia commands, beside whatever else of the program sounds."""

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


class RefusedError(RuntimeError):
    """Windows didn't take a command: no sound device, as a rule."""


def send(command: str) -> str:
    """Give Windows a multimedia command; the answer, or RefusedError."""
    if sys.platform == "win32":
        answer = ctypes.create_unicode_buffer(128)
        error = ctypes.windll.winmm.mciSendStringW(command, answer, len(answer), None)
        if error:
            raise RefusedError(error)
        return answer.value
    raise RefusedError(command)


class WindowsPlayer(SoundPlayer):
    def __init__(self, command: Callable[[str], str] = send) -> None:
        super().__init__()
        self._command = command
        self._open = False
        self._watch = QTimer(self)
        self._watch.setInterval(_POLL)
        self._watch.timeout.connect(self._look)
        # Nobody is told of a failure before `play` has returned.
        self._failure = QTimer(self, singleShot=True)
        self._failure.timeout.connect(self.failed)

    def play(self, file: Path) -> None:
        self.stop()
        try:
            path = self._as_wav(file)
            self._command(f'open "{path}" type waveaudio alias {_NAME}')
            self._open = True
            self._command(f"play {_NAME}")
        except (UndecodableError, RefusedError):
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
            except RefusedError:
                # Closed or lost: silent in any case.
                return

    def _look(self) -> None:
        try:
            playing = self._command(f"status {_NAME} mode") == "playing"
        except RefusedError:
            self.stop()
            self.failed.emit()
            return
        if not playing:
            self.stop()
            self.ended.emit()
