"""The page about fairness."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shgui.engine.fairness import Proof, Verdict
from shgui.ui.after_game.fairness_page import FairnessPage
from shgui.ui.after_game.sealed_digits import SealedDigits
from shgui.ui.paint.renderer import Renderer
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue
from shgui.words.verification_texts import split_fingerprint
from tests.ui.asked import RecordingRouter
from tests.ui.ending.finished import fair_review
from tests.ui.hands import lay


@pytest.fixture
def verdict() -> Verdict:
    verdict = fair_review().verdict
    assert isinstance(verdict, Verdict)
    return verdict


@pytest.fixture
def page(qtbot: QtBot, renderer: Renderer, english: Catalogue) -> FairnessPage:
    page = FairnessPage(UiContext(renderer, english), RecordingRouter(), lambda: None)
    broadcast(page)
    page.window_of_test = lay(qtbot, page)  # type: ignore[attr-defined]  # kept as long as the page
    return page


def labels(page: FairnessPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def digits(page: FairnessPage) -> list[tuple[str, ...]]:
    return [sealed.groups for sealed in page.findChildren(SealedDigits) if sealed.isVisible()]


def test_fingerprint_and_end_are_shown_to_be_compared(page: FairnessPage, verdict: Verdict) -> None:
    page.show_verdict(verdict)
    assert digits(page) == [split_fingerprint(verdict.fingerprint), split_fingerprint(verdict.end)]
    assert all(len("".join(groups)) == 32 for groups in digits(page))


def test_a_game_without_a_fingerprint_has_nothing_to_compare(page: FairnessPage, verdict: Verdict) -> None:
    page.show_verdict(replace(verdict, fingerprint="", end="", proof=Proof.NOTHING))
    assert digits(page) == []
    assert not any("Compare" in shown for shown in labels(page))


@pytest.mark.parametrize(
    ("proof", "told"),
    [
        (Proof.NOTHING_MOVED, "not proven that nobody chose the seed"),
        (Proof.NOBODY_CHOSE, "No one chose the deal"),
        (Proof.ITSELF, "compared with nothing"),
    ],
)
def test_it_says_which_of_all_was_proven_and_how_a_file_can_be_compared(
    page: FairnessPage, verdict: Verdict, proof: Proof, told: str
) -> None:
    page.show_verdict(replace(verdict, proof=proof))
    shown = "\n".join(labels(page))
    assert told in shown
    assert ("shgui verify FILE --fingerprint" in shown) is (proof is Proof.ITSELF)


def test_what_the_table_said_stands_there_letter_by_letter(page: FairnessPage, verdict: Verdict) -> None:
    said = "<img src=/dev/zero> &amp; <b>x</b>"
    page.show_verdict(replace(verdict, words=said))
    (label,) = (each for each in page.findChildren(QLabel) if said in each.text())
    assert label.textFormat() is Qt.TextFormat.PlainText
