"""A finished game told, by mouse and by keys."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui import widget_names as names
from shgui.ui.after_game.review_actions import ReviewPart
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.after_game.strip_view import StripView
from shgui.ui.paint.icons import Icon
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.after_game.conftest import MakePage, save_nowhere
from tests.ui.after_game.finished_games import disputed, ended_at_once, played, rejected_for_long
from tests.ui.asked import RecordingRouter, RecordingStarter
from tests.ui.hands import LEFT, click, find, lay, sees
from tests.ui.hostile import HOSTILE

WAYS = {
    ReviewPart.SUSPICION: (names.STORY_TO_SUSPICION, names.SUSPICION_BACK),
    ReviewPart.ROUNDS: (names.STORY_TO_ROUNDS, names.ROUNDS_BACK),
    ReviewPart.TRUST: (names.STORY_TO_TRUST, names.TRUST_BACK),
    ReviewPart.FAIRNESS: (names.STORY_TO_FAIRNESS, names.FAIRNESS_BACK),
    ReviewPart.PICTURE: (names.STORY_TO_PICTURE, names.CHAT_PICTURE_BACK),
}
TOLD = (ReviewPart.FRONT, ReviewPart.SUSPICION, ReviewPart.ROUNDS, ReviewPart.TRUST)
"""What tells of the game."""


def strip(page: ReviewPage, seat: int, name: object = names.story_strip) -> StripView:
    found = find(page, name(seat))  # type: ignore[operator]  # one of the functions that name a row
    assert isinstance(found, StripView)
    return found


def watched(router: RecordingRouter) -> list[int]:
    """The steps from which the game was watched."""
    return [int(asked.split()[-1]) for asked in router.asked if asked.startswith("watch")]


def tick(page: ReviewPage, name: str) -> None:
    QTest.mouseClick(find(page, name), LEFT, pos=QPoint(12, find(page, name).height() // 2))


def read(page: ReviewPage) -> list[str]:
    """Return all visible and accessible texts."""
    seen = (widget for widget in page.findChildren(QWidget) if widget.isVisible())
    texts = []
    for widget in seen:
        texts += [widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            texts.append(widget.text())
    return [text for text in texts if text]


@pytest.mark.parametrize("part", WAYS)
def test_every_part_is_one_press_from_the_front_page_and_leads_back(
    make_page: MakePage, part: ReviewPart, router: RecordingRouter
) -> None:
    page = make_page(disputed())
    there, back = WAYS[part]
    click(page, there)
    assert sees(page, back)
    click(page, back)
    assert sees(page, names.STORY_WATCH)
    assert router.asked == []


@pytest.mark.parametrize("part", WAYS)
def test_escape_leads_back_to_the_front_page(make_page: MakePage, part: ReviewPart) -> None:
    page = make_page(disputed())
    page.open_part(part)
    QTest.keyClick(find(page, WAYS[part][1]), Qt.Key.Key_Escape)
    assert sees(page, names.STORY_WATCH)


def test_from_the_front_page_one_leaves_the_story(make_page: MakePage, router: RecordingRouter) -> None:
    page = make_page(disputed())
    for name in (names.REVIEW_BACK, names.REVIEW_SAME_GROUP, names.STORY_WATCH):
        click(page, name)
    assert router.asked[:2] == ["back", "again"]
    assert watched(router) == [0]


def test_where_nobody_sits_any_more_nobody_plays_again(make_page: MakePage) -> None:
    page = make_page(disputed(), same_group=False)
    assert not sees(page, names.REVIEW_SAME_GROUP)


def test_a_headline_leads_to_its_step(make_page: MakePage, router: RecordingRouter) -> None:
    review = disputed()
    page = make_page(review)
    assert find(page, names.story_headline(0)).accessibleName().startswith("Two accounts, one hand.")
    click(page, names.story_step(0, 0))
    (step,) = watched(router)
    assert len(review.game.steps[step].claims) == 2


def test_all_of_a_headline_can_be_pressed(make_page: MakePage, router: RecordingRouter) -> None:
    page = make_page(disputed())
    row = find(page, names.story_headline(0))
    QTest.mouseClick(row, LEFT, pos=QPoint(60, row.height() - 6))
    click(page, names.story_step(0, 0))
    assert len(set(router.asked)) == 1
    assert len(router.asked) == 2


def test_every_strip_is_told_to_whoever_does_not_see_it(make_page: MakePage) -> None:
    page = make_page(disputed())
    first = strip(page, 0)
    assert first.accessibleName() == "Ana"
    told = first.accessibleDescription().replace("\u00a0", " ")
    assert told.startswith("Fascist. Likely a Fascist: 40 in 100 at the start")
    assert "two claims exclude each other" in told


def test_arrows_walk_the_moments_of_a_strip_and_enter_watches_from_there(
    make_page: MakePage, router: RecordingRouter
) -> None:
    page = make_page(disputed())
    first = strip(page, 0)
    first.setFocus()
    for _ in range(3):
        QTest.keyClick(first, Qt.Key.Key_Right)
    moment = first.moment
    assert moment is not None
    assert moment == first.text.moments[2]  # type: ignore[union-attr]  # it is told
    assert any(moment.sentence in text for text in read(page))
    QTest.keyClick(first, Qt.Key.Key_Return)
    QTest.keyClick(first, Qt.Key.Key_Left)
    QTest.keyClick(first, Qt.Key.Key_Enter)
    assert watched(router) == [each.step for each in reversed(first.text.moments[1:3])]  # type: ignore[union-attr]


def test_walking_ends_at_the_first_and_the_last_moment(make_page: MakePage) -> None:
    first = strip(make_page(disputed()), 0)
    for _ in range(50):
        QTest.keyClick(first, Qt.Key.Key_Right)
    assert first.moment == first.text.moments[-1]  # type: ignore[union-attr]
    for _ in range(50):
        QTest.keyClick(first, Qt.Key.Key_Left)
    assert first.moment == first.text.moments[0]  # type: ignore[union-attr]


def test_before_a_moment_is_walked_to_enter_does_nothing(
    make_page: MakePage, router: RecordingRouter
) -> None:
    page = make_page(disputed())
    QTest.keyClick(strip(page, 0), Qt.Key.Key_Return)
    assert router.asked == []
    assert not sees(page, names.STORY_MOMENT)


def test_a_press_on_a_strip_takes_the_nearest_moment(make_page: MakePage, router: RecordingRouter) -> None:
    page = make_page(disputed())
    first = strip(page, 1)
    QTest.mouseClick(first, LEFT, pos=QPoint(first.width() - 8, first.height() // 2))
    assert first.moment == first.text.moments[-1]  # type: ignore[union-attr]
    click(page, names.STORY_MOMENT)
    assert watched(router) == [first.text.moments[-1].step]  # type: ignore[union-attr]


def test_only_one_moment_is_walked_to_at_a_time(make_page: MakePage) -> None:
    page = make_page(disputed())
    for seat in (0, 1):
        QTest.keyClick(strip(page, seat), Qt.Key.Key_Right)
    assert strip(page, 0).moment is None
    assert strip(page, 1).moment is not None


def test_a_story_opens_before_anything_is_computed_and_fills_in(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    page = ReviewPage(UiContext(renderer, english), RecordingRouter(), RecordingStarter(), save_nowhere)
    broadcast(page)
    review = played(7, 4)
    _window = lay(qtbot, page)
    page.show_review(review)
    first = strip(page, 0)
    assert first.text is not None
    begun = first.text.drawable
    assert (begun.levels, begun.reached) == ((), 0)
    assert "7\u00a0players" in " ".join(read(page))
    qtbot.waitUntil(lambda: bool(first.accessibleDescription()))
    assert first.text.drawable is not begun
    assert sees(page, names.story_headline(0))


def test_a_story_opens_before_it_is_computed_and_is_computed_in_turns(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    """Between the turns the window stays alive."""
    page = ReviewPage(UiContext(renderer, english), RecordingRouter(), RecordingStarter(), save_nowhere)
    broadcast(page)
    _window = lay(qtbot, page)
    page.show_review(played(10, 3))
    page.grab()
    assert page._work.isActive()
    turns = 0
    while page._work.isActive():
        QApplication.processEvents()
        turns += 1
    assert turns > 1


def test_nothing_is_computed_while_nobody_looks(renderer: Renderer, english: Catalogue, qtbot: QtBot) -> None:
    page = ReviewPage(UiContext(renderer, english), RecordingRouter(), RecordingStarter(), save_nowhere)
    broadcast(page)
    window = lay(qtbot, page)
    page.show_review(disputed())
    window.hide()
    assert not page._work.isActive()
    window.show()
    assert page._work.isActive()


def test_what_one_player_knew_is_seen_with_his_eyes(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.SUSPICION)
    of_all = strip(page, 4, names.suspicion_strip).text
    box = find(page, names.SUSPICION_SEEN_BY)
    assert isinstance(box, QComboBox)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == "Ana"
    page.finish_computing()
    of_one = strip(page, 4, names.suspicion_strip).text
    assert of_all is not None
    assert of_one is not None
    # Ana is a Fascist, and knows Hitler from the start.
    assert of_one.drawable.levels[0].certain == 1.0
    assert of_all.drawable.levels[0].certain == pytest.approx(0.4)


def test_strips_tell_of_hitler_too(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.SUSPICION)
    box = find(page, names.SUSPICION_OF)
    assert isinstance(box, QComboBox)
    QTest.keyClick(box, Qt.Key.Key_Down)
    told = strip(page, 0, names.suspicion_strip).text
    assert told is not None
    assert told.drawable.levels[0].certain == pytest.approx(0.2)
    assert "Likely Hitler" in told.sentence


def test_a_long_game_scrolls_sideways_to_what_is_walked_to(make_page: MakePage) -> None:
    page = make_page(rejected_for_long())
    page.open_part(ReviewPart.SUSPICION)
    page.resize(960, 640)
    QApplication.processEvents()
    bars = [each for each in page.findChildren(QScrollBar) if each.orientation() is Qt.Orientation.Horizontal]
    (bar,) = (each for each in bars if each.isVisible())
    first = strip(page, 0, names.suspicion_strip)
    QTest.keyClick(first, Qt.Key.Key_Left)
    assert bar.value() > bar.maximum() * 0.8
    for _ in first.text.moments:  # type: ignore[union-attr]  # it is told
        QTest.keyClick(first, Qt.Key.Key_Left)
    assert bar.value() == 0


def test_a_short_game_has_room_without_scrolling(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.SUSPICION)
    QApplication.processEvents()
    bars = [each for each in page.findChildren(QScrollBar) if each.orientation() is Qt.Orientation.Horizontal]
    assert not any(bar.isVisible() for bar in bars)


def test_rounds_are_turned_by_buttons_and_keys(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.ROUNDS)
    heading = page._parts[ReviewPart.ROUNDS].title  # type: ignore[attr-defined]  # the page of rounds
    assert heading.text().replace("\u00a0", " ") == "Round 1"
    click(page, names.ROUNDS_NEXT)
    assert heading.text().replace("\u00a0", " ") == "Round 2"
    QTest.keyClick(find(page, names.ROUNDS_NEXT), Qt.Key.Key_PageUp)
    assert heading.text().replace("\u00a0", " ") == "Round 1"


def test_before_the_first_round_and_after_the_last_no_other_is_offered(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.ROUNDS)
    before, after = find(page, names.ROUNDS_PREVIOUS), find(page, names.ROUNDS_NEXT)
    assert (before.isVisible(), after.isVisible()) == (False, True)
    assert page.focusWidget() is after
    QApplication.processEvents()
    pressed = after.geometry()
    while after.isVisible():
        click(page, names.ROUNDS_NEXT)
        QApplication.processEvents()
        assert before.isVisible()
        # It doesn't come to lie below the pointer that pressed.
        assert not before.geometry().intersects(pressed)
    click(page, names.ROUNDS_PREVIOUS)
    assert after.isVisible()


def test_a_round_tells_what_lay_there_beside_what_was_said(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.ROUNDS)
    told = "\n".join(read(page))
    assert "at least one of the two is a Fascist: Ana and Ola" in told
    assert "Fascist, Fascist" in told
    assert "Drawn by the President (Ana): Liberal, Fascist, Fascist" in told


def test_ballots_against_what_turned_out_are_read_out(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.TRUST)
    row = find(page, names.trust_row(0)).accessibleDescription()
    assert "Ja! to governments with a Fascist" in row


# Roles hidden


@pytest.mark.parametrize("part", TOLD)
def test_with_roles_hidden_no_sign_and_no_word_tells_a_role(make_page: MakePage, part: ReviewPart) -> None:
    page = make_page(disputed())
    tick(page, names.REVIEW_HIDE_ROLES)
    page.open_part(part)
    told = "\n".join(read(page))
    assert "said otherwise than seen" not in told
    assert "Liberal. Likely" not in told
    assert "Fascist. Likely" not in told
    assert "Drawn by the President" not in told


def test_hidden_roles_are_hidden_on_every_page_and_shown_again(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.SUSPICION)
    tick(page, names.SUSPICION_HIDE_ROLES)
    assert not find(page, names.SUSPICION_SEEN_BY).isEnabled()
    click(page, names.SUSPICION_BACK)
    first = strip(page, 0).text
    assert first is not None
    assert first.mark is Icon.ROLE_HIDDEN
    tick(page, names.REVIEW_HIDE_ROLES)
    again = strip(page, 0).text
    assert again is not None
    assert again.mark is Icon.FASCIST


def test_hiding_roles_hides_what_one_player_knew(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.SUSPICION)
    page.see_as(0)
    page.finish_computing()
    tick(page, names.SUSPICION_HIDE_ROLES)
    told = strip(page, 4, names.suspicion_strip).text
    assert told is not None
    assert told.drawable.levels[0].certain == pytest.approx(0.4)


def test_hidden_roles_leave_no_trace_in_pixels_or_in_what_is_said(make_page: MakePage) -> None:
    """Roles, cards and lies differ between two games; all that their tables saw is the same."""
    one = make_page(disputed())
    other = make_page(disputed(roles="LLFLH", deck="FFFLFFFFL"))
    for page in (one, other):
        tick(page, names.REVIEW_HIDE_ROLES)
    for part in TOLD:
        for page in (one, other):
            page.open_part(part)
            page.finish_computing()
        assert read(one) == read(other)
        assert one.grab().toImage() == other.grab().toImage()


def test_the_same_two_games_differ_with_roles_open(make_page: MakePage) -> None:
    one = make_page(disputed())
    other = make_page(disputed(roles="LLFLH", deck="FFFLFFFFL"))
    for part in TOLD:
        one.open_part(part)
        other.open_part(part)
        assert read(one) != read(other)


# Files, and names of people


def test_the_record_is_saved_where_it_was_wanted(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page(disputed(), tmp_path / "game.json")
    page.open_part(ReviewPart.FAIRNESS)
    click(page, names.REVIEW_SAVE_RECORD)
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "secret-hitler-game"
    assert f"Saved: {tmp_path / 'game.json'}" in read(page)


def test_pages_are_saved_where_they_were_wanted(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page(disputed(), tmp_path / "game.pdf")
    click(page, names.REVIEW_SAVE_PAGES)
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF")
    assert f"Saved: {tmp_path / 'game.pdf'}" in read(page)


@pytest.mark.parametrize(
    ("button", "begins"), [(names.CHAT_PICTURE_PNG, b"\x89PNG"), (names.CHAT_PICTURE_SVG, b"<?xml")]
)
def test_the_picture_is_saved_as_it_was_wanted(
    make_page: MakePage, tmp_path: Path, button: str, begins: bytes
) -> None:
    page = make_page(disputed(), tmp_path / "picture")
    page.open_part(ReviewPart.PICTURE)
    click(page, button)
    assert (tmp_path / "picture").read_bytes().startswith(begins)


def test_without_names_the_picture_holds_none(make_page: MakePage) -> None:
    page = make_page(disputed())
    page.open_part(ReviewPart.PICTURE)
    tick(page, names.CHAT_PICTURE_NAMES)
    told = "\n".join(read(page))
    assert "Ana" not in told
    assert "Seat" in told


def test_nothing_is_written_when_nobody_wants_to(make_page: MakePage) -> None:
    page = make_page(disputed())
    click(page, names.REVIEW_SAVE_PAGES)
    assert not any("Saved" in text for text in read(page))


@pytest.mark.parametrize("part", ReviewPart)
def test_names_are_plain_text_on_every_page(make_page: MakePage, part: ReviewPart) -> None:
    page = make_page(ended_at_once(HOSTILE))
    page.open_part(part)
    labels = page.findChildren(QLabel)
    assert labels
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    page.grab()


# Every part can be operated


@pytest.mark.parametrize("part", ReviewPart)
def test_tab_reaches_all_that_can_be_pressed(make_page: MakePage, part: ReviewPart) -> None:
    page = make_page(disputed())
    page.open_part(part)
    window = page.window()
    window.activateWindow()
    wanted = {
        button.objectName()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled()
    }
    reached = set()
    for _ in range(60):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(window.focusWidget().objectName())
    assert wanted <= reached


def test_the_front_page_is_walked_as_it_is_read(make_page: MakePage) -> None:
    page = make_page(disputed())
    order = []
    widget: QWidget | None = find(page, names.REVIEW_BACK)
    for _ in range(120):
        assert widget is not None
        order.append(widget.objectName())
        widget = widget.nextInFocusChain()
    wanted = [
        names.REVIEW_BACK,
        names.REVIEW_HIDE_ROLES,
        names.story_step(0, 0),
        names.story_strip(0),
        names.story_strip(4),
        names.STORY_WATCH,
    ]
    places = [order.index(name) for name in wanted]
    assert all(one < other for one, other in pairwise(places))
