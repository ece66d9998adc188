"""The whole truth about a game. Nothing outside the engine looks in here: `view.py` is the door."""

from dataclasses import dataclass, field

from shgui.engine.box import BOARDS, VETO_ZONE, Board
from shgui.engine.editions import Edition
from shgui.engine.events import Event
from shgui.engine.knowledge import Memory
from shgui.engine.types import Outcome, Party, Phase, Policy, Role, Seat


@dataclass(frozen=True)
class Rigging:
    """What a test lays by hand instead of leaving it to chance. Such a game never counts as fair."""

    roles: tuple[Role, ...] | None = None
    deck: tuple[Policy, ...] | None = None
    first: Seat | None = None
    shuffles: tuple[tuple[Policy, ...], ...] = ()
    seed_chosen: bool = False

    @property
    def by_hand(self) -> bool:
        return self != FAIR


FAIR = Rigging()


@dataclass(frozen=True)
class Setup:
    """What is fixed from the deal on."""

    players: int
    edition: Edition
    seed: bytes = field(repr=False)
    rigging: Rigging
    commitment: str
    roles: tuple[Role, ...]
    allies: tuple[tuple[tuple[Seat, Role], ...], ...]
    board: Board = field(init=False)
    parties: tuple[Party, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", BOARDS[self.players])
        object.__setattr__(self, "parties", tuple(role.party for role in self.roles))


@dataclass
class State:
    """One moment of a game: a value. Only `apply` makes new ones, always out of a copy.

    `deck` has the top card first; `on_move` and `alive` ascend. `president` is the candidate or the
    sitting President. `limits` are the President and the Chancellor whom term limits name, or nobody.
    `resume` is the seat of the President who called the special election under way.
    """

    setup: Setup
    phase: Phase
    on_move: tuple[Seat, ...]
    round: int
    president: Seat
    deck: tuple[Policy, ...]
    alive: tuple[Seat, ...]
    history: tuple[Event, ...]
    memories: tuple[tuple[Memory, ...], ...]
    chancellor: Seat | None = None
    ballots: dict[Seat, bool] = field(default_factory=dict)
    hand: tuple[Policy, ...] = ()
    discards: tuple[Policy, ...] = ()
    liberal: int = 0
    fascist: int = 0
    tracker: int = 0
    limits: tuple[Seat, Seat] | None = None
    investigated: tuple[Seat, ...] = ()
    resume: Seat | None = None
    veto_refused: bool = False
    reshuffles: int = 0
    outcome: Outcome | None = None

    def copy(self) -> "State":
        twin = object.__new__(State)
        twin.__dict__ = self.__dict__.copy()
        return twin

    @property
    def veto_unlocked(self) -> bool:
        return self.fascist >= VETO_ZONE
