"""A strip as a screen reader tells it."""

from __future__ import annotations

import pytest

from shgui.engine.types import Role
from shgui.review.key_moments import MomentKind
from shgui.review.marks import ReviewMark
from shgui.review.spoken_strip import (
    AT_THE_END,
    DealsLeft,
    LaneRound,
    ProofVerdict,
    SpokenStrip,
    SuspicionLevel,
)
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.suspicion_texts import describe_moment, describe_strip, format_deals_left
from tests.words.samples import NAMES


def ingrid(
    verdict: ProofVerdict = ProofVerdict.OPEN, since: int = 0, role: Role | None = Role.FASCIST
) -> SpokenStrip:
    return SpokenStrip(
        7,
        role,
        of_hitler=False,
        likely=(SuspicionLevel(0, 0.4), SuspicionLevel(8, 0.59), SuspicionLevel(AT_THE_END, 0.81)),
        proven=verdict,
        proven_in=since,
        left=(DealsLeft(5, 312), DealsLeft(AT_THE_END, 59)),
        of=840,
        certain=0.44,
        lane=(
            LaneRound(
                5,
                (ReviewMark.PRESIDENT, ReviewMark.FASCIST, ReviewMark.SAID_OTHERWISE, ReviewMark.EXCLUDED),
                looked_at=5,
            ),
        ),
    )


def test_readings_are_named_before_what_stands_below(words: Catalogue) -> None:
    assert describe_strip(words, ingrid(), NAMES) == (
        "Fascist. Likely a Fascist: 40 in 100 at the start, 59 in 100 after round 8, 81 in 100 at the end."
        " Proven: not decided. After round 5 312 of 840 ways to deal the roles are left."
        " At the end 59 of 840 ways to deal the roles are left. Certain: 44 in 100 at the end."
        " Round 5: President, Fascist Policy, investigated: Lucia, said otherwise than seen,"
        " two claims exclude each other."
    )


@pytest.mark.parametrize(
    ("verdict", "since", "told"),
    [
        (ProofVerdict.YES, 5, "Proven in round 5, if Liberals keep their word: Fascist."),
        (ProofVerdict.NO, 5, "Proven in round 5, if Liberals keep their word: Liberal."),
        (ProofVerdict.NO, 0, "Known from the start: Liberal."),
        (ProofVerdict.BROKEN, 5, "Round 5: somebody taken for a Liberal lied or erred."),
    ],
)
def test_what_is_proven_needs_no_ways(words: Catalogue, verdict: ProofVerdict, since: int, told: str) -> None:
    text = describe_strip(words, ingrid(verdict, since), NAMES)
    assert told in text
    assert "840" not in text


def test_a_hidden_role_is_not_named(words: Catalogue) -> None:
    assert describe_strip(words, ingrid(role=None), NAMES).startswith("Likely a Fascist: ")


def test_walking_along_it_tells_what_changed(words: Catalogue) -> None:
    assert describe_moment(words, MomentKind.DEAL, 0, None, 0.4) == "At the start: likely 40."
    assert describe_moment(words, MomentKind.SESSION, 5, 0.34, 0.42) == (
        "Round 5, Legislative Session: likely 42, was 34."
    )
    assert describe_moment(words, MomentKind.VOTE, 5, 0.42, 0.421) == "Round 5, vote: likely 42."


@pytest.mark.parametrize(
    ("language", "ways", "told"),
    [
        ("en", 336, "336 of 840 ways to deal the roles are left."),
        ("pl", 1, "Pozostał 1 sposób rozdania ról na 840."),
        ("pl", 3, "Pozostały 3 sposoby rozdania ról na 840."),
        ("pl", 336, "Pozostało 336 sposobów rozdania ról na 840."),
        ("pt_BR", 336, "Restam 336 das 840 maneiras de distribuir os papéis."),
        ("it", 1, "Resta 1 dei 840 modi di distribuire i ruoli."),
        ("nb", 336, "336 av 840 måter å dele ut rollene på er igjen."),
        ("ru", 21, "Остался 21 из 840 способов раздать роли."),
        ("ru", 336, "Осталось 336 из 840 способов раздать роли."),
    ],
)
def test_ways_are_counted_as_the_language_counts(language: str, ways: int, told: str) -> None:
    assert format_deals_left(load_catalogue(language), ways, 840).replace("\u00a0", " ") == told
