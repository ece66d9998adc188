"""A table's choices, told and read again."""

from dataclasses import replace
from typing import Any

import pytest

from shgui.checked import read
from shgui.engine.editions import edition_from_switches, get_edition, list_edition_names
from shgui.table.options import Options, Voting, default_options, options_to_json


@pytest.mark.parametrize("book", list_edition_names())
@pytest.mark.parametrize("voting", list(Voting))
@pytest.mark.parametrize("seconds", [None, 90])
def test_options_are_told_and_read_again(book: str, voting: Voting, seconds: int | None) -> None:
    options = Options(get_edition(book), "nb", voting, seconds, claims=seconds is None)
    assert read(Options, options_to_json(options)) == options


def test_a_book_with_one_switch_changed_is_kept_so() -> None:
    switches = {**get_edition("it").switches, "session_reshuffle_at_most": 2}
    options = replace(default_options("it"), edition=edition_from_switches("it", switches))
    assert read(Options, options_to_json(options)).edition.session_reshuffle_at_most == 2


@pytest.mark.parametrize("seconds", [0, 86_400])
@pytest.mark.parametrize("language", ["n", "x" * 40])
def test_the_shortest_and_the_longest_are_read(seconds: int, language: str) -> None:
    options = replace(default_options(language), discussion_seconds=seconds)
    assert read(Options, options_to_json(options)) == options


@pytest.mark.parametrize(
    "change",
    [
        *({"discussion_seconds": seconds} for seconds in (-1, 86_401, True, "90", 1.5)),
        *({"language": language} for language in ("", "x" * 41, None, 1)),
        *({"edition": book} for book in (None, "it", {}, {"name": "it", "switches": []})),
        *({"claims": claims} for claims in (0, None, "yes")),
        {"voting": "loudly"},
    ],
    ids=str,
)
def test_what_nobody_could_choose_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        read(Options, {**options_to_json(default_options("nb")), **change})


def test_by_default_it_is_the_official_game_without_clock_or_claims() -> None:
    options = default_options("pl")
    assert (options.edition.name, options.language) == ("official", "pl")
    assert (options.discussion_seconds, options.claims) == (None, False)
