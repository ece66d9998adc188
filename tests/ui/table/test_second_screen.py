"""The public table on another display: the same table, and nothing to operate."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Nominate, Vote
from shgui.engine.events import VotesRevealed
from shgui.presentation.scenes import FingerprintScene
from shgui.presentation.screens import Situation
from shgui.table.log_lines import (
    Claim,
    ClaimKind,
    ClaimNoted,
    ClaimWithdrawn,
    Occasion,
    SlipTakenBack,
    TableLine,
)
from shgui.table.options import Voting
from shgui.ui.table.second_screen import SecondScreen, compute_window_rect
from shgui.ui.table.second_screen_switch import find_other_screen
from shgui.words.catalogue import load_catalogue
from tests.ui.games import after, elected, game
from tests.ui.table.states import FASCIST, LIBERAL, nominated, second_round
from tests.ui.table.tables import public_table, renderer


@pytest.fixture
def screen(qtbot: QtBot) -> SecondScreen:
    screen = SecondScreen(renderer(), load_catalogue("en"))
    qtbot.addWidget(screen)
    screen.show_on(None)
    return screen


def test_it_shows_whose_move_it_is_without_asking(screen: SecondScreen) -> None:
    screen.show_table(public_table(game()))
    band = screen.table.prompt_bar
    assert band.text.who[0].name == "Ana"
    assert band.text.what == "Nominates a Chancellor."
    assert not band.confirm.isVisible()


def test_while_roles_are_looked_at_nobody_nominates_yet(screen: SecondScreen) -> None:
    screen.show_table(replace(public_table(game()), dealing=True))
    band = screen.table.prompt_bar
    assert band.text.who == ()
    assert band.text.what == "The screen goes from hand to hand: everybody looks at their secret role."


def test_nothing_on_it_can_be_operated(screen: SecondScreen) -> None:
    screen.show_table(public_table(game()))
    focusable = [
        part for part in screen.findChildren(QWidget) if part.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    assert focusable == []
    assert screen.childAt(screen.rect().center()) is None
    tools = [part for part in screen.table.header.findChildren(QAbstractButton) if part.isVisible()]
    assert tools == []


def test_during_a_hand_over_it_shows_the_table(screen: SecondScreen) -> None:
    state = elected(game(), 3)
    screen.show_table(public_table(state, Situation(passing_round=True)))
    assert screen.table.prompt_bar.text.who[0].name == "Ana"
    assert "Policy" in screen.table.prompt_bar.text.what + screen.table.prompt_bar.text.aside


def test_ballots_are_counted_and_not_shown(screen: SecondScreen) -> None:
    state = after(game(), (0, Nominate(1)), (0, Vote(True)), (4, Vote(False)))
    screen.show_table(public_table(state, Situation(voting=Voting.BALLOTS, passing_round=True)))
    plates = screen.table.widgets.seats[:7]
    assert [plate.drawable.scene.has_voted for plate in plates] == [seat in (0, 4) for seat in range(7)]
    assert {plate.drawable.scene.vote for plate in plates} == {None}
    assert "2" in screen.table.prompt_bar.text.aside


def test_hands_that_go_up_at_once_are_not_counted(screen: SecondScreen) -> None:
    screen.show_table(public_table(after(game(), (0, Nominate(1)))))
    assert screen.table.prompt_bar.text.aside == ""


def test_before_the_roles_it_shows_the_fingerprint_and_no_table(screen: SecondScreen) -> None:
    screen.show_table(public_table(game()))
    screen.show_fingerprint(FingerprintScene("0123456789abcdef" * 4))
    assert screen.sheet.isVisible()
    assert screen.sheet.groups[1] == "4567"
    assert not screen.table.isVisible()
    assert screen.findChildren(QLineEdit) == []
    screen.show_table(public_table(game()))
    assert (screen.sheet.isVisible(), screen.table.isVisible()) == (False, True)


def test_its_type_follows_its_own_height(screen: SecondScreen) -> None:
    screen.resize(1600, 900)
    assert screen.table.prompt_bar.height() > 0
    assert screen.ui.theme.type.height == 900


def test_escape_puts_it_away(screen: SecondScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.isVisible()


@pytest.mark.parametrize("room", [QRect(0, 0, 1280, 720), QRect(0, 28, 1024, 700), QRect(10, 20, 2560, 1400)])
def test_with_one_display_it_is_a_window_that_fits(room: QRect) -> None:
    window = compute_window_rect(room)
    assert room.adjusted(0, 24, 0, 0).contains(window)
    assert (window.width(), window.height()) == (min(1280, room.width() - 16), min(720, room.height() - 48))


def test_its_window_lies_within_the_display(screen: SecondScreen) -> None:
    assert screen.screen().availableGeometry().contains(screen.geometry())


def test_with_one_display_there_is_no_other(screen: SecondScreen) -> None:
    assert find_other_screen(screen) is None


def test_it_tells_what_was_taken_back(screen: SecondScreen) -> None:
    votes = VotesRevealed(tuple((seat, seat != 3) for seat in range(7)))
    screen.show_table(public_table(nominated(), told=(votes, SlipTakenBack((votes,)))))
    assert screen.table.prompt_bar.text.aside == "Taken back: “Votes: Ja!\u00a06, Nein!\u00a01”"
    screen.show_table(public_table(nominated()))
    assert screen.table.prompt_bar.text.aside == ""


def test_it_tells_what_is_claimed_corrected_and_taken_back(screen: SecondScreen) -> None:
    state = second_round()
    first = ClaimNoted(Claim(Occasion(1, 0, ClaimKind.DREW), (FASCIST, FASCIST, LIBERAL)))
    other = ClaimNoted(Claim(first.claim.occasion, (LIBERAL, LIBERAL, FASCIST)))
    lines: tuple[TableLine, ...] = (first, other, ClaimWithdrawn(other.claim))
    said = []
    for count, line in enumerate(lines, 1):
        public = public_table(state, claims=True, told=lines[:count])
        screen.show_table(replace(public, announced=(line,)))
        said.append(screen.table.prompt_bar.text.aside)
    assert said == [
        "Ana claims to have drawn: Fascist, Fascist, Liberal",
        "Corrected: Ana claims to have drawn: Liberal, Liberal, Fascist",
        "Ana takes back the claim to have drawn: Liberal, Liberal, Fascist",
    ]
    assert screen.table.prompt_bar.text.what == "Nominates a Chancellor."
    assert not screen.table.stage.playing
