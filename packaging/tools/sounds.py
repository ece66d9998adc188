"""Makes the sounds in assets/sounds: paper, wood and drums, from noise and decaying sines.

    python packaging/tools/sounds.py

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


def skin(seconds: float, modes: tuple[tuple[float, float, float], ...], blow: float) -> Samples:
    """A drum: modes like those of wood, every one struck from rest, and soft felt rather than a click.

    `blow` is how long the mallet stays on the skin: the longer, the duller.
    """
    samples = []
    for index in range(round(seconds * RATE)):
        time = index / RATE
        # A skin is stretched by the blow: for a moment all of it sounds a little sharp.
        bent = time + 0.0012 * (1 - math.exp(-time / 0.05))
        body = sum(
            loudness * math.exp(-time / decay) * math.sin(math.tau * frequency * bent)
            for frequency, loudness, decay in modes
        )
        samples.append(body * (1 - math.exp(-time / blow)))
    return samples


def driven(sound: Samples, gain: float) -> Samples:
    """Louder than its peaks allow: they are rounded off, which small loudspeakers do anyway, and worse."""
    loudest = max(abs(sample) for sample in sound)
    return [math.tanh(sample * gain / loudest) for sample in sound]


def faded(sound: Samples, seconds: float) -> Samples:
    """Return the samples with their end faded to silence."""
    fade = round(seconds * RATE)
    return [
        *sound[:-fade],
        *(sample * (fade - index) / fade for index, sample in enumerate(sound[-fade:], 1)),
    ]


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


D2 = 73.42
# A kettle tunes its skin to a note: the modes of a membrane near whole ratios, the lowest gone at once.
# Small loudspeakers can't give the note itself; the fifth and the octave above let the ear supply it.
TIMPANI = (
    (D2, 0.8, 0.42),
    (D2 * 1.5, 1.0, 0.32),
    (D2 * 1.99, 0.9, 0.27),
    (D2 * 2.44, 0.65, 0.2),
    (D2 * 2.91, 0.55, 0.16),
    (D2 * 3.39, 0.38, 0.11),
    (D2 * 3.89, 0.32, 0.08),
    (D2 * 4.9, 0.2, 0.05),
)
# Cloth on the skin: short, and without the upper modes.
MUFFLED = (
    (96.0, 0.8, 0.085),
    (153.0, 1.0, 0.07),
    (205.0, 0.7, 0.055),
    (281.0, 0.5, 0.04),
    (356.0, 0.3, 0.025),
)


def timpani(chance: random.Random) -> Samples:
    sound = silence(0.9)
    add(sound, skin(0.9, TIMPANI, 0.0018), 0.0)
    add(sound, rustle(0.05, 250, 1800, chance), 0.0, 1.6)
    return faded(driven(sound, 2.6), 0.2)


def drum(chance: random.Random) -> Samples:
    sound = silence(0.5)
    add(sound, skin(0.5, MUFFLED, 0.003), 0.0)
    add(sound, rustle(0.07, 180, 900, chance), 0.0, 1.3)
    return faded(driven(sound, 2.0), 0.1)


def pen(chance: random.Random) -> Samples:
    """Return one stroke: the nib catches in the fibres, faster and faster, and leaves the paper."""
    sound = rustle(0.25, 1500, 5200, chance)
    phase = 0.0
    for index in range(len(sound)):
        part = index / len(sound)
        phase += (70 + 150 * part) / RATE
        catch = 0.35 + 0.65 * abs(math.sin(math.pi * phase)) ** 3
        sound[index] *= catch * (1 + 0.9 * part)
    add(sound, knock(0.02, ((1900.0, 0.5, 0.004),), chance), 0.0, 0.06)
    return faded(sound, 0.03)


def riffle(chance: random.Random) -> Samples:
    """Two halves of a pile run into one another under the thumbs, and are pushed together."""
    sound, when = silence(0.5), 0.0
    for leaf in range(22):
        add(sound, rustle(0.022, 1300, 4600, chance), when, 0.55 + 0.45 * leaf / 22)
        add(sound, knock(0.008, ((1500.0, 0.4, 0.002),), chance), when, 0.16)
        when += 0.0195 - 0.0004 * leaf + chance.uniform(0, 0.003)
    add(sound, rustle(0.11, 600, 2800, chance), 0.385, 1.15)
    return sound


RECIPES: dict[str, Callable[[random.Random], Samples]] = {
    "card": card,
    "votes": votes,
    "stamp": stamp,
    "gavel": gavel,
    "chaos": chaos,
    "end": end,
    "timpani": timpani,
    "drum": drum,
    "pen": pen,
    "riffle": riffle,
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
    folder = Path(__file__).parents[2] / "assets" / "sounds"
    folder.mkdir(exist_ok=True)
    for name, recipe in RECIPES.items():
        write(folder / f"{name}.wav", recipe(random.Random(name)))  # noqa: S311  (noise, not secrets)


if __name__ == "__main__":
    main()
