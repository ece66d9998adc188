"""What is said at the table lies beside the speaker's seat: one after the other, and never in the way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Enact, Nominate
from shgui.engine.state import State
from shgui.engine.types import Policy, Seat
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, Line, Occasion, Remark, Remarked
from shgui.ui import widget_names as names
from shgui.ui.table.second_screen import SecondScreenTableView
from shgui.ui.table.speech_notes import SpeechNotes, compute_glance_ms, compute_reading_ms
from shgui.ui.table.table_view import TableView
from shgui.ui.table.tooltip_note import TooltipNote
from shgui.ui.theme import Motion
from shgui.ui.widgets.themed import UiContext, broadcast
from shgui.words.catalogue import load_catalogue
from tests.engine.stage import Stage
from tests.ui.games import after, elected, game
from tests.ui.table.tables import MakeTable, Table, public_table, renderer

HOSTILE = "<img src=/dev/zero>"
DOUBT = Remarked(Remark(1, "doubts", (2,)))
CHAOS = Remarked(Remark(3, "ja_chaos"))
DREW = ClaimNoted(Claim(Occasion(1, 1, ClaimKind.DREW), (Policy.LIBERAL, Policy.FASCIST, Policy.FASCIST)))
RECEIVED = ClaimNoted(Claim(Occasion(1, 3, ClaimKind.RECEIVED), (Policy.FASCIST, Policy.FASCIST)))
DREW_SAID = "Ola claims to have drawn: Liberal, Fascist, Fascist"
RECEIVED_SAID = "Marta claims to have received: Fascist, Fascist"
UNKNOWN = Remarked(Remark(3, "says_something_new"))


class Slips(QWidget):
    """A page on which nothing lies but slips: by which seat, and what stands on it."""

    def __init__(self) -> None:
        super().__init__()
        self.by: Seat | None = None
        self.clock = 0.0
        self.speech = SpeechNotes(
            UiContext(renderer(), load_catalogue("en")), self, self._lay, lambda: self.clock
        )

    def _lay(self, seat: Seat, slip: TooltipNote, text: str) -> None:
        self.by = seat
        slip.show_beside(text, QRect(0, 0, 10, 10), QRect(0, 0, 800, 600))

    def read(self) -> None:
        """As much time has passed as its words need."""
        (timer,) = self.speech.findChildren(QTimer)
        assert timer.isActive()
        timer.timeout.emit()


NOTHING: tuple[Seat | None, str] = (None, "")


def lies(slips: Slips) -> tuple[Seat | None, str]:
    return slips.speech.speaker, slips.speech.note.text


@pytest.fixture
def slips(qtbot: QtBot) -> Slips:
    slips = Slips()
    qtbot.addWidget(slips)
    slips.show()
    return slips


def test_one_speaks_after_the_other(slips: Slips) -> None:
    slips.speech.show_remarks(((0, "One."), (4, "Two.")))
    assert lies(slips) == (0, "One.")
    slips.speech.show_remarks(((2, "Three."),))
    assert lies(slips) == (0, "One.")
    slips.read()
    assert lies(slips) == (4, "Two.")
    slips.read()
    assert lies(slips) == (2, "Three.")
    slips.read()
    assert lies(slips) == NOTHING


def test_what_comes_next_puts_all_of_it_away(slips: Slips) -> None:
    slips.speech.show_remarks(((0, "One."), (4, "Two.")))
    slips.speech.stop()
    assert slips.speech.speaker is None
    slips.speech.show_remarks(((2, "Three."),))
    assert lies(slips) == (2, "Three.")


def test_while_the_table_is_hidden_it_waits(slips: Slips) -> None:
    slips.hide()
    slips.speech.show_remarks(((0, "One."),))
    assert lies(slips) == NOTHING
    slips.show()
    slips.speech.show_next()
    assert lies(slips) == (0, "One.")


def test_what_something_interrupts_is_said_again_unless_it_could_be_read(slips: Slips) -> None:
    slips.speech.show_remarks(((0, "One."), (4, "Two.")))
    slips.clock += compute_glance_ms("One.") / 2000
    slips.speech.interrupt()
    assert lies(slips) == NOTHING
    slips.speech.show_next()
    assert lies(slips) == (0, "One.")
    slips.clock += compute_glance_ms("One.") / 1000
    slips.speech.interrupt()
    slips.speech.show_next()
    assert lies(slips) == (4, "Two.")


def test_several_who_wait_make_nobody_s_slip_lie_longer(slips: Slips) -> None:
    (timer,) = slips.speech.findChildren(QTimer)
    slips.speech.show_remarks(((0, "One of these two is lying."), (4, "So you say.")))
    slips.clock += 0.5
    slips.speech.show_remarks(((2, "And you?"),))
    slips.clock += 0.5
    slips.speech.show_remarks(((3, "Nobody."),))
    assert timer.interval() == compute_glance_ms("One of these two is lying.") - 1000


def test_whoever_waits_to_speak_makes_the_other_one_short(slips: Slips) -> None:
    (timer,) = slips.speech.findChildren(QTimer)
    slips.speech.show_remarks(((0, "One of these two is lying."),))
    assert timer.interval() == compute_reading_ms("One of these two is lying.")
    slips.speech.show_remarks(((4, "So you say."),))
    assert timer.interval() <= compute_glance_ms("One of these two is lying.")
    slips.read()
    assert timer.interval() == compute_reading_ms("So you say.")


def test_longer_sentences_lie_there_longer_and_none_for_ever() -> None:
    assert compute_reading_ms("No.") < compute_reading_ms("One of these two is lying: Ana or Ola.")
    assert compute_reading_ms("a" * 10_000) == compute_reading_ms("a" * 100_000) < 10_000


def speech_of(page: TableView) -> SpeechNotes:
    assert page.speech is not None
    return page.speech


def slip_of(page: TableView) -> str:
    return speech_of(page).note.text


def told(
    state: State, *said: Line, named: tuple[str, ...] = (), people: tuple[Seat, ...] = (0,)
) -> TableScene:
    public = public_table(state, told=said)
    public = replace(public, bots=frozenset(range(public.view.players)) - {*people})
    return replace(public, names=named) if named else public


@pytest.fixture
def voted(make_table: MakeTable) -> tuple[Table, State]:
    stage = Stage(7)
    table = make_table()
    table.page.show_table(public_table(stage.state))
    return table, stage.state


def test_a_slip_lies_beside_the_seat_and_the_band_keeps_its_question(voted: tuple[Table, State]) -> None:
    table, state = voted
    asked = table.page.prompt_bar.text
    table.page.show_table(told(state, DOUBT, CHAOS))
    assert slip_of(table.page) == "Ola: “I’m not sure I believe Piotr.”"
    assert speech_of(table.page).speaker == 1
    assert table.page.prompt_bar.text == asked
    speech_of(table.page).skip()
    assert slip_of(table.page) == "Marta: “I voted Ja! Better this government than chaos.”"


def test_what_two_bots_claim_lies_at_their_seats_one_after_the_other(voted: tuple[Table, State]) -> None:
    table, state = voted
    asked = table.page.prompt_bar.text
    table.page.show_table(told(state, DREW, RECEIVED))
    assert (speech_of(table.page).speaker, slip_of(table.page)) == (1, DREW_SAID)
    speech_of(table.page).skip()
    assert (speech_of(table.page).speaker, slip_of(table.page)) == (3, RECEIVED_SAID)
    assert table.page.prompt_bar.text == asked


def test_a_claim_waits_until_the_remark_before_it_was_read(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, CHAOS))
    table.page.show_table(told(state, DREW))
    assert speech_of(table.page).speaker == 3
    speech_of(table.page).skip()
    assert slip_of(table.page) == DREW_SAID


def test_what_people_claim_stands_in_the_band_alone(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DREW, RECEIVED, people=(0, 1)))
    assert slip_of(table.page) == RECEIVED_SAID
    assert table.page.prompt_bar.text.aside == DREW_SAID
    table.page.show_table(told(state, DREW, people=tuple(range(7))))
    assert table.page.prompt_bar.text.aside == DREW_SAID


def test_a_claim_of_a_bot_is_announced_once_and_the_question_is_not_repeated(
    voted: tuple[Table, State],
) -> None:
    table, state = voted
    table.said.announced.clear()
    table.page.show_table(told(state, DREW))
    assert table.said.announced == [DREW_SAID]


@pytest.mark.lengthy(daily=7)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("seat", range(10))
def test_a_slip_lies_at_the_seat_and_covers_no_name(make_table: MakeTable, seat: Seat, percent: int) -> None:
    table = make_table(percent=percent)
    said = Remarked(Remark(seat, "nein_cannot_both", ((seat + 1) % 10, (seat + 2) % 10)))
    table.page.show_table(told(Stage(10).state, said))
    slip = speech_of(table.page).note.geometry()
    corner = renderer(percent=percent).theme.space.small
    body = slip.adjusted(corner, corner, -corner, -corner)
    covered = [plate.seat for plate in table.page.widgets.seats if plate.geometry().intersects(body)]
    assert covered == []
    plate = table.page.widgets.seats[seat].geometry()
    near = 3 * corner
    assert plate.adjusted(-near, -near, near, near).intersects(slip)


def test_it_is_announced_and_the_question_is_not_repeated(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.said.announced.clear()
    table.page.show_table(told(state, DOUBT))
    assert table.said.announced == ["Ola: “I’m not sure I believe Piotr.”"]


def test_what_nobody_has_a_sentence_for_is_not_said(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, UNKNOWN))
    assert table.page.speech.speaker is None


def test_names_are_text_whatever_they_look_like(voted: tuple[Table, State]) -> None:
    table, state = voted
    named = ("Ana", HOSTILE, "{name}", "%s", "Igor", "Lucia", "Bruno")
    table.page.show_table(told(state, DOUBT, named=named))
    assert slip_of(table.page) == f"{HOSTILE}: “I’m not sure I believe {{name}}.”"


def lain(page: TableView, seconds: float) -> None:
    """The slip has been lying there for so long."""
    speech = speech_of(page)
    speech._now = lambda: speech._since + seconds


def governing() -> State:
    """Ana and Marta have been elected."""
    return elected(game(cards="LFF"), 3)


def nominated(state: State) -> State:
    return after(state, (state.president, Nominate(state.eligible[0])))


def test_whatever_happens_next_puts_the_slip_away_that_was_read(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DOUBT))
    lain(table.page, 8)
    table.page.show_table(public_table(nominated(state), since=state))
    assert slip_of(table.page) == ""
    assert speech_of(table.page).speaker is None


def test_claims_that_nobody_could_read_are_said_behind_the_nomination(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DREW, RECEIVED))
    lain(table.page, 0.1)
    table.page.show_table(public_table(nominated(state), since=state))
    assert slip_of(table.page) == DREW_SAID
    speech_of(table.page).skip()
    assert slip_of(table.page) == RECEIVED_SAID


def test_once_the_votes_are_counted_nothing_older_is_said(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DREW, RECEIVED))
    table.page.show_table(public_table(elected(state, state.eligible[0]), since=state))
    assert slip_of(table.page) == ""
    assert speech_of(table.page).speaker is None


def test_of_what_was_taken_back_and_of_another_game_nothing_is_said(voted: tuple[Table, State]) -> None:
    table, state = voted
    for other in (state, Stage(7, first=2).state):
        table.page.show_table(told(nominated(state), DOUBT, CHAOS))
        table.page.show_table(public_table(other))
        assert slip_of(table.page) == ""


def test_what_waited_while_the_table_was_covered_is_said_after_what_happened_meanwhile(
    make_table: MakeTable,
) -> None:
    table, state = make_table(motion=Motion()), governing()
    table.page.show_table(told(state, DOUBT, CHAOS))
    lain(table.page, 8)
    table.page.hide()
    done = after(state, (0, Discard(Policy.LIBERAL)), (3, Enact(Policy.FASCIST)))
    table.page.show_table(public_table(done, since=state))
    table.page.show()
    assert slip_of(table.page) == ""
    table.page.stage.finish()
    assert slip_of(table.page) == "Marta: “I voted Ja! Better this government than chaos.”"


def test_the_slip_is_laid_anew_where_the_table_is_of_another_size(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DOUBT))
    table.page.resize(table.page.width() - 100, table.page.height() - 40)
    slip = speech_of(table.page).note
    assert slip.isVisible()
    assert table.page.rect().contains(slip.geometry())


def test_what_is_claimed_lies_above_what_is_said(make_table: MakeTable) -> None:
    table = make_table()
    state = Stage(7).state
    table.page.show_table(public_table(state))
    table.page.claims.show()
    table.page.show_table(told(state, DOUBT))
    children = table.page.children()
    slip = table.child(names.TABLE_SPEECH)
    assert table.page.claims.isVisible()
    assert children.index(table.page.claims) > children.index(slip)


def test_a_second_screen_says_it_too(qtbot: QtBot) -> None:
    watched = SecondScreenTableView(UiContext(renderer(), load_catalogue("en")))
    qtbot.addWidget(watched)
    watched.resize(1280, 700)
    broadcast(watched)
    watched.show()
    watched.show_table(told(Stage(7).state, DOUBT))
    assert slip_of(watched) == "Ola: “I’m not sure I believe Piotr.”"


def test_a_hidden_table_says_nothing_and_goes_on_with_what_nobody_read(voted: tuple[Table, State]) -> None:
    table, state = voted
    table.page.show_table(told(state, DOUBT))
    lain(table.page, 0.1)
    table.page.hide()
    assert speech_of(table.page).speaker is None
    table.page.show()
    assert speech_of(table.page).speaker == 1
    lain(table.page, 8)
    table.page.hide()
    table.page.show()
    assert speech_of(table.page).speaker is None
