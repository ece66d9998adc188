"""Claims as they are tapped in: nothing is chosen for anybody, and nobody is kept from lying badly."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shgui.engine.state import State
from shgui.engine.types import Phase, Policy
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import Situation
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Line, Occasion, list_occasions
from shgui.table.private_tasks import TASK_OF_PHASE
from shgui.table.public_facts import list_first_occasions
from shgui.ui import widget_names as names
from shgui.ui.shell.input_guard import InputGuard
from shgui.ui.theme import Motion
from shgui.words.catalogue import load_catalogue
from tests.ui.appearance import change_appearance
from tests.ui.fingers import Keyboard, Mouse
from tests.ui.games import elected
from tests.ui.table.states import FASCIST, LIBERAL, enacted, nominated, revealed, second_round, vetoed
from tests.ui.table.tables import PLAYERS, MakeTable, Table, public_table

Key = Qt.Key
DREW, RECEIVED = Occasion(1, 0, ClaimKind.DREW), Occasion(1, 3, ClaimKind.RECEIVED)
FIRST = Claim(DREW, (FASCIST, FASCIST, LIBERAL))


def third_round() -> State:
    """In the first 0 and 3 governed, in the second 1 and 4; now seat 2 nominates."""
    return enacted(second_round(), 4, FASCIST)


def claimed(*lines: Line, state: State | None = None) -> TableScene:
    """What the table page is told in the third round, with these lines in the chronicle."""
    public = public_table(third_round() if state is None else state, claims=True)
    return replace(public, chronicle=(*public.chronicle, *lines), announced=())


def listed(table: Table) -> list[str]:
    fields = table.page.claims.occasions
    return [fields.itemText(row).replace("\u00a0", " ") for row in range(fields.count())]


def choose(table: Table, row: int) -> None:
    """In the list, by keys, as somebody who can't point at it would."""
    fields = table.page.claims.occasions
    fields.setFocus()
    for _ in range(abs(row - fields.currentIndex())):
        QTest.keyClick(fields, Key.Key_Down if row > fields.currentIndex() else Key.Key_Up)


