"""What of the languages' data comes along."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import babel
import pytest
from babel import Locale
from installers import standard_library
from installers.program import languages, locales_of
from installers.project import Project
from installers.times import settle
from installers.tools import Missing
from linux.icu import stays

from shgui.words.languages import available


def test_all_languages_of_the_program_are_shipped(root: Path) -> None:
    assert set(languages(Project(root))) == set(available())


@pytest.mark.parametrize("language", available())
def test_babel_finds_all_that_a_language_builds_upon(language: str) -> None:
    data = Path(babel.__file__).parent / "locale-data"
    kept = locales_of((language,))
    parents = {"nb": "no"}
    assert {"root", language, parents.get(language, language)} <= kept
    assert [name for name in kept if not (data / f"{name}.dat").is_file()] == []
    assert Locale.parse(language).language in {name.partition("_")[0] for name in kept}


@pytest.mark.parametrize("item", ["coll/root.res", "coll/pl.res", "coll/no.res", "pt.res", "zoneinfo64.res"])
def test_icu_keeps_what_the_programs_languages_need(item: str) -> None:
    assert stays(item, ("en", "nb", "pl", "pt_BR"))


@pytest.mark.parametrize("item", ["coll/ja.res", "ja.res", "unames.icu", "translit/root.res", "ibm-37.cnv"])
def test_icu_loses_everything_else(item: str) -> None:
    assert not stays(item, ("en", "nb", "pl", "pt_BR"))


def test_files_get_the_time_of_their_sources(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "file").write_bytes(b"")
    settle(tmp_path, 86400)
    assert {path.stat().st_mtime for path in (tmp_path, *tmp_path.rglob("*"))} == {86400}


def test_the_standard_library_is_compiled_the_same_every_time() -> None:
    if sys.version_info[:2] != standard_library.VERSION:
        with pytest.raises(Missing):
            standard_library.standard_library()
    else:
        assert standard_library.standard_library() == standard_library.standard_library()


def test_nothing_that_the_decoder_of_recordings_imports_is_left_out_of_python() -> None:
    left_out = Path(standard_library.__file__).with_name("left_out.txt").read_text(encoding="ascii").split()
    # It uses numpy where that happens to be installed; no package of ours brings it.
    program = "import sys; sys.modules['numpy'] = None; import miniaudio; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = {name.partition(".")[0] for name in done.stdout.split()}
    assert "miniaudio" in imported
    assert sorted(imported.intersection(left_out)) == []
