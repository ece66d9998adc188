"""The review page, operated by mouse and keys."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QListView, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.engine.fairness import Proof, Verdict
from shgui.ui import widget_names as names
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.review.review import Review
from shgui.ui.review.review_page import ReviewPage
from shgui.ui.review.review_rows import ReviewRound
from shgui.ui.review.sealed_digits import SealedDigits
from shgui.ui.theme import Theme, load_fonts
from shgui.ui.widgets.row_model import ROW, RowModel
from shgui.words.catalogue import catalogue
from shgui.words.verification import fingerprint_groups
from tests.ui.asked import RecordingNavigator
from tests.ui.review.finished import fair_review, played_out, review_of

MakePage = Callable[..., ReviewPage]


@pytest.fixture
def navigator() -> RecordingNavigator:
    return RecordingNavigator()


@pytest.fixture
def make_page(qtbot: QtBot, navigator: RecordingNavigator) -> Iterator[MakePage]:
    load_fonts(resources.assets() / "fonts")
    windows: list[QWidget] = []

    def make(file: Path | str = "") -> ReviewPage:
        renderer = Renderer(Theme.of(height=600), Art(resources.assets()))
        page = ReviewPage(renderer, navigator, choose_file=lambda *_asked: str(file))
        window = QWidget()
        windows.append(window)
        page.setParent(window)
        page.retranslate(catalogue("en"))
        page.show_review(review_of(played_out()))
        page.resize(960, 600)
        window.resize(960, 600)
        window.show()
        return page

    yield make
    for window in windows:
        window.close()
        window.deleteLater()


def find(page: ReviewPage, name: str) -> QWidget:
    found: QWidget | None = page.findChild(QWidget, name)
    assert found is not None, name
    return found


def told(page: ReviewPage) -> list[str]:
    view = find(page, names.REVIEW_ROUNDS)
    assert isinstance(view, QListView)
    model = view.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def labels(page: ReviewPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]


def hide_roles(page: ReviewPage) -> None:
    QTest.mouseClick(find(page, names.REVIEW_HIDE_ROLES), Qt.MouseButton.LeftButton, pos=QPoint(12, 12))


def test_all_rounds_are_told(make_page: MakePage) -> None:
    rounds = [line[: len("Round\u00a01")] for line in told(make_page())][1:]
    assert rounds == [f"Round\u00a0{number}" for number in range(1, 7)]


def test_roles_stand_beside_the_names(make_page: MakePage) -> None:
    shown = labels(make_page())
    assert shown[shown.index("Ana") + 1] == "Hitler"


def test_with_roles_hidden_nothing_tells_them(make_page: MakePage) -> None:
    page = make_page()
    hide_roles(page)
    assert "Hitler" not in labels(page)
    assert not any("Party seen" in line for line in told(page))


def test_without_roles_nobody_is_listed_under_who_was_who(make_page: MakePage) -> None:
    page = make_page()
    hide_roles(page)
    assert not {"Who was who", "Ana"} & set(labels(page))


def test_hiding_roles_leaves_the_reader_where_he_was(make_page: MakePage) -> None:
    page = make_page()
    view = find(page, names.REVIEW_ROUNDS)
    assert isinstance(view, QListView)
    view.scrollTo(view.model().index(3, 0), QListView.ScrollHint.PositionAtTop)
    hide_roles(page)
    assert view.indexAt(QPoint(1, 1)).row() == 3


def test_roles_can_be_shown_again(make_page: MakePage) -> None:
    page = make_page()
    hide_roles(page)
    hide_roles(page)
    assert "Hitler" in labels(page)


def test_the_game_for_one_player_alone(make_page: MakePage) -> None:
    page = make_page()
    box = find(page, names.REVIEW_PLAYER)
    assert isinstance(box, QComboBox)
    all_of_it = told(page)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == "Ana"
    assert len("".join(told(page))) < len("".join(all_of_it))


def fair_review_with(**changes: object) -> Review:
    review = fair_review()
    assert isinstance(review.verdict, Verdict)
    return replace(review, verdict=replace(review.verdict, **changes))  # type: ignore[arg-type]  # its fields


def digits(page: ReviewPage) -> list[tuple[str, ...]]:
    return [sealed.groups for sealed in page.findChildren(SealedDigits) if not sealed.isHidden()]


def test_fingerprint_and_end_are_shown_to_be_compared(make_page: MakePage) -> None:
    page = make_page()
    review = fair_review()
    verdict = review.verdict
    page.show_review(review)
    assert digits(page) == [fingerprint_groups(verdict.fingerprint), fingerprint_groups(verdict.end)]
    assert all(len("".join(groups)) == 32 for groups in digits(page))


def test_a_game_without_a_fingerprint_has_nothing_to_compare(make_page: MakePage) -> None:
    page = make_page()
    assert digits(page) == []
    assert not any("Compare" in shown for shown in labels(page))


@pytest.mark.parametrize(
    ("proof", "told"),
    [
        (Proof.NOTHING_MOVED, "not proven that nobody chose the seed"),
        (Proof.NOBODY_CHOSE, "nobody chose the deal"),
        (Proof.ITSELF, "compared with nothing"),
    ],
)
def test_it_says_which_of_all_was_proven_and_how_a_file_can_be_compared(
    make_page: MakePage, proof: Proof, told: str
) -> None:
    page = make_page()
    page.show_review(fair_review_with(proof=proof))
    shown = "\n".join(labels(page))
    assert told in shown
    assert ("shgui verify FILE --fingerprint" in shown) is (proof is Proof.ITSELF)


def test_what_the_table_said_stands_there_letter_by_letter(make_page: MakePage) -> None:
    page = make_page()
    said = "<img src=/dev/zero> &amp; <b>x</b>"
    page.show_review(fair_review_with(words=said))
    (label,) = (each for each in page.findChildren(QLabel) if said in each.text())
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_the_record_is_saved_where_it_was_wanted(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page(tmp_path / "game.json")
    QTest.mouseClick(find(page, names.REVIEW_SAVE_RECORD), Qt.MouseButton.LeftButton)
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "secret-hitler-game"
    assert f"Saved: {tmp_path / 'game.json'}" in labels(page)


def test_pages_are_saved_where_they_were_wanted(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page(tmp_path / "game.pdf")
    QTest.mouseClick(find(page, names.REVIEW_SAVE_PAGES), Qt.MouseButton.LeftButton)
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF")


def test_nothing_is_written_when_nobody_wants_to(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page()
    QTest.mouseClick(find(page, names.REVIEW_SAVE_RECORD), Qt.MouseButton.LeftButton)
    assert not any("Saved" in text for text in labels(page))


def test_a_file_that_cannot_be_written_is_told(make_page: MakePage, tmp_path: Path) -> None:
    page = make_page(tmp_path / "nowhere" / "game.json")
    QTest.mouseClick(find(page, names.REVIEW_SAVE_RECORD), Qt.MouseButton.LeftButton)
    assert any(text.startswith("The file could not be written") for text in labels(page))


def test_where_to_go_from_here(make_page: MakePage, navigator: RecordingNavigator) -> None:
    page = make_page()
    for name in (names.REVIEW_BACK, names.REVIEW_SAME_GROUP):
        QTest.mouseClick(find(page, name), Qt.MouseButton.LeftButton)
    assert navigator.asked == ["back", "again"]


def test_every_round_has_room_for_all_that_is_told(make_page: MakePage) -> None:
    page = make_page()
    view = find(page, names.REVIEW_ROUNDS)
    assert isinstance(view, QListView)
    heights = [view.sizeHintForIndex(view.model().index(row, 0)).height() for row in range(2)]
    assert heights[1] > 3 * heights[0] > 0


def test_the_model_is_a_good_model(qtmodeltester: ModelTester) -> None:
    model = RowModel[ReviewRound]()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt has no types here
    model.set_rows(review_of(played_out()).rounds(catalogue("en")))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]  # pytest-qt has no types here
    assert isinstance(model.index(1, 0).data(ROW), ReviewRound)
