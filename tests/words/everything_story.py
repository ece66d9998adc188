"""The sentences that tell a finished game again."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from typing import Any

from shgui.engine.knowledge import Drew, Peeked, Received, SawParty, Sight
from shgui.engine.types import Office, Outcome, Party, Role
from shgui.review.accounts import Account, AccountKind
from shgui.review.conclusions import Conclusion, ConclusionKind
from shgui.review.curves import SuspicionCurve
from shgui.review.exclusions import Exclusion
from shgui.review.headline import (
    ChaosCame,
    EndFacts,
    Execution,
    Facts,
    Headline,
    HeadlineCode,
    HitlerRefused,
    LeastSuspected,
    LiberalsExecuted,
    MostNein,
    ProvenBefore,
    QuietGame,
    SaidAndSeen,
    TwoAccounts,
    VetoSpoken,
)
from shgui.review.key_moments import MomentKind
from shgui.review.knowers import Knower
from shgui.review.marks import ReviewMark
from shgui.review.public_rounds import PublicRound
from shgui.review.spoken_strip import (
    DealsLeft,
    LaneRound,
    ProofVerdict,
    SpokenStrip,
    SuspicionLevel,
)
from shgui.review.trust import Ballot, JaCount, TrustRow
from shgui.review.verdicts import Verdict, VerdictKind
from shgui.table.claim_checks import ClaimConflict
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.words import (
    claim_texts,
    conclusion_texts,
    curve_texts,
    file_texts,
    headline_texts,
    outcome_texts,
    replay_texts,
    round_texts,
    suspicion_texts,
    trust_texts,
    verdict_texts,
)
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


def _ends() -> Iterator[EndFacts]:
    for elected in (True, False):
        for one_ballot in (True, False):
            yield EndFacts(
                Outcome.SIX_FASCIST_POLICIES, 9, 1, 2, None, not elected, elected, 5, 3, one_ballot, (0, 2)
            )
    yield EndFacts(
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
    yield EndFacts(Outcome.HITLER_CHANCELLOR, 9, 1, 2, None, False, True, 5, 3, True, (3,))
    yield EndFacts(Outcome.HITLER_CHANCELLOR, 9, 1, 2, None, False, True, 5, 0, False, (3, 4))
    yield EndFacts(Outcome.HITLER_EXECUTED, 9, 1, 2, 3, False, True, 5, 3, False, ())
    yield EndFacts(None, 2, 1, None, None, False, False, 0, 0, False, ())


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
    HeadlineCode.QUIET: (QuietGame(claims=True), QuietGame(claims=False)),
}


def _headlines(words: Catalogue, names: Names) -> Iterator[str]:
    for code, all_facts in FACTS.items():
        for facts in all_facts:
            headline = Headline(code, facts, ())
            yield headline_texts.get_headline(words, headline)
            yield headline_texts.describe_headline(words, headline, names)


def spoken(
    verdict: ProofVerdict, since: int, role: Role | None = Role.FASCIST, *, hitler: bool
) -> SpokenStrip:
    likely = (SuspicionLevel(0, 0.4), SuspicionLevel(5, 0.42), SuspicionLevel(None, 0.81))
    left = (DealsLeft(5, 312), DealsLeft(None, 1 if hitler else 59))
    lane = (LaneRound(5, tuple(ReviewMark), looked_at=3), LaneRound(6, (ReviewMark.LOOKED_AT,)))
    return SpokenStrip(0, role, hitler, likely, verdict, since, left, 840, 0.44, lane)


def _strips(words: Catalogue, names: Names) -> Iterator[str]:
    yield from suspicion_texts.list_reading_notes(words)
    yield suspicion_texts.get_contradiction_text(words)
    yield from (suspicion_texts.format_deals_left(words, count, 840) for count in (1, 336))
    for hitler in (True, False):
        for verdict in ProofVerdict:
            yield suspicion_texts.describe_strip(words, spoken(verdict, 5, hitler=hitler), names)
    yield suspicion_texts.describe_strip(words, spoken(ProofVerdict.YES, 0, None, hitler=False), names)
    yield suspicion_texts.describe_moment(words, MomentKind.DEAL, 0, None, 0.4)
    for kind in (MomentKind.VOTE, MomentKind.SESSION, MomentKind.POWER, MomentKind.CLAIM):
        yield from (suspicion_texts.describe_moment(words, kind, 5, before, 0.42) for before in (0.34, 0.42))
    yield from (suspicion_texts.get_mark_text(words, mark) for mark in ReviewMark)


def _trust(words: Catalogue, names: Names) -> Iterator[str]:
    row = TrustRow(0, ((), (Ballot(1, ja=True), Ballot(2, ja=False))), JaCount(2, 4), JaCount(1, 3), 8)
    yield trust_texts.describe_row(words, row, names)
    yield from (
        trust_texts.describe_cell(words, 0, seat, ballots, names) for seat, ballots in enumerate(row.on)
    )
    yield trust_texts.describe_order(words, (row,), names)
    yield trust_texts.get_no_proof_text(words)


def _rounds(words: Catalogue, names: Names) -> Iterator[str]:
    yield round_texts.format_before(words, 1, 2)
    yield from (round_texts.describe_act(words, Account(kind, 0, 3), names) for kind in AccountKind)
    yield from (round_texts.quote_claim(words, claim) for claim in CLAIMS.values())
    yield round_texts.get_all_saw_text(words)
    yield round_texts.format_one_lied(words, (1, 2), names)
    yield from (round_texts.format_deals_left(words, 840, 616, after) for after in (616, 336))
    yield round_texts.format_change(words, 0.27, 0.6)
    yield round_texts.describe_knowers(
        words,
        (
            Knower(0, (), ()),
            Knower(1, (), ((2, Party.LIBERAL),)),
            Knower(2, ((3, Role.FASCIST), (4, Role.HITLER)), ()),
            Knower(3, ((4, Role.HITLER),), ()),
        ),
        names,
    )


FACTS_OF_VERDICTS: dict[VerdictKind, tuple[dict[str, Any], ...]] = {
    VerdictKind.HITLER_ELECTED: tuple({"count": count, "of": 4} for count in (0, 1, 3)),
    VerdictKind.HITLER_AT_LARGE: ({"chance": 0.05}, {"chance": 0.85}),
    VerdictKind.SHOT_HITLER: ({"count": 1}, {"count": 2}),
    VerdictKind.SHOT: tuple({"round": 6, "chance": 0.85, "party": party} for party in Party),
    VerdictKind.VANISHED: ({"count": 1}, {"count": 1, "of": 1}, {"count": 1, "of": 2}, {"count": 2, "of": 1}),
    VerdictKind.LIED_ABOUT_PARTY: tuple({"party": party} for party in Party),
    VerdictKind.SHOT_ONE: tuple({"party": party} for party in Party),
    VerdictKind.HONEST_FASCIST: tuple({"count": count} for count in (1, 2, 5)),
    VerdictKind.LIBERAL_MAKER: ({"count": 2, "of": 2}, {"count": 2, "of": 5}),
    VerdictKind.NEVER_IN_OFFICE: tuple({"count": count, "of": 9} for count in (0, 3, 9)),
    VerdictKind.ELECTED_HITLER: ({"count": 1}, {"count": 3}),
    VerdictKind.IN_OFFICE: ({"count": 1}, {"count": 3}),
    VerdictKind.LIED_ONCE: ({"count": 1, "of": 1}, {"count": 1, "of": 3}),
    VerdictKind.HONEST: ({"count": 1}, {"count": 3}),
    VerdictKind.VOTES: ({"of": 0}, *({"count": count, "of": 9} for count in (0, 3, 9))),
}
"""The facts of verdicts that have several sentences."""


def verdicts() -> Iterator[Verdict]:
    usual: dict[str, Any] = {"count": 3, "of": 5, "round": 6, "chance": 0.25, "party": Party.LIBERAL}
    for kind in VerdictKind:
        for facts in FACTS_OF_VERDICTS.get(kind, (usual,)):
            yield Verdict(0, kind, **{"other": 3, **facts})
    yield Verdict(0, VerdictKind.HITLER_SHOT, 3, chance=0.4, deed=Verdict(0, VerdictKind.FRAMED, 2))


def _verdicts(words: Catalogue, names: Names) -> Iterator[str]:
    yield from (verdict_texts.verdict_text(words, each, names) for each in verdicts())


def _curves(words: Catalogue, _names: Names) -> Iterator[str]:
    for executed_in in (None, 2):
        curve = SuspicionCurve(0, (0.4, 0.7, 0.85), executed_in, 1, 2, 4)
        yield curve_texts.format_ja_line(words, curve)
        yield curve_texts.describe_curve(words, curve)


def _conclusions(words: Catalogue, names: Names) -> Iterator[str]:
    drew, received = (
        _claim(1, 1, ClaimKind.DREW, "L", "F", "F"),
        _claim(1, 2, ClaimKind.RECEIVED, "F", "F"),
    )
    two = Exclusion(drew, received, 5, True, ClaimConflict.CARD_MISSING)
    for kind in ConclusionKind:
        for seats in ((1,), (1, 2)):
            yield conclusion_texts.describe_conclusion(words, Conclusion(kind, 1, seats), names)
    conclusion = Conclusion(ConclusionKind.ONE_IS_FASCIST, 1, (1, 2), two)
    yield conclusion_texts.describe_conclusion(words, conclusion, names)
    for conflict in ClaimConflict:
        yield claim_texts.get_conflict_question(words, conflict)
        yield claim_texts.get_conflict_note(words, conflict)
    yield claim_texts.get_lie_stamp(words)


def _ends_told(words: Catalogue, names: Names) -> Iterator[str]:
    for outcome in (*Outcome, None):
        for chaos in (None, F):
            last = PublicRound(9, 1, False, 4, 5, 30, 2, outcome=outcome, chaos=chaos)
            yield outcome_texts.describe_end(words, last, names)
        yield outcome_texts.get_poster_headline(words, outcome)
        yield outcome_texts.format_won_in_round(words, outcome, 9)


def _retelling(words: Catalogue, names: Names) -> Iterator[str]:
    yield replay_texts.format_round_of(words, 5, 11)
    yield from (replay_texts.get_play_label(words, playing=playing) for playing in (True, False))
    yield from replay_texts.list_speeds(words)
    yield replay_texts.format_party_seen(words, names[0])
    for word in (
        replay_texts.get_watch_again_label,
        replay_texts.get_step_label,
        replay_texts.get_round_label,
        replay_texts.get_step_back_label,
        replay_texts.get_step_on_label,
        replay_texts.get_round_back_label,
        replay_texts.get_round_on_label,
        replay_texts.get_hidden_heading,
        replay_texts.get_nothing_hidden_text,
        replay_texts.get_drawn_label,
        replay_texts.get_received_label,
        replay_texts.get_on_top_label,
        replay_texts.get_says_label,
    ):
        yield word(words)


def _saved_files(words: Catalogue, names: Names) -> Iterator[str]:
    for part in (
        file_texts.get_record_kind,
        file_texts.get_pages_kind,
        file_texts.get_picture_kind,
    ):
        yield part(words)
    codes = (errno.ENOSPC, errno.EACCES, errno.ENOENT, errno.EIO)
    for error in (*(OSError(code, "reason") for code in codes), OSError()):
        yield file_texts.describe_write_error(words, "game.pdf", error)
    yield file_texts.describe_write_error(words, "game.pdf", ValueError())


STORY_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _headlines,
    _strips,
    _trust,
    _rounds,
    _verdicts,
    _curves,
    _conclusions,
    _ends_told,
    _retelling,
    _saved_files,
)
