"""Speaks lines with Kokoro. Runs in the Python of the workshop, which alone has its libraries."""

from __future__ import annotations

import json
import sys
import tempfile
import wave
from pathlib import Path
from typing import Any


def main() -> None:
    import numpy
    from kokoro_onnx import Kokoro

    job: dict[str, Any] = json.load(sys.stdin)
    style = sum(
        part * numpy.fromfile(path, dtype=numpy.float32).reshape(-1, 1, 256)
        for path, part in job["voices"].items()
    ).astype(numpy.float32)
    with tempfile.NamedTemporaryFile(suffix=".npz") as voices:
        numpy.savez(voices.name, voice=style)
        kokoro = Kokoro(job["model"], voices.name)
        for line in job["lines"]:
            language = job["language"]
            sound, rate = kokoro.create(
                line["text"],
                voice="voice",
                speed=job["speed"],
                lang=language or "en-gb",
                is_phonemes=not language,
            )
            values = (numpy.clip(sound, -1, 1) * 32767).astype("<i2")
            with wave.open(str(Path(line["path"])), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(rate)
                file.writeframes(values.tobytes())


if __name__ == "__main__":
    main()
