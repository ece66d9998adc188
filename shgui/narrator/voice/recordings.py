"""Recordings of lines: those that are shipped, and those that a group has made itself.

A shipped one belongs to a text. When the text changes the recording is no longer used: better silence than a
voice that says something else than the letters.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from shgui.words.narrator_texts import Spoken

MANIFEST = "manifest.json"
SHIPPED_SUFFIX = ".ogg"
OWN_SUFFIXES = (".wav", ".ogg", ".mp3", ".flac")
LIST = "lines.txt"
WITH_ACCENT = frozenset({"nb"})
"""Languages whose shipped voice was never taught them: hard to understand without the text."""


@dataclass(frozen=True, slots=True)
class Recording:
    path: Path
    seconds: float | None
    """None where nobody has measured it."""


def text_hash(text: str) -> str:
    """By which a recording knows its text; whether a space may break a line is nothing that can be heard."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:16]


class ShippedRecordings:
    """`folder` is assets/voice. Without a manifest there are none."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, line: Spoken, language: str, text: str) -> Recording | None:
        entry = self._lines.get(language, {}).get(line.value)
        if entry is None or entry["text"] != text_hash(text):
            return None
        path = self._folder / language / f"{line.value}{SHIPPED_SUFFIX}"
        return Recording(path, entry["seconds"]) if path.is_file() else None

    @cached_property
    def _lines(self) -> dict[str, Any]:
        try:
            manifest = json.loads((self._folder / MANIFEST).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        lines: dict[str, Any] = manifest["lines"]
        return lines


class OwnRecordings:
    """What a group has put into `<folder>/<language>/<line>.*`. It is looked up anew each time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find(self, line: Spoken, language: str) -> Recording | None:
        paths = (self.folder / language / f"{line.value}{suffix}" for suffix in OWN_SUFFIXES)
        path = next((path for path in paths if path.is_file()), None)
        return None if path is None else Recording(path, None)

    def invite(self, language: str, texts: Mapping[Spoken, str]) -> Path:
        """A folder to put recordings into, with a list of what each says; OSError where it can't be made."""
        folder = self.folder / language
        folder.mkdir(parents=True, exist_ok=True)
        rows = (f"{line.value}{OWN_SUFFIXES[0]}\t{text}\n" for line, text in texts.items())
        (folder / LIST).write_text("".join(rows), encoding="utf-8")
        return folder
