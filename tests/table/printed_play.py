"""Games of the engine, told as a whole table sees them, and printed games played at random."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from shgui.engine.actions import (
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
from shgui.engine.editions import get_edition
from shgui.engine.errors import Refusal
from shgui.engine.events import ChaosBroke, Event, GameBegan, GameEnded, VotesRevealed
from shgui.engine.state import State
from shgui.engine.types import Outcome, Phase, Policy
from shgui.engine.view import PlayerView, view_for
from shgui.table.answers import NotDone
from shgui.table.entries import VotesEntry
from shgui.table.printed.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedGame, PrintedQuestion
from tests.engine.random_play import Step
from tests.table.play import group

EVERY_ASK = {*PrintedQuestion, *Phase} - {Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT}


def entered(game: PrintedGame, fact: Fact) -> PrintedGame:
    """The fact, which must be possible."""
    after = game.after(fact)
    assert isinstance(after, PrintedGame), after
    return after


def printed(players: int, rules: str = "official", first: int = 0) -> PrintedGame:
    return entered(PrintedGame(tuple(group(players)), get_edition(rules)), FirstCandidate(first))


def told(game: PrintedGame, step: Step) -> PrintedGame:
    """The step as the whole table saw it, entered into the printed game; answers only what is asked."""
    happened = step.events
    match step.action:
        case Discard():
            return game
        case Vote():
            revealed = next((event for event in happened if isinstance(event, VotesRevealed)), None)
            if revealed is None:
                return game
            game = entered(game, VotesEntry(revealed.ballots))
        case action:
            game = entered(game, action)
    if game.asks in (PrintedQuestion.IS_HITLER, PrintedQuestion.WAS_HITLER):
        ending = step.after.outcome in (Outcome.HITLER_CHANCELLOR, Outcome.HITLER_EXECUTED)
        return entered(game, HitlerAnswered(ending))
    if game.asks is PrintedQuestion.CHAOS_POLICY:
        (policy,) = (event.policy for event in happened if isinstance(event, ChaosBroke))
        return entered(game, ChaosPolicy(policy))
    return game


def public(state: State) -> PlayerView:
    """Return the public view of this game without roles."""
    view = view_for(state, None)
    return replace(view, commitment="", roles=None, history=tuple(map(_plain, view.history)))


def _plain(event: Event) -> Event:
    match event:
        case GameBegan(players, rules, _):
            return GameBegan(players, rules, "")
        case GameEnded(outcome, _):
            return GameEnded(outcome, ())
        case _:
            return event


def possible(game: PrintedGame) -> list[Fact]:
    """Return every fact that is possible now."""
    view = game.view
    assert view is not None
    yes_and_no = (True, False)
    facts: list[Fact] = [kind(seat) for kind in _TARGETED for seat in range(-1, view.players + 1)]
    facts += [Enact(policy) for policy in Policy] + [ChaosPolicy(policy) for policy in Policy]
    facts += [HitlerAnswered(hitler) for hitler in yes_and_no] + [AnswerVeto(ja) for ja in yes_and_no]
    facts += [ProposeVeto(), EndPeek(), FirstCandidate(0)]
    facts += [VotesEntry(tuple((seat, ja) for seat in view.alive)) for ja in yes_and_no]
    return facts


_TARGETED = (Nominate, Investigate, CallSpecialElection, Execute)


def accepted(game: PrintedGame) -> list[Fact]:
    return [fact for fact in possible(game) if not isinstance(game.after(fact), Refusal | NotDone)]


def stages(game: PrintedGame, chance: Random) -> Iterator[PrintedGame]:
    """Play at random from this game to its end."""
    yield game
    while game.asks is not Phase.OVER:
        game = entered(game, chance.choice(accepted(game)))
        yield game
