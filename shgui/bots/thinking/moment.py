"""All that a bot can think with when it is asked something."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from math import log

from shgui.bots.thinking.judgement import ElectionJudgement, Pair
from shgui.bots.thinking.public_knowledge import PublicKnowledge
from shgui.bots.thinking.role_estimates import RoleEstimate, SeatEstimator, imagine_liberal
from shgui.bots.thinking.situation import BotSituation
from shgui.engine.components import LIBERAL_SPACES, VETO_ZONE, hitler_knows_fascists
from shgui.engine.events import ChaosBroke, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Role, Seat
from shgui.reasoning.insider import Insider, get_insider


@dataclass(frozen=True, slots=True)
class Character:
    """A temperament: it differs in how a bot thinks and talks, never in what it may know."""

    noise: float
    """How far a judgement may be off, in chances to win."""
    shyness: float
    """How much a fascist cares what others think of him."""
    talk: float
    """How often it gives a reason or replies to a claim."""
    sure: float
    """The suspicion from which it accuses someone."""


CHARACTERS: Mapping[str, Character] = {
    "careful": Character(noise=0.003, shyness=1.0, talk=0.5, sure=0.75),
    "bold": Character(noise=0.006, shyness=0.7, talk=0.65, sure=0.6),
    "easy": Character(noise=0.1, shyness=1.0, talk=0.5, sure=0.8),
}

OVERSIGHT: Mapping[int, float] = {5: 0.0, 6: 0.035, 7: 0.0, 8: 0.009, 9: 0.0005, 10: 0.004}
"""Additional error in the judgement of liberals, by the size of the table. Where a tie fails, or few fascists
play, bots that saw everything possible would win too often as liberals."""


_USUAL_JA, _MUCH_JA = 0.65, 0.85
_FEW_BALLOTS = 1
"""The number of others' votes that counts as much as what is usual."""
_HIDES_UNTIL_LIBERAL = LIBERAL_SPACES - 2
_HIDES_UNTIL_FASCIST = VETO_ZONE


Estimators = dict[tuple[Insider, bool], SeatEstimator]
"""By identity of the observer, and by whether it is pretended."""


class BotMoment:
    def __init__(self, public: PublicKnowledge, estimators: Estimators, situation: BotSituation) -> None:
        """Results that all seats of a game share are in `public` and `estimators`."""
        insider = get_insider(situation.view)
        if insider is None:
            raise ValueError("only a player thinks")
        self.view = situation.view
        self.seat: Seat = insider.seat
        self.role: Role = insider.role
        self.character = CHARACTERS[situation.character]
        self.public = public
        self.common = public.update(self.view.history, situation.claim_history)
        self._estimators = estimators
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
    def judgement(self) -> ElectionJudgement:
        return self.public.get_judgement(self.common)

    @property
    def government(self) -> Pair:
        view = self.view
        if view.chancellor is None:
            raise ValueError("no one is nominated")
        return view.president, view.chancellor

    def draw_number(self, label: str) -> float:
        """Return a random number between 0 and 1, without either: the same for the same label."""
        found = blake2b(self._seed + label.encode(), digest_size=8).digest()
        return (int.from_bytes(found, "big") + 0.5) / (2.0**64 + 1.0)

    def draw_error(self, label: str) -> float:
        """Return a random error of a judgement, as often above as below."""
        number = self.draw_number(label)
        off = self.character.noise
        if self.is_liberal:
            off += OVERSIGHT[self.view.players]
        return off * log(number / (1 - number))

    def choose_best(self, scores: Mapping[Seat, float]) -> Seat:
        """Choose the highest score, as far as this character can tell."""
        return max(scores, key=lambda seat: scores[seat] + self.draw_error(f"seat {seat}"))
