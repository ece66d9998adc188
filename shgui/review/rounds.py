"""A finished game round by round: what all saw and said, and where the roles are open, what lay there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from shgui.engine.events import (
    ChancellorNominated,
    ChaosBroke,
    Event,
    GameEnded,
    GovernmentElected,
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesPeeked,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    SpecialElectionCalled,
    VetoAgreed,
    VetoRefused,
    VotesRevealed,
)
from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty, Sight, is_true_claim
from shgui.engine.types import Outcome, Party, Policy, Power, Seat
from shgui.review.course import ClaimsMade, Course
from shgui.review.exclusions import Exclusion, exclusions
from shgui.review.hidden_truth import seen_at

Kind = TypeVar("Kind", bound=Memory)


class Veto(StrEnum):
    AGREED = "agreed"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class PublicRound:
    """What the whole table saw of one round. None where it didn't come to that."""

    number: int
    president: Seat
    special: bool
    liberal: int
    """Policies that lay on the boards before it."""
    fascist: int
    began_at: int
    """Steps of the game."""
    chancellor: Seat | None = None
    nominated_at: int | None = None
    ballots: tuple[tuple[Seat, bool], ...] = ()
    voted_at: int | None = None
    elected: bool = False
    veto: Veto | None = None
    veto_at: int | None = None
    policy: Policy | None = None
    """What the government enacted."""
    policy_at: int | None = None
    chaos: Policy | None = None
    chaos_at: int | None = None
    power: Power | None = None
    target: Seat | None = None
    """Of the power, where it has one."""
    power_at: int | None = None
    """When it was used."""
    outcome: Outcome | None = None
    """Of the game, in its last round."""
    said: tuple[ClaimsMade, ...] = ()
    """All that ever was said of this round, also what was corrected or withdrawn."""
    exclusions: tuple[Exclusion, ...] = ()
    """Those with a claim of this round that were complete with it."""

    @property
    def ja(self) -> int:
        return sum(ja for _, ja in self.ballots)

    @property
    def nein(self) -> int:
        return len(self.ballots) - self.ja

    @property
    def one_ballot_decided(self) -> bool:
        """Whether one ballot the other way turns the vote; a tie rejects."""
        ahead = self.ja - self.nein
        return bool(self.ballots) and -2 < ahead <= 2

    @property
    def government(self) -> tuple[Seat, ...]:
        """President and Chancellor, proposed or elected."""
        return (self.president,) if self.chancellor is None else (self.president, self.chancellor)

    @property
    def session(self) -> bool:
        """Whether cards were drawn: an elected Hitler ends the game before that."""
        return self.elected and self.outcome is not Outcome.HITLER_CHANCELLOR

    @property
    def executed(self) -> Seat | None:
        return self.target if self.power is Power.EXECUTE else None

    @property
    def last_step(self) -> int:
        steps = (
            self.began_at,
            self.nominated_at,
            self.voted_at,
            self.policy_at,
            self.chaos_at,
            self.power_at,
        )
        return max(step for step in steps if step is not None)


@dataclass(frozen=True, slots=True)
class Tested:
    """A claim beside what was seen."""

    said: ClaimsMade
    seen: Sight
    honest: bool


@dataclass(frozen=True, slots=True)
class RoundSecrets:
    """What only single seats knew of a round. Empty where it didn't come to that."""

    drawn: tuple[Policy, ...] = ()
    president_put_away: Policy | None = None
    received: tuple[Policy, ...] = ()
    chancellor_put_away: tuple[Policy, ...] = ()
    """One card; both where a veto was agreed on."""
    party: Party | None = None
    """What the investigation showed."""
    peeked: tuple[Policy, ...] = ()
    tested: tuple[Tested, ...] = ()
    """Each of what was said of this round, in the same order."""


