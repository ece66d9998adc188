"""Every line in every language, as the catalogues have it."""

from __future__ import annotations

from pathlib import Path

from shgui.narrator.voice.recordings import SHIPPED_SUFFIX
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import SENTENCES, NarratorLine


def texts(language: str) -> dict[NarratorLine, str]:
    """Return the lines in the order of the opening."""
    words = load_catalogue(language)
    return {line: " ".join(SENTENCES[line](words).split()) for line in NarratorLine}


def recording(folder: Path, language: str, line: NarratorLine) -> Path:
    return folder / language / f"{line.value}{SHIPPED_SUFFIX}"
