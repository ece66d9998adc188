"""Claims: on what, and of what form."""

import pytest

from shgui.engine.events import (
    GameBegan,
    PlayerInvestigated,
    PoliciesDrawn,
    PoliciesPassed,
    PowerGranted,
    RoundBegan,
)
from shgui.engine.types import Party, Policy, Power
from shgui.table.log_lines import (
    Claim,
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    Line,
    Occasion,
    find_standing_claim,
    list_occasions,
)

L, F = Policy.LIBERAL, Policy.FASCIST
DREW, RECEIVED, PEEKED = (
    Occasion(1, 0, kind) for kind in (ClaimKind.DREW, ClaimKind.RECEIVED, ClaimKind.PEEKED)
)
SAW = Occasion(1, 0, ClaimKind.SAW_PARTY, 3)


def test_occasions_follow_from_what_the_table_saw() -> None:
    history = (
        GameBegan(7, "official", ""),
        RoundBegan(1, 2, False),
        PoliciesDrawn(2),
        PoliciesPassed(2, 4),
        RoundBegan(2, 3, False),
        PowerGranted(Power.PEEK, 3),
        PowerGranted(Power.EXECUTE, 3),
        RoundBegan(3, 4, False),
        PlayerInvestigated(4, 6),
    )
    assert list_occasions(history) == (
        Occasion(1, 2, ClaimKind.DREW),
        Occasion(1, 4, ClaimKind.RECEIVED),
        Occasion(2, 3, ClaimKind.PEEKED),
        Occasion(3, 4, ClaimKind.SAW_PARTY, 6),
    )


@pytest.mark.parametrize(
    "claim",
    [
        Claim(DREW, (F, F, L)),
        Claim(RECEIVED, (F, L)),
        Claim(PEEKED, (L, L, L)),
        Claim(SAW, party=Party.LIBERAL),
    ],
)
def test_a_claim_says_as_much_as_there_was_to_see(claim: Claim) -> None:
    assert claim.is_well_formed


@pytest.mark.parametrize(
    "claim",
    [
        Claim(DREW),
        Claim(DREW, (F, F)),
        Claim(RECEIVED, (F, F, L)),
        Claim(PEEKED, ("L", "L", "X")),  # type: ignore[arg-type]
        Claim(DREW, (F, F, L), Party.LIBERAL),
        Claim(SAW),
        Claim(SAW, (F,), Party.FASCIST),
        Claim(SAW, party="green"),  # type: ignore[arg-type]
    ],
)
def test_another_form_is_no_claim(claim: Claim) -> None:
    assert not claim.is_well_formed


TRUE, FALSE = Claim(DREW, (F, F, L)), Claim(DREW, (F, F, F))
OTHER = Claim(RECEIVED, (F, L))


@pytest.mark.parametrize(
    ("lines", "standing"),
    [
        pytest.param((), None, id="nothing said"),
        pytest.param((ClaimNoted(TRUE),), TRUE, id="claimed"),
        pytest.param((ClaimNoted(OTHER),), None, id="another occasion"),
        pytest.param((ClaimNoted(TRUE), ClaimNoted(OTHER), RoundBegan(2, 1, False)), TRUE, id="long ago"),
        pytest.param((ClaimNoted(TRUE), ClaimNoted(FALSE)), FALSE, id="corrected"),
        pytest.param((ClaimNoted(TRUE), ClaimWithdrawn(TRUE)), None, id="withdrawn"),
        pytest.param((ClaimNoted(TRUE), ClaimWithdrawn(OTHER)), TRUE, id="another withdrawn"),
        pytest.param((ClaimNoted(TRUE), ClaimWithdrawn(TRUE), ClaimNoted(FALSE)), FALSE, id="claimed anew"),
        pytest.param(
            (ClaimNoted(OTHER), ClaimNoted(TRUE), ClaimWithdrawn(TRUE)), None, id="the other stands"
        ),
    ],
)
def test_the_last_word_on_an_occasion_stands(lines: tuple[Line, ...], standing: Claim | None) -> None:
    assert find_standing_claim(lines, DREW) == standing
