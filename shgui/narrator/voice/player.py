"""Players for one sound file at a time, through what the system has."""

import shutil
import sys
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from shgui.narrator.voice.samples import UndecodableError, read_sound, write_wav
from shgui.narrator.voice.sound_folder import SoundFolder

if sys.platform == "win32":
    import ctypes

_FULL_VOLUME = 100


class SoundPlayer(QObject):
    """A player that emits `ended` or `failed` once after `play`, unless stopped before."""

    ended = Signal()
    failed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._volume = _FULL_VOLUME
        self._sounds = SoundFolder()

    def set_volume(self, percent: int) -> None:
        """Set the volume from 0 to 100, from the next sound on."""
        self._volume = max(0, min(_FULL_VOLUME, percent))

    @abstractmethod
    def play(self, file: Path) -> None:
        """Play a file instead of the present one."""

    @abstractmethod
    def stop(self) -> None: ...

    def _write_as_wav(self, file: Path) -> Path:
        """Write the sound as WAV at the present volume; raise UndecodableError where that can't be done."""
        folder = self._sounds.folder
        if folder is None:
            raise UndecodableError("no room for it")
        copy = folder / "line.wav"
        write_wav(read_sound(file).amplify(self._volume / _FULL_VOLUME), copy)
        return copy


@dataclass(frozen=True, slots=True)
class PlayerProgram:
    """A program that plays the file named after its options, and ends with it."""

    name: str
    plays: tuple[str, ...] = (".wav",)
    options: tuple[str, ...] = ()
    volume: str = ""
    """The volume option with a place for the number; empty where it has none."""
    full: float = 1.0
    power: float = 1.0
    """1/3 for a program that takes the number as loudness, not as amplitude."""

    def build_arguments(self, file: Path, volume: float) -> list[str]:
        loud = f"{volume**self.power * self.full:.5g}"
        return [*self.options, *(self.volume.format(loud).split() if self.volume else ()), str(file)]


_SNDFILE_SUFFIXES = (".wav", ".ogg", ".flac")
PROGRAMS: dict[str, tuple[PlayerProgram, ...]] = {
    "darwin": (PlayerProgram("afplay", (".wav", ".mp3", ".flac"), volume="-v {}"),),
    "linux": (
        PlayerProgram("pw-play", _SNDFILE_SUFFIXES, volume="--volume={}"),
        PlayerProgram("paplay", _SNDFILE_SUFFIXES, volume="--volume={}", full=65536, power=1 / 3),
        PlayerProgram("aplay", options=("-q",)),
    ),
}
"""Best first; two of Linux read all that libsndfile knows."""


def find_player_programs() -> tuple[PlayerProgram, ...]:
    return tuple(program for program in PROGRAMS.get(sys.platform, ()) if shutil.which(program.name))


class ProcessPlayer(SoundPlayer):
    """A player that tries programs in turn until one plays the file to its end."""

    def __init__(self, programs: Sequence[PlayerProgram] | None = None) -> None:
        super().__init__()
        self._programs = tuple(find_player_programs() if programs is None else programs)
        self._left: list[PlayerProgram] = []
        self._file = Path()
        self._process: QProcess | None = None

    def play(self, file: Path) -> None:
        self.stop()
        self._file = file
        self._left = list(self._programs)
        # A failure is reported only after `play` has returned.
        QTimer.singleShot(0, self, self._try_next)

    def stop(self) -> None:
        self._left = []
        self._file = Path()
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.kill()
            process.waitForFinished(500)
            process.deleteLater()

    def _try_next(self) -> None:
        if self._file == Path() or self._process is not None:
            return
        while self._left:
            program = self._left.pop(0)
            try:
                arguments = self._build_arguments(program)
            except UndecodableError:
                continue
            self._start_process(program.name, arguments)
            return
        self._file = Path()
        self.failed.emit()

    def _build_arguments(self, program: PlayerProgram) -> list[str]:
        if program.volume and self._file.suffix.lower() in program.plays:
            return program.build_arguments(self._file, self._volume / _FULL_VOLUME)
        return program.build_arguments(self._write_as_wav(self._file), 1.0)

    def _start_process(self, name: str, arguments: list[str]) -> None:
        process = QProcess(self)
        process.setProgram(name)
        process.setArguments(arguments)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.start()

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._forget_process()
        if code or status is not QProcess.ExitStatus.NormalExit:
            self._try_next()
        else:
            self._file = Path()
            self.ended.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._forget_process()
            self._try_next()

    def _forget_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()


_POLL_MS = 50
_ALIAS = "shgui_voice"


class CommandRefusedError(RuntimeError):
    """Windows refused a command: as a rule there is no sound device."""


def send_mci_command(command: str) -> str:
    if sys.platform == "win32":
        answer = ctypes.create_unicode_buffer(128)
        error = ctypes.windll.winmm.mciSendStringW(command, answer, len(answer), None)
        if error:
            raise CommandRefusedError(error)
        return answer.value
    raise CommandRefusedError(command)


class WindowsPlayer(SoundPlayer):
    def __init__(self, command: Callable[[str], str] = send_mci_command) -> None:
        super().__init__()
        self._command = command
        self._open = False
        self._watch = QTimer(self, interval=_POLL_MS)
        self._watch.timeout.connect(self._check_status)
        # A failure is reported only after `play` has returned.
        self._failure = QTimer(self, singleShot=True)
        self._failure.timeout.connect(self.failed)

    def play(self, file: Path) -> None:
        self.stop()
        try:
            path = self._write_as_wav(file)
            self._command(f'open "{path}" type waveaudio alias {_ALIAS}')
            self._open = True
            self._command(f"play {_ALIAS}")
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
                self._command(f"close {_ALIAS}")
            except CommandRefusedError:
                # Closed or lost: silent in any case.
                return

    def _check_status(self) -> None:
        try:
            playing = self._command(f"status {_ALIAS} mode") == "playing"
        except CommandRefusedError:
            self.stop()
            self.failed.emit()
            return
        if not playing:
            self.stop()
            self.ended.emit()
