"""A finished game as files."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.fairness import verify
from shgui.engine.record import record_from_json
from shgui.review.game_review import GameReview
from shgui.ui.after_game.build_story import build_story
from shgui.ui.after_game.review import Review
from shgui.ui.after_game.review_export import print_pages, record_file
from shgui.ui.paint.art import Art
from shgui.ui.theme import load_fonts
from shgui.words.catalogue import load_catalogue
from tests.ui.after_game.finished_games import disputed, ended_at_once, played
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


def printed(review: Review, art: Art) -> tuple[bytes, int]:
    analysis = GameReview(review.game)
    while analysis.advance(1000):
        pass
    return print_pages(build_story(EN, analysis), review.verdict, EN, art)


def test_pages_to_print_are_a_pdf_file_of_several_pages(art: Art) -> None:
    content, number = printed(played(10, 3), art)
    assert content.startswith(b"%PDF-")
    assert number == content.count(b"/Type /Page\n") > 2


def test_a_game_that_was_ended_early_is_printed(art: Art) -> None:
    _, number = printed(ended_at_once(("Ana", "Ola", "Piotr", "Marta", "Igor")), art)
    assert number >= 1


def test_the_shipped_fonts_go_into_the_file(art: Art) -> None:
    content, _ = printed(disputed(), art)
    assert b"Shgui" in content.replace(b"#20", b"")
