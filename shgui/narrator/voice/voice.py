"""The voice of the narrator: finds who can say a line, and has it played."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from shgui.narrator.voice.player import ProcessPlayer, SoundPlayer
from shgui.narrator.voice.recordings import OwnRecordings, Recording, ShippedRecordings
from shgui.narrator.voice.system_voice import SystemVoice, system_engine
from shgui.narrator.voice.windows_player import WindowsPlayer
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import Spoken, get_sentence


class Source(StrEnum):
    """Who speaks a language."""

    OWN = "own"
    SYSTEM = "system"
    SHIPPED = "shipped"
    NOBODY = "nobody"


class VoiceText(Protocol):
    """The letters of a line in a language: what is said is what can be read."""

    def __call__(self, line: Spoken, language: str) -> str: ...


class Voice(QObject):
    """Says one line at a time; reports come by `ended` and `failed`, with the number of the line.

    A group's own recording comes first for every line that there is one of. The others are said by one voice:
    the system's where it can say all lines that were asked for, otherwise the shipped one.
    """

    ended = Signal(int)
    failed = Signal(int)
    said = Signal(str, str)
    """A line that can be heard now, and its language."""

    def __init__(
        self,
        text: VoiceText,
        shipped: ShippedRecordings,
        own: OwnRecordings,
        player: SoundPlayer | None = None,
        system: SystemVoice | None = None,
    ) -> None:
        super().__init__()
        self._text = text
        self._shipped = shipped
        self._own = own
        self._player = system_player() if player is None else player
        self._system = SystemVoice(system_engine()) if system is None else system
        self._chosen: dict[str, Source] = {}
        self._number: int | None = None
        self.muted = False
        self._player.ended.connect(self._report_end)
        self._player.failed.connect(self._report_failure)
        self.sources_changed = self._system.changed
        """The system's voice has got ready."""

    def invite(self, language: str) -> Path:
        """The folder for a group's own recordings, with a list of all lines in it; OSError without one."""
        return self._own.invite(language, {line: self._text(line, language) for line in Spoken})

    def prepare(self, languages: Iterable[str], lines: Iterable[Spoken]) -> None:
        """These will soon be said. It costs nothing to ask for the same again."""
        wanted = tuple(lines)
        for language in languages:
            self._system.prepare(language, {line: self._text(line, language) for line in wanted})

    def settle(self, languages: Iterable[str], lines: Iterable[Spoken]) -> Mapping[str, Source]:
        """Who will speak these lines, from now until it is settled anew."""
        wanted = tuple(lines)
        self._chosen = {language: self._source(language, wanted) for language in languages}
        return self._chosen

    def set_volume(self, percent: int, *, muted: bool) -> None:
        self._player.set_volume(percent)
        self.muted = muted or percent <= 0
        if self.muted:
            number, self._number = self._number, None
            self._player.stop()
            if number is not None:
                self.failed.emit(number)

    # What a narration asks for: `shgui.narrator.narration.AnyVoice`

    def say(self, number: int, line: Spoken, language: str) -> bool:
        self.stop()
        recording = self._find(line, language)
        if recording is None or self.muted:
            return False
        self._number = number
        self._player.play(recording.path)
        self.said.emit(line, language)
        return True

    # What somebody at the table says: nobody has recorded it, since there are names in it

    def prepare_words(self, text: str, language: str) -> bool:
        """Whether this can be said now or soon: it needs a voice of the system's."""
        self._system.prepare(language, {text: text})
        return self.has_words(text, language) or self._system.prepares(text, language, text)

    def has_words(self, text: str, language: str) -> bool:
        return self._system.find(text, language, text) is not None

    def say_words(self, number: int, text: str, language: str) -> bool:
        self.stop()
        recording = self._system.find(text, language, text)
        if recording is None or self.muted:
            return False
        self._number = number
        self._player.play(recording.path)
        return True

    def stop(self) -> None:
        self._number = None
        self._player.stop()

    def length(self, line: Spoken, language: str) -> float | None:
        recording = self._find(line, language)
        return None if recording is None else recording.seconds

    def close(self) -> None:
        """The program ends: nothing is left speaking or getting ready."""
        self.stop()
        self._system.close()

    # Inside

    def _find(self, line: Spoken, language: str) -> Recording | None:
        own = self._own.find(line, language)
        if own is not None:
            return own
        match self._chosen.get(language, Source.SHIPPED):
            case Source.SYSTEM:
                return self._system.find(line, language, self._text(line, language))
            case Source.SHIPPED:
                return self._shipped.find(line, language, self._text(line, language))
            case _:
                return None

    def _source(self, language: str, lines: tuple[Spoken, ...]) -> Source:
        others = [line for line in lines if self._own.find(line, language) is None]
        if lines and not others:
            return Source.OWN
        for source, voice in ((Source.SYSTEM, self._system), (Source.SHIPPED, self._shipped)):
            if all(voice.find(line, language, self._text(line, language)) for line in others):
                return source
        return Source.NOBODY

    def _report_end(self) -> None:
        number, self._number = self._number, None
        if number is not None:
            self.ended.emit(number)

    def _report_failure(self) -> None:
        number, self._number = self._number, None
        if number is not None:
            self.failed.emit(number)


def line_text(line: Spoken, language: str) -> str:
    """The letters of the catalogues."""
    return get_sentence(load_catalogue(language), line)


def voice_of_this_computer(assets: Path, data: Path) -> Voice:
    """It has the shipped recordings, and the user's own in `data`/voice."""
    return Voice(line_text, ShippedRecordings(assets / "voice"), OwnRecordings(data / "voice"))


def system_player() -> SoundPlayer:
    return WindowsPlayer() if sys.platform == "win32" else ProcessPlayer()
