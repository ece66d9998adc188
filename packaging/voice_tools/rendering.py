"""Renders what has changed, and says what is wrong with it."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from shgui.narrator.voice.recordings import hash_text
from shgui.words.narrator_texts import NarratorLine
from voice_tools.lines import recording, texts
from voice_tools.manifest import Entry, Manifest, file_hash
from voice_tools.norwegian import pronounce
from voice_tools.sound import LOUDNESS, RECIPE, Measured, encode, shape
from voice_tools.sources import Workshop
from voice_tools.speaking import BY_HAND, Order, speak
from voice_tools.voices import VOICES, Voice

LETTERS_A_SECOND = (8.0, 18.0)
MOST_BYTES = 3_000_000


@dataclass
class Rendering:
    """`folder` is assets/voice. Problems are gathered, so that one run names them all."""

    folder: Path
    workshop: Workshop
    problems: list[str] = field(default_factory=list)

    def render(self, languages: tuple[str, ...]) -> None:
        manifest = Manifest.read(self.folder)
        for language in languages:
            manifest.introduce(language, VOICES[language])
            self._render_language(language, VOICES[language], manifest)
            manifest.write(self.folder)
        self._drop_strangers(manifest)
        size = sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())
        print(f"{size:,} bytes altogether")
        if size > MOST_BYTES:
            self.problems.append(f"more than {MOST_BYTES:,} bytes")

    def _render_language(self, language: str, voice: Voice, manifest: Manifest) -> None:
        wanted = texts(language)
        known = manifest.lines.setdefault(language, {})
        for gone in set(known) - {line.value for line in wanted}:
            del known[gone]
        new = {line: text for line, text in wanted.items() if self._is_stale(line, text, language, known)}
        with tempfile.TemporaryDirectory() as name:
            orders = {line: Order(text, Path(name) / f"{line.value}.wav") for line, text in new.items()}
            if orders:
                manifest.forget(language)
                speak(voice, tuple(orders.values()), self.workshop)
            for line, order in orders.items():
                known[line.value] = self._finish(line, order, language, voice)
        length = sum(entry.seconds for entry in known.values())
        pace = sum(map(len, wanted.values())) / length
        print(f"{language}: {len(new)} of {len(wanted)} lines, {length:.0f} s, {pace:.1f} letters a second")

    def _finish(self, line: NarratorLine, order: Order, language: str, voice: Voice) -> Entry:
        shaped = order.path.with_suffix(".shaped.wav")
        measured = shape(order.path, shaped)
        path = recording(self.folder, language, line)
        encode(shaped, path)
        self.problems += [f"{language} {line.value}: {problem}" for problem in faults(order.text, measured)]
        return Entry(
            hash_text(order.text),
            round(measured.seconds, 2),
            round(measured.loudness, 1),
            _recipe(voice, order.text),
            file_hash(path),
        )

    def _is_stale(self, line: NarratorLine, text: str, language: str, known: Mapping[str, Entry]) -> bool:
        entry, path = known.get(line.value), recording(self.folder, language, line)
        return (
            entry is None
            or (entry.text, entry.recipe) != (hash_text(text), _recipe(VOICES[language], text))
            or not path.is_file()
            or file_hash(path) != entry.sha256
        )

    def _drop_strangers(self, manifest: Manifest) -> None:
        """Recordings of lines that nobody says any more."""
        kept = {
            recording(self.folder, language, NarratorLine(line))
            for language, lines in manifest.lines.items()
            for line in lines
        }
        for path in set(self.folder.glob("*/*")) - kept:
            path.unlink()


def faults(text: str, measured: Measured) -> list[str]:
    """Return the faults of a recording."""
    fewest, most = LETTERS_A_SECOND
    found = []
    pace = len(text) / measured.seconds
    if not fewest <= pace <= most:
        found.append(f"{pace:.1f} letters a second")
    if abs(measured.loudness - LOUDNESS) > 1:
        found.append(f"{measured.loudness:.1f} LUFS")
    if measured.peak > -0.5:
        found.append(f"peaks at {measured.peak:.1f} dBFS")
    return found


def _recipe(voice: Voice, text: str) -> str:
    by_hand = f" {hash_text(pronounce(text))}" if voice.spelling == BY_HAND else ""
    return f"{voice.recipe}{by_hand}, {RECIPE}"
