"""Views of a table while its latest events are told: each event changes some fields.

Some fields, such as term limits, don't follow from events and keep their values.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from shgui.engine.components import HAND_CARDS, POLICIES
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

Changes = Mapping[str, Any]
"""Fields of a view that an event changes; most events only announce what others change."""


def build_view_after(view: PlayerView, events: Iterable[Event]) -> PlayerView:
    for event in events:
        changes = (
            _find_election_changes(event, view)
            or _find_legislation_changes(event, view)
            or _find_power_or_end_changes(event, view)
        )
        view = replace(view, **changes, history=(*view.history, event))
    return view


def build_view_before(view: PlayerView, count: int) -> PlayerView:
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
    return build_view_after(empty, view.history[: len(view.history) - count])


def _find_election_changes(event: Event, view: PlayerView) -> Changes:
    match event:
        case RoundBegan(candidate=candidate):
            return {
                "phase": Phase.NOMINATE,
                "on_move": (candidate,),
                "round": event.round,
                "president": candidate,
                "chancellor": None,
                "veto_refused": False,
                "resume": view.resume if event.special else None,
            }
        case ChancellorNominated(chancellor=chancellor):
            return {"phase": Phase.VOTE, "on_move": view.alive, "chancellor": chancellor, "eligible": ()}
        case VotesRevealed():
            return {"on_move": ()}
        case GovernmentElected():
            return {"phase": Phase.PRESIDENT_DISCARD, "on_move": ()}
        case TrackerAdvanced(tracker=tracker):
            return {"tracker": tracker}
        case TrackerReset():
            return {"tracker": 0}
    return {}


def _find_legislation_changes(event: Event, view: PlayerView) -> Changes:
    match event:
        case PoliciesDrawn(president=president):
            return {"on_move": (president,), "draw_pile": view.draw_pile - HAND_CARDS}
        case PoliciesPassed(chancellor=chancellor):
            discard_pile = view.discard_pile + 1
            return {"phase": Phase.CHANCELLOR_ENACT, "on_move": (chancellor,), "discard_pile": discard_pile}
        case VetoProposed():
            return {"phase": Phase.VETO_ANSWER, "on_move": (view.president,)}
        case VetoAgreed():
            return {"on_move": (), "discard_pile": view.discard_pile + HAND_CARDS - 1}
        case VetoRefused():
            on_move = () if view.chancellor is None else (view.chancellor,)
            return {"phase": Phase.CHANCELLOR_ENACT, "on_move": on_move, "veto_refused": True}
        case PolicyEnacted(policy=policy):
            return {
                "on_move": (),
                "discard_pile": view.discard_pile + 1,
                _get_track_field(policy): event.count,
            }
        case ChaosBroke(policy=policy):
            draw_pile = view.draw_pile - 1
            return {
                "draw_pile": draw_pile,
                "tracker": 0,
                "term_limits": (),
                _get_track_field(policy): event.count,
            }
        case VetoUnlocked():
            return {"veto_unlocked": True}
        case DeckReshuffled(cards=cards):
            return {"draw_pile": cards, "discard_pile": 0}
    return {}


def _find_power_or_end_changes(event: Event, view: PlayerView) -> Changes:
    match event:
        case PowerGranted(power=power, president=president):
            return {"phase": power.phase, "on_move": (president,)}
        case PlayerInvestigated(target=target):
            return {"investigated": tuple(sorted({*view.investigated, target}))}
        case SpecialElectionCalled(president=president):
            return {"resume": president}
        case PlayerExecuted(target=target):
            return {"alive": tuple(seat for seat in view.alive if seat != target)}
        case GameEnded(outcome=outcome):
            return {"phase": Phase.OVER, "on_move": (), "outcome": outcome}
    return {}


def _get_track_field(policy: Policy) -> str:
    return "liberal" if policy is Policy.LIBERAL else "fascist"
