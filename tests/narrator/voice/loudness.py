"""The loudness of a sound by ITU-R BS.1770, for one channel."""

from __future__ import annotations

import math
from collections.abc import Sequence

_OFFSET = -0.691
_ABSOLUTE_GATE = -70.0
_RELATIVE_GATE = -10.0
_BLOCK = 0.4
_STEPS = 4
"""Blocks of 400 ms begin every 100 ms."""


def loudness(samples: Sequence[float], rate: int) -> float:
    """LUFS. Silence is added, as a line may be shorter than a block; its blocks are gated away again."""
    weighted = _weighted([*samples, *[0.0] * rate], rate)
    step = round(rate * _BLOCK / _STEPS)
    powers = [
        sum(value * value for value in weighted[at : at + step]) for at in range(0, len(weighted), step)
    ]
    blocks = [sum(powers[at : at + _STEPS]) / (step * _STEPS) for at in range(len(powers) - _STEPS + 1)]
    heard = [block for block in blocks if _level(block) > _ABSOLUTE_GATE]
    if not heard:
        return -math.inf
    gate = _level(sum(heard) / len(heard)) + _RELATIVE_GATE
    loud = [block for block in heard if _level(block) > gate]
    return _level(sum(loud) / len(loud))


def _level(power: float) -> float:
    return _OFFSET + 10 * math.log10(power) if power > 0 else -math.inf


def _weighted(samples: Sequence[float], rate: int) -> list[float]:
    """Weight tones as the head hears them: high ones louder, the lowest not at all."""
    (a0, a1, a2, a3, a4), (b0, b1, b2, b3, b4) = _shelf(rate), _high_pass(rate)
    x1 = x2 = y1 = y2 = z1 = z2 = 0.0
    result = []
    for x in samples:
        y = a0 * x + a1 * x1 + a2 * x2 - a3 * y1 - a4 * y2
        z = b0 * y + b1 * y1 + b2 * y2 - b3 * z1 - b4 * z2
        x2, x1, y2, y1, z2, z1 = x1, x, y1, y, z1, z
        result.append(z)
    return result


def _shelf(rate: int) -> tuple[float, float, float, float, float]:
    gain, quality = 3.999843853973347, 0.7071752369554196
    k = math.tan(math.pi * 1681.974450955533 / rate)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    scale = 1 + k / quality + k * k
    return (
        (high + band * k / quality + k * k) / scale,
        2 * (k * k - high) / scale,
        (high - band * k / quality + k * k) / scale,
        2 * (k * k - 1) / scale,
        (1 - k / quality + k * k) / scale,
    )


def _high_pass(rate: int) -> tuple[float, float, float, float, float]:
    quality = 0.5003270373238773
    k = math.tan(math.pi * 38.13547087602444 / rate)
    scale = 1 + k / quality + k * k
    return (1.0, -2.0, 1.0, 2 * (k * k - 1) / scale, (1 - k / quality + k * k) / scale)
