"""Each power, used at the window: what it brings is seen by whom it is for, and by nobody else."""

import pytest

from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import (
    PlayerExecuted,
    PlayerInvestigated,
    PoliciesPeeked,
    PowerGranted,
    RoundBegan,
    SpecialElectionCalled,
)
from shgui.engine.knowledge import Peeked, SawParty
from shgui.engine.types import Office, Party, Power, Seat
from shgui.presentation.screens import HandOverScreen, PromptKind, Screen, TableScreen
from shgui.storage.user_folders import UserFolders
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from shgui.ui import widget_names as names
from shgui.ui.shell.pages import PageName
from shgui.words import hand_over_texts, seat_texts, terms
from shgui.words.memory_texts import describe_own_memory
from shgui.words.refusal_texts import describe_refusal
from tests.engine.stage import FASCIST, cards
from tests.ui.evening_players import PLAYERS
from tests.ui.forced.conftest import Gather
from tests.ui.forced.directed import WORDS, Directed
from tests.ui.programs import QUIET
from tests.ui.secrecy_watch import look_at

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]


def nominates(seat: Seat) -> Screen:
    return TableScreen(PromptKind.NOMINATE, seat)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize(
    ("target", "party"),
    [(3, Party.LIBERAL), (6, Party.FASCIST), (8, Party.FASCIST)],
    ids=["liberal", "fascist", "hitler"],
)
def test_investigate_loyalty_shows_the_president_a_party(
    players: Directed, target: Seat, party: Party
) -> None:
    players.deal(9)
    players.govern(FASCIST, chancellor=1)
    assert players.asks(TableScreen(PromptKind.INVESTIGATE, 0))
    assert players.line(PowerGranted(Power.INVESTIGATE, 0)) in players.rows
    players.choose(target)
    assert players.asks(HandOverScreen(0, TaskKind.PARTY))
    assert players.shows(PageName.HAND_OVER)
    sheet = players.look()
    assert sheet.faces == (f"{PLAYERS[target]}: {terms.get_party_name(WORDS, party)}",)
    assert hand_over_texts.format_party_heading(WORDS, target, PLAYERS) in sheet.told
    assert players.hand_is_closed
    players.finish()
    assert players.asks(nominates(1))
    seen = describe_own_memory(WORDS, SawParty(1, target, party), PLAYERS)
    knowing = [seat for seat in range(9) if seen in players.look_at_role(seat).told]
    assert knowing == [0]


def test_whom_was_investigated_is_public_and_nobody_is_investigated_twice(players: Directed) -> None:
    players.deal(9)
    players.govern(FASCIST, chancellor=1)
    players.choose(3)
    players.look()
    players.finish()
    assert players.line(PlayerInvestigated(0, 3)) in players.rows
    assert players.plate(3) != players.plate(4)
    players.govern(FASCIST, chancellor=2)
    assert players.asks(TableScreen(PromptKind.INVESTIGATE, 1))
    players.tap(3)
    assert not players.find(names.TABLE_CONFIRM).isEnabled()
    players.choose(4)
    assert players.asks(HandOverScreen(1, TaskKind.PARTY))


def test_policy_peek_shows_the_president_the_cards_that_come_next(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, top="FFL FFL FFL LFL")
    players.govern(FASCIST)
    assert players.asks(TableScreen(PromptKind.HAND_OVER, 2, TaskKind.PEEK))
    players.take_screen()
    assert players.asks(HandOverScreen(2, TaskKind.PEEK))
    sheet = players.look()
    assert sheet.faces == tuple(terms.get_policy_name(WORDS, card) for card in cards("LFL"))
    assert players.hand_is_closed
    players.finish()
    assert players.asks(nominates(3))
    assert players.line(PoliciesPeeked(2)) in players.rows
    seen = describe_own_memory(WORDS, Peeked(3, cards("LFL")), PLAYERS)
    knowing = [seat for seat in range(5) if seen in players.look_at_role(seat).told]
    assert knowing == [2]
    players.elect(0)
    players.take_screen()
    assert sorted(players.look().faces) == sorted(sheet.faces)