def test_nothing_is_chosen_beforehand_and_nothing_incomplete_is_noted(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    panel = table.page.claims
    assert {card.accessibleName() for card in panel.cards} == {"Not chosen yet"}
    table.key(Key.Key_1, Key.Key_2, Key.Key_Return)
    assert not panel.note.isEnabled()
    assert table.said.all == []


def test_until_all_is_chosen_it_says_how_to_choose(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    panel = table.page.claims
    assert panel.aside == panel.accessibleDescription() == "Press a card to turn it over."
    table.key(Key.Key_1, Key.Key_2)
    assert panel.aside == "Press a card to turn it over."
    table.key(Key.Key_3)
    assert panel.aside == ""


def test_what_cannot_be_true_is_marked_and_noted_all_the_same(table: Table) -> None:
    """A Liberal Policy has been enacted."""
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    panel = table.page.claims
    table.key(*[Key.Key_1] * 2, *[Key.Key_2] * 2, Key.Key_3)
    assert panel.doubt == ""
    table.key(Key.Key_3)
    assert panel.doubt == "That cannot be: the Policy that was enacted is not among them."
    assert panel.note.accessibleDescription() == panel.doubt
    table.key(Key.Key_Return)
    assert [type(said) for _, said in table.said.all] == [Claim]


def test_the_keyboard_goes_back_to_the_table(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    table.click(names.TABLE_CLAIMS)
    table.key(Key.Key_Escape)
    assert not table.page.claims.isVisible()
    assert table.page.focusWidget() is table.page


def test_the_tool_that_opens_the_panel_closes_it_again(table: Table) -> None:
    table.page.show_table(public_table(second_round(), claims=True))
    for opened in (True, False, True):
        table.click(names.TABLE_CLAIMS)
        assert table.page.claims.isVisible() is opened


# Of any round


def test_everything_that_can_be_claimed_is_listed_and_the_latest_round_is_asked_for(table: Table) -> None:
    table.page.show_table(claimed())
    table.click(names.TABLE_CLAIMS)
    assert listed(table) == [
        "Round 2. President: Ola",
        "Round 2. Chancellor: Igor",
        "Round 1. President: Ana",
        "Round 1. Chancellor: Marta",
    ]
    panel = table.page.claims
    assert panel.occasions.currentIndex() == 0
    assert panel.question == "Which Policies does the President (Ola) claim to have drawn?"
    assert panel.accessibleName() == panel.question


def test_of_the_latest_round_it_asks_for_what_is_not_claimed_yet(table: Table) -> None:
    second = Claim(Occasion(2, 1, ClaimKind.DREW), (FASCIST, FASCIST, LIBERAL))
    table.page.show_table(claimed(ClaimNoted(second)))
    table.click(names.TABLE_CLAIMS)
    assert table.page.claims.occasions.currentIndex() == 1
    table.click(names.TABLE_CLAIMS_SKIP)
    assert not table.page.claims.isVisible()


def test_a_claim_of_an_earlier_round_is_made_later(table: Table) -> None:
    table.page.show_table(claimed())
    table.click(names.TABLE_CLAIMS)
    choose(table, 3)
    panel = table.page.claims
    assert [card.isVisible() for card in panel.cards] == [True, True, False]
    assert panel.focusWidget() is panel.cards[0]
    table.key(Key.Key_1, Key.Key_2, Key.Key_2, Key.Key_Return)
    assert table.said.all == [("claim_noted", Claim(RECEIVED, (LIBERAL, FASCIST)))]
    assert not panel.isVisible()


def test_what_is_claimed_already_is_read_while_it_is_corrected_and_nothing_is_chosen(table: Table) -> None:
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    panel = table.page.claims
    assert panel.standing == "Ana claims to have drawn: Fascist, Fascist, Liberal"
    assert panel.accessibleDescription() == panel.standing
    assert {card.accessibleName() for card in panel.cards} == {"Not chosen yet"}
    assert not panel.note.isEnabled()
    assert (panel.skip.isVisible(), panel.withdraw.isVisible()) == (False, True)
    table.key(*[Key.Key_1] * 2, Key.Key_2, Key.Key_3)
    assert panel.doubt == ""
    table.key(Key.Key_2, Key.Key_3, Key.Key_Return)
    ((kind, claim),) = table.said.all
    assert (kind, claim) == ("claim_noted", Claim(DREW, (FASCIST, FASCIST, FASCIST)))


def test_what_cannot_be_true_of_an_earlier_round_is_marked_by_what_that_round_enacted(table: Table) -> None:
    table.page.show_table(claimed())
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    table.key(*[Key.Key_1] * 2, *[Key.Key_2] * 2, *[Key.Key_3] * 2)
    assert table.page.claims.doubt == "That cannot be: the Policy that was enacted is not among them."


def test_a_claim_is_taken_back_by_one_press(table: Table) -> None:
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    table.click(names.TABLE_CLAIMS_WITHDRAW)
    assert table.said.all == [("claim_withdrawn", DREW)]
    assert not table.page.claims.isVisible()
    assert table.page.focusWidget() is table.page


def test_what_was_taken_back_is_asked_for_like_what_was_never_claimed(table: Table) -> None:
    table.page.show_table(claimed(ClaimNoted(FIRST), ClaimWithdrawn(FIRST)))
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    panel = table.page.claims
    assert panel.standing == ""
    assert (panel.skip.isVisible(), panel.withdraw.isVisible()) == (True, False)


def test_an_open_panel_hears_what_is_written_down_meanwhile(table: Table) -> None:
    table.page.show_table(claimed())
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    panel = table.page.claims
    table.key(Key.Key_1)
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    assert panel.isVisible()
    assert panel.standing == "Ana claims to have drawn: Fascist, Fascist, Liberal"
    assert panel.withdraw.isVisible()
    assert [card.liberal for card in panel.cards] == [True, None, None]


def test_enter_presses_the_button_that_the_keyboard_is_on(table: Table) -> None:
    """It writes down only on a card, on the list, or on the button that says so."""
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    table.key(Key.Key_1, Key.Key_2, Key.Key_3)
    table.child(names.TABLE_CLAIMS_WITHDRAW).setFocus()
    table.key(Key.Key_Return)
    assert table.said.all == [("claim_withdrawn", DREW)]


def test_names_in_the_list_are_only_names(table: Table) -> None:
    odd = ("<b>x</b>", "{name} {0} {", "A & B", "%1 %s", *PLAYERS[4:])
    table.page.show_table(replace(claimed(ClaimNoted(FIRST)), names=odd[:7]))
    table.click(names.TABLE_CLAIMS)
    choose(table, 2)
    told = listed(table)
    assert all(name in row for name, row in zip(("{name} {0} {", "Igor", "<b>x</b>"), told, strict=False))
    assert told[3].endswith("%1 %s")
    assert "<b>x</b>" in table.page.claims.standing


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("sheet", [False, True])
def test_whatever_is_chosen_in_the_list_is_read_whole(
    make_table: MakeTable, percent: int, sheet: bool
) -> None:
    table = make_table(percent=percent)
    names_of = tuple(f"Wilhelmina Maximiliana {seat}" for seat in range(7))
    table.page.show_table(replace(claimed(), names=names_of))
    if sheet:
        table.page.toggle_game_log()
    table.click(names.TABLE_CLAIMS)
    panel = table.page.claims
    assert panel.occasions.widest_row_width <= panel.occasions.width()
    assert table.page.rect().contains(panel.geometry())
    assert panel.geometry().bottom() < table.page.prompt_bar.geometry().top()
    if sheet and percent > 100:
        # Both lie on the boards, and what is asked above what was read.
        assert table.page.childAt(panel.geometry().center()) in (panel, *panel.children())
    else:
        assert not (sheet and panel.geometry().intersects(table.page.sheet.geometry()))


@pytest.mark.parametrize("row", [1, 2])
def test_nothing_is_asked_for_after_another_language_but_in_its_words(table: Table, row: int) -> None:
    table.page.show_table(claimed())
    table.click(names.TABLE_CLAIMS)
    choose(table, row)
    table.key(Key.Key_1)
    change_appearance(table.page, words=load_catalogue("pl"))
    panel = table.page.claims
    assert panel.isVisible()
    assert panel.occasions.currentIndex() == row
    assert listed(table)[0].startswith("Runda 2. Prezydent")
    assert [card.liberal for card in panel.cards] == [True, None, None]


# Pressed twice, held down


@pytest.fixture
def filtered(make_table: MakeTable, qapp: QApplication) -> Table:
    """As in the program: what is pressed is pressed once."""
    table = make_table()
    InputGuard(qapp, table.page)
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    table.page.activateWindow()
    return table


def test_a_double_click_on_no_claim_skips_one_alone(filtered: Table) -> None:
    filtered.click(names.TABLE_CLAIMS)
    Mouse().double_click(filtered.child(names.TABLE_CLAIMS_SKIP))
    assert filtered.page.claims.occasions.currentIndex() == 1
    assert filtered.page.claims.isVisible()


def test_a_double_click_takes_one_claim_back_and_touches_nothing_below(filtered: Table) -> None:
    filtered.click(names.TABLE_CLAIMS)
    choose(filtered, 2)
    Mouse().double_click(filtered.child(names.TABLE_CLAIMS_WITHDRAW))
    assert filtered.said.all == [("claim_withdrawn", DREW)]


def test_a_key_that_is_held_writes_one_claim_down(filtered: Table) -> None:
    filtered.click(names.TABLE_CLAIMS)
    keyboard = Keyboard(filtered.page)
    for key in (Key.Key_1, Key.Key_2, Key.Key_3):
        keyboard.press(key)
        keyboard.release(key)
    keyboard.press(Key.Key_Return)
    keyboard.hold(Key.Key_Return)
    keyboard.release(Key.Key_Return)
    assert [kind for kind, *_ in filtered.said.all] == ["claim_noted"]
    assert filtered.page.claims.isVisible()


# From the chronicle


def row_of_claim(table: Table) -> int:
    model = table.page.sheet.model
    texts = [str(model.index(row).data()) for row in range(model.rowCount())]
    return max(row for row, text in enumerate(texts) if "claims to have drawn" in text)


def press_row(table: Table, row: int) -> None:
    view = table.page.sheet.rows
    index = view.model().index(row, 0)
    view.scrollTo(index)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())


def test_a_pressed_claim_in_the_chronicle_is_asked_for_anew(table: Table) -> None:
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    table.page.toggle_game_log()
    press_row(table, row_of_claim(table))
    panel = table.page.claims
    assert panel.isVisible()
    assert panel.question == "Which Policies does the President (Ana) claim to have drawn?"
    assert table.page.sheet.isVisible()
    assert not panel.geometry().intersects(table.page.sheet.geometry())


def test_by_keyboard_too(table: Table) -> None:
    table.page.show_table(claimed(ClaimNoted(FIRST)))
    table.page.toggle_game_log()
    view = table.page.sheet.rows
    view.setCurrentIndex(view.model().index(row_of_claim(table), 0))
    QTest.keyClick(view, Key.Key_Return)
    assert table.page.claims.isVisible()
    assert table.said.all == []


@pytest.mark.parametrize(
    "lines",
    [
        (ClaimNoted(FIRST), ClaimWithdrawn(FIRST)),
        (ClaimNoted(FIRST), ClaimNoted(Claim(DREW, (LIBERAL,) * 3))),
    ],
    ids=["taken back", "corrected"],
)
def test_only_what_stands_can_be_pressed(table: Table, lines: tuple[Line, ...]) -> None:
    table.page.show_table(claimed(*lines))
    table.page.toggle_game_log()
    model = table.page.sheet.model
    texts = [str(model.index(row).data()) for row in range(model.rowCount())]
    press_row(table, texts.index("Ana claims to have drawn: Fascist, Fascist, Liberal"))
    assert not table.page.claims.isVisible()


def test_where_cards_are_in_a_hand_no_claim_can_be_pressed(table: Table) -> None:
    table.page.show_table(claimed(ClaimNoted(FIRST), state=elected(second_round(), 4)))
    table.page.toggle_game_log()
    press_row(table, row_of_claim(table))
    assert not table.page.claims.isVisible()


def test_while_something_is_told_no_claim_can_be_pressed(make_table: MakeTable) -> None:
    table = make_table(motion=Motion())
    before = nominated()
    noted = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (LIBERAL,) * 3))
    table.page.show_table(replace(public_table(before, claims=True), chronicle=(*before.history, noted)))
    table.page.toggle_game_log()
    table.page.show_table(public_table(revealed(before, 5), since=before, claims=True))
    table.page._open_claim(DREW)
    assert not table.page.claims.isVisible()


