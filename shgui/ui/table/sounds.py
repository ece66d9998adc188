"""The table's sounds, played by what the system has; silence where it has nothing.

No library is linked: Windows plays them itself, macOS and Linux run a small program for each sound. The
volume is applied to the samples, so that it works the same everywhere. A player that fails or takes too long
isn't tried again.
"""

from __future__ import annotations

import array
import sys
import wave
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer

from shgui.narrator.voice.player import find_player_programs
from shgui.narrator.voice.sound_folder import SoundFolder

if sys.platform == "win32":
    import winsound


class Sound(StrEnum):
    """A sound by what it goes with; the value is its file in assets/sounds/."""

    CARD = "card"
    VOTES = "votes"
    STAMP = "stamp"
    GAVEL = "gavel"
    CHAOS = "chaos"
    END = "end"
    TIMPANI = "timpani"
    DRUM = "drum"
    PEN = "pen"
    RIFFLE = "riffle"


Command = tuple[str, ...]

_MOST_AT_ONCE = 3
_LONGEST_MS = 4000
"""Milliseconds after which a player of a short sound must have ended."""


def list_system_players() -> tuple[Command, ...]:
    return tuple((program.name, *program.options) for program in find_player_programs())


class Sounds(QObject):
    """Plays sounds. `folder` is assets/sounds; the volume goes from 0 to 100."""

    def __init__(self, folder: Path, players: Sequence[Command] | None = None) -> None:
        super().__init__()
        self._folder = folder
        self.players = tuple(list_system_players() if players is None else players)
        """Those that haven't failed."""
        self._volume = 100
        self._scratch = SoundFolder()
        self.playing: list[QProcess] = []

    def set_volume(self, percent: int, *, muted: bool) -> None:
        self._volume = 0 if muted else max(0, min(100, percent))
        if not self._volume:
            self.stop()

    def play(self, sound: Sound) -> None:
        if not self._volume or len(self.playing) >= _MOST_AT_ONCE:
            return
        if sys.platform == "win32":
            self._play_on_windows(self._prepare_file(sound))
        elif self.players:
            self._start_player(self.players[0], self._prepare_file(sound))

    def stop(self) -> None:
        if sys.platform == "win32":
            winsound.PlaySound(None, winsound.SND_PURGE)
        for process in tuple(self.playing):
            self._remove_process(process)
            process.kill()
            process.waitForFinished(200)

    def _prepare_file(self, sound: Sound) -> Path:
        """Return the sound at the present volume: the shipped file, or a quieter copy."""
        shipped = self._folder / f"{sound.value}.wav"
        folder = None if self._volume == 100 else self._scratch.folder
        if folder is None:
            return shipped
        copy = folder / f"{sound.value}-{self._volume}.wav"
        if not copy.exists():
            write_scaled_sound(shipped, copy, self._volume / 100)
        return copy

    def _start_player(self, player: Command, file: Path) -> None:
        process = QProcess(self)
        process.setProgram(player[0])
        process.setArguments([*player[1:], str(file)])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_player_ended)
        process.errorOccurred.connect(self._on_player_ended)
        self.playing.append(process)
        patience = QTimer(process, singleShot=True)
        patience.timeout.connect(self._stop_late_player)
        patience.start(_LONGEST_MS)
        process.start()

    def _on_player_ended(self) -> None:
        process = self.sender()
        if isinstance(process, QProcess) and process in self.playing:
            self._remove_process(process)
            if process.exitCode() or process.error() is not QProcess.ProcessError.UnknownError:
                self._drop_player(process.program())

    def _stop_late_player(self) -> None:
        process = self.sender().parent()
        if isinstance(process, QProcess) and process in self.playing:
            self._remove_process(process)
            self._drop_player(process.program())
            process.kill()

    def _drop_player(self, program: str) -> None:
        self.players = tuple(player for player in self.players if player[0] != program)

    def _remove_process(self, process: QProcess) -> None:
        self.playing.remove(process)
        process.deleteLater()

    @staticmethod
    def _play_on_windows(file: Path) -> None:
        if sys.platform == "win32":
            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(file), flags)
            except RuntimeError:
                # No sound device: a table without sounds plays as well.
                return


def write_scaled_sound(source: Path, goal: Path, factor: float) -> None:
    with wave.open(str(source), "rb") as original:
        shape, frames = original.getparams(), original.readframes(original.getnframes())
    samples = array.array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    quieter = array.array("h", (round(sample * factor) for sample in samples))
    if sys.byteorder == "big":
        quieter.byteswap()
    with wave.open(str(goal), "wb") as written:
        written.setparams(shape)
        written.writeframes(quieter.tobytes())
