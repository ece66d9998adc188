"""Cards and roles of a game, and its beginning."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

from shgui.engine.components import BOARDS, FEWEST_PLAYERS, MOST_PLAYERS, POLICIES, list_roles
from shgui.engine.deal import BadSetup, new_game
from shgui.engine.editions import get_edition
from shgui.engine.events import GameBegan, RoundBegan
from shgui.engine.fingerprint import Sitting, build_fingerprint_text, compute_fingerprint
from shgui.engine.state import FAIR, Rigging
from shgui.engine.types import Party, Phase, Policy, Power, Role
from shgui.engine.view import view_for
from tests.engine.random_play import EDITIONS, SIZES
from tests.engine.stage import Stage, cards, deck

SEED = bytes(range(32))
SITTING = Sitting(("Ana", "Żaneta", "Ольга", "Bruno", "Max"), deal=3)
LIBERALS = {5: 3, 6: 4, 7: 4, 8: 5, 9: 5, 10: 6}
FASCISTS_BESIDE_HITLER = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}
POWERS = {
    5: "- - peek execute execute -",
    6: "- - peek execute execute -",
    7: "- investigate special_election execute execute -",
    8: "- investigate special_election execute execute -",
    9: "investigate investigate special_election execute execute -",
    10: "investigate investigate special_election execute execute -",
}


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_a_game_begins_with_the_box_dealt_out(players: int, rules: str) -> None:
    state, events = new_game(players, get_edition(rules), SEED)
    roles = state.setup.roles
    assert len(roles) == players
    assert roles.count(Role.LIBERAL) == LIBERALS[players]
    assert roles.count(Role.FASCIST) == FASCISTS_BESIDE_HITLER[players]
    assert roles.count(Role.HITLER) == 1
    assert (state.deck.count(Policy.FASCIST), state.deck.count(Policy.LIBERAL)) == (11, 6)
    assert (state.liberal, state.fascist, state.tracker) == (0, 0, 0)
    assert (state.hand, state.discards, state.term_limits, state.investigated) == ((), (), (), ())
    assert state.alive == tuple(range(players))
    assert events == state.history
    assert events == (
        GameBegan(players, rules, state.setup.commitment),
        RoundBegan(1, state.president, False),
    )


def test_the_first_round_begins_with_the_random_candidate_himself() -> None:
    """No placard moves before it (section 3 of the rules matrix, row 28)."""
    for first in range(7):
        state = Stage(7, first=first).state
        assert (state.president, state.on_move, state.phase) == (first, (first,), Phase.NOMINATE)
        assert state.eligible == tuple(seat for seat in range(7) if seat != first)


@pytest.mark.parametrize("players", SIZES)
def test_boards_are_those_of_the_box(players: int) -> None:
    board = tuple(None if power == "-" else Power(power) for power in POWERS[players].split())
    assert BOARDS[players] == board
    assert view_for(Stage(players).state, None).board == board


@pytest.mark.parametrize("players", SIZES)
def test_no_board_has_two_special_elections(players: int) -> None:
    """A special election can't be called during another one (row 19)."""
    assert BOARDS[players].count(Power.SPECIAL_ELECTION) <= 1
    assert BOARDS[players].count(Power.EXECUTE) == 2


@pytest.mark.parametrize("players", SIZES)
def test_the_fascist_team_holds_the_fascist_party_card(players: int) -> None:
    setup = Stage(players).state.setup
    for role, party in zip(setup.roles, setup.parties, strict=True):
        assert party is (Party.LIBERAL if role is Role.LIBERAL else Party.FASCIST)


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_fascists_know_each_other_and_hitler_knows_them_only_in_a_small_game(
    players: int, rules: str
) -> None:
    """`pl.txt L58`, `L68-70`: the same in every book."""
    state = Stage(players, rules).state
    roles = state.setup.roles
    for seat in range(players):
        team = {other: role for other, role in enumerate(roles) if role is not Role.LIBERAL and other != seat}
        blind = roles[seat] is Role.LIBERAL or (roles[seat] is Role.HITLER and players >= 7)
        view = view_for(state, seat)
        assert dict(view.allies) == ({} if blind else team)
        assert (view.role, view.party) == (roles[seat], roles[seat].party)


