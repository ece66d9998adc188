"""Claims don't expose their speaker as a fascist if another claim is possible."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from shgui.bots.thinking.moment import BotMoment
from shgui.bots.thinking.thinker import make_believable
from shgui.engine.types import Party, Policy
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim

F, L = Policy.FASCIST, Policy.LIBERAL


def moment(believed: Callable[[Claim], bool]) -> BotMoment:
    """Return a moment in which a liberal could have made just these claims."""

    def may_be_liberal(_common: object, _seat: int, claim: Claim) -> bool:
        return believed(claim)

    public = SimpleNamespace(may_be_liberal=may_be_liberal)
    return cast(BotMoment, SimpleNamespace(public=public, common=None, seat=1))


def test_what_may_be_so_is_said_as_it_is() -> None:
    claim = DrewClaim(1, 3, (F, L, F))
    assert make_believable(moment(lambda _claim: True), claim) is claim


@pytest.mark.parametrize(
    ("claim", "instead"),
    [
        (DrewClaim(1, 3, (F, F, F)), DrewClaim(1, 3, (F, F, L))),
        (ReceivedClaim(1, 3, (F, F)), ReceivedClaim(1, 3, (F, L))),
        (PeekedClaim(1, 3, (F, F, F)), PeekedClaim(1, 3, (F, F, L))),
        (PartyClaim(1, 2, Party.LIBERAL), PartyClaim(1, 2, Party.FASCIST)),
    ],
)
def test_what_is_nearest_is_said_instead(claim: Claim, instead: Claim) -> None:
    assert make_believable(moment(lambda other: other != claim), claim) == instead


def test_cards_farther_away_are_said_only_where_nearer_ones_convict() -> None:
    wanted = DrewClaim(1, 3, (L, L, L))
    assert make_believable(moment(lambda claim: claim == wanted), DrewClaim(1, 3, (F, F, F))) == wanted


def test_where_everything_convicts_it_is_said_all_the_same() -> None:
    claim = ReceivedClaim(1, 3, (F, L))
    assert make_believable(moment(lambda _claim: False), claim) is claim
