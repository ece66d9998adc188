"""A strip for screen readers, as codes: chances where they move, then the marks of its lane."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Power, Role, Seat
from shgui.reasoning.beliefs import Belief
from shgui.review.key_moments import KeyMoment
from shgui.review.marks import ReviewMark
from shgui.review.public_rounds import PublicRound

WORTH_SAYING = 10
"""The change in hundredths from which a chance is named again."""
AT_THE_END = None


class ProofVerdict(StrEnum):
    OPEN = "open"
    YES = "yes"
    NO = "no"
    BROKEN = "broken"
    """A player taken for a Liberal lied or erred, so nothing is proven any more."""


@dataclass(frozen=True, slots=True)
class SuspicionLevel:
    """A chance after a round; 0 stands for the start, None for the end."""

    round: int | None
    chance: float


@dataclass(frozen=True, slots=True)
class DealsLeft:
    """The number of ways to deal the roles that were left after a round."""

    round: int | None
    ways: int


@dataclass(frozen=True, slots=True)
class LaneRound:
    round: int
    marks: tuple[ReviewMark, ...]
    looked_at: Seat | None = None
    """The player whom this one investigated."""


@dataclass(frozen=True, slots=True)
class SpokenStrip:
    seat: Seat
    role: Role | None
    """None where the roles stay hidden."""
    of_hitler: bool
    """The chances are of being Hitler; otherwise of being a Fascist, Hitler included."""
    likely: tuple[SuspicionLevel, ...]
    proven: ProofVerdict
    proven_in: int
    """The round of the proof; 0 where nothing is decided."""
    left: tuple[DealsLeft, ...]
    of: int
    certain: float
    """The chance at the end."""
    lane: tuple[LaneRound, ...]


def list_levels(moments: Sequence[KeyMoment], chances: Sequence[float]) -> tuple[SuspicionLevel, ...]:
    """List the chance at the start, after every round that moved it by ten hundredths, and at the end."""
    ends = list(_find_round_ends(moments))
    named = [SuspicionLevel(0, chances[0])]
    for place in ends[:-1]:
        moved = round(100 * chances[place]) - round(100 * named[-1].chance)
        if moments[place].round and abs(moved) >= WORTH_SAYING:
            named.append(SuspicionLevel(moments[place].round, chances[place]))
    return (*named, SuspicionLevel(AT_THE_END, chances[ends[-1]]))


def find_verdict(moments: Sequence[KeyMoment], proven: Sequence[float | None]) -> tuple[ProofVerdict, int]:
    """Return what is proven at the end, and since which round; a chance of None means no way is left."""
    verdicts = [_judge(chance) for chance in proven]
    last = verdicts[-1]
    if last is ProofVerdict.OPEN:
        return last, 0
    since = len(verdicts) - 1
    while since and verdicts[since - 1] is last:
        since -= 1
    return last, moments[since].round


def list_deals_left(moments: Sequence[KeyMoment], proven: Sequence[Belief]) -> tuple[DealsLeft, ...]:
    """List the ways left after the round that ruled out most, and at the end."""
    ends = [place for place in _find_round_ends(moments) if moments[place].round]
    if not ends:
        return (DealsLeft(AT_THE_END, proven[-1].ways),)
    before = [proven[0].ways, *(proven[place].ways for place in ends)]
    most = max(range(len(ends)), key=lambda each: before[each] - proven[ends[each]].ways)
    end = DealsLeft(AT_THE_END, proven[ends[-1]].ways)
    if most == len(ends) - 1 or before[most] == before[most + 1]:
        return (end,)
    return (DealsLeft(moments[ends[most]].round, before[most + 1]), end)


def list_lane(
    rounds: Sequence[PublicRound], marks: Sequence[tuple[ReviewMark, ...]], seat: Seat
) -> tuple[LaneRound, ...]:
    """List the rounds in which the player acted or was affected; `marks` by round."""
    found = []
    for each, of_round in zip(rounds, marks, strict=True):
        looked = each.president == seat and each.power is Power.INVESTIGATE
        if of_round or looked:
            found.append(LaneRound(each.number, of_round, each.target if looked else None))
    return tuple(found)


def _judge(chance: float | None) -> ProofVerdict:
    if chance is None:
        return ProofVerdict.BROKEN
    return {0.0: ProofVerdict.NO, 1.0: ProofVerdict.YES}.get(chance, ProofVerdict.OPEN)


def _find_round_ends(moments: Sequence[KeyMoment]) -> Iterator[int]:
    """Yield the place of each round's last moment."""
    for place, moment in enumerate(moments):
        if place + 1 == len(moments) or moments[place + 1].round != moment.round:
            yield place
