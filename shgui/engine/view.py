"""The only way by which anything leaves a game.

A view is built field by field, so a new field of the state stays invisible until someone adds it here.
A view depends on nothing but what its seat has seen.
"""

from dataclasses import dataclass

from shgui.engine.components import Board
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory
from shgui.engine.state import State
from shgui.engine.types import Office, Outcome, Party, Phase, Policy, Role, Seat


@dataclass(slots=True)
class PlayerView:
    """Everything that one seat may know, or with `seat` None what everyone at the table sees."""

    seat: Seat | None
    edition: str
    players: int
    board: Board
    commitment: str
    phase: Phase
    on_move: tuple[Seat, ...]
    round: int
    president: Seat
    chancellor: Seat | None
    alive: tuple[Seat, ...]
    liberal: int
    fascist: int
    tracker: int
    draw_pile: int
    discard_pile: int
    term_limits: tuple[tuple[Seat, Office], ...]
    eligible: tuple[Seat, ...]
    investigated: tuple[Seat, ...]
    resume: Seat | None
    veto_unlocked: bool
    veto_refused: bool
    history: tuple[Event, ...]
    outcome: Outcome | None
    roles: tuple[Role, ...] | None
    role: Role | None
    party: Party | None
    allies: tuple[tuple[Seat, Role], ...]
    ballot: bool | None
    hand: tuple[Policy, ...]
    memory: tuple[Memory, ...]

    @property
    def voted(self) -> tuple[Seat, ...]:
        """Seats whose ballot is in; none unless a vote is under way."""
        if self.phase is not Phase.VOTE:
            return ()
        return tuple(seat for seat in self.alive if seat not in self.on_move)


def view_for(state: State, seat: Seat | None) -> PlayerView:
    """Return what this seat may know now, or with None what everyone at the table sees."""
    setup = state.setup
    if seat is not None and not 0 <= seat < setup.players:
        raise IndexError(seat)
    return PlayerView(
        seat=seat,
        edition=setup.edition.name,
        players=setup.players,
        board=setup.board,
        commitment=setup.commitment,
        phase=state.phase,
        on_move=state.on_move,
        round=state.round,
        president=state.president,
        chancellor=state.chancellor,
        alive=state.alive,
        liberal=state.liberal,
        fascist=state.fascist,
        tracker=state.tracker,
        draw_pile=len(state.deck),
        discard_pile=len(state.discards),
        term_limits=state.term_limits,
        eligible=state.eligible if state.phase is Phase.NOMINATE else (),
        investigated=state.investigated,
        resume=state.resume,
        veto_unlocked=state.veto_unlocked,
        veto_refused=state.veto_refused,
        history=state.history,
        outcome=state.outcome,
        roles=setup.roles if state.phase is Phase.OVER else None,
        role=None if seat is None else setup.roles[seat],
        party=None if seat is None else setup.parties[seat],
        allies=() if seat is None else setup.allies[seat],
        ballot=None if seat is None else dict(state.ballots).get(seat),
        hand=state.hand if seat is not None and seat == _find_hand_holder(state) else (),
        memory=() if seat is None else state.memories[seat],
    )


def _find_hand_holder(state: State) -> Seat | None:
    if state.phase is Phase.PRESIDENT_DISCARD:
        return state.president
    if state.phase in (Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER):
        return state.chancellor
    return None


def memories_after_game(state: State) -> tuple[tuple[Memory, ...], ...]:
    """Return what each seat had seen; nothing before the game is over."""
    return state.memories if state.phase is Phase.OVER else ((),) * state.setup.players
