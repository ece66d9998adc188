"""Cards, and what is said of them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log

from shgui.bots.thinking.boards import after, ends_of_hand
from shgui.bots.thinking.moment import BotMoment
from shgui.engine import knowledge
from shgui.engine.actions import PROPOSE_VETO, Action, AnswerVeto, Discard, Enact
from shgui.engine.components import FASCIST_SPACES, FASCISTS, LIBERAL_SPACES
from shgui.engine.types import Policy
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.claims import Claim, DrewClaim, ReceivedClaim
from shgui.reasoning.habits import liberals
from shgui.reasoning.happenings import GameFacts, Session

L, F = Policy.LIBERAL, Policy.FASCIST
_RARE = 0.04
_ADMITS = 0.3
"""How often a President who buried his only liberal policy thinks of blaming the Chancellor for it."""
_EXPOSED = 9.0
"""What it costs in the odds to win that the team is suspected."""
_UNHEEDED = 0.85
"""So much less where people say Ja all the same."""


def cards(liberal: int, number: int) -> tuple[Policy, ...]:
    return (F,) * (number - liberal) + (L,) * liberal


@dataclass(frozen=True, slots=True)
class PossibleEnd:
    """What may come of a session, and be said of it by President and Chancellor; None says nothing."""

    enacted: Policy | None
    drew: int | None
    received: int | None


class Stage:
    """A session as a fascist thinks it through: what the table would make of each ending."""

    def __init__(self, moment: BotMoment, session: Session, others: GameFacts) -> None:
        """`others` has all that happened, this session last."""
        self._moment = moment
        self.session = session
        self._happened = others
        self._worths: dict[PossibleEnd, float] = {}

    def worth(self, ending: PossibleEnd) -> float:
        """How likely the fascists then win."""
        known = self._worths.get(ending)
        if known is None:
            known = self._worths[ending] = self._worth(ending)
        return known

    def _worth(self, ending: PossibleEnd) -> float:
        moment, session = self._moment, self.session
        won = 1 - after(moment.view.players, session.liberal, session.fascist, ending.enacted)
        if won in (0.0, 1.0):
            return won
        *before, _ = self._happened.cards
        done = replace(
            session, passed=True, proposed=session.proposed or ending.enacted is None, enacted=ending.enacted
        )
        claims: list[Claim] = []
        if ending.drew is not None:
            claims.append(DrewClaim(session.president, session.round, cards(ending.drew, 3)))
        if ending.received is not None:
            claims.append(ReceivedClaim(session.chancellor, session.round, cards(ending.received, 2)))
        happened = replace(self._happened, cards=(*before, done))
        weights = moment.line.if_so(moment.common, happened, claims)
        return suspected(moment, weights, won)


def suspected(moment: BotMoment, weights: Sequence[float], won: float) -> float:
    """The fascists' chance, by what the boards say, and by what the table thinks of them."""
    players = moment.view.players
    suspicion = moment.line.row.assignments.fascist_sums(weights)
    team = [seat for seat in moment.fellows if seat in moment.view.alive] or [moment.seat]
    of_team = sum(suspicion[seat] for seat in team) / len(team) / sum(weights)
    more_than_at_first = of_team - (FASCISTS[players] + 1) / players
    won = min(0.98, max(0.02, won))
    shy = moment.character.shyness * (1 - _UNHEEDED * moment.leniency)
    odds = log(won / (1 - won)) - shy * _EXPOSED * more_than_at_first
    return 1 / (1 + exp(-odds))


def stage_now(moment: BotMoment) -> Stage:
    happened = moment.common.happened
    session = happened.cards[-1]
    if not isinstance(session, Session):
        raise ValueError("no session is under way")
    return Stage(moment, session, happened)


def discard(moment: BotMoment) -> Discard:
    hand = moment.view.hand
    drawn = liberals(hand)
    if drawn in (0, 3) or moment.liberal or moment.hides:
        return Discard(F if F in hand else L)
    if _must_bury(moment, drawn):
        return Discard(L)
    stage = stage_now(moment)
    openly = _worth_of_passing(moment, stage, drawn)
    buried = _worth_of_passing(moment, stage, drawn - 1)
    return Discard(F if openly + moment.jitter("discard") > buried else L)


def _must_bury(moment: BotMoment, drawn: int) -> bool:
    """Where passing a liberal policy on loses the game, or gives a game away that is won."""
    view = moment.view
    if drawn == 2:
        return view.liberal == LIBERAL_SPACES - 1
    return view.fascist == FASCIST_SPACES - 1 and view.chancellor not in moment.fellows


def _worth_of_passing(moment: BotMoment, stage: Stage, passed: int) -> float:
    session = stage.session
    worth = 0.0
    for role, chance in enumerate(moment.mind.chances(session.chancellor)):
        if chance < _RARE:
            continue
        ends = ends_of_hand(role, passed, session.liberal, session.fascist)
        for enacted, likely in zip((L, F), ends, strict=True):
            if likely > _RARE:
                told = [
                    stage.worth(PossibleEnd(enacted, drew, _partner_says(role, passed, enacted, drew)))
                    for drew in _may_say_drawn(enacted, passed)
                ]
                worth += chance * likely * max(told)
    return worth


