"""Requirements of a recording, and when it is rendered anew; no engine runs here."""

from __future__ import annotations

from pathlib import Path

import pytest
from voice_tools.lines import recording, texts
from voice_tools.manifest import Entry, Manifest
from voice_tools.norwegian import UnknownWordError, pronounce
from voice_tools.rendering import faults
from voice_tools.sound import LOUDNESS, Measured
from voice_tools.speaking import mixture
from voice_tools.voices import VOICES

from shgui.words.languages import list_languages
from shgui.words.narrator_texts import NarratorLine

GOOD = Measured(LOUDNESS, -3.0, 4.0)
TEXT = "Close your eyes, all of you, and keep them closed."


def test_a_good_recording_has_no_fault() -> None:
    assert faults(TEXT, GOOD) == []


@pytest.mark.parametrize(
    "measured",
    [
        Measured(LOUDNESS, -3.0, 1.0),
        Measured(LOUDNESS, -3.0, 40.0),
        Measured(LOUDNESS - 2, -3.0, 4.0),
        Measured(LOUDNESS, 0.0, 4.0),
    ],
    ids=["gabbled", "drawled", "soft", "clipped"],
)
def test_a_bad_recording_is_named(measured: Measured) -> None:
    assert len(faults(TEXT, measured)) == 1


def test_every_language_has_a_voice_and_every_line_a_text() -> None:
    assert set(VOICES) == set(list_languages())
    assert all(texts(language)[line] for language in VOICES for line in NarratorLine)


def test_a_norwegian_word_that_nobody_has_written_down_is_named() -> None:
    with pytest.raises(UnknownWordError, match="regnskap"):
        pronounce("Regnskap")


def test_a_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    manifest = Manifest()
    manifest.introduce("pl", VOICES["pl"])
    manifest.lines["pl"] = {"all-open": Entry("abc", 1.5, -18.1, "recipe", "def")}
    manifest.write(tmp_path)
    assert Manifest.read(tmp_path) == manifest


def test_a_missing_manifest_is_empty(tmp_path: Path) -> None:
    assert Manifest.read(tmp_path) == Manifest()


def test_lines_spoken_anew_have_to_be_listened_to_again() -> None:
    manifest = Manifest()
    manifest.introduce("pl", VOICES["pl"])
    fresh = dict(manifest.voices["pl"])
    manifest.note("pl", words="3.0%", letters="1.0%")
    assert manifest.voices["pl"] == {**fresh, "misunderstood": "3.0%", "misunderstood_letters": "1.0%"}
    manifest.forget("pl")
    assert manifest.voices["pl"] == fresh


def test_another_voice_forgets_what_was_understood_of_the_one_before() -> None:
    manifest = Manifest()
    manifest.introduce("pl", VOICES["pl"])
    manifest.voices["pl"]["misunderstood"] = "3.0%"
    manifest.introduce("pl", VOICES["pl"])
    assert manifest.voices["pl"]["misunderstood"] == "3.0%"
    manifest.introduce("pl", VOICES["ru"])
    assert "misunderstood" not in manifest.voices["pl"]


@pytest.mark.parametrize(
    ("name", "parts"),
    [("bm_george", [("bm_george", 1.0)]), ("0.7 one + 0.3 other", [("one", 0.7), ("other", 0.3)])],
)
def test_a_voice_may_be_a_mixture(name: str, parts: list[tuple[str, float]]) -> None:
    assert mixture(name) == parts


def test_a_recording_lies_where_the_program_looks_for_it(tmp_path: Path) -> None:
    assert recording(tmp_path, "pl", NarratorLine.ALL_OPEN) == tmp_path / "pl" / "all-open.ogg"
