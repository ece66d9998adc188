"""The switches of each rulebook, written down once more, and its differences from the official rules."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from shgui.engine.books import BOOKS
from shgui.engine.editions import (
    NARRATED_SWITCHES,
    BadEdition,
    Edition,
    FiveRule,
    RuleDifference,
    TermLimitBasis,
    TrackerResetRule,
    edition_from_switches,
    find_differences,
    get_edition,
    list_edition_names,
)
from shgui.engine.types import Office

OFFICIAL: dict[str, str | int | bool] = {
    "term_limit_basis": "last_elected",
    "five_rule": "alive_le_5",
    "tracker_reset": "on_enactment",
    "session_reshuffle_at_most": 2,
    "chaos_reshuffle_at_most": 2,
    "shuffle_before_pass": False,
    "tile_laid_by": "chancellor",
    "role_card_shown_on_hitler_death": False,
}
OWN: dict[str, dict[str, str | int | bool]] = {
    "official": {},
    "pl": {},
    "pt_BR": {
        "term_limit_basis": "last_enacting",
        "five_rule": "started_with_5",
        "tracker_reset": "on_election_or_chaos",
        "role_card_shown_on_hitler_death": True,
    },
    "it": {"session_reshuffle_at_most": 3, "shuffle_before_pass": True},
    "nb": {"tile_laid_by": "president"},
    "ru": {},
}
REFERENCES = {
    ("pt_BR", "term_limit_basis"): "pt_BR.txt L90",
    ("pt_BR", "five_rule"): "pt_BR.txt L90",
    ("pt_BR", "tracker_reset"): "pt_BR.txt L104",
    ("pt_BR", "role_card_shown_on_hitler_death"): "pt_BR.txt L138",
    ("it", "session_reshuffle_at_most"): "it.txt L173",
    ("it", "shuffle_before_pass"): "it.txt L161",
    ("nb", "tile_laid_by"): "nb.txt L138",
}
NEVER_CHANGE_PLAY = {"tile_laid_by", "role_card_shown_on_hitler_death"}


def test_there_are_six_editions() -> None:
    assert list_edition_names() == ("official", "pl", "pt_BR", "it", "nb", "ru")
    assert set(list_edition_names()) == set(OWN)


@pytest.mark.parametrize("name", OWN)
def test_an_edition_has_the_switches_of_its_book(name: str) -> None:
    assert get_edition(name).switches == OFFICIAL | OWN[name]
    assert get_edition(name).name == name
    assert get_edition(name) is get_edition(name)


@pytest.mark.parametrize("name", OWN)
def test_differences_are_the_switches_that_leave_the_official_rules(name: str) -> None:
    assert find_differences(name) == tuple(
        RuleDifference(
            switch=switch,
            official=OFFICIAL[switch],
            own=own,
            reference=REFERENCES[name, switch],
            changes_play=switch not in NEVER_CHANGE_PLAY,
        )
        for switch, own in OWN[name].items()
    )


@pytest.mark.parametrize("name", OWN)
def test_every_switch_says_where_its_book_decides_it(name: str) -> None:
    for switch, (_, reference) in BOOKS[name].items():
        assert switch in OFFICIAL
        if name != "official":
            assert re.fullmatch(rf"{name}\.txt L\d+", reference)
        assert reference


def test_switches_are_plain_values_in_the_order_of_the_edition() -> None:
    switches = get_edition("pt_BR").switches
    assert list(switches) == [field.name for field in fields(Edition) if field.name != "name"]
    assert [type(value) for value in switches.values()] == [str, str, str, int, int, bool, str, bool]
    assert set(switches) >= NARRATED_SWITCHES == NEVER_CHANGE_PLAY


def test_an_edition_comes_back_from_its_switches() -> None:
    for name in list_edition_names():
        assert edition_from_switches(name, get_edition(name).switches) == get_edition(name)
    own = edition_from_switches(
        "own", OFFICIAL | {"session_reshuffle_at_most": 8, "tile_laid_by": "president"}
    )
    assert own == Edition(
        name="own",
        term_limit_basis=TermLimitBasis.LAST_ELECTED,
        five_rule=FiveRule.ALIVE_LE_5,
        tracker_reset=TrackerResetRule.ON_ENACTMENT,
        session_reshuffle_at_most=8,
        chaos_reshuffle_at_most=2,
        shuffle_before_pass=False,
        tile_laid_by=Office.PRESIDENT,
        role_card_shown_on_hitler_death=False,
    )


def test_nobody_knows_an_edition_of_another_name() -> None:
    with pytest.raises(KeyError):
        get_edition("fr")


ABSURD: list[dict[str, Any]] = [
    {"term_limit_basis": "last_nominated"},
    {"term_limit_basis": None},
    {"five_rule": "never"},
    {"tracker_reset": 2},
    {"session_reshuffle_at_most": 1},
    {"session_reshuffle_at_most": 9},
    {"session_reshuffle_at_most": "2"},
    {"session_reshuffle_at_most": 2.0},
    {"chaos_reshuffle_at_most": True},
    {"chaos_reshuffle_at_most": 0},
    {"shuffle_before_pass": 1},
    {"shuffle_before_pass": "yes"},
    {"tile_laid_by": "hitler"},
    {"role_card_shown_on_hitler_death": None},
    {"an_unknown_switch": True},
]


@pytest.mark.parametrize("spoilt", ABSURD, ids=str)
def test_absurd_switches_make_no_edition(spoilt: dict[str, Any]) -> None:
    with pytest.raises(BadEdition):
        edition_from_switches("own", OFFICIAL | spoilt)


@pytest.mark.parametrize("missing", OFFICIAL)
def test_a_missing_switch_makes_no_edition(missing: str) -> None:
    with pytest.raises(BadEdition):
        edition_from_switches("own", {name: value for name, value in OFFICIAL.items() if name != missing})
