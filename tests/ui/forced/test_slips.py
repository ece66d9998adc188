"""Slips: what is taken back, openly, and what can't be."""

import pytest

from shgui.engine.events import ChancellorNominated, SpecialElectionCalled, VotesRevealed
from shgui.presentation.screens import HandOverScreen, PromptKind, TableScreen
from shgui.table.options import Voting
from shgui.table.private_tasks import TaskKind
from tests.engine.stage import FASCIST, LIBERAL
from tests.ui.forced.dealing import FIVE_FASCIST
from tests.ui.forced.directed import Directed
from tests.ui.programs import QUIET

pytestmark = [pytest.mark.qt_log_ignore(QUIET), pytest.mark.lengthy(daily=1)]


def taken_back(what: str) -> str:
    return f"Taken back: “{what}”"


def test_a_wrong_nominee_is_taken_back_openly(players: Directed) -> None:
    players.deal(7)
    players.nominate(3)
    slip = players.line(ChancellorNominated(0, 3))
    players.take_back()
    assert players.asks(TableScreen(PromptKind.NOMINATE, 0))
    assert not players.take_back_is_offered
    assert players.rows[-2:] == [slip, taken_back(slip)]
    assert players.struck_out == [slip]
    players.nominate(4)
    assert players.view.chancellor == 4
    assert players.rows[-1] == players.line(ChancellorNominated(0, 4))
    assert players.struck_out == [slip]


def test_a_special_election_called_for_the_wrong_player_is_taken_back(players: Directed) -> None:
    players.deal(7, FASCIST, FASCIST)
    players.govern(FASCIST)
    players.choose(5)
    players.nominate(1)
    players.take_back()
    assert players.asks(TableScreen(PromptKind.NOMINATE, 5))
    players.take_back()
    assert players.asks(TableScreen(PromptKind.SPECIAL_ELECTION, 2))
    assert players.rows[-1] == taken_back(players.line(SpecialElectionCalled(2, 5)))
    assert players.line(SpecialElectionCalled(2, 5)) in players.struck_out
    players.choose(4)
    assert players.asks(TableScreen(PromptKind.NOMINATE, 4))


def test_a_wrongly_tapped_vote_is_tapped_again_until_the_votes_are_revealed(players: Directed) -> None:
    players.deal(5)
    players.nominate(1)
    told = players.rows
    players.count()
    for seat in (2, 3, 2):
        players.tap(seat)
    assert players.rows == told
    players.confirm()
    ballots = tuple((seat, seat != 3) for seat in range(5))
    assert players.line(VotesRevealed(ballots)) in players.rows
    assert "Nein!\u00a0– Marta" in players.rows


def test_a_wrongly_tapped_thumb_is_turned_over_after_the_reveal(players: Directed) -> None:
    """One tap for the thumb: all others lie as they were tapped in."""
    players.deal(5)
    players.nominate(1)
    players.count()
    players.tap(3)
    players.confirm()
    wrong = players.line(VotesRevealed(tuple((seat, seat != 3) for seat in range(5))))
    assert players.asks(TableScreen(PromptKind.HAND_OVER, 0, TaskKind.DISCARD))
    players.take_back()
    assert players.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert wrong in players.struck_out
    assert taken_back(wrong) in players.rows
    players.tap(3)
    players.confirm()
    right = VotesRevealed(tuple((seat, True) for seat in range(5)))
    assert right in players.view.history
    assert players.line(right) not in players.struck_out


def test_thumbs_stay_when_the_president_has_looked(players: Directed) -> None:
    players.deal(5)
    players.elect(1)
    assert players.take_back_is_offered
    players.take_screen()
    players.hold()
    players.let_go()
    players.put_back()
    assert not players.take_back_is_offered


def test_ballots_for_a_nominee_taken_back_go_out_of_the_box_unread(players: Directed) -> None:
    players.deal(5, voting=Voting.BALLOTS)
    players.nominate(1)
    players.vote_alone(ja=True)
    players.vote_alone(ja=False)
    assert list(players.view.voted) == [0, 1]
    assert not players.program.menus["take_back"].isEnabled()
    players.put_back()
    assert players.asks(TableScreen(PromptKind.OPEN_BALLOTS))
    assert players.take_back_is_offered
    players.take_back()
    players.nominate(2)
    assert not players.view.voted
    for _ in range(5):
        players.vote_alone(ja=True)
    votes = [event for event in players.view.history if isinstance(event, VotesRevealed)]
    assert votes == [VotesRevealed(tuple((seat, True) for seat in range(5)))]


def test_a_ballot_can_be_changed_until_the_last_is_in(players: Directed) -> None:
    players.deal(5, voting=Voting.BALLOTS)
    players.nominate(1)
    for _ in range(4):
        players.vote_alone(ja=True)
    players.put_back()
    players.change_ballot(2, ja=False)
    players.vote_alone(ja=True)
    ballots = tuple((seat, seat != 2) for seat in range(5))
    assert players.line(VotesRevealed(ballots)) in players.rows
    assert "Nein!\u00a0– Piotr" in players.rows


def test_a_look_at_a_role_makes_what_was_done_before_it_final(players: Directed) -> None:
    players.deal(7)
    players.nominate(3)
    assert players.take_back_is_offered
    players.look_at_role(5)
    assert players.asks(TableScreen(PromptKind.COUNT_HANDS))
    assert not players.take_back_is_offered


def test_the_screen_put_back_unused_makes_nothing_final(players: Directed) -> None:
    players.deal(7)
    players.nominate(3)
    players.ask_for_role(5)
    assert players.asks(HandOverScreen(5, TaskKind.ROLE))
    assert not players.program.menus["take_back"].isEnabled()
    players.put_back()
    assert players.take_back_is_offered


def test_nothing_that_shows_or_rests_on_a_secret_can_be_taken_back(players: Directed) -> None:
    """A policy, an investigation, an execution."""
    players.deal(7)
    assert not players.take_back_is_offered
    players.govern(LIBERAL)
    assert not players.take_back_is_offered
    players.govern(FASCIST)
    assert not players.take_back_is_offered
    players.elect(players.harmless)
    players.legislate(FASCIST)
    assert players.asks(TableScreen(PromptKind.INVESTIGATE, 2))
    assert not players.take_back_is_offered
    players.choose(5)
    assert not players.program.menus["take_back"].isEnabled()
    players.put_back()
    assert not players.take_back_is_offered
    players.take_screen()
    players.look()
    players.finish()
    assert not players.take_back_is_offered
    players.govern(FASCIST)
    players.choose(5)
    players.reject()
    players.govern(FASCIST)
    players.choose(1)
    assert players.view.alive == (0, 2, 3, 4, 5, 6)
    assert not players.take_back_is_offered


def test_a_peek_cannot_be_taken_back(players: Directed) -> None:
    players.deal(5, FASCIST, FASCIST)
    players.govern(FASCIST)
    assert not players.take_back_is_offered
    players.take_screen()
    players.look()
    players.finish()
    assert not players.take_back_is_offered


@pytest.mark.parametrize("consent", [True, False])
def test_an_answered_veto_cannot_be_taken_back(players: Directed, consent: bool) -> None:
    players.deal(7, *FIVE_FASCIST)
    players.propose_veto()
    assert not players.take_back_is_offered
    players.answer_veto(consent)
    assert not players.take_back_is_offered
