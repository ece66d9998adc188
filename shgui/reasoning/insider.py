"""The knowledge of one seat alone."""

from dataclasses import dataclass

from shgui.engine import knowledge
from shgui.engine.knowledge import Memory, PutAway, SawParty
from shgui.engine.types import Party, Role, Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.assignments import ROLE_CODES, KnownRoles
from shgui.reasoning.game_facts import Session
from shgui.reasoning.habits import count_liberals
from shgui.reasoning.piles import Cards


@dataclass(frozen=True, slots=True)
class Insider:
    """A seat's own role, the roles it knew from the start, and its memory. The memory may be ahead of the
    history: entries about later rounds don't count yet."""

    seat: Seat
    role: Role
    allies: tuple[tuple[Seat, Role], ...] = ()
    memory: tuple[Memory, ...] = ()

    @property
    def known_roles(self) -> KnownRoles:
        return tuple(
            sorted((seat, ROLE_CODES[role]) for seat, role in ((self.seat, self.role), *self.allies))
        )


def get_insider(view: PlayerView) -> Insider | None:
    """Return what the view's own seat knows; None for the table's view."""
    if view.seat is None or view.role is None:
        return None
    return Insider(view.seat, view.role, view.allies, view.memory)


class OwnFacts:
    """An insider's memory by subject. Hands are given by their number of liberal cards."""

    def __init__(self, insider: Insider | None) -> None:
        self.drawn: dict[int, int] = {}
        self.passed_on: dict[int, int] = {}
        self.received: dict[int, int] = {}
        self.on_top: dict[int, Cards] = {}
        self.parties: dict[Seat, Party] = {}
        for memory in () if insider is None else insider.memory:
            match memory:
                case knowledge.Drew(number, cards):
                    self.drawn[number] = count_liberals(cards)
                case PutAway(number, card):
                    self.passed_on[number] = self.drawn[number] - count_liberals((card,))
                case knowledge.Received(number, cards):
                    self.received[number] = count_liberals(cards)
                case SawParty(_, target, party):
                    self.parties[target] = party
                case knowledge.Peeked(number, cards):
                    self.on_top[number] = cards

    def get_hand(self, session: Session) -> tuple[int | None, int | None]:
        """Return how many liberal cards this seat knows to have been drawn, and passed on."""
        drawn = self.drawn.get(session.round)
        if not session.passed:
            return drawn, None
        return drawn, self.passed_on.get(session.round, self.received.get(session.round))
