"""The cards of a hand: their fronts, and what a screen reader says of them."""

from dataclasses import replace

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Policy, Role
from shgui.engine.view import PlayerView, view_for
from shgui.presentation.scenes import PrivateView
from shgui.table.private_tasks import TaskKind
from shgui.ui.hand_over.open_hand import HandCard, Order, build_card_face, describe_card, open_hand
from shgui.ui.paint.drawables import (
    BallotDrawable,
    Drawable,
    PartyDrawable,
    PolicyDrawable,
    RoleDrawable,
)
from shgui.words.catalogue import load_catalogue
from tests.ui.games import elected, game
from tests.ui.hand_over.private import PLAYERS

EN = load_catalogue("en")


def cards_of(purpose: TaskKind, view: PlayerView, order: Order = (0, 1)) -> tuple[HandCard, ...]:
    return open_hand(EN, purpose, PrivateView(view, PLAYERS), order).cards


def told(cards: tuple[HandCard, ...]) -> list[str]:
    return [describe_card(EN, card) for card in cards]


def fronts(cards: tuple[HandCard, ...]) -> list[Drawable]:
    return [build_card_face(EN, card.card, card.portrait) for card in cards]


def test_a_hand_is_its_cards() -> None:
    cards = cards_of(TaskKind.DISCARD, view_for(elected(game(cards="FLF"), 1), 0), (0, 1, 2))
    assert [card.card for card in cards] == [Policy.FASCIST, Policy.LIBERAL, Policy.FASCIST]
    assert told(cards) == ["Fascist Policy", "Liberal Policy", "Fascist Policy"]
    assert fronts(cards)[1] == PolicyDrawable(Policy.LIBERAL, "Liberal", "Policy")


def test_ballots_say_what_stands_on_them() -> None:
    ballots = HandCard(True), HandCard(False)
    assert told(ballots) == ["Ja!", "Nein!"]
    assert fronts(ballots) == [BallotDrawable(True, "Ja!"), BallotDrawable(False, "Nein!")]


def test_a_role_lies_beside_its_party() -> None:
    cards = cards_of(TaskKind.ROLE, view_for(game(), 0))
    assert [card.card for card in cards] == [Role.HITLER, Party.FASCIST]
    assert told(cards) == ["Secret role: Hitler", "Party membership: Fascist"]
    assert fronts(cards) == [
        RoleDrawable(Role.HITLER, "Hitler", "Secret role", 0),
        PartyDrawable(Party.FASCIST, "Fascist", "Party membership"),
    ]


def test_every_seat_has_a_portrait_of_its_own() -> None:
    role, _ = fronts(cards_of(TaskKind.ROLE, view_for(game(), 4)))
    assert isinstance(role, RoleDrawable)
    assert role.portrait == 4


def test_a_party_that_was_looked_at_is_told_with_whose_it_is() -> None:
    view = replace(view_for(game(), 0), memory=(SawParty(1, 2, Party.LIBERAL),))
    cards = cards_of(TaskKind.PARTY, view)
    assert told(cards) == ["Piotr: Liberal"]
    assert fronts(cards) == [PartyDrawable(Party.LIBERAL, "Liberal", "Party membership")]
