"""Every line in every language, as the catalogues have it."""

from __future__ import annotations

from pathlib import Path

from shgui.narrator.voice.recordings import SHIPPED_SUFFIX
from shgui.words.catalogue import load_catalogue
from shgui.words.narrator_texts import SENTENCES, Spoken


def texts(language: str) -> dict[Spoken, str]:
    """Return the lines in the order of the opening."""
    words = load_catalogue(language)
    return {line: " ".join(SENTENCES[line](words).split()) for line in Spoken}


def recording(folder: Path, language: str, line: Spoken) -> Path:
    return folder / language / f"{line.value}{SHIPPED_SUFFIX}"
