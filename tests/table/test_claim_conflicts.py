"""The claims of President and Chancellor about one session."""

from __future__ import annotations

import pytest

from shgui.engine.types import Policy
from shgui.table.claim_checks import ClaimConflict, find_conflict
from shgui.table.log_lines import Claim, ClaimKind, Occasion

LIES, MISSING = ClaimConflict.ONE_LIES, ClaimConflict.CARD_MISSING


def claim(kind: ClaimKind, liberals: int) -> Claim:
    cards = (Policy.LIBERAL,) * liberals + (Policy.FASCIST,) * (kind.cards - liberals)
    return Claim(Occasion(1, 0, kind), cards)


@pytest.mark.parametrize(
    ("drew", "of_received"),
    [
        (0, (None, LIES, LIES)),
        (1, (MISSING, None, LIES)),
        (2, (LIES, MISSING, None)),
        (3, (LIES, LIES, None)),
    ],
)
def test_only_claims_that_cannot_both_be_true_show_a_lie(
    drew: int, of_received: tuple[ClaimConflict | None, ...]
) -> None:
    president = claim(ClaimKind.DREW, drew)
    found = tuple(find_conflict(president, claim(ClaimKind.RECEIVED, number)) for number in range(3))
    assert found == of_received