# What is open


@pytest.mark.parametrize("phase", [*TASK_OF_PHASE, Phase.VETO_ANSWER, Phase.OVER])
def test_nothing_is_open_while_cards_are_in_a_hand_or_when_all_is_known(phase: Phase) -> None:
    public = claimed()
    public.view.phase = Phase(phase)
    assert public.claimable == list_first_occasions(public.claimable, public.chronicle) == ()


def test_nothing_is_open_where_claims_are_off() -> None:
    public = replace(claimed(), claims=False)
    assert public.claimable == ()


def test_when_all_of_the_latest_round_is_claimed_its_first_claim_is_asked_for() -> None:
    second = [each for each in list_occasions(third_round().history) if each.round == 2]
    noted = [ClaimNoted(Claim(each, (Policy.FASCIST,) * each.kind.cards)) for each in second]
    withdrawn = ClaimWithdrawn(noted[1].claim)
    for lines, asked in ((noted, second[0]), (noted[:1], second[1]), ((*noted, withdrawn), second[1])):
        public = claimed(*lines)
        assert list_first_occasions(public.claimable, public.chronicle) == (asked,)


# What bots claim


def with_bots(*bots: int) -> TableScene:
    """Ana, who drew in the first round, has claimed something."""
    return replace(claimed(ClaimNoted(FIRST)), bots=frozenset(bots))


