"""The voice of a line: the group's recording, the system's voice, the shipped recording, or none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shgui.narrator.voice.recordings import (
    MANIFEST,
    OwnRecordings,
    Recording,
    ShippedRecordings,
    hash_text,
)
from shgui.narrator.voice.system_voice import SystemVoice
from shgui.narrator.voice.voice import Voice, VoiceSource
from shgui.words.narrator_texts import NarratorLine
from tests.narrator.voice.sounds import SilentPlayer, hum_file

CLOSE, OPEN = NarratorLine.ALL_CLOSE, NarratorLine.ALL_OPEN
BOTH = (CLOSE, OPEN)


class ReadySystem(SystemVoice):
    """A system's voice that has spoken the lines it was given."""

    def __init__(self, folder: Path) -> None:
        super().__init__(None)
        self.folder = folder
        self.prepared: list[tuple[str, tuple[NarratorLine, ...]]] = []
        self.speaks: set[tuple[str, str]] = set()

    def prepare(self, language: str, texts: object) -> None:
        assert isinstance(texts, dict)
        self.prepared.append((language, tuple(texts)))

    def find(self, line: str, language: str, text: str) -> Recording | None:
        if (line, language) not in self.speaks:
            return None
        return Recording(self.folder / f"system-{language}-{line}.wav", 1.5)


class Studio(QObject):
    """A voice with folders that a test fills."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.shipped, self.own = folder / "shipped", folder / "own"
        self.player = SilentPlayer()
        self.system = ReadySystem(folder)
        self._lines: dict[str, dict[str, object]] = {}
        self.ship("it")
        self.voice = self.new_voice()

    def new_voice(self) -> Voice:
        shipped, own = ShippedRecordings(self.shipped), OwnRecordings(self.own)
        return Voice(text, shipped, own, self.player, self.system)

    def ship(self, language: str) -> None:
        self._lines[language] = {
            line.value: {"text": hash_text(text(line, language)), "seconds": 2.5} for line in BOTH
        }
        for line in BOTH:
            hum_file(self.shipped / language / f"{line.value}.ogg")
        (self.shipped / MANIFEST).write_text(json.dumps({"lines": self._lines}), encoding="utf-8")

    def played(self, line: NarratorLine, language: str) -> str | None:
        """Return the file played for a line, below the studio's folder."""
        if not self.voice.say(1, line, language):
            return None
        assert self.player.playing is not None
        return str(self.player.playing.relative_to(self.shipped.parent).as_posix())


def text(line: NarratorLine, language: str) -> str:
    return f"{line.value}, said in {language}"


@pytest.fixture
def studio(tmp_path: Path, qapp: object) -> Iterator[Studio]:
    studio = Studio(tmp_path)
    yield studio
    studio.voice.close()


def test_the_shipped_recording_speaks(studio: Studio) -> None:
    assert studio.voice.choose_sources(["it"], BOTH) == {"it": VoiceSource.SHIPPED}
    assert studio.played(OPEN, "it") == "shipped/it/all-open.ogg"
    assert studio.voice.get_length(OPEN, "it") == 2.5


def test_a_recording_of_another_text_stays_silent(studio: Studio) -> None:
    manifest = studio.shipped / MANIFEST
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told["lines"]["it"][OPEN.value]["text"] = hash_text("Something else.")
    manifest.write_text(json.dumps(told), encoding="utf-8")
    studio.voice = studio.new_voice()
    assert studio.voice.choose_sources(["it"], BOTH) == {"it": VoiceSource.NOBODY}
    assert studio.played(OPEN, "it") is None


def test_a_recording_that_is_gone_stays_silent(studio: Studio) -> None:
    (studio.shipped / "it" / "all-open.ogg").unlink()
    assert studio.played(OPEN, "it") is None


def test_a_language_that_nobody_speaks_stays_silent(studio: Studio) -> None:
    assert studio.voice.choose_sources(["nb"], BOTH) == {"nb": VoiceSource.NOBODY}
    assert studio.played(OPEN, "nb") is None
    assert studio.voice.get_length(OPEN, "nb") is None


def test_without_a_manifest_nothing_is_shipped(studio: Studio) -> None:
    (studio.shipped / MANIFEST).unlink()
    studio.voice = studio.new_voice()
    assert studio.played(OPEN, "it") is None


def test_a_systems_voice_that_says_every_line_comes_before_the_recordings(studio: Studio) -> None:
    studio.system.speaks = {(line, "it") for line in BOTH}
    assert studio.voice.choose_sources(["it"], BOTH) == {"it": VoiceSource.SYSTEM}
    assert studio.played(OPEN, "it") == "system-it-all-open.wav"
    assert studio.voice.get_length(OPEN, "it") == 1.5


