"""Sounds made up for tests, and a player that makes none."""

from __future__ import annotations

import array
import math
from pathlib import Path

from shgui.narrator.voice.player import SoundPlayer
from shgui.narrator.voice.samples import SAMPLE_RATE, Samples, write_wav


def hum(seconds: float = 1.0, loud: float = 0.3, rate: int = SAMPLE_RATE) -> Samples:
    """A tone, as loud as this part of full scale."""
    values = (
        round(32767 * loud * math.sin(math.tau * 220 * at / rate)) for at in range(round(seconds * rate))
    )
    return Samples(array.array("h", values), rate)


def hum_file(path: Path, seconds: float = 1.0, loud: float = 0.3) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_wav(hum(seconds, loud), path)
    return path


class SilentPlayer(SoundPlayer):
    """Notes what is being played."""

    def __init__(self) -> None:
        super().__init__()
        self.playing: Path | None = None
        self.volume = 100

    def set_volume(self, percent: int) -> None:
        self.volume = percent

    def play(self, file: Path) -> None:
        self.playing = file

    def stop(self) -> None:
        self.playing = None
