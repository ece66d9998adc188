"""Choices of cards, and claims about them."""

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log

from shgui.bots.thinking.board_values import compute_value_after_session, get_enactment_chances
from shgui.bots.thinking.moment import BotMoment
from shgui.engine import knowledge
from shgui.engine.actions import PROPOSE_VETO, Action, AnswerVeto, Discard, Enact
from shgui.engine.components import FASCIST_SPACES, FASCISTS, LIBERAL_SPACES
from shgui.engine.types import Policy
from shgui.reasoning.assignments import LIBERAL
from shgui.reasoning.claim_values import Claim, DrewClaim, ReceivedClaim
from shgui.reasoning.game_facts import Session
from shgui.reasoning.habits import count_liberals

L, F = Policy.LIBERAL, Policy.FASCIST
_RARE = 0.04
_ADMITS = 0.3
"""How often a President who discarded the only liberal policy thinks of blaming the Chancellor."""
_EXPOSED = 9.0
"""The cost of a suspected team, in log odds to win."""
_UNHEEDED = 0.85
"""The share of that cost that vanishes where people say Ja all the same."""


def build_cards(liberal: int, number: int) -> tuple[Policy, ...]:
    return (F,) * (number - liberal) + (L,) * liberal


class SessionOutlook:
    """A fascist's view of the session under way: what the table would make of each ending."""

    def __init__(self, moment: BotMoment) -> None:
        session = moment.common.happened.cards[-1]
        if not isinstance(session, Session):
            raise ValueError("no session is under way")
        self._moment = moment
        self.session = session
        self._values: dict[tuple[Policy, int, int], float] = {}

    def get_value(self, enacted: Policy, drew: int, received: int) -> float:
        """Return how likely the fascists win after this, and after claims about so many liberal cards."""
        key = enacted, drew, received
        if key not in self._values:
            self._values[key] = self._compute_value(*key)
        return self._values[key]

    def _compute_value(self, enacted: Policy, drew: int, received: int) -> float:
        moment, session, happened = self._moment, self.session, self._moment.common.happened
        won = 1 - compute_value_after_session(moment.view.players, session.liberal, session.fascist, enacted)
        if won in (0.0, 1.0):
            return won
        claims = (
            DrewClaim(session.president, session.round, build_cards(drew, 3)),
            ReceivedClaim(session.chancellor, session.round, build_cards(received, 2)),
        )
        done = replace(session, passed=True, enacted=enacted)
        happened = replace(happened, cards=(*happened.cards[:-1], done))
        weights = moment.public.weigh_hypothesis(moment.common, happened, claims)
        return estimate_fascist_win_chance(moment, weights, won)


def estimate_fascist_win_chance(moment: BotMoment, weights: Sequence[float], won: float) -> float:
    """Return the fascists' chance, by the boards and by what the table thinks of them."""
    players = moment.view.players
    suspicion = moment.public.weigher.assignments.sum_fascist_weights(weights)
    team = [seat for seat in moment.fellows if seat in moment.view.alive] or [moment.seat]
    of_team = sum(suspicion[seat] for seat in team) / len(team) / sum(weights)
    more_than_at_first = of_team - (FASCISTS[players] + 1) / players
    won = min(0.98, max(0.02, won))
    shy = moment.character.shyness * (1 - _UNHEEDED * moment.leniency)
    odds = log(won / (1 - won)) - shy * _EXPOSED * more_than_at_first
    return 1 / (1 + exp(-odds))


def choose_discard(moment: BotMoment) -> Discard:
    hand = moment.view.hand
    drawn = count_liberals(hand)
    if drawn in (0, 3) or moment.is_liberal or moment.is_hiding:
        return Discard(F if F in hand else L)
    if _must_discard_liberal(moment, drawn):
        return Discard(L)
    outlook = SessionOutlook(moment)
    openly = _compute_passing_value(moment, outlook, drawn)
    buried = _compute_passing_value(moment, outlook, drawn - 1)
    return Discard(F if openly + moment.draw_error("discard") > buried else L)


def _must_discard_liberal(moment: BotMoment, drawn: int) -> bool:
    """Return whether passing on a liberal policy loses the game, or gives away one that is won."""
    view = moment.view
    if drawn == 2:
        return view.liberal == LIBERAL_SPACES - 1
    return view.fascist == FASCIST_SPACES - 1 and view.chancellor not in moment.fellows


def _compute_passing_value(moment: BotMoment, outlook: SessionOutlook, passed: int) -> float:
    session = outlook.session
    worth = 0.0
    for role, chance in enumerate(moment.estimate.get_role_chances(session.chancellor)):
        if chance < _RARE:
            continue
        ends = get_enactment_chances(role, passed, session.liberal, session.fascist)
        for enacted, likely in zip((L, F), ends, strict=True):
            if likely > _RARE:
                values = [
                    outlook.get_value(enacted, drew, _predict_partner_claim(role, passed, enacted, drew))
                    for drew in _list_plausible_drawn_counts(enacted, passed)
                ]
                worth += chance * likely * max(values)
    return worth


