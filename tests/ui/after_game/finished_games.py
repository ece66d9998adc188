"""Games that are over, as the pages of their story are shown them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import cycle

from shgui.engine.deal import new_game
from shgui.engine.editions import get_edition
from shgui.engine.types import Seat
from shgui.library.finished_game import FinishedGame, build_finished_game
from shgui.table.entries import EndedEarlyEntry
from shgui.table.options import Options
from shgui.table.position import Position, apply_entry, start_position
from shgui.table.public_log import PublicLog
from shgui.table.seating import Player, Temperament
from shgui.ui.after_game.review import Review
from tests.review import games
from tests.review.laid import LaidGame
from tests.ui.ending.finished import fair_review


def review_of(game: FinishedGame) -> Review:
    """Return a review whose verdict and record are those of another game."""
    fair = _fair()
    return Review(fair.verdict, fair.record, game)


@cache
def _fair() -> Review:
    return fair_review()


def played(size: int, seed: int) -> Review:
    """A whole game of small players, with their claims."""
    return review_of(games.played(size, seed).game)


def with_bots(review: Review, *bots: Seat) -> Review:
    """Return the same game with bots in these seats."""
    game, kinds = review.game, cycle(Temperament)
    tempers = dict(zip(bots, kinds, strict=False))

    def seated(players: Sequence[Player]) -> tuple[Player, ...]:
        return tuple(replace(player, bot=tempers.get(seat)) for seat, player in enumerate(players))

    steps = PublicLog(replace(step, players=seated(step.players)) for step in game.steps)
    return replace(review, game=replace(game, players=seated(game.players), steps=steps))


def disputed(roles: str = "FLLLH", deck: str = "LFFLFFFFF") -> Review:
    """Seat 0 passes two Fascist Policies and claims one Liberal, seat 1 claims none; the vote after it fails.

    Whatever the roles and the first hand are: all that the table sees is the same.
    """
    laid = LaidGame(roles, deck)
    laid.round(1, "L" if deck[0] == "L" else "F", "F")
    laid.drew(1, 0, "LFF")
    laid.received(1, 1, "FF")
    laid.round(2, nein=(0, 1, 2))
    return review_of(laid.finished())


def rejected_for_long() -> Review:
    """Twenty rounds without a government."""
    laid = LaidGame("LLLFH", "LFLFLFLF")
    for number in range(20):
        laid.round((number + 1) % 5, nein=range(5))
    return review_of(laid.finished())


def ended_at_once(names: Sequence[str]) -> Review:
    """Return a game of these players that was ended at once."""
    options = Options(get_edition("official"), "en")
    state, _ = new_game(len(names), options.edition)
    dealt = start_position([Player(name, "en") for name in names], state)
    ended = apply_entry(dealt, EndedEarlyEntry(), options)
    assert isinstance(ended, Position)
    return review_of(build_finished_game((dealt, ended), options))
