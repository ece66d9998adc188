"""Actions, events and memories are values."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from shgui.engine.actions import Action, Nominate, Vote
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory
from shgui.engine.view import view_for
from tests.engine.stage import Stage


@pytest.mark.parametrize("kind", [kind for union in (Action, Event, Memory) for kind in get_args(union)])
def test_values_are_equal_by_what_they_hold_and_hold_nothing_else(kind: type) -> None:
    names = [field.name for field in fields(kind)]
    one, same = kind(*range(len(names))), kind(*range(len(names)))
    assert one == same
    assert hash(one) == hash(same)
    assert not hasattr(one, "__dict__")
    if names:
        assert kind(*range(1, len(names) + 1)) != one


def test_values_of_different_kinds_differ() -> None:
    nomination: object = Nominate(1)
    assert nomination != Vote(True)
    kinds = [kind for union in (Action, Event, Memory) for kind in get_args(union)]
    assert len({kind.__name__ for kind in kinds}) == len(kinds)


def test_who_may_be_nominated_is_told_while_somebody_nominates() -> None:
    stage = Stage(5)
    assert view_for(stage.state, None).eligible == (1, 2, 3, 4)
    stage.nominate(1)
    assert view_for(stage.state, None).eligible == ()


def test_who_has_voted_is_seen_while_the_vote_is_on_and_how_only_by_oneself() -> None:
    stage = Stage(5).nominate(1)
    stage.do(3, Vote(True)).do(0, Vote(False))
    assert [view_for(stage.state, seat).voted for seat in (None, 0, 4)] == [(0, 3)] * 3
    assert [view_for(stage.state, seat).ballot for seat in (None, 0, 1, 2, 3, 4)] == [
        *(None, False, None, None, True, None)
    ]
    stage.vote(())
    view = view_for(stage.state, 3)
    assert (view.voted, view.ballot) == ((), None)
