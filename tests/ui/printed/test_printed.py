"""The printed game on the window: undone, left, taken up again, read, heard on a second screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from shgui.engine.actions import (
    Enact,
    Nominate,
    ProposeVeto,
)
from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Phase, Policy
from shgui.narrator.opening_script import build_opening
from shgui.narrator.voice.voice import get_line_text
from shgui.presentation.requests import NoteClaimRequest
from shgui.storage.user_folders import UserFolders
from shgui.table.entries import VotesEntry
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Occasion
from shgui.table.printed.printed_facts import Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedGame, PrintedQuestion, TableQuestion
from shgui.ui import widget_names as names
from shgui.ui.paint.renderer import Renderer
from shgui.ui.shell.pages import PageName
from shgui.ui.table.second_screen import SecondScreen
from shgui.ui.table.table_page import TablePage
from shgui.ui.theme import Motion
from shgui.ui.widgets.animation_stage import NO_MOTION
from shgui.words import printed_texts as texts
from shgui.words.catalogue import load_catalogue
from shgui.words.refusal_texts import describe_refusal
from tests.table.play import NAMES
from tests.table.printed_play import accepted
from tests.ui.appearance import change_appearance
from tests.ui.printed.hands import at_rest, by_mouse, dressed, game, sit_down
from tests.ui.programs import QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    program = at_rest(Started(qapp, folders, "en"))
    yield program
    program.close()


def said(started: Started) -> set[str]:
    """What stands beside the boards."""
    return {label.text() for label in started.find(names.PRINTED).findChildren(QLabel) if label.isVisible()}


def test_every_entry_can_be_undone_by_mouse_and_by_key(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    by_mouse(started, Nominate(1))
    started.click(names.PRINTED_UNDO)
    assert game(started).asks is Phase.NOMINATE
    started.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game(started).asks is PrintedQuestion.FIRST_CANDIDATE
    assert not started.find(names.PRINTED_UNDO).isEnabled()


def test_a_closed_program_goes_on_where_it_was(
    qapp: QApplication, folders: UserFolders, started: Started
) -> None:
    sit_down(started, 7, "pt_BR")
    by_mouse(started, FirstCandidate(3))
    by_mouse(started, Nominate(1))
    before = game(started)
    started.close()
    again = at_rest(Started(qapp, folders, "en"))
    try:
        again.click(names.HOME_GO_ON)
        assert again.shows(PageName.PRINTED)
        assert (game(again).facts, game(again).view) == (before.facts, before.view)
        by_mouse(again, VotesEntry(tuple((seat, True) for seat in range(7))))
        assert game(again).asks is PrintedQuestion.POLICY
    finally:
        again.close()


def test_a_seat_that_may_not_be_chosen_says_why(started: Started) -> None:
    sit_down(started, 7)
    by_mouse(started, FirstCandidate(0))
    by_mouse(started, Nominate(1))
    by_mouse(started, VotesEntry(tuple((seat, True) for seat in range(7))))
    by_mouse(started, Enact(Policy.LIBERAL))
    started.application.processEvents()
    started.click(names.table_seat(0))
    assert started.find(names.TABLE_CONFIRM).isEnabled() is False
    why = describe_refusal(load_catalogue("en"), Refusal(Reason.TARGET_LAST_PRESIDENT, 0), NAMES, "official")
    assert why in started.find(names.table_seat(0)).accessibleDescription()


def test_what_the_rules_refuse_is_said_beside_the_table(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    table = started.program.games.printed_table
    assert table is not None
    started.find(names.PRINTED).wanted.emit(ProposeVeto())  # type: ignore[attr-defined]  # as a page would
    why = describe_refusal(load_catalogue("en"), Refusal(Reason.WRONG_PHASE), NAMES, "official")
    assert why in said(started)
    assert table.game.asks is Phase.NOMINATE


def one_round_with_claims(started: Started) -> TablePage:
    started.click(names.HOME_PRINTED)
    started.click(names.NEW_TABLE_CLAIMS)
    for row, name in enumerate(NAMES[:5]):
        started.write(names.new_table_name(row), name)
    started.click(names.NEW_TABLE_START)
    for fact in (FirstCandidate(0), Nominate(1), VotesEntry(tuple((seat, True) for seat in range(5)))):
        started.application.processEvents()
        at_rest(started)
        by_mouse(started, fact)
    by_mouse(started, Enact(Policy.FASCIST))
    page = started.find(names.TABLE)
    assert isinstance(page, TablePage)
    return page


def test_a_claim_is_noted_in_the_chronicle(started: Started) -> None:
    one_round_with_claims(started)
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (Policy.FASCIST,) * 3)
    started.find(names.TABLE).wanted.emit(NoteClaimRequest(claim))  # type: ignore[attr-defined]  # the table page
    assert game(started).lines[-1] == ClaimNoted(claim)


def test_claims_are_tapped_in_one_after_the_other_by_keys_and_taken_back(started: Started) -> None:
    page = one_round_with_claims(started)
    started.click(names.TABLE_CLAIMS)
    keys = Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_Return
    for key in keys:
        started.key(key)
    drew = Claim(Occasion(1, 0, ClaimKind.DREW), (Policy.FASCIST, Policy.FASCIST, Policy.LIBERAL))
    assert game(started).lines[-1] == ClaimNoted(drew)
    assert page.prompt_bar.text.aside == "Ana claims to have drawn: Fascist, Fascist, Liberal"
    # The Chancellor's is asked for next, and the keyboard stays there.
    assert page.claims.isVisible()
    assert page.focusWidget() is page.claims.cards[0]
    started.key(Qt.Key.Key_Escape)
    page.toggle_game_log()
    place = chronicle(page).index("Ana claims to have drawn: Fascist, Fascist, Liberal")
    page.sheet.rows.activated.emit(page.sheet.model.index(place))
    started.click(names.TABLE_CLAIMS_WITHDRAW)
    assert game(started).lines[-1] == ClaimWithdrawn(drew)
    assert page.prompt_bar.text.aside.startswith("Ana takes back the claim")
    started.click(names.PRINTED_UNDO)
    assert game(started).lines[-1] == ClaimNoted(drew)
    assert page.prompt_bar.text.aside.startswith("Fascist Policy enacted")


def column(started: Started) -> list[str]:
    """What is read and can be pressed beside the boards."""
    page = started.find(names.PRINTED)
    table = started.find(names.TABLE)
    beside = (
        part for part in page.findChildren(QWidget) if part.isVisible() and not table.isAncestorOf(part)
    )
    labels = [part for part in beside if part is not table]
    told = [part.text() for part in labels if isinstance(part, QLabel)]
    return [*told, *(f"{part.objectName()} {part.isEnabled()}" for part in labels if part.objectName())]


def chronicle(page: TablePage) -> list[str]:
    model = page.sheet.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def next_fact(now: PrintedGame) -> Fact:
    """All vote for everybody, Fascist Policies alone come, and nobody is Hitler."""
    view = now.view
    assert view is not None
    match now.asks:
        case Phase.VOTE:
            return VotesEntry(tuple((seat, True) for seat in view.alive))
        case PrintedQuestion.POLICY:
            return Enact(Policy.FASCIST)
        case PrintedQuestion.IS_HITLER | PrintedQuestion.WAS_HITLER:
            return HitlerAnswered(False)
        case _:
            return accepted(now)[0]


def test_nothing_beside_the_boards_is_ahead_of_the_moment_that_is_told(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(started, 7)
    by_mouse(started, FirstCandidate(0))
    page = started.find(names.TABLE)
    assert isinstance(page, TablePage)
    dressed(started, Motion())
    # Its clock stands; the test goes on by itself.
    monkeypatch.setattr(page.stage, "_now", float)
    page.toggle_game_log()
    said: list[str] = []
    monkeypatch.setattr("shgui.ui.printed.printed_page.announce", lambda _page, text: said.append(text))
    waited_for: set[TableQuestion] = set()
    while PrintedQuestion.WAS_HITLER not in waited_for:
        fact = next_fact(game(started))
        before, lines = column(started), chronicle(page)
        said.clear()
        started.application.processEvents()
        by_mouse(started, fact)
        if not page.stage.showpiece:
            page.stage.finish()
            continue
        while page.stage.playing:
            assert (column(started), said) == (before, []), fact
            assert chronicle(page) == lines or not page.stage.showpiece, fact
            page.stage.advance_to(page.stage.elapsed + 200)
        assert column(started) != before
        assert len(chronicle(page)) > len(lines)
        waited_for.add(game(started).asks)
    assert waited_for > {PrintedQuestion.POLICY, PrintedQuestion.IS_HITLER, Phase.NOMINATE, Phase.EXECUTE}


def test_other_words_tell_the_same_question(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    assert texts.format_question(load_catalogue("en"), Phase.NOMINATE) in said(started)
    started.program.preferences.change(language="pl")
    assert texts.format_question(load_catalogue("pl"), Phase.NOMINATE) in said(started)
    assert game(started).asks is Phase.NOMINATE


def test_nobody_is_offered_a_role_to_look_at(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    assert not started.find(names.TABLE_ROLE_AGAIN).isVisible()
    assert not started.program.menus["role_again"].isEnabled()


def test_a_second_screen_shows_the_boards_and_what_is_asked(started: Started) -> None:
    sit_down(started, 5)
    started.menu("second_screen")
    second = next(top for top in started.application.topLevelWidgets() if isinstance(top, SecondScreen))
    change_appearance(
        second.table, Renderer(second.ui.renderer.theme._replace(motion=NO_MOTION), second.ui.renderer.art)
    )
    for fact in (FirstCandidate(0), Nominate(1), VotesEntry(tuple((seat, True) for seat in range(5)))):
        started.application.processEvents()
        by_mouse(started, fact)
    assert second.table.prompt_bar.text.what == texts.format_question(
        load_catalogue("en"), PrintedQuestion.POLICY
    )
    second.close()


def test_the_rules_are_at_hand_and_lead_back(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    started.click(names.PRINTED_RULES)
    assert started.shows(PageName.HELP)
    started.click(names.HELP_BACK)
    assert started.shows(PageName.PRINTED)
    started.key(Qt.Key.Key_F1)
    assert started.shows(PageName.HELP)


def test_the_table_is_reminded_to_shuffle(started: Started) -> None:
    sit_down(started, 10)
    by_mouse(started, FirstCandidate(0))
    for policy in (Policy.LIBERAL,) * 4 + (Policy.FASCIST,):
        view = game(started).view
        assert view is not None
        by_mouse(started, Nominate(view.eligible[0]))
        by_mouse(started, VotesEntry(tuple((seat, True) for seat in view.alive)))
        by_mouse(started, Enact(policy))
    assert texts.format_reshuffle_reminder(load_catalogue("en"), 12) in said(started)


def test_a_new_table_after_the_box_deals_again(started: Started) -> None:
    sit_down(started, 5)
    started.menu("home")
    started.click(names.HOME_NEW_TABLE)
    started.click(names.NEW_TABLE_START)
    assert started.shows(PageName.FINGERPRINT)


def test_before_the_first_round_the_narrator_reads_the_opening_of_this_table_and_leads_back(
    started: Started,
) -> None:
    sit_down(started, 8, "ru")
    started.click(names.PRINTED_NARRATOR)
    assert started.shows(PageName.NARRATOR)
    labels = started.find(names.NARRATOR).findChildren(QLabel)
    told = {label.text() for label in labels if label.isVisible()}
    assert {
        get_line_text(step.says, "en") for step in build_opening("ru", 8) if step.says is not None
    } <= told
    assert "Order of the steps: Russian rulebook" in told
    started.click(names.NARRATOR_CLOSE)
    assert started.shows(PageName.PRINTED)
    assert game(started).asks is PrintedQuestion.FIRST_CANDIDATE


def test_the_narrator_is_left_for_the_box_when_the_opening_is_over(started: Started) -> None:
    sit_down(started, 5)
    started.click(names.PRINTED_NARRATOR)
    started.click(names.NARRATOR_BEGIN)
    for _ in build_opening("official", 5):
        started.key(Qt.Key.Key_Right)
    started.click(names.NARRATOR_PAUSE)
    assert started.shows(PageName.PRINTED)


def test_the_narrator_is_offered_by_key_and_only_before_the_first_round(started: Started) -> None:
    sit_down(started, 5)
    button = started.find(names.PRINTED_NARRATOR)
    button.setFocus()
    started.key(Qt.Key.Key_Return)
    assert started.shows(PageName.NARRATOR)
    started.click(names.NARRATOR_CLOSE)
    by_mouse(started, FirstCandidate(0))
    assert not button.isVisible()
    started.click(names.PRINTED_UNDO)
    assert button.isVisible()


def test_an_opening_left_in_the_middle_begins_anew_at_another_table(started: Started) -> None:
    started.click(names.HOME_NARRATOR)
    started.click(names.NARRATOR_BEGIN)
    started.menu("home")
    sit_down(started, 9, "pt_BR")
    started.click(names.PRINTED_NARRATOR)
    assert started.find(names.NARRATOR_BEGIN).isVisible()


def test_printed_ballots_are_turned_over_and_tapped_in(started: Started) -> None:
    sit_down(started, 5)
    by_mouse(started, FirstCandidate(0))
    by_mouse(started, Nominate(1))
    words = load_catalogue("en")
    page = started.find(names.TABLE)
    assert isinstance(page, TablePage)
    band = page.prompt_bar
    assert (band.text.aside, band.confirm.accessibleName()) == (
        "Everybody lays a Ballot card face down. At “Now!” all are turned over.",
        "Count down",
    )
    started.click(names.TABLE_CONFIRM)
    assert band.text.what == "Press Ja! or Nein! for all, then the seats that differ."
    started.click(names.TABLE_ALL_JA)
    assert (band.text.what, band.confirm.accessibleName()) == (
        texts.build_votes_question(words).ask,
        texts.build_votes_question(words).button,
    )
