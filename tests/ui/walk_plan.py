"""What the players do on the walk through the whole program."""

from dataclasses import dataclass, field

from shgui.engine.state import Rigging
from shgui.engine.types import Policy, Role
from shgui.table.options import Voting

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