@pytest.mark.parametrize("players", [0, 4, 11, -5, "5", 5.0, True, None])
def test_a_game_takes_five_to_ten(players: Any) -> None:
    with pytest.raises(BadSetup):
        new_game(players, get_edition("official"), SEED)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_thirty_two_bytes(length: int) -> None:
    with pytest.raises(BadSetup):
        new_game(5, get_edition("official"), bytes(length))


def test_without_a_seed_every_game_is_another() -> None:
    games = [new_game(5, get_edition("official"))[0].setup for _ in range(50)]
    assert len({setup.seed for setup in games}) == 50
    assert len({setup.commitment for setup in games}) == 50


def test_what_is_not_laid_by_hand_is_left_to_chance() -> None:
    chance, _ = new_game(6, get_edition("official"), SEED)
    rigged, _ = new_game(6, get_edition("official"), SEED, Rigging(deck=deck("FFFFFF")))
    assert rigged.deck == cards("FFFFFF FFFFF LLLLLL")
    assert (rigged.setup.roles, rigged.president) == (chance.setup.roles, chance.president)
    rigged, _ = new_game(6, get_edition("official"), SEED, Rigging(roles=list_roles(6), first=4))
    assert (rigged.setup.roles, rigged.president) == (list_roles(6), 4)
    assert rigged.deck == chance.deck


def test_the_fingerprint_seals_everything_that_fixes_chance() -> None:
    text = build_fingerprint_text(5, get_edition("it"), SEED, SITTING)
    head, deal, name, switches, players, *names, seed, end = text.split("\n")
    assert (head, deal, name) == ("secret-hitler-seed 3", "deal 3", "edition it")
    assert (players, seed, end) == ("players 5", f"seed {SEED.hex()}", "")
    assert names == [f"player {name.encode().hex()} person" for name in SITTING.names]
    assert json.loads(switches.removeprefix("switches ")) == get_edition("it").switches
    sealed = compute_fingerprint(5, get_edition("it"), SEED, SITTING)
    assert sealed == hashlib.sha256(text.encode()).hexdigest()
    shifted = ("Ana\nplayer", *SITTING.names[1:])
    others = [
        compute_fingerprint(6, get_edition("it"), SEED, SITTING),
        compute_fingerprint(5, get_edition("official"), SEED, SITTING),
        compute_fingerprint(5, replace(get_edition("it"), session_reshuffle_at_most=2), SEED, SITTING),
        compute_fingerprint(5, get_edition("it"), SEED[::-1], SITTING),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, deal=2)),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, names=SITTING.names[::-1])),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, names=shifted)),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, format=1)),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, format=2)),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, bots=(None,) * 4 + ("easy",))),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, bots=(None,) * 4 + ("bold",))),
        compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, bots=("bold",) + (None,) * 4)),
    ]
    assert len({sealed, *others}) == 13
    assert sealed == compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, bots=(None,) * 5))


def test_the_words_of_the_table_come_after_the_fingerprint_and_change_the_deal() -> None:
    said, other = (replace(SITTING, words=words) for words in ("zażółć", "gęślą"))
    deals = [new_game(5, get_edition("it"), SEED, sitting=each)[0] for each in (SITTING, said, other)]
    assert len({state.setup.commitment for state in deals}) == 1
    assert len({state.deck for state in deals}) == 3


def test_a_table_that_said_nothing_has_added_no_words() -> None:
    silent, empty = Sitting(SITTING.names), Sitting(SITTING.names, words="")
    assert new_game(5, get_edition("it"), SEED, sitting=silent) == new_game(
        5, get_edition("it"), SEED, sitting=empty
    )


def test_the_fingerprint_of_a_known_game_never_changes() -> None:
    assert compute_fingerprint(7, get_edition("it"), SEED, Sitting(format=1)) == (
        "33b700623f95df28ecea48a829164a6c81f49982050de664c0cfae08fa0f7e83"
    )
    assert compute_fingerprint(5, get_edition("it"), SEED, replace(SITTING, format=2)) == (
        "f732169d4db1c7438b5fa6cc9472855550518c0200e8a0e96a65b8ef93cdf7f2"
    )


