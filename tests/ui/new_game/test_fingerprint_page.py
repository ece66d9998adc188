"""The page of the fingerprint, used as a person does."""

from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from shgui import resources
from shgui.presentation.requests import DealRequest
from shgui.presentation.scenes import FingerprintScene
from shgui.table.answers import TableReason
from shgui.table.earlier_deals import DealFate
from shgui.table.sealed_deal import check_words
from shgui.ui import widget_names as names
from shgui.ui.new_game.fingerprint_page import FingerprintPage
from shgui.ui.paint import digits
from shgui.ui.paint.art import Art
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.main_window import MainWindow, MenuBar
from shgui.ui.shell.menus import Menus
from shgui.ui.shell.pages import PageName
from shgui.ui.theme import Scheme, Theme, load_fonts
from shgui.ui.widgets.fingerprint_sheet import FingerprintSheet
from shgui.ui.widgets.themed import UiContext
from shgui.words.catalogue import load_catalogue
from tests import patience
from tests.ui.hands import click, find
from tests.ui.reading import Reader

LANGUAGES = ("pl", "pt_BR", "it", "nb", "ru", "en")
DIGITS = sha256(b"seed").hexdigest()
FATES = (DealFate.FINISHED, DealFate.SET_ASIDE_UNSEEN)
TIMES = datetime(2026, 9, 28, 21, 14, tzinfo=UTC), datetime(2026, 11, 18, 22, 5, tzinfo=UTC)
HOSTILE = {
    "markup": "<img src=/dev/zero>",
    "right to left": "مرحبا بالعالم",
    "emoji": "🎩🐍🕊️",
    "braces": "{name} %s %(x)d &amp;",
    "null": "a\0b",
}


class AtTheFingerprint:
    """The page on the real window, with its menus and their keys."""

    def __init__(self, qtbot: QtBot, renderer: Renderer, size: tuple[int, int], language: str = "en") -> None:
        words = load_catalogue(language)
        ui = UiContext(renderer, words)
        self.window = MainWindow(lambda _name: FingerprintPage(ui), ui)
        qtbot.addWidget(self.window)
        bar = MenuBar(self.window)
        bar.set_words(words)
        Menus(self.window, bar).set_words(words)
        self.window.resize(*size)
        page = self.window.page(PageName.FINGERPRINT)
        assert isinstance(page, FingerprintPage)
        self.page = page
        self.words: list[str] = []
        page.wanted.connect(self._note)

    def _note(self, wish: DealRequest) -> None:
        self.words.append(wish.typed)

    def show(self, shown: FingerprintScene) -> None:
        self.page.show_fingerprint(shown)
        self.window.show_page(PageName.FINGERPRINT)
        self.window.show()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window, patience.MILLISECONDS)

    @property
    def field(self) -> QLineEdit:
        field = find(self.window, names.FINGERPRINT_WORD)
        assert isinstance(field, QLineEdit)
        return field

    @property
    def sheet(self) -> FingerprintSheet:
        sheet = find(self.window, names.FINGERPRINT_DIGITS)
        assert isinstance(sheet, FingerprintSheet)
        return sheet

    @property
    def focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def type(self, text: str) -> None:
        """Wherever the keyboard is."""
        QTest.keyClicks(self.focused, text)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focused, key, modifier)


@pytest.fixture
def table(qtbot: QtBot, renderer: Renderer) -> Iterator[AtTheFingerprint]:
    table = AtTheFingerprint(qtbot, renderer, (1280, 720))
    table.show(FingerprintScene(DIGITS))
    yield table
    table.window.close()
    QGuiApplication.clipboard().clear()


def test_thirty_two_digits_are_shown_four_by_four(table: AtTheFingerprint) -> None:
    assert table.sheet.groups == tuple(DIGITS[start : start + 4] for start in range(0, 32, 4))
    assert " ".join(table.sheet.groups) in table.sheet.accessibleDescription()


def test_whoever_types_writes_the_word_and_enter_goes_on(table: AtTheFingerprint) -> None:
    table.type("rhubarb")
    table.key(Qt.Key.Key_Return)
    assert table.words == ["rhubarb"]


def test_enter_goes_on_without_a_word(table: AtTheFingerprint) -> None:
    table.key(Qt.Key.Key_Return)
    assert table.words == [""]


def test_the_button_goes_on_too_by_mouse_and_by_keys(table: AtTheFingerprint) -> None:
    table.type("leek")
    click(table.window, names.FINGERPRINT_GO_ON)
    table.field.setFocus()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Space)
    assert table.words == ["leek"] * 3


