"""Games that are over, for tests of what comes then."""

from shgui.engine.actions import Action, CallSpecialElection, Discard, Enact, EndPeek, Execute, Investigate
from shgui.engine.apply import list_legal_actions
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.fairness import verify
from shgui.engine.fingerprint import Sitting
from shgui.engine.phases.rounds import end_early
from shgui.engine.record import build_record, record_to_json
from shgui.engine.state import State
from shgui.engine.types import Policy, Seat
from shgui.engine.view import view_for
from shgui.library.finished_game import replay_record
from shgui.presentation.scenes import EndScene
from shgui.ui.after_game.review import Review
from tests.ui.games import after, elected, game
from tests.ui.hand_over.private import PLAYERS

FIVE_ROUNDS = "FFLFFLFFLFFLFFLFL"
_POWERS = Investigate | CallSpecialElection | Execute | EndPeek


def play_round(state: State, policy: Policy = Policy.FASCIST) -> State:
    """A government without Hitler, seat 0, which enacts this policy if its hand has it; the power is used."""
    chancellor = next(seat for seat in state.eligible if seat != 0)
    state = elected(state, chancellor)
    other = Policy.LIBERAL if policy is Policy.FASCIST else Policy.FASCIST
    state = after(state, (state.president, Discard(other if other in state.hand else policy)))
    state = after(state, (chancellor, Enact(policy if policy in state.hand else other)))
    powers = [action for action in list_legal_actions(state, state.president) if isinstance(action, _POWERS)]
    harmless = [action for action in powers if getattr(action, "target", None) != 0]
    return after(state, (state.president, harmless[0])) if harmless else state


def played_out(players: int = 7) -> State:
    """Six fascist policies, with an investigation, a special election and two executions on the way."""
    state = game(players, cards=FIVE_ROUNDS)
    while state.outcome is None:
        state = play_round(state)
    return state


def build_ending(state: State) -> EndScene:
    return EndScene(view_for(state, None), PLAYERS[: state.setup.players])


def ended_at_the_first_vote(players: int = 7) -> State:
    return end_early(elected(game(players, cards=FIVE_ROUNDS), 1))


def fair_review(seats: int = 5) -> Review:
    """A game left to chance, in which everybody does what comes first."""
    state, _ = new_game(seats, get_edition("official"), sitting=Sitting(PLAYERS[:seats]))
    moves: list[tuple[Seat, Action]] = []
    while state.outcome is None:
        seat = state.on_move[0]
        action = list_legal_actions(state, seat)[0]
        moves.append((seat, action))
        state = after(state, (seat, action))
    record = build_record(PLAYERS[:seats], state, moves)
    verdict = verify(record, record.commitment, record.end)
    return Review(verdict, record_to_json(record), replay_record(record, "en"))
