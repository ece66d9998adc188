"""Each rule has a game that triggers it, and one that just doesn't."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shgui.engine.types import Office, Policy, Role
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.evidence import Evidence
from shgui.review.game_review import GameReview
from shgui.review.headline import (
    ChaosCame,
    Execution,
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
from shgui.review.headline_rules import find_least_suspected, find_lie
from tests.review.laid import LaidGame, before_a_veto, cards

L, F = Policy.LIBERAL, Policy.FASCIST
ALL = range(10)


def headline(story: GameReview, code: HeadlineCode) -> Headline | None:
    return next((each for each in story.choose_headlines(roles_open=True) if each.code is code), None)


def facts(story: GameReview, code: HeadlineCode) -> object:
    found = headline(story, code)
    return None if found is None else found.facts


def one_session() -> LaidGame:
    """Seat 0 draws LFF and passes FF to seat 1; all five vote Ja!."""
    game = LaidGame("FLLLH", "LFF")
    game.round(1, "L", "F")
    return game


def test_two_accounts_of_one_hand_are_told() -> None:
    game = one_session()
    game.drew(1, 0, "LFF")
    game.received(1, 1, "FF")
    found = facts(game.story(), HeadlineCode.TWO_ACCOUNTS)
    assert isinstance(found, TwoAccounts)
    assert (found.earlier.cards, found.later.cards) == (cards("LFF"), cards("FF"))


def test_accounts_that_fit_are_not() -> None:
    game = one_session()
    game.drew(1, 0, "FFF")
    game.received(1, 1, "FF")
    assert headline(game.story(), HeadlineCode.TWO_ACCOUNTS) is None


def test_an_account_that_was_corrected_first_speaks_against_nobody() -> None:
    game = one_session()
    game.drew(1, 0, "LFF")
    game.drew(1, 0, "FFF")
    game.received(1, 1, "FF")
    assert headline(game.story(), HeadlineCode.TWO_ACCOUNTS) is None


def peeked() -> LaidGame:
    """A game of five: seat 2 has seen LFF on the deck, and seat 3 has drawn it."""
    game = LaidGame("LLLFH", "FFFFFFFFFLFF")
    game.round(1, "F", "F")
    game.round(2, "F", "F")
    game.round(0, "F", "F")
    game.round(1, "F", "L")
    return game


def test_two_accounts_of_one_deck_are_told() -> None:
    game = peeked()
    game.peeked(3, 2, "LFF")
    game.drew(4, 3, "FFF")
    found = headline(game.story(), HeadlineCode.TWO_ACCOUNTS)
    assert found is not None
    assert found.places[0].round == 4


def test_whoever_saw_the_same_in_another_order_says_the_same() -> None:
    game = peeked()
    game.peeked(3, 2, "FLF")
    game.drew(4, 3, "LFF")
    game.received(4, 1, "LF")
    assert headline(game.story(), HeadlineCode.TWO_ACCOUNTS) is None


def test_what_was_said_otherwise_than_drawn_is_told() -> None:
    game = one_session()
    game.drew(1, 0, "FFF")
    found = facts(game.story(), HeadlineCode.SAID_AND_SEEN)
    assert isinstance(found, SaidAndSeen)
    assert found.claim.cards == cards("FFF")


def test_the_order_of_a_hand_is_no_lie() -> None:
    game = one_session()
    game.drew(1, 0, "FLF")
    assert headline(game.story(), HeadlineCode.SAID_AND_SEEN) is None


def with_likely(story: GameReview, chances: Sequence[Sequence[float]]) -> Evidence:
    """The evidence of a story, where *likely* says this of each seat, moment by moment."""
    nobody = (0.0,) * len(story.game.players)
    likely = [Belief(10, tuple(each), nobody) for each in chances]
    proven = story.list_beliefs(None, Reading.PROVEN)
    return Evidence(
        story.course, story.rounds, story.moments, likely, proven, story.game.roles, story.secrets
    )


def two_lies() -> GameReview:
    """Seat 0, a Fascist, and seat 1 lie, in this order: moments 3 and 4."""
    game = one_session()
    game.drew(1, 0, "FFF")
    game.received(1, 1, "LF")
    return game.story()


EVEN = (0.4,) * 5


@pytest.mark.parametrize(
    ("first", "second", "liar"),
    [
        ((0.4, 0.4, 0.5, 0.4, 0.4), (0.4, 0.4, 0.7, 0.4, 0.4), 1),
        ((0.4, 0.4, 0.6, 0.4, 0.4), (0.4, 0.4, 0.7, 0.4, 0.4), 0),
        ((0.4, 0.4, 0.5, 0.4, 0.4), (0.4, 0.4, 0.6, 0.4, 0.4), 0),
        ((0.9, 0.4, 0.4, 0.4, 0.9), (0.9, 0.4, 0.5, 0.4, 0.9), 1),
        ((0.4, 0.4, 0.5, 0.4, 0.4), (0.4, 0.9, 0.5, 0.4, 0.4), 0),
    ],
    ids=("the second harms more", "the first does", "alike", "a Fascist", "the liar himself"),
)
def test_that_lie_counts_after_which_a_liberal_was_suspected_most(
    first: Sequence[float], second: Sequence[float], liar: int
) -> None:
    found = find_lie(with_likely(two_lies(), [EVEN, EVEN, EVEN, first, second]))
    assert found is not None
    assert isinstance(found.facts, SaidAndSeen)
    assert found.facts.claim.occasion.seat == liar


@pytest.mark.parametrize(
    ("first", "second", "told"), [(0.3, 0.2, 2), (0.2, 0.3, 1), (0.2, 0.2, 1), (0.4, 0.4, None)]
)
def test_a_fascist_is_told_at_the_election_where_least_was_suspected(
    first: float, second: float, told: int | None
) -> None:
    game = LaidGame("LLLFH", "LLFLLF")
    game.round(3, "F", "L")
    game.round(4, "F", "L")
    story = game.story()
    chances = [EVEN, (0.4, 0.4, 0.4, first, 0.4), EVEN, (0.4, 0.4, 0.4, 0.4, second), EVEN]
    found = find_least_suspected(with_likely(story, chances))
    assert (None if found is None else found.places[0].round) == told


def test_of_several_lies_that_counts_which_harmed_a_liberal_most() -> None:
    game = one_session()
    game.drew(1, 0, "FFF")
    game.drew(1, 0, "LLF")
    found = facts(game.story(), HeadlineCode.SAID_AND_SEEN)
    assert isinstance(found, SaidAndSeen)
    assert found.claim.cards == cards("LLF")


def executed(target: int) -> GameReview:
    """A game of five: the fourth Fascist Policy lets seat 3 execute."""
    game = LaidGame("LLLFH", "F" * 11 + "L")
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(1, "F", "F", target=target)
    return game.story()


def test_an_executed_liberal_is_told() -> None:
    found = facts(executed(0), HeadlineCode.LIBERALS_EXECUTED)
    assert found == LiberalsExecuted((Execution(0, 4, Role.LIBERAL),))


def test_an_executed_hitler_is_the_end_and_no_headline_besides() -> None:
    story = executed(4)
    assert headline(story, HeadlineCode.LIBERALS_EXECUTED) is None
    assert story.choose_headlines(roles_open=True)[0].code is HeadlineCode.END


def test_a_fascist_elected_while_suspected_less_than_at_the_deal_is_told() -> None:
    game = LaidGame("LFLLH", "LLFFFLLFF")
    game.round(1, "F", "L")
    game.round(2, "F", "L")
    found = facts(game.story(), HeadlineCode.LEAST_SUSPECTED)
    assert isinstance(found, LeastSuspected)
    assert (found.seat, found.office, found.round) == (1, Office.PRESIDENT, 2)


def test_a_government_of_liberals_is_not() -> None:
    game = LaidGame("LLLFH", "LLF")
    game.round(1, "F", "L")
    assert headline(game.story(), HeadlineCode.LEAST_SUSPECTED) is None


def in_the_zone() -> LaidGame:
    """Three Fascist Policies of five players; seat 3 is to nominate."""
    game = LaidGame("LLLFH", "F" * 9)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    return game


def test_hitler_refused_in_the_zone_is_told() -> None:
    game = in_the_zone()
    game.round(4, nein=(0, 1, 2))
    found = facts(game.story(), HeadlineCode.HITLER_REFUSED)
    assert found == HitlerRefused(4, 4, 2, 3, one_ballot=True)


def test_hitler_refused_before_the_zone_is_not() -> None:
    game = LaidGame("LLLFH")
    game.round(4, nein=(0, 1, 2))
    assert headline(game.story(), HeadlineCode.HITLER_REFUSED) is None


def test_of_several_refusals_the_closest_vote_is_told_and_of_those_the_first() -> None:
    game = LaidGame("LLLFH", "F" * 9 + "FFL")
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.round(4, nein=range(4))
    game.round(1, "F", "L")
    for _ in range(2):
        game.round(4, nein=(0, 1, 2))
    found = facts(game.story(), HeadlineCode.HITLER_REFUSED)
    assert found == HitlerRefused(4, 6, 2, 3, one_ballot=True)


def suspect(roles: str, disputes: int) -> GameReview:
    """Seat 0 says otherwise than seats 1, 2 and 4, and is then elected. Two of five are Fascists."""
    game = LaidGame(roles, "FFL" * 4)
    game.round(1, "F", "L")
    game.drew(1, 0, "LLF")
    game.received(1, 1, "LF")
    game.round(3, nein=ALL)
    game.round(0, "F", "L")
    game.drew(3, 2, "FFL")
    game.received(3, 0, "LL")
    game.round(1, "L", "F")
    game.round(0, "F", "L")
    game.drew(5, 4, "FFL")
    game.received(5, 0, "LL" if disputes > 2 else "LF")
    game.round(1, "F", "F")
    return game.story()


def test_a_government_against_which_proof_spoke_is_told() -> None:
    found = facts(suspect("FLLHL", 3), HeadlineCode.PROVEN_BEFORE)
    assert found == ProvenBefore(0, proven_in=5, elected_in=6)


def test_a_government_under_suspicion_alone_is_not() -> None:
    assert headline(suspect("FLLHL", 2), HeadlineCode.PROVEN_BEFORE) is None


@pytest.mark.parametrize("roles", ["FLLHL", "LLFHL"])
def test_whether_a_proof_was_right_is_not_told_while_nobody_knows(roles: str) -> None:
    told = suspect(roles, 3).choose_headlines(roles_open=False)
    assert HeadlineCode.PROVEN_BEFORE not in [each.code for each in told]


def test_a_proof_that_was_wrong_is_not_told() -> None:
    assert headline(suspect("LLFHL", 3), HeadlineCode.PROVEN_BEFORE) is None


def test_the_liberal_with_the_most_right_nein_is_told() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    game.round(3, "F", "F", nein=(2,))
    game.round(4, "F", "F", nein=(2,))
    game.round(3, nein=ALL[1:3])
    found = facts(game.story(), HeadlineCode.MOST_NEIN)
    assert found == MostNein(2, 3, 3)


def test_a_liberal_with_two_is_not() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    game.round(3, "F", "F", nein=(2,))
    game.round(4, "F", "F", nein=(2,))
    assert headline(game.story(), HeadlineCode.MOST_NEIN) is None


def test_nein_to_liberals_alone_proves_nothing() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    game.round(3, "F", "F", nein=(2,))
    game.round(0, "F", "F", nein=(2,))
    game.round(3, nein=range(1, 3))
    assert headline(game.story(), HeadlineCode.MOST_NEIN) is None


def test_a_liberal_who_is_only_one_ahead_is_not() -> None:
    game = LaidGame("LLLFH", "F" * 9)
    game.round(3, "F", "F", nein=(2,))
    game.round(4, "F", "F", nein=(1, 2))
    game.round(3, nein=(1, 2))
    assert headline(game.story(), HeadlineCode.MOST_NEIN) is None


def test_a_veto_is_told() -> None:
    game = before_a_veto()
    game.veto(3, "F", consent=True)
    assert facts(game.story(), HeadlineCode.VETO) == VetoSpoken(2, 3, agreed=True, policy=None)


def test_a_refused_veto_is_told_with_what_followed() -> None:
    game = before_a_veto()
    game.veto(3, "F", consent=False, enact="F")
    assert facts(game.story(), HeadlineCode.VETO) == VetoSpoken(2, 3, agreed=False, policy=F)


def test_a_veto_that_was_possible_and_not_proposed_is_not() -> None:
    game = before_a_veto()
    game.round(3, "F", "F")
    assert headline(game.story(), HeadlineCode.VETO) is None


def test_chaos_is_told() -> None:
    game = LaidGame("LLLFH", "L")
    for chancellor in (1, 2, 3):
        game.round(chancellor, nein=ALL)
    assert facts(game.story(), HeadlineCode.CHAOS) == ChaosCame(((3, L),))


def test_two_rejected_governments_are_no_chaos() -> None:
    game = LaidGame("LLLFH", "L")
    for chancellor in (1, 2):
        game.round(chancellor, nein=ALL)
    assert headline(game.story(), HeadlineCode.CHAOS) is None


def test_where_nothing_fires_the_quiet_line_stands() -> None:
    game = LaidGame("LLLFH", "LLF")
    game.round(1, "F", "L")
    game.drew(1, 0, "LLF")
    found = game.story().choose_headlines(roles_open=True)
    assert [each.code for each in found] == [HeadlineCode.END, HeadlineCode.QUIET]
    assert found[1].facts == QuietGame(claims=True)