def test_a_player_for_every_seat_or_none() -> None:
    with pytest.raises(BadSetup):
        new_game(5, get_edition("it"), SEED, sitting=replace(SITTING, bots=("bold",)))


def test_a_name_for_every_seat_or_none() -> None:
    with pytest.raises(BadSetup):
        new_game(6, get_edition("it"), SEED, sitting=SITTING)


def test_a_rigged_game_has_no_fingerprint() -> None:
    for rigging in (Rigging(first=0), Rigging(seed_chosen=True), Rigging(shuffles=(cards("FFL"),))):
        assert rigging.is_rigged
        state, (began, _) = new_game(5, get_edition("official"), SEED, rigging)
        assert isinstance(began, GameBegan)
        assert (state.setup.commitment, began.commitment) == ("", "")
    assert not FAIR.is_rigged
    assert not Rigging().is_rigged
    assert new_game(5, get_edition("official"), SEED, Rigging())[0].setup.commitment


BAD_RIGGING = [
    Rigging(roles=list_roles(6)),
    Rigging(roles=()),
    Rigging(roles=(Role.LIBERAL,) * 4 + (Role.HITLER,)),
    Rigging(deck=POLICIES[1:]),
    Rigging(deck=()),
    Rigging(deck=(Policy.LIBERAL,) * 17),
    Rigging(first=5),
    Rigging(first=-1),
    Rigging(shuffles=((),)),
    Rigging(shuffles=((Policy.LIBERAL,) * 7,)),
    Rigging(shuffles=((*POLICIES, Policy.FASCIST),)),
    Rigging(shuffles=(cards("FFL"),) * 101),
]


@pytest.mark.parametrize("rigging", BAD_RIGGING, ids=range(len(BAD_RIGGING)))
def test_what_cannot_be_in_the_box_cannot_be_laid(rigging: Rigging) -> None:
    with pytest.raises(BadSetup):
        new_game(5, get_edition("official"), SEED, rigging)


def test_the_seed_does_not_show_in_what_is_printed() -> None:
    state, _ = new_game(5, get_edition("official"), SEED)
    assert repr(SEED) not in repr(state)
    assert SEED.hex() not in repr(state)


@pytest.mark.parametrize("players", range(5, 11))
def test_hitler_knows_his_fascist_in_small_groups_alone(players: int) -> None:
    state, _ = new_game(players, get_edition("official"), rigging=Rigging(first=0))
    hitler = state.setup.roles.index(Role.HITLER)
    others = {seat for seat, role in enumerate(state.setup.roles) if role is Role.FASCIST}
    known = {seat for seat, _ in view_for(state, hitler).allies}
    assert known == (others if players <= 6 else set())


def test_a_reshuffle_of_all_cards_may_be_laid_by_hand() -> None:
    state, _ = new_game(5, get_edition("official"), rigging=Rigging(first=0, shuffles=(POLICIES,)))
    assert state.setup.rigging.shuffles == (POLICIES,)


def test_as_many_reshuffles_may_be_laid_as_any_game_has() -> None:
    most = (cards("FFL"),) * 100
    state, _ = new_game(5, get_edition("official"), rigging=Rigging(first=0, shuffles=most))
    assert state.setup.rigging.shuffles == most


def test_five_to_ten_play() -> None:
    assert (FEWEST_PLAYERS, MOST_PLAYERS) == (5, 10)
    for players in (FEWEST_PLAYERS - 1, MOST_PLAYERS + 1):
        with pytest.raises(BadSetup):
            new_game(players, get_edition("official"), rigging=Rigging(first=0))


@pytest.mark.parametrize("seat", [-1, 5])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: int) -> None:
    state, _ = new_game(5, get_edition("official"), rigging=Rigging(first=0))
    with pytest.raises(IndexError):
        view_for(state, seat)
