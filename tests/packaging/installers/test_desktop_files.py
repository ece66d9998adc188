"""Desktop files in the words of the catalogues."""

from __future__ import annotations

import configparser
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from installers.copyright import WITHOUT_PYTHON, Carried, copyright_text
from installers.project import APP_ID, NAME, RECORD_SUFFIX, RECORD_TYPE, Project
from linux.desktop_entry import desktop_entry
from linux.man_page import man_page
from linux.metainfo import metainfo
from linux.mime_type import mime_type
from windows.setup import NSIS_LANGUAGES, texts

from shgui.library.unreadable_record import RECORD_SUFFIX as SAVED_AS
from shgui.ui.help import who_made_what
from shgui.words import desktop_texts, home_texts
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def read(xml: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(xml)  # noqa: S314  # it was written a moment ago


@pytest.fixture(autouse=True)
def own_catalogues() -> None:
    """Forget catalogues that other tests put in place."""
    load_catalogue.cache_clear()


@pytest.fixture
def project(root: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    return Project(root)


def test_the_menu_entry_starts_the_program_and_opens_records() -> None:
    entry = configparser.RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # keys are not to be made lower case
    entry.read_string(desktop_entry(f"/usr/games/{NAME}"))
    told = entry["Desktop Entry"]
    assert told["Exec"] == f"/usr/games/{NAME} %f"
    assert told["MimeType"] == f"{RECORD_TYPE};"
    assert told["Name[pl]"] == home_texts.get_program_title(load_catalogue("pl"))
    assert {told[key][-1] for key in told if key.startswith("Keywords")} == {";"}


def test_software_centres_find_program_languages_and_releases(project: Project) -> None:
    told = read(metainfo(project))
    assert told.findtext("id") == APP_ID
    assert told.findtext("launchable") == f"{NAME}.desktop"
    assert tuple(each.text for each in told.iter("lang")) == list_languages()
    assert [each.get("version") for each in told.iter("release")] == [
        each.version for each in project.releases
    ]


def test_a_description_is_told_in_every_language_that_has_one(project: Project) -> None:
    paragraphs = read(metainfo(project)).findall("description/p")
    in_polish = [paragraph.text for paragraph in paragraphs if paragraph.get(LANG) == "pl"]
    assert in_polish == list(desktop_texts.list_description(load_catalogue("pl")))


def test_a_record_is_known_by_its_name_and_by_what_it_begins_with() -> None:
    told = read(mime_type())
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    glob, match = told.find(".//m:glob", space), told.find(".//m:match", space)
    assert glob is not None
    assert glob.get("pattern") == f"*{RECORD_SUFFIX}"
    assert match is not None
    assert match.get("value") == "secret-hitler-game"


@pytest.mark.parametrize("language", list_languages())
def test_the_manual_page_tells_every_command_and_option(project: Project, language: str) -> None:
    page, words = man_page(project, language), load_catalogue(language)
    file, code = words.gettext("FILE"), words.gettext("CODE")
    for named in (f"shgui verify {file}", "shgui referee", rf"\-\-lang {code}", r"\-\-version"):
        assert f".B {named}\n" in page
    assert "self-test" not in page
    assert [line for line in page.splitlines() if line.startswith("'")] == []


def test_the_set_up_program_speaks_every_language_of_the_program() -> None:
    written = texts()
    for language in list_languages():
        assert f'!insertmacro MUI_LANGUAGE "{NSIS_LANGUAGES[language]}"' in written
        assert desktop_texts.build_set_up_texts(load_catalogue(language)).delete_too in written


@pytest.mark.parametrize(
    "carried", [WITHOUT_PYTHON, Carried("lib", "lib/python*", x11="lib/libxcb*", icu=False, miniaudio=True)]
)
def test_every_licence_that_is_named_is_told(project: Project, carried: Carried) -> None:
    lines = copyright_text(project, carried).splitlines()
    used = {line.removeprefix("License: ") for line in lines if line.startswith("License: ")}
    in_full = {
        line.removeprefix("License: ")
        for line, following in pairwise(lines)
        if line.startswith("License: ") and following.startswith(" ")
    }
    assert used == in_full


def test_a_package_that_brings_python_says_whose_it_is(project: Project) -> None:
    told = copyright_text(project, Carried("lib", "lib/python*"))
    for text in ("Python", "libsodium", "cffi"):
        licence = (project.root / f"assets/licences/{text}.txt").read_text(encoding="utf-8")
        assert licence.strip().splitlines()[-1].strip() in told
    assert "PSF" not in copyright_text(project, WITHOUT_PYTHON)


def brought(root: Path) -> list[str]:
    """Every library that comes along, as it is called; the last one in the page that phones show."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[<>=; ]", asked)[0].removesuffix("-Essentials") for asked in table["dependencies"]]
    return [*names, "TweetNaCl.js"]


def test_every_library_is_named_wherever_libraries_are(project: Project) -> None:
    carried = Carried("lib", "lib/python*", miniaudio=True)
    places = {
        "overview": (project.root / "assets/licences/libraries.txt").read_text(encoding="utf-8"),
        "packages": copyright_text(project, carried),
        "about": " ".join((*who_made_what.LINKED, *who_made_what.LIBRARIES)),
    }
    for place, text in places.items():
        assert [name for name in brought(project.root) if name.casefold() not in text.casefold()] == [], place


def test_every_licence_is_said_to_be_that_of_a_library(root: Path) -> None:
    overview = (root / "assets/licences/libraries.txt").read_text(encoding="utf-8")
    texts = [path.name for path in (root / "assets/licences").glob("*.txt") if path.stem != "libraries"]
    assert [name for name in texts if name not in overview] == []


def test_records_are_saved_as_what_the_desktop_opens() -> None:
    assert RECORD_SUFFIX == SAVED_AS
