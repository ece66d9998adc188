"""Sounds are read, made softer, and brought to one loudness."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from shgui.narrator.voice.samples import SAMPLE_RATE, Samples, UndecodableError, read_sound, write_wav
from tests.narrator.voice.sounds import hum


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    sound = hum(0.5)
    write_wav(sound, tmp_path / "a.wav")
    assert read_sound(tmp_path / "a.wav") == sound


def test_of_two_channels_the_first_is_read(tmp_path: Path) -> None:
    with wave.open(str(tmp_path / "a.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(b"\x01\x00\x09\x00\x02\x00\x09\x00")
    samples = read_sound(tmp_path / "a.wav")
    assert (list(samples.values), samples.rate) == ([1, 2], 8000)


def test_a_wav_of_another_width_is_decoded(tmp_path: Path) -> None:
    with wave.open(str(tmp_path / "a.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(SAMPLE_RATE)
        file.writeframes(bytes([128, 255] * 1200))
    assert read_sound(tmp_path / "a.wav").seconds == pytest.approx(0.1, abs=0.01)


def test_a_shipped_recording_can_be_decoded(root: Path) -> None:
    file = sorted((root / "assets" / "voice").rglob("*.ogg"))[0]
    samples = read_sound(file)
    assert samples.rate == SAMPLE_RATE
    assert samples.seconds > 0.5


@pytest.mark.parametrize("content", [b"", b"RIFF", b"no sound at all", b"OggS and then nothing"])
def test_what_is_no_sound_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.wav").write_bytes(content)
    with pytest.raises(UndecodableError):
        read_sound(tmp_path / "a.wav")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UndecodableError):
        read_sound(tmp_path / "a.wav")


def test_a_sound_can_be_made_softer() -> None:
    assert max(hum(0.1, 0.5).amplify(0.5).values) == pytest.approx(32767 * 0.25, abs=2)


@pytest.mark.parametrize("loud", [0.02, 0.3, 0.9])
def test_every_voice_is_brought_to_the_same_level(loud: float) -> None:
    assert hum(1.0, loud).normalize().level == pytest.approx(hum(1.0, 0.1).normalize().level, rel=0.05)


def test_a_level_is_not_reached_by_clipping() -> None:
    values = hum(1.0, 0.02).values
    values[100] = 20000
    assert max(Samples(values).normalize().values) <= 0.91 * 32767


def test_silence_stays_silence() -> None:
    silence = hum(1.0, 0.0)
    assert silence.level == 0
    assert silence.normalize() == silence
