"""Tells a game of bots as it went, with open cards: `python -m tests.bots.show --players 7 --game 12`."""

import argparse
import sys
from collections.abc import Sequence

from shgui.bots.thinking.reasons import BotReason
from shgui.bots.thinking.situation import BotOccasion, BotSituation, Decision, StandingClaims
from shgui.engine import actions, events
from shgui.engine.events import Event
from shgui.engine.state import State
from shgui.engine.types import Role
from shgui.reasoning.claim_values import Claim, PartyClaim
from tests.bots.play import Watcher
from tests.bots.teams import KINDS, game_of


class Teller(Watcher):
    """Writes what is done and said, as it happens."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: list[str] = []
        self._ballots: list[str] = []

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        self._know(state)
        seat = situation.view.seat
        assert seat is not None
        name, why = self._names[seat], self._reason(decision.reason)
        match decision.action:
            case actions.Vote(ja):
                self._ballots.append(f"{name} {'Ja' if ja else 'Nein'}{why}")
            case actions.Discard(card) | actions.Enact(card):
                verb = "puts away" if isinstance(decision.action, actions.Discard) else "enacts"
                self._say(f"{name} holds {''.join(state.hand)}, {verb} {card}{why}")
            case actions.AnswerVeto(consent):
                self._say(f"{name} {'agrees to' if consent else 'refuses'} the veto{why}")
            case actions.ProposeVeto() | actions.EndPeek():
                self._say(f"{name} {type(decision.action).__name__}{why}")
            case action:
                self._say(f"{name} {type(action).__name__} {self._names[action.target]}{why}")

    def claimed(self, state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None) -> None:
        seat = situation.view.seat
        assert seat is not None
        if claim is None:
            self._say(f'{self._names[seat]}: "" of {about.kind.__name__.removesuffix("Claim")}')
        elif isinstance(claim, PartyClaim):
            self._say(f'{self._names[seat]}: "{self._names[claim.target]} is {claim.party}"')
        else:
            self._say(
                f'{self._names[seat]}: "{about.kind.__name__.removesuffix("Claim")} {"".join(claim.cards)}"'
            )

    def commented(self, state: State, situation: BotSituation, reason: BotReason) -> None:
        assert situation.view.seat is not None
        self._say(f"    {self._names[situation.view.seat]}{self._reason(reason)}")

    def happened(self, state: State, happened: Sequence[Event], told: tuple[StandingClaims, ...]) -> None:
        for event in happened:
            match event:
                case events.VotesRevealed(ballots):
                    ayes = sum(ja for _, ja in ballots)
                    self._say(f"votes {ayes} to {len(ballots) - ayes}: " + "; ".join(self._ballots))
                    self._ballots = []
                case events.PolicyEnacted() | events.ChaosBroke():
                    chaos = "chaos! " if isinstance(event, events.ChaosBroke) else ""
                    self._say(f"{chaos}boards: {state.liberal} liberal, {state.fascist} fascist")
                case events.RoundBegan(number, candidate):
                    self._say(f"\nround {number}: {self._names[candidate]}, tracker {state.tracker}")
                case events.PlayerInvestigated(_, target):
                    self._say(f"{self._names[target]} was seen: {state.setup.parties[target]}")
                case events.GameEnded(outcome):
                    self._say(f"\n{outcome}")
                case _:
                    pass

    def _know(self, state: State) -> None:
        if not self._names:
            signs = {Role.LIBERAL: "", Role.FASCIST: "F", Role.HITLER: "H"}
            self._names = [f"{seat}{signs[role]}" for seat, role in enumerate(state.setup.roles)]

    def _reason(self, reason: BotReason | None) -> str:
        if reason is None:
            return ""
        return f" <{reason.code} {' '.join(self._names[seat] for seat in reason.about)}>"

    def _say(self, line: str) -> None:
        self.lines.append(line)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Tells a game of bots.")
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--game", type=int, default=0)
    parser.add_argument("--seeds", default="proof")
    parser.add_argument("--kind", choices=KINDS, default="ours")
    chosen = parser.parse_args(arguments)
    teller = Teller()
    game_of(
        chosen.kind,
        chosen.kind,
        chosen.players,
        chosen.seeds,
        chosen.game,
        watcher=teller,
        with_comments=True,
    ).play()
    sys.stdout.write("\n".join(teller.lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
