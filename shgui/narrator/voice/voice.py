"""The narrator's voice: finds a recording or a system voice for a line, and plays it."""

import sys
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shgui.narrator.voice.player import ProcessPlayer, SoundPlayer, WindowsPlayer
from shgui.narrator.voice.recordings import OwnRecordings, Recording, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice, find_engine
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import SENTENCES, NarratorLine


class VoiceSource(StrEnum):
    OWN = "own"
    SYSTEM = "system"
    SHIPPED = "shipped"
    NOBODY = "nobody"


class Voice(QObject):
    """Says one line at a time and reports by `ended` and `failed`, with the number of the line. A group's own
    recording comes first. All other lines are said by one voice: the system's if it can say all that were
    asked for, otherwise the shipped one. Other texts, such as remarks of bots, are for the system's voice
    alone: there are no recordings of them, since they contain names."""

    ended = Signal(int)
    failed = Signal(int)
    said = Signal(str, str)
    """Emitted with a `NarratorLine` line that can be heard now, and its language."""

    def __init__(
        self,
        text: Callable[[NarratorLine, str], str],
        shipped: ShippedRecordings,
        own: OwnRecordings,
        player: SoundPlayer | None = None,
        system: SystemVoice | None = None,
    ) -> None:
        super().__init__()
        self._text = text
        self._shipped = shipped
        self._own = own
        self._player = player or (WindowsPlayer() if sys.platform == "win32" else ProcessPlayer())
        self._system = SystemVoice(find_engine()) if system is None else system
        self._chosen: dict[str, VoiceSource] = {}
        self._number: int | None = None
        self.muted = False
        self._player.ended.connect(self._report_end)
        self._player.failed.connect(self._report_failure)
        self.sources_changed = self._system.changed
        """Emitted when the system's voice is ready."""

    def prepare_folder(self, language: str) -> Path:
        """Make the folder for a group's own recordings with a list of all lines; raise OSError where that
        fails."""
        return self._own.prepare_folder(language, {line: self._text(line, language) for line in NarratorLine})

    def prepare(self, languages: Iterable[str], lines: Iterable[NarratorLine]) -> None:
        """Prepare lines that will soon be said; asking for the same again costs nothing."""
        wanted = tuple(lines)
        for language in languages:
            self._system.prepare(language, {line: self._text(line, language) for line in wanted})

    def choose_sources(
        self, languages: Iterable[str], lines: Iterable[NarratorLine]
    ) -> Mapping[str, VoiceSource]:
        """Choose the voice of these lines, by language, until the next choice."""
        wanted = tuple(lines)
        self._chosen = {language: self._choose_source(language, wanted) for language in languages}
        return self._chosen

    def set_volume(self, percent: int, *, muted: bool) -> None:
        self._player.set_volume(percent)
        self.muted = muted or percent <= 0
        if self.muted:
            self._player.stop()
            self._report_failure()

    # `shgui.narrator.narration.NarratorVoice`

    def say(self, number: int, line: str, language: str) -> bool:
        self.stop()
        recording = self._find_recording(line, language)
        if recording is None or self.muted:
            return False
        self._number = number
        self._player.play(recording.path)
        if isinstance(line, NarratorLine):
            self.said.emit(line, language)
        return True

    def prepare_text(self, text: str, language: str) -> bool:
        """Prepare a text that is no `NarratorLine` line; return whether it can't be said yet, but soon."""
        self._system.prepare(language, {text: text})
        return self._find_recording(text, language) is None and self._system.is_preparing(
            text, language, text
        )

    def stop(self) -> None:
        self._number = None
        self._player.stop()

    def get_length(self, line: NarratorLine, language: str) -> float | None:
        recording = self._find_recording(line, language)
        return None if recording is None else recording.seconds

    def close(self) -> None:
        self.stop()
        self._system.close()

    def _find_recording(self, line: str, language: str) -> Recording | None:
        if not isinstance(line, NarratorLine):
            return self._system.find(line, language, line)
        own = self._own.find(line, language)
        if own is not None:
            return own
        match self._chosen.get(language, VoiceSource.SHIPPED):
            case VoiceSource.SYSTEM:
                return self._system.find(line, language, self._text(line, language))
            case VoiceSource.SHIPPED:
                return self._shipped.find(line, language, self._text(line, language))
            case _:
                return None

    def _choose_source(self, language: str, lines: tuple[NarratorLine, ...]) -> VoiceSource:
        others = [line for line in lines if self._own.find(line, language) is None]
        if lines and not others:
            return VoiceSource.OWN
        for source, voice in ((VoiceSource.SYSTEM, self._system), (VoiceSource.SHIPPED, self._shipped)):
            if all(voice.find(line, language, self._text(line, language)) for line in others):
                return source
        return VoiceSource.NOBODY

    def _report_end(self) -> None:
        number, self._number = self._number, None
        if number is not None:
            self.ended.emit(number)

    def _report_failure(self) -> None:
        number, self._number = self._number, None
        if number is not None:
            self.failed.emit(number)


def get_line_text(line: NarratorLine, language: str) -> str:
    return SENTENCES[line](load_catalogue(language))


def create_voice(assets: Path, data: Path) -> Voice:
    return Voice(get_line_text, ShippedRecordings(assets / "voice"), OwnRecordings(data / "voice"))
