"""Planned games: their cards, decisions and ends.

Liberals sit from seat 0 on, Fascists after them, Hitler last; seat 0 is the first candidate. In every hand
there is a Policy of either side, so that whoever decides gets what the plan wants.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.components import HITLER_ZONE, VETO_ZONE, list_roles
from shgui.engine.state import Rigging
from shgui.engine.types import Outcome, Phase, Policy, Seat
from tests.phones.browsers.true_state import Truth

DECK = "FFLFFLFFLFFLFFLFL"
SHUFFLED = "LFLFFLLFLFFL"
"""What is left when five Fascist Policies lie."""


class Voice(StrEnum):
    """The rule by which Liberals and others vote."""

    BALLOTS = "ballots"
    HANDS = "hands"


@dataclass(frozen=True)
class Plan:
    players: int
    ending: Outcome
    vetoes: tuple[bool, ...] = ()
    """What Presidents answer, one after the other; then none is proposed any more."""
    voted_down: frozenset[int] = frozenset()
    """Rounds whose government is rejected."""
    voting: Voice = Voice.BALLOTS
    on_phones: frozenset[Seat] | None = None
    """None: all."""
    presses: bool = False
    """Phones are pressed on and off; else held."""

    @property
    def name(self) -> str:
        seats = "all" if self.on_phones is None else "+".join(map(str, sorted(self.on_phones)))
        return f"{self.players}-{self.ending}-{self.voting}-{seats}"

    @property
    def rigging(self) -> Rigging:
        deck, again = (tuple(map(Policy, order)) for order in (DECK, SHUFFLED))
        return Rigging(roles=list_roles(self.players), deck=deck, first=0, shuffles=(again,))

    @property
    def phones(self) -> frozenset[Seat]:
        return frozenset(range(self.players)) if self.on_phones is None else self.on_phones

    @property
    def hitler(self) -> Seat:
        return self.players - 1

    # What they decide

    def ballot(self, now: Truth, seat: Seat) -> bool:
        """Return a vote: one is against each government, all if it is to fail."""
        if now["round"] in self.voted_down or self._would_end_it(now):
            return False
        # With three alive two must do.
        return seat != now["alive"][now["round"] % len(now["alive"])]

    def target(self, now: Truth, seat: Seat) -> Seat:
        targets = now["targets"][seat]
        if self._aims_at_hitler(now) and self.hitler in targets:
            return self.hitler
        others = [each for each in targets if each != self.hitler]
        if now["phase"] == Phase.EXECUTE:
            # Liberals die first: whoever is left plays on.
            return others[0]
        return others[-1] if others else targets[0]

    def away(self, hand: list[str], now: Truth) -> int:
        """Return the card that is discarded, or as Chancellor not enacted."""
        unwanted = Policy.LIBERAL if self._wanted(now) is Policy.FASCIST else Policy.FASCIST
        return hand.index(unwanted) if unwanted in hand else 0

    def enacted(self, hand: list[str], now: Truth) -> int:
        wanted = self._wanted(now)
        return hand.index(wanted) if wanted in hand else 0

    def proposes_veto(self, now: Truth) -> bool:
        asked = now["history"].count("VetoProposed")
        return now["veto_unlocked"] and not now["veto_refused"] and asked < len(self.vetoes)

    def agrees(self, now: Truth) -> bool:
        return self.vetoes[now["history"].count("VetoProposed") - 1]

    def _wanted(self, now: Truth) -> Policy:
        fascists_first = self.ending is not Outcome.FIVE_LIBERAL_POLICIES or now["fascist"] < VETO_ZONE
        return Policy.FASCIST if fascists_first else Policy.LIBERAL

    def _aims_at_hitler(self, now: Truth) -> bool:
        if now["phase"] == Phase.NOMINATE:
            return self.ending is Outcome.HITLER_CHANCELLOR and now["fascist"] >= HITLER_ZONE
        return now["phase"] == Phase.EXECUTE and self.ending is Outcome.HITLER_EXECUTED

    def _would_end_it(self, now: Truth) -> bool:
        return (
            now["fascist"] >= HITLER_ZONE
            and now["chancellor"] == self.hitler
            and self.ending is not Outcome.HITLER_CHANCELLOR
        )


_LIBERAL, _FASCIST = Outcome.FIVE_LIBERAL_POLICIES, Outcome.SIX_FASCIST_POLICIES
_ELECTED, _EXECUTED = Outcome.HITLER_CHANCELLOR, Outcome.HITLER_EXECUTED
BOTH = (True, False)

SHORT = (
    Plan(5, _LIBERAL, BOTH, frozenset((2,)), presses=True),
    Plan(7, _EXECUTED, voting=Voice.HANDS, on_phones=frozenset((0, 2, 3, 6))),
)
"""What every check plays."""
MATRIX = (
    *SHORT,
    Plan(5, _ELECTED),
    Plan(5, _FASCIST, (False,), voting=Voice.HANDS, on_phones=frozenset((0, 4))),
    Plan(5, _EXECUTED, on_phones=frozenset((1, 2, 3))),
    Plan(7, _LIBERAL, BOTH),
    Plan(7, _FASCIST, (False,), frozenset((1, 2, 3))),
    Plan(7, _ELECTED, on_phones=frozenset((5, 6))),
    Plan(10, _LIBERAL, BOTH, frozenset((4,))),
    Plan(10, _FASCIST, (False,), voting=Voice.HANDS, on_phones=frozenset(range(5, 10))),
    Plan(10, _ELECTED, voting=Voice.HANDS, on_phones=frozenset((9,))),
    Plan(10, _EXECUTED),
)
"""Every ending, every power and both answers to a veto, at 5, 7 and 10; all on phones, some, and one."""
