"""A state and a view as the protocol spells them."""

from shgui.engine.state import State
from shgui.engine.types import Party, Role
from shgui.engine.view import PlayerView
from shgui.engine.wire import Json, to_json


def state_to_json(state: State) -> dict[str, Json]:
    outcome = state.outcome
    return {
        "phase": str(state.phase),
        "on_move": list(state.on_move),
        "president": state.president,
        "chancellor": state.chancellor,
        "roles": _texts(state.setup.roles),
        "alive": list(state.alive),
        "deck": _texts(state.deck),
        "discard": _texts(sorted(state.discards)),
        "hand": _texts(sorted(state.hand)),
        "liberal": state.liberal,
        "fascist": state.fascist,
        "tracker": state.tracker,
        "term_limited": [seat for seat, _ in state.term_limits],
        "investigated": list(state.investigated),
        "veto_unlocked": state.veto_unlocked,
        "votes": {str(seat): ja for seat, ja in sorted(state.ballots)},
        "winner": None if outcome is None else str(outcome.winner),
        "reason": None if outcome is None else str(outcome),
    }


def view_to_json(view: PlayerView) -> dict[str, Json]:
    """Return everything in a view; lists are sorted."""
    return {
        "seat": view.seat,
        "edition": view.edition,
        "players": view.players,
        "board": [None if power is None else str(power) for power in view.board],
        "commitment": view.commitment,
        "phase": str(view.phase),
        "on_move": list(view.on_move),
        "round": view.round,
        "president": view.president,
        "chancellor": view.chancellor,
        "alive": list(view.alive),
        "liberal": view.liberal,
        "fascist": view.fascist,
        "tracker": view.tracker,
        "draw_pile": view.draw_pile,
        "discard_pile": view.discard_pile,
        "term_limited": [{"seat": seat, "office": str(office)} for seat, office in view.term_limits],
        "eligible": list(view.eligible),
        "investigated": list(view.investigated),
        "voted": list(view.voted),
        "veto_unlocked": view.veto_unlocked,
        "veto_refused": view.veto_refused,
        "history": [to_json(event) for event in view.history],
        "winner": None if view.outcome is None else str(view.outcome.winner),
        "reason": None if view.outcome is None else str(view.outcome),
        "roles": None if view.roles is None else _texts(view.roles),
        "role": _text(view.role),
        "party": _text(view.party),
        "allies": [{"seat": seat, "role": str(role)} for seat, role in view.allies],
        "ballot": view.ballot,
        "hand": _texts(sorted(view.hand)),
        "memory": [to_json(memory) for memory in view.memory],
    }


def _text(value: Role | Party | None) -> Json:
    return None if value is None else str(value)


def _texts(values: tuple[str, ...] | list[str]) -> list[Json]:
    return [str(value) for value in values]
