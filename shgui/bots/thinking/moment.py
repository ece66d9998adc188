"""All that a seat can think with when it is asked something."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import log

from shgui.bots.thinking.chance import Chance
from shgui.bots.thinking.character import CHARACTERS, OVERSIGHT, Character
from shgui.bots.thinking.judgement import Judgement, Pair
from shgui.bots.thinking.minds import SeatStrategy, Strategy, as_liberal
from shgui.bots.thinking.public_line import PublicLine
from shgui.bots.thinking.situation import BotSituation
from shgui.engine.components import LIBERAL_SPACES, VETO_ZONE, hitler_knows_fascists
from shgui.engine.events import ChaosBroke, Event, PolicyEnacted, VotesRevealed
from shgui.engine.types import Policy, Role, Seat
from shgui.engine.view import PlayerView
from shgui.reasoning.insider import Insider, insider_of

_USUAL_JA, _MUCH_JA = 0.65, 0.85
_FEW_BALLOTS = 1
"""After so many votes of others, what they say counts as much as what is usual."""
_HIDES_UNTIL_LIBERAL = LIBERAL_SPACES - 2
_HIDES_UNTIL_FASCIST = VETO_ZONE


@dataclass(eq=False)
class Public:
    """What is reckoned once for all seats of a game."""

    line: PublicLine
    minds: dict[tuple[Insider, bool], SeatStrategy] = field(default_factory=dict)


class BotMoment:
    def __init__(self, public: Public, situation: BotSituation) -> None:
        view = situation.view
        insider = insider_of(view)
        if insider is None:
            raise ValueError("only a player thinks")
        self.situation = situation
        self.view: PlayerView = view
        self.seat: Seat = insider.seat
        self.role: Role = insider.role
        self.character: Character = CHARACTERS[situation.character]
        self.chance = Chance(situation.seed)
        self._public = public
        self.common = public.line.at(view.history, situation.told)
        self._insider = insider
        self._mind: Strategy | None = None
        self._pretended: Strategy | None = None

    @property
    def line(self) -> PublicLine:
        return self._public.line

    @property
    def liberal(self) -> bool:
        return self.role is Role.LIBERAL

    @property
    def hides(self) -> bool:
        """Hitler is the one who must be trusted: until the end is near he does what a liberal would do.

        Where he knows his fascists he plays with them.
        """
        view = self.view
        return (
            self.role is Role.HITLER
            and not hitler_knows_fascists(view.players)
            and view.fascist < _HIDES_UNTIL_FASCIST
            and view.liberal < _HIDES_UNTIL_LIBERAL
        )

    @property
    def fellows(self) -> Mapping[Seat, Role]:
        """Whom the seat knows to be on its side, itself among them; nobody for a liberal."""
        if self.liberal:
            return {}
        return {self.seat: self.role, **dict(self.view.allies)}

    @property
    def hitler(self) -> Seat | None:
        """Where a fascist knows Hitler to be."""
        return next((seat for seat, role in self.fellows.items() if role is Role.HITLER), None)

    @cached_property
    def leniency(self) -> float:
        """From 0 to 1: how much more readily than usual those say Ja whom the seat doesn't know.

        Before the first fascist policy everybody does.
        """
        history, fellows = self.view.history, self.fellows
        begun = next((at for at, event in enumerate(history) if _fascist_policy(event)), len(history))
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
    def mind(self) -> Strategy:
        """What the seat itself makes of the game."""
        if self._mind is None:
            self._mind = self._mind_of(self._insider, False)
        return self._mind

    @property
    def pretended(self) -> Strategy:
        """What a liberal in this seat would make of it, had he seen what the seat says it saw."""
        if self._pretended is None:
            if self.liberal:
                self._pretended = self.mind
            else:
                self._pretended = self._pretend()
        return self._pretended

    def _pretend(self) -> Strategy:
        """Where no liberal could have seen that, or sit here at all, less is pretended."""
        for insider in (as_liberal(self.seat, self.common.claims), Insider(self.seat, Role.LIBERAL)):
            mind = self._mind_of(insider, True)
            if any(mind.weights):
                return mind
        table = Strategy(self.line.row, self.line.proven)
        table.attend(self.common)
        return table

    def _mind_of(self, insider: Insider, pretended: bool) -> Strategy:
        """Kept by who it is, and not by what has been seen since."""
        key = Insider(insider.seat, insider.role, insider.allies), pretended
        mind = self._public.minds.get(key)
        if mind is None:
            mind = self._public.minds[key] = SeatStrategy(self.view.players, insider)
        mind.know(self.common, insider)
        return mind

    @property
    def judgement(self) -> Judgement:
        """Of the election under way."""
        return self.line.judgement(self.common)

    @property
    def government(self) -> Pair:
        view = self.view
        if view.chancellor is None:
            raise ValueError("nobody is nominated")
        return view.president, view.chancellor

    def jitter(self, label: str) -> float:
        """How far a judgement is off, as often above as below."""
        number = self.chance.number(label)
        off = self.character.noise
        if self.liberal:
            off += OVERSIGHT[self.view.players]
        return off * log(number / (1 - number))

    def best(self, scores: Mapping[Seat, float]) -> Seat:
        """The one with the highest score, as far as this character can tell."""
        return max(scores, key=lambda seat: scores[seat] + self.jitter(f"seat {seat}"))


def _fascist_policy(event: Event) -> bool:
    return isinstance(event, PolicyEnacted | ChaosBroke) and event.policy is Policy.FASCIST
