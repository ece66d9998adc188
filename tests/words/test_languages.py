"""The available languages, and the choice for a reader."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from shgui import resources
from shgui.words import languages
from shgui.words.languages import (
    choose_language,
    find_nearest,
    get_endonym,
    list_environment_languages,
)
from shgui.words.macos_languages import list_macos_languages

SIX = ("en", "pl", "pt_BR", "it", "nb", "ru")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pl", "pl"),
        ("pl_PL.UTF-8", "pl"),
        ("pl-PL", "pl"),
        ("PL", "pl"),
        ("sr@latin", None),
        ("pt", "pt_BR"),
        ("pt_PT", "pt_BR"),
        ("pt-br", "pt_BR"),
        ("no", "nb"),
        ("nn_NO", "nb"),
        ("nb-NO", "nb"),
        ("ru_UA.KOI8-U", "ru"),
        ("en_GB", "en"),
        ("de", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_readers_get_the_language_nearest_to_theirs(wanted: str, found: str | None) -> None:
    assert find_nearest(wanted, SIX) == found


def test_the_very_language_goes_before_a_related_one() -> None:
    assert find_nearest("pt_PT", ("pt_BR", "pt_PT")) == "pt_PT"


def test_the_first_wanted_language_that_is_spoken_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "languages", lambda: ("it", "pl"))
    assert choose_language(["de_DE", "it_CH", "pl"]) == "it"


def test_readers_of_no_known_language_get_english() -> None:
    assert choose_language(["de", "fr"]) == "en"


def test_the_system_is_asked_when_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "languages", lambda: ("it", "nb"))
    monkeypatch.setenv("LANG", "no_NO.UTF-8")
    assert choose_language() == "nb"


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LANG": "pl_PL.UTF-8"}, ("pl_PL.UTF-8",)),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "ru:it"}, ("ru", "it")),
        ({"LANG": "pl_PL", "LC_MESSAGES": "it_IT"}, ("it_IT",)),
        ({"LC_MESSAGES": "it_IT", "LC_ALL": "ru_RU"}, ("ru_RU",)),
        ({"LANGUAGE": "", "LANG": "nb"}, ("nb",)),
        ({}, ()),
    ],
)
def test_variables_are_read_in_the_order_of_gettext(
    environment: dict[str, str], said: tuple[str, ...]
) -> None:
    assert list_environment_languages(environment) == said


def test_macos_has_its_languages_in_the_settings(tmp_path: Path) -> None:
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    (folder / ".GlobalPreferences.plist").write_bytes(plistlib.dumps({"AppleLanguages": ["pl-PL", "en"]}))
    assert list_macos_languages(tmp_path) == ("pl-PL", "en")


@pytest.mark.parametrize("settings", [None, b"no settings at all", plistlib.dumps({})])
def test_macos_settings_may_be_missing_or_odd(settings: bytes | None, tmp_path: Path) -> None:
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    if settings is not None:
        (folder / ".GlobalPreferences.plist").write_bytes(settings)
    assert list_macos_languages(tmp_path) == ()


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "English"),
        ("pl", "Polski"),
        ("pt_BR", "Português (Brasil)"),
        ("it", "Italiano"),
        ("nb", "Norsk bokmål"),
        ("ru", "Русский"),
    ],
)
def test_every_language_has_its_own_name_for_itself(language: str, name: str) -> None:
    assert get_endonym(language) == name


def test_a_language_without_a_name_is_called_by_its_code() -> None:
    assert get_endonym("xx") == "xx"


def test_english_is_listed_first_and_new_languages_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "languages", lambda: ("eo", "it", "pl", "af"))
    assert languages.list_languages() == ("en", "pl", "it", "af", "eo")