def test_a_systems_voice_that_lacks_a_line_says_none(studio: Studio) -> None:
    studio.system.speaks = {(OPEN, "it")}
    assert studio.voice.choose_sources(["it"], BOTH) == {"it": VoiceSource.SHIPPED}
    assert studio.played(OPEN, "it") == "shipped/it/all-open.ogg"


def test_a_voice_that_gets_ready_later_doesnt_break_in(studio: Studio) -> None:
    studio.voice.choose_sources(["it"], BOTH)
    studio.system.speaks = {(line, "it") for line in BOTH}
    assert studio.played(CLOSE, "it") == "shipped/it/all-close.ogg"
    assert studio.voice.choose_sources(["it"], BOTH) == {"it": VoiceSource.SYSTEM}


@pytest.mark.parametrize("suffix", [".wav", ".ogg", ".mp3", ".flac"])
def test_a_groups_own_recording_comes_first(suffix: str, studio: Studio) -> None:
    hum_file(studio.own / "it" / f"all-open{suffix}")
    studio.system.speaks = {(line, "it") for line in BOTH}
    studio.voice.choose_sources(["it"], BOTH)
    assert studio.played(OPEN, "it") == f"own/it/all-open{suffix}"
    assert studio.played(CLOSE, "it") == "system-it-all-close.wav"


def test_a_group_can_give_a_language_its_whole_voice(studio: Studio) -> None:
    for line in BOTH:
        hum_file(studio.own / "nb" / f"{line.value}.wav")
    assert studio.voice.choose_sources(["nb"], BOTH) == {"nb": VoiceSource.OWN}
    assert studio.played(CLOSE, "nb") == "own/nb/all-close.wav"


def test_lines_are_prepared_in_the_words_of_each_language(studio: Studio) -> None:
    studio.voice.prepare(["pl", "ru"], iter(BOTH))
    assert studio.system.prepared == [("pl", BOTH), ("ru", BOTH)]


def test_the_end_of_a_line_is_told_by_its_number(studio: Studio, qtbot: QtBot) -> None:
    studio.voice.say(7, OPEN, "it")
    with qtbot.waitSignal(studio.voice.ended) as told:
        studio.player.ended.emit()
    assert told.args == [7]


def test_a_failure_is_told_by_its_number(studio: Studio, qtbot: QtBot) -> None:
    studio.voice.say(8, OPEN, "it")
    with qtbot.waitSignal(studio.voice.failed) as told:
        studio.player.failed.emit()
    assert told.args == [8]


def test_nothing_is_told_of_a_line_that_was_stopped(studio: Studio, qtbot: QtBot) -> None:
    studio.voice.say(9, OPEN, "it")
    studio.voice.stop()
    with qtbot.assertNotEmitted(studio.voice.ended), qtbot.assertNotEmitted(studio.voice.failed):
        studio.player.ended.emit()
        studio.player.failed.emit()
    assert studio.player.playing is None


def test_muting_is_silence_at_once(studio: Studio, qtbot: QtBot) -> None:
    studio.voice.say(3, OPEN, "it")
    with qtbot.waitSignal(studio.voice.failed) as told:
        studio.voice.set_volume(60, muted=True)
    assert (told.args, studio.player.playing) == ([3], None)
    assert studio.played(OPEN, "it") is None
    studio.voice.set_volume(60, muted=False)
    assert studio.played(OPEN, "it") == "shipped/it/all-open.ogg"
    assert studio.player.volume == 60


def test_volume_nought_is_silence(studio: Studio) -> None:
    studio.voice.set_volume(0, muted=False)
    assert studio.played(OPEN, "it") is None


def test_a_muted_line_keeps_its_length(studio: Studio) -> None:
    studio.voice.set_volume(60, muted=True)
    assert studio.voice.get_length(OPEN, "it") == 2.5


def test_the_systems_voice_getting_ready_is_told(studio: Studio, qtbot: QtBot) -> None:
    with qtbot.waitSignal(studio.voice.sources_changed):
        studio.system.changed.emit()


def test_what_somebody_says_is_said_by_the_voice_of_the_system_alone(studio: Studio) -> None:
    said = "Ola: Ja!"
    assert not studio.voice.prepare_text(said, "it")
    assert not studio.voice.say(1, said, "it")
    studio.system.speaks.add((said, "it"))
    assert not studio.voice.prepare_text(said, "it")
    assert studio.voice.say(2, said, "it")
    assert studio.player.playing is not None
    studio.voice.set_volume(60, muted=True)
    assert not studio.voice.say(3, said, "it")
