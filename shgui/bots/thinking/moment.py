"""All that a bot can think with when it is asked something."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import log

from shgui.bots.thinking.character import CHARACTERS, OVERSIGHT, Character
from shgui.bots.thinking.judgement import Judgement, Pair
from shgui.bots.thinking.public_knowledge import PublicKnowledge
from shgui.bots.thinking.role_estimates import RoleEstimate, SeatEstimate, imagine_liberal
from shgui.bots.thinking.seeded_chance import SeededChance
from shgui.bots.thinking.situation import BotSituation
from shgui.engine.components import LIBERAL_SPACES, VETO_ZONE, hitler_knows_fascists
from shgui.engine.events import ChaosBroke, Event, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Role, Seat
from shgui.engine.view import PlayerView
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
    estimates: dict[tuple[Insider, bool], SeatEstimate] = field(default_factory=dict)


class BotMoment:
    def __init__(self, public: SharedThinking, situation: BotSituation) -> None:
        view = situation.view
        insider = get_insider(view)
        if insider is None:
            raise ValueError("only a player thinks")
        self.situation = situation
        self.view: PlayerView = view
        self.seat: Seat = insider.seat
        self.role: Role = insider.role
        self.character: Character = CHARACTERS[situation.character]
        self.chance = SeededChance(situation.seed)
        self._shared = public
        self.common = public.public.update(view.history, situation.claim_history)
        self._insider = insider
        self._estimate: RoleEstimate | None = None
        self._pretended: RoleEstimate | None = None

    @property
    def public(self) -> PublicKnowledge:
        return self._shared.public

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
        begun = next((at for at, event in enumerate(history) if _is_fascist_policy(event)), len(history))
        ballots = [
            ja
            for event in history[begun:]
            if isinstance(event, VotesRevealed)
            for seat, ja in event.ballots
            if seat not in fellows
        ]
        share = (sum(ballots) + _USUAL_JA * _FEW_BALLOTS) / (len(ballots) + _FEW_BALLOTS)
        return max(0.0, min(1.0, (share - _USUAL_JA) / (_MUCH_JA - _USUAL_JA)))

    @property
    def estimate(self) -> RoleEstimate:
        """The seat's own estimate."""
        if self._estimate is None:
            self._estimate = self._find_estimate(self._insider, False)
        return self._estimate

    @property
    def pretended_estimate(self) -> RoleEstimate:
        """The estimate of a liberal in this seat who saw what the seat claims to have seen."""
        if self._pretended is None:
            if self.is_liberal:
                self._pretended = self.estimate
            else:
                self._pretended = self._pretend()
        return self._pretended

    def _pretend(self) -> RoleEstimate:
        """Pretend less where no liberal could have seen that, or be in this seat at all."""
        for insider in (imagine_liberal(self.seat, self.common.claims), Insider(self.seat, Role.LIBERAL)):
            estimate = self._find_estimate(insider, True)
            if any(estimate.weights):
                return estimate
        table = RoleEstimate(self.public.weigher, self.public.proven)
        table.update(self.common)
        return table

    def _find_estimate(self, insider: Insider, pretended: bool) -> RoleEstimate:
        """Return the insider's estimate, kept by its identity and not by what it has seen since."""
        key = Insider(insider.seat, insider.role, insider.allies), pretended
        estimate = self._shared.estimates.get(key)
        if estimate is None:
            estimate = self._shared.estimates[key] = SeatEstimate(self.view.players, insider)
        estimate.update_knowledge(self.common, insider)
        return estimate

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

    def jitter(self, label: str) -> float:
        """Return a random error of a judgement, as often above as below."""
        number = self.chance.draw(label)
        off = self.character.noise
        if self.is_liberal:
            off += OVERSIGHT[self.view.players]
        return off * log(number / (1 - number))

    def choose_best(self, scores: Mapping[Seat, float]) -> Seat:
        """Choose the highest score, as far as this character can tell."""
        return max(scores, key=lambda seat: scores[seat] + self.jitter(f"seat {seat}"))


def _is_fascist_policy(event: Event) -> bool:
    return isinstance(event, PolicyEnacted | ChaosBroke) and event.policy is Policy.FASCIST
