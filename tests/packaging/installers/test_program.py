"""Packages take the languages' data along."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import babel
import pytest
from babel import Locale
from installers import standard_library
from installers.program import LEFT_OUT_OF_NETWORK, languages, locales_of
from installers.project import Project
from installers.times import settle
from installers.tools import Missing
from linux.icu import stays

from shgui.words.languages import list_languages

PHONES = (
    "shgui.phones.server.phone_server",
    "shgui.phones.server.test_phone",
    "shgui.phones.server.join_link",
)
NOT_FOR_PHONES = {name.partition(".")[0] for name in LEFT_OUT_OF_NETWORK}


def test_all_languages_of_the_program_are_shipped(root: Path) -> None:
    assert set(languages(Project(root))) == set(list_languages())


@pytest.mark.parametrize("language", list_languages())
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


def imported(*modules: str) -> set[str]:
    """Return all modules that come with these, in a Python of their own."""
    # The decoder uses numpy where that happens to be installed; no package of ours brings it.
    program = f"import sys; sys.modules['numpy'] = None; import {', '.join(modules)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("modules", [("miniaudio",), PHONES], ids=["decoder of recordings", "phones"])
def test_nothing_that_is_imported_is_left_out_of_python(modules: tuple[str, ...]) -> None:
    left_out = Path(standard_library.__file__).with_name("left_out.txt").read_text(encoding="ascii").split()
    brought = imported(*modules)
    assert set(modules) <= brought
    assert sorted({name.partition(".")[0] for name in brought}.intersection(left_out)) == []


def test_nothing_of_websockets_that_phones_need_is_left_out() -> None:
    modules = {name for name in imported(*PHONES) if name.startswith(("websockets.", "segno."))}
    assert modules
    # What is compiled in C does the same faster, for servers with thousands of visitors.
    left_out = {name for name in modules if set(name.split(".")[1:]) & NOT_FOR_PHONES}
    assert left_out <= {"websockets.speedups"}
