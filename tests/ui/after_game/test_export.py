"""A finished game as files."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.fairness import verify
from shgui.engine.record import record_from_json
from shgui.review.game_review import GameReview
from shgui.ui.after_game.printed_front import split_table
from shgui.ui.after_game.review import Review
from shgui.ui.after_game.review_export import ToPrint, print_pages, record_file
from shgui.ui.after_game.review_page import pages_of
from shgui.ui.paint.art import Art
from shgui.ui.theme import load_fonts
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.finished_games import disputed, ended_at_once, played, rejected_for_long
from tests.ui.ending.finished import fair_review

EN = load_catalogue("en")


@pytest.fixture
def art(qapp: QApplication) -> Art:
    load_fonts(resources.assets() / "fonts")
    return Art(resources.assets())


def test_the_saved_record_can_be_verified() -> None:
    record = json.loads(record_file(fair_review().record))
    assert verify(record_from_json(record)).sound


def test_names_are_readable_in_the_record() -> None:
    assert "Żaneta" in record_file({"players": ["Żaneta"]}).decode()


def to_print(review: Review, *, roles_open: bool = True) -> ToPrint:
    story = GameReview(review.game)
    while story.advance(1000):
        pass
    return pages_of(EN, review, story, roles_open=roles_open)


def test_pages_to_print_are_a_pdf_file_of_several_pages(art: Art) -> None:
    content, number = print_pages(to_print(played(10, 3)), EN, art)
    assert content.startswith(b"%PDF-")
    assert number == content.count(b"/Type /Page\n") > 2


def test_a_game_that_was_ended_early_is_printed(art: Art) -> None:
    _, number = print_pages(to_print(ended_at_once(("Ana", "Ola", "Piotr", "Marta", "Igor"))), EN, art)
    assert number == 2


def test_a_table_of_many_rounds_stands_in_parts_on_its_own_page(art: Art) -> None:
    pages = to_print(rejected_for_long())
    parts = split_table(pages.front.table)
    assert [len(part[0].cells) for part in parts] == [14, 7]
    _, number = print_pages(pages, EN, art)
    assert number > 2


def test_what_is_printed_without_roles_holds_no_card_that_was_hidden() -> None:
    review = disputed()
    hidden, whole = (to_print(review, roles_open=roles_open) for roles_open in (False, True))
    titles = [row.title for row in hidden.front.table]
    assert not {"Drawn", "Received"} & set(titles)
    assert len(whole.front.table) == len(hidden.front.table) + 2
    lines = "\n".join(each.text for each in hidden.rounds)
    assert "Drawn by the President" not in lines


def test_the_shipped_fonts_go_into_the_file(art: Art) -> None:
    content, _ = print_pages(to_print(disputed()), EN, art)
    assert b"Shgui" in content.replace(b"#20", b"")
