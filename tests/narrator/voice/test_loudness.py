"""The measure that the recordings are held to."""

from __future__ import annotations

import math

import pytest

from tests.narrator.voice.loudness import loudness


def tone(frequency: float, amplitude: float, seconds: float, rate: int) -> list[float]:
    return [amplitude * math.sin(math.tau * frequency * at / rate) for at in range(round(seconds * rate))]


@pytest.mark.parametrize("rate", [8000, 48000])
def test_a_tone_of_full_scale_is_as_loud_as_the_recommendation_says(rate: int) -> None:
    # BS.1770: 997 Hz at 0 dBFS in one channel reads -3.01.
    assert loudness(tone(997, 1.0, 10.0, rate), rate) == pytest.approx(-3.01, abs=0.1)


def test_half_the_amplitude_is_six_units_less() -> None:
    whole, half = (loudness(tone(400, amplitude, 2.0, 8000), 8000) for amplitude in (0.5, 0.25))
    assert whole - half == pytest.approx(6.02, abs=0.05)


def test_pauses_dont_make_speech_softer() -> None:
    spoken = tone(400, 0.5, 1.0, 8000)
    paused = [*spoken, *[0.0] * 16000, *spoken]
    assert loudness(paused, 8000) == pytest.approx(loudness(spoken, 8000), abs=1.0)


def test_silence_has_no_loudness() -> None:
    assert loudness([0.0] * 8000, 8000) == -math.inf
