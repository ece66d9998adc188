"""Names in right-to-left letters keep their direction to themselves in every sentence."""

from __future__ import annotations

from gettext import NullTranslations

import pytest

from shgui.words.catalogue import Catalogue
from shgui.words.isolation import isolate, remove_isolates

NAME = "אורי"
ISOLATED = f"\u2068{NAME}\u2069"


@pytest.mark.parametrize("name", ["Ana", "Łukasz", "Игорь", "名前", "🙂", "", "7"])
def test_other_names_stay_as_they_are(words: Catalogue, name: str) -> None:
    assert isolate(name) == name
    assert words.gettext("{name} (1)").format(name=name) == f"{name} (1)"


@pytest.mark.parametrize("name", [NAME, "كريم", f"Ana {NAME}", f"{NAME}-Ana", "𞤀𞤁"])
def test_a_name_with_letters_from_right_to_left_is_isolated(words: Catalogue, name: str) -> None:
    assert words.gettext("{name} (1)").format(name=name) == f"\u2068{name}\u2069 (1)"


def test_a_name_is_isolated_once_however_deep_its_sentence_stands(words: Catalogue) -> None:
    inner = words.pgettext("test", "{name} (1)").format(name=NAME)
    assert words.gettext("Then: {sentence}").format(sentence=inner) == f"Then: {ISOLATED} (1)"
    assert isolate(isolate(NAME)) == ISOLATED


def test_names_of_a_list_are_isolated_one_by_one(words: Catalogue) -> None:
    assert words.list_of([NAME, "Ana"]) == f"{ISOLATED} and Ana"
    assert words.row_of([NAME, "Ana"]) == f"{ISOLATED}, Ana"


def test_numbers_keep_their_format(words: Catalogue) -> None:
    assert words.ngettext("{count:02} game", "{count:02} games", 3).format(count=3) == "03 games"


def test_what_is_spoken_or_written_to_a_terminal_has_no_marks() -> None:
    assert remove_isolates(f"{ISOLATED} (1)") == f"{NAME} (1)"
    assert Catalogue("en", NullTranslations()).gettext("{a}{b}").format(a=NAME, b=1) == f"{ISOLATED}1"
