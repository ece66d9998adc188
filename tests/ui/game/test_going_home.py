"""Somebody goes home in the middle of a game that the window leads."""

from dataclasses import replace
from random import Random

import pytest

from shgui.engine.actions import AnswerVeto, Vote
from shgui.engine.types import Phase
from shgui.presentation.requests import (
    ChooseCardRequest,
    ChooseLanguage,
    ChooseVoting,
    Continue,
    CountHandsRequest,
    DoneLookingRequest,
    EndGameRequest,
    OpenHandRequest,
    ShowRoleRequest,
    StandIn,
)
from shgui.presentation.scenes import EndScene
from shgui.presentation.screens import EndScreen, HandOverScreen, PromptKind, ReturnScreen, TableScreen
from shgui.storage.journal import Journal
from shgui.table.log_lines import GameEndedEarly, LanguageChanged, StandInSat, VotingChanged
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.table.seating import Player
from tests.table.play import a_change, done
from tests.ui.led_evening import OFFICIAL, Evening, at, evening, harmless, lead
from tests.ui.presented import presented

ZOFIA = Player("Zofia", "pl")


@pytest.fixture
def playing(journal: Journal) -> Evening:
    led = evening(journal)
    led.look_at_roles()
    return led


def test_the_stand_in_takes_the_screen_looks_and_the_table_goes_on(playing: Evening) -> None:
    asked = playing.screen
    playing.stage.table.wanted.emit(StandIn(3, ZOFIA))
    assert playing.asks(TableScreen(PromptKind.HAND_OVER, 3, TaskKind.ROLE))
    shown = playing.stage.table.public_table
    assert shown.names[3] == "Zofia"
    assert shown.announced == (StandInSat(3, "Marta", "Zofia"),)
    playing.stage.table.wanted.emit(Continue())
    assert playing.asks(HandOverScreen(3, TaskKind.ROLE))
    cover = playing.stage.hand_over.covers[-1]
    assert (cover.name, cover.language) == ("Zofia", "pl")
    playing.stage.hand_over.wanted.emit(OpenHandRequest())
    playing.stage.hand_over.wanted.emit(DoneLookingRequest())
    assert playing.screen == asked
    assert playing.stage.table.public_table.announced == ()
    assert playing.failures == []


def test_the_stand_in_is_handed_on_what_the_seat_has_seen(playing: Evening) -> None:
    playing.elect(3)
    playing.legislate()
    for seat in (0, 3):
        memory = playing.table.view(seat).memory
        assert memory
        playing.stage.table.wanted.emit(StandIn(seat, Player(f"Zofia {seat}", "pl")))
        playing.stage.table.wanted.emit(Continue())
        playing.stage.hand_over.wanted.emit(OpenHandRequest())
        secret = playing.stage.hand_over.secrets[-1]
        assert (secret.view.seat, secret.view.memory, secret.taken_over) == (seat, memory, True)
        playing.stage.hand_over.wanted.emit(DoneLookingRequest())
    playing.stage.table.wanted.emit(ShowRoleRequest(1))
    playing.stage.hand_over.wanted.emit(OpenHandRequest())
    assert not playing.stage.hand_over.secrets[-1].taken_over


def test_while_the_stand_in_has_not_looked_nobody_else_looks_again(playing: Evening) -> None:
    playing.stage.table.wanted.emit(StandIn(3, ZOFIA))
    assert not playing.session.can_show_role
    playing.stage.table.wanted.emit(ShowRoleRequest(5))
    assert playing.asks(TableScreen(PromptKind.HAND_OVER, 3, TaskKind.ROLE))


def test_after_a_power_cut_the_stand_in_is_asked_again(playing: Evening) -> None:
    playing.stage.table.wanted.emit(StandIn(3, ZOFIA))
    playing.restart()
    assert playing.asks(HandOverScreen(3, TaskKind.ROLE))
    assert playing.stage.hand_over.covers[-1].name == "Zofia"
    playing.stage.hand_over.wanted.emit(OpenHandRequest())
    playing.restart()
    assert playing.asks(HandOverScreen(3, TaskKind.ROLE))


