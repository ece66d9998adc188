"""A recogniser's understanding of the recordings: the nearest thing to ears that a build has."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_tools.sources import Workshop

# What the recogniser calls our languages.
NAMES = {
    "en": "english",
    "pl": "polish",
    "pt_BR": "portuguese",
    "it": "italian",
    "nb": "norwegian",
    "ru": "russian",
}


@dataclass
class Errors:
    """Edits that lead from what was understood to what was said, counted in words and in letters."""

    words: int = 0
    of_words: int = 0
    letters: int = 0
    of_letters: int = 0

    def add(self, said: str, understood: str) -> None:
        words, heard = plain_words(said), plain_words(understood)
        self.words += edits(words, heard)
        self.of_words += len(words)
        self.letters += edits(" ".join(words), " ".join(heard))
        self.of_letters += len(" ".join(words))

    @property
    def word_rate(self) -> float:
        return self.words / max(1, self.of_words)

    @property
    def letter_rate(self) -> float:
        return self.letters / max(1, self.of_letters)


def understood(paths: Sequence[Path], language: str, workshop: Workshop) -> list[str]:
    """Return the recogniser's text for each file."""
    job = {
        "library": str(workshop.recogniser.resolve()),
        "models": f"{workshop.recogniser_models.resolve()}/",
        "lines": [{"path": str(path.resolve()), "language": NAMES[language]} for path in paths],
    }
    with tempfile.TemporaryDirectory() as folder:
        asked, answer = Path(folder) / "job.json", Path(folder) / "answer.json"
        asked.write_text(json.dumps(job), encoding="utf-8")
        script = Path(__file__).with_name("recognise.mjs")
        subprocess.run(["node", script, asked, answer], check=True, stdout=subprocess.DEVNULL)
        texts: list[str] = json.loads(answer.read_text(encoding="utf-8"))
    return texts


def plain_words(text: str) -> list[str]:
    """Words as they sound: no capitals, no punctuation, е for ё."""
    text = unicodedata.normalize("NFC", text).casefold().replace("ё", "е")
    return re.sub(r"[^\w\s]", " ", text).split()


def edits(one: Sequence[str], other: Sequence[str]) -> int:
    """The least number of insertions, deletions and replacements between two rows."""
    row = list(range(len(other) + 1))
    for index, wanted in enumerate(one, 1):
        above, row[0] = row[0], index
        for place, found in enumerate(other, 1):
            above, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, above + (wanted != found))
    return row[-1]
