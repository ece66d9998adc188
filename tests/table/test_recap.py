"""The recap of a finished game agrees with the game."""

import pytest

from shgui.engine.types import Policy, Role
from shgui.library.recap import GameRecap, build_recap, recap_from_json, recap_to_json
from shgui.storage.journal import RECAP_BYTES, Journal
from shgui.storage.sealing import canonical_json
from shgui.table.seating import Player
from tests.table.play import done, play_on, table_for

L, F = Policy.LIBERAL, Policy.FASCIST
WHOLE = GameRecap((Role.LIBERAL, Role.FASCIST, Role.HITLER), (F, L, F), (0, 2))


def test_a_recap_comes_back_as_it_was() -> None:
    assert recap_from_json(recap_to_json(WHOLE)) == WHOLE
    assert recap_from_json(recap_to_json(GameRecap((), ()))) == GameRecap((), ())


def test_the_longest_fits_into_its_room() -> None:
    longest = GameRecap((Role.LIBERAL,) * 10, (F,) * 10, tuple(range(10)))
    assert len(canonical_json(recap_to_json(longest)).encode()) <= RECAP_BYTES


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"r": "lfx", "p": "", "c": ""},
        {"r": "", "p": "LX", "c": ""},
        {"r": "", "p": "", "c": "a"},
        {"r": "l" * 11, "p": "", "c": ""},
        {"r": "", "p": "L" * 11, "c": ""},
        {"r": 3, "p": "", "c": ""},
        {"r": None, "p": "", "c": ""},
    ],
)
def test_anything_else_is_refused(told: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        recap_from_json(told)


def test_policies_stand_in_their_order_and_seats_that_changed_are_told(journal: Journal) -> None:
    table = table_for(journal)
    done(table.stand_in(2, Player("Guest", "en")))
    play_on(table)
    view = table.view(None)
    assert view.roles is not None
    recap = build_recap(view.roles, view.history, table.chronicle)
    assert recap.roles == view.roles
    assert recap.changed == (2,)
    assert (recap.policies.count(L), recap.policies.count(F)) == (view.liberal, view.fascist)
