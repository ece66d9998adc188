"""assets/voice/manifest.json: which text each recording says, who says it, how long and how loud."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from shgui.narrator.voice.recordings import MANIFEST
from voice_tools.voices import Voice


@dataclass
class Entry:
    """A recording. `recipe` is what it was made with, `sha256` the file's."""

    text: str
    seconds: float
    loudness: float
    recipe: str
    sha256: str


@dataclass
class Manifest:
    voices: dict[str, dict[str, str]] = field(default_factory=dict)
    """Engine, name, author and licence by language, and how many words a recogniser misunderstood."""
    lines: dict[str, dict[str, Entry]] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path) -> Manifest:
        path = folder / MANIFEST
        if not path.is_file():
            return cls()
        told = json.loads(path.read_text(encoding="utf-8"))
        lines = {
            language: {line: Entry(**entry) for line, entry in entries.items()}
            for language, entries in told["lines"].items()
        }
        return cls(told["voices"], lines)

    def introduce(self, language: str, voice: Voice) -> None:
        """Say who speaks; what was understood of another voice is forgotten."""
        told = {
            "engine": voice.engine.value,
            "name": voice.name,
            "author": voice.author,
            "licence": voice.licence,
        }
        if not told.items() <= self.voices.get(language, {}).items():
            self.voices[language] = told

    def note(self, language: str, *, words: str, letters: str) -> None:
        """Record the share of a language's recordings that a recogniser misunderstood."""
        self.voices[language] |= {"misunderstood": words, "misunderstood_letters": letters}

    def forget(self, language: str) -> None:
        """Lines are spoken anew: what was understood of them counts no longer."""
        for name in ("misunderstood", "misunderstood_letters"):
            self.voices[language].pop(name, None)

    def write(self, folder: Path) -> None:
        text = json.dumps(asdict(self), indent=1, ensure_ascii=False, sort_keys=True)
        (folder / MANIFEST).write_text(f"{text}\n", encoding="utf-8")


def file_hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
