"""The system's own voice, if it has one for the language: child processes speak lines into files beforehand.
They are awaited without blocking and given up when they take too long. Their files are checked line by line,
between other work of the window."""

import sys
from collections import deque
from collections.abc import Mapping

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from shgui.narrator.voice.recordings import Recording
from shgui.narrator.voice.samples import UndecodableError, read_sound, write_wav
from shgui.narrator.voice.sound_folder import SoundFolder
from shgui.narrator.voice.speech_engines import (
    MacSpeech,
    SpeechOrder,
    VoiceCommand,
    VoiceEngine,
    WindowsSpeech,
)
from shgui.words.narrator_texts import NarratorLine

_PATIENCE = 20_000
"""Milliseconds that one child process may take."""
_LETTERS_A_SECOND = (4, 40)
"""Faster or slower speech is none: a voice that doesn't know the language, or an empty file."""


def find_engine() -> VoiceEngine | None:
    """Return the system's speech engine; Linux's may block forever and is worse than the recordings."""
    if sys.platform == "darwin":
        return MacSpeech()
    return WindowsSpeech() if sys.platform == "win32" else None


class SystemVoice(QObject):
    """Speaks lines after `prepare`; `find` returns them once all of a language are there."""

    changed = Signal()

    def __init__(self, engine: VoiceEngine | None = None, patience: int = _PATIENCE) -> None:
        super().__init__()
        self._engine = engine
        self._sounds = SoundFolder()
        self._listed: str | None = None
        self._wanted: deque[tuple[str, dict[str, SpeechOrder]]] = deque()
        self._commands: deque[VoiceCommand] = deque()
        self._lines: dict[tuple[str, str, str], Recording] = {}
        self._asked: set[tuple[str, str, str]] = set()
        self._process: QProcess | None = None
        self._unchecked: deque[str] = deque()
        self._checked: dict[str, Recording] = {}
        self._check = QTimer(self, singleShot=True, interval=0)
        self._check.timeout.connect(self._check_line)
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._patience.timeout.connect(self._abandon_process)

    def prepare(self, language: str, texts: Mapping[NarratorLine, str] | Mapping[str, str]) -> None:
        """Queue these texts, by line or by a key of their own, to be spoken into files; none twice."""
        folder = None if self._engine is None else self._sounds.folder
        if folder is None:
            return
        new = {line: text for line, text in texts.items() if (language, line, text) not in self._asked}
        if not new:
            return
        self._asked.update((language, line, text) for line, text in new.items())
        number = len(self._asked)
        orders: dict[str, SpeechOrder] = {
            line: SpeechOrder(text, folder / f"{number}-{language}-{_get_file_name(line)}.wav")
            for line, text in new.items()
        }
        self._wanted.append((language, orders))
        self._start_next_step()

    def find(self, line: str, language: str, text: str) -> Recording | None:
        return self._lines.get((language, line, text))

    def is_preparing(self, line: str, language: str, text: str) -> bool:
        """Return whether it was asked for and may still come."""
        waits = any(language == each and line in orders for each, orders in self._wanted)
        return waits and self.find(line, language, text) is None

    @property
    def is_busy(self) -> bool:
        return self._process is not None or self._check.isActive()

    def close(self) -> None:
        self._wanted.clear()
        self._commands.clear()
        self._check.stop()
        self._end_process()

    def _start_next_step(self) -> None:
        if self.is_busy or self._engine is None or not self._wanted:
            return
        if self._listed is None:
            self._start_process(self._engine.build_list_command())
        elif self._commands:
            self._start_process(self._commands.popleft())
        else:
            language, orders = self._wanted[0]
            voice = self._engine.find_voice(language, self._listed)
            if voice is None:
                self._wanted.popleft()
            else:
                spoken = tuple(orders.values())
                self._commands.extend(
                    self._engine.build_speech_commands(voice, spoken, spoken[0].path.parent)
                )
            self._start_next_step()

    def _start_process(self, command: VoiceCommand) -> None:
        process = QProcess(self)
        process.setProgram(command[0])
        process.setArguments(list(command[1:]))
        process.setStandardErrorFile(QProcess.nullDevice())
        process.setStandardInputFile(QProcess.nullDevice())
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        self._patience.start()
        process.start()

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        process = self._process
        if process is None:
            return
        output = bytes(process.readAllStandardOutput().data()).decode("utf-8-sig", "replace")
        self._end_process()
        if code or status is not QProcess.ExitStatus.NormalExit:
            self._give_up_language()
        elif self._listed is None:
            self._listed = output
        elif not self._commands:
            self._unchecked.extend(self._wanted[0][1])
            self._checked.clear()
            self._check.start()
        self._start_next_step()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._abandon_process()

    def _abandon_process(self) -> None:
        self._end_process()
        self._give_up_language()
        self._start_next_step()

    def _give_up_language(self) -> None:
        """Give up this language, or all of them if there is no list of voices."""
        self._commands.clear()
        if self._listed is None:
            self._listed = ""
        elif self._wanted:
            self._wanted.popleft()

    def _check_line(self) -> None:
        """Check a line; half a narration in another voice is worse than none, so a bad line discards all."""
        language, orders = self._wanted[0]
        line = self._unchecked.popleft()
        recording = _level_recording(orders[line])
        if recording is None:
            self._unchecked.clear()
        else:
            self._checked[line] = recording
            if self._unchecked:
                self._check.start()
                return
            for line, recording in self._checked.items():
                self._lines[language, line, orders[line].text] = recording
        self._wanted.popleft()
        if recording is not None:
            self.changed.emit()
        self._start_next_step()

    def _end_process(self) -> None:
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            if process.state() is not QProcess.ProcessState.NotRunning:
                process.kill()
                process.waitForFinished(500)
            process.deleteLater()


def _get_file_name(line: str) -> str:
    """Return a part of a file name without text that players wrote."""
    return line.value if isinstance(line, NarratorLine) else "words"


def _level_recording(order: SpeechOrder) -> Recording | None:
    """Level a spoken file to the shipped recordings; None if nothing was said in it."""
    try:
        samples = read_sound(order.path)
    except UndecodableError:
        return None
    fewest, most = _LETTERS_A_SECOND
    if not samples.level or not fewest <= len(order.text) / samples.seconds <= most:
        return None
    write_wav(samples.normalize(), order.path)
    return Recording(order.path, samples.seconds)
