"""A language: its messages, its numbers, dates and lists."""

from __future__ import annotations

import io
from datetime import UTC, date, datetime
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import write_po

from shgui import resources
from shgui.words import terms
from shgui.words.catalogue import Catalogue, load_catalogue


def polish() -> Catalog:
    messages = Catalog("pl")
    messages.add("The game is over.", "Gra się kończy.")
    messages.add("President", "Prezydent", context="term")
    messages.add(
        ("{count} Policy", "{count} Policies"),
        ("{count} Ustawa", "{count} Ustawy", "{count} Ustaw"),
        context="term",
    )
    messages.add(("{count} game", "{count} games"), ("{count} gra", "{count} gry", "{count} gier"))
    return messages


@pytest.fixture
def pl() -> Catalogue:
    compiled = io.BytesIO()
    write_mo(compiled, polish())
    return Catalogue("pl", GNUTranslations(io.BytesIO(compiled.getvalue())))


def in_language(language: str) -> Catalogue:
    return Catalogue(language, NullTranslations())


def test_a_message_is_translated(pl: Catalogue) -> None:
    assert pl.gettext("The game is over.") == "Gra się kończy."


def test_a_message_is_translated_in_its_context(pl: Catalogue) -> None:
    assert pl.pgettext("term", "President") == "Prezydent"


@pytest.mark.parametrize(
    ("count", "told"), [(1, "1 Ustawa"), (3, "3 Ustawy"), (5, "5 Ustaw"), (22, "22 Ustawy")]
)
def test_a_number_decides_between_all_forms_of_the_language(pl: Catalogue, count: int, told: str) -> None:
    assert terms.format_policy_count(pl, count) == told


def test_plural_forms_without_a_context(pl: Catalogue) -> None:
    assert pl.ngettext("{count} game", "{count} games", 5) == "{count} gier"


def test_what_has_no_translation_stays_in_english(pl: Catalogue) -> None:
    assert pl.gettext("Something new.") == "Something new."


def test_the_catalogue_of_a_language_is_read_from_its_file(locales_elsewhere: Path) -> None:
    folder = locales_elsewhere / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / "shgui.po").open("wb") as file:
        write_po(file, polish())
    assert load_catalogue("pl").gettext("The game is over.") == "Gra się kończy."


@pytest.mark.usefixtures("locales_elsewhere")
def test_a_language_is_loaded_once() -> None:
    assert load_catalogue("pl") is load_catalogue("pl")


@pytest.mark.usefixtures("locales_elsewhere")
def test_a_language_without_a_catalogue_speaks_english() -> None:
    words = load_catalogue("nb")
    assert (words.language, words.gettext("The game is over.")) == ("nb", "The game is over.")


@pytest.mark.usefixtures("locales_elsewhere")
def test_a_checkout_without_babel_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_babel(_language: str) -> bytes:
        raise ModuleNotFoundError("babel")

    monkeypatch.setattr(resources, "catalogue", no_babel)
    assert load_catalogue("pl").gettext("The game is over.") == "The game is over."


@pytest.mark.parametrize(
    ("language", "told"), [("en", "34,565"), ("pl", "34\u00a0565"), ("pt_BR", "34.565"), ("it", "34.565")]
)
def test_long_numbers_are_grouped_as_the_language_does(language: str, told: str) -> None:
    assert in_language(language).number(34565) == told


def test_short_numbers_are_plain_everywhere() -> None:
    assert {in_language(language).number(17) for language in ("en", "pl", "ru")} == {"17"}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "4 March 2025"),
        ("pl", "4 marca 2025"),
        ("nb", "4. mars 2025"),
        ("pt_BR", "4 de março de 2025"),
    ],
)
def test_dates_are_written_as_the_language_does(language: str, told: str) -> None:
    assert in_language(language).date(date(2025, 3, 4)) == told


@pytest.mark.parametrize(("language", "told"), [("en", "4~March~2025,~20:15"), ("pl", "4~marca~2025,~20:15")])
def test_a_moment_has_the_day_and_the_time_of_day_on_one_line(language: str, told: str) -> None:
    moment = datetime(2025, 3, 4, 20, 15, 30, tzinfo=UTC)
    assert in_language(language).moment(moment) == told.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ana, Ola and Max"),
        ("pl", "Ana, Ola i~Max"),
        ("nb", "Ana, Ola og Max"),
        ("ru", "Ana, Ola и~Max"),
        ("it", "Ana, Ola e~Max"),
    ],
)
def test_a_list_joins_its_items_as_the_language_does(language: str, told: str) -> None:
    """A conjunction of one letter doesn't stand alone at the end of a line."""
    assert in_language(language).list_of(["Ana", "Ola", "Max"]) == told.replace("~", "\u00a0")


def test_names_in_a_list_stay_as_they_were_typed() -> None:
    assert in_language("pl").list_of(["Ana {0}", "Max i Ola"]) == "Ana {0} i\u00a0Max i Ola"


@pytest.mark.parametrize(("items", "told"), [([], ""), (["Ana"], "Ana")])
def test_a_list_may_be_short(items: list[str], told: str) -> None:
    words = in_language("it")
    assert (words.list_of(items), words.row_of(items)) == (told, told)


def test_a_row_only_strings_its_items_together() -> None:
    assert in_language("en").row_of(["F", "F", "L"]) == "F, F, L"


def test_items_may_have_braces() -> None:
    assert in_language("en").row_of(["{item}", "{0}", "}"]) == "{item}, {0}, }"


def test_a_language_that_babel_does_not_know_writes_numbers_as_english_does() -> None:
    assert in_language("qps").number(34565) == "34,565"
