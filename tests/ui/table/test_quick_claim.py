"""What somebody has just seen is claimed with one tap, where bots play."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from shgui.engine.actions import EndPeek, Investigate, Nominate
from shgui.engine.state import State
from shgui.engine.types import Party, Policy, Seat
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, Line, Occasion
from shgui.ui import widget_names as names
from tests.ui.games import after, elected, game
from tests.ui.hostile import HOSTILE
from tests.ui.table.states import enacted, with_fascist
from tests.ui.table.tables import PLAYERS, MakeTable, Table, public_table

LIBERAL, FASCIST = Policy.LIBERAL, Policy.FASCIST


def told(
    state: State, *people: Seat, said: tuple[Line, ...] = (), called: tuple[str, ...] = PLAYERS
) -> TableScene:
    """These are people; all others are bots."""
    public = public_table(state, claims=True, told=said, names=called)
    return replace(public, bots=frozenset(range(public.view.players)) - set(people))


def offered(table: Table) -> list[str]:
    return ["".join(option.claim.cards) for option in table.page.quick_claim.options]


def governed(cards: str = "FFF", policy: Policy = FASCIST) -> State:
    """Ana and Marta have governed."""
    return enacted(game(cards=cards), 3, policy)


def test_one_tap_claims_what_the_president_drew(table: Table) -> None:
    table.page.show_table(told(governed(), 0))
    assert table.page.quick_claim.isVisible()
    assert offered(table) == ["LLF", "LFF", "FFF"]
    table.click(names.table_quick_claim(1))
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (LIBERAL, FASCIST, FASCIST))
    assert table.said.all == [("claim_noted", claim)]


def test_whoever_plays_alone_is_asked_and_nobody_is_told_of_him(table: Table) -> None:
    table.page.show_table(told(governed(), 0))
    assert table.page.quick_claim.question == "Which Policies do you say you drew?"
    table.page.show_table(told(governed(), 0, 4))
    assert table.page.quick_claim.question == "Which Policies does the President (Ana) claim to have drawn?"


@pytest.mark.parametrize("cards", ["FFF", "LFF", "LLF"])
def test_every_hand_is_offered_the_same(table: Table, cards: str) -> None:
    table.page.show_table(told(governed(cards), 0, 3))
    assert offered(table) == ["LLF", "LFF", "FFF"]
    assert table.page.quick_claim.options[0].accessibleName() == "Liberal, Liberal, Fascist"


def test_who_has_claimed_is_asked_no_more_and_the_next_one_is(table: Table) -> None:
    noted = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (FASCIST,) * 3))
    table.page.show_table(told(governed(), 0, 3, said=(noted,)))
    assert "Marta" in table.page.quick_claim.question
    assert offered(table) == ["LF", "FF"]
    table.page.show_table(told(governed(), 0, said=(noted,)))
    assert not table.page.quick_claim.isVisible()


def test_the_order_matters_on_top_of_the_deck_alone(table: Table) -> None:
    peeked = after(with_fascist(5, 3), (0, EndPeek()))
    noted = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (FASCIST,) * 3))
    table.page.show_table(told(peeked, 0, said=(noted,)))
    assert offered(table) == ["LLL", "LLF", "LFL", "LFF", "FLL", "FLF", "FFL", "FFF"]


def test_a_party_that_was_seen_is_claimed_with_one_tap(table: Table) -> None:
    seen = after(with_fascist(7, 2), (0, Investigate(4)))
    noted = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (FASCIST,) * 3))
    table.page.show_table(told(seen, 0, said=(noted,)))
    assert [option.claim.party for option in table.page.quick_claim.options] == list(Party)
    assert [option.accessibleName() for option in table.page.quick_claim.options] == ["Liberal", "Fascist"]


def test_it_waits_for_nobody_and_one_tap_puts_it_away(table: Table) -> None:
    table.page.show_table(told(governed(), 0))
    assert table.page.focusWidget() is table.page
    table.click(names.TABLE_QUICK_CLOSE)
    assert not table.page.quick_claim.isVisible()
    table.page.show_table(told(governed(), 0))
    assert not table.page.quick_claim.isVisible()
    assert table.said.all == []


def test_the_keyboard_reaches_it_and_comes_back_to_the_table(table: Table) -> None:
    table.page.show_table(told(governed(), 0))
    option = table.page.quick_claim.options[0]
    option.setFocus()
    table.key(Qt.Key.Key_Return)
    assert [said[0] for said in table.said.all] == ["claim_noted"]
    assert table.page.focusWidget() is table.page


def test_a_held_key_claims_once(table: Table) -> None:
    table.page.show_table(told(governed(), 0))
    table.page.quick_claim.options[0].setFocus()
    table.key(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert [said[0] for said in table.said.all] == ["claim_noted"]


def test_nobody_is_asked_without_bots_by_phone_or_a_round_later(table: Table) -> None:
    public = told(governed(), 0)
    asked = []
    for shown in (
        replace(public, bots=frozenset()),
        replace(public, elsewhere=frozenset({0})),
        replace(public, claims=False),
        told(enacted(enacted(governed("FFFLLFLLF"), 4, LIBERAL), 5, LIBERAL), 0),
        told(elected(governed(), 4), 0),
    ):
        table.page.show_table(shown)
        asked.append(table.page.quick_claim.isVisible())
    assert asked == [False] * 5


def test_the_sheet_of_claims_lies_alone(table: Table) -> None:
    table.page.show_table(told(governed(), 0))
    table.click(names.TABLE_CLAIMS)
    table.page.show_table(told(after(governed(), (1, Nominate(5))), 0))
    assert table.page.quick_claim.isVisible()


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_shown_as_they_are(table: Table, name: str) -> None:
    table.page.show_table(told(governed(), 0, 3, called=(name, *PLAYERS[1:])))
    assert name in table.page.quick_claim.question
    QApplication.processEvents()
    table.page.grab()


def test_large_texts_have_large_signs(make_table: MakeTable) -> None:
    heights = []
    for percent in (100, 200):
        table = make_table(percent=percent)
        table.page.show_table(told(governed(), 0))
        heights.append(table.page.quick_claim.options[0].height())
    assert heights[0] < heights[1]


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("seat", [0, 3])
def test_it_covers_no_policy_and_nothing_that_warns(table: Table, policy: Policy, seat: Seat) -> None:
    table.page.show_table(told(governed("LFF", policy), seat))
    quick, widgets = table.page.quick_claim, table.page.widgets
    assert quick.isVisible()
    assert widgets.liberal.card_rects[0].bottom() < quick.geometry().top()
    assert quick.geometry().bottom() < widgets.fascist.card_rects[0].top()


@pytest.mark.parametrize("seat", [1, 2, 7, 8])
def test_what_a_bot_claims_meanwhile_lies_beside_it(table: Table, seat: Seat) -> None:
    state = enacted(game(10, cards="FFF", first=seat), (seat + 3) % 10, FASCIST)
    noted = ClaimNoted(Claim(Occasion(1, seat, ClaimKind.DREW), (FASCIST,) * 3))
    table.page.show_table(told(state, (seat + 3) % 10, said=(noted,)))
    assert table.page.quick_claim.isVisible()
    assert table.page.speech.speaker == seat
    assert not table.page.speech.note.geometry().intersects(table.page.quick_claim.geometry())
