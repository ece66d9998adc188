"""Whole games of small players, and what chance had laid for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from shgui.engine.editions import OFFICIAL
from shgui.engine.events import PolicyEnacted
from shgui.engine.knowledge import PutAway
from shgui.engine.record import build_record
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Policy, Role
from shgui.library.finished_game import FinishedGame
from shgui.table.entries import ActionEntry, ClaimEntry, Entry, VotesEntry, WithdrawalEntry
from shgui.table.log_lines import Claim, ClaimKind
from tests.review.players import SmallPlayer, occasion_of
from tests.review.sitting import Sitting

IN_HAND = (Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER)


@dataclass(frozen=True)
class Played:
    """A game, and all that was done and said in it."""

    game: FinishedGame
    entries: tuple[Entry, ...]
    rigging: Rigging
    """The results of chance, as if laid by hand."""

    def with_roles(self, roles: Sequence[Role]) -> Rigging:
        return Rigging(tuple(roles), self.rigging.deck, self.rigging.first, self.rigging.shuffles)


def played(
    size: int, seed: int, book: str = OFFICIAL, *, claims: bool = True, last_round: int | None = None
) -> Played:
    """A game of small players, to its end or until the table ends it in the middle of a round."""
    evening = _Evening(size, Random(f"{size}/{seed}/{book}"), book)
    while evening.sitting.view.phase is not Phase.OVER:
        evening.move()
        if claims:
            evening.talk()
        view = evening.sitting.view
        if view.round == last_round and view.phase is not Phase.NOMINATE:
            break
    sitting = evening.sitting
    game = sitting.finished()
    last = sitting.moments[-1]
    ending = build_record([""] * size, last.state, last.moves).ending
    assert ending is not None
    rigging = Rigging(ending.roles, ending.deck, ending.first, ending.reshuffles)
    return Played(game, tuple(sitting.entries), rigging)


class _Evening:
    def __init__(self, size: int, rng: Random, book: str) -> None:
        self.sitting = Sitting(size, book, seed=rng.randbytes(32))
        self._players = [
            SmallPlayer(self.sitting.view_of_seat(seat), Random(rng.random())) for seat in range(size)
        ]
        self._rng = rng

    def move(self) -> None:
        sitting, view = self.sitting, self.sitting.view
        if view.phase is Phase.VOTE:
            votes = ((seat, self._players[seat].votes(sitting.view_of_seat(seat))) for seat in view.on_move)
            sitting.do(VotesEntry(tuple(votes), tapped=True))
        else:
            (seat,) = view.on_move
            action = self._players[seat].act(sitting.view_of_seat(seat), sitting.list_legal_actions(seat))
            sitting.do(ActionEntry(seat, action))
        for event in sitting.view.history[len(view.history) :]:
            if isinstance(event, PolicyEnacted):
                for player in self._players:
                    player.hears_policy(event.policy, event.president, event.chancellor)

    def talk(self) -> None:
        """Let players claim what they just saw, mostly at once, at times late or withdrawn."""
        if self.sitting.view.phase in (*IN_HAND, Phase.OVER):
            return
        for player in self._players:
            for seen in self.sitting.view_of_seat(player.seat).memory[-3:]:
                if isinstance(seen, PutAway) or self._rng.random() < 0.05:
                    continue
                occasion = occasion_of(player.seat, seen)
                if self.sitting.claimed(occasion) is None:
                    claim = player.says(occasion, seen)
                    if claim is not None:
                        self._say(claim)

    def _say(self, claim: Claim) -> None:
        self.sitting.do(ClaimEntry(claim))
        occasion = claim.occasion
        for player in self._players:
            if claim.party is not None and occasion.target is not None and player.seat != occasion.seat:
                player.hears_party(occasion.seat, occasion.target, claim.party)
        drew = self._drew_in(occasion.round) if occasion.kind is ClaimKind.RECEIVED else None
        if drew is not None and min(_liberals(drew), 2) != _liberals(claim):
            for player in self._players:
                player.hears_dispute(drew.occasion.seat, occasion.seat)
        if self._rng.random() < 0.02:
            self.sitting.do(WithdrawalEntry(occasion))

    def _drew_in(self, number: int) -> Claim | None:
        of_round = (each for each in self.sitting.occasions if each.round == number)
        return self.sitting.claimed(next(each for each in of_round if each.kind is ClaimKind.DREW))


def _liberals(claim: Claim) -> int:
    return claim.cards.count(Policy.LIBERAL)
