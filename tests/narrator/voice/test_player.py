"""Files are played by programs of the system; here by little programs that note what they are told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.narrator.voice.player import PROGRAMS, PlayerProgram, ProcessPlayer
from shgui.narrator.voice.samples import read_sound
from tests.narrator.voice.sounds import hum_file

NOTES = "import sys, pathlib; pathlib.Path(sys.argv[1]).open('a').write('|'.join(sys.argv[2:]) + '\\n')"
FAILS = "raise SystemExit(1)"
HANGS = "import time; time.sleep(600)"


class Room:
    """A folder with a sound in it, and programs that play it in their way."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notes = folder / "notes"
        self.sound = hum_file(folder / "line.wav", 0.2, 0.5)
        self.player: ProcessPlayer | None = None

    def plays(self, *programs: PlayerProgram) -> ProcessPlayer:
        self.player = ProcessPlayer(programs)
        return self.player

    def program(
        self, script: str, volume: str = "--volume={}", plays: tuple[str, ...] = (".wav",)
    ) -> PlayerProgram:
        return PlayerProgram(sys.executable, plays, ("-c", script, str(self.notes)), volume)

    @property
    def played(self) -> list[list[str]]:
        return [line.split("|") for line in self.notes.read_text().splitlines()]


@pytest.fixture
def room(tmp_path: Path, qapp: object) -> Iterator[Room]:
    room = Room(tmp_path)
    yield room
    if room.player is not None:
        room.player.stop()


def test_the_end_of_a_sound_is_told(room: Room, qtbot: QtBot) -> None:
    player = room.plays(room.program(NOTES))
    with qtbot.waitSignal(player.ended):
        player.play(room.sound)
    assert room.played == [["--volume=1", str(room.sound)]]


def test_the_volume_goes_to_the_program(room: Room, qtbot: QtBot) -> None:
    player = room.plays(room.program(NOTES))
    player.set_volume(40)
    with qtbot.waitSignal(player.ended):
        player.play(room.sound)
    assert room.played == [["--volume=0.4", str(room.sound)]]


def test_a_program_without_a_volume_gets_a_softer_copy(room: Room, qtbot: QtBot) -> None:
    player = room.plays(room.program(NOTES, volume=""))
    player.set_volume(50)
    with qtbot.waitSignal(player.ended):
        player.play(room.sound)
    ((copy,),) = room.played
    assert max(read_sound(Path(copy)).values) == pytest.approx(max(read_sound(room.sound).values) / 2, abs=2)


def test_a_program_that_knows_wav_alone_gets_it(room: Room, qtbot: QtBot, root: Path) -> None:
    recording = sorted((root / "assets" / "voice").rglob("*.ogg"))[0]
    player = room.plays(room.program(NOTES))
    with qtbot.waitSignal(player.ended):
        player.play(recording)
    ((_, file),) = room.played
    assert read_sound(Path(file)).seconds == pytest.approx(read_sound(recording).seconds, abs=0.01)


def test_a_program_that_fails_leaves_the_sound_to_the_next(room: Room, qtbot: QtBot) -> None:
    missing = PlayerProgram(str(room.folder / "no-such-program"), (".wav",), volume="{}")
    player = room.plays(missing, room.program(FAILS), room.program(NOTES))
    with qtbot.waitSignal(player.ended):
        player.play(room.sound)
    assert len(room.played) == 1


@pytest.mark.parametrize("programs", [0, 1, 2])
def test_without_a_program_that_can_it_is_told(programs: int, room: Room, qtbot: QtBot) -> None:
    player = room.plays(*[room.program(FAILS)] * programs)
    with qtbot.waitSignal(player.failed):
        player.play(room.sound)


def test_a_file_that_cannot_be_decoded_is_told(room: Room, qtbot: QtBot) -> None:
    room.sound.write_bytes(b"nothing to hear")
    player = room.plays(room.program(NOTES, volume=""))
    with qtbot.waitSignal(player.failed):
        player.play(room.sound)


def test_a_program_that_failed_is_tried_again_with_the_next_sound(room: Room, qtbot: QtBot) -> None:
    player = room.plays(room.program("import sys, pathlib; sys.exit(not pathlib.Path(sys.argv[1]).exists())"))
    with qtbot.waitSignal(player.failed):
        player.play(room.sound)
    room.notes.touch()
    with qtbot.waitSignal(player.ended):
        player.play(room.sound)


def test_a_sound_that_is_stopped_reports_nothing(room: Room, qtbot: QtBot) -> None:
    player = room.plays(room.program(HANGS))
    with qtbot.assertNotEmitted(player.ended), qtbot.assertNotEmitted(player.failed):
        player.play(room.sound)
        QCoreApplication.processEvents()
        player.stop()
        QCoreApplication.processEvents()


def test_stopping_at_once_starts_nothing(room: Room) -> None:
    player = room.plays(room.program(NOTES))
    player.play(room.sound)
    player.stop()
    QCoreApplication.processEvents()
    assert not room.notes.exists()


def test_a_new_sound_ends_the_one_before(room: Room, qtbot: QtBot) -> None:
    player = room.plays(room.program(NOTES))
    other = hum_file(room.folder / "other.wav")
    with qtbot.waitSignal(player.ended):
        player.play(room.sound)
        player.play(other)
    assert [file for _, file in room.played] == [str(other)]


@pytest.mark.parametrize("program", [each for system in PROGRAMS.values() for each in system])
def test_every_program_is_told_the_file_last(program: PlayerProgram) -> None:
    assert program.build_arguments(Path("a b.ogg"), 0.5)[-1] == "a b.ogg"


def test_half_volume_is_written_as_each_program_wants_it() -> None:
    written = {
        program.name: program.build_arguments(Path("a"), 0.5)[:-1]
        for system in PROGRAMS.values()
        for program in system
    }
    assert written == {
        "afplay": ["-v", "0.5"],
        "pw-play": ["--volume=0.5"],
        "paplay": ["--volume=52016"],
        "aplay": ["-q"],
    }
