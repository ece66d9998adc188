"""Views of a table while its latest events are told: each event changes some fields.

Some fields, such as term limits, don't follow from events and keep their values.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import singledispatch
from typing import Any

from shgui.engine.components import HAND, POLICIES
from shgui.engine.events import (
    ChancellorNominated,
    ChaosBroke,
    DeckReshuffled,
    Event,
    GameEnded,
    GovernmentElected,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesDrawn,
    PoliciesPassed,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    SpecialElectionCalled,
    TrackerAdvanced,
    TrackerReset,
    VetoAgreed,
    VetoProposed,
    VetoRefused,
    VetoUnlocked,
    VotesRevealed,
)
from shgui.engine.types import Phase, Policy
from shgui.engine.view import PlayerView

Facts = Mapping[str, Any]
"""Fields of a view that an event changes."""


def view_after(view: PlayerView, events: Iterable[Event]) -> PlayerView:
    """Return the public view after these events."""
    for event in events:
        view = replace(view, **_facts(event, view), history=(*view.history, event))
    return view


def view_before(view: PlayerView, count: int) -> PlayerView:
    """Return the public view before the last `count` events, as far as events tell it."""
    empty = replace(
        view,
        phase=Phase.NOMINATE,
        on_move=(),
        round=0,
        chancellor=None,
        alive=tuple(range(view.players)),
        liberal=0,
        fascist=0,
        tracker=0,
        draw_pile=len(POLICIES),
        discard_pile=0,
        term_limits=(),
        eligible=(),
        investigated=(),
        resume=None,
        veto_unlocked=False,
        veto_refused=False,
        history=(),
        outcome=None,
        roles=None,
    )
    return view_after(empty, view.history[: len(view.history) - count])


@singledispatch
def _facts(_event: Event, _view: PlayerView) -> Facts:
    """Return the fields that an event changes; most events only announce what others change."""
    return {}


@_facts.register
def _(event: RoundBegan, _view: PlayerView) -> Facts:
    return {
        "phase": Phase.NOMINATE,
        "on_move": (event.candidate,),
        "round": event.round,
        "president": event.candidate,
        "chancellor": None,
        "veto_refused": False,
        "resume": _view.resume if event.special else None,
    }


@_facts.register
def _(event: ChancellorNominated, view: PlayerView) -> Facts:
    return {
        "phase": Phase.VOTE,
        "on_move": view.alive,
        "chancellor": event.chancellor,
        "eligible": (),
    }


@_facts.register
def _(_event: VotesRevealed, _view: PlayerView) -> Facts:
    return {"on_move": ()}


@_facts.register
def _(_event: GovernmentElected, _view: PlayerView) -> Facts:
    return {"phase": Phase.PRESIDENT_DISCARD, "on_move": ()}


@_facts.register
def _(event: TrackerAdvanced, _view: PlayerView) -> Facts:
    return {"tracker": event.tracker}


@_facts.register
def _(_event: TrackerReset, _view: PlayerView) -> Facts:
    return {"tracker": 0}


@_facts.register
def _(event: PoliciesDrawn, view: PlayerView) -> Facts:
    return {"on_move": (event.president,), "draw_pile": view.draw_pile - HAND}


@_facts.register
def _(event: PoliciesPassed, view: PlayerView) -> Facts:
    return {
        "phase": Phase.CHANCELLOR_ENACT,
        "on_move": (event.chancellor,),
        "discard_pile": view.discard_pile + 1,
    }


@_facts.register
def _(_event: VetoProposed, view: PlayerView) -> Facts:
    return {"phase": Phase.VETO_ANSWER, "on_move": (view.president,)}


@_facts.register
def _(_event: VetoAgreed, view: PlayerView) -> Facts:
    return {"on_move": (), "discard_pile": view.discard_pile + HAND - 1}


@_facts.register
def _(_event: VetoRefused, view: PlayerView) -> Facts:
    chancellor = () if view.chancellor is None else (view.chancellor,)
    return {"phase": Phase.CHANCELLOR_ENACT, "on_move": chancellor, "veto_refused": True}


@_facts.register
def _(event: PolicyEnacted, view: PlayerView) -> Facts:
    return {"on_move": (), "discard_pile": view.discard_pile + 1, **_lies(event.policy, event.count)}


@_facts.register
def _(event: ChaosBroke, view: PlayerView) -> Facts:
    return {
        "draw_pile": view.draw_pile - 1,
        "tracker": 0,
        "term_limits": (),
        **_lies(event.policy, event.count),
    }


@_facts.register
def _(_event: VetoUnlocked, _view: PlayerView) -> Facts:
    return {"veto_unlocked": True}


@_facts.register
def _(event: DeckReshuffled, _view: PlayerView) -> Facts:
    return {"draw_pile": event.cards, "discard_pile": 0}


@_facts.register
def _(event: PowerGranted, _view: PlayerView) -> Facts:
    return {"phase": event.power.phase, "on_move": (event.president,)}


@_facts.register
def _(event: PlayerInvestigated, view: PlayerView) -> Facts:
    return {"investigated": tuple(sorted({*view.investigated, event.target}))}


@_facts.register
def _(event: SpecialElectionCalled, _view: PlayerView) -> Facts:
    return {"resume": event.president}


@_facts.register
def _(event: PlayerExecuted, view: PlayerView) -> Facts:
    return {"alive": tuple(seat for seat in view.alive if seat != event.target)}


@_facts.register
def _(event: GameEnded, _view: PlayerView) -> Facts:
    return {"phase": Phase.OVER, "on_move": (), "outcome": event.outcome}


def _lies(policy: Policy, count: int) -> Facts:
    return {"liberal" if policy is Policy.LIBERAL else "fascist": count}