def _list_plausible_drawn_counts(enacted: Policy | None, passed: int) -> list[int]:
    """Return the numbers of liberal cards that a President may claim to have drawn."""
    if enacted is L:
        return sorted({max(1, passed), 2 if passed == 2 else 1})
    return [0, 1]


def _predict_partner_claim(role: int, passed: int, enacted: Policy | None, drew: int) -> int:
    """Return what a Chancellor of that role will claim to have received."""
    if role == LIBERAL:
        return passed
    if enacted is L:
        return max(1, min(2, drew))
    return 0


def choose_enactment(moment: BotMoment, legal: Sequence[Action]) -> Action:
    view = moment.view
    received = count_liberals(view.hand)
    may_veto = PROPOSE_VETO in legal
    if moment.is_liberal or (moment.is_hiding and received):
        return Enact(L) if received else PROPOSE_VETO if may_veto else Enact(F)
    if received == 2:
        return PROPOSE_VETO if may_veto and view.liberal == LIBERAL_SPACES - 1 else Enact(L)
    if received == 0 or view.liberal == LIBERAL_SPACES - 1 or view.fascist == FASCIST_SPACES - 1:
        return Enact(F)
    outlook = SessionOutlook(moment)
    worths = {L: 0.0, F: moment.draw_error("enact")}
    for role, chance in enumerate(moment.estimate.get_role_chances(view.president)):
        if chance < _RARE:
            continue
        for enacted in (L, F):
            drew = 1 if role == LIBERAL or enacted is L else 0
            worths[enacted] += chance * outlook.get_value(enacted, drew, 1 if enacted is L else 0)
    return Enact(L if worths[L] > worths[F] else F)


def choose_veto_answer(moment: BotMoment) -> AnswerVeto:
    _, passed, _ = _count_liberals_held(moment.view.memory, moment.view.round)
    return AnswerVeto(passed == 0 if moment.is_liberal else passed == 2)


def choose_session_claim(moment: BotMoment, number: int, as_president: bool) -> Claim | None:
    """Choose a fascist's claim about a session that is over."""
    sessions = (each for each in moment.common.happened.cards if isinstance(each, Session))
    session = next((each for each in sessions if each.round == number and each.passed), None)
    if session is None:
        return None
    drawn, passed, received = _count_liberals_held(moment.view.memory, number)
    claimed = {
        (type(each), each.round): count_liberals(each.cards)
        for each in moment.common.claims
        if isinstance(each, DrewClaim | ReceivedClaim)
    }
    if as_president:
        options = _list_president_claim_counts(moment, session, drawn, passed)
        partner = claimed.get((ReceivedClaim, number))
        roles = moment.estimate.get_role_chances(session.chancellor)
        role = roles.index(max(roles))
        scores = {}
        for drew in options:
            says = _predict_partner_claim(role, passed, session.enacted, drew) if partner is None else partner
            mine: list[Claim] = [DrewClaim(moment.seat, number, build_cards(drew, 3))]
            if partner is None:
                mine.append(ReceivedClaim(session.chancellor, number, build_cards(says, 2)))
            scores[drew] = _compute_claims_value(moment, mine)
        return DrewClaim(moment.seat, number, build_cards(moment.choose_best(scores), 3))
    options = _list_chancellor_claim_counts(session, received, claimed.get((DrewClaim, number)))
    scores = {
        says: _compute_claims_value(moment, [ReceivedClaim(moment.seat, number, build_cards(says, 2))])
        for says in options
    }
    return ReceivedClaim(moment.seat, number, build_cards(moment.choose_best(scores), 2))


def _compute_claims_value(moment: BotMoment, claims: Sequence[Claim]) -> float:
    view = moment.view
    weights = moment.public.weigh_hypothesis(moment.common, moment.common.happened, claims)
    won = 1 - compute_value_after_session(view.players, view.liberal, view.fascist, None)
    return estimate_fascist_win_chance(moment, weights, won)


def _count_liberals_held(memory: Sequence[knowledge.Memory], number: int) -> tuple[int, int, int]:
    """Return the liberal cards drawn, passed on and received in that round."""
    drawn = passed = received = 0
    for each in memory:
        match each:
            case knowledge.Drew(n, hand) if n == number:
                drawn = passed = count_liberals(hand)
            case knowledge.PutAway(n, card) if n == number:
                passed = drawn - count_liberals((card,))
            case knowledge.Received(n, hand) if n == number:
                received = count_liberals(hand)
    return drawn, passed, received


def _list_president_claim_counts(moment: BotMoment, session: Session, drawn: int, passed: int) -> list[int]:
    if moment.is_hiding and passed == min(drawn, 2):
        return [drawn]
    if session.enacted is F and drawn == 1 and not passed and moment.draw_number("admit") > _ADMITS:
        return [0]
    return _list_plausible_drawn_counts(session.enacted, passed)


def _list_chancellor_claim_counts(session: Session, received: int, drew: int | None) -> list[int]:
    if session.enacted is L:
        return sorted({max(1, received), 2 if drew is not None and drew >= 2 else 1})
    return [0]
