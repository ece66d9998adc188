"""A shipped recording belongs to its text; a group's own belongs to its line."""

from __future__ import annotations

from pathlib import Path

from shgui.narrator.voice.recordings import LINES_LIST, OwnRecordings, hash_text
from shgui.words.narrator_texts import NarratorLine


def test_another_text_is_another_hash() -> None:
    assert hash_text("Close your eyes.") != hash_text("Open your eyes.")


def test_a_space_that_keeps_words_together_sounds_like_any_other() -> None:
    assert hash_text("Ana i\u00a0Ola") == hash_text("Ana i Ola")


def test_a_group_is_told_what_to_record_and_under_which_name(tmp_path: Path) -> None:
    own = OwnRecordings(tmp_path / "voice")
    folder = own.prepare_folder(
        "nb", {NarratorLine.ALL_CLOSE: "Lukk øynene.", NarratorLine.ALL_OPEN: "Åpne øynene."}
    )
    assert folder == tmp_path / "voice" / "nb"
    rows = (folder / LINES_LIST).read_text(encoding="utf-8").splitlines()
    assert rows == ["all-close.wav\tLukk øynene.", "all-open.wav\tÅpne øynene."]
    (folder / "all-open.wav").touch()
    assert own.find(NarratorLine.ALL_OPEN, "nb") is not None
    assert own.find(NarratorLine.ALL_CLOSE, "nb") is None
