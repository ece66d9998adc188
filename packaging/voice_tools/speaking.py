"""Has lines spoken by the engine of a voice, into WAV files."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_tools.norwegian import pronounce
from voice_tools.sources import Workshop
from voice_tools.voices import EngineName, Voice

BY_HAND = "nb by hand"


@dataclass(frozen=True)
class Order:
    text: str
    path: Path


def speak(voice: Voice, orders: Sequence[Order], workshop: Workshop) -> None:
    if voice.engine is EngineName.RHVOICE:
        for order in orders:
            _rhvoice(voice, order, workshop)
    else:
        _kokoro(voice, orders, workshop)


def mixture(name: str) -> list[tuple[str, float]]:
    """The voices in "0.7 one + 0.3 other", or the one voice of that name, and their parts."""
    parts = [part.split() for part in name.split(" + ")]
    return [(part[-1], float(part[0]) if len(part) > 1 else 1.0) for part in parts]


def _rhvoice(voice: Voice, order: Order, workshop: Workshop) -> None:
    root = workshop.rhvoice
    environment = {
        **os.environ,
        "LD_LIBRARY_PATH": str(root / "usr/lib/x86_64-linux-gnu"),
        "RHVOICE_DATA_PATH": str(root / "usr/share/RHVoice"),
        "RHVOICECONFIGPATH": str(root / "etc/RHVoice"),
    }
    command = [str(root / "usr/bin/RHVoice-test"), "-p", voice.name, "-R", "24000", "-o", str(order.path)]
    subprocess.run(command, input=order.text.encode(), env=environment, check=True)


def _kokoro(voice: Voice, orders: Sequence[Order], workshop: Workshop) -> None:
    by_hand = voice.spelling == BY_HAND
    job = {
        "model": str(workshop.kokoro_model),
        "voices": {str(workshop.kokoro_voices / f"{name}.bin"): part for name, part in mixture(voice.name)},
        "language": "" if by_hand else voice.spelling,
        "speed": voice.speed,
        "lines": [
            {"text": pronounce(order.text) if by_hand else order.text, "path": str(order.path)}
            for order in orders
        ],
    }
    script = Path(__file__).with_name("kokoro_speaking.py")
    subprocess.run([workshop.python, script], input=json.dumps(job).encode(), check=True)
