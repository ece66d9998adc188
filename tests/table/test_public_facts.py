"""Public facts and choices, in whole random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shgui.engine.events import ChancellorNominated, RoundBegan, VotesRevealed
from shgui.engine.types import Outcome, Phase, Role
from shgui.library.finished_game import load_finished_game
from shgui.storage.journal import Journal
from shgui.table.public_choices import list_public_choices
from shgui.table.public_facts import (
    find_cleared_seats,
    find_missed_phones,
    find_revealed_hitler,
    list_open_votes,
)
from shgui.table.table import Table
from tests.table.play import a_move, decide, done, table_for


def steps_of_a_game(table: Table, seed: int, *, with_slips: bool = False) -> Iterator[None]:
    """Play to the end, with undone acts if wanted; yield before each decision and at the end."""
    rng = Random(seed)
    for seat in range(len(table.players)):
        done(table.note_secret_shown(seat))
    yield
    while table.view(None).phase is not Phase.OVER:
        if with_slips:
            decide(table, rng)(table)
        else:
            done(a_move(table, rng)(table))
        yield


@pytest.mark.parametrize("seed", range(12))
def test_facts_and_choices_agree_with_the_game(journal: Journal, seed: int) -> None:
    table = table_for(journal, (5, 7, 10)[seed % 3])
    asked = set()
    for _ in steps_of_a_game(table, seed):
        view = table.view(None)
        since = [e for e in view.history if isinstance(e, RoundBegan | ChancellorNominated | VotesRevealed)]
        votes = since[-1].ballots if since and isinstance(since[-1], VotesRevealed) else ()
        assert list_open_votes(view.history) == votes
        everyone = frozenset(range(view.players))
        away = find_missed_phones(view, everyone)
        assert away == (frozenset() if view.phase is Phase.OVER else frozenset(view.alive))
        for seat in everyone:
            acts = list_public_choices(table, seat)
            asked |= {view.phase} if acts else set()
            assert not acts or view.on_move == (seat,)
            assert all(act.refusal == table.why_not(seat, act.action) for act in acts)
    assert Phase.NOMINATE in asked
    view = table.view(None)
    assert view.roles is not None
    hitler = view.roles.index(Role.HITLER)
    assert hitler not in find_cleared_seats(view.history)
    by_hitler = view.outcome in (Outcome.HITLER_CHANCELLOR, Outcome.HITLER_EXECUTED)
    assert find_revealed_hitler(view) == (hitler if by_hitler else None)


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_that_stand_are_those_of_a_game_without_slips(journal: Journal, seed: int) -> None:
    table = table_for(journal, 5)
    for _ in steps_of_a_game(table, seed, with_slips=True):
        pass
    game = load_finished_game(journal, table.game)
    standing = game.standing_steps
    assert standing[-1] == len(game.steps) - 1
    lengths = [len(step.view.history) for step in game.with_steps(standing).steps]
    assert lengths == sorted(lengths)
