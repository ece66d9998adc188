"""The sentences that tell a finished game again."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from typing import Any

from shgui.engine.fairness import Proof
from shgui.engine.types import Outcome, Party, Power, Team
from shgui.review.curves import SuspicionCurve
from shgui.review.deductions import Conclusion, ConclusionKind
from shgui.review.exclusions import Exclusion
from shgui.review.public_rounds import PublicRound
from shgui.review.verdicts import Verdict, VerdictKind
from shgui.table.claim_checks import ClaimConflict
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.words import (
    claim_texts,
    curve_texts,
    deduction_texts,
    file_texts,
    outcome_texts,
    replay_texts,
    story_texts,
    verdict_texts,
)
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names
from tests.words.samples import F, L


def _claim(number: int, seat: int, kind: ClaimKind, *cards: str) -> Claim:
    return Claim(Occasion(number, seat, kind), tuple(L if card == "L" else F for card in cards))


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
    yield from (verdict_texts.describe_verdict(words, each, names) for each in verdicts())


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
    two = Exclusion(drew, received, 5, ClaimConflict.CARD_MISSING)
    for kind in ConclusionKind:
        for seats in ((1,), (1, 2)):
            yield deduction_texts.describe_conclusion(words, Conclusion(kind, 1, seats), names)
    conclusion = Conclusion(ConclusionKind.ONE_IS_FASCIST, 1, (1, 2), two)
    yield deduction_texts.describe_conclusion(words, conclusion, names)
    peeked = _claim(1, 1, ClaimKind.PEEKED, "L", "F", "F")
    for later in (_claim(2, 2, ClaimKind.DREW, "F", "F", "F"), _claim(2, 3, ClaimKind.RECEIVED, "F", "F")):
        yield deduction_texts.describe_two_claims(words, peeked, later, names)
    for conflict in ClaimConflict:
        yield claim_texts.get_conflict_question(words, conflict)
        for honest in (True, False):
            yield claim_texts.get_conflict_note(words, conflict, honest=honest)
    yield claim_texts.get_lie_stamp(words)


def _ends_told(words: Catalogue, names: Names) -> Iterator[str]:
    for outcome in (*Outcome, None):
        for chaos in (None, F):
            last = PublicRound(9, 1, 30, 5, 2, outcome=outcome, chaos=chaos)
            yield outcome_texts.describe_final_round(words, last, names)
        yield outcome_texts.get_poster_headline(words, outcome)
        yield outcome_texts.format_won_in_round(words, outcome, 9)


def _story(words: Catalogue, names: Names) -> Iterator[str]:
    for team in Team:
        yield from (story_texts.format_team(words, team, won=won) for won in (True, False))
    yield story_texts.format_shot_plate(words, 6)
    for ja, nein in ((names, ()), ((), names), (names[:2], names[2:]), (names[2:], names[:2])):
        yield story_texts.format_votes(words, ja, nein)
    yield from (story_texts.format_policy_number(words, policy, 3) for policy in (L, F))
    yield from (story_texts.format_power_on(words, power, names[0]) for power in Power)
    yield from (story_texts.get_veto_text(words, agreed=agreed) for agreed in (True, False))
    yield from (story_texts.format_fairness(words, proof) for proof in Proof)
    for word in (
        story_texts.get_drawn_label,
        story_texts.get_received_label,
        story_texts.get_said_label,
        story_texts.get_rejected_stamp,
        story_texts.get_rounds_heading,
        story_texts.get_rounds_hint,
        story_texts.get_watch_round_hint,
        story_texts.get_curves_heading,
        story_texts.get_curves_text,
        story_texts.get_explain_label,
        story_texts.get_honest_heading,
        story_texts.get_certain_heading,
        story_texts.get_method_heading,
        story_texts.get_method_text,
        story_texts.get_nothing_concluded_text,
        story_texts.get_copied_text,
    ):
        yield word(words)


def _retelling(words: Catalogue, names: Names) -> Iterator[str]:
    yield replay_texts.format_round_of(words, 5, 11)
    yield from (replay_texts.get_play_label(words, playing=playing) for playing in (True, False))
    yield from replay_texts.list_speeds(words)
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
    _story,
    _verdicts,
    _curves,
    _conclusions,
    _ends_told,
    _retelling,
    _saved_files,
)
