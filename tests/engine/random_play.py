"""Whole games in which everybody plays at random, step by step."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import Edition, get_edition
from shgui.engine.errors import Refusal
from shgui.engine.events import Event
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Policy, Seat

SIZES = (5, 6, 7, 8, 9, 10)
EDITIONS = ("official", "pl", "pt_BR", "it", "nb", "ru")


@dataclass(frozen=True)
class Step:
    """One action of a game, and the states before and after it."""

    before: State
    seat: Seat
    action: Action
    after: State
    events: tuple[Event, ...]


def moved(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The action, which must be possible."""
    outcome = apply(state, seat, action)
    assert not isinstance(outcome, Refusal), f"{outcome.reason}: seat {seat} {action}"
    return outcome


def choose(state: State, chance: random.Random) -> tuple[Seat, Action]:
    seat = state.on_move[int(chance.random() * len(state.on_move))]
    options = list_legal_actions(state, seat)
    return seat, options[int(chance.random() * len(options))]


def walk(state: State, chance: random.Random) -> Iterator[Step]:
    """Play at random from this state to the end of the game."""
    while state.on_move:
        seat, action = choose(state, chance)
        after, events = moved(state, seat, action)
        yield Step(state, seat, action, after, events)
        state = after


def game(players: int, rules: str | Edition, seed: int, rigging: Rigging = FAIR) -> list[Step]:
    """A whole game. The same seed gives the same game, on every platform."""
    chance = random.Random(seed)
    played = get_edition(rules) if isinstance(rules, str) else rules
    state, _ = new_game(players, played, chance.randbytes(SEED_BYTES), rigging)
    return list(walk(state, chance))


def states(steps: list[Step]) -> list[State]:
    """Every state of a game, the first and the last included."""
    return [steps[0].before, *(step.after for step in steps)]


def conceivable_actions(players: int) -> list[Action]:
    """Every action of every type, at every seat of the table and just beside it."""
    actions: list[Action] = [Vote(True), Vote(False), ProposeVeto(), EndPeek()]
    actions += [AnswerVeto(True), AnswerVeto(False)]
    actions += [kind(card) for kind in (Discard, Enact) for card in Policy]
    targeting = (Nominate, Investigate, CallSpecialElection, Execute)
    return actions + [kind(seat) for kind in targeting for seat in range(-1, players + 1)]
