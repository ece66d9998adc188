"""The only door out for what a game knows.

Deny by default: a view is built field by field, and a new field of the state stays invisible until
someone adds it here. A view is decided by what its seat has seen and by nothing else.
"""

from dataclasses import dataclass

from shgui.engine.components import Board
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory
from shgui.engine.state import State
from shgui.engine.types import Office, Outcome, Party, Phase, Policy, Role, Seat

_new = object.__new__
_NOMINATE, _PRESIDENT_DISCARD = Phase.NOMINATE, Phase.PRESIDENT_DISCARD
_CHANCELLOR_ENACT, _VETO_ANSWER, _OVER = Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER, Phase.OVER


@dataclass(slots=True)
class PlayerView:
    """All that one seat may know, or with `seat` None what the table in the middle shows."""

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
        """Who has a ballot in, while the vote is under way."""
        if self.phase is not Phase.VOTE:
            return ()
        return tuple(seat for seat in self.alive if seat not in self.on_move)


def view_for(state: State, seat: Seat | None) -> PlayerView:
    """What this seat may know now; with None, what the table shows to everybody."""
    setup = state.setup
    view = _new(PlayerView)
    view.seat = seat
    view.edition = setup.edition.name
    view.players = setup.players
    view.board = setup.board
    view.commitment = setup.commitment
    view.phase = state.phase
    view.on_move = state.on_move
    view.round = state.round
    view.president = state.president
    view.chancellor = state.chancellor
    view.alive = state.alive
    view.liberal = state.liberal
    view.fascist = state.fascist
    view.tracker = state.tracker
    view.draw_pile = len(state.deck)
    view.discard_pile = len(state.discards)
    view.term_limits = state.term_limits
    view.eligible = state.eligible if state.phase is _NOMINATE else ()
    view.investigated = state.investigated
    view.resume = state.resume
    view.veto_unlocked = state.veto_unlocked
    view.veto_refused = state.veto_refused
    view.history = state.history
    view.outcome = state.outcome
    view.roles = setup.roles if state.phase is _OVER else None
    if seat is None:
        view.role = view.party = view.ballot = None
        view.allies = view.hand = view.memory = ()
        return view
    if not 0 <= seat < setup.players:
        raise IndexError(seat)
    view.role = setup.roles[seat]
    view.party = setup.parties[seat]
    view.allies = setup.allies[seat]
    view.ballot = _own_ballot(state, seat) if state.ballots else None
    view.hand = state.hand if _holds_hand(state, seat) else ()
    view.memory = state.memories[seat]
    return view


def _own_ballot(state: State, seat: Seat) -> bool | None:
    """The ballot that this seat has in the box."""
    return None if seat in state.on_move else dict(state.ballots).get(seat)


def _holds_hand(state: State, seat: Seat) -> bool:
    if state.phase is _PRESIDENT_DISCARD:
        return seat == state.president
    if state.phase is _CHANCELLOR_ENACT or state.phase is _VETO_ANSWER:
        return seat == state.chancellor
    return False


def review(state: State) -> tuple[tuple[Memory, ...], ...]:
    """What each seat had seen, for the telling afterwards. Nothing before the game is over."""
    return state.memories if state.phase is Phase.OVER else ((),) * state.setup.players
