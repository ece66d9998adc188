"""Sounds that are made on the way lie where a user's caches lie, and only when there are any."""

from pathlib import Path

import pytest

from shgui import resources
from shgui.narrator.voice.sound_folder import SoundFolder


@pytest.fixture
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    return tmp_path / "caches"


@pytest.mark.usefixtures("qapp")
def test_nothing_is_made_before_it_is_asked_for(caches: Path) -> None:
    SoundFolder()
    assert not caches.exists()


@pytest.mark.usefixtures("qapp")
def test_it_lies_in_the_cache_and_goes_with_whoever_asked(caches: Path) -> None:
    scratch = SoundFolder()
    folder = scratch.folder
    assert folder is not None
    assert folder.is_relative_to(caches)
    assert scratch.folder == folder
    (folder / "line.wav").write_bytes(b"")
    del scratch
    assert not folder.exists()


@pytest.mark.usefixtures("qapp")
def test_where_nothing_can_be_written_there_is_no_folder(caches: Path) -> None:
    caches.write_text("a file in the way", encoding="ascii")
    assert SoundFolder().folder is None


@pytest.mark.usefixtures("qapp")
def test_a_portable_program_writes_nothing_elsewhere(
    caches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "portable_folder", lambda: tmp_path / "shgui-data")
    scratch = SoundFolder()
    assert scratch.folder is not None
    assert scratch.folder.is_relative_to(tmp_path / "shgui-data/caches")
    assert not caches.exists()