def rounds_of(course: Course) -> tuple[PublicRound, ...]:
    """What all saw."""
    told: list[PublicRound] = []
    laid = [0, 0]
    for happened in course.happened:
        event, step = happened.event, happened.step
        if isinstance(event, RoundBegan):
            told.append(PublicRound(event.round, event.candidate, event.special, laid[0], laid[1], step))
        elif told:
            told[-1] = _with(told[-1], event, step)
        if isinstance(event, PolicyEnacted | ChaosBroke):
            laid[event.policy is Policy.FASCIST] += 1
    found = exclusions(course)
    return tuple(
        replace(
            each,
            said=tuple(said for said in course.said if said.claim.occasion.round == each.number),
            exclusions=tuple(two for two in found if two.later.occasion.round == each.number),
        )
        for each in told
    )


def hidden_of(told: PublicRound, memories: Sequence[Sequence[Memory]]) -> RoundSecrets:
    """What the seats remember of it; `memories` by seat, of the end."""
    of_president = memories[told.president]
    of_chancellor: Sequence[Memory] = () if told.chancellor is None else memories[told.chancellor]
    drawn = _at(of_president, Drew, told.number)
    put_away = _at(of_president, PutAway, told.number)
    received = _at(of_chancellor, Received, told.number)
    party = _at(of_president, SawParty, told.number)
    peeked = _at(of_president, Peeked, told.number)
    return RoundSecrets(
        () if drawn is None else drawn.cards,
        None if put_away is None else put_away.card,
        () if received is None else received.cards,
        _not_enacted(told, () if received is None else received.cards),
        None if party is None else party.party,
        () if peeked is None else peeked.cards,
        tuple(_tested(told.said, memories)),
    )


def executions(rounds: Iterable[PublicRound]) -> tuple[tuple[Seat, int], ...]:
    """Who was executed, and in which round."""
    return tuple((told.executed, told.number) for told in rounds if told.executed is not None)


def _tested(all_said: Iterable[ClaimsMade], memories: Sequence[Sequence[Memory]]) -> Iterator[Tested]:
    for said in all_said:
        claim = said.claim
        seen = seen_at(claim.occasion, memories[claim.occasion.seat])
        if seen is not None:
            yield Tested(said, seen, is_true_claim(seen, claim.cards, claim.party))


def _at(memories: Iterable[Memory], kind: type[Kind], number: int) -> Kind | None:
    return next((each for each in memories if isinstance(each, kind) and each.round == number), None)


def _not_enacted(told: PublicRound, received: tuple[Policy, ...]) -> tuple[Policy, ...]:
    if told.veto is Veto.AGREED:
        return received
    if told.policy is None or not received:
        return ()
    left = list(received)
    left.remove(told.policy)
    return tuple(left)


def _with(told: PublicRound, event: Event, step: int) -> PublicRound:
    match event:
        case ChancellorNominated(_, chancellor):
            return replace(told, chancellor=chancellor, nominated_at=step)
        case VotesRevealed(ballots):
            return replace(told, ballots=ballots, voted_at=step)
        case GovernmentElected():
            return replace(told, elected=True)
        case PolicyEnacted(policy):
            return replace(told, policy=policy, policy_at=step)
        case ChaosBroke(policy):
            return replace(told, chaos=policy, chaos_at=step)
        case VetoAgreed():
            return replace(told, veto=Veto.AGREED, veto_at=step)
        case VetoRefused():
            return replace(told, veto=Veto.REFUSED, veto_at=step)
        case _:
            return _with_power(told, event, step)


def _with_power(told: PublicRound, event: Event, step: int) -> PublicRound:
    match event:
        case PowerGranted(power):
            return replace(told, power=power)
        case PlayerInvestigated(_, target) | SpecialElectionCalled(_, target) | PlayerExecuted(_, target):
            return replace(told, target=target, power_at=step)
        case PoliciesPeeked():
            return replace(told, power_at=step)
        case GameEnded(outcome):
            return replace(told, outcome=outcome)
        case _:
            return told
