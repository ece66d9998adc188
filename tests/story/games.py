"""Finished games for the tests: played by small players, or laid by hand, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shgui.engine.editions import OFFICIAL
from shgui.engine.events import Event, PolicyEnacted
from shgui.engine.knowledge import PutAway
from shgui.engine.types import Phase, Policy
from shgui.table.finished_game import FinishedGame, finished_game
from shgui.table.journal import Journal
from shgui.table.lines import Claim, ClaimKind, standing_claim
from shgui.table.table import Table
from tests.story.players import SmallPlayer, occasion_of
from tests.table.play import done, group, options

L, F = Policy.LIBERAL, Policy.FASCIST


def a_game(
    journal: Journal, size: int, seed: int, book: str = OFFICIAL, *, claims: bool = True
) -> FinishedGame:
    """A whole game of small players."""
    rng = Random(f"{size}/{seed}")
    table = Table.start(group(size), options(book=book, claims=claims), journal, seed=rng.randbytes(32))
    players = [SmallPlayer(table.view(seat), Random(rng.random())) for seat in range(size)]
    while table.view(None).phase is not Phase.OVER:
        before = len(table.view(None).history)
        _move(table, players)
        if claims and table.view(None).phase is not Phase.OVER:
            _talk(table, players, rng)
        for event in table.view(None).history[before:]:
            _tell(players, event)
    return finished_game(journal, table.game)


def _move(table: Table, players: Sequence[SmallPlayer]) -> None:
    view = table.view(None)
    if view.phase is Phase.VOTE:
        done(table.reveal_votes({seat: players[seat].votes(table.view(seat)) for seat in view.on_move}))
        return
    (seat,) = view.on_move
    done(table.submit(seat, players[seat].act(table.view(seat), table.legal(seat))))


def _talk(table: Table, players: Sequence[SmallPlayer], rng: Random) -> None:
    """Whoever has just seen something says so, as a rule; at times late, corrected or taken back."""
    if table.view(None).phase in (Phase.PRESIDENT_DISCARD, Phase.CHANCELLOR_ENACT, Phase.VETO_ANSWER):
        return
    for player in players:
        memory = table.view(player.seat).memory
        for seen in memory[-3:]:
            if isinstance(seen, PutAway) or rng.random() < 0.05:
                continue
            occasion = occasion_of(player.seat, seen)
            if occasion in table.occasions and standing_claim(table.chronicle, occasion) is None:
                claim = player.says(occasion, seen)
                if claim is not None:
                    done(table.note_claim(claim))
                    _heard(table, players, claim)
                    if rng.random() < 0.02:
                        done(table.withdraw_claim(occasion))


def _heard(table: Table, players: Sequence[SmallPlayer], claim: Claim) -> None:
    occasion = claim.occasion
    for player in players:
        if claim.party is not None and occasion.target is not None and player.seat != occasion.seat:
            player.hears_party(occasion.seat, occasion.target, claim.party)
    if occasion.kind is not ClaimKind.RECEIVED:
        return
    drew = next(
        (
            each
            for each in (standing_claim(table.chronicle, each) for each in table.occasions)
            if each is not None
            and each.occasion.kind is ClaimKind.DREW
            and each.occasion.round == occasion.round
        ),
        None,
    )
    if drew is not None and min(drew.cards.count(L), 2) != claim.cards.count(L):
        for player in players:
            player.hears_dispute(drew.occasion.seat, occasion.seat)


def _tell(players: Sequence[SmallPlayer], event: Event) -> None:
    if isinstance(event, PolicyEnacted):
        for player in players:
            player.hears_policy(event.policy, event.president, event.chancellor)
