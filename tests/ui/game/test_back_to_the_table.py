"""What one player brought about with the screen in his hands shows nowhere before all can see it."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from shgui.engine.actions import Discard, Investigate, Nominate, ProposeVeto, Vote
from shgui.engine.events import (
    Event,
    PlayerInvestigated,
    PoliciesPassed,
    PolicyEnacted,
    RoundBegan,
    VetoProposed,
    VotesRevealed,
)
from shgui.engine.types import Phase
from shgui.presentation.game_presentation import GamePresentation
from shgui.presentation.requests import (
    ChooseCardRequest,
    Continue,
    DoneLookingRequest,
    ReturnScreenRequest,
    RevealRequest,
    ShowRoleRequest,
    Undo,
)
from shgui.presentation.scenes import TableScene, build_screen_prompt
from shgui.presentation.screens import HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.journal import Journal
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui.shell.pages import PageName
from tests.table.play import done
from tests.ui.fake_phones import FakePhones
from tests.ui.led_evening import OFFICIAL, Evening, at, evening, lead
from tests.ui.presented import presented

BALLOTS = replace(OFFICIAL, voting=Voting.BALLOTS)


@pytest.fixture
def dealt(qtbot: QtBot, journal: Journal) -> Evening:
    """All have seen their roles."""
    seven = evening(journal, cards="F" * 11)
    seven.look_at_roles()
    return seven


@pytest.fixture
def voting(qtbot: QtBot, journal: Journal) -> Evening:
    """The last voter has the screen."""
    seven = evening(journal, options=BALLOTS)
    seven.look_at_roles()
    seven.session.handle(Nominate(1))
    seven.session.handle(Continue())
    for _ in range(6):
        seven.session.handle(Vote(True))
    return seven


def told(evening: Evening) -> list[TableScene]:
    return presented(evening.session, TableScene)


def kinds(events: tuple[Event, ...]) -> set[type[Event]]:
    return {type(event) for event in events}


def news(evening: Evening) -> set[type[Event]]:
    return kinds(evening.stage.table.public_table.events)


def test_the_last_ballot_is_followed_by_a_neutral_page(voting: Evening) -> None:
    second, moments, covers = (
        told(voting),
        len(voting.stage.table.moments),
        len(voting.stage.hand_over.covers),
    )
    voting.session.handle(Vote(False))
    assert voting.asks(ReturnScreen())
    assert voting.stage.current is PageName.TO_TABLE
    assert voting.stage.to_table.offered == [(7, False)]
    assert len(voting.stage.table.moments) == moments
    assert len(voting.stage.hand_over.covers) == covers
    assert VotesRevealed not in {kind for public in second for kind in kinds(public.view.history)}
    assert {public.events for public in second} == {()}
    voting.stage.to_table.wanted.emit(RevealRequest())
    assert voting.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    assert VotesRevealed in news(voting)
    assert second[-1] == voting.stage.table.public_table


def test_a_ballot_that_is_not_the_last_goes_on_to_the_next_player(voting: Evening) -> None:
    voting.session.handle(ReturnScreenRequest())
    assert voting.asks(TableScreen(PromptKind.OPEN_BALLOTS))


def test_an_enacted_policy_waits_until_all_see_it(dealt: Evening) -> None:
    dealt.elect(1)
    dealt.session.handle(Continue())
    dealt.session.handle(ChooseCardRequest(0))
    second = told(dealt)
    chronicle = dealt.stage.table.public_table.chronicle
    dealt.session.handle(ChooseCardRequest(0))
    assert dealt.asks(ReturnScreen())
    assert dealt.stage.to_table.reveals
    assert [public.view.fascist for public in second] == [0]
    assert [public.view.phase for public in second] == [Phase.CHANCELLOR_ENACT]
    assert PolicyEnacted not in kinds(second[-1].view.history)
    assert PolicyEnacted not in {type(line) for line in second[-1].chronicle}
    assert set(chronicle) <= set(second[-1].chronicle)
    dealt.session.handle(RevealRequest())
    assert PolicyEnacted in news(dealt)
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 1))


def test_a_veto_that_is_proposed_waits_until_all_see_it(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.CHANCELLOR_ENACT, fascist=5))
    dealt.session.handle(Continue())
    dealt.session.handle(ProposeVeto())
    assert dealt.asks(ReturnScreen())
    dealt.session.handle(RevealRequest())
    assert isinstance(dealt.screen, TableScreen)
    assert dealt.screen.ask is PromptKind.ANSWER_VETO
    assert VetoProposed in news(dealt)


def test_an_investigation_is_told_when_the_screen_lies_on_the_table(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.INVESTIGATE))
    second = told(dealt)
    dealt.session.handle(Investigate(3))
    dealt.session.handle(DoneLookingRequest())
    assert dealt.asks(ReturnScreen())
    assert not dealt.stage.to_table.reveals
    assert {public.view.phase for public in second} == {Phase.INVESTIGATE}
    dealt.session.handle(RevealRequest())
    assert {PlayerInvestigated, RoundBegan} <= news(dealt)


def test_a_game_taken_up_after_an_investigation_reveals_nothing_either(dealt: Evening) -> None:
    lead(dealt.table, at(Phase.INVESTIGATE))
    dealt.session.handle(Investigate(3))
    dealt.session.handle(DoneLookingRequest())
    dealt.restart()
    assert dealt.asks(ReturnScreen())
    assert not dealt.stage.to_table.reveals


def test_a_look_at_the_own_role_needs_no_reveal(dealt: Evening) -> None:
    dealt.session.handle(ShowRoleRequest(2))
    dealt.session.handle(DoneLookingRequest())
    assert dealt.asks(TableScreen(PromptKind.NOMINATE, 0))


def test_a_look_at_the_deck_needs_no_reveal(qtbot: QtBot, journal: Journal) -> None:
    five = evening(journal, players=5, cards="F" * 11)
    lead(five.table, at(Phase.PEEK))
    five.session.handle(Continue())
    five.session.handle(DoneLookingRequest())
    assert isinstance(five.screen, TableScreen)
    assert five.screen.ask is PromptKind.NOMINATE


def test_the_end_of_the_game_waits_as_well(qtbot: QtBot, journal: Journal) -> None:
    seven = evening(journal, cards="F" * 11, options=BALLOTS)
    lead(seven.table, at(Phase.NOMINATE, fascist=3))
    seven.session.handle(Nominate(0))
    seven.session.handle(Continue())
    for _ in seven.table.view(None).alive:
        assert isinstance(seven.screen, HandOverScreen)
        seven.session.handle(Vote(True))
    assert seven.table.view(None).outcome is not None
    assert seven.asks(ReturnScreen())
    assert seven.stage.current is PageName.TO_TABLE
    seven.reveal()
    assert seven.asks(TableScreen(PromptKind.FINISH))


def test_whoever_acts_from_beside_meanwhile_reveals_nothing(voting: Evening) -> None:
    second = told(voting)
    voting.session.handle(Vote(True))
    done(voting.table.submit(0, Discard(voting.table.view(0).hand[0])))
    assert voting.asks(ReturnScreen())
    assert {public.view.phase for public in second} == {Phase.VOTE}
    voting.session.handle(RevealRequest())
    # The vote is looked at together before the next private moment begins.
    assert voting.asks(TableScreen(PromptKind.HAND_OVER, 1, TaskKind.ENACT))
    assert VotesRevealed in news(voting)


def test_nothing_else_is_done_on_the_neutral_page(voting: Evening) -> None:
    voting.session.handle(Vote(True))
    before = voting.table.view(None)
    for wish in (
        Continue(),
        ShowRoleRequest(3),
        Undo(),
        ReturnScreenRequest(),
        DoneLookingRequest(),
        Vote(False),
    ):
        voting.session.handle(wish)
    assert voting.asks(ReturnScreen())
    assert voting.table.view(None) == before
    assert not voting.session.can_show_role
    assert not voting.session.can_undo


def test_after_a_power_cut_nothing_is_told_before_the_table_looks(voting: Evening) -> None:
    voting.session.handle(Vote(True))
    voting.restart()
    second = told(voting)
    assert voting.asks(ReturnScreen())
    assert voting.stage.current is PageName.TO_TABLE
    assert voting.stage.table.moments == []
    done(voting.table.submit(0, Discard(voting.table.view(0).hand[0])))
    assert second == []
    assert voting.asks(ReturnScreen())
    voting.session.handle(RevealRequest())
    assert voting.asks(TableScreen(PromptKind.HAND_OVER, 1, TaskKind.ENACT))
    assert second == [voting.stage.table.public_table]


def test_after_a_power_cut_in_public_nothing_has_to_be_revealed(dealt: Evening) -> None:
    dealt.session.handle(Nominate(1))
    dealt.restart()
    assert dealt.asks(TableScreen(PromptKind.COUNT_HANDS))


# With a second screen


@pytest.fixture
def watched(voting: Evening) -> Evening:
    """The others look at a second screen."""
    voting.second.is_open = True
    return voting


def test_a_second_screen_is_the_stage_and_the_first_waits_until_it_is_done(watched: Evening) -> None:
    second, moments = told(watched), len(watched.stage.table.moments)
    watched.session.handle(Vote(True))
    assert watched.asks(ReturnScreen(on_stage=True))
    assert watched.session.is_on_second_screen
    assert watched.stage.to_table.offered == [(7, True)]
    assert len(watched.stage.table.moments) == moments
    assert VotesRevealed in kinds(second[-1].events)
    assert second[-1].prompt == build_screen_prompt(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    watched.second.performed.emit()
    assert watched.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    assert watched.stage.table.public_table.events == ()
    assert second[-1] == replace(second[-2], events=()) == watched.stage.table.public_table


def test_what_is_played_there_is_hurried_from_here_and_nothing_else_is_done(watched: Evening) -> None:
    watched.session.handle(Vote(True))
    watched.session.handle(Continue())
    watched.session.handle(RevealRequest())
    assert watched.second.hurried == 1
    assert watched.asks(ReturnScreen(on_stage=True))


def test_one_thing_is_told_after_the_other(watched: Evening) -> None:
    watched.session.handle(Vote(True))
    second = told(watched)
    done(watched.table.submit(0, Discard(watched.table.view(0).hand[0])))
    assert second == []
    watched.second.performed.emit()
    assert watched.asks(TableScreen(PromptKind.HAND_OVER, 1, TaskKind.ENACT))
    assert kinds(second[-1].events) == {PoliciesPassed}


def test_whoever_reads_the_rules_meanwhile_is_not_called_away(watched: Evening) -> None:
    watched.session.handle(Vote(True))
    watched.stage.show_page(PageName.HELP)
    moments = len(watched.stage.table.moments)
    watched.second.performed.emit()
    assert watched.stage.current is PageName.HELP
    assert len(watched.stage.table.moments) == moments
    watched.stage.show_page(PageName.TO_TABLE)
    assert len(watched.stage.table.moments) == moments + 1


def test_what_was_on_stage_once_is_over_once(watched: Evening) -> None:
    watched.second.performed.emit()
    assert watched.asks(HandOverScreen(6, TaskKind.BALLOT))
    watched.session.handle(Vote(True))
    watched.session.leave()
    watched.second.performed.emit()
    assert watched.stage.current is PageName.TO_TABLE


def test_with_a_second_screen_a_saved_game_comes_back_on_that(watched: Evening) -> None:
    watched.session.handle(Vote(True))
    watched.second.performed.emit()
    other = GamePresentation(watched.table, lambda: True, FakePhones(), resumed=True)
    assert other.screen == ReturnScreen(on_stage=True)
    assert other.scene() is None
    assert VotesRevealed in kinds(other.perform().events)
