"""The plug is pulled in the middle of each phase, and the program is started again on what is left."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from shgui.engine.events import VotesRevealed
from shgui.presentation.screens import FingerprintScreen, HandOverScreen, PromptKind, Screen, TableScreen
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.hand_over.open_hand import SHEETS
from shgui.ui.shell.pages import PageName
from shgui.words.hand_over_texts import get_choose_hint
from tests.engine.stage import FASCIST, LIBERAL
from tests.ui.forced.conftest import Gather, Restart
from tests.ui.forced.dealing import FIVE_FASCIST
from tests.ui.forced.directed import WORDS, Directed, Sheet
from tests.ui.programs import QUIET

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]

Reach = Callable[[Directed], None]


# At the table: something is tapped in, and nothing confirmed


def nomination(players: Directed) -> None:
    players.deal(7)
    players.tap(3)


def talk_before_the_hands(players: Directed) -> None:
    players.deal(7)
    players.nominate(3)


def hands_tapped_in(players: Directed) -> None:
    players.deal(7)
    players.nominate(3)
    players.count()
    players.tap(2)


def talk_before_the_ballots(players: Directed) -> None:
    players.deal(7, voting=Voting.BALLOTS)
    players.nominate(3)


def veto_answer(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    players.tap_veto(True)


def investigation(players: Directed) -> None:
    players.deal(9)
    players.govern(FASCIST)
    players.tap(5)


def special_election(players: Directed) -> None:
    players.deal(7, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.tap(5)


def execution(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.tap(players.hitler)


def last_act(players: Directed) -> None:
    players.deal(7, LIBERAL, LIBERAL, LIBERAL, LIBERAL)
    players.govern(LIBERAL)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize(
    ("reach", "asked"),
    [
        (nomination, TableScreen(PromptKind.NOMINATE, 0)),
        (talk_before_the_hands, TableScreen(PromptKind.COUNT_HANDS)),
        (hands_tapped_in, TableScreen(PromptKind.COUNT_HANDS)),
        (talk_before_the_ballots, TableScreen(PromptKind.OPEN_BALLOTS)),
        (veto_answer, TableScreen(PromptKind.ANSWER_VETO, 6)),
        (investigation, TableScreen(PromptKind.INVESTIGATE, 0)),
        (special_election, TableScreen(PromptKind.SPECIAL_ELECTION, 2)),
        (execution, TableScreen(PromptKind.EXECUTE, 3)),
        (last_act, TableScreen(PromptKind.FINISH)),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_the_table_asks_the_same_again(
    players: Directed, restart: Restart, reach: Reach, asked: Screen
) -> None:
    reach(players)
    assert players.asks(asked)
    knew = players.all_views
    again = restart(players)
    assert again.shows(PageName.HOME)
    again.continue_offered()
    again.lay_open()
    assert again.shows(PageName.TABLE)
    assert again.asks(asked)
    assert again.all_views == knew
    again.step()
    assert not again.asks(asked)


# Behind the cover: seen and chosen, and not confirmed


def first_role(players: Directed) -> None:
    players.deal_anew(5)
    players.take_screen()


def third_role(players: Directed) -> None:
    first_role(players)
    for _ in range(2):
        players.look()
        players.finish()


def ballots_halfway(players: Directed) -> None:
    players.deal(7, voting=Voting.BALLOTS)
    players.nominate(3)
    for ja in (True, False, True):
        players.vote_alone(ja)


def last_ballot(players: Directed) -> None:
    players.deal(5, voting=Voting.BALLOTS)
    players.nominate(3)
    for ja in (True, False, True, True):
        players.vote_alone(ja)


def discard(players: Directed) -> None:
    players.deal(7)
    players.elect(3)
    players.take_screen()


def enactment(players: Directed) -> None:
    discard(players)
    players.put_away(FASCIST)


def proposal_of_a_veto(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.elect(players.harmless)
    players.put_away(FASCIST)


def enactment_after_a_refused_veto(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    players.answer_veto(False)
    players.take_screen()


def party(players: Directed) -> None:
    players.deal(9)
    players.govern(FASCIST)
    players.choose(7)


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize(
    ("reach", "asked"),
    [
        (first_role, HandOverScreen(0, TaskKind.ROLE)),
        (third_role, HandOverScreen(2, TaskKind.ROLE)),
        (ballots_halfway, HandOverScreen(3, TaskKind.BALLOT)),
        (last_ballot, HandOverScreen(4, TaskKind.BALLOT)),
        (discard, HandOverScreen(0, TaskKind.DISCARD)),
        (enactment, HandOverScreen(3, TaskKind.ENACT)),
        (proposal_of_a_veto, HandOverScreen(1, TaskKind.ENACT)),
        (enactment_after_a_refused_veto, HandOverScreen(1, TaskKind.ENACT)),
        (party, HandOverScreen(0, TaskKind.PARTY)),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_the_same_player_is_asked_again_behind_a_neutral_cover(
    players: Directed, restart: Restart, reach: Reach, asked: HandOverScreen
) -> None:
    reach(players)
    assert players.asks(asked)
    sheet = players.look()
    chooses = SHEETS[asked.purpose].chooses
    if chooses:
        players.pick_card(sheet.faces[0], sheet)
    # The plug is pulled while the sheet is held open once more.
    players.hold()
    knew = players.all_views
    again = restart(players)
    assert again.shows(PageName.HOME)
    again.continue_offered()
    if reach in (discard, enactment_after_a_refused_veto):
        # The votes, or the answer, are told once more first.
        assert again.asks(TableScreen(PromptKind.HAND_OVER, asked.seat, asked.purpose))
        again.take_screen()
    assert again.shows(PageName.HAND_OVER)
    assert again.asks(asked)
    assert again.all_views == knew
    assert again.hand_is_closed
    assert not again.find(names.HAND_OVER_CONFIRM).isVisible()
    found = again.look()
    assert sorted(found.faces) == sorted(sheet.faces)
    assert _besides_showings(found) == _besides_showings(sheet)
    if asked.purpose is TaskKind.ROLE:
        assert _showings(sheet) == ["Not shown before"]
        assert [line.startswith("Last shown: ") for line in _showings(found)] == [True]
    if chooses:
        # What was chosen and not confirmed is forgotten.
        assert not again.find(names.HAND_OVER_CONFIRM).isVisible()
        again.pick_card(found.faces[0], found)
    again.finish()
    assert not again.asks(asked)


# The screen lies on the table, and somebody is to take it


def fingerprint(players: Directed) -> None:
    players.deal_anew(5)


def elected_government(players: Directed) -> None:
    players.deal(7)
    players.elect(3)


def refused_veto(players: Directed) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    players.answer_veto(False)


def party_not_yet_looked_at(players: Directed) -> None:
    party(players)
    players.put_back()


@pytest.mark.parametrize(
    "reach",
    [fingerprint, party_not_yet_looked_at],
    ids=lambda part: part.__name__,
)
def test_whoever_was_to_take_the_screen_is_asked_for(
    players: Directed, restart: Restart, reach: Reach
) -> None:
    reach(players)
    screen = players.screen
    assert isinstance(screen, TableScreen)
    assert screen.seat is not None
    assert screen.purpose is not None
    knew = players.all_views
    again = restart(players)
    again.continue_offered()
    assert again.asks(HandOverScreen(screen.seat, screen.purpose))
    assert again.hand_is_closed
    assert not again.find(names.HAND_OVER_CONFIRM).isVisible()
    assert again.all_views == knew


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("reach", [elected_government, refused_veto], ids=lambda part: part.__name__)
def test_what_all_saw_last_is_seen_again_before_somebody_takes_the_screen(
    players: Directed, restart: Restart, reach: Reach
) -> None:
    reach(players)
    asked, knew = players.screen, players.all_views
    again = restart(players)
    again.continue_offered()
    assert again.shows(PageName.TABLE)
    assert again.asks(asked)
    assert again.all_views == knew


# What somebody brought about in private, and all must see


def policy_enacted(players: Directed) -> None:
    enactment(players)
    players.pick_policy(FASCIST, players.look())


def veto_proposed(players: Directed) -> None:
    proposal_of_a_veto(players)
    players.look()
    players.pick_veto()


def votes_cast(players: Directed) -> None:
    last_ballot(players)
    players.pick_card("Ja!", players.look())


def peek_granted(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST)
    players.elect(players.harmless)
    players.put_away(LIBERAL)
    players.pick_policy(FASCIST, players.look())


@pytest.mark.lengthy(daily=3)
@pytest.mark.parametrize(
    ("reach", "asked"),
    [
        (policy_enacted, TableScreen(PromptKind.NOMINATE, 1)),
        (veto_proposed, TableScreen(PromptKind.ANSWER_VETO, 6)),
        (votes_cast, TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD)),
        (peek_granted, TableScreen(PromptKind.HAND_OVER, 2, TaskKind.PEEK)),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_what_waits_to_be_seen_by_all_waits_behind_a_neutral_page(
    players: Directed, restart: Restart, reach: Reach, asked: TableScreen
) -> None:
    reach(players)
    before = players.view
    players._press(names.HAND_OVER_CONFIRM, Qt.Key.Key_Return)
    players.settle()
    assert players.shows(PageName.TO_TABLE)
    knew = players.all_views
    assert knew[0] != before
    again = restart(players)
    assert again.shows(PageName.HOME)
    again.continue_offered()
    assert again.shows(PageName.TO_TABLE)
    assert again.all_views == knew
    again.lay_open()
    assert again.shows(PageName.TABLE)
    assert again.asks(asked)
    assert again.all_views == knew


def test_whoever_looked_at_the_deck_is_asked_again_at_the_table(players: Directed, restart: Restart) -> None:
    """Nobody knows whether all had seen the policy that brought the power."""
    players.deal(5, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.take_screen()
    sheet = players.look()
    again = restart(players)
    again.continue_offered()
    assert again.shows(PageName.TO_TABLE)
    again.lay_open()
    assert again.asks(TableScreen(PromptKind.HAND_OVER, 2, TaskKind.PEEK))
    again.take_screen()
    assert again.look() == sheet


def test_ballots_that_were_in_are_still_in_and_count(players: Directed, restart: Restart) -> None:
    ballots_halfway(players)
    again = restart(players)
    again.continue_offered()
    for ja in (False, False, True, True):
        again.vote_alone(ja)
    ballots = (True, False, True, False, False, True, True)
    assert again.line(VotesRevealed(tuple(enumerate(ballots)))) in again.rows
    assert "Nein!\u00a0– Ola, Marta and Igor" in again.rows


def test_a_ballot_that_was_in_can_still_be_changed(players: Directed, restart: Restart) -> None:
    ballots_halfway(players)
    again = restart(players)
    again.continue_offered()
    again.put_back()
    again.change_ballot(1, ja=True)
    assert [again.table.view(seat).ballot for seat in range(4)] == [True, True, True, None]


def test_a_slip_can_still_be_taken_back(players: Directed, restart: Restart) -> None:
    talk_before_the_hands(players)
    again = restart(players)
    again.continue_offered()
    again.take_back()
    assert again.asks(TableScreen(PromptKind.NOMINATE, 0))
    assert len(again.struck_out) == 1


def test_a_role_that_somebody_looks_at_again_is_covered_by_the_table(
    players: Directed, restart: Restart
) -> None:
    players.deal(7)
    players.ask_for_role(4)
    players.hold()
    again = restart(players)
    again.continue_offered()
    assert again.shows(PageName.TABLE)
    assert again.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_a_game_whose_end_was_on_the_window_is_offered_until_the_group_leaves_it(
    players: Directed, restart: Restart
) -> None:
    last_act(players)
    players.confirm()
    again = restart(players)
    again.continue_offered()
    again.lay_open()
    assert again.asks(TableScreen(PromptKind.FINISH))
    again.confirm()
    assert again.shows(PageName.END)
    again.click(names.END_HOME)
    assert not again.find(names.HOME_GO_ON).isVisible()
    assert not restart(again).find(names.HOME_GO_ON).isVisible()


def test_a_window_closed_at_the_end_has_shown_it(players: Directed, gather: Gather) -> None:
    last_act(players)
    again = gather(players.folders)
    again.continue_offered()
    again.lay_open()
    again.confirm()
    assert again.shows(PageName.END)
    assert not gather(players.folders).find(names.HOME_GO_ON).isVisible()


def test_the_same_group_s_next_game_is_offered_and_not_the_last(players: Directed, restart: Restart) -> None:
    last_act(players)
    players.confirm()
    players.click(names.END_SAME_GROUP)
    players.settle()
    again = restart(players)
    again.continue_offered()
    assert again.table.game == players.table.game
    assert again.asks(FingerprintScreen())


def _lines(sheet: Sheet) -> list[str]:
    return sheet.told.splitlines()


def _showings(sheet: Sheet) -> list[str]:
    """What the sheet of a role says of when it was shown before."""
    return [line for line in _lines(sheet) if line.startswith(("Not shown before", "Last shown"))]


def _besides_showings(sheet: Sheet) -> list[str]:
    """Nor how to choose, which nobody remembers who chose before the power cut."""
    hints = (get_choose_hint(WORDS, hold_to_see=True, by_key=by_key) for by_key in (True, False))
    left_out = [*_showings(sheet), *hints]
    return [line for line in _lines(sheet) if line not in left_out]