def test_a_stand_in_for_an_investigator_sees_first_the_role_and_then_the_result(journal: Journal) -> None:
    led = evening(journal, 9, "F" * 9)
    led.look_at_roles()
    lead(led.table, at(Phase.INVESTIGATE))
    president = led.table.view(None).president
    done(led.table.submit(president, harmless(led.table.list_legal_actions(president))))
    done(led.table.stand_in(president, ZOFIA))
    purposes = []
    for _ in range(2):
        if isinstance(led.screen, TableScreen):
            led.stage.table.wanted.emit(Continue())
        assert isinstance(led.screen, HandOverScreen)
        assert led.screen.seat == president
        purposes.append(led.screen.purpose)
        led.stage.hand_over.wanted.emit(OpenHandRequest())
        led.stage.hand_over.wanted.emit(DoneLookingRequest())
    assert purposes == [TaskKind.ROLE, TaskKind.PARTY]
    led.reveal()
    assert isinstance(led.screen, TableScreen)
    assert led.screen.ask is PromptKind.NOMINATE


def test_an_investigator_of_earlier_rounds_leaves_a_role_to_look_at(journal: Journal) -> None:
    led = evening(journal, 9, "F" * 9)
    led.look_at_roles()
    lead(led.table, at(Phase.INVESTIGATE))
    president = led.table.view(None).president
    done(led.table.submit(president, harmless(led.table.list_legal_actions(president))))
    done(led.table.note_secret_shown(president))
    led.stage.table.wanted.emit(StandIn(president, ZOFIA))
    assert led.asks(TableScreen(PromptKind.HAND_OVER, president, TaskKind.ROLE))


def test_the_table_ends_the_game_and_all_roles_are_turned(playing: Evening) -> None:
    told = presented(playing.session, EndScene)
    playing.stage.table.wanted.emit(EndGameRequest())
    assert playing.asks(EndScreen())
    (ending,) = playing.stage.end.endings
    assert (ending.view.phase, ending.view.outcome) == (Phase.OVER, None)
    assert ending.view.roles is not None
    assert playing.table.chronicle[-1] == GameEndedEarly(1)
    # Who looks at the second screen is told, too.
    assert told == [ending]
    playing.restart()
    assert playing.asks(EndScreen())


def test_during_the_deal_and_with_a_stand_in_at_the_door_it_ends_too(journal: Journal) -> None:
    led = evening(journal)
    led.stage.table.wanted.emit(StandIn(3, ZOFIA))
    led.stage.table.wanted.emit(EndGameRequest())
    assert led.asks(EndScreen())
    assert led.table.unseen == led.table.newcomers == ()


def test_ended_from_beside_nothing_that_one_player_looks_at_stays_open(playing: Evening) -> None:
    playing.stage.table.wanted.emit(ShowRoleRequest(2))
    playing.stage.hand_over.wanted.emit(OpenHandRequest())
    hidden = playing.stage.hand_over.hidden
    done(playing.table.end_early())
    assert playing.stage.hand_over.hidden == hidden + 1
    assert playing.asks(EndScreen())


def test_a_seat_reads_another_language_at_its_next_hand_over(playing: Evening) -> None:
    playing.stage.table.wanted.emit(ChooseLanguage(4, "ru"))
    assert playing.stage.table.public_table.announced == (LanguageChanged(4, "ru"),)
    playing.stage.table.wanted.emit(ShowRoleRequest(4))
    assert playing.stage.hand_over.covers[-1].language == "ru"


