"""The cards of a hand: their fronts, and what a screen reader says of them."""

import pytest

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Policy, Role
from shgui.engine.view import view_for
from shgui.ui.hand_over.hand_cards import (
    HandCard,
    card_face,
    describe_card,
    own_role,
    plain_cards,
    seen_party,
)
from shgui.ui.paint.drawables import BallotDrawable, PartyDrawable, PolicyDrawable, RoleDrawable
from shgui.words.catalogue import load_catalogue
from tests.ui.games import elected, game, table_view
from tests.ui.hand_over.private import PLAYERS

EN = load_catalogue("en")


def told(cards: tuple[HandCard, ...]) -> list[str]:
    return [describe_card(EN, card) for card in cards]


def test_a_hand_is_its_cards() -> None:
    cards = plain_cards(view_for(elected(game(cards="FLF"), 1), 0).hand)
    assert [card.card for card in cards] == [Policy.FASCIST, Policy.LIBERAL, Policy.FASCIST]
    assert told(cards) == ["Fascist Policy", "Liberal Policy", "Fascist Policy"]
    assert card_face(EN, cards[1]) == PolicyDrawable(Policy.LIBERAL, "Liberal", "Policy")


def test_ballots_say_what_stands_on_them() -> None:
    ballots = plain_cards((True, False))
    assert told(ballots) == ["Ja!", "Nein!"]
    assert [card_face(EN, ballot) for ballot in ballots] == [
        BallotDrawable(True, "Ja!"),
        BallotDrawable(False, "Nein!"),
    ]


def test_a_role_lies_beside_its_party() -> None:
    cards = own_role(view_for(game(), 0))
    assert [card.card for card in cards] == [Role.HITLER, Party.FASCIST]
    assert told(cards) == ["Secret role: Hitler", "Party membership: Fascist"]
    assert [card_face(EN, card) for card in cards] == [
        RoleDrawable(Role.HITLER, "Hitler", "Secret role", 0),
        PartyDrawable(Party.FASCIST, "Fascist", "Party membership"),
    ]


def test_every_seat_has_a_portrait_of_its_own() -> None:
    role, _ = own_role(view_for(game(), 4))
    drawable = card_face(EN, role)
    assert isinstance(drawable, RoleDrawable)
    assert drawable.portrait == 4


def test_a_party_that_was_looked_at_is_told_with_whose_it_is() -> None:
    cards = seen_party(SawParty(1, 2, Party.LIBERAL), PLAYERS)
    assert told(cards) == ["Piotr: Liberal"]
    assert card_face(EN, cards[0]) == PartyDrawable(Party.LIBERAL, "Liberal", "Party membership")


def test_the_table_itself_has_no_role() -> None:
    with pytest.raises(ValueError, match="no role"):
        own_role(table_view(game()))
