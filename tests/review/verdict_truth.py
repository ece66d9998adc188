"""Whether verdicts are true, checked against events, hands and claims without the review's own rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from shgui.engine.events import (
    ChancellorNominated,
    ChaosBroke,
    Event,
    GovernmentElected,
    PlayerExecuted,
    PolicyEnacted,
    RoundBegan,
    VotesRevealed,
)
from shgui.engine.knowledge import Received, SawParty, Sight, is_true_claim
from shgui.engine.types import Outcome, Party, Policy, Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.review.verdicts import Verdict, VerdictKind
from shgui.table.claim_checks import find_claimed_memory
from shgui.table.log_lines import Claim, find_standing_claim, list_occasions

L = Policy.LIBERAL


@dataclass
class Round:
    number: int
    president: Seat
    chancellor: Seat | None = None
    ballots: dict[Seat, bool] = field(default_factory=dict)
    elected: bool = False
    policy: Policy | None = None
    executed: Seat | None = None


class Record:
    def __init__(self, game: FinishedGame) -> None:
        last = game.steps[-1]
        self.roles, self.outcome = game.roles, last.view.outcome
        self.rounds: list[Round] = []
        self.liberal = 0
        for event in last.view.history:
            self._hear(event)
        seats = range(len(self.roles))
        memories = [game.view_of_seat(last.number, seat).memory for seat in seats]
        standing = (find_standing_claim(last.lines, each) for each in list_occasions(last.view.history))
        claims = [claim for claim in standing if claim is not None]
        self.claims: dict[Seat, list[tuple[Claim, Sight]]] = {seat: [] for seat in seats}
        for claim in claims:
            seen = find_claimed_memory(claim.occasion, memories[claim.occasion.seat])
            if seen is not None:
                self.claims[claim.occasion.seat].append((claim, seen))
        self.received = {
            each.round: each.cards for memory in memories for each in memory if isinstance(each, Received)
        }

    def _hear(self, event: Event) -> None:
        match event:
            case RoundBegan(number, president):
                self.rounds.append(Round(number, president))
            case ChancellorNominated(_, chancellor):
                self.rounds[-1].chancellor = chancellor
            case VotesRevealed(ballots):
                self.rounds[-1].ballots = dict(ballots)
            case GovernmentElected():
                self.rounds[-1].elected = True
            case PolicyEnacted(policy):
                self.rounds[-1].policy = policy
                self.liberal += policy is L
            case ChaosBroke(policy):
                self.liberal += policy is L
            case PlayerExecuted(_, target):
                self.rounds[-1].executed = target
            case _:
                pass

    def party(self, seat: Seat | None) -> Party | None:
        return None if seat is None else self.roles[seat].party

    def lies(self, seat: Seat) -> int:
        return sum(not is_true_claim(seen, claim.cards, claim.party) for claim, seen in self.claims[seat])

    def offices(self, seat: Seat) -> list[Round]:
        return [each for each in self.rounds if each.elected and seat in (each.president, each.chancellor)]

    def liberal_offices(self, seat: Seat) -> int:
        return sum(each.policy is L for each in self.offices(seat))

    def shots(self, seat: Seat) -> list[Seat]:
        return [each.executed for each in self.rounds if each.executed is not None and each.president == seat]

    def shot_in(self, seat: Seat) -> int:
        return next((each.number for each in self.rounds if each.executed == seat), 0)

    def shooter(self, seat: Seat) -> Seat:
        return next(each.president for each in self.rounds if each.executed == seat)

    def looks(self, seat: Seat) -> dict[Seat, tuple[Party, Party | None]]:
        return {
            seen.target: (seen.party, claim.party)
            for claim, seen in self.claims[seat]
            if isinstance(seen, SawParty)
        }

    def votes(self, seat: Seat) -> list[bool]:
        return [each.ballots[seat] for each in self.rounds if seat in each.ballots]

    def votes_with_fascists(self, seat: Seat) -> list[bool]:
        return [
            each.ballots[seat]
            for each in self.rounds
            if seat in each.ballots
            and seat not in (each.president, each.chancellor)
            and Party.FASCIST in (self.party(each.president), self.party(each.chancellor))
        ]

    def liberal_ja(self) -> list[Seat]:
        ballots = self.rounds[-1].ballots
        return [seat for seat, ja in ballots.items() if ja and self.party(seat) is Party.LIBERAL]

    def denied(self, chancellor: Seat) -> list[Round]:
        """The rounds in which this Chancellor received one Liberal Policy, enacted none and claimed none."""
        said = [
            claim.occasion.round
            for claim, seen in self.claims[chancellor]
            if isinstance(seen, Received) and L in seen.cards and L not in claim.cards
        ]
        of_seat = (each for each in self.rounds if each.number in said and each.chancellor == chancellor)
        return [each for each in of_seat if each.policy is not L]


def is_true(game: FinishedGame, verdict: Verdict) -> bool:
    record = Record(game)
    return _CHECKS[verdict.kind](record, verdict) and (
        verdict.deed is None or _CHECKS[verdict.deed.kind](record, verdict.deed)
    )


def _is_fascist(record: Record, verdict: Verdict) -> bool:
    return record.party(verdict.seat) is Party.FASCIST


def _is_hitler(record: Record, verdict: Verdict) -> bool:
    return record.roles[verdict.seat] is Role.HITLER


def _told_truth(record: Record, verdict: Verdict) -> bool:
    return bool(record.claims[verdict.seat]) and not record.lies(verdict.seat)


def _was_shot(record: Record, verdict: Verdict) -> bool:
    return record.shot_in(verdict.seat) == verdict.round > 0


def _count_ja(record: Record, verdict: Verdict) -> bool:
    votes = record.votes(verdict.seat)
    return (verdict.count, verdict.of) == (sum(votes), len(votes))


def _chose_hitler(record: Record, verdict: Verdict) -> bool:
    round_ = record.rounds[verdict.round - 1]
    hitler = record.roles.index(Role.HITLER)
    return (round_.president, round_.chancellor, round_.policy) == (verdict.seat, hitler, L)


_K = VerdictKind
_CHECKS: dict[VerdictKind, Callable[[Record, Verdict], bool]] = {
    _K.FRAMED: lambda r, v: (
        v.other is not None
        and r.looks(v.seat)[v.other] == (Party.LIBERAL, Party.FASCIST)
        and v.other in r.shots(v.seat)
    ),
    _K.HITLER_ELECTED: lambda r, v: (
        _is_hitler(r, v)
        and r.outcome is Outcome.HITLER_CHANCELLOR
        and (v.count, v.of) == (len(r.liberal_ja()), sum(r.rounds[-1].ballots.values()))
    ),
    _K.HITLER_SHOT: lambda r, v: (
        _is_hitler(r, v) and r.outcome is Outcome.HITLER_EXECUTED and r.shooter(v.seat) == v.other
    ),
    _K.HITLER_AT_LARGE: lambda r, v: (
        _is_hitler(r, v) and not r.shot_in(v.seat) and r.outcome is not Outcome.HITLER_CHANCELLOR
    ),
    _K.SHOT_HITLER: lambda r, v: (
        r.outcome is Outcome.HITLER_EXECUTED
        and r.rounds[-1].president == v.seat
        and len(r.shots(v.seat)) == v.count
    ),
    _K.SHOT_FOR_TRUTH: lambda r, v: (
        _was_shot(r, v) and _told_truth(r, v) and bool(r.claims[r.shooter(v.seat)])
    ),
    _K.TRUE_AND_SHOT: lambda r, v: _was_shot(r, v) and _told_truth(r, v),
    _K.SHOT: lambda r, v: _was_shot(r, v) and r.party(v.seat) is v.party,
    _K.NOMINATED_HITLER: lambda r, v: (
        r.outcome is Outcome.HITLER_CHANCELLOR and r.rounds[-1].president == v.seat
    ),
    _K.ENACTED_LAST: lambda r, v: r.liberal == 5 and r.rounds[-1].chancellor == v.seat,
    _K.PASSED_LAST: lambda r, v: r.liberal == 5 and r.rounds[-1].president == v.seat,
    _K.UNSEEN: lambda r, v: _is_fascist(r, v) and not r.offices(v.seat) and not r.shot_in(v.seat),
    _K.VANISHED: lambda r, v: (
        _is_fascist(r, v) and len(r.denied(v.seat)) == v.count > 0 and r.liberal_offices(v.seat) == v.of
    ),
    _K.LIED_ABOUT_PARTY: lambda r, v: (
        v.other is not None
        and r.looks(v.seat)[v.other][0] is v.party
        and r.looks(v.seat)[v.other][1] is not v.party
    ),
    _K.NAMED_FASCIST: lambda r, v: (
        v.other is not None and r.looks(v.seat)[v.other] == (Party.FASCIST, Party.FASCIST)
    ),
    _K.SHOT_ONE: lambda r, v: r.shots(v.seat) == [v.other] and r.party(v.other) is v.party,
    _K.DENIED: lambda r, v: (
        v.other is not None and any(each.president == v.seat for each in r.denied(v.other))
    ),
    _K.CHOSE_HITLER: lambda r, v: _chose_hitler(r, v) and not _is_fascist(r, v),
    _K.LEFT_NO_CHOICE: lambda r, v: (
        r.party(v.other) is Party.FASCIST
        and any(
            (each.president, each.chancellor) == (v.seat, v.other) and r.received.get(each.number) == (L, L)
            for each in r.rounds
        )
    ),
    _K.SUSPECTED: lambda r, v: not _is_fascist(r, v) and not r.shot_in(v.seat),
    _K.HONEST_FASCIST: lambda r, v: (
        _is_fascist(r, v) and _told_truth(r, v) and len(r.claims[v.seat]) == v.count
    ),
    _K.LIAR: lambda r, v: _is_fascist(r, v) and (r.lies(v.seat), len(r.claims[v.seat])) == (v.count, v.of),
    _K.HIDDEN: lambda r, v: _is_fascist(r, v) and not r.shot_in(v.seat),
    _K.TRUSTED: lambda r, v: not _is_fascist(r, v) and not r.shot_in(v.seat),
    _K.LIBERAL_MAKER: lambda r, v: (r.liberal_offices(v.seat), r.liberal) == (v.count, v.of),
    _K.NEVER_IN_OFFICE: lambda r, v: not r.offices(v.seat) and _count_ja(r, v),
    _K.ELECTED_HITLER: lambda r, v: (
        r.outcome is Outcome.HITLER_CHANCELLOR and v.seat in r.liberal_ja() and len(r.liberal_ja()) == v.count
    ),
    _K.MOST_NEIN: lambda r, v: (
        (r.votes_with_fascists(v.seat).count(False), len(r.votes_with_fascists(v.seat))) == (v.count, v.of)
    ),
    _K.MOST_JA: lambda r, v: (
        (r.votes_with_fascists(v.seat).count(True), len(r.votes_with_fascists(v.seat))) == (v.count, v.of)
    ),
    _K.IN_OFFICE: lambda r, v: _is_fascist(r, v) and r.liberal_offices(v.seat) == v.count > 0,
    _K.LIED_ONCE: lambda r, v: (
        _is_fascist(r, v) and (r.lies(v.seat), len(r.claims[v.seat])) == (v.count, v.of) and v.count == 1
    ),
    _K.HONEST: lambda r, v: _told_truth(r, v) and len(r.claims[v.seat]) == v.count,
    _K.VOTES: _count_ja,
}
