"""Who knew what in a round, beyond what all knew: from the stored truth, for the telling afterwards."""

from dataclasses import dataclass

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.review.rounds import PublicRound


@dataclass(frozen=True, slots=True)
class Knower:
    seat: Seat
    allies: tuple[tuple[Seat, Role], ...]
    """Whom the role showed from the start."""
    parties: tuple[tuple[Seat, Party], ...]
    """Whose party card this player had seen by the end of the round."""


def knowers(game: FinishedGame, told: PublicRound) -> tuple[Knower, ...]:
    """All who were alive when the round began, by seat."""
    alive = game.steps[told.began_at].view.alive
    return tuple(_knower(game, told, seat) for seat in alive)


def _knower(game: FinishedGame, told: PublicRound, seat: Seat) -> Knower:
    seen = game.seen_by(told.last_step, seat)
    looks = [memory for memory in seen.memory if isinstance(memory, SawParty)]
    parties = tuple((look.target, look.party) for look in looks if look.round <= told.number)
    return Knower(seat, seen.allies, parties)
