"""The rounds of a finished game: what everyone saw, and the secrets once the roles are open."""

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
from shgui.engine.knowledge import Drew, Memory, Peeked, Received, SawParty, Sight, is_true_claim
from shgui.engine.types import Outcome, Party, Policy, Power, Seat
from shgui.review.course import Course
from shgui.review.exclusions import Exclusion, find_exclusions
from shgui.table.claim_checks import ClaimConflict, find_claimed_memory
from shgui.table.log_lines import Claim

MemoryKind = TypeVar("MemoryKind", bound=Memory)


class Veto(StrEnum):
    AGREED = "agreed"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class PublicRound:
    """One round as the whole table saw it; None stands for what didn't happen."""

    number: int
    president: Seat
    began_at: int
    """This and the other `_at` are steps of the game."""
    fascist: int = 0
    """Fascist Policies on the board before the round."""
    chancellor: Seat | None = None
    ballots: tuple[tuple[Seat, bool], ...] = ()
    voted_at: int | None = None
    elected: bool = False
    veto: Veto | None = None
    policy: Policy | None = None
    """The Policy that the government enacted."""
    chaos: Policy | None = None
    power: Power | None = None
    target: Seat | None = None
    """The target of the power, if it has one."""
    power_at: int | None = None
    """The step at which the power was used."""
    outcome: Outcome | None = None
    """The outcome of the game, in its last round."""
    claims: tuple[Claim, ...] = ()
    """The claims about this round as they stood at the end."""
    exclusions: tuple[Exclusion, ...] = ()
    """Exclusions that a claim about this round completed."""

    @property
    def ja(self) -> int:
        return sum(ja for _, ja in self.ballots)

    @property
    def nein(self) -> int:
        return len(self.ballots) - self.ja

    @property
    def government(self) -> tuple[Seat, ...]:
        """President and Chancellor, proposed or elected."""
        return (self.president,) if self.chancellor is None else (self.president, self.chancellor)

    @property
    def had_session(self) -> bool:
        """True if cards were drawn: electing Hitler ends the game before that."""
        return self.elected and self.outcome is not Outcome.HITLER_CHANCELLOR

    @property
    def executed(self) -> Seat | None:
        return self.target if self.power is Power.EXECUTE else None

    @property
    def claim_conflict(self) -> ClaimConflict | None:
        """The conflict between what President and Chancellor claimed in the end of their cards."""
        of_session = (two for two in self.exclusions if two.earlier.occasion.round == self.number)
        return next((two.conflict for two in of_session), None)


@dataclass(frozen=True, slots=True)
class CheckedClaim:
    """A claim beside what was seen."""

    claim: Claim
    seen: Sight
    honest: bool


@dataclass(frozen=True, slots=True)
class RoundSecrets:
    """The secrets of one round. Empty where nothing was drawn or seen."""

    drawn: tuple[Policy, ...] = ()
    received: tuple[Policy, ...] = ()
    party: Party | None = None
    """The party that the investigation showed."""
    peeked: tuple[Policy, ...] = ()
    checked_claims: tuple[CheckedClaim, ...] = ()
    """The claims about this round that can be checked, in the same order."""


def build_rounds(course: Course) -> tuple[PublicRound, ...]:
    rounds: list[PublicRound] = []
    fascist = 0
    for timed in course.events:
        event, step = timed.event, timed.step
        if isinstance(event, RoundBegan):
            rounds.append(PublicRound(event.round, event.candidate, step, fascist))
        elif rounds:
            rounds[-1] = _apply_event(rounds[-1], event, step)
        if isinstance(event, PolicyEnacted | ChaosBroke):
            fascist += event.policy is Policy.FASCIST
    found = find_exclusions(course)
    return tuple(
        replace(
            each,
            claims=tuple(made.claim for made in course.standing if made.claim.occasion.round == each.number),
            exclusions=tuple(two for two in found if two.later.occasion.round == each.number),
        )
        for each in rounds
    )


def collect_secrets(round_: PublicRound, memories: Sequence[Sequence[Memory]]) -> RoundSecrets:
    """Collect a round's secrets from the memories by seat at the end of the game."""
    of_president = memories[round_.president]
    of_chancellor: Sequence[Memory] = () if round_.chancellor is None else memories[round_.chancellor]
    drawn = _find_memory(of_president, Drew, round_.number)
    received = _find_memory(of_chancellor, Received, round_.number)
    party = _find_memory(of_president, SawParty, round_.number)
    peeked = _find_memory(of_president, Peeked, round_.number)
    return RoundSecrets(
        () if drawn is None else drawn.cards,
        () if received is None else received.cards,
        None if party is None else party.party,
        () if peeked is None else peeked.cards,
        tuple(_check_claims(round_.claims, memories)),
    )


def list_executions(rounds: Iterable[PublicRound]) -> tuple[tuple[Seat, int], ...]:
    """List the executed players with their rounds."""
    return tuple((round_.executed, round_.number) for round_ in rounds if round_.executed is not None)


def _check_claims(claims: Iterable[Claim], memories: Sequence[Sequence[Memory]]) -> Iterator[CheckedClaim]:
    for claim in claims:
        seen = find_claimed_memory(claim.occasion, memories[claim.occasion.seat])
        if seen is not None:
            yield CheckedClaim(claim, seen, is_true_claim(seen, claim.cards, claim.party))


def _find_memory(memories: Iterable[Memory], kind: type[MemoryKind], number: int) -> MemoryKind | None:
    return next((each for each in memories if isinstance(each, kind) and each.round == number), None)


def _apply_event(round_: PublicRound, event: Event, step: int) -> PublicRound:
    match event:
        case ChancellorNominated(_, chancellor):
            return replace(round_, chancellor=chancellor)
        case VotesRevealed(ballots):
            return replace(round_, ballots=ballots, voted_at=step)
        case GovernmentElected():
            return replace(round_, elected=True)
        case PolicyEnacted(policy):
            return replace(round_, policy=policy)
        case ChaosBroke(policy):
            return replace(round_, chaos=policy)
        case VetoAgreed():
            return replace(round_, veto=Veto.AGREED)
        case VetoRefused():
            return replace(round_, veto=Veto.REFUSED)
        case _:
            return _apply_power_event(round_, event, step)


def _apply_power_event(round_: PublicRound, event: Event, step: int) -> PublicRound:
    match event:
        case PowerGranted(power):
            return replace(round_, power=power)
        case PlayerInvestigated(_, target) | SpecialElectionCalled(_, target) | PlayerExecuted(_, target):
            return replace(round_, target=target, power_at=step)
        case PoliciesPeeked():
            return replace(round_, power_at=step)
        case GameEnded(outcome):
            return replace(round_, outcome=outcome)
        case _:
            return round_
