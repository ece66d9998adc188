"""A finished game is watched again by clicks, by keys, by dragging and by itself."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shgui.engine.types import Phase, Role
from shgui.library.finished_game import load_finished_game
from shgui.ui import widget_names as names
from shgui.ui.after_game.transport_bar import Speed
from shgui.ui.theme import Motion
from shgui.ui.theme.metrics import LEAST_TARGET
from shgui.ui.widgets.animation_stage import NO_MOTION
from tests.table.play import NAMES, done, table_for, until
from tests.table.random_evenings import short_lived_journal
from tests.ui.after_game.replay.evenings import ROLES, random_game, told_game
from tests.ui.after_game.replay.watched import Watched, renderer
from tests.ui.appearance import change_appearance
from tests.ui.hostile import HOSTILE

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_it_begins_at_the_step_that_is_wanted(watched: Watched) -> None:
    assert watched.page.step == 0
    watched.page.watch(watched.game, 5)
    assert watched.page.step == 5
    watched.page.watch(watched.game, 5_000)
    assert watched.page.step == watched.last


@pytest.mark.parametrize("hidden", [False, True])
def test_a_shorter_game_follows_a_longer_one(watched: Watched, hidden: bool) -> None:
    longer, _ = random_game(1)
    assert len(longer.steps) > watched.last + 1
    watched.page.watch(longer, len(longer.steps))
    watched.find(names.WATCH_HIDDEN).setChecked(hidden)
    watched.page.watch(watched.game)
    assert (watched.page.step, watched.page.timeline.value()) == (0, 0)
    assert not watched.find(names.WATCH_HIDDEN).isChecked()


def test_arrows_go_a_step_on_and_back_and_stop_at_the_ends(watched: Watched) -> None:
    watched.key(Key.Key_Right)
    watched.key(Key.Key_Right)
    assert watched.page.step == 2
    for _ in range(3):
        watched.key(Key.Key_Left)
    assert watched.page.step == 0
    watched.key(Key.Key_End)
    watched.key(Key.Key_Right)
    assert watched.page.step == watched.last
    watched.key(Key.Key_Home)
    assert watched.page.step == 0


def test_shift_goes_from_round_to_round(watched: Watched) -> None:
    steps = []
    for _ in range(5):
        watched.key(Key.Key_Right, SHIFT)
        steps.append(watched.page.step)
    assert steps == [3, 8, 14, 19, 19]
    watched.page.go_to(10)
    watched.key(Key.Key_Left, SHIFT)
    assert watched.page.step == 8
    watched.key(Key.Key_Left, SHIFT)
    assert watched.page.step == 3


@pytest.mark.parametrize(
    ("button", "step"),
    [
        (names.WATCH_STEP_ON, 10),
        (names.WATCH_STEP_BACK, 8),
        (names.WATCH_ROUND_ON, 14),
        (names.WATCH_ROUND_BACK, 8),
    ],
)
def test_buttons_do_what_the_keys_do(watched: Watched, button: str, step: int) -> None:
    watched.page.go_to(9)
    watched.click(button)
    assert watched.page.step == step
    assert watched.page.hasFocus()


def test_a_double_click_goes_two_steps(watched: Watched) -> None:
    button = watched.find(names.WATCH_STEP_ON)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert watched.page.step == 2


def test_what_leads_nowhere_can_not_be_pressed(watched: Watched) -> None:
    assert not watched.find(names.WATCH_STEP_BACK).isEnabled()
    assert watched.find(names.WATCH_STEP_ON).isEnabled()
    watched.key(Key.Key_End)
    assert watched.find(names.WATCH_ROUND_BACK).isEnabled()
    assert not watched.find(names.WATCH_ROUND_ON).isEnabled()


def test_the_timeline_is_scrubbed(watched: Watched) -> None:
    watched.press_at(6)
    assert watched.page.step == 6
    for step in (12, 17, 2):
        watched.drag_to(step)
        assert watched.page.step == step
    QTest.mouseRelease(watched.page.timeline, Qt.MouseButton.LeftButton)
    watched.drag_to(9)
    assert watched.page.step == 2


def test_it_goes_by_itself_until_the_end(watched: Watched) -> None:
    watched.key(Key.Key_Space)
    for step in range(1, watched.last):
        assert watched.page.step == step
        watched.run_out()
    assert watched.page.step == watched.last
    assert not watched.page.playing
    assert watched.running == []


def test_at_the_end_it_begins_anew(watched: Watched) -> None:
    watched.key(Key.Key_End)
    watched.click(names.WATCH_PLAY)
    watched.run_out()
    assert watched.page.step == 1


def test_space_stops_it_and_so_does_whoever_takes_a_step(watched: Watched) -> None:
    for stop in (Key.Key_Space, Key.Key_Right, Key.Key_Home):
        watched.key(Key.Key_Space)
        assert watched.running
        watched.key(stop)
        assert watched.running == []
        assert not watched.page.playing


@pytest.mark.parametrize(
    ("key", "speed"), [(Key.Key_1, Speed.SLOW), (Key.Key_2, Speed.STEADY), (Key.Key_3, Speed.FAST)]
)
def test_three_speeds(watched: Watched, key: Key, speed: Speed) -> None:
    watched.click(names.choice_name(names.WATCH_SPEED, Speed.SLOW))
    watched.key(Key.Key_Space)
    watched.run_out()
    watched.key(key)
    assert watched.running == [speed.rest]
    assert watched.page.playing
    checked = [each for each in Speed if watched.find(names.choice_name(names.WATCH_SPEED, each)).isChecked()]
    assert checked == [speed]


def test_a_step_is_waited_for_until_all_of_it_was_told(qtbot: QtBot) -> None:
    watched = Watched(Motion())
    qtbot.addWidget(watched.page)
    watched.page.go_to(3)
    watched.key(Key.Key_Space)
    assert watched.page.step == 4
    stage = watched.page.table.stage
    assert stage.playing
    assert watched.running == []
    stage.finish()
    assert watched.running == [Speed.STEADY.rest]


def test_a_key_needs_no_second_press_while_something_moves(qtbot: QtBot) -> None:
    watched = Watched(Motion())
    qtbot.addWidget(watched.page)
    for step in (1, 2, 3, 4):
        watched.key(Key.Key_Right)
        assert watched.page.step == step
    assert watched.page.table.stage.playing
    watched.key(Key.Key_Left)
    assert watched.page.step == 3
    assert not watched.page.table.stage.playing


def test_it_stands_still_while_nobody_looks(watched: Watched) -> None:
    watched.key(Key.Key_Space)
    watched.page.hide()
    assert not watched.page.playing
    assert watched.running == []


def test_escape_and_the_button_lead_back(watched: Watched) -> None:
    watched.key(Key.Key_Escape)
    watched.click(names.WATCH_BACK)
    assert watched.router.asked == ["back", "back"]


def test_a_second_screen_is_told_of_each_step(watched: Watched) -> None:
    watched.second.clear()
    watched.key(Key.Key_Right)
    watched.key(Key.Key_End)
    assert [told.view for told in watched.second] == [
        watched.game.steps[1].view,
        watched.game.steps[-1].view,
    ]
    assert [plain(told.note) for told in watched.second] == ["Step 2 of 20", "Step 20 of 20"]


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_band_says_what_was_done(watched: Watched) -> None:
    said = []
    for step in (0, 1, 2, 6, 7, 12):
        watched.page.go_to(step)
        said.append(plain(watched.page.table.prompt_bar.text.what))
    assert said == [
        "A game for 7 players begins: Official rules · Round 1. Presidential Candidate: Ana",
        "Chancellor Candidate: Ola",
        "The vote fails: Ja! 0, Nein! 7.",
        "Fascist Policy enacted, 1 of 6. Laid by the Chancellor (Ana)",
        "Ola claims to have drawn: Liberal, Liberal, Fascist",
        "Investigated: Ana",
    ]


@pytest.mark.parametrize("motion", [NO_MOTION, Motion()])
def test_the_step_of_a_rejection_shows_who_voted_how(qtbot: QtBot, motion: Motion) -> None:
    watched = Watched(motion)
    qtbot.addWidget(watched.page)
    table = watched.page.table
    for step, votes in ((1, None), (2, False), (3, None), (2, False)):
        watched.page.go_to(step)
        table.stage.finish()
        assert {plate.drawable.scene.vote for plate in table.widgets.seats[:7]} == {votes}


# What was hidden


def secrets(told: list[str]) -> list[str]:
    return [text for text in told if "Drawn by" in text or "Hitler: " in text or "Fascist: " in text]


def test_what_was_hidden_shows_where_it_is_wanted_and_nowhere_before(watched: Watched) -> None:
    watched.page.go_to(7)
    assert secrets(watched.told) == []
    watched.key(Key.Key_P)
    assert watched.find(names.WATCH_HIDDEN).isChecked()
    assert watched.page.table.sheet.isVisible()
    (rows,) = (text for text in secrets(watched.told) if "Drawn by" in text)
    assert rows.splitlines()[0] == (
        "Drawn by the President (Ola): Fascist, Liberal, Fascist."
        " Ola claims to have drawn: Liberal, Liberal, Fascist."
        " That was not true. Actually: Fascist, Liberal, Fascist."
    )
    assert "Hitler: Piotr" in watched.told
    watched.click(names.WATCH_HIDDEN)
    assert secrets(watched.told) == []
    assert not watched.page.table.sheet.isVisible()


def test_another_game_begins_with_nothing_hidden_shown(watched: Watched) -> None:
    watched.key(Key.Key_P)
    watched.page.watch(watched.game, 7)
    assert not watched.find(names.WATCH_HIDDEN).isChecked()
    assert secrets(watched.told) == []


OTHER_ROLES = tuple(reversed(ROLES))
OTHER_DECK = "LFFFLFLFFLFFLFFLF"


@pytest.mark.parametrize("step", [0, 2, 5, 6, 7, 13])
def test_without_the_switch_pixels_and_names_carry_no_secret(watched: Watched, step: int) -> None:
    """Other roles, and other cards in the hands: what all saw is the same, and so is the page."""
    seen = []
    for game in (told_game(), told_game(OTHER_ROLES, OTHER_DECK)):
        watched.page.watch(game, 0)
        watched.key(Key.Key_P)
        watched.page.go_to(step)
        watched.key(Key.Key_P)
        seen.append((watched.pixels(), watched.told))
    assert seen[0] == seen[1]


def test_with_the_switch_they_differ(watched: Watched) -> None:
    seen = []
    for game in (told_game(), told_game(OTHER_ROLES, OTHER_DECK)):
        watched.page.watch(game, 5)
        watched.key(Key.Key_P)
        seen.append(watched.pixels())
    assert seen[0] != seen[1]
    assert OTHER_ROLES[2] is not Role.HITLER


# How it stands up


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [960, 1280])
def test_everything_can_be_hit_and_nothing_lies_on_anything(
    watched: Watched, percent: int, width: int
) -> None:
    change_appearance(watched.page, renderer(percent=percent))
    watched.page.resize(width, 690 if width == 1280 else 570)
    buttons = watched.page.transport.buttons
    assert all(button.width() >= LEAST_TARGET <= button.height() for button in buttons)
    assert watched.page.timeline.height() >= LEAST_TARGET
    places = sorted((button.geometry() for button in buttons), key=lambda place: place.left())
    for before, behind in pairwise(places):
        assert before.right() < behind.left()
    assert places[-1].right() < watched.page.transport.width()


def test_names_are_shown_as_they_are(watched: Watched) -> None:
    game = told_game(names=(*HOSTILE[:2], *NAMES[2:7]))
    watched.page.watch(game, 7)
    watched.key(Key.Key_P)
    watched.pixels()
    assert any(HOSTILE[1] in text for text in watched.told)


def test_votes_that_were_taken_back_are_left_out(watched: Watched) -> None:
    with short_lived_journal() as journal:
        table = table_for(journal)
        until(table, Phase.VOTE)
        done(table.reveal_votes(dict.fromkeys(range(7), False)))
        done(table.take_back())
        done(table.reveal_votes(dict.fromkeys(range(7), True)))
        done(table.end_early())
        game = load_finished_game(journal, table.game)
    dealt, nominated, _wrong, _undone, elected, over = game.steps
    assert game.standing_steps == (0, 1, 4, 5)
    for looked_up, shown in ((0, dealt), (1, nominated), (2, elected), (3, elected), (4, elected), (5, over)):
        watched.page.watch(game, looked_up)
        assert watched.second[-1].view == shown.view
    watched.page.to_the_beginning()
    seen = [watched.second[-1].view]
    while watched.page.step < watched.page.timeline.maximum():
        watched.key(Key.Key_Right)
        watched.page.table.stage.finish()
        seen.append(watched.second[-1].view)
    assert seen == [step.view for step in (dealt, nominated, elected, over)]


def test_it_plays_on_after_a_rest_at_its_first_step(watched: Watched) -> None:
    watched.page.play()
    assert watched.page.playing
    assert (watched.page.step, watched.running) == (0, [Speed.STEADY.rest])
    watched.run_out()
    assert watched.page.step == 1
