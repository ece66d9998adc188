"""The way in which a game is written down."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from shgui.engine.actions import Action, Vote
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import Event
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Phase, Policy, Seat
from shgui.engine.view import view_for
from tests.engine.random_play import EDITIONS, SIZES, conceivable_actions
from tests.engine.stage import EITHER_POLICY, cards, deck

Shown = Mapping[str, str]
"""A view, field by field; its history is left to the events, its memory to what is new in it."""

_ALL, _TABLE = "all", "table"
_BAD_BALLOT: Any = "ja"


@dataclass(frozen=True)
class Playthrough:
    players: int
    rules: str
    seed: int
    rigging: Rigging = FAIR

    @property
    def name(self) -> str:
        return f"{self.rules}-{self.players}{'-rigged' if self.rigging.is_rigged else ''}"


def playthroughs() -> tuple[Playthrough, ...]:
    """One for each edition and size, and one whose laid shuffle doesn't fit, so that it gets stuck."""
    whole = [Playthrough(players, rules, seed=0) for rules in EDITIONS for players in SIZES]
    misfit = Rigging(deck=deck(EITHER_POLICY), shuffles=(cards("L"),))
    return (*whole, Playthrough(5, "official", 3, misfit))


def tell(played: Playthrough) -> str:
    return "\n".join(_lines(played)) + "\n"


def _lines(played: Playthrough) -> Iterator[str]:
    chance = random.Random(f"{played.name} {played.seed}")
    seed = chance.randbytes(SEED_BYTES)
    state, events = new_game(played.players, get_edition(played.rules), seed, played.rigging)
    yield f"{played.players} players, rules: {played.rules}, seed {seed.hex()}"
    views: dict[str, Shown] = {}
    refused: set[Reason] = set()
    while True:
        yield from (f"* {_told(event)}" for event in events)
        now = _views(state)
        yield from _changes(views, now)
        views = now
        for reason, attempt in _attempts(state).items():
            if reason not in refused:
                refused.add(reason)
                yield f"! {attempt}: {reason}"
        if not state.on_move:
            return
        seat, options = _turn(state, chance)
        if state.phase is not Phase.VOTE:
            yield f"? {seat} may {'; '.join(map(_told, options))}"
        action = _choice(options, chance)
        moved = apply(state, seat, action)
        if isinstance(moved, Refusal):
            yield f"! {seat} {_told(action)}: {moved.reason}"
            return
        state, events = moved
        yield f"> {seat} {_told(action)}"


def _turn(state: State, chance: random.Random) -> tuple[Seat, tuple[Action, ...]]:
    seat = state.on_move[int(chance.random() * len(state.on_move))]
    return seat, list_legal_actions(state, seat)


def _choice(options: tuple[Action, ...], chance: random.Random) -> Action:
    """Any option; ballots are rather ja, so that governments come about."""
    share = chance.random() ** 1.4 if isinstance(options[0], Vote) else chance.random()
    return options[int(share * len(options))]


def _attempts(state: State) -> dict[Reason, str]:
    """For each reason to refuse something now the first attempt that would meet it."""
    players = state.setup.players
    found: dict[Reason, str] = {}
    for seat in (*state.on_move, *range(players + 1)):
        for action in (*conceivable_actions(players), Vote(_BAD_BALLOT)):
            answer = apply(state, seat, action)
            if isinstance(answer, Refusal):
                found.setdefault(answer.reason, f"{seat} {_told(action)}")
    return found


def _views(state: State) -> dict[str, Shown]:
    seats = {str(seat): seat for seat in range(state.setup.players)}
    return {name: _shown(state, seat) for name, seat in ({_TABLE: None} | seats).items()}


def _shown(state: State, seat: Seat | None) -> Shown:
    view = view_for(state, seat)
    shown = {field.name: _plain(getattr(view, field.name)) for field in fields(view)}
    shown["history"] = f"{len(view.history)} events"
    shown["memory"] = "; ".join(_told(memory) for memory in view.memory) or "-"
    return shown


def _changes(before: Mapping[str, Shown], now: Mapping[str, Shown]) -> Iterator[str]:
    """Return the changes of each view; those that are alike for everyone only once."""
    changed = {
        viewer: {name: text for name, text in shown.items() if before.get(viewer, {}).get(name) != text}
        for viewer, shown in now.items()
    }
    alike = {
        name: text
        for name, text in changed[_TABLE].items()
        if all(own.get(name) == text for own in changed.values())
    }
    yield from _change(_ALL, alike)
    for viewer, own in changed.items():
        yield from _change(viewer, {name: text for name, text in own.items() if name not in alike})


def _change(viewer: str, shown: Shown) -> Iterator[str]:
    if shown:
        yield f"= {viewer}: " + ", ".join(f"{name} {text}" for name, text in shown.items())


def _told(value: Action | Event | Any) -> str:
    """A value by its type and its fields: `Nominate target=3`."""
    named = [f"{field.name}={_plain(getattr(value, field.name))}" for field in fields(value)]
    return " ".join([type(value).__name__, *named])


def _plain(value: object) -> str:
    match value:
        case None | ():
            return "-"
        case bool():
            return "yes" if value else "no"
        case StrEnum():
            return str(value)
        case tuple() if all(isinstance(item, Policy) for item in value):
            return "".join(value)
        case tuple() if all(isinstance(item, tuple) for item in value):
            return " ".join(":".join(map(_plain, item)) for item in value)
        case tuple():
            return " ".join(map(_plain, value))
        case _:
            return str(value)
