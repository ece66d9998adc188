"""One sample of everything that has texts: events, memories, actions, log entries."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import get_args

from shgui.engine import actions, events, knowledge
from shgui.engine.deal import new_game
from shgui.engine.editions import RuleDifference, get_edition
from shgui.engine.types import Outcome, Party, Phase, Policy, Power, Role
from shgui.engine.view import PlayerView, view_for
from shgui.table.log_lines import Claim, ClaimKind, Occasion

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno", "Ingrid", "Olga", "Max")
ROLES = (Role.LIBERAL, Role.LIBERAL, Role.LIBERAL, Role.FASCIST, Role.HITLER)
L, F = Policy.LIBERAL, Policy.FASCIST
_BALLOTS = ((0, True), (1, True), (2, False), (3, True), (4, False))

EVENTS: tuple[events.Event, ...] = (
    *(events.GameBegan(5, name, "0123") for name in ("official", "pl", "pt_BR", "it", "nb", "ru")),
    events.RoundBegan(2, 1, False),
    events.RoundBegan(3, 2, True),
    events.ChancellorNominated(1, 2),
    events.VotesRevealed(_BALLOTS),
    events.GovernmentElected(1, 2),
    events.GovernmentRejected(1, 2),
    events.TrackerAdvanced(2),
    events.TrackerReset(),
    events.ChancellorCleared(2),
    events.PoliciesDrawn(1),
    events.PoliciesPassed(1, 2),
    events.VetoProposed(2),
    events.VetoAgreed(1),
    events.VetoRefused(1),
    events.PolicyEnacted(L, 3, 1, 2),
    events.PolicyEnacted(F, 4, 1, 2),
    events.ChaosBroke(L, 2),
    events.ChaosBroke(F, 2),
    events.VetoUnlocked(),
    events.DeckReshuffled(11),
    *(events.PowerGranted(power, 1) for power in Power),
    events.PlayerInvestigated(1, 3),
    events.SpecialElectionCalled(1, 4),
    events.PoliciesPeeked(1),
    events.PlayerExecuted(1, 3),
    *(events.GameEnded(outcome, ROLES) for outcome in Outcome),
)

MEMORIES: tuple[knowledge.Memory, ...] = (
    knowledge.Drew(2, (F, L, F)),
    knowledge.PutAway(2, F),
    knowledge.Received(2, (F, L)),
    knowledge.SawParty(2, 3, Party.LIBERAL),
    knowledge.Peeked(2, (L, F, F)),
)

ACTIONS: tuple[actions.Action, ...] = (
    actions.Nominate(3),
    actions.Vote(True),
    actions.Discard(L),
    actions.Enact(F),
    actions.PROPOSE_VETO,
    *actions.VETO_ANSWERS,
    actions.Investigate(3),
    actions.CallSpecialElection(3),
    actions.END_PEEK,
    actions.Execute(3),
)

ASKED = tuple(
    action for action in ACTIONS if not isinstance(action, actions.Vote | actions.Discard | actions.Enact)
)
"""Actions that are confirmed by a question; ballots and cards are chosen on the private page."""

CLAIMS: Mapping[ClaimKind, Claim] = {
    ClaimKind.DREW: Claim(Occasion(1, 1, ClaimKind.DREW), (F, F, L)),
    ClaimKind.RECEIVED: Claim(Occasion(1, 2, ClaimKind.RECEIVED), (F, L)),
    ClaimKind.PEEKED: Claim(Occasion(1, 1, ClaimKind.PEEKED), (F, F, L)),
    ClaimKind.SAW_PARTY: Claim(Occasion(1, 1, ClaimKind.SAW_PARTY, 3), party=Party.FASCIST),
}

DIFFERENCES = tuple(
    RuleDifference(switch, official, official, "xx.txt L1", True)
    for switch, official in get_edition("official").switches.items()
)


def view(players: int = 5, rules: str = "official") -> PlayerView:
    """The table at the first nomination; the first candidate sits at seat 0."""
    state, _ = new_game(players, get_edition(rules), bytes(32))
    public = view_for(state, None)
    public.president = 0
    public.on_move = (0,)
    return public


def view_in(phase: Phase) -> PlayerView:
    public = view()
    public.phase = phase
    public.chancellor = 1
    if phase is Phase.VOTE:
        public.on_move = (2, 3)
    if phase is Phase.OVER:
        public.outcome = Outcome.HITLER_EXECUTED
    return public


def without_sample(union: object, samples: tuple[object, ...]) -> set[str]:
    """The members of a union of types of which there is no sample."""
    return {kind.__name__ for kind in get_args(union)} - {type(sample).__name__ for sample in samples}


def codes(kind: type[StrEnum]) -> list[str]:
    """The codes alone, as they come out of another room."""
    return [str(code) for code in kind]
