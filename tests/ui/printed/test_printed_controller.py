"""Who leads a printed game: every entry shows what it brought, and nothing is done without a game."""

from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Nominate
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import ChancellorNominated, Event
from shgui.presentation.requests import Finish, PrintedRequest, Undo
from shgui.storage.journal import Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import NotSaved
from shgui.table.printed.printed_facts import FirstCandidate
from shgui.table.printed.printed_game import PrintedQuestion
from shgui.table.printed.printed_table import PrintedTable
from shgui.ui.printed.printed_controller import PrintedController
from shgui.ui.printed.printed_scene import PrintedScene
from shgui.ui.shell.pages import PageName
from shgui.ui.shell.router import Router
from tests.table.play import group, options
from tests.table.printed_play import printed, stages


class FakePrintedPage(QObject):
    wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[PrintedScene] = []

    def show_printed(self, shown: PrintedScene) -> None:
        self.shown.append(shown)


class FakeRouter(Router):
    def __init__(self) -> None:
        QObject.__init__(self)
        self.shown: PageName | None = None
        self.printed = FakePrintedPage()
        self.times_shown = 0
        self.went_home = 0

    def page(self, name: PageName) -> QWidget:
        assert name is PageName.PRINTED
        return cast(QWidget, self.printed)

    def replace(self, page: PageName) -> None:
        assert page is PageName.PRINTED
        self.shown = page
        self.times_shown += 1

    def open(self, page: PageName, *content: object) -> None:
        assert (page, content) == (PageName.HOME, ())
        self.went_home += 1


class PrintedEvening:
    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.router = FakeRouter()
        self.controller = PrintedController(self.router)
        self.failures: list[object] = []
        self.controller.failed.connect(self.failures.append)
        self.table = PrintedTable.start(group(5), options(), journal)

    def want(self, *wishes: PrintedRequest) -> None:
        for wish in wishes:
            self.router.printed.wanted.emit(wish)

    @property
    def shown(self) -> list[PrintedScene]:
        return self.router.printed.shown

    @property
    def told(self) -> tuple[Event, ...]:
        """What the page was told last to have happened."""
        public = self.shown[-1].public
        assert public is not None
        return public.events

    def act_in_another_program(self) -> None:
        """From now on the journal takes no step of ours any more."""
        PrintedTable.resume(self.journal, self.table.saved_as).enter(FirstCandidate(4))


@pytest.fixture
def evening(qtbot: QtBot, journal: Journal) -> PrintedEvening:
    return PrintedEvening(journal)


@pytest.fixture
def begun(evening: PrintedEvening) -> PrintedEvening:
    evening.controller.begin(evening.table)
    return evening


def test_without_a_game_nothing_is_done_or_shown(evening: PrintedEvening) -> None:
    for wish in (FirstCandidate(0), Undo(), Finish()):
        evening.controller.do(wish)
    assert evening.controller.table is None
    assert not evening.controller.may_undo
    assert (evening.shown, evening.failures, evening.router.went_home) == ([], [], 0)


def test_a_game_begins_with_its_page(begun: PrintedEvening) -> None:
    assert begun.controller.table is begun.table
    assert begun.router.shown is PageName.PRINTED
    assert [shown.ask for shown in begun.shown] == [PrintedQuestion.FIRST_CANDIDATE]
    assert not begun.controller.may_undo


def test_every_entry_is_shown_once_with_what_it_brought(begun: PrintedEvening) -> None:
    begun.want(FirstCandidate(0), Nominate(1))
    assert len(begun.shown) == 3
    assert begun.told == (ChancellorNominated(0, 1),)
    assert begun.router.times_shown == 3
    assert begun.controller.may_undo


def test_what_is_undone_is_shown_as_if_nothing_had_happened(begun: PrintedEvening) -> None:
    begun.want(FirstCandidate(0), Nominate(1), Undo())
    assert begun.told == ()
    assert begun.table.game.facts == (FirstCandidate(0),)
    begun.controller.undo()
    assert begun.shown[-1].ask is PrintedQuestion.FIRST_CANDIDATE
    assert not begun.controller.may_undo


def test_before_the_first_entry_there_is_nothing_to_undo(begun: PrintedEvening) -> None:
    begun.want(Undo())
    assert (len(begun.shown), begun.failures) == (1, [])


def test_a_game_that_is_taken_up_goes_on_where_it_was(begun: PrintedEvening) -> None:
    begun.want(FirstCandidate(0), Nominate(1))
    begun.controller.begin(PrintedTable.resume(begun.journal, begun.table.saved_as))
    assert begun.told == ()
    begun.want(Undo())
    assert len(begun.shown) == 5
    assert begun.failures == []


def test_what_the_rules_refuse_is_said_and_the_page_shows_what_is_asked_still(begun: PrintedEvening) -> None:
    begun.want(FirstCandidate(0), Nominate(1))
    begun.want(Nominate(2))
    assert [type(failure) for failure in begun.failures] == [Refusal]
    assert len(begun.shown) == 4
    assert begun.told == ()
    assert begun.table.game.facts[-1] == Nominate(1)


def test_a_refusal_says_why(begun: PrintedEvening) -> None:
    begun.want(FirstCandidate(0), Nominate(0))
    assert begun.failures == [Refusal(Reason.TARGET_SELF, 0)]


def test_what_cannot_be_saved_is_said_and_was_not_done(begun: PrintedEvening) -> None:
    begun.act_in_another_program()
    begun.want(FirstCandidate(0))
    assert begun.failures == [NotSaved(JournalProblem.OUT_OF_STEP)]
    assert begun.table.game.facts == ()
    assert [shown.ask for shown in begun.shown] == [PrintedQuestion.FIRST_CANDIDATE] * 2


def test_a_finished_game_leads_home(begun: PrintedEvening) -> None:
    begun.want(Finish())
    assert (begun.router.went_home, begun.failures) == (1, [])


def test_an_end_that_cannot_be_saved_is_said_and_leads_nowhere(begun: PrintedEvening) -> None:
    begun.want(*list(stages(printed(5), Random(2)))[-1].facts)
    assert begun.table.game.view is not None
    assert begun.table.game.view.outcome is not None
    PrintedTable.resume(begun.journal, begun.table.saved_as).undo()
    begun.want(Finish())
    assert begun.failures == [NotSaved(JournalProblem.OUT_OF_STEP)]
    assert begun.router.went_home == 0


def test_a_game_that_was_left_is_not_gone_on_with(begun: PrintedEvening) -> None:
    begun.want(FirstCandidate(0), Nominate(1))
    begun.controller.leave()
    begun.want(Undo(), Nominate(2), Finish())
    assert begun.controller.table is None
    assert not begun.controller.may_undo
    assert (len(begun.shown), begun.failures, begun.router.went_home) == (3, [], 0)
    assert begun.table.game.facts == (FirstCandidate(0), Nominate(1))


def test_a_controller_lives_as_long_as_its_parent(evening: PrintedEvening) -> None:
    parent = QObject()
    controller = PrintedController(evening.router, parent)
    assert controller.parent() is parent
