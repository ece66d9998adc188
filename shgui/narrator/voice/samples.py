"""Sounds as numbers: decoded for players that know only WAV, made louder or softer."""

import array
import io
import math
import sys
import wave
from dataclasses import dataclass
from pathlib import Path

SAMPLE_RATE = 24000
_FULL_SCALE = 32767
_SPARSE = 4
"""Every fourth sample is enough to measure loudness."""
_SPEECH_LEVEL = 0.17
"""The loudness of speech after `normalize`: the root mean square without silence, 1 being full scale."""


class UndecodableError(ValueError):
    """Not a sound, of an unknown kind, or no decoder here."""


@dataclass(frozen=True, slots=True)
class Samples:
    """A sound with one channel of 16 bits."""

    values: "array.array[int]"
    rate: int = SAMPLE_RATE

    @property
    def seconds(self) -> float:
        return len(self.values) / self.rate

    def amplify(self, factor: float) -> "Samples":
        """Return the sound louder or softer; the caller makes sure that it stays within full scale."""
        return Samples(array.array("h", [int(value * factor) for value in self.values]), self.rate)

    @property
    def level(self) -> float:
        """The root mean square of the louder half of the frames: the voice without its silences."""
        few = self.values[::_SPARSE]
        frame = max(1, self.rate // _SPARSE // 20)
        powers = sorted(
            sum(value * value for value in few[start : start + frame])
            for start in range(0, len(few) - frame + 1, frame)
        )
        loud = powers[len(powers) // 2 :]
        return math.sqrt(sum(loud) / (frame * len(loud))) / _FULL_SCALE if loud else 0.0

    def normalize(self) -> "Samples":
        """Return the sound as loud as the shipped recordings, as far as its peaks allow."""
        level = self.level
        if not level:
            return self
        peak = max(max(self.values), -min(self.values))
        return self.amplify(min(_SPEECH_LEVEL / level, 0.9 * _FULL_SCALE / peak))


def read_sound(path: Path) -> Samples:
    try:
        content = path.read_bytes()
        return _decode_wav(content) if content[:4] == b"RIFF" else _decode_compressed(content)
    except OSError as error:
        raise UndecodableError(path.name) from error


def write_wav(samples: Samples, path: Path) -> None:
    values = samples.values
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(samples.rate)
        file.writeframes(values.tobytes())


def _decode_wav(content: bytes) -> Samples:
    try:
        with wave.open(io.BytesIO(content)) as file:
            channels, width, rate = file.getnchannels(), file.getsampwidth(), file.getframerate()
            frames = file.readframes(file.getnframes())
    except (wave.Error, EOFError):
        return _decode_compressed(content)
    if width != 2:
        return _decode_compressed(content)
    values = array.array("h", frames[: len(frames) // 2 * 2])
    if sys.byteorder == "big":
        values.byteswap()
    return Samples(values[::channels], rate)


def _decode_compressed(content: bytes) -> Samples:
    try:
        import miniaudio
    except ImportError as error:
        raise UndecodableError("no decoder") from error
    try:
        sound = miniaudio.decode(content, miniaudio.SampleFormat.SIGNED16, 1, SAMPLE_RATE)
    except miniaudio.MiniaudioError as error:
        raise UndecodableError(str(error)) from error
    return Samples(sound.samples, SAMPLE_RATE)
