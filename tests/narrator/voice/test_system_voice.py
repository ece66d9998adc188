"""Lines are spoken into files by an engine; here by one that hums."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.narrator.voice.samples import read_sound
from shgui.narrator.voice.speech_engines import SpeechOrder, VoiceCommand
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.words.narrator_texts import NarratorLine
from tests.narrator.voice.sounds import hum, hum_file

TEXTS = {NarratorLine.ALL_CLOSE: "Zamknijcie oczy.", NarratorLine.ALL_OPEN: "Otwórzcie oczy."}
LISTS = "print('pl Zosia')"
COPIES = "import shutil, sys; shutil.copy(sys.argv[1], sys.argv[2])"
HANGS = "import time; time.sleep(600)"


class Humming:
    """Speaks by copying a sound. What it does instead can be set."""

    def __init__(self, sound: Path) -> None:
        self.sound = sound
        self.lists = LISTS
        self.speaks = COPIES
        self.asked: list[str] = []

    def build_list_command(self) -> VoiceCommand:
        self.asked.append("voices")
        return self._python(self.lists)

    def find_voice(self, language: str, listed: str) -> str | None:
        names = dict(line.split() for line in listed.splitlines())
        return names.get(language)

    def build_speech_commands(
        self, voice: str, orders: Sequence[SpeechOrder], folder: Path
    ) -> tuple[VoiceCommand, ...]:
        self.asked.extend(f"{voice}: {order.text}" for order in orders)
        return tuple(self._python(self.speaks, str(self.sound), str(order.path)) for order in orders)

    @staticmethod
    def _python(script: str, *arguments: str) -> VoiceCommand:
        return sys.executable, "-c", script, *arguments


@pytest.fixture
def engine(tmp_path: Path) -> Humming:
    return Humming(hum_file(tmp_path / "hum.wav", 1.0, 0.5))


@pytest.fixture
def voice(engine: Humming, qapp: object) -> Iterator[SystemVoice]:
    voice = SystemVoice(engine)
    yield voice
    voice.close()


def idle(voice: SystemVoice, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not voice.is_busy)


def test_lines_are_there_once_all_of_them_are_spoken(voice: SystemVoice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", TEXTS)
        assert voice.find(NarratorLine.ALL_CLOSE, "pl", TEXTS[NarratorLine.ALL_CLOSE]) is None
    for line, text in TEXTS.items():
        recording = voice.find(line, "pl", text)
        assert recording is not None
        assert recording.seconds == pytest.approx(1.0)


def test_every_file_is_as_loud_as_the_recordings(voice: SystemVoice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", TEXTS)
    recording = voice.find(NarratorLine.ALL_OPEN, "pl", TEXTS[NarratorLine.ALL_OPEN])
    assert recording is not None
    assert read_sound(recording.path).level == pytest.approx(hum(1.0, 0.5).normalize().level, rel=0.02)


def test_a_line_is_spoken_for_one_text_only(voice: SystemVoice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", TEXTS)
    assert voice.find(NarratorLine.ALL_OPEN, "pl", "Zamknijcie drzwi.") is None
    assert voice.find(NarratorLine.ALL_OPEN, "it", TEXTS[NarratorLine.ALL_OPEN]) is None


def test_what_is_there_is_not_spoken_again(voice: SystemVoice, engine: Humming, qtbot: QtBot) -> None:
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", TEXTS)
    asked = list(engine.asked)
    voice.prepare("pl", TEXTS)
    assert not voice.is_busy
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", {**TEXTS, NarratorLine.SPEAK_UP: "Mówcie teraz."})
    assert engine.asked == [*asked, "Zosia: Mówcie teraz."]


def test_a_language_without_a_voice_stays_silent(voice: SystemVoice, engine: Humming, qtbot: QtBot) -> None:
    voice.prepare("it", TEXTS)
    idle(voice, qtbot)
    assert engine.asked == ["voices"]
    assert voice.find(NarratorLine.ALL_OPEN, "it", TEXTS[NarratorLine.ALL_OPEN]) is None
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", TEXTS)


@pytest.mark.parametrize("lists", ["raise SystemExit(1)", "print()", "import os; os.abort()"])
def test_an_engine_that_fails_has_no_voices(
    lists: str, voice: SystemVoice, engine: Humming, qtbot: QtBot
) -> None:
    engine.lists = lists
    engine.find_voice = lambda language, listed: listed.strip() or None  # type: ignore[method-assign]
    voice.prepare("pl", TEXTS)
    idle(voice, qtbot)
    assert engine.asked == ["voices"]


def test_an_engine_that_is_not_there_has_no_voices(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    engine = Humming(tmp_path / "hum.wav")
    engine.build_list_command = lambda: (str(tmp_path / "nothing"),)  # type: ignore[method-assign]
    voice = SystemVoice(engine)
    voice.prepare("pl", TEXTS)
    idle(voice, qtbot)
    assert engine.asked == []


def test_an_engine_that_hangs_is_given_up(engine: Humming, qapp: object, qtbot: QtBot) -> None:
    engine.lists = HANGS
    voice = SystemVoice(engine, patience=50)
    voice.prepare("pl", TEXTS)
    idle(voice, qtbot)
    assert engine.asked == ["voices"]


@pytest.mark.parametrize("speaks", ["raise SystemExit(1)", "pass"])
def test_a_voice_that_writes_nothing_is_no_voice(
    speaks: str, voice: SystemVoice, engine: Humming, qtbot: QtBot
) -> None:
    engine.speaks = speaks
    voice.prepare("pl", TEXTS)
    idle(voice, qtbot)
    assert voice.find(NarratorLine.ALL_OPEN, "pl", TEXTS[NarratorLine.ALL_OPEN]) is None


@pytest.mark.parametrize(("seconds", "loud"), [(1.0, 0.0), (0.1, 0.5), (20.0, 0.5)])
def test_silence_and_gabble_are_no_voice(
    seconds: float, loud: float, voice: SystemVoice, engine: Humming, qtbot: QtBot
) -> None:
    hum_file(engine.sound, seconds, loud)
    voice.prepare("pl", TEXTS)
    idle(voice, qtbot)
    assert voice.find(NarratorLine.ALL_OPEN, "pl", TEXTS[NarratorLine.ALL_OPEN]) is None


def test_one_line_that_failed_leaves_the_language_without_a_voice(
    voice: SystemVoice, engine: Humming, qtbot: QtBot
) -> None:
    engine.speaks = "import shutil, sys; 'all-open' in sys.argv[2] or shutil.copy(sys.argv[1], sys.argv[2])"
    voice.prepare("pl", TEXTS)
    idle(voice, qtbot)
    assert voice.find(NarratorLine.ALL_CLOSE, "pl", TEXTS[NarratorLine.ALL_CLOSE]) is None


def test_without_an_engine_nothing_is_started(qapp: object) -> None:
    voice = SystemVoice(None)
    voice.prepare("pl", TEXTS)
    assert not voice.is_busy


def test_closing_leaves_nothing_running(engine: Humming, qapp: object) -> None:
    engine.lists = HANGS
    voice = SystemVoice(engine)
    voice.prepare("pl", TEXTS)
    QCoreApplication.processEvents()
    voice.close()
    assert not voice.is_busy


def test_words_of_somebody_at_the_table_are_spoken_when_they_are_asked_for(
    voice: SystemVoice, engine: Humming, qtbot: QtBot
) -> None:
    said = "../Ola: Ja! Od czegoś trzeba zacząć."
    with qtbot.waitSignal(voice.changed):
        voice.prepare("pl", {said: said})
        assert voice.is_preparing(said, "pl", said)
    recording = voice.find(said, "pl", said)
    assert recording is not None
    assert recording.path.name.endswith("words.wav")
    assert not voice.is_preparing(said, "pl", said)
    assert engine.asked[-1] == f"Zosia: {said}"


def test_words_that_could_not_be_spoken_are_waited_for_no_longer(
    voice: SystemVoice, engine: Humming, qtbot: QtBot
) -> None:
    engine.speaks = "raise SystemExit(1)"
    voice.prepare("pl", {"Ja!": "Ja!"})
    idle(voice, qtbot)
    assert not voice.is_preparing("Ja!", "pl", "Ja!")
