"""Tasks that players do in private, in the order in which one screen goes round."""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from shgui.engine import actions
from shgui.engine.events import PlayerInvestigated, RoundBegan
from shgui.engine.types import Phase, Seat
from shgui.engine.view import PlayerView
from shgui.table.options import Voting


class TaskKind(StrEnum):
    """The reason why one player is alone with the screen. All look alike from outside."""

    phase: Phase | None
    """The phase in which it is done, if there is one."""
    seen: actions.PowerAction | None
    """The action that the player takes by having looked."""

    def __new__(cls, code: str, phase: Phase | None = None, seen: actions.PowerAction | None = None) -> Self:
        purpose = str.__new__(cls, code)
        purpose._value_ = code
        purpose.phase = phase
        purpose.seen = seen
        return purpose

    ROLE = "role"
    BALLOT = "ballot"
    DISCARD = "discard", Phase.PRESIDENT_DISCARD
    ENACT = "enact", Phase.CHANCELLOR_ENACT
    PARTY = "party"
    PEEK = "peek", Phase.PEEK, actions.END_PEEK

    @property
    def is_choice(self) -> bool:
        """Whether the player chooses one of the cards or ballots."""
        return self in (TaskKind.BALLOT, TaskKind.DISCARD, TaskKind.ENACT)

    @property
    def is_look(self) -> bool:
        """Whether the player only looks, and no rule waits for it: `Table.note_secret_shown` ends it."""
        return self in (TaskKind.ROLE, TaskKind.PARTY)


BALLOTS = (True, False)
"""The votes, by the place of their ballot in a hand."""


class PrivateTask(NamedTuple):
    seat: Seat
    purpose: TaskKind


TASK_OF_PHASE: Mapping[str, TaskKind] = {
    purpose.phase: purpose for purpose in TaskKind if purpose.phase is not None
}
"""The private task of each phase that has one, by its code."""


def list_private_tasks(
    view: PlayerView,
    voting: Voting,
    unseen: Collection[Seat],
    newcomers: Collection[Seat],
    elsewhere: Collection[Seat] = (),
) -> tuple[PrivateTask, ...]:
    """Return the private tasks that are due, in the order in which a screen goes from hand to hand.

    `newcomers` are stand-ins who haven't seen their role yet; `unseen` are seats that still have to look at
    their role, or at a party that they investigated. Players `elsewhere`, on phones, always vote by ballot,
    and at the same time as everyone.
    """
    if newcomers:
        # Stand-ins see their role before anything else is asked.
        return tuple(PrivateTask(seat, TaskKind.ROLE) for seat in sorted(newcomers))
    if unseen:
        investigators = {event.president for event in view.history if isinstance(event, PlayerInvestigated)}
        return tuple(
            PrivateTask(seat, TaskKind.PARTY if seat in investigators else TaskKind.ROLE)
            for seat in _sort_clockwise(unseen, _find_first_candidate(view), view.players)
        )
    if view.phase is Phase.VOTE:
        voters = [seat for seat in view.on_move if voting is Voting.BALLOTS or seat in elsewhere]
        return tuple(
            PrivateTask(seat, TaskKind.BALLOT)
            for seat in _sort_clockwise(voters, view.president, view.players)
        )
    purpose = TASK_OF_PHASE.get(view.phase)
    return () if purpose is None else (PrivateTask(view.on_move[0], purpose),)


def _find_first_candidate(view: PlayerView) -> Seat:
    return next(event.candidate for event in view.history if isinstance(event, RoundBegan))


def _sort_clockwise(seats: Iterable[Seat], first: Seat, players: int) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=lambda seat: (seat - first) % players))
