"""A led game some or all of whose players have phones: what the one screen asks, shows and leaves to them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.engine.actions import AnswerVeto, Discard, Enact, Investigate, Nominate, ProposeVeto, Vote
from shgui.engine.events import ChancellorNominated, Event, PolicyEnacted, VotesRevealed
from shgui.engine.types import Phase, Policy
from shgui.presentation.requests import (
    ChangeBallot,
    Continue,
    CountHandsRequest,
    DealRequest,
    DoneLookingRequest,
    NoteClaimRequest,
    OpenHandRequest,
    ReturnScreenRequest,
    RevealRequest,
    ShowRoleRequest,
)
from shgui.presentation.scenes import TableScene
from shgui.presentation.screens import HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.journal import Journal
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui.shell.pages import PageName
from tests.table.play import done
from tests.ui.led_evening import OFFICIAL, Evening, at, evening, lead
from tests.ui.presented import presented

ALL = range(7)
BALLOTS = replace(OFFICIAL, voting=Voting.BALLOTS)
WAITS = {purpose: TableScreen(PromptKind.ON_PHONES, None, purpose) for purpose in TaskKind}


def dealt(journal: Journal, *phones: int, cards: str = "F" * 11, ballots: bool = False) -> Evening:
    """All have seen their roles, wherever they sit."""
    seven = evening(journal, cards=cards, options=BALLOTS if ballots else OFFICIAL, phones=phones)
    for seat in ALL:
        done(seven.table.note_secret_shown(seat))
    return seven


def shown(evening: Evening) -> TableScene:
    """What phones have done shows in the next turn of the loop."""
    QCoreApplication.processEvents()
    return evening.stage.table.public_table


def test_after_the_deal_nobody_takes_the_screen_where_all_have_phones(qtbot: QtBot, journal: Journal) -> None:
    seven = Evening(journal, 7, "", OFFICIAL, awaits_words=True, phones=ALL)
    seven.session.handle(DealRequest(""))
    assert seven.stage.current is PageName.TABLE
    assert seven.asks(WAITS[TaskKind.ROLE])
    assert shown(seven).prompt.missing == (0, 1, 2, 3, 4, 5, 6)
    for seat in (3, 0):
        done(seven.table.note_secret_shown(seat))
    assert shown(seven).prompt.missing == (1, 2, 4, 5, 6)
    for seat in (1, 2, 4, 5, 6):
        done(seven.table.note_secret_shown(seat))
    assert seven.asks(TableScreen(PromptKind.NOMINATE, 0))
    assert seven.stage.hand_over.covers == []


def test_the_screen_goes_to_those_without_a_phone_and_counts_only_them(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = evening(journal, phones=(0, 1, 4))
    assert seven.asks(TableScreen(PromptKind.HAND_OVER, 2, TaskKind.ROLE))
    seven.session.handle(Continue())
    done(seven.table.note_secret_shown(4))
    for _ in range(4):
        seven.session.handle(DoneLookingRequest())
    covers = [(cover.seat, cover.number, cover.hands) for cover in seven.stage.hand_over.covers]
    assert covers == [(2, 1, 4), (3, 2, 4), (5, 3, 4), (6, 4, 4)]
    assert seven.asks(WAITS[TaskKind.ROLE])
    assert shown(seven).prompt.missing == (0, 1)


def test_with_all_on_phones_the_last_ballot_reveals_all_and_nobody_presses(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, *ALL)
    done(seven.table.submit(0, Nominate(1)))
    assert seven.asks(WAITS[TaskKind.BALLOT])
    for seat in range(6):
        done(seven.table.cast_ballot(seat, True))
        assert shown(seven).prompt.missing == tuple(range(seat + 1, 7))
        assert shown(seven).view.voted == tuple(range(seat + 1))
    done(seven.table.cast_ballot(6, False))
    assert seven.stage.current is PageName.TABLE
    assert any(isinstance(event, VotesRevealed) for event in shown(seven).events)
    assert seven.asks(WAITS[TaskKind.DISCARD])


def test_thumbs_and_ballots_take_one_reveal(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, 0, 1, 2)
    seven.session.handle(Nominate(1))
    done(seven.table.cast_ballot(0, True))
    done(seven.table.cast_ballot(1, True))
    seven.session.handle(CountHandsRequest(dict.fromkeys((3, 4, 5, 6), False)))
    # Not everybody's vote is in.
    assert seven.table.view(None).phase is Phase.VOTE
    seven.failures.clear()
    done(seven.table.cast_ballot(2, True))
    assert seven.asks(TableScreen(PromptKind.COUNT_HANDS))
    seven.session.handle(CountHandsRequest(dict.fromkeys((3, 4, 5, 6), True)))
    assert seven.failures == []
    assert any(isinstance(event, VotesRevealed) for event in shown(seven).events)
    assert seven.asks(WAITS[TaskKind.DISCARD])


def test_the_ballots_of_those_at_the_screen_go_round_and_the_last_phone_reveals(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, 0, 1, 2, 3, 4, ballots=True)
    seven.session.handle(Nominate(1))
    seven.session.handle(Continue())
    for seat in (5, 6):
        assert seven.asks(HandOverScreen(seat, TaskKind.BALLOT))
        seven.session.handle(Vote(True))
    assert [(cover.number, cover.hands) for cover in seven.stage.hand_over.covers] == [(1, 2), (2, 2)]
    assert seven.asks(WAITS[TaskKind.BALLOT])
    for seat in range(5):
        done(seven.table.cast_ballot(seat, True))
    assert seven.asks(WAITS[TaskKind.DISCARD])
    assert any(isinstance(event, VotesRevealed) for event in shown(seven).events)


def test_a_last_ballot_from_the_screen_is_laid_open_by_whoever_has_it(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, 0, 1, 2, 3, 4, 5, ballots=True)
    seven.session.handle(Nominate(1))
    for seat in range(6):
        done(seven.table.cast_ballot(seat, True))
    seven.session.handle(Continue())
    seven.session.handle(Vote(True))
    assert seven.asks(ReturnScreen())
    seven.session.handle(RevealRequest())
    assert seven.asks(WAITS[TaskKind.DISCARD])


def test_cards_that_phones_choose_show_at_once(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, *ALL)
    lead(seven.table, at(Phase.PRESIDENT_DISCARD))
    done(seven.table.submit(0, Discard(Policy.FASCIST)))
    assert seven.asks(WAITS[TaskKind.ENACT])
    done(seven.table.submit(1, Enact(Policy.FASCIST)))
    assert seven.asks(TableScreen(PromptKind.NOMINATE, 1))
    assert any(isinstance(event, PolicyEnacted) for event in shown(seven).events)
    assert seven.stage.current is PageName.TABLE
    assert seven.stage.hand_over.covers == []


def test_who_has_no_phone_takes_the_screen_after_a_phone_has_passed_the_cards(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, 0)
    lead(seven.table, at(Phase.PRESIDENT_DISCARD))
    done(seven.table.submit(0, Discard(Policy.FASCIST)))
    assert seven.asks(TableScreen(PromptKind.HAND_OVER, 1, TaskKind.ENACT))


def test_a_veto_from_a_phone_is_answered_where_its_answer_comes_first(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, *ALL)
    lead(seven.table, at(Phase.CHANCELLOR_ENACT, fascist=5))
    president, chancellor = seven.table.view(None).president, seven.table.view(None).on_move[0]
    done(seven.table.submit(chancellor, ProposeVeto()))
    assert seven.asks(TableScreen(PromptKind.ANSWER_VETO, president))
    seven.session.handle(AnswerVeto(False))
    assert seven.asks(WAITS[TaskKind.ENACT])
    assert seven.failures == []


def test_an_investigation_by_phone_stays_hidden_until_its_result_was_seen_there(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, *ALL)
    lead(seven.table, at(Phase.INVESTIGATE))
    president = seven.table.view(None).president
    seven.session.handle(Investigate(6))
    assert seven.asks(WAITS[TaskKind.PARTY])
    assert shown(seven).prompt.missing == (president,)
    assert shown(seven).view.phase is Phase.INVESTIGATE
    done(seven.table.note_secret_shown(president))
    assert isinstance(seven.screen, TableScreen)
    assert seven.screen.ask is PromptKind.NOMINATE


# Seats change over


@pytest.mark.parametrize("purpose", [TaskKind.DISCARD, TaskKind.BALLOT, TaskKind.ROLE])
def test_who_gives_the_phone_away_is_asked_at_the_screen(
    purpose: TaskKind, qtbot: QtBot, journal: Journal
) -> None:
    seven = evening(journal, options=BALLOTS, phones=ALL)
    if purpose is not TaskKind.ROLE:
        for seat in ALL:
            done(seven.table.note_secret_shown(seat))
        lead(seven.table, at(Phase.PRESIDENT_DISCARD if purpose is TaskKind.DISCARD else Phase.VOTE))
    assert seven.asks(WAITS[purpose])
    seven.phones.move(1, 2, 3, 4, 5, 6)
    ballots = TableScreen(PromptKind.OPEN_BALLOTS)
    assert seven.asks(
        ballots if purpose is TaskKind.BALLOT else TableScreen(PromptKind.HAND_OVER, 0, purpose)
    )
    seven.phones.move(*ALL)
    assert seven.asks(WAITS[purpose])


def test_a_secret_is_hidden_at_once_when_its_player_takes_a_phone(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal)
    lead(seven.table, at(Phase.PRESIDENT_DISCARD))
    seven.session.handle(Continue())
    seven.session.handle(OpenHandRequest())
    seven.stage.hand_over.hidden = 0
    seven.phones.move(0)
    assert seven.stage.hand_over.hidden == 1
    assert seven.asks(WAITS[TaskKind.DISCARD])


def test_a_role_asked_for_here_is_hidden_when_its_player_takes_a_phone(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal)
    seven.session.handle(ShowRoleRequest(3))
    seven.phones.move(4)
    assert seven.asks(HandOverScreen(3, TaskKind.ROLE))
    seven.phones.move(3)
    assert seven.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_the_screen_shows_nothing_of_its_own_to_who_has_a_phone(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, 3, ballots=True)
    seven.session.handle(ShowRoleRequest(3))
    assert seven.asks(TableScreen(PromptKind.NOMINATE, 0))
    seven.session.handle(Nominate(1))
    done(seven.table.cast_ballot(3, True))
    seven.session.handle(ChangeBallot(3))
    assert seven.asks(TableScreen(PromptKind.OPEN_BALLOTS))


def test_a_phone_that_cannot_be_reached_is_told_and_still_has_the_seat(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, *ALL)
    seven.phones.lose(2)
    assert shown(seven).away == {2}
    assert shown(seven).elsewhere == set(ALL)
    seven.phones.lose()
    assert shown(seven).away == set()


# One thing after the other


def test_what_phones_do_waits_for_what_all_look_at(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, *ALL)
    done(seven.table.submit(0, Nominate(1)))
    moments = len(seven.stage.table.moments)
    seven.stage.table.stage.playing = True
    for seat in ALL:
        done(seven.table.cast_ballot(seat, True))
    assert len(seven.stage.table.moments) == moments
    seven.stage.table.stage.finish()
    QCoreApplication.processEvents()
    assert len(seven.stage.table.moments) == moments + 1
    assert any(isinstance(event, VotesRevealed) for event in shown(seven).events)


def test_what_phones_do_while_somebody_has_the_screen_is_seen_when_it_lies_on_the_table(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, 0, 1, 2, 4, 5, 6)
    done(seven.table.submit(0, Nominate(1)))
    for seat in (0, 1, 2, 4, 5, 6):
        done(seven.table.cast_ballot(seat, True))
    seven.session.handle(CountHandsRequest({3: True}))
    seven.session.handle(ShowRoleRequest(3))
    told = presented(seven.session, TableScene)
    done(seven.table.submit(0, Discard(Policy.FASCIST)))
    done(seven.table.submit(1, Enact(Policy.FASCIST)))
    assert told == []
    seven.session.handle(ReturnScreenRequest())
    assert told[-1].view.fascist == 1
    assert any(isinstance(event, PolicyEnacted) for event in shown(seven).events)


def test_behind_another_page_all_waits_until_it_is_left(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, *ALL)
    assert shown(seven).prompt.kind is PromptKind.NOMINATE
    seven.stage.show_page(PageName.HELP)
    done(seven.table.submit(0, Nominate(1)))
    assert shown(seven).prompt.kind is PromptKind.NOMINATE
    seven.stage.show_page(PageName.TABLE)
    assert seven.asks(WAITS[TaskKind.BALLOT])
    assert shown(seven).events


# After a power cut


def test_with_phones_a_game_comes_back_on_the_table_and_tells_its_last_deed_again(
    qtbot: QtBot, journal: Journal
) -> None:
    seven = dealt(journal, *ALL)
    lead(seven.table, at(Phase.PRESIDENT_DISCARD))
    seven.restart()
    assert seven.stage.current is PageName.TABLE
    assert seven.asks(WAITS[TaskKind.DISCARD])
    assert any(isinstance(event, VotesRevealed) for event in shown(seven).events)


def test_a_result_that_waited_on_a_phone_waits_there_still(qtbot: QtBot, journal: Journal) -> None:
    seven = dealt(journal, *ALL)
    lead(seven.table, at(Phase.INVESTIGATE))
    president = seven.table.view(None).president
    done(seven.table.submit(president, Investigate(6)))
    seven.restart()
    assert seven.stage.current is PageName.TABLE
    assert seven.asks(WAITS[TaskKind.PARTY])
    assert shown(seven).prompt.missing == (president,)


def test_a_performance_that_ends_the_one_before_it_is_revealed_at_its_own_end(
    qtbot: QtBot, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    seven = dealt(journal, *ALL)
    stage = seven.stage.table.stage

    def play(scene: TableScene) -> None:
        stage.finish()
        stage.playing = bool(scene.events)

    def reveals(kind: type[Event]) -> bool:
        scene = seven.session.revealed_scene(seven.table)
        assert scene is not None
        return any(isinstance(event, kind) for event in scene.view.history)

    monkeypatch.setattr(seven.stage.table, "show_table", play)
    done(seven.table.submit(0, Nominate(1)))
    QCoreApplication.processEvents()
    assert stage.playing
    for seat in ALL:
        done(seven.table.cast_ballot(seat, True))
    assert not reveals(ChancellorNominated)
    # What is refused shows the table anew.
    seven.session.handle(NoteClaimRequest(Claim(Occasion(1, 0, ClaimKind.DREW))))
    assert seven.failures
    assert stage.playing
    assert reveals(ChancellorNominated)
    assert not reveals(VotesRevealed)
    stage.finish()
    assert reveals(VotesRevealed)