def test_no_letter_is_taken_for_a_key_of_the_program(table: AtTheFingerprint) -> None:
    table.type("jnJN 0123456789?!+-,")
    assert table.field.text() == "jnJN 0123456789?!+-,"
    assert table.window.current is PageName.FINGERPRINT
    assert table.words == []


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_any_text_is_text(table: AtTheFingerprint, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    table.window.grab()
    table.key(Qt.Key.Key_Return)
    assert table.words == [table.field.text()]
    assert table.words[0].replace("\0", "") == text.replace("\0", "")
    assert text not in table.sheet.accessibleDescription()


def test_a_whole_book_is_not_a_word(table: AtTheFingerprint) -> None:
    QGuiApplication.clipboard().setText("x" * 10_000)
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_Return)
    (word,) = table.words
    assert 80 < len(word) <= 400


def test_a_letter_that_is_cut_in_two_harms_nothing(table: AtTheFingerprint) -> None:
    QGuiApplication.clipboard().setText("x" + "🎩" * 300)
    table.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    table.window.grab()
    table.key(Qt.Key.Key_Return)
    (word,) = table.words
    assert check_words(word) == "x"
    assert check_words(word[1:]) is TableReason.NOT_WORDS


def test_why_a_word_was_not_taken_is_said_until_it_is_changed(table: AtTheFingerprint) -> None:
    table.type("x" * 81)
    table.page.show_refusal("At most 80 characters.")
    assert table.page.note == table.field.accessibleDescription() == "At most 80 characters."
    assert table.field.hasFocus()
    assert table.field.text() == "x" * 81
    table.key(Qt.Key.Key_Backspace)
    assert "x" * 80 in table.page.note


def test_what_is_hashed_is_shown_while_it_is_typed(table: AtTheFingerprint) -> None:
    before = table.page.note
    table.type("  Rhubarb, PIE!")
    assert "“rhubarb pie”" in table.page.note
    assert table.page.note == table.field.accessibleDescription()
    for _ in range(40):
        table.key(Qt.Key.Key_Backspace)
    assert table.page.note == before


def test_a_word_that_cannot_be_added_is_told_before_it_is_refused(table: AtTheFingerprint) -> None:
    table.type("?!")
    assert table.page.note.startswith("Only letters and digits count.")
    table.field.setText("к")
    table.type("ot")
    assert table.page.note.startswith("Use letters of one alphabet")


def test_the_next_deal_knows_nothing_of_the_word_before(table: AtTheFingerprint) -> None:
    table.type("rhubarb")
    table.page.show_refusal("Not now.")
    table.show(FingerprintScene(DIGITS[::-1]))
    assert table.field.text() == ""
    assert "Not now." not in table.page.note
    assert table.sheet.groups[0] == DIGITS[::-1][:4]


def test_whoever_comes_back_to_the_same_deal_goes_on_typing(table: AtTheFingerprint) -> None:
    table.type("rhu")
    table.show(FingerprintScene(DIGITS))
    table.type("barb")
    assert table.field.text() == "rhubarb"


def test_the_first_deal_tells_of_no_other(table: AtTheFingerprint) -> None:
    assert len(table.sheet.sentences) == 1
    table.show(FingerprintScene(DIGITS, 3, FATES))
    assert len(table.sheet.sentences) == 2


def test_when_the_last_deal_was_is_told_however_long_ago(table: AtTheFingerprint) -> None:
    table.show(FingerprintScene(DIGITS, times=TIMES))
    assert "Last deal: " in table.sheet.sentences[1]


@pytest.mark.lengthy(daily=8)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 720), 100), ((1280, 720), 200), ((960, 600), 200), ((1920, 1080), 100)]
)
def test_every_digit_is_whole_and_large_and_nothing_is_crowded(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], percent: int
) -> None:
    load_fonts(resources.assets() / "fonts")
    theme = Theme.of(Scheme.LIGHT, height=size[1], percent=percent)
    table = AtTheFingerprint(qtbot, Renderer(theme, Art(resources.assets())), size, language)
    table.show(FingerprintScene(DIGITS, 3, FATES, TIMES))
    reader = Reader(monkeypatch)
    for told in ("", "At most 80 characters can be added, in one line; what cannot be seen does not count."):
        if told:
            table.page.show_refusal(told)
        reader.read(table.window, "fingerprint")
    crowded = [fault for fault in reader.faults if not fault.startswith("untranslated")]
    assert crowded == []
    heights: list[float] = []
    monkeypatch.setattr(digits, "draw_text", lambda *drawn, **_: heights.append(drawn[4]))
    table.sheet.grab()
    # From a sofa: larger than the name on a hand-over sheet.
    assert min(heights) >= 0.06 * size[1]