def _may_say_drawn(enacted: Policy | None, passed: int) -> tuple[int, ...]:
    if enacted is L:
        return tuple(sorted({max(1, passed), 2 if passed == 2 else 1}))
    return 0, 1


def _partner_says(role: int, passed: int, enacted: Policy | None, drew: int) -> int:
    """What a Chancellor of that role will say he received."""
    if role == LIBERAL:
        return passed
    if enacted is L:
        return max(1, min(2, drew))
    return 0


def enact(moment: BotMoment, legal: Sequence[Action]) -> Action:
    view = moment.view
    received = liberals(view.hand)
    may_veto = PROPOSE_VETO in legal
    if moment.liberal or (moment.hides and received):
        return Enact(L) if received else PROPOSE_VETO if may_veto else Enact(F)
    if received == 2:
        return PROPOSE_VETO if may_veto and view.liberal == LIBERAL_SPACES - 1 else Enact(L)
    if received == 0 or view.liberal == LIBERAL_SPACES - 1 or view.fascist == FASCIST_SPACES - 1:
        return Enact(F)
    stage = stage_now(moment)
    worths = {L: 0.0, F: moment.jitter("enact")}
    for role, chance in enumerate(moment.mind.chances(view.president)):
        if chance < _RARE:
            continue
        for enacted in (L, F):
            drew = 1 if role == LIBERAL or enacted is L else 0
            worths[enacted] += chance * stage.worth(PossibleEnd(enacted, drew, 1 if enacted is L else 0))
    return Enact(L if worths[L] > worths[F] else F)


def answer_veto(moment: BotMoment) -> AnswerVeto:
    passed = passed_on(moment.view.memory)
    return AnswerVeto(passed == 0 if moment.liberal else passed == 2)


def passed_on(memory: Sequence[knowledge.Memory]) -> int:
    """How many liberal cards the seat passed on when it was President last."""
    drawn, away = 0, 0
    for each in memory:
        match each:
            case knowledge.Drew(_, hand):
                drawn, away = liberals(hand), 0
            case knowledge.PutAway(_, card):
                away = liberals((card,))
    return drawn - away


def speak_of_session(moment: BotMoment, number: int, as_president: bool) -> Claim | None:
    """What a fascist says of a session that is over."""
    happened = moment.common.happened
    place = next(
        (
            at
            for at, each in enumerate(happened.cards)
            if isinstance(each, Session) and each.round == number and each.passed
        ),
        None,
    )
    if place is None:
        return None
    session = happened.cards[place]
    if not isinstance(session, Session):
        return None
    drawn, passed, received = _held(moment.view.memory, number)
    told = {
        (type(each), each.round): liberals(each.cards)
        for each in moment.common.claims
        if isinstance(each, DrewClaim | ReceivedClaim)
    }
    if as_president:
        options = _sayable_as_president(moment, session, drawn, passed)
        partner = told.get((ReceivedClaim, number))
        roles = moment.mind.chances(session.chancellor)
        role = roles.index(max(roles))
        scores = {}
        for drew in options:
            says = _partner_says(role, passed, session.enacted, drew) if partner is None else partner
            mine: list[Claim] = [DrewClaim(moment.seat, number, cards(drew, 3))]
            if partner is None:
                mine.append(ReceivedClaim(session.chancellor, number, cards(says, 2)))
            scores[drew] = _worth_of_saying(moment, mine)
        return DrewClaim(moment.seat, number, cards(moment.best(scores), 3))
    options = _sayable_as_chancellor(session, received, told.get((DrewClaim, number)))
    scores = {
        says: _worth_of_saying(moment, [ReceivedClaim(moment.seat, number, cards(says, 2))])
        for says in options
    }
    return ReceivedClaim(moment.seat, number, cards(moment.best(scores), 2))


def _worth_of_saying(moment: BotMoment, claims: Sequence[Claim]) -> float:
    view = moment.view
    weights = moment.line.if_so(moment.common, moment.common.happened, claims)
    won = 1 - after(view.players, view.liberal, view.fascist, None)
    return suspected(moment, weights, won)


def _held(memory: Sequence[knowledge.Memory], number: int) -> tuple[int, int, int]:
    """Liberal cards drawn, passed on and received in that round."""
    drawn = passed = received = 0
    for each in memory:
        match each:
            case knowledge.Drew(n, hand) if n == number:
                drawn = passed = liberals(hand)
            case knowledge.PutAway(n, card) if n == number:
                passed = drawn - liberals((card,))
            case knowledge.Received(n, hand) if n == number:
                received = liberals(hand)
    return drawn, passed, received


def _sayable_as_president(moment: BotMoment, session: Session, drawn: int, passed: int) -> list[int]:
    if moment.hides and passed == min(drawn, 2):
        return [drawn]
    if session.enacted is L:
        return sorted({max(1, passed), 2 if passed == 2 else 1})
    if session.enacted is F and drawn == 1 and not passed and moment.chance.number("admit") > _ADMITS:
        return [0]
    return [0, 1]


def _sayable_as_chancellor(session: Session, received: int, drew: int | None) -> list[int]:
    if session.enacted is L:
        return sorted({max(1, received), 2 if drew is not None and drew >= 2 else 1})
    return [0]
