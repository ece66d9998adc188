"""The printed box on the window: whole games by mouse and by keys, undone, left, taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from shgui.engine.actions import (
    AnswerVeto,
    CallSpecialElection,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
)
from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Policy
from shgui.table.box import BoxAsk, BoxGame
from shgui.table.box_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.entries import Voted
from shgui.table.lines import Claim, ClaimKind, ClaimNoted, Occasion
from shgui.table.paths import UserFolders
from shgui.ui import names
from shgui.ui.motion import OFF
from shgui.ui.paint.press import Press
from shgui.ui.second_screen import SecondScreen
from shgui.ui.stacking import PageName
from shgui.words import box as texts
from shgui.words.catalogue import catalogue
from shgui.words.refusals import refusal
from tests.engine.random_play import EDITIONS
from tests.table.box_play import accepted
from tests.table.play import NAMES
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)

Play = Callable[[Started, Fact], None]

_BUTTONS: dict[Fact, str] = {
    Enact(Policy.LIBERAL): names.BOX_POLICY_LIBERAL,
    Enact(Policy.FASCIST): names.BOX_POLICY_FASCIST,
    ChaosPolicy(Policy.LIBERAL): names.BOX_POLICY_LIBERAL,
    ChaosPolicy(Policy.FASCIST): names.BOX_POLICY_FASCIST,
    HitlerAnswered(True): names.BOX_HITLER,
    HitlerAnswered(False): names.BOX_NOT_HITLER,
    ProposeVeto(): names.BOX_VETO,
    EndPeek(): names.BOX_PEEKED,
}
_DIGITS = "1234567890"


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = at_rest(Started(qapp, folders, "en"))
    yield program
    program.close()
    qapp.setStyleSheet("")


def at_rest(started: Started) -> Started:
    """Nothing moves: what is tapped is there already."""
    looks = started.program.looks
    looks.press = Press(looks.theme._replace(motion=OFF), looks.press.art)
    started.program.window.set_press(looks.press)
    return started


def sit_down(started: Started, players: int, rules: str = "official") -> None:
    started.click(names.HOME_BOX)
    for row, name in enumerate(NAMES[:players]):
        started.write(names.new_table_name(row), name)
    rulebook = started.find(names.NEW_TABLE_RULEBOOK)
    rulebook.setCurrentIndex(rulebook.findData(rules))  # type: ignore[attr-defined]  # a QComboBox
    started.click(names.NEW_TABLE_START)
    assert started.shows(PageName.BOX)
    started.application.processEvents()
    at_rest(started)


def game(started: Started) -> BoxGame:
    table = started.program.box.table
    assert table is not None
    return table.game


def said(started: Started) -> set[str]:
    """What stands beside the boards."""
    return {label.text() for label in started.find(names.BOX).findChildren(QLabel) if label.isVisible()}


def by_mouse(started: Started, fact: Fact) -> None:
    match fact:
        case FirstCandidate(seat):
            started.click(names.box_first(seat))
        case Voted(ballots):
            started.click(names.TABLE_ALL_JA)
            for seat, ja in ballots:
                if not ja:
                    started.click(names.table_seat(seat))
            started.click(names.TABLE_CONFIRM)
        case AnswerVeto(consent):
            started.click(names.TABLE_VETO_AGREE if consent else names.TABLE_VETO_REFUSE)
            started.click(names.TABLE_CONFIRM)
        case Nominate(seat) | Investigate(seat) | CallSpecialElection(seat) | Execute(seat):
            started.click(names.table_seat(seat))
            started.click(names.TABLE_CONFIRM)
        case _:
            started.click(_BUTTONS[fact])


def by_keys(started: Started, fact: Fact) -> None:
    def choose_seat(seat: int) -> None:
        started.key(Qt.Key(ord(_DIGITS[seat])))

    match fact:
        case Voted(ballots):
            started.key(Qt.Key.Key_J)
            for seat, ja in ballots:
                if not ja:
                    choose_seat(seat)
        case AnswerVeto(consent):
            started.key(Qt.Key.Key_J if consent else Qt.Key.Key_N)
        case Nominate(seat) | Investigate(seat) | CallSpecialElection(seat) | Execute(seat):
            choose_seat(seat)
        case _:
            wanted = names.box_first(fact.seat) if isinstance(fact, FirstCandidate) else _BUTTONS[fact]
            for _ in range(len(NAMES)):
                focused = started.application.focusWidget()
                if focused is not None and focused.objectName() == wanted:
                    break
                started.key(Qt.Key.Key_Down)
    started.key(Qt.Key.Key_Return)


def choose(now: BoxGame, chance: Random) -> Fact:
    if now.asks is BoxAsk.FIRST_CANDIDATE:
        return FirstCandidate(chance.randrange(len(now.players)))
    view = now.view
    assert view is not None
    if now.asks is BoxAsk.VOTE:
        return Voted(tuple((seat, chance.random() < 0.6) for seat in view.alive))
    return chance.choice(accepted(now))


def play(started: Started, how: Play, seed: int) -> None:
    chance = Random(seed)
    while game(started).asks is not BoxAsk.OVER:
        fact = choose(game(started), chance)
        before = game(started)
        started.application.processEvents()
        how(started, fact)
        assert game(started).facts == (*before.facts, fact)


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_whole_game_by_mouse(started: Started, rules: str) -> None:
    players = 5 + 5 * (EDITIONS.index(rules) % 2)
    sit_down(started, players, rules)
    play(started, by_mouse, seed=players)
    started.click(names.BOX_FINISH)
    assert started.shows(PageName.HOME)
    assert not started.find(names.HOME_GO_ON).isVisible()


@pytest.mark.parametrize("players", [5, 7, 10])
def test_a_whole_game_by_keys(started: Started, players: int) -> None:
    sit_down(started, players)
    play(started, by_keys, seed=20 + players)


def test_every_entry_can_be_undone_by_mouse_and_by_key(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    by_mouse(started, Nominate(1))
    started.click(names.BOX_UNDO)
    assert game(started).asks is BoxAsk.NOMINATE
    started.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game(started).asks is BoxAsk.FIRST_CANDIDATE
    assert not started.find(names.BOX_UNDO).isEnabled()


def test_a_closed_program_goes_on_where_it_was(
    qapp: QApplication, folders: UserFolders, started: Started
) -> None:
    sit_down(started, 7, "pt_BR")
    by_mouse(started, FirstCandidate(3))
    by_mouse(started, Nominate(1))
    before = game(started)
    started.close()
    again = at_rest(Started(qapp, folders, "en"))
    try:
        again.click(names.HOME_GO_ON)
        assert again.shows(PageName.BOX)
        assert (game(again).facts, game(again).view) == (before.facts, before.view)
        by_mouse(again, Voted(tuple((seat, True) for seat in range(7))))
        assert game(again).asks is BoxAsk.POLICY
    finally:
        again.close()


def test_a_seat_that_may_not_be_chosen_says_why(started: Started) -> None:
    sit_down(started, 7)
    by_mouse(started, FirstCandidate(0))
    by_mouse(started, Nominate(1))
    by_mouse(started, Voted(tuple((seat, True) for seat in range(7))))
    by_mouse(started, Enact(Policy.LIBERAL))
    started.application.processEvents()
    started.click(names.table_seat(0))
    assert started.find(names.TABLE_CONFIRM).isEnabled() is False
    why = refusal(catalogue("en"), Refusal(Reason.TARGET_LAST_PRESIDENT, 0), NAMES, "official")
    assert why in started.find(names.table_seat(0)).accessibleDescription()


def test_what_the_rules_refuse_is_said_beside_the_table(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    table = started.program.box.table
    assert table is not None
    started.find(names.BOX).entered.emit(ProposeVeto())  # type: ignore[attr-defined]  # as a page would
    why = refusal(catalogue("en"), Refusal(Reason.WRONG_PHASE), NAMES, "official")
    assert why in said(started)
    assert table.game.asks is BoxAsk.NOMINATE


def test_a_claim_is_noted_in_the_chronicle(started: Started) -> None:
    started.click(names.HOME_BOX)
    started.click(names.NEW_TABLE_CLAIMS)
    for row, name in enumerate(NAMES[:5]):
        started.write(names.new_table_name(row), name)
    started.click(names.NEW_TABLE_START)
    for fact in (FirstCandidate(0), Nominate(1), Voted(tuple((seat, True) for seat in range(5)))):
        started.application.processEvents()
        at_rest(started)
        by_mouse(started, fact)
    by_mouse(started, Enact(Policy.FASCIST))
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (Policy.FASCIST,) * 3)
    started.find(names.TABLE).claim_noted.emit(claim)  # type: ignore[attr-defined]  # the table page
    assert game(started).lines[-1] == ClaimNoted(claim)


def test_other_words_tell_the_same_question(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    assert texts.question(catalogue("en"), BoxAsk.NOMINATE) in said(started)
    started.program.preferences.change(language="pl")
    assert texts.question(catalogue("pl"), BoxAsk.NOMINATE) in said(started)
    assert game(started).asks is BoxAsk.NOMINATE


def test_nobody_is_offered_a_role_to_look_at(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    assert not started.find(names.TABLE_ROLE_AGAIN).isVisible()
    assert not started.program.menus["role_again"].isEnabled()


def test_a_second_screen_shows_the_boards_and_what_is_asked(started: Started) -> None:
    sit_down(started, 5)
    started.menu("second_screen")
    second = next(top for top in started.application.topLevelWidgets() if isinstance(top, SecondScreen))
    second.table.set_press(Press(second.press.theme._replace(motion=OFF), second.press.art))
    for fact in (FirstCandidate(0), Nominate(1), Voted(tuple((seat, True) for seat in range(5)))):
        started.application.processEvents()
        by_mouse(started, fact)
    assert second.table.band.text.what == texts.question(catalogue("en"), BoxAsk.POLICY)
    second.close()


def test_the_rules_are_at_hand_and_lead_back(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    started.click(names.BOX_RULES)
    assert started.shows(PageName.HELP)
    started.click(names.HELP_BACK)
    assert started.shows(PageName.BOX)
    started.key(Qt.Key.Key_F1)
    assert started.shows(PageName.HELP)


def test_the_table_is_reminded_to_shuffle(started: Started) -> None:
    sit_down(started, 10)
    by_mouse(started, FirstCandidate(0))
    for policy in (Policy.LIBERAL,) * 4 + (Policy.FASCIST,):
        view = game(started).view
        assert view is not None
        by_mouse(started, Nominate(view.eligible[0]))
        by_mouse(started, Voted(tuple((seat, True) for seat in view.alive)))
        by_mouse(started, Enact(policy))
    assert texts.reshuffle(catalogue("en"), 12) in said(started)


def test_a_new_table_after_the_box_deals_again(started: Started) -> None:
    sit_down(started, 5)
    started.menu("home")
    started.click(names.HOME_NEW_TABLE)
    started.click(names.NEW_TABLE_START)
    assert started.shows(PageName.TABLE)