def test_the_table_votes_by_ballots_from_the_next_round_on(playing: Evening) -> None:
    playing.stage.table.wanted.emit(ChooseVoting(Voting.BALLOTS))
    assert playing.stage.table.public_table.announced == (VotingChanged(Voting.BALLOTS, 2),)
    playing.elect(1)
    playing.legislate()
    lead(playing.table, at(Phase.VOTE))
    assert playing.table.view(None).round == 2
    assert playing.asks(TableScreen(PromptKind.OPEN_BALLOTS))


def test_what_happens_while_the_table_waits_for_a_result_is_told_with_it(journal: Journal) -> None:
    led = evening(journal, 9, "F" * 9)
    led.look_at_roles()
    lead(led.table, at(Phase.INVESTIGATE))
    president = led.table.view(None).president
    done(led.table.submit(president, harmless(led.table.list_legal_actions(president))))
    done(led.table.change_voting(Voting.BALLOTS))
    led.stage.table.wanted.emit(Continue())
    led.stage.hand_over.wanted.emit(OpenHandRequest())
    led.stage.hand_over.wanted.emit(DoneLookingRequest())
    led.reveal()
    assert any(isinstance(line, VotingChanged) for line in led.stage.table.public_table.chronicle)


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("voting", Voting)
def test_whoever_goes_home_whenever_the_game_comes_to_its_end(
    journal: Journal, seed: int, voting: Voting
) -> None:
    """Half by the window, half from beside, with changes at any moment and power cuts."""
    led = evening(journal, 5 + seed, options=replace(OFFICIAL, voting=voting))
    rng = Random(seed)
    for number in range(600):
        if isinstance(led.screen, EndScreen):
            break
        if rng.random() < 0.15:
            a_change(led.table, rng, number)(led.table)
        elif rng.random() < 0.05:
            led.restart()
        else:
            step(led, rng)
    else:
        raise AssertionError(led.screen)
    assert led.failures == []
    assert led.table.newcomers == led.table.unseen == ()


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("voting", Voting)
def test_at_whatever_moment_it_is_ended_the_roles_are_turned(
    journal: Journal, seed: int, voting: Voting
) -> None:
    """By the window where the screen lies on the table, otherwise from beside; and so after a power cut."""
    led = evening(journal, 5 + seed % 6, options=replace(OFFICIAL, voting=voting))
    rng = Random(seed)
    for _ in range(rng.randrange(30)):
        if led.table.view(None).phase is not Phase.OVER:
            step(led, rng)
    if led.table.view(None).phase is Phase.OVER:
        return
    if isinstance(led.screen, TableScreen):
        led.stage.table.wanted.emit(EndGameRequest())
    else:
        done(led.table.end_early())
    assert led.asks(EndScreen())
    assert led.stage.end.endings[-1].view.roles is not None
    led.restart()
    assert led.asks(EndScreen())
    assert led.failures == []


def step(led: Evening, rng: Random) -> None:
    """Whatever is asked for now, by the window."""
    screen, table, hand_over = led.screen, led.stage.table.wanted, led.stage.hand_over.wanted
    match screen:
        case TableScreen(PromptKind.COUNT_HANDS):
            table.emit(CountHandsRequest({seat: rng.random() < 0.6 for seat in led.table.view(None).alive}))
        case TableScreen(PromptKind.ANSWER_VETO):
            table.emit(AnswerVeto(rng.random() < 0.5))
        case TableScreen(ask, seat) if ask.choice is not None and seat is not None:
            table.emit(rng.choice(led.table.list_legal_actions(seat)))
        case TableScreen():
            table.emit(Continue())
        case ReturnScreen():
            led.reveal()
        case HandOverScreen(_, TaskKind.BALLOT):
            hand_over.emit(Vote(rng.random() < 0.6))
        case HandOverScreen(_, TaskKind.DISCARD | TaskKind.ENACT):
            hand_over.emit(OpenHandRequest())
            hand_over.emit(ChooseCardRequest(0))
        case _:
            hand_over.emit(OpenHandRequest())
            hand_over.emit(DoneLookingRequest())
