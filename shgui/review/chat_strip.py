"""What a screen reader says of a strip: readings where they move, then what stands in its lane. Codes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.types import Power, Role, Seat
from shgui.reasoning.beliefs import Belief
from shgui.review.key_moments import KeyMoment
from shgui.review.marks import ReviewMark
from shgui.review.rounds import PublicRound

WORTH_SAYING = 10
"""By so many hundredths a reading has to move to be named again."""
AT_THE_END = None


class TrustVerdict(StrEnum):
    OPEN = "open"
    YES = "yes"
    NO = "no"
    BROKEN = "broken"
    """Somebody taken for a Liberal lied or erred: nothing is proven any more."""


@dataclass(frozen=True, slots=True)
class SuspicionLevel:
    """A chance after a round: 0 is the start, None the end."""

    round: int | None
    chance: float


@dataclass(frozen=True, slots=True)
class Left:
    """So many ways to deal the roles."""

    round: int | None
    ways: int


@dataclass(frozen=True, slots=True)
class LaneRound:
    round: int
    marks: tuple[ReviewMark, ...]
    looked_at: Seat | None = None
    """Whom this player investigated."""


@dataclass(frozen=True, slots=True)
class SpokenStrip:
    seat: Seat
    role: Role | None
    """None where the roles stay hidden."""
    of_hitler: bool
    """It tells of being Hitler; else of being a Fascist, Hitler included."""
    likely: tuple[SuspicionLevel, ...]
    proven: TrustVerdict
    proven_in: int
    """The round since which it stands; 0 where nothing is decided."""
    left: tuple[Left, ...]
    of: int
    certain: float
    """At the end."""
    lane: tuple[LaneRound, ...]


def levels(moments: Sequence[KeyMoment], chances: Sequence[float]) -> tuple[SuspicionLevel, ...]:
    """The start, every round that moved by ten or more, and the end."""
    ends = list(_ends(moments))
    named = [SuspicionLevel(0, chances[0])]
    for place in ends[:-1]:
        moved = round(100 * chances[place]) - round(100 * named[-1].chance)
        if moments[place].round and abs(moved) >= WORTH_SAYING:
            named.append(SuspicionLevel(moments[place].round, chances[place]))
    return (*named, SuspicionLevel(AT_THE_END, chances[ends[-1]]))


def verdict(moments: Sequence[KeyMoment], proven: Sequence[float | None]) -> tuple[TrustVerdict, int]:
    """What is proven at the end, and since which round; None where no way is left."""
    verdicts = [_verdict(chance) for chance in proven]
    last = verdicts[-1]
    if last is TrustVerdict.OPEN:
        return last, 0
    since = len(verdicts) - 1
    while since and verdicts[since - 1] is last:
        since -= 1
    return last, moments[since].round


def ways_left(moments: Sequence[KeyMoment], proven: Sequence[Belief]) -> tuple[Left, ...]:
    """After the round that ruled out most, and at the end."""
    ends = [place for place in _ends(moments) if moments[place].round]
    if not ends:
        return (Left(AT_THE_END, proven[-1].ways),)
    before = [proven[0].ways, *(proven[place].ways for place in ends)]
    most = max(range(len(ends)), key=lambda each: before[each] - proven[ends[each]].ways)
    end = Left(AT_THE_END, proven[ends[-1]].ways)
    if most == len(ends) - 1 or before[most] == before[most + 1]:
        return (end,)
    return (Left(moments[ends[most]].round, before[most + 1]), end)


def lane(
    rounds: Sequence[PublicRound], marks: Sequence[tuple[ReviewMark, ...]], seat: Seat
) -> tuple[LaneRound, ...]:
    """The rounds in which this player did something, or something befell him; `marks` by round."""
    told = []
    for each, of_round in zip(rounds, marks, strict=True):
        looked = each.president == seat and each.power is Power.INVESTIGATE
        if of_round or looked:
            told.append(LaneRound(each.number, of_round, each.target if looked else None))
    return tuple(told)


def _verdict(chance: float | None) -> TrustVerdict:
    if chance is None:
        return TrustVerdict.BROKEN
    return {0.0: TrustVerdict.NO, 1.0: TrustVerdict.YES}.get(chance, TrustVerdict.OPEN)


def _ends(moments: Sequence[KeyMoment]) -> Iterator[int]:
    """The last moment of each round."""
    for place, moment in enumerate(moments):
        if place + 1 == len(moments) or moments[place + 1].round != moment.round:
            yield place
