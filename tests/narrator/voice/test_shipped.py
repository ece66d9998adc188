"""The recordings that are shipped: each says its text, at the common loudness and an understandable pace."""

from __future__ import annotations

import array
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import miniaudio
import pytest

from shgui import resources
from shgui.narrator.voice.recordings import LANGUAGES_WITH_ACCENT, MANIFEST, ShippedRecordings, hash_text
from shgui.narrator.voice.voice import get_line_text
from shgui.words.languages import list_languages
from shgui.words.narrator_texts import NarratorLine
from tests.narrator.voice.loudness import loudness

LOUDNESS = -18.0
LETTERS_A_SECOND = (8.0, 18.0)
MOST_BYTES = 3_000_000
KILOBITS_A_SECOND = (24, 48)
HARD_TO_UNDERSTAND = 0.15
"""Words that a recogniser misunderstands, as a part of all."""
HEARING = 8000
"""Samples a second that loudness is measured with: what lies above adds less than a tenth of a unit."""
FOLDER = resources.assets() / "voice"
EVERY_LINE = [(language, line) for language in list_languages() for line in NarratorLine]


@dataclass(frozen=True)
class Heard:
    seconds: float
    loudness: float
    peak: float


def path_of(language: str, line: NarratorLine) -> Path:
    return FOLDER / language / f"{line.value}.ogg"


@cache
def manifest() -> dict[str, Any]:
    told: dict[str, Any] = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))
    return told


@cache
def heard(language: str, line: NarratorLine) -> Heard:
    content = path_of(language, line).read_bytes()
    whole = miniaudio.decode(content, miniaudio.SampleFormat.SIGNED16, 1, 24000)
    rough = miniaudio.decode(content, miniaudio.SampleFormat.SIGNED16, 1, HEARING)
    peak = max(max(whole.samples), -min(whole.samples)) / 32767
    return Heard(len(whole.samples) / 24000, loudness(_parts(rough.samples), HEARING), peak)


def _parts(samples: array.array[int]) -> list[float]:
    return [value / 32768 for value in samples]


@pytest.mark.parametrize(("language", "line"), EVERY_LINE)
def test_a_recording_says_what_stands_on_the_screen(language: str, line: NarratorLine) -> None:
    entry = manifest()["lines"][language][line.value]
    assert entry["text"] == hash_text(get_line_text(line, language)), (
        "the text has changed: packaging/voices render"
    )


@pytest.mark.lengthy(daily=60)
@pytest.mark.parametrize(("language", "line"), EVERY_LINE)
def test_a_recording_is_the_one_that_was_measured(language: str, line: NarratorLine) -> None:
    entry = manifest()["lines"][language][line.value]
    content = path_of(language, line).read_bytes()
    assert entry["sha256"] == hashlib.sha256(content).hexdigest()[:16]
    assert entry["seconds"] == pytest.approx(heard(language, line).seconds, abs=0.05)


@pytest.mark.lengthy(daily=40)
@pytest.mark.parametrize(("language", "line"), EVERY_LINE)
def test_a_recording_is_as_loud_as_all_others_and_not_clipped(language: str, line: NarratorLine) -> None:
    sound = heard(language, line)
    assert sound.loudness == pytest.approx(LOUDNESS, abs=1.0)
    assert sound.peak < 0.99


@pytest.mark.lengthy(daily=40)
@pytest.mark.parametrize(("language", "line"), EVERY_LINE)
def test_a_recording_is_spoken_at_an_understandable_pace(language: str, line: NarratorLine) -> None:
    fewest, most = LETTERS_A_SECOND
    assert fewest <= len(get_line_text(line, language)) / heard(language, line).seconds <= most


@pytest.mark.lengthy(daily=40)
@pytest.mark.parametrize(("language", "line"), EVERY_LINE)
def test_the_narrator_finds_every_recording(language: str, line: NarratorLine) -> None:
    recording = ShippedRecordings(FOLDER).find(line, language, get_line_text(line, language))
    assert recording is not None
    assert recording.seconds == pytest.approx(heard(language, line).seconds, abs=0.05)


def test_all_recordings_together_are_small(capsys: pytest.CaptureFixture[str]) -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    with capsys.disabled():
        print(f" {size:,} bytes in {len(files)} files")  # noqa: T201
    assert size < MOST_BYTES


@pytest.mark.parametrize("language", list_languages())
def test_a_language_has_the_bit_rate_that_was_decided_on(language: str) -> None:
    size = sum(path_of(language, line).stat().st_size for line in NarratorLine)
    seconds = sum(heard(language, line).seconds for line in NarratorLine)
    fewest, most = KILOBITS_A_SECOND
    assert fewest <= size * 8 / seconds / 1000 <= most


@pytest.mark.parametrize("language", list_languages())
def test_a_recogniser_has_listened_to_these_recordings(language: str) -> None:
    voice = manifest()["voices"][language]
    assert {"misunderstood", "misunderstood_letters"} <= set(voice), "packaging/voices check"


@pytest.mark.parametrize("language", list_languages())
def test_of_a_voice_that_is_hard_to_understand_the_players_are_told(language: str) -> None:
    misunderstood = float(manifest()["voices"][language]["misunderstood"].rstrip("%")) / 100
    assert (misunderstood > HARD_TO_UNDERSTAND) is (language in LANGUAGES_WITH_ACCENT)


def test_nothing_lies_there_that_nobody_says() -> None:
    expected = {path_of(language, line) for language, line in EVERY_LINE} | {FOLDER / MANIFEST}
    assert {path for path in FOLDER.rglob("*") if path.is_file()} == expected


@pytest.mark.parametrize("language", list_languages())
def test_who_speaks_is_credited(language: str) -> None:
    voice = manifest()["voices"][language]
    rows = (resources.assets() / "CREDITS.md").read_text(encoding="utf-8").splitlines()
    row = next(row for row in rows if f"voice/{language}/" in row)
    assert voice["author"] in row
    assert voice["licence"] in row
    assert voice["name"] in row
