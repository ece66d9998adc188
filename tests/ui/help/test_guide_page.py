"""The guided first round, by mouse and by keys, from the first step to the last."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from shgui.ui import widget_names as names
from shgui.ui.help.guide_page import GuidePage
from shgui.ui.theme import Motion
from shgui.ui.widgets.animation_stage import NO_MOTION, AnimationStage
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.guide_texts import (
    STEPS,
    GuideStep,
    format_step_task,
)
from shgui.words.languages import list_languages
from tests import patience
from tests.pseudo import cut_off, pseudo_catalogue, untranslated
from tests.ui.appearance import change_appearance
from tests.ui.asked import RecordingPreferences, RecordingRouter, no_game
from tests.ui.hands import find, half_a_second, lying, slide
from tests.ui.programs import QUIET
from tests.ui.table.tables import renderer

pytestmark = pytest.mark.qt_log_ignore(QUIET)

LEFT = Qt.MouseButton.LeftButton
PIOTR, MARTA = 1, 2


def breakable(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


class Guided:
    """The page in a window of its own."""

    def __init__(
        self, qtbot: QtBot, words: Catalogue, percent: int = 100, motion: Motion = NO_MOTION
    ) -> None:
        router = RecordingRouter()
        self.page = GuidePage(
            UiContext(renderer(motion, percent=percent), words),
            router,
            RecordingPreferences().given,
            no_game(),
        )
        qtbot.addWidget(self.page)
        self.left = router.asked
        broadcast(self.page)
        self.page.resize(1280, 690)
        self.page.begin(hold=True)
        self.page.show()
        self.page.activateWindow()
        QTest.qWaitForWindowActive(self.page, patience.MILLISECONDS)
        self.page.set_focus_first()

    @property
    def texts(self) -> list[str]:
        """What the column says, wherever its lines break."""
        return [breakable(label.text()) for label in self.page.findChildren(QLabel) if label.isVisible()]

    def stands_at(self, step: GuideStep) -> bool:
        return STEPS[step].title(load_catalogue("en")) in self.texts

    def find(self, name: str) -> QWidget:
        return find(self.page, name)

    def click(self, *wanted: str) -> None:
        for name in wanted:
            widget = self.find(name)
            assert widget.isVisible(), name
            QTest.mouseClick(widget, LEFT)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            focused: QWidget | None = self.page.focusWidget()
            QTest.keyClick(self.page if focused is None else focused, key)

    def look(self) -> None:
        """By mouse."""
        hold = self.find(names.HAND_OVER_HOLD)
        QTest.mousePress(hold, LEFT, pos=QPoint(15, 15))
        half_a_second(hold)
        QTest.mouseRelease(hold, LEFT, pos=QPoint(15, 15))

    def look_by_keys(self) -> None:
        focused = QApplication.focusWidget()
        assert focused is self.find(names.HAND_OVER_HOLD)
        QTest.keyPress(focused, Qt.Key.Key_Space)
        half_a_second(focused)
        QTest.keyRelease(focused, Qt.Key.Key_Space)

    def choose_card(self, word: str) -> None:
        """The first card of this kind, chosen while it is seen."""
        hold = self.find(names.HAND_OVER_HOLD)
        QTest.mousePress(hold, LEFT, pos=QPoint(15, 15))
        half_a_second(hold)
        cards = lying(self.find("handover.hand"))
        slide(hold, next(card for card in cards if word in card.accessibleName()))
        QTest.mouseRelease(hold, LEFT, pos=QPoint(15, 15))

    def choose_card_by_keys(self, word: str) -> None:
        hold = self.find(names.HAND_OVER_HOLD)
        QTest.keyPress(hold, Qt.Key.Key_Space)
        half_a_second(hold)
        cards = lying(self.find("handover.hand"))
        place = next(place for place, card in enumerate(cards) if word in card.accessibleName())
        QTest.keyClick(hold, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)[place])
        QTest.keyRelease(hold, Qt.Key.Key_Space)

    def go_to(self, step: GuideStep) -> None:
        while not self.stands_at(step):
            self.click(names.GUIDE_NEXT)


Guides = Callable[..., Guided]


@pytest.fixture
def guide(qtbot: QtBot) -> Guides:
    made: list[Guided] = []

    def make(words: Catalogue | None = None, percent: int = 100, motion: Motion = NO_MOTION) -> Guided:
        made.append(Guided(qtbot, words or load_catalogue("en"), percent, motion))
        return made[-1]

    return make


def test_the_round_is_played_by_mouse(guide: Guides) -> None:
    guided = guide()
    guided.click(names.TABLE_CONFIRM)
    for step in (GuideStep.ROLE, GuideStep.FASCIST):
        assert guided.stands_at(step)
        guided.look()
        guided.click(names.HAND_OVER_CONFIRM)
    assert guided.stands_at(GuideStep.NOMINATION)
    guided.click(names.table_seat(PIOTR), names.TABLE_CONFIRM)
    assert guided.stands_at(GuideStep.VOTE)
    guided.click(names.TABLE_ALL_JA, names.table_seat(MARTA), names.TABLE_CONFIRM)
    assert guided.stands_at(GuideStep.RESULT)
    guided.click(names.TABLE_CONFIRM)
    assert guided.stands_at(GuideStep.PRESIDENT)
    guided.choose_card("Fascist")
    guided.click(names.HAND_OVER_CONFIRM)
    assert guided.stands_at(GuideStep.CHANCELLOR)
    guided.choose_card("Liberal")
    guided.click(names.HAND_OVER_CONFIRM)
    assert guided.stands_at(GuideStep.POWER)
    guided.click(names.table_seat(MARTA), names.TABLE_CONFIRM)
    assert guided.stands_at(GuideStep.PARTY)
    guided.look()
    guided.click(names.HAND_OVER_CONFIRM)
    assert guided.stands_at(GuideStep.ENDING)
    guided.click(names.GUIDE_NEXT)
    assert guided.left == ["back"]


def test_the_round_is_played_by_keys_alone(guide: Guides) -> None:
    guided = guide()
    enter = Qt.Key.Key_Return
    guided.key(enter)
    for _ in range(2):
        guided.look_by_keys()
        guided.key(enter)
    guided.key(Qt.Key.Key_2, enter)
    guided.key(Qt.Key.Key_J, enter)
    assert guided.stands_at(GuideStep.RESULT)
    guided.key(enter)
    for word in ("Fascist", "Liberal"):
        guided.choose_card_by_keys(word)
        guided.key(enter)
    assert guided.stands_at(GuideStep.POWER)
    guided.key(Qt.Key.Key_3, enter)
    guided.look_by_keys()
    guided.key(enter)
    assert guided.stands_at(GuideStep.ENDING)
    guided.key(Qt.Key.Key_Space)
    assert guided.left == ["back"]


def test_the_column_explains_a_result_when_the_table_has_shown_it(guide: Guides) -> None:
    guided = guide(motion=Motion())
    guided.go_to(GuideStep.VOTE)
    guided.click(names.GUIDE_NEXT)
    stage = next(stage for stage in guided.page.findChildren(AnimationStage) if stage.playing)
    stage.stop_timer()
    assert stage.showpiece
    while stage.playing:
        assert guided.stands_at(GuideStep.VOTE)
        assert not guided.stands_at(GuideStep.RESULT)
        stage.advance_to(stage.elapsed + 100)
    assert guided.stands_at(GuideStep.RESULT)


def test_leaving_the_table_while_it_moves_explains_the_step_that_is_reached(guide: Guides) -> None:
    guided = guide(motion=Motion())
    guided.go_to(GuideStep.VOTE)
    guided.click(names.GUIDE_NEXT)
    assert guided.stands_at(GuideStep.VOTE)
    guided.page.hide()
    guided.page.show()
    assert guided.stands_at(GuideStep.RESULT)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("step", [GuideStep.NOMINATION, GuideStep.VOTE, GuideStep.POWER])
def test_a_task_at_the_table_calls_the_button_by_its_name(guide: Guides, step: GuideStep) -> None:
    guided = guide()
    guided.go_to(step)
    assert f"“{guided.find(names.TABLE_CONFIRM).accessibleName()}”" in " ".join(guided.texts)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("step", [GuideStep.ROLE, GuideStep.PRESIDENT, GuideStep.CHANCELLOR, GuideStep.PARTY])
def test_a_private_task_calls_the_button_by_its_name(guide: Guides, step: GuideStep) -> None:
    guided = guide()
    guided.go_to(step)
    guided.look()
    assert f"“{guided.find(names.HAND_OVER_CONFIRM).accessibleName()}”" in " ".join(guided.texts)


def test_one_can_leaf_through_without_doing_anything(guide: Guides) -> None:
    guided = guide()
    for step in GuideStep:
        assert guided.stands_at(step)
        guided.key(Qt.Key.Key_PageDown)
    assert guided.left == ["back"]
    for step in reversed(GuideStep):
        assert guided.stands_at(step)
        guided.key(Qt.Key.Key_PageUp)


def test_what_leads_off_the_story_is_refused_and_says_so(guide: Guides) -> None:
    guided = guide()
    guided.go_to(GuideStep.NOMINATION)
    guided.click(names.table_seat(MARTA), names.TABLE_CONFIRM)
    assert guided.stands_at(GuideStep.NOMINATION)
    assert "In a game you could do this." in guided.page._table.prompt_bar.text.aside


def test_a_card_that_leads_off_the_story_can_be_chosen_anew(guide: Guides) -> None:
    guided = guide()
    guided.go_to(GuideStep.PRESIDENT)
    guided.look()
    guided.choose_card("Liberal")
    guided.click(names.HAND_OVER_CONFIRM)
    assert guided.stands_at(GuideStep.PRESIDENT)
    guided.choose_card("Fascist")
    guided.click(names.HAND_OVER_CONFIRM)
    assert guided.stands_at(GuideStep.CHANCELLOR)


def test_it_begins_anew_each_time_it_is_opened(guide: Guides) -> None:
    guided = guide()
    guided.go_to(GuideStep.POWER)
    guided.page.begin(hold=True)
    assert guided.stands_at(GuideStep.WELCOME)


def test_a_switch_of_language_stays_at_the_step(guide: Guides) -> None:
    guided = guide()
    guided.go_to(GuideStep.VOTE)
    change_appearance(guided.page, words=load_catalogue("pl"))
    assert format_step_task(load_catalogue("pl"), GuideStep.VOTE, "") in guided.texts


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("language", list_languages())
def test_every_step_is_told_in_every_language(guide: Guides, language: str) -> None:
    words = load_catalogue(language)
    guided = guide(words)
    for step in GuideStep:
        said = (STEPS[step].title(words), "\n\n".join(STEPS[step].paragraphs(words)))
        assert set(map(breakable, said)) <= set(guided.texts)
        guided.key(Qt.Key.Key_PageDown)


def test_long_words_in_large_letters_are_all_there(guide: Guides) -> None:
    guided = guide(pseudo_catalogue(), 200)
    for _ in GuideStep:
        QApplication.processEvents()
        labels = [label for label in guided.page.findChildren(QLabel) if label.isVisible()]
        assert [
            label.text() for label in labels if label.height() < label.heightForWidth(label.width())
        ] == []
        assert [text for text in guided.texts if cut_off(text) or untranslated(text, "Piotr", "Ja!")] == []
        guided.key(Qt.Key.Key_PageDown)


def test_its_end_leads_into_practice_and_can_be_left_all_the_same(guide: Guides) -> None:
    guided = guide()
    guided.page.begin(hold=True, leads_on=True)
    guided.go_to(GuideStep.ENDING)
    guided.click(names.GUIDE_NEXT)
    guided.click(names.GUIDE_LEAVE)
    assert guided.left == ["practice", "back"]
