"""Sounds go to whatever player there is, at their volume, and never disturb."""

import array
import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.ui.table.sounds import Command, Sound, Sounds, write_scaled_sound

FOLDER = resources.assets() / "sounds"


def script(folder: Path, lines: str) -> Command:
    """A player that is a few lines of Python; it is given the file as its last argument."""
    path = folder / "player.py"
    path.write_text(f"import sys, pathlib, time\nfile = pathlib.Path(sys.argv[-1])\n{lines}\n")
    return (sys.executable, str(path))


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    return tmp_path / "heard"


@pytest.fixture
def noting(tmp_path: Path, heard: Path) -> Command:
    """A player that writes down what it is to play."""
    return script(tmp_path, f"pathlib.Path({str(heard)!r}).write_bytes(file.read_bytes())")


def loudest(path: Path) -> int:
    with wave.open(str(path), "rb") as told:
        return max(abs(sample) for sample in array.array("h", told.readframes(told.getnframes())))


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_there_short_and_small(sound: Sound) -> None:
    path = FOLDER / f"{sound.value}.wav"
    with wave.open(str(path), "rb") as told:
        seconds = told.getnframes() / told.getframerate()
        assert (told.getnchannels(), told.getsampwidth()) == (1, 2)
    assert 0.05 < seconds < 1
    assert path.stat().st_size < 45 * 1024
    assert 10_000 < loudest(path) < 32_000


def test_a_sound_is_played_as_it_was_made(noting: Command, heard: Path, qtbot: QtBot) -> None:
    sounds = Sounds(FOLDER, [noting])
    sounds.play(Sound.GAVEL)
    qtbot.waitUntil(lambda: heard.exists() and heard.stat().st_size > 0 and not sounds.playing)
    assert heard.read_bytes() == (FOLDER / "gavel.wav").read_bytes()


def test_volume_is_put_into_the_samples(noting: Command, heard: Path, qtbot: QtBot) -> None:
    sounds = Sounds(FOLDER, [noting])
    sounds.set_volume(50, muted=False)
    sounds.play(Sound.STAMP)
    qtbot.waitUntil(lambda: heard.exists() and not sounds.playing)
    assert loudest(heard) == pytest.approx(loudest(FOLDER / "stamp.wav") / 2, abs=1)


@pytest.mark.parametrize(("volume", "muted"), [(100, True), (0, False)])
def test_mute_means_mute(noting: Command, volume: int, muted: bool, qtbot: QtBot) -> None:
    sounds = Sounds(FOLDER, [noting])
    sounds.set_volume(volume, muted=muted)
    sounds.play(Sound.CHAOS)
    assert not sounds.playing


def test_muting_ends_what_is_heard_now(tmp_path: Path, qtbot: QtBot) -> None:
    sounds = Sounds(FOLDER, [script(tmp_path, "time.sleep(30)")])
    sounds.play(Sound.CHAOS)
    assert sounds.playing
    sounds.set_volume(100, muted=True)
    assert not sounds.playing


def test_a_player_that_fails_is_not_tried_again(tmp_path: Path, noting: Command, qtbot: QtBot) -> None:
    failing = script(tmp_path, "sys.exit(1)")
    missing = (str(tmp_path / "no such player"),)
    sounds = Sounds(FOLDER, [missing, failing])
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: sounds.players == (failing,))
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: sounds.players == ())
    sounds.play(Sound.CARD)
    assert not sounds.playing


def test_without_a_player_there_is_silence() -> None:
    sounds = Sounds(FOLDER, [])
    sounds.play(Sound.END)
    assert not sounds.playing


def test_many_sounds_at_once_are_not_all_played(tmp_path: Path, qtbot: QtBot) -> None:
    sounds = Sounds(FOLDER, [script(tmp_path, "time.sleep(30)")])
    for _ in range(8):
        sounds.play(Sound.CARD)
    assert len(sounds.playing) == 3
    sounds.stop()


def test_a_quieter_copy_has_the_same_shape(tmp_path: Path) -> None:
    copy = tmp_path / "copy.wav"
    write_scaled_sound(FOLDER / "end.wav", copy, 0.25)
    with wave.open(str(copy), "rb") as quiet, wave.open(str(FOLDER / "end.wav"), "rb") as loud:
        assert quiet.getparams() == loud.getparams()
