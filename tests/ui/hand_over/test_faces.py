"""What one player finds in the open hand."""

from datetime import UTC, datetime, timedelta

import pytest

from shgui.engine.actions import Discard, Enact, Investigate
from shgui.engine.types import Role
from shgui.engine.view import view_for
from shgui.presentation.scenes import PrivateView
from shgui.table.private_tasks import TaskKind
from shgui.table.role_showings import LastShowing, RoleShowing
from shgui.ui.hand_over.open_hand import OpenHand, build_card_face, open_hand
from shgui.ui.paint.drawables import Drawable, PartyDrawable, PolicyDrawable, RoleDrawable
from shgui.words.catalogue import load_catalogue
from tests.ui.games import after, elected, game
from tests.ui.hand_over.private import PLAYERS

EN = load_catalogue("en")
EVENING = datetime(2026, 11, 18, 21, 14, tzinfo=UTC)


def role_of(players: int, seat: int) -> OpenHand:
    view = view_for(game(players), seat)
    return open_hand(EN, TaskKind.ROLE, PrivateView(view, PLAYERS[:players]), (0, 1))


def fronts(hand: OpenHand) -> list[Drawable]:
    return [build_card_face(EN, card.card, card.portrait) for card in hand.cards]


def test_a_liberal_knows_nobody() -> None:
    assert role_of(7, 6).lines[:2] == ("Your secret role: Liberal", "You know nobody’s role but your own.")


def test_a_fascist_knows_the_others_and_hitler() -> None:
    assert role_of(7, 1).lines[1] == "The Fascist on your side: Piotr. Hitler: Ana."


@pytest.mark.parametrize(
    ("players", "told"),
    [(6, "The Fascist on your side: Ola."), (7, "You know nobody’s role but your own.")],
)
def test_hitler_knows_the_fascist_in_small_games_only(players: int, told: str) -> None:
    assert role_of(players, 0).lines[1] == told


@pytest.mark.parametrize("players", range(5, 11))
def test_every_role_has_as_many_lines_and_says_why(players: int) -> None:
    hands = [role_of(players, seat) for seat in range(players)]
    assert {len(hand.lines) for hand in hands} == {4}
    assert all(all(hand.lines) and hand.seen for hand in hands)
    # Whatever a role may be told, the others know how much room that takes.
    assert {hand.possible_lines for hand in hands} == {hands[0].possible_lines}


@pytest.mark.parametrize(
    ("last", "told"),
    [
        (None, "Not shown before"),
        (LastShowing(RoleShowing(EVENING, 3), EVENING), "Last shown: 21:14, after round 3"),
        (LastShowing(RoleShowing(EVENING, 0), EVENING), "Last shown: 21:14, before the first round"),
        (
            LastShowing(RoleShowing(EVENING, 3), EVENING + timedelta(days=1)),
            "Last shown: 18 November 2026, 21:14, after round 3",
        ),
        (LastShowing(RoleShowing(None, 3), EVENING), "Last shown after round 3"),
        (LastShowing(RoleShowing(None, 0), EVENING), "Last shown before the first round"),
    ],
)
def test_every_role_says_in_one_line_when_it_was_last_shown(last: LastShowing | None, told: str) -> None:
    secrets = [PrivateView(view_for(game(7), seat), PLAYERS[:7], last) for seat in range(7)]
    hands = [open_hand(EN, TaskKind.ROLE, secret, (0, 1)) for secret in secrets]
    assert {hand.heading.replace("\u00a0", " ") for hand in hands} == {told}
    assert all(hand.sentences[0] == hands[0].heading for hand in hands)


def test_role_and_party_lie_side_by_side() -> None:
    role, party = fronts(role_of(7, 0))
    assert isinstance(role, RoleDrawable)
    assert isinstance(party, PartyDrawable)
    assert (role.role, party.word) == (Role.HITLER, "Fascist")


def test_what_a_seat_has_learnt_is_there() -> None:
    state = elected(game(9, cards="FFF"), 5)
    state = after(state, (0, Discard(state.hand[0])))
    state = after(state, (5, Enact(state.hand[0])), (0, Investigate(1)))
    hand = open_hand(EN, TaskKind.ROLE, PrivateView(view_for(state, 0), PLAYERS[:9]), (0, 1))
    assert hand.seen == (
        "Round\u00a01. You drew: Fascist, Fascist, Fascist",
        "Round\u00a01. You discarded: Fascist",
        "Round\u00a01. You investigated: Ola. Party: Fascist",
    )


def test_whoever_took_a_seat_over_reads_that_the_seat_has_seen_it() -> None:
    state = elected(game(cards="FFF"), 5)
    view = view_for(state, 0)
    own, taken = (
        open_hand(EN, TaskKind.ROLE, PrivateView(view, PLAYERS[:7], taken_over=over), (0, 1))
        for over in (False, True)
    )
    assert (own.seen_title, taken.seen_title) == ("What you have seen so far", "Seen in this seat so far")
    assert own.seen == taken.seen != ()


def test_the_table_itself_has_no_role() -> None:
    with pytest.raises(ValueError, match="no role"):
        open_hand(EN, TaskKind.ROLE, PrivateView(view_for(game(), None), PLAYERS[:7]), (0, 1))


def test_cards_lie_where_the_sheet_lays_them() -> None:
    state = elected(game(cards="FLF"), 1)
    hand = open_hand(EN, TaskKind.DISCARD, PrivateView(view_for(state, 0), PLAYERS[:7]), (1, 0, 2))
    words = [front.word for front in fronts(hand) if isinstance(front, PolicyDrawable)]
    assert words == ["Liberal", "Fascist", "Fascist"]
