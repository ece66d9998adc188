"""Every way to deal the roles, once; and sums that are exact where they must be."""

import random

import pytest

from shgui.reasoning.assignments import FASCIST, HITLER, LIBERAL, find_fitting_assignments, list_assignments
from tests.reasoning.enumeration import every_deal


@pytest.mark.parametrize(("players", "ways"), [(5, 20), (6, 30), (7, 105), (8, 168), (9, 504), (10, 840)])
def test_there_are_as_many_as_there_are_ways_to_deal(players: int, ways: int) -> None:
    assignments = list_assignments(players)
    assert len(assignments) == len(set(assignments.roles)) == len(list(every_deal(players))) == ways


def test_what_fits_what_somebody_knows_stands_in_the_same_order() -> None:
    everything = list_assignments(7)
    some, places = find_fitting_assignments(7, ((2, HITLER), (5, FASCIST)))
    assert [everything.roles[place] for place in places] == list(some.roles)
    assert all(roles[2] == HITLER and roles[5] == FASCIST for roles in some.roles)
    assert sorted(places) == list(places)


def test_chances_are_shares_of_the_weight() -> None:
    assignments = list_assignments(6)
    chance = random.Random(6)
    weights = [chance.random() for _ in assignments.roles]
    fascist, hitler = (
        assignments.compute_fascist_chances(weights),
        assignments.compute_hitler_chances(weights),
    )
    for seat in range(6):
        of_seat = list(zip(weights, assignments.columns[seat], strict=True))
        party = sum(weight for weight, role in of_seat if role != LIBERAL) / sum(weights)
        assert fascist[seat] == pytest.approx(party, abs=1e-12)
        alone = sum(weight for weight, role in of_seat if role == HITLER) / sum(weights)
        assert hitler[seat] == pytest.approx(alone, abs=1e-12)


@pytest.mark.parametrize("seat", range(10))
def test_what_alone_is_left_is_sure_whatever_the_order_of_adding(seat: int) -> None:
    assignments = list_assignments(10)
    chance = random.Random(seat)
    weights = [
        chance.random() ** 9 if roles[seat] == FASCIST and roles[seat - 1] == LIBERAL else 0.0
        for roles in assignments.roles
    ]
    assert assignments.compute_fascist_chances(weights)[seat] == 1.0
    assert assignments.compute_fascist_chances(weights)[seat - 1] == 0.0
    assert assignments.compute_hitler_chances(weights)[seat] == 0.0
    almost = [weight or 1e-9 for weight in weights]
    assert assignments.compute_fascist_chances(almost)[seat] < 1.0