def test_what_a_bot_saw_is_not_listed(table: Table) -> None:
    table.page.show_table(with_bots(0, 1))
    table.click(names.TABLE_CLAIMS)
    assert listed(table) == ["Round 2. Chancellor: Igor", "Round 1. Chancellor: Marta"]


def test_where_bots_alone_have_seen_anything_nothing_is_offered(table: Table) -> None:
    table.page.show_table(with_bots(0, 1, 3, 4))
    assert not table.child(names.TABLE_CLAIMS).isVisible()


def test_what_a_bot_claims_can_be_pressed_in_no_chronicle(table: Table) -> None:
    table.page.show_table(with_bots(0))
    table.page.toggle_game_log()
    press_row(table, row_of_claim(table))
    assert not table.page.claims.isVisible()


def test_whoever_plays_on_after_a_bot_corrects_what_it_claimed(table: Table) -> None:
    table.page.show_table(with_bots(0))
    table.page.show_table(with_bots())
    table.page.toggle_game_log()
    press_row(table, row_of_claim(table))
    table.click(names.TABLE_CLAIMS_WITHDRAW)
    assert table.said.all == [("claim_withdrawn", DREW)]


def test_an_open_panel_asks_no_more_for_a_seat_that_a_bot_takes(table: Table) -> None:
    table.page.show_table(claimed())
    table.click(names.TABLE_CLAIMS)
    table.page.show_table(replace(claimed(), bots=frozenset({1})))
    panel = table.page.claims
    assert panel.question == "Which Policies does the Chancellor (Igor) claim to have received?"
    table.page.show_table(replace(claimed(), bots=frozenset({1, 4})))
    assert not panel.isVisible()


def test_during_a_veto_nothing_is_open() -> None:
    assert public_table(vetoed(), Situation(), claims=True).claimable == ()
