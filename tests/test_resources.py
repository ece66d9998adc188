from __future__ import annotations

import gettext
import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui import resources

NORWEGIAN = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: nb\\n"

msgid "Vote"
msgstr "{word}"
"""


@pytest.fixture(autouse=True)
def looked_for_anew() -> Iterator[None]:
    """Forget the folder, which the program looks for once, between tests."""
    resources._data_root.cache_clear()
    yield
    resources._data_root.cache_clear()


@pytest.fixture
def norwegian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The text of the only catalogue of a tree."""
    text = tmp_path / "nb" / "LC_MESSAGES" / "shgui.po"
    text.parent.mkdir(parents=True)
    text.write_text(NORWEGIAN.format(word="Stem"), encoding="utf-8")
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    return text


def translated(language: str) -> str:
    return gettext.GNUTranslations(io.BytesIO(resources.catalogue(language))).gettext("Vote")


def test_a_source_tree_has_its_files_beside_the_package(root: Path) -> None:
    assert resources.assets() == root / "assets"
    assert resources.locales() == root / "locales"


def test_a_frozen_program_has_its_files_where_it_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.assets() == tmp_path / "shgui" / "_data" / "assets"


def test_a_frozen_program_that_is_not_unpacked_has_its_files_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "shgui.exe"))
    assert resources.locales() == tmp_path / "shgui" / "_data" / "locales"


def test_a_compiled_catalogue_does_not_tell_when_it_was_compiled(norwegian: Path) -> None:
    assert b"POT-Creation-Date: 1970-01-01 00:00" in resources.compile_catalogue(norwegian)


@pytest.mark.usefixtures("norwegian")
def test_a_catalogue_is_read_from_its_text_where_none_is_compiled() -> None:
    assert resources.languages() == ("nb",)
    assert translated("nb") == "Stem"


def test_a_compiled_catalogue_needs_no_text(norwegian: Path) -> None:
    norwegian.with_suffix(".mo").write_bytes(resources.compile_catalogue(norwegian))
    norwegian.unlink()
    assert resources.languages() == ("nb",)
    assert translated("nb") == "Stem"


def test_a_compiled_catalogue_is_kept_beside_its_text(
    norwegian: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert translated("nb") == "Stem"
    monkeypatch.setattr(resources, "compile_catalogue", None)
    assert translated("nb") == "Stem"
    assert len(list(norwegian.parent.glob(".compiled/*"))) == 1


def test_a_kept_catalogue_of_another_text_is_not_read(norwegian: Path) -> None:
    assert translated("nb") == "Stem"
    norwegian.write_text(NORWEGIAN.format(word="Stemme"), encoding="utf-8")
    assert translated("nb") == "Stemme"
    assert len(list(norwegian.parent.glob(".compiled/*"))) == 1


def test_a_tree_that_cannot_be_written_to_serves_as_well(norwegian: Path) -> None:
    norwegian.parent.joinpath(".compiled").write_text("in the way")
    assert translated("nb") == "Stem"


def test_a_stale_compiled_catalogue_is_not_read(norwegian: Path) -> None:
    norwegian.with_suffix(".mo").write_bytes(resources.compile_catalogue(norwegian))
    norwegian.write_text(NORWEGIAN.format(word="Stemme"), encoding="utf-8")
    assert translated("nb") == "Stemme"


@pytest.mark.usefixtures("norwegian")
def test_a_language_without_a_catalogue_is_not_found() -> None:
    with pytest.raises(FileNotFoundError):
        resources.catalogue("eo")


def as_installed(monkeypatch: pytest.MonkeyPatch, package: Path) -> None:
    package.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", package)


def as_frozen(monkeypatch: pytest.MonkeyPatch, program: Path) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))


def test_sources_lie_where_their_project_file_does(root: Path) -> None:
    assert resources.find_program_folder() == root


@pytest.mark.parametrize(
    "package", ["usr/lib/shgui/shgui", "venv/lib/python3.11/site-packages/shgui", "lib/shgui"]
)
def test_a_program_among_those_of_the_system_lies_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    as_installed(monkeypatch, tmp_path / package)
    for above in (tmp_path, *(tmp_path / package).parents):
        if above.is_relative_to(tmp_path):
            (above / resources.PORTABLE).mkdir(exist_ok=True)
    assert resources.find_program_folder() is None
    assert resources.portable_folder() is None


def test_a_program_for_windows_lies_where_one_double_clicks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_installed(monkeypatch, tmp_path / "game/lib/shgui")
    (tmp_path / "game/shgui.exe").touch()
    assert resources.find_program_folder() == tmp_path / "game"


def test_a_bundle_lies_in_the_folder_that_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_installed(monkeypatch, tmp_path / "Secret Hitler.app/Contents/Resources/lib/site/shgui")
    assert resources.find_program_folder() == tmp_path


def test_an_unpacked_program_lies_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_frozen(monkeypatch, tmp_path / "shgui-0.1.0/shgui")
    monkeypatch.delenv("APPIMAGE", raising=False)
    assert resources.find_program_folder() == tmp_path / "shgui-0.1.0"


def test_an_image_lies_where_its_file_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounted = tmp_path / "mounted"
    as_frozen(monkeypatch, mounted / "usr/lib/shgui/shgui")
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "stick/shgui.AppImage"))
    monkeypatch.setenv("APPDIR", str(mounted))
    assert resources.find_program_folder() == tmp_path / "stick"


def test_a_program_that_another_image_started_lies_at_its_own_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_frozen(monkeypatch, tmp_path / "shgui-0.1.0/shgui")
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "files.AppImage"))
    monkeypatch.setenv("APPDIR", str(tmp_path / "mounted"))
    assert resources.find_program_folder() == tmp_path / "shgui-0.1.0"


@pytest.mark.parametrize("kind", ["folder", "file", "link into nowhere"])
def test_whatever_bears_the_name_makes_a_program_portable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    as_frozen(monkeypatch, tmp_path / "shgui")
    monkeypatch.delenv("APPIMAGE", raising=False)
    assert resources.portable_folder() is None
    beside = tmp_path / "shgui-data"
    if kind == "folder":
        beside.mkdir()
    elif kind == "file":
        beside.touch()
    else:
        beside.symlink_to(tmp_path / "gone")
    assert resources.portable_folder() == beside
