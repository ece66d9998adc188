"""The table page where some or all have phones: what it says, what can be tapped in, what its menus offer."""

from dataclasses import replace

import pytest

from shgui.engine.actions import Nominate, Vote
from shgui.engine.types import Seat
from shgui.presentation.requests import CountHandsRequest
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import PromptKind, Situation, list_missing_elsewhere
from shgui.presentation.selection import HandCount, Selection
from shgui.table.options import Voting
from shgui.ui import widget_names as names
from shgui.ui.table.prompt_content import PromptBarContent, build_prompt_content
from shgui.ui.table.selection_controller import SelectionController
from shgui.ui.table.table_menu import can_show_role
from shgui.words.catalogue import Catalogue
from shgui.words.prompt_texts import (
    build_prompt,
    format_ballots_in,
)
from tests.ui.games import after, elected, game
from tests.ui.table.tables import Table, public_table

ALL = frozenset(range(7))
NOMINATED = after(game(), (0, Nominate(1)))


def with_phones(public: TableScene, progress: Situation) -> TableScene:
    return replace(
        public,
        elsewhere=progress.elsewhere,
        prompt=replace(public.prompt, missing=list_missing_elsewhere(public.view, progress)),
        phones_open=True,
    )


def content(words: Catalogue, public: TableScene, selection: Selection | None = None) -> PromptBarContent:
    return build_prompt_content(words, public.with_selection(selection or Selection()))


def votes(*voted: Seat, elsewhere: frozenset[Seat] = ALL) -> TableScene:
    progress = Situation(elsewhere=elsewhere)
    state = after(NOMINATED, *((seat, Vote(True)) for seat in voted))
    return with_phones(public_table(state, progress), progress)


def test_the_band_names_whoever_has_not_looked_at_the_role(english: Catalogue) -> None:
    progress = Situation(unseen=frozenset({2, 5}), elsewhere=ALL)
    public = replace(with_phones(public_table(game(), progress), progress), dealing=True)
    asked = content(english, public)
    assert (asked.text.what, asked.text.aside) == (
        "Look at your secret role on your phone.",
        "Waiting for: Piotr, Lucia",
    )
    assert (asked.confirm, asked.possible) == ("", False)
    # A second screen says the same.
    assert build_prompt_content(english, public) == asked


def test_the_band_counts_ballots_and_names_the_last_voters(english: Catalogue) -> None:
    assert content(english, votes()).text.aside == ""
    early, late = votes(0, 1), votes(0, 1, 2, 3, 4)
    assert content(english, early).text.aside == format_ballots_in(english, early.view)
    told = content(english, late).text.aside
    assert told == f"{format_ballots_in(english, late.view)}  ·  Waiting for: Lucia, Bruno"


def test_where_ballots_go_round_the_band_says_that_phones_vote_at_once(english: Catalogue) -> None:
    progress = Situation(Voting.BALLOTS, elsewhere=frozenset({0, 1}))
    public = with_phones(public_table(after(NOMINATED, (0, Vote(True))), progress), progress)
    assert public.prompt.kind is PromptKind.OPEN_BALLOTS
    asked = content(english, public)
    how = "Whoever has a phone votes on it. Among all others the screen goes from hand to hand."
    text = f"{format_ballots_in(english, public.view)}  ·  {how}"
    assert (asked.text.aside, asked.possible) == (text, True)


def test_beside_thumbs_the_band_counts_ballots_of_phones_as_they_come(
    english: Catalogue,
) -> None:
    phones, two = frozenset({0, 1, 2}), format_ballots_in(english, votes(0, 1).view)
    none, some = votes(elsewhere=phones), votes(0, 1, elsewhere=phones)
    hands = HandCount((3, 4, 5, 6))
    talking, tapping = Selection(hands=hands), Selection(hands=hands.with_countdown(done=True))
    how = "Whoever has a phone votes on it. At “Now!” all others show a thumb: up for Ja!, down for Nein!"
    assert content(english, none, talking).text.aside == how
    assert content(english, some, talking).text.aside == f"{two}  ·  {how}"
    assert content(english, none, tapping).text.aside == ""
    assert content(english, some, tapping).text.aside == two
    assert build_prompt_content(english, none).text.aside == ""
    assert build_prompt_content(english, some).text.aside == two


