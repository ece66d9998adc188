"""A finished game as files."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shgui import resources
from shgui.engine.fairness import verify
from shgui.engine.record import record_from_json
from shgui.table.lines import GameEndedEarly
from shgui.ui.paint.art import Art
from shgui.ui.review.export import printed, save_pages, save_record
from shgui.ui.theme import load_fonts
from shgui.words.catalogue import catalogue
from tests.ui.review.finished import ended_at_the_first_vote, fair_review, played_out, review_of


@pytest.fixture
def art(qapp: QApplication) -> Art:
    load_fonts(resources.assets() / "fonts")
    return Art(resources.assets())


def test_the_saved_record_can_be_verified(tmp_path: Path) -> None:
    save_record(tmp_path / "game.json", fair_review().record)
    told = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert verify(record_from_json(told)).sound


def test_names_are_readable_in_the_record(tmp_path: Path) -> None:
    save_record(tmp_path / "game.json", {"players": ["Żaneta"]})
    assert "Żaneta" in (tmp_path / "game.json").read_text(encoding="utf-8")


def test_pages_to_print_are_a_pdf_file_of_several_pages(tmp_path: Path, art: Art) -> None:
    number = save_pages(tmp_path / "game.pdf", review_of(played_out(10)), catalogue("en"), art)
    content = (tmp_path / "game.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert number == content.count(b"/Type /Page\n") == 3


def test_a_game_that_was_ended_early_is_printed_with_its_roles(art: Art) -> None:
    state = ended_at_the_first_vote()
    review = review_of(state, (*state.history, GameEndedEarly(1)))
    (told,) = [row.text for row in review.rounds(catalogue("en"))[-1].rows][-1:]
    assert told.replace("\xa0", " ") == "The table ended the game early, in round 1. Nobody has won."
    _, number = printed(review, catalogue("en"), art)
    assert number == 1


def test_a_longer_game_takes_more_pages(art: Art) -> None:
    words = catalogue("en")
    _, few = printed(review_of(played_out(5)), words, art)
    _, many = printed(review_of(played_out(10)), words, art)
    assert few <= many


def test_the_shipped_fonts_go_into_the_file(art: Art) -> None:
    content, _ = printed(review_of(played_out()), catalogue("en"), art)
    assert b"Shgui" in content.replace(b"#20", b"")


@pytest.mark.parametrize("save", ["record", "pages"])
def test_what_cannot_be_written_raises_and_leaves_nothing(tmp_path: Path, art: Art, save: str) -> None:
    path = tmp_path / "nowhere" / "game"
    review = review_of(played_out())
    with pytest.raises(OSError, match="nowhere"):
        save_record(path, review.record) if save == "record" else save_pages(
            path, review, catalogue("en"), art
        )
    assert list(tmp_path.iterdir()) == []
