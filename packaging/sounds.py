"""Makes the sounds in assets/sounds: paper, wood and a drum, from noise and decaying sines.

    python packaging/sounds.py

Everything is computed here; nothing is recorded or taken from anywhere.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
PEAK = 0.72

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def add(into: Samples, what: Samples, at: float, gain: float = 1.0) -> None:
    start = round(at * RATE)
    for index, sample in enumerate(what):
        place = start + index
        if place >= len(into):
            return
        into[place] += sample * gain


def rustle(seconds: float, low: float, high: float, chance: random.Random) -> Samples:
    """Paper: noise between two frequencies that swells quickly and dies away."""
    samples, slow, fast = [], 0.0, 0.0
    keep_low, keep_high = math.exp(-2 * math.pi * low / RATE), math.exp(-2 * math.pi * high / RATE)
    length = round(seconds * RATE)
    for index in range(length):
        part = index / length
        noise = chance.uniform(-1, 1)
        fast = noise * (1 - keep_high) + fast * keep_high
        slow = fast * (1 - keep_low) + slow * keep_low
        samples.append((fast - slow) * math.sin(math.pi * part**0.45) ** 2 * (1 - part) ** 1.4)
    return samples


def knock(seconds: float, modes: tuple[tuple[float, float, float], ...], chance: random.Random) -> Samples:
    """Wood: modes of (frequency, loudness, decay in seconds), with the click of the blow."""
    length = round(seconds * RATE)
    phases = [chance.uniform(0, math.tau) for _ in modes]
    samples = []
    for index in range(length):
        time = index / RATE
        body = sum(
            loudness * math.exp(-time / decay) * math.sin(math.tau * frequency * time + phase)
            for (frequency, loudness, decay), phase in zip(modes, phases, strict=True)
        )
        click = chance.uniform(-1, 1) * math.exp(-time / 0.0022)
        samples.append((body + 0.5 * click) * min(1.0, time / 0.0008))
    return samples


def thump(seconds: float, start: float, end: float, decay: float) -> Samples:
    """Something heavy on a table: a low tone that falls."""
    phase, samples = 0.0, []
    for index in range(round(seconds * RATE)):
        time = index / RATE
        frequency = end + (start - end) * math.exp(-time / 0.03)
        phase += math.tau * frequency / RATE
        samples.append(math.sin(phase) * math.exp(-time / decay) * min(1.0, time / 0.001))
    return samples


def bell(seconds: float, note: float) -> Samples:
    """A small clock's bell."""
    modes = ((1.0, 1.0, 0.42), (2.0, 0.35, 0.3), (2.76, 0.28, 0.2), (5.4, 0.12, 0.09))
    samples = []
    for index in range(round(seconds * RATE)):
        time = index / RATE
        value = sum(
            gain * math.exp(-time / decay) * math.sin(math.tau * note * ratio * time)
            for ratio, gain, decay in modes
        )
        samples.append(value * min(1.0, time / 0.002))
    return samples


GAVEL = ((430.0, 1.0, 0.045), (905.0, 0.6, 0.03), (1630.0, 0.35, 0.018), (2570.0, 0.2, 0.01))


def card(chance: random.Random) -> Samples:
    sound = silence(0.16)
    add(sound, rustle(0.13, 1400, 5200, chance), 0.0)
    add(sound, rustle(0.05, 500, 2200, chance), 0.075, 0.9)
    return sound


def votes(chance: random.Random) -> Samples:
    sound = silence(0.62)
    for turn in range(5):
        add(sound, rustle(0.09, 1600 + 150 * turn, 5600, chance), 0.1 * turn + chance.uniform(0, 0.015), 0.85)
        add(sound, knock(0.03, ((1250.0, 0.4, 0.006),), chance), 0.1 * turn + 0.055, 0.35)
    return sound


def stamp(chance: random.Random) -> Samples:
    sound = silence(0.42)
    add(sound, rustle(0.05, 700, 2600, chance), 0.0, 0.5)
    add(sound, thump(0.3, 150, 62, 0.075), 0.04, 1.0)
    add(sound, knock(0.14, ((260.0, 0.8, 0.03), (610.0, 0.35, 0.018)), chance), 0.04, 0.55)
    return sound


def gavel(chance: random.Random) -> Samples:
    sound = silence(0.46)
    add(sound, knock(0.22, GAVEL, chance), 0.0, 0.8)
    add(sound, knock(0.24, GAVEL, chance), 0.19, 1.0)
    return sound


def chaos(chance: random.Random) -> Samples:
    sound = silence(0.96)
    for stroke in range(17):
        when = 0.036 * stroke
        add(sound, thump(0.1, 170 + chance.uniform(-12, 12), 96, 0.03), when, 0.12 + 0.028 * stroke)
    add(sound, thump(0.32, 120, 44, 0.12), 0.64, 1.25)
    add(sound, rustle(0.3, 300, 1700, chance), 0.64, 0.7)
    return sound


def end(_chance: random.Random) -> Samples:
    sound = silence(0.98)
    for index, note in enumerate((392.0, 587.33, 783.99)):
        add(sound, bell(0.98 - 0.15 * index, note), 0.15 * index, 0.8)
    fade = round(0.12 * RATE)
    for index in range(fade):
        sound[-1 - index] *= index / fade
    return sound


RECIPES: dict[str, Callable[[random.Random], Samples]] = {
    "card": card,
    "votes": votes,
    "stamp": stamp,
    "gavel": gavel,
    "chaos": chaos,
    "end": end,
}


def levelled(samples: Samples) -> Samples:
    loudest = max(abs(sample) for sample in samples)
    return [sample * PEAK / loudest for sample in samples]


def write(goal: Path, samples: Samples) -> None:
    whole = array.array("h", (round(sample * 32767) for sample in levelled(samples)))
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(goal), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def main() -> None:
    folder = Path(__file__).parent.parent / "assets" / "sounds"
    folder.mkdir(exist_ok=True)
    for name, recipe in RECIPES.items():
        write(folder / f"{name}.wav", recipe(random.Random(name)))  # noqa: S311  (noise, not secrets)


if __name__ == "__main__":
    main()
