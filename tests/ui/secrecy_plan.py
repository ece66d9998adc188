"""Two games that the table can't tell apart, and what the players of each do.

Roles, the deck, hands and votes in the box differ; everything public is the same at every step.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shgui.engine.actions import (
    Action,
    AnswerVeto,
    CallSpecialElection,
    Discard,
    Enact,
    EndPeek,
    Execute,
    Investigate,
    Nominate,
    ProposeVeto,
    Vote,
)
from shgui.engine.apply import apply, list_legal_actions
from shgui.engine.components import HITLER_ZONE
from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.state import Rigging, State
from shgui.engine.types import Phase, Policy, Role, Seat
from shgui.engine.view import view_for

SEED = bytes(range(32))
Pair = tuple[State, State]
Moves = list[tuple[Seat, Action]]


_AIMED: Mapping[Phase, type[Nominate | Investigate | CallSpecialElection | Execute]] = {
    Phase.NOMINATE: Nominate,
    Phase.INVESTIGATE: Investigate,
    Phase.SPECIAL_ELECTION: CallSpecialElection,
    Phase.EXECUTE: Execute,
}


@dataclass(frozen=True, slots=True)
class Step:
    """What is done next: in public by `seat`, to `target`; in private with the card of that number."""

    what: Phase
    seat: Seat = -1
    target: Seat = -1
    votes: Mapping[Seat, bool] = field(default_factory=dict)
    number: int = -1
    yes: bool = True
    """Propose a veto, agree to it."""


@dataclass(frozen=True, slots=True)
class Twins:
    riggings: tuple[Rigging, Rigging]
    scripts: tuple[tuple[Step, ...], tuple[Step, ...]]


def twins(players: int, rounds: int, veto: bool = False) -> Twins:
    """Games of this many rounds, or until the one before their end."""
    riggings = _riggings(players)
    first, second = (new_game(players, get_edition("official"), SEED, each)[0] for each in riggings)
    writing = _Writing((first, second), veto)
    while writing.pair[0].round <= rounds and writing.on():
        pass
    return Twins(riggings, (tuple(writing.scripts[0]), tuple(writing.scripts[1])))


def _riggings(players: int) -> tuple[Rigging, Rigging]:
    fascists = (players - 3) // 2
    cards = (Role.HITLER, *(Role.FASCIST,) * fascists, *(Role.LIBERAL,) * (players - fascists - 1))
    decks = ("FFLFFLFFLFFLFFLFL", "LFFFLFLFFFLFLFFLF")
    return (
        Rigging(roles=cards, deck=tuple(map(Policy, decks[0])), first=0),
        Rigging(roles=cards[::-1], deck=tuple(map(Policy, decks[1])), first=0),
    )


class _Writing:
    def __init__(self, pair: Pair, veto: bool) -> None:
        self.pair = pair
        self.scripts: tuple[list[Step], list[Step]] = ([], [])
        self._veto = veto

    def on(self) -> bool:
        """Write down what comes next; False when the games can't go on alike."""
        state = self.pair[0]
        match state.phase:
            case Phase.VOTE:
                return self._vote()
            case Phase.PRESIDENT_DISCARD:
                return self._discard()
            case Phase.CHANCELLOR_ENACT:
                return self._enact()
            case Phase.VETO_ANSWER:
                return self._both(AnswerVeto(False), Step(state.phase, state.president, yes=False))
            case Phase.PEEK:
                return self._both(EndPeek(), Step(state.phase, state.president))
            case phase:
                return phase in _AIMED and self._aim(_AIMED[phase])

    def _aim(self, kind: type[Nominate | Investigate | CallSpecialElection | Execute]) -> bool:
        """At somebody who is Hitler in neither game, or before that matters at anybody."""
        state = self.pair[0]
        found = [action for action in list_legal_actions(state, state.president) if isinstance(action, kind)]
        hitlers = {each.setup.roles.index(Role.HITLER) for each in self.pair}
        others = [action for action in found if action.target not in hitlers]
        if not others and (kind is Execute or state.fascist >= HITLER_ZONE):
            return False
        action = (others or found)[0]
        return self._both(action, Step(state.phase, state.president, action.target))

    def _vote(self) -> bool:
        state = self.pair[0]
        # The second government is voted down, so that this is seen too.
        elected = state.round != 2
        votes = {seat: elected or seat == state.president for seat in state.alive}
        step = Step(state.phase, votes=votes)
        moves: Moves = [(seat, Vote(ja)) for seat, ja in votes.items()]
        return self._go((moves, moves), (step, step))

    def _discard(self) -> bool:
        """A fascist policy will be enacted; what is put away before is as different as can be."""
        numbers = (
            _away(self.pair[0], prefer=Policy.LIBERAL),
            _away(self.pair[1], prefer=Policy.FASCIST),
        )
        return self._private(Discard, numbers, Phase.PRESIDENT_DISCARD)

    def _enact(self) -> bool:
        state = self.pair[0]
        if self._veto and state.veto_unlocked and not state.veto_refused:
            return self._both(ProposeVeto(), Step(state.phase, state.on_move[0]))
        enacted = tuple(each.hand.index(Policy.FASCIST) for each in self.pair)
        if state.fascist == 5:
            return False
        return self._private(Enact, (enacted[0], enacted[1]), Phase.CHANCELLOR_ENACT)

    def _private(self, kind: type[Discard | Enact], numbers: tuple[int, int], phase: Phase) -> bool:
        seat = self.pair[0].on_move[0]
        moves: list[Moves] = [
            [(seat, kind(state.hand[number]))] for state, number in zip(self.pair, numbers, strict=True)
        ]
        # The sheet asks the Chancellor, too, for the card to put away.
        away = numbers if kind is Discard else (1 - numbers[0], 1 - numbers[1])
        steps = tuple(Step(phase, seat, number=number, yes=False) for number in away)
        return self._go((moves[0], moves[1]), (steps[0], steps[1]))

    def _both(self, action: Action, step: Step) -> bool:
        moves: Moves = [(self.pair[0].on_move[0], action)]
        return self._go((moves, moves), (step, step))

    def _go(
        self,
        moves: tuple[Moves, Moves],
        steps: tuple[Step, Step],
    ) -> bool:
        pair = (_after(self.pair[0], moves[0]), _after(self.pair[1], moves[1]))
        public = tuple(view_for(state, None) for state in pair)
        if public[0] != public[1] or pair[0].phase is Phase.OVER:
            return False
        self.pair = pair
        for script, step in zip(self.scripts, steps, strict=True):
            script.append(step)
        return True


def _away(state: State, prefer: Policy) -> int:
    """The number of a card without which there is still a fascist one to pass on."""
    fits = [n for n in range(3) if Policy.FASCIST in state.hand[:n] + state.hand[n + 1 :]]
    return next((n for n in fits if state.hand[n] is prefer), fits[0])


def _after(state: State, moves: Moves) -> State:
    for seat, action in moves:
        answer = apply(state, seat, action)
        if isinstance(answer, Refusal):
            raise ValueError(answer)
        state = answer[0]
    return state
