"""Possible conclusions at any moment of a game, by table and seats, and the contents of the pile."""

from collections.abc import Sequence

from shgui.bots.thinking.situation import StandingClaims
from shgui.engine.components import FASCIST_POLICIES, LIBERAL_POLICIES
from shgui.engine.events import (
    ChaosBroke,
    DeckReshuffled,
    Event,
    PoliciesDrawn,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
)
from shgui.engine.types import Policy, Power, Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.beliefs import Belief, Reading, Reasoner
from shgui.reasoning.claim_values import Claim
from shgui.reasoning.insider import get_insider


class Knowing:
    """Follows a game from all sides. Asked with the view and the claims of the moment."""

    def __init__(self, players: int) -> None:
        self._reasoner = Reasoner(players)
        self._insiders: dict[Seat, object] = {}
        self._heard = 0

    def own(self, view: PlayerView, told: tuple[StandingClaims, ...], reading: Reading) -> Belief:
        """Return what the seat of this view could conclude."""
        insider = get_insider(view)
        assert insider is not None
        if self._insiders.get(insider.seat) != insider:
            self._insiders[insider.seat] = insider
            self._reasoner.learn(insider)
        self._follow(view.history, told)
        return self._reasoner.get_belief(reading, insider.seat)

    def table(self, history: Sequence[Event], told: tuple[StandingClaims, ...], *more: Claim) -> Belief:
        """Return what is proven to all; `more` are additional claims."""
        self._follow(history, told)
        if more:
            self._reasoner.follow(history, (*standing(told), *more))
        found = self._reasoner.get_belief(Reading.PROVEN)
        if more:
            self._reasoner.follow(history, standing(told))
        return found

    def _follow(self, history: Sequence[Event], told: tuple[StandingClaims, ...]) -> None:
        """Follow the game; each claim is valid from the moment it was made."""
        for entry in told[self._heard :]:
            self._reasoner.follow(history[: entry.events], entry.claims)
        self._heard = len(told)
        self._reasoner.follow(history, standing(told))


def standing(told: tuple[StandingClaims, ...]) -> tuple[Claim, ...]:
    return told[-1].claims if told else ()


def is_fascist(belief: Belief, seat: Seat) -> bool:
    """Beyond doubt."""
    return belief.ways > 0 and belief.fascist[seat] == 1.0


def is_known(belief: Belief, seat: Seat) -> bool:
    """Either way."""
    return belief.ways > 0 and belief.fascist[seat] in (0.0, 1.0)


def is_not_hitler(belief: Belief, seat: Seat) -> bool:
    return belief.ways > 0 and belief.hitler[seat] == 0.0


Left = dict[Policy, int]


def left_in_pile(history: Sequence[Event]) -> tuple[dict[int, Left], dict[int, Left]]:
    """Return, by round, the most cards of a kind that a government could have drawn or a President seen."""
    boards = {Policy.LIBERAL: 0, Policy.FASCIST: 0}
    left = {Policy.LIBERAL: LIBERAL_POLICIES, Policy.FASCIST: FASCIST_POLICIES}
    drawn, peeked = dict[int, Left](), dict[int, Left]()
    number = 0
    for event in history:
        match event:
            case RoundBegan(number):
                pass
            case PoliciesDrawn():
                drawn[number] = dict(left)
            case PowerGranted(Power.PEEK):
                peeked[number] = dict(left)
            case PolicyEnacted(policy) | ChaosBroke(policy):
                boards[policy] += 1
                left[policy] -= 1
            case DeckReshuffled():
                left = {
                    Policy.LIBERAL: LIBERAL_POLICIES - boards[Policy.LIBERAL],
                    Policy.FASCIST: FASCIST_POLICIES - boards[Policy.FASCIST],
                }
            case _:
                pass
    return drawn, peeked
