"""Names in any script, told apart as eyes tell them apart."""

import pytest

from shgui.checked import read
from shgui.table.seating import (
    BadSeating,
    NameProblem,
    Player,
    check_names,
    clean_name,
    clean_players,
    player_to_json,
    players_from_json,
)
from tests.table.ordinary_names import ORDINARY

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
SCOTTISH_THUMB = "\U0001f44d\U0001f3fb"


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Zażółć Gęślą",
        "Ольга",
        "José da Conceição",
        "李小龍",
        "محمد",
        "می\u200cخواهم",
        "नमस्ते",
        "O'Brien-Łącka",
        FAMILY * 19,
        SCOTTISH_THUMB,
        "x" * 24,
        "n\u0303" * 24,
        "1",
    ],
)
def test_names_of_any_script_are_good(name: str) -> None:
    assert check_names([name]) == (None,)


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "\u3000", "\u200d", "\u0301", "\u3164", "\u2800 \u2800", "\u200c\u200d"]
)
def test_what_nobody_sees_is_no_name(name: str) -> None:
    assert check_names([name]) == (NameProblem.EMPTY,)


@pytest.mark.parametrize("name", ["x" * 25, "x " * 13, "李" * 25, "a" + "\u0301" * 100])
def test_a_name_has_up_to_24_characters(name: str) -> None:
    assert check_names([name + "y"]) == (NameProblem.TOO_LONG,)


@pytest.mark.parametrize(
    "name",
    ["A\x00na", "\x1b[31mAna", "A\u202ena", "\u2066Ana", "A\ud800", "\ufeffAna", "\ue000", "A\u00adna"],
)
def test_what_cannot_be_printed_is_no_part_of_a_name(name: str) -> None:
    assert check_names([name]) == (NameProblem.UNPRINTABLE,)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "Ana"),
        ("Ana", "ANA"),
        ("Ana", " ana "),
        ("José", "Jose\u0301"),
        ("Strauß", "STRAUSS"),
        ("Ω", "\u2126"),
    ],
)
def test_names_that_are_the_same_are_taken(first: str, second: str) -> None:
    assert check_names([first, "Ola", second]) == (None, None, NameProblem.TAKEN)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Anna", "An\u200dna"),
        ("Anna", "Anna\u200c"),
        ("Anna", "Anna\ufe0f"),
        ("Anna", "An\ufe00na"),
        ("Anna", "An\U000e0101na"),
        ("Anna", "An\u034fna"),
        ("Anna", "Anna\u3164"),
        ("Anna", "An\uffa0na"),
        ("Anna", "An\u2800na"),
        ("Anna", "\u0410nna"),
        ("ANNA", "\u0410NN\u0410"),
        ("anna", "\u0430nna"),
        ("Pope", "\u0420\u043e\u0440\u0435"),
        ("Ola", "0la"),
        ("Al", "AI"),
        ("Marna", "Mama"),
        ("Ana Maria", "Ana\u00a0Mari\u0430"),
        ("O'Hara", "O’Hara"),
        ("\u0130da", "I\u0307d\u0430"),
    ],
)
def test_names_that_only_look_the_same_cannot_sit_together(first: str, second: str) -> None:
    assert check_names([first, "Ewa", second]) == (None, None, NameProblem.LOOKS_ALIKE)
    assert check_names([second, "Ewa", first]) == (None, None, NameProblem.LOOKS_ALIKE)


@pytest.mark.parametrize("names", ORDINARY.values(), ids=ORDINARY)
def test_ordinary_names_sit_together(names: str) -> None:
    told = names.split()
    assert check_names(told) == (None,) * len(told)


def test_names_that_differ_in_a_letter_are_two() -> None:
    assert check_names(["Olga", "Ольга", "Ola", "Óla"]) == (None,) * 4


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Ana ", "Ana"), ("Ana \t  Maria", "Ana Maria"), ("Jose\u0301", "José"), ("A\nB", "A B")],
)
def test_a_name_is_kept_tidy(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
    assert clean_players([Player(typed, "en")])[0].name == kept


def test_players_who_cannot_sit_down_are_told_why() -> None:
    with pytest.raises(BadSeating) as caught:
        clean_players([Player("Ana", "pl"), Player("", "it"), Player("ana", "nb")])
    assert caught.value.problems == (None, NameProblem.EMPTY, NameProblem.TAKEN)


def test_a_player_is_told_and_read_again() -> None:
    player = Player("Ольга", "ru")
    assert read(Player, player_to_json(player)) == player


def test_a_letter_is_no_sign_that_holds_others_together() -> None:
    assert check_names(["X", "x" * 24, "x" * 25]) == (None, None, NameProblem.TOO_LONG)


def test_a_name_has_no_more_code_points_than_marks_could_need() -> None:
    marked = "b\u0301\u0301\u0301" * 24
    assert check_names([marked]) == (None,)
    assert check_names([marked + "\u0301"]) == (NameProblem.TOO_LONG,)


def test_what_follows_a_joiner_goes_with_it_and_what_comes_then_counts() -> None:
    family = "👩\u200d👧"
    assert check_names([family + "b" * 23]) == (None,)
    assert check_names([family + "b" * 24]) == (NameProblem.TOO_LONG,)


def test_players_are_kept_by_the_words_that_were_always_used() -> None:
    assert player_to_json(Player("Ana", "pl")) == {"name": "Ana", "language": "pl", "way": "screen"}


def test_no_more_players_are_read_than_sit_at_a_table() -> None:
    told = [{"name": f"P{seat}", "language": "x" * 40} for seat in range(10)]
    assert len(players_from_json(told)) == 10
    with pytest.raises(ValueError, match="most=10"):
        players_from_json([*told, told[0]])
    with pytest.raises(ValueError, match="language"):
        players_from_json([{"name": "Ana", "language": "x" * 41}])
