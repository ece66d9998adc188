"""The sentences that tell a finished game again."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator

from shgui.engine.knowledge import Drew, Peeked, Received, SawParty, Sight
from shgui.engine.types import Office, Outcome, Party, Role
from shgui.review.accounts import Account, AccountKind
from shgui.review.chat_strip import LaneRound, Left, SpokenStrip, SuspicionLevel, TrustVerdict
from shgui.review.headline import (
    ChaosCame,
    End,
    Execution,
    Facts,
    Headline,
    HeadlineCode,
    HitlerRefused,
    LeastSuspected,
    LiberalsExecuted,
    MostNein,
    ProvenBefore,
    Quiet,
    SaidAndSeen,
    TwoAccounts,
    VetoSpoken,
)
from shgui.review.key_moments import MomentKind
from shgui.review.marks import ReviewMark
from shgui.review.trust import Ballot, Counted, TrustRow
from shgui.review.who_knew import Knower
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.words import headlines, outcomes, replay, round_texts, saved_files, strip_texts, trust
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names
from tests.words.samples import CLAIMS, F, L

_SEEN: tuple[tuple[ClaimKind, Sight], ...] = (
    (ClaimKind.DREW, Drew(1, (F, F, F))),
    (ClaimKind.RECEIVED, Received(1, (F, F))),
    (ClaimKind.PEEKED, Peeked(1, (L, F, F))),
    (ClaimKind.SAW_PARTY, SawParty(1, 3, Party.LIBERAL)),
)


def _claim(number: int, seat: int, kind: ClaimKind, *cards: str) -> Claim:
    return Claim(Occasion(number, seat, kind), tuple(L if card == "L" else F for card in cards))


def _ends() -> Iterator[End]:
    for elected in (True, False):
        for one_ballot in (True, False):
            yield End(
                Outcome.SIX_FASCIST_POLICIES, 9, 1, 2, None, not elected, elected, 5, 3, one_ballot, (0, 2)
            )
    yield End(
        Outcome.FIVE_LIBERAL_POLICIES,
        9,
        1,
        2,
        None,
        chaos=False,
        elected=True,
        ja=5,
        nein=1,
        one_ballot=False,
        liberal_ja=(),
    )
    yield End(Outcome.HITLER_CHANCELLOR, 9, 1, 2, None, False, True, 5, 3, True, (3,))
    yield End(Outcome.HITLER_CHANCELLOR, 9, 1, 2, None, False, True, 5, 0, False, (3, 4))
    yield End(Outcome.HITLER_EXECUTED, 9, 1, 2, 3, False, True, 5, 3, False, ())
    yield End(None, 2, 1, None, None, False, False, 0, 0, False, ())


FACTS: dict[HeadlineCode, tuple[Facts, ...]] = {
    HeadlineCode.END: tuple(_ends()),
    HeadlineCode.TWO_ACCOUNTS: (
        TwoAccounts(_claim(1, 1, ClaimKind.DREW, "L", "F", "F"), _claim(1, 2, ClaimKind.RECEIVED, "F", "F")),
        TwoAccounts(
            _claim(1, 1, ClaimKind.PEEKED, "L", "F", "F"), _claim(2, 2, ClaimKind.DREW, "F", "F", "F")
        ),
        TwoAccounts(
            _claim(1, 1, ClaimKind.PEEKED, "F", "F", "F"), _claim(2, 3, ClaimKind.RECEIVED, "L", "F")
        ),
    ),
    HeadlineCode.SAID_AND_SEEN: tuple(SaidAndSeen(CLAIMS[kind], seen) for kind, seen in _SEEN),
    HeadlineCode.LIBERALS_EXECUTED: (
        LiberalsExecuted((Execution(0, 8, Role.LIBERAL), Execution(4, 9, Role.LIBERAL))),
        LiberalsExecuted((Execution(0, 8, Role.FASCIST), Execution(4, 9, Role.LIBERAL))),
    ),
    HeadlineCode.LEAST_SUSPECTED: tuple(LeastSuspected(2, office, 8, 0.17) for office in Office),
    HeadlineCode.HITLER_REFUSED: (
        HitlerRefused(4, 7, 2, 8, one_ballot=False),
        HitlerRefused(4, 7, 4, 4, one_ballot=True),
    ),
    HeadlineCode.PROVEN_BEFORE: (ProvenBefore(3, 5, 8),),
    HeadlineCode.MOST_NEIN: (MostNein(0, 5, 7),),
    HeadlineCode.VETO: (
        VetoSpoken(1, 2, agreed=True, policy=None),
        VetoSpoken(1, 2, agreed=False, policy=F),
    ),
    HeadlineCode.CHAOS: (ChaosCame(((3, L), (7, F))),),
    HeadlineCode.QUIET: (Quiet(claims=True), Quiet(claims=False)),
}


def _headlines(words: Catalogue, names: Names) -> Iterator[str]:
    for code, all_facts in FACTS.items():
        for facts in all_facts:
            headline = Headline(code, facts, ())
            yield headlines.title(words, headline)
            yield headlines.sentence(words, headline, names)


def spoken(
    verdict: TrustVerdict, since: int, role: Role | None = Role.FASCIST, *, hitler: bool
) -> SpokenStrip:
    likely = (SuspicionLevel(0, 0.4), SuspicionLevel(5, 0.42), SuspicionLevel(None, 0.81))
    left = (Left(5, 312), Left(None, 1 if hitler else 59))
    lane = (LaneRound(5, tuple(ReviewMark), looked_at=3), LaneRound(6, (ReviewMark.LOOKED_AT,)))
    return SpokenStrip(0, role, hitler, likely, verdict, since, left, 840, 0.44, lane)


def _strips(words: Catalogue, names: Names) -> Iterator[str]:
    yield from strip_texts.what_readings_are(words)
    yield strip_texts.somebody_lied_or_erred(words)
    yield from (strip_texts.ways_left(words, count, 840) for count in (1, 336))
    for hitler in (True, False):
        for verdict in TrustVerdict:
            yield strip_texts.strip(words, spoken(verdict, 5, hitler=hitler), names)
    yield strip_texts.strip(words, spoken(TrustVerdict.YES, 0, None, hitler=False), names)
    yield strip_texts.moment(words, MomentKind.DEAL, 0, None, 0.4)
    for kind in (MomentKind.VOTE, MomentKind.SESSION, MomentKind.POWER, MomentKind.CLAIM):
        yield from (strip_texts.moment(words, kind, 5, before, 0.42) for before in (0.34, 0.42))
    yield from (strip_texts.mark(words, mark) for mark in ReviewMark)


def _trust(words: Catalogue, names: Names) -> Iterator[str]:
    row = TrustRow(0, ((), (Ballot(1, ja=True), Ballot(2, ja=False))), Counted(2, 4), Counted(1, 3), 8)
    yield trust.row(words, row, names)
    yield from (trust.cell(words, 0, seat, ballots, names) for seat, ballots in enumerate(row.on))
    yield trust.in_order(words, (row,), names)
    yield trust.no_proof(words)


def _rounds(words: Catalogue, names: Names) -> Iterator[str]:
    yield round_texts.before(words, 1, 2)
    yield from (round_texts.did(words, Account(kind, 0, 3), names) for kind in AccountKind)
    yield from (round_texts.said(words, claim) for claim in CLAIMS.values())
    yield round_texts.all_saw_it(words)
    yield round_texts.one_of_them(words, (1, 2), names)
    yield from (round_texts.ways(words, 840, 616, after) for after in (616, 336))
    yield round_texts.moved(words, 0.27, 0.6)
    yield round_texts.who_knew(
        words,
        (
            Knower(0, (), ()),
            Knower(1, (), ((2, Party.LIBERAL),)),
            Knower(2, ((3, Role.FASCIST), (4, Role.HITLER)), ()),
            Knower(3, ((4, Role.HITLER),), ()),
        ),
        names,
    )


def _ends_told(words: Catalogue, _names: Names) -> Iterator[str]:
    for outcome in (*Outcome, None):
        yield outcomes.poster(words, outcome)
        yield outcomes.won_in_round(words, outcome, 9)


def _retelling(words: Catalogue, names: Names) -> Iterator[str]:
    yield replay.round_of(words, 5, 11)
    yield from (replay.play(words, playing=playing) for playing in (True, False))
    yield from replay.speeds(words)
    yield replay.party_of(words, names[0])
    for word in (
        replay.watch_again,
        replay.step,
        replay.round_,
        replay.step_back,
        replay.step_on,
        replay.round_back,
        replay.round_on,
        replay.what_was_hidden,
        replay.nothing_hidden_yet,
        replay.drawn,
        replay.received,
        replay.on_top,
        replay.says,
    ):
        yield word(words)


def _saved_files(words: Catalogue, names: Names) -> Iterator[str]:
    for part in (
        saved_files.record_kind,
        saved_files.pages_kind,
        saved_files.picture_kind,
    ):
        yield part(words)
    yield saved_files.ask_to_replace(words, "game.pdf")
    yield saved_files.saved(words, "game.pdf")
    codes = (errno.ENOSPC, errno.EACCES, errno.ENOENT, errno.EIO)
    for error in (*(OSError(code, "reason") for code in codes), OSError()):
        yield saved_files.not_saved(words, "game.pdf", error)
    yield saved_files.not_saved(words, "game.pdf", ValueError())


STORY_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _headlines,
    _strips,
    _trust,
    _rounds,
    _ends_told,
    _retelling,
    _saved_files,
)