def test_the_band_tells_how_many_have_voted_and_not_what(english: Catalogue) -> None:
    progress = Situation(elsewhere=frozenset({0, 1, 2}))
    answering = Selection(hands=HandCount((3, 4, 5, 6)))
    told = {
        content(english, with_phones(public_table(state, progress), progress), answering)
        for state in (after(NOMINATED, (0, Vote(ja)), (1, Vote(True))) for ja in (True, False))
    }
    assert len(told) == 1


def test_the_band_shows_whose_cards_all_wait_for(english: Catalogue) -> None:
    progress = Situation(elsewhere=ALL)
    public = with_phones(public_table(elected(game(cards="FFL"), 1), progress), progress)
    text = content(english, public).text
    assert [who.name for who in text.who] == ["Ana"]
    assert text.what == "On your phone, choose the Policy to discard."
    assert public.prompt.kind is PromptKind.ON_PHONES
    assert build_prompt(english, public).who == "Waiting for: Ana"


def test_thumbs_are_tapped_in_only_for_those_at_the_screen_and_revealed_with_all_ballots() -> None:
    told: list[object] = []
    tapping = SelectionController(lambda: None, lambda: None, told.append)
    phones = frozenset({0, 1})
    tapping.follow(votes(0, elsewhere=phones))
    assert not tapping.select_seat(1)
    tapping.select_vote(True)
    tapping.confirm()
    assert told == []
    tapping.follow(votes(0, 1, elsewhere=phones))
    tapping.confirm()
    assert told == [CountHandsRequest(dict.fromkeys((2, 3, 4, 5, 6), True))]


@pytest.mark.parametrize(("before", "now"), [({0, 1}, {0, 1, 2}), ({0, 1, 2}, {0, 1})])
def test_what_is_tapped_in_stays_when_somebody_takes_a_phone_or_gives_it_away(
    before: set[Seat], now: set[Seat]
) -> None:
    tapping = SelectionController(lambda: None, lambda: None, lambda _: None)
    tapping.follow(votes(elsewhere=frozenset(before)))
    tapping.select_seat(4)
    tapping.follow(votes(elsewhere=frozenset(now)))
    hands = tapping.selection.hands
    assert hands is not None
    assert set(hands.voters) == ALL - now
    assert hands.ballots == ((4, True),)


def test_a_seat_menu_offers_what_can_be_done_with_its_phone(table: Table) -> None:
    public = votes(elsewhere=frozenset({0}))
    table.page.show_table(public)
    table.page._open_seat_menu(0)
    offered = [button.objectName() for button in table.page.menu.buttons]
    assert names.TABLE_MENU_SCREEN in offered
    assert names.TABLE_MENU_OTHER_PHONE in offered
    assert names.TABLE_MENU_ROLE not in offered
    table.page._open_seat_menu(3)
    offered = [button.objectName() for button in table.page.menu.buttons]
    assert names.TABLE_MENU_SCREEN not in offered
    assert names.TABLE_MENU_OTHER_PHONE in offered
    assert names.TABLE_MENU_ROLE in offered


def test_nobody_asks_for_a_role_at_the_screen_where_all_have_phones() -> None:
    assert not can_show_role(votes())
    assert can_show_role(votes(elsewhere=frozenset({0})))


def test_the_tool_for_the_code_is_there_while_phones_can_come(table: Table) -> None:
    table.page.show_table(votes())
    assert not table.page.header.phones.isHidden()
    table.page.show_table(replace(votes(), phones_open=False))
    assert table.page.header.phones.isHidden()
