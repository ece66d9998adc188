"""The knowledge of single players in a round beyond what everyone knew, from the stored truth."""

from dataclasses import dataclass

from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Role, Seat
from shgui.library.finished_game import FinishedGame
from shgui.review.public_rounds import PublicRound


@dataclass(frozen=True, slots=True)
class Knower:
    seat: Seat
    allies: tuple[tuple[Seat, Role], ...]
    """Roles known from the start."""
    parties: tuple[tuple[Seat, Party], ...]
    """Party cards seen by the end of the round."""


def list_knowers(game: FinishedGame, round_: PublicRound) -> tuple[Knower, ...]:
    """List all players alive when the round began, by seat."""
    alive = game.steps[round_.began_at].view.alive
    return tuple(_build_knower(game, round_, seat) for seat in alive)


def _build_knower(game: FinishedGame, round_: PublicRound, seat: Seat) -> Knower:
    seen = game.seen_by(round_.last_step, seat)
    looks = [memory for memory in seen.memory if isinstance(memory, SawParty)]
    parties = tuple((look.target, look.party) for look in looks if look.round <= round_.number)
    return Knower(seat, seen.allies, parties)
