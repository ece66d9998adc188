"""What the players do on the walk through the whole program."""

from dataclasses import dataclass, field

from shgui.engine.actions import AnswerVeto, Enact, ProposeVeto
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Policy, Role
from shgui.table.entries import VotesEntry
from shgui.table.options import Voting
from shgui.table.printed.printed_facts import ChaosPolicy, Fact, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedGame, PrintedQuestion
from tests.table.printed_play import accepted

_DECK = tuple(map(Policy, "FFLFFLFFLFFLFFLFL"))


@dataclass
class Plan:
    """What the players of a game are going to do. Hitler sits last, and the Fascists before him."""

    players: int
    voting: Voting
    voted_down: frozenset[int]
    """Rounds whose government is rejected."""
    consents: list[bool]
    """What the Presidents answer to vetoes, one after the other."""
    hitler_elected: bool = False
    """As soon as that ends the game."""
    asked: set[str] = field(default_factory=set)

    @property
    def rigging(self) -> Rigging:
        fascists = (self.players - 3) // 2
        liberals = self.players - fascists - 1
        roles = (*(Role.LIBERAL,) * liberals, *(Role.FASCIST,) * fascists, Role.HITLER)
        return Rigging(roles=roles, deck=_DECK, first=0)


def printed_fact(now: PrintedGame) -> Fact:
    """What is entered next."""
    if now.asks is PrintedQuestion.FIRST_CANDIDATE:
        return FirstCandidate(0)
    view = now.view
    assert view is not None
    if now.asks is Phase.VOTE:
        return VotesEntry(tuple((seat, view.round > 3) for seat in view.alive))
    wanted = (ProposeVeto(), AnswerVeto(False), Enact(Policy.FASCIST))
    wanted += (ChaosPolicy(Policy.FASCIST), HitlerAnswered(False))  # type: ignore[assignment]
    possible = accepted(now)
    return next((fact for fact in wanted if fact in possible), possible[0])