def test_special_election_calls_a_candidate_and_then_the_order_goes_on(players: Directed) -> None:
    players.deal(7, FASCIST, FASCIST)
    players.govern(FASCIST)
    assert players.asks(TableScreen(PromptKind.SPECIAL_ELECTION, 2))
    players.choose(5)
    assert players.asks(nominates(5))
    assert {
        players.line(SpecialElectionCalled(2, 5)),
        players.line(RoundBegan(4, 5, special=True)),
    } <= set(players.rows)
    assert terms.get_candidate_name(WORDS, Office.PRESIDENT) in players.plate(5)
    players.reject()
    assert players.asks(nominates(3))
    assert players.line(RoundBegan(5, 3, special=False)) in players.rows


def test_nobody_is_executed_before_it_is_confirmed(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST)
    players.govern(FASCIST)
    assert players.asks(TableScreen(PromptKind.EXECUTE, 3))
    players.tap(3)
    assert not players.find(names.TABLE_CONFIRM).isEnabled()
    players.tap(1)
    players.tap(0)
    assert 0 in players.view.alive
    players.confirm()
    assert 0 not in players.view.alive


def test_execution_takes_a_player_out_and_tells_no_role(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST, FASCIST, voting=Voting.BALLOTS)
    players.nominate(2)
    for _ in range(5):
        players.vote_alone(ja=True)
    players.legislate(FASCIST)
    players.choose(0)
    assert players.asks(nominates(4))
    assert players.rows[-2:] == [
        players.line(PlayerExecuted(3, 0)),
        players.line(RoundBegan(5, 4, special=False)),
    ]
    assert players.plate(0).splitlines() == [
        seat_texts.get_executed_label(WORDS),
        "Confirmed not Hitler.",
        describe_refusal(WORDS, Refusal(Reason.TARGET_EXECUTED, 0), PLAYERS, "official"),
    ]
    players.tap(0)
    assert not players.find(names.TABLE_CONFIRM).isEnabled()
    players.nominate(1)
    asked = []
    for _ in range(4):
        players.take_screen()
        assert isinstance(players.screen, HandOverScreen)
        asked.append(players.screen.seat)
        players.vote_alone(ja=False)
    assert asked == [4, 1, 2, 3]


def investigate(players: Directed, *, other: bool) -> None:
    """Of nine, the player whose card is looked at is a Liberal in one game, and a Fascist in the other."""
    players.deal(9, swapped=(4, 5) if other else None)
    players.govern(FASCIST, chancellor=1)


def peek(players: Directed, *, other: bool) -> None:
    players.deal(5, FASCIST, FASCIST, top="FFL FFL FFL LLF" if other else "FFL FFL FFL FFL")
    players.govern(FASCIST)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("power", [investigate, peek])
def test_who_is_not_looking_sees_the_same_whatever_is_shown(
    gather: Gather, folders: UserFolders, tmp_path_factory: pytest.TempPathFactory, power: object
) -> None:
    """All that can be seen or read outside of the open hand, gesture by gesture."""
    seen = []
    shown = []
    for other in (False, True):
        folder = tmp_path_factory.mktemp("evening")
        players = gather(UserFolders(folder / "data", folder / "settings"))
        assert callable(power)
        power(players, other=other)
        sights = [look_at(players.window, "before", hand_open=False)]
        if power is investigate:
            players.choose(5)
        else:
            players.take_screen()
        sights.append(look_at(players.window, "asked", hand_open=False))
        shown.append(players.hold().faces)
        sights.append(look_at(players.window, "held", hand_open=True))
        players.let_go()
        sights.append(look_at(players.window, "let go", hand_open=False))
        players.finish()
        sights.append(look_at(players.window, "done", hand_open=False))
        seen.append(sights)
    assert shown[0] != shown[1]
    assert seen[0] == seen[1]
