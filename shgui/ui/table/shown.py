"""What is seen of a table: the public view, what is still being told of it, and what is tapped in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from shgui.engine.events import TrackerAdvanced
from shgui.engine.types import Office, Phase, Seat
from shgui.engine.view import PlayerView
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.ui.table.animation.script import ScriptStep


@dataclass(slots=True)
class InFlight:
    """What isn't told yet, and must not be shown before."""

    seen: PlayerView | None = None
    """What the table shows as long as something is being told."""
    step: "ScriptStep | None" = None
    """What is told just now."""
    said: "ScriptStep | None" = None
    """Whose words stand to be read."""

    @property
    def ballots_out(self) -> bool:
        return self.step is not None and self.step.ballots_out

    @property
    def offices_out(self) -> bool:
        return self.step is not None and self.step.offices_out

    @property
    def discards_out(self) -> bool:
        return self.step is not None and self.step.discards_out

    @property
    def marker_out(self) -> bool:
        """The marker of the tracker is on its way, and on no field."""
        seen, tells = self.seen, self.step.tells if self.step is not None else ()
        return seen is not None and any(
            isinstance(event, TrackerAdvanced) and event.tracker != seen.tracker for event in tells
        )

    @property
    def waits(self) -> bool:
        """Whether all look at it, and nothing is asked meanwhile."""
        return self.seen is not None and (self.step is None or not self.step.light)


@dataclass(frozen=True, slots=True)
class Selection:
    """What has been tapped in and not confirmed."""

    seat: Seat | None = None
    office: Office | None = None
    """The office that the picked seat would get."""
    ballots: tuple[tuple[Seat, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the table now."""

    view: PlayerView
    names: tuple[str, ...]
    words: Catalogue
    held: InFlight = field(default_factory=InFlight)
    pick: Selection = field(default_factory=Selection)
    choices: frozenset[Seat] = frozenset()
    refusals: Mapping[Seat, str] = field(default_factory=dict)
    """Why a seat can't be chosen; nothing while nobody is asked to choose."""
    away: frozenset[Seat] = frozenset()
    """Seats whose phone can't be reached just now."""
    bots: frozenset[Seat] = frozenset()
    """Seats that the program plays."""

    @property
    def seen(self) -> PlayerView:
        return self.held.seen or self.view

    @property
    def on_move(self) -> tuple[Seat, ...]:
        """Whose move the band names; while everybody votes, nobody is alone on move."""
        view = self.seen if self.held.waits else self.view
        return () if view.phase is Phase.VOTE else view.on_move
