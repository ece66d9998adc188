"""Rounds of every kind: what became of them, who did what with which cards, what heads their column."""

from __future__ import annotations

import pytest

from shgui.engine.types import Party, Policy, Power
from shgui.review.accounts import Account, AccountKind, can_be_claimed, list_accounts
from shgui.review.marks import ColumnHead, ReviewMark
from shgui.review.public_rounds import PublicRound, RoundSecrets, Veto
from tests.review.laid import LaidGame, before_a_veto, cards

L, F = Policy.LIBERAL, Policy.FASCIST


@pytest.mark.parametrize(
    ("ja", "nein", "decided"),
    [(4, 1, False), (3, 1, True), (3, 2, True), (3, 3, True), (2, 3, True), (2, 4, False), (0, 0, False)],
)
def test_a_vote_is_decided_by_one_ballot_if_the_other_way_it_turns(ja: int, nein: int, decided: bool) -> None:
    ballots = tuple((seat, seat < ja) for seat in range(ja + nein))
    assert PublicRound(1, 0, False, 0, 0, 0, ballots=ballots).one_ballot_decided is decided


def powers() -> LaidGame:
    """A game of seven: seat 1 investigates seat 5, seat 2 calls seat 4, who draws and executes no one yet."""
    game = LaidGame("LLLLFFH", "F" * 9)
    game.round(1, "F", "F")
    game.round(2, "F", "F", target=5)
    game.saw(2, 1, 5, Party.FASCIST)
    game.round(3, "F", "F", target=4)
    game.round(0, nein=range(7))
    return game


def test_each_power_is_told_with_its_target_and_when_it_was_used() -> None:
    story = powers().story()
    told = [(each.power, each.target, each.special) for each in story.rounds]
    assert told == [
        (None, None, False),
        (Power.INVESTIGATE, 5, False),
        (Power.SPECIAL_ELECTION, 4, False),
        (None, None, True),
        (None, None, False),
    ]
    assert [each.power_at == each.last_step for each in story.rounds[1:3]] == [True, True]


def test_what_an_investigation_showed_stands_beside_what_was_said_of_it() -> None:
    story = powers().story()
    told, hidden = story.rounds[1], story.secrets[1]
    account = list_accounts(told, hidden)[-1]
    assert (account.kind, account.seat, account.target) == (AccountKind.INVESTIGATED, 1, 5)
    assert (account.party, account.cards) == (Party.FASCIST, ())
    assert account.checked_claims == hidden.checked_claims
    assert account.checked_claims[0].honest
    unknown = list_accounts(told, None)[-1]
    assert (unknown.party, unknown.checked_claims, unknown.claims) == (None, (), told.claims)


def test_a_session_is_told_by_who_did_what() -> None:
    story = powers().story()
    assert [(each.kind, each.seat) for each in list_accounts(story.rounds[0], story.secrets[0])] == [
        (AccountKind.DREW, 0),
        (AccountKind.PRESIDENT_PUT_AWAY, 0),
        (AccountKind.RECEIVED, 1),
        (AccountKind.CHANCELLOR_PUT_AWAY, 1),
        (AccountKind.ENACTED, 1),
    ]


def test_what_was_on_top_is_told_of_whoever_peeked() -> None:
    game = LaidGame("LLLFH", "F" * 9 + "LFF")
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    game.peeked(3, 2, "LFF")
    story = game.story()
    account = list_accounts(story.rounds[2], story.secrets[2])[-1]
    assert (account.kind, account.seat, account.cards) == (AccountKind.PEEKED, 2, cards("LFF"))
    assert [tested.honest for tested in account.checked_claims] == [True]
    assert list_accounts(story.rounds[2], None)[-1].cards == ()
    assert story.rounds[2].power_at is not None


def test_chaos_is_nobodys_doing() -> None:
    game = LaidGame("LLLFH", "L")
    for chancellor in (1, 2, 3):
        game.round(chancellor, nein=range(5))
    story = game.story()
    assert list_accounts(story.rounds[2], None) == (Account(AccountKind.CHAOS, None, cards=(L,)),)
    assert story.list_column_heads(roles_open=False)[2] == ColumnHead(3, ReviewMark.REJECTED, L, None)


def test_after_a_veto_both_cards_are_away() -> None:
    game = before_a_veto()
    game.veto(3, "F", consent=True)
    story = game.story()
    told = story.rounds[5]
    assert told.veto is Veto.AGREED
    assert list_accounts(told, story.secrets[5])[-1].cards == cards("FF")
    assert story.list_column_heads(roles_open=True)[5].result is ReviewMark.VETOED


def test_after_a_refused_veto_one_of_them_is_enacted() -> None:
    game = before_a_veto()
    game.veto(3, "F", consent=False, enact="F")
    story = game.story()
    kinds = [each.kind for each in list_accounts(story.rounds[5], story.secrets[5])]
    assert kinds[-2:] == [AccountKind.CHANCELLOR_PUT_AWAY, AccountKind.ENACTED]
    assert story.list_column_heads(roles_open=True)[5].result is ReviewMark.FASCIST


def test_a_column_has_its_number_what_was_enacted_and_the_power() -> None:
    heads = powers().story().list_column_heads(roles_open=False)
    assert heads[:2] == (
        ColumnHead(1, ReviewMark.FASCIST, None, None),
        ColumnHead(2, ReviewMark.FASCIST, None, Power.INVESTIGATE),
    )
    assert heads[3:] == (ColumnHead(4, ReviewMark.REJECTED, None, None), ColumnHead(5, None, None, None))


def test_what_nobody_saw_is_not_hidden_either() -> None:
    assert powers().story().secrets[3] == RoundSecrets()


def test_only_what_one_player_saw_can_be_claimed() -> None:
    claimed = {kind for kind in AccountKind if can_be_claimed(Account(kind, 0))}
    assert claimed == {
        AccountKind.DREW,
        AccountKind.RECEIVED,
        AccountKind.INVESTIGATED,
        AccountKind.PEEKED,
    }
