"""Games that differ in secrets alone look, sound and last alike until what is revealed is revealed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile

import pytest
from PySide6.QtGui import QImage

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.state import Rigging, State
from shgui.ui.table.animation.script import Script
from shgui.ui.theme import REDUCED, Motion, Pace
from tests.ui.games import SEED, after, deck, elected, roles
from tests.ui.table.animation.games_told import FASCIST, LIBERAL, Pair, told
from tests.ui.table.animation.points import points
from tests.ui.table.animation.test_scripts import script
from tests.ui.table.tables import MakeTable, Table, public_table

MOTIONS = [Motion(), Motion(pace=Pace.BRISK), REDUCED]
CHOSEN = 5

Make = Callable[[bool], Pair]
"""A moment of a game, and of its twin."""


def dealt(twin: bool, cards: str = "FFF", other_cards: str = "FFL", fascist: int = 3) -> State:
    """In the twin another one is Hitler, and other cards lie in the deck."""
    held = list(roles(10))
    if twin:
        held[0], held[CHOSEN] = held[CHOSEN], held[0]
    rigging = Rigging(roles=tuple(held), deck=deck(other_cards if twin else cards), first=1)
    state = new_game(10, get_edition("official"), SEED, rigging)[0]
    state.fascist = fascist
    return state


def followed_by(before: State, action: Action) -> Pair:
    return before, after(before, (before.on_move[0], action))


def voted(before: State, *nein: int) -> Pair:
    return before, after(before, *((seat, Vote(seat not in nein)) for seat in range(10)))


# What is revealed


def asked(twin: bool) -> Pair:
    return voted(after(dealt(twin), (1, Nominate(CHOSEN))))


def executed(twin: bool) -> Pair:
    before = after(elected(dealt(twin), 4), (1, Discard(FASCIST)), (4, Enact(FASCIST)))
    return followed_by(before, Execute(CHOSEN))


def votes(twin: bool) -> Pair:
    return voted(after(dealt(twin), (1, Nominate(4))), *([6] if twin else []))


def policy(twin: bool) -> Pair:
    before = after(elected(dealt(twin, "FFL", "FFL", 0), 4), (1, Discard(FASCIST)))
    return followed_by(before, Enact(LIBERAL if twin else FASCIST))


def top_policy(twin: bool) -> Pair:
    before = after(dealt(twin, "FFF", "LFF", 0), (1, Nominate(4)))
    before.tracker = 2
    return voted(before, *range(10))


# What never is: the whole moment is the same


def hands(twin: bool) -> Pair:
    before = after(elected(dealt(twin, "FFF", "FLL", 0), 4), (1, Discard(LIBERAL if twin else FASCIST)))
    return followed_by(before, Enact(FASCIST))


def after_five(twin: bool) -> State:
    state = dealt(twin, "FFF", "FLL", 5)
    return after(elected(state, 4), (1, Discard(LIBERAL if twin else FASCIST)))


def veto(twin: bool) -> Pair:
    return followed_by(after_five(twin), ProposeVeto())


def veto_agreed(twin: bool) -> Pair:
    return followed_by(after(after_five(twin), (4, ProposeVeto())), AnswerVeto(True))


def veto_refused(twin: bool) -> Pair:
    return followed_by(after(after_five(twin), (4, ProposeVeto())), AnswerVeto(False))


def unlocked(twin: bool) -> Pair:
    before = after(elected(dealt(twin, "FFF", "FLL", 4), 4), (1, Discard(LIBERAL if twin else FASCIST)))
    return followed_by(before, Enact(FASCIST))


def reshuffled(twin: bool) -> Pair:
    state = dealt(twin, "FFF", "FLL", 0)
    state.discards, state.deck = state.deck[5:], state.deck[:5]
    before = after(elected(state, 4), (1, Discard(LIBERAL if twin else FASCIST)))
    return followed_by(before, Enact(FASCIST))


def with_power(twin: bool, fascist: int) -> State:
    before = after(elected(dealt(twin, fascist=fascist), 4), (1, Discard(FASCIST)))
    return after(before, (4, Enact(FASCIST)))


def investigated(twin: bool) -> Pair:
    return followed_by(with_power(twin, 0), Investigate(CHOSEN))


def special_election(twin: bool) -> Pair:
    return followed_by(with_power(twin, 2), CallSpecialElection(CHOSEN))


REVEALING: list[Make] = [asked, executed, votes, policy, top_policy]
KEEPING: list[Make] = [
    hands,
    veto,
    veto_agreed,
    veto_refused,
    unlocked,
    reshuffled,
    investigated,
    special_election,
]


def begun(table: Table, pair: Pair) -> Table:
    before, behind = pair
    table.page.show_table(public_table(before))
    table.page.show_table(public_table(behind, since=before))
    table.page.stage.stop_timer()
    return table


def seen_at(table: Table, at: list[float]) -> Iterator[tuple[QImage, list[object], list[str]]]:
    for elapsed in at:
        table.page.stage.advance_to(elapsed)
        yield table.page.grab().toImage(), list(table.said.sounds), list(table.said.announced)


def until_revealed(make: Make, motion: Motion) -> int:
    """When the first step begins in which the scripts differ."""
    one, other = (script(make(twin), motion) for twin in (False, True))
    return sum(step.compute_length_ms(motion) for step in takewhile_equal(one, other))


def takewhile_equal(one: Script, other: Script) -> Script:
    pairs = zip(one, other, strict=False)
    return tuple(mine for mine, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


@pytest.mark.lengthy(daily=5)
@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("make", REVEALING)
def test_what_is_revealed_shows_nowhere_before_its_step(
    make: Make, motion: Motion, make_table: MakeTable
) -> None:
    one, other = (begun(make_table(motion=motion, size=(960, 540)), make(twin)) for twin in (False, True))
    revealed = until_revealed(make, motion)
    looks = [at for at in points(one.page.stage) if at < revealed]
    for at, mine, yours in zip(looks, seen_at(one, looks), seen_at(other, looks), strict=True):
        assert mine == yours, at
    one.page.stage.finish()
    other.page.stage.finish()
    assert one.page.grab().toImage() != other.page.grab().toImage()


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("make", [asked, votes, policy, top_policy])
def test_as_many_steps_of_the_same_length_lead_to_it_and_through_it(make: Make, motion: Motion) -> None:
    one, other = (script(make(twin), motion) for twin in (False, True))
    same = len(takewhile_equal(one, other))
    assert same > 0
    assert one[same].compute_length_ms(motion) == other[same].compute_length_ms(motion)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("make", KEEPING)
def test_what_stays_secret_shows_in_no_step(make: Make, make_table: MakeTable) -> None:
    for motion in MOTIONS:
        one, other = (script(make(twin), motion) for twin in (False, True))
        assert one == other
        assert told(make(False)) == told(make(True))
    tables = [begun(make_table(motion=Motion(), size=(960, 540)), make(twin)) for twin in (False, True)]
    mine, yours = (table.page.stage for table in tables)
    assert (points(mine), mine._length) == (points(yours), yours._length)
    looks = points(mine)[1::2]
    for at, one_sees, other_sees in zip(
        looks, seen_at(tables[0], looks), seen_at(tables[1], looks), strict=True
    ):
        assert one_sees == other_sees, at
