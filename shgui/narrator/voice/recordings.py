"""Recordings of lines: shipped ones, and those of a group. A shipped recording belongs to a text and is no
longer used when that text changes: better silence than a voice that says something else than the screen."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from shgui.words.narrator_texts import NarratorLine

MANIFEST = "manifest.json"
SHIPPED_SUFFIX = ".ogg"
OWN_SUFFIXES = (".wav", ".ogg", ".mp3", ".flac")
LINES_LIST = "lines.txt"
LANGUAGES_WITH_ACCENT = frozenset({"nb"})
"""Languages whose shipped voice was never trained for them: hard to understand without the text."""


@dataclass(frozen=True, slots=True)
class Recording:
    path: Path
    seconds: float | None
    """None where unknown."""


def hash_text(text: str) -> str:
    """Hash a text by which a recording knows it; where lines break can't be heard."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:16]


class ShippedRecordings:
    """The recordings in assets/voice; none without a manifest."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, line: NarratorLine, language: str, text: str) -> Recording | None:
        entry = self._lines.get(language, {}).get(line.value)
        if entry is None or entry["text"] != hash_text(text):
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
    """A group's recordings in `<folder>/<language>/<line>.*`, looked up anew each time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find(self, line: NarratorLine, language: str) -> Recording | None:
        paths = (self.folder / language / f"{line.value}{suffix}" for suffix in OWN_SUFFIXES)
        path = next((path for path in paths if path.is_file()), None)
        return None if path is None else Recording(path, None)

    def prepare_folder(self, language: str, texts: Mapping[NarratorLine, str]) -> Path:
        """Make a folder for recordings with a list of lines; raise OSError where that can't be done."""
        folder = self.folder / language
        folder.mkdir(parents=True, exist_ok=True)
        rows = (f"{line.value}{OWN_SUFFIXES[0]}\t{text}\n" for line, text in texts.items())
        (folder / LINES_LIST).write_text("".join(rows), encoding="utf-8")
        return folder
