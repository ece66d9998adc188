"""All that a bot can think with when it is asked something."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from math import log

from shgui.bots.thinking.character import CHARACTERS, OVERSIGHT
from shgui.bots.thinking.judgement import Judgement, Pair
from shgui.bots.thinking.public_knowledge import PublicKnowledge
from shgui.bots.thinking.role_estimates import RoleEstimate, SeatEstimator, imagine_liberal
from shgui.bots.thinking.situation import BotSituation
from shgui.engine.components import LIBERAL_SPACES, VETO_ZONE, hitler_knows_fascists
from shgui.engine.events import ChaosBroke, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Role, Seat
from shgui.reasoning.insider import Insider, get_insider

_USUAL_JA, _MUCH_JA = 0.65, 0.85
_FEW_BALLOTS = 1
"""The number of others' votes that counts as much as what is usual."""
_HIDES_UNTIL_LIBERAL = LIBERAL_SPACES - 2
_HIDES_UNTIL_FASCIST = VETO_ZONE


@dataclass(eq=False)
class SharedThinking:
    """Results shared by all seats of a game."""

    public: PublicKnowledge
    estimators: dict[tuple[Insider, bool], SeatEstimator] = field(default_factory=dict)


class BotMoment:
    def __init__(self, shared: SharedThinking, situation: BotSituation) -> None:
        insider = get_insider(situation.view)
        if insider is None:
            raise ValueError("only a player thinks")
        self.view = situation.view
        self.seat: Seat = insider.seat
        self.role: Role = insider.role
        self.character = CHARACTERS[situation.character]
        self.public = shared.public
        self.common = shared.public.update(self.view.history, situation.claim_history)
        self._estimators = shared.estimators
        self._insider = insider
        self._seed = situation.seed

    @property
    def is_liberal(self) -> bool:
        return self.role is Role.LIBERAL

    @property
    def is_hiding(self) -> bool:
        """True for a Hitler who plays like a liberal, being the one who must be trusted, until the end is
        near. A Hitler who knows his fascists plays with them."""
        view = self.view
        return (
            self.role is Role.HITLER
            and not hitler_knows_fascists(view.players)
            and view.fascist < _HIDES_UNTIL_FASCIST
            and view.liberal < _HIDES_UNTIL_LIBERAL
        )

    @property
    def fellows(self) -> Mapping[Seat, Role]:
        """Roles by seat on the fascists' side that the seat knows, its own included; empty for a liberal."""
        if self.is_liberal:
            return {}
        return {self.seat: self.role, **dict(self.view.allies)}

    @property
    def hitler(self) -> Seat | None:
        """The seat that a fascist knows to be Hitler."""
        return next((seat for seat, role in self.fellows.items() if role is Role.HITLER), None)

    @cached_property
    def leniency(self) -> float:
        """How much more readily than usual strangers say Ja, from 0 to 1. Before the first fascist policy
        everyone does."""
        history, fellows = self.view.history, self.fellows
        policies = (
            at
            for at, event in enumerate(history)
            if isinstance(event, PolicyEnacted | ChaosBroke) and event.policy is Policy.FASCIST
        )
        begun = next(policies, len(history))
        ballots = [
            ja
            for event in history[begun:]
            if isinstance(event, VotesRevealed)
            for seat, ja in event.ballots
            if seat not in fellows
        ]
        share = (sum(ballots) + _USUAL_JA * _FEW_BALLOTS) / (len(ballots) + _FEW_BALLOTS)
        return max(0.0, min(1.0, (share - _USUAL_JA) / (_MUCH_JA - _USUAL_JA)))

    @cached_property
    def estimate(self) -> RoleEstimate:
        """The seat's own estimate."""
        return self._find_estimate(self._insider, False)

    @cached_property
    def pretended_estimate(self) -> RoleEstimate:
        """The estimate of a liberal in this seat who saw what the seat claims to have seen; or who saw less,
        where no liberal could have seen that, or be in this seat at all."""
        if self.is_liberal:
            return self.estimate
        for insider in (imagine_liberal(self.seat, self.common.claims), Insider(self.seat, Role.LIBERAL)):
            estimate = self._find_estimate(insider, True)
            if any(estimate.weights):
                return estimate
        return RoleEstimate(self.public.weigher, self.public.proven, self.common)

    def _find_estimate(self, insider: Insider, pretended: bool) -> RoleEstimate:
        """Return the insider's estimate; estimators are kept by identity, whatever was seen since."""
        key = Insider(insider.seat, insider.role, insider.allies), pretended
        if key not in self._estimators:
            self._estimators[key] = SeatEstimator(self.view.players, insider)
        return self._estimators[key].estimate(self.common, insider)

    @property
    def judgement(self) -> Judgement:
        """The judgement of the election under way."""
        return self.public.get_judgement(self.common)

    @property
    def government(self) -> Pair:
        view = self.view
        if view.chancellor is None:
            raise ValueError("no one is nominated")
        return view.president, view.chancellor

    def draw(self, label: str) -> float:
        """Return a random number between 0 and 1, without either: the same for the same label."""
        found = blake2b(self._seed + label.encode(), digest_size=8).digest()
        return (int.from_bytes(found, "big") + 0.5) / (2.0**64 + 1.0)

    def jitter(self, label: str) -> float:
        """Return a random error of a judgement, as often above as below."""
        number = self.draw(label)
        off = self.character.noise
        if self.is_liberal:
            off += OVERSIGHT[self.view.players]
        return off * log(number / (1 - number))

    def choose_best(self, scores: Mapping[Seat, float]) -> Seat:
        """Choose the highest score, as far as this character can tell."""
        return max(scores, key=lambda seat: scores[seat] + self.jitter(f"seat {seat}"))
