"""Whole games on the engine, in which whoever sits at a seat is asked what to do and what to say.

Nobody is asked with more than the view of the own seat, what it may do, and what has been claimed so far.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Protocol

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision, StandingClaims
from shgui.engine.actions import Action
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.chance import SEED_BYTES
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.events import Event, PlayerInvestigated, PoliciesPeeked, PolicyEnacted, VetoAgreed
from shgui.engine.state import FAIR, Rigging, State
from shgui.engine.types import Outcome, Seat
from shgui.engine.view import view_for
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim

MOST_ACTIONS = 2_000
"""No game takes so many."""


class Player(Protocol):
    """A player of one or several seats, such as `Thinker`."""

    def decide(self, situation: BotSituation) -> Decision: ...

    def choose_claim(self, situation: BotSituation, about: BotOccasion) -> Claim | None: ...

    def choose_comment(self, situation: BotSituation) -> BotReason | None: ...


class Watcher:
    """Sees the whole truth of a game, move by move. Here nothing comes of it."""

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        """Note a decision in this state, before it is performed; ballots come in turn, before any is cast."""

    def claimed(self, state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None) -> None:
        """The situation is the one before the claim stands; None where the seat keeps silent."""

    def commented(self, state: State, situation: BotSituation, reason: BotReason) -> None:
        pass

    def happened(self, state: State, events: Sequence[Event], told: tuple[StandingClaims, ...]) -> None:
        """Note the state after an action, before claims about it."""


def of_text(text: str, size: int = SEED_BYTES) -> bytes:
    return sha256(text.encode()).digest()[:size]


class Game:
    """A game and those who play it. `chance` is that of the bots, and has nothing to do with the deck's."""

    def __init__(
        self,
        state: State,
        players: Sequence[Player],
        characters: Sequence[str],
        chance: bytes,
        watcher: Watcher | None = None,
        *,
        with_comments: bool = False,
    ) -> None:
        self.state = state
        self.claim_history: tuple[StandingClaims, ...] = ()
        self._players = players
        self._characters = characters
        self._chance = chance
        self._watcher = watcher or Watcher()
        self._with_comments = with_comments

    def play(self) -> Outcome:
        for _ in range(MOST_ACTIONS):
            if not self.state.on_move:
                break
            self.step()
        assert self.state.outcome is not None, "a game without an end"
        return self.state.outcome

    def step(self) -> None:
        """Perform one action, or all ballots of a vote, each without knowledge of the others."""
        before = self.state
        acts = [(seat, self._decide(seat)) for seat in before.on_move]
        happened: list[Event] = []
        for seat, action in acts:
            moved = apply(self.state, seat, action)
            assert not isinstance(moved, Refusal), f"{moved.reason}: seat {seat} {action}"
            self.state, events = moved
            happened += events
        self._watcher.happened(self.state, happened, self.claim_history)
        self._comment(None)
        if self.state.outcome is None:
            for about, seat in occasions(before, happened):
                self._claim(seat, about)

    def situation(self, seat: Seat, question: str) -> BotSituation:
        """Build the situation for this seat, with new chance for every question."""
        state = self.state
        seed = sha256(self._chance + f"{seat} {state.round} {state.phase} {question}".encode()).digest()
        return BotSituation(
            view_for(state, seat),
            list_legal_actions(state, seat),
            self.claim_history,
            self._characters[seat],
            seed,
        )

    def _decide(self, seat: Seat) -> Action:
        situation = self.situation(seat, "decide")
        decision = self._players[seat].decide(situation)
        self._watcher.decided(self.state, situation, decision)
        return decision.action

    def _claim(self, seat: Seat, about: BotOccasion) -> None:
        situation = self.situation(
            seat, f"{about.kind.__name__.removesuffix('Claim')} {about.round} {about.target}"
        )
        claim = self._players[seat].choose_claim(situation, about)
        self._watcher.claimed(self.state, situation, about, claim)
        if claim is None:
            return
        assert fits(claim, seat, about), f"{claim} of seat {seat} is not about {about}"
        standing = self.claim_history[-1].claims if self.claim_history else ()
        self.claim_history += (StandingClaims(len(self.state.history), (*standing, claim)),)
        self._comment(seat)

    def _comment(self, speaker: Seat | None) -> None:
        if not self._with_comments or self.state.outcome is not None:
            return
        for seat in self.state.alive:
            if seat != speaker:
                situation = self.situation(
                    seat, f"comment {len(self.state.history)} {len(self.claim_history)}"
                )
                reason = self._players[seat].choose_comment(situation)
                if reason is not None:
                    self._watcher.commented(self.state, situation, reason)


def occasions(before: State, happened: Sequence[Event]) -> Iterator[tuple[BotOccasion, Seat]]:
    """List what was just seen and others want to hear about; the President speaks first."""
    number = before.round
    for event in happened:
        match event:
            case PolicyEnacted() | VetoAgreed():
                president, chancellor = before.government()
                yield BotOccasion(DrewClaim, number, None), president
                yield BotOccasion(ReceivedClaim, number, None), chancellor
            case PoliciesPeeked(president):
                yield BotOccasion(PeekedClaim, number, None), president
            case PlayerInvestigated(president, target):
                yield BotOccasion(PartyClaim, number, target), president
            case _:
                pass


def fits(claim: Claim, seat: Seat, about: BotOccasion) -> bool:
    """Return whether a claim is the one asked for, by the seat itself, with the right number of cards."""
    if type(claim) is not about.kind or claim.seat != seat:
        return False
    if isinstance(claim, PartyClaim):
        return claim.target == about.target
    return claim.round == about.round and len(claim.cards) == (2 if isinstance(claim, ReceivedClaim) else 3)


def dealt(players: int, rules: str, text: str, rigging: Rigging = FAIR) -> State:
    """A game whose roles and cards come from this text; `rules` names an edition."""
    state, _ = new_game(players, get_edition(rules), of_text(text), rigging)
    return state
