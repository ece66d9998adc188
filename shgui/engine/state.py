"""The state of a game, secrets included. Only `view.py` turns it into something that players may see."""

from dataclasses import dataclass, field

from shgui.engine.components import VETO_ZONE, Board
from shgui.engine.editions import Edition
from shgui.engine.events import Event
from shgui.engine.fingerprint import Sitting
from shgui.engine.knowledge import Memory
from shgui.engine.types import Office, Outcome, Party, Phase, Policy, Role, Seat


@dataclass(frozen=True)
class Rigging:
    """Cards and roles that a test sets instead of leaving them to chance. Such a game is never fair."""

    roles: tuple[Role, ...] | None = None
    deck: tuple[Policy, ...] | None = None
    first: Seat | None = None
    shuffles: tuple[tuple[Policy, ...], ...] = ()
    seed_chosen: bool = False

    @property
    def is_rigged(self) -> bool:
        return self != FAIR


FAIR = Rigging()

Allies = tuple[tuple[Seat, Role], ...]
Ballots = tuple[tuple[Seat, bool], ...]
TermLimits = tuple[tuple[Seat, Office], ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed from the deal on. The commitment of a rigged game is an empty text."""

    players: int
    edition: Edition
    seed: bytes = field(repr=False)
    chance: bytes = field(repr=False)
    """The seed mixed with the words that players typed in: the whole deal follows from it."""
    sitting: Sitting
    rigging: Rigging
    commitment: str
    board: Board
    roles: tuple[Role, ...]
    parties: tuple[Party, ...]
    allies: tuple[Allies, ...]


@dataclass
class State:
    """A moment of a game. Only `apply` changes it, and only a copy of its own.

    `deck` has the top card first; `on_move` and `alive` ascend. `president` is the candidate or the
    sitting President. `term_limits` are the living seats that may not become Chancellor now, ascending,
    with the office that bars them; `eligible` are the seats that this round's candidate may nominate.
    `resume` is the seat of the President who called the special election of this round. `reshuffles`
    are the decks that reshuffling gave, in turn.
    """

    setup: Setup
    phase: Phase
    on_move: tuple[Seat, ...]
    round: int
    president: Seat
    deck: tuple[Policy, ...]
    alive: tuple[Seat, ...]
    memories: tuple[tuple[Memory, ...], ...]
    chancellor: Seat | None = None
    liberal: int = 0
    fascist: int = 0
    tracker: int = 0
    term_limits: TermLimits = ()
    eligible: tuple[Seat, ...] = ()
    investigated: tuple[Seat, ...] = ()
    resume: Seat | None = None
    veto_refused: bool = False
    hand: tuple[Policy, ...] = ()
    discards: tuple[Policy, ...] = ()
    reshuffles: tuple[tuple[Policy, ...], ...] = ()
    history: tuple[Event, ...] = ()
    outcome: Outcome | None = None
    ballots: Ballots = ()

    def government(self) -> tuple[Seat, Seat]:
        """Return President and Chancellor, proposed or elected; ValueError before a nomination."""
        if self.chancellor is None:
            raise ValueError("nobody is nominated")
        return self.president, self.chancellor

    @property
    def veto_unlocked(self) -> bool:
        return self.fascist >= VETO_ZONE
