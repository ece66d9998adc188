"""The page after a game, by mouse and by keys."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui import widget_names as names
from shgui.ui.after_game.chat_picture import SIZE
from shgui.ui.after_game.review_page import ReviewPage
from shgui.ui.after_game.story_view import RoundStrip
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from tests.ui.after_game.conftest import MakePage, save_nowhere
from tests.ui.after_game.finished_games import disputed, ended_at_once, played, rejected_for_long
from tests.ui.asked import RecordingRouter, RecordingStarter
from tests.ui.hands import click, find, lay, sees
from tests.ui.hostile import HOSTILE


def watched(router: RecordingRouter) -> list[int]:
    """The steps from which the game was watched."""
    return [int(asked.split()[-1]) for asked in router.asked if asked.startswith("watch")]


def strip(page: ReviewPage, place: int) -> RoundStrip:
    found = find(page, names.story_round(place))
    assert isinstance(found, RoundStrip)
    return found


def read(page: ReviewPage) -> list[str]:
    """Return all visible and accessible texts."""
    texts = []
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            texts += [widget.accessibleName(), widget.accessibleDescription()]
            if isinstance(widget, QLabel):
                texts.append(widget.text())
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in texts if text]


def scrolled_to(page: ReviewPage) -> int:
    (area,) = page.findChildren(QScrollArea)
    return area.verticalScrollBar().value()


# Ways


def test_the_page_leads_back_on_and_to_the_replay(make_page: MakePage, router: RecordingRouter) -> None:
    page = make_page(disputed())
    for name in (names.REVIEW_BACK, names.REVIEW_SAME_GROUP, names.STORY_WATCH):
        click(page, name)
    assert router.asked[:2] == ["back", "again"]
    assert watched(router) == [0]


def test_where_nobody_sits_any_more_nobody_plays_again(make_page: MakePage) -> None:
    assert not sees(make_page(disputed(), same_group=False), names.REVIEW_SAME_GROUP)


def test_escape_leaves_the_page(make_page: MakePage, router: RecordingRouter) -> None:
    QTest.keyClick(strip(make_page(disputed()), 0), Qt.Key.Key_Escape)
    assert router.asked == ["back"]


def test_a_round_is_watched_from_its_beginning(make_page: MakePage, router: RecordingRouter) -> None:
    review = disputed()
    QTest.keyClick(strip(make_page(review), 1), Qt.Key.Key_Space)
    (step,) = watched(router)
    assert review.game.steps[step].view.round == 2
    assert review.game.steps[step - 1].view.round == 1


def test_the_proof_of_fairness_is_one_press_away_and_leads_back(make_page: MakePage) -> None:
    page = make_page(disputed())
    click(page, names.STORY_TO_FAIRNESS)
    assert sees(page, names.FAIRNESS_BACK)
    QTest.keyClick(find(page, names.FAIRNESS_BACK), Qt.Key.Key_Escape)
    assert sees(page, names.STORY_WATCH)


def test_after_a_round_was_watched_the_focus_is_on_it_again(make_page: MakePage) -> None:
    page = make_page(rejected_for_long())
    QTest.keyClick(strip(page, 7), Qt.Key.Key_Space)
    page.set_focus_first()
    assert page.window().focusWidget() is strip(page, 7)
    page.show_review(disputed())
    page.set_focus_first()
    assert page.window().focusWidget() is find(page, names.STORY_WATCH)


# What it tells


def test_it_tells_the_end_the_cast_and_a_verdict_on_each_player(make_page: MakePage) -> None:
    page = make_page(played(7, 3))
    assert "Five Liberal Policies. The Liberals win in round 8." in read(page)
    cast = find(page, names.STORY_CAST).accessibleName().splitlines()
    assert cast[0] == "Fascists"
    assert cast[1].startswith("Ola: Hitler. ")
    assert cast[4] == "Liberals · winners"
    players = [line for line in cast if ": " in line]
    assert len(players) == 7
    assert all(len(line.split(". ", 1)[1]) > 1 for line in players)


def test_a_round_tells_cards_beside_claims(make_page: MakePage) -> None:
    told = strip(make_page(disputed()), 0).accessibleName().replace("\N{NO-BREAK SPACE}", " ")
    for part in (
        "Round 1.",
        "President: Ana.",
        "Chancellor: Ola.",
        "The vote passes: Ja! 5, Nein! 0.",
        "Drawn by the President (Ana): Liberal, Fascist, Fascist.",
        "That was true.",
        "Fascist Policy 1.",
    ):
        assert part in told


def test_every_player_has_a_curve(make_page: MakePage) -> None:
    lines = find(make_page(played(10, 3)), names.STORY_CURVES).accessibleName().splitlines()
    assert len(lines) == 10
    assert all("Likely a Fascist" in line and "%" in line for line in lines)


def test_the_explanation_opens_and_closes(make_page: MakePage) -> None:
    page = make_page(disputed())
    assert not sees(page, names.STORY_EXPLANATION)
    click(page, names.STORY_EXPLAIN)
    told = find(page, names.STORY_EXPLANATION).accessibleName()
    assert "If Liberals are honest" in told
    assert "Certain for everyone" in told
    click(page, names.STORY_EXPLAIN)
    assert not sees(page, names.STORY_EXPLANATION)


def test_a_proven_deal_takes_one_line(make_page: MakePage) -> None:
    assert any(text.startswith("Nothing was changed since the deal.") for text in read(make_page(disputed())))


def test_a_game_ended_at_once_has_its_page(make_page: MakePage) -> None:
    page = make_page(ended_at_once(("Ana", "Ola", "Piotr", "Marta", "Igor")))
    assert any(text.startswith("Ended early. Nobody has won") for text in read(page))
    page.grab()


def test_names_are_plain_text(make_page: MakePage) -> None:
    page = make_page(ended_at_once(HOSTILE))
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in page.findChildren(QLabel))
    page.grab()


def test_another_game_begins_at_its_beginning(make_page: MakePage) -> None:
    page = make_page(rejected_for_long())
    click(page, names.STORY_EXPLAIN)
    page.show_review(disputed())
    assert not sees(page, names.STORY_EXPLANATION)
    assert scrolled_to(page) == 0
    assert not sees(page, names.story_round(5))


# Computing


def test_it_opens_before_anything_is_computed_and_fills_in(
    qtbot: QtBot, renderer: Renderer, english: Catalogue
) -> None:
    page = ReviewPage(UiContext(renderer, english), RecordingRouter(), RecordingStarter(), save_nowhere)
    broadcast(page)
    _window = lay(qtbot, page)
    page.show_review(played(7, 4))
    cast = find(page, names.STORY_CAST)
    begun = cast.accessibleName()
    assert "Ana" in begun
    qtbot.waitUntil(lambda: cast.accessibleName() != begun)
    assert "Likely a Fascist" in find(page, names.STORY_CURVES).accessibleName()


def test_nothing_is_computed_while_nobody_looks(renderer: Renderer, english: Catalogue, qtbot: QtBot) -> None:
    page = ReviewPage(UiContext(renderer, english), RecordingRouter(), RecordingStarter(), save_nowhere)
    broadcast(page)
    window = lay(qtbot, page)
    page.show_review(disputed())
    window.hide()
    assert not page._work.isActive()
    window.show()
    assert page._work.isActive()


# Files


def test_the_record_is_saved_where_it_was_wanted(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page(disputed(), tmp_path / "game.json")
    click(page, names.STORY_TO_FAIRNESS)
    click(page, names.REVIEW_SAVE_RECORD)
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "secret-hitler-game"
    assert f"Saved: {tmp_path / 'game.json'}" in read(page)


@pytest.mark.parametrize(
    ("button", "begins"), [(names.REVIEW_SAVE_PAGES, b"%PDF"), (names.STORY_PICTURE, b"\x89PNG")]
)
def test_files_are_saved_where_they_were_wanted(
    make_page: MakePage, tmp_path: Path, button: str, begins: bytes
) -> None:
    page = make_page(disputed(), tmp_path / "file")
    click(page, button)
    assert (tmp_path / "file").read_bytes().startswith(begins)
    assert f"Saved: {tmp_path / 'file'}" in read(page)


def test_nothing_is_written_when_nobody_wants_to(make_page: MakePage) -> None:
    page = make_page(disputed())
    click(page, names.REVIEW_SAVE_PAGES)
    assert not any("Saved" in text for text in read(page))


def test_the_picture_is_copied(make_page: MakePage) -> None:
    page = make_page(disputed())
    click(page, names.STORY_COPY_PICTURE)
    assert QGuiApplication.clipboard().image().size() == SIZE
    assert "The picture is copied. Paste it into a chat." in read(page)


# The keyboard


def test_tab_reaches_all_that_can_be_pressed(make_page: MakePage) -> None:
    page = make_page(disputed())
    click(page, names.STORY_EXPLAIN)
    window = page.window()
    window.activateWindow()
    buttons = page.findChildren(QAbstractButton)
    wanted = {each.objectName() for each in buttons if each.isVisible() and each.isEnabled()}
    reached = set()
    for _ in range(30):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(window.focusWidget().objectName())
    assert wanted <= reached


def test_the_page_is_walked_as_it_is_read(make_page: MakePage) -> None:
    page = make_page(disputed())
    order = []
    widget: QWidget | None = find(page, names.REVIEW_BACK)
    for _ in range(120):
        assert widget is not None
        order.append(widget.objectName())
        widget = widget.nextInFocusChain()
    wanted = [
        names.REVIEW_BACK,
        names.STORY_CAST,
        names.story_round(0),
        names.story_round(1),
        names.STORY_EXPLAIN,
        names.STORY_CURVES,
        names.STORY_TO_FAIRNESS,
        names.STORY_WATCH,
    ]
    places = [order.index(name) for name in wanted]
    assert all(one < other for one, other in pairwise(places))


def test_keys_scroll_the_page(make_page: MakePage) -> None:
    page = make_page(rejected_for_long())
    QApplication.processEvents()
    page.set_focus_first()
    button = find(page, names.STORY_WATCH)
    QTest.keyClick(button, Qt.Key.Key_PageDown)
    after_a_page = scrolled_to(page)
    assert after_a_page > 0
    QTest.keyClick(button, Qt.Key.Key_End)
    assert scrolled_to(page) > after_a_page
    QTest.keyClick(button, Qt.Key.Key_Home)
    assert scrolled_to(page) == 0


def test_a_round_with_the_focus_can_be_seen(make_page: MakePage) -> None:
    page = make_page(rejected_for_long())
    QApplication.processEvents()
    before, last = strip(page, 18), strip(page, 19)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert page.window().focusWidget() is last
    assert not last.visibleRegion().isEmpty()
