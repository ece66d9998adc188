"""Brings spoken lines into shape: no silence at the ends, one loudness, small files."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

LOUDNESS = -18.0
"""LUFS of every recording."""
TOLERANCE = 0.3
RATE = "18900"
_QUALITY = "-1"
"""About 28 kbit/s of Vorbis at this rate, headers included; from 19 kHz on a third more."""
_SILENCE = "0.03%"
RECIPE = f"{LOUDNESS} LUFS, silence below {_SILENCE}, Vorbis {RATE} q{_QUALITY}"
"""All that a recording depends on besides text and voice."""
_TRIM = ("silence", "1", "0.02", _SILENCE, "reverse", "silence", "1", "0.02", _SILENCE, "reverse")
_COMPAND = ("compand", "0.01,0.2", "6:-50,-50,-20,-15,0,-6", "-3", "-90", "0.02")
_PAD = ("pad", "0.05", "0.1")


@dataclass(frozen=True)
class Measured:
    loudness: float
    peak: float
    """dBFS"""
    seconds: float


def shape(spoken: Path, shaped: Path) -> Measured:
    """A WAV of `LOUDNESS`, a little compressed, with short silences at its ends."""
    rough = shaped.with_suffix(".rough.wav")
    # Softer first: filters need room above the peaks.
    chain = ("gain", "-6", "rate", "-v", RATE, "highpass", "70", *_TRIM, *_COMPAND, *_PAD)
    _sox(spoken, "-b", "16", rough, *chain)
    measured = measure(rough)
    for _ in range(4):
        _sox(rough, "-b", "16", shaped, "gain", "-l", f"{LOUDNESS - measured.loudness:.2f}")
        result = measure(shaped)
        if abs(result.loudness - LOUDNESS) <= TOLERANCE:
            break
        # The limiter has taken something away: ask for that much more.
        measured = Measured(measured.loudness + result.loudness - LOUDNESS, result.peak, result.seconds)
    rough.unlink()
    return result


def encode(shaped: Path, encoded: Path) -> None:
    encoded.parent.mkdir(parents=True, exist_ok=True)
    # The serial number is set: the same sound is then the same file.
    _run("oggenc", "--quiet", "--serial", "1", "-q", _QUALITY, "-o", encoded, shaped)


def measure(path: Path) -> Measured:
    """Measure the loudness by EBU R 128, with added silence: a line may be shorter than its window."""
    said = _run(
        *("ffmpeg", "-hide_banner", "-nostats", "-i", path),
        *("-filter_complex", "apad=pad_dur=3,ebur128=peak=true", "-f", "null", "-"),
    )
    summary = said[said.rindex("Summary:") :]
    return Measured(
        _number(r"I:\s+(-?[\d.]+)", summary), _number(r"Peak:\s+(-?[\d.]+)", summary), seconds(path)
    )


def seconds(path: Path) -> float:
    return float(_run("soxi", "-D", path))


def _number(pattern: str, text: str) -> float:
    found = re.search(pattern, text)
    if found is None:
        raise ValueError(text)
    return float(found[1])


def _sox(*arguments: str | Path) -> None:
    _run("sox", "-V1", *arguments)


def _run(*command: str | Path) -> str:
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command[0]}: {done.stderr}")
    return done.stdout + done.stderr
