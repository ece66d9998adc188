"""What is seen of a table: the public view, what is still on its way across it, and what is tapped in."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shgui.engine.types import Office, Policy, Seat
from shgui.engine.view import PlayerView
from shgui.words.catalogue import Catalogue


@dataclass(slots=True)
class Held:
    """What is still on its way and must not yet be shown where it will lie."""

    before: PlayerView | None = None
    """What the table still shows, until the votes are told or the policy has landed."""
    policies: dict[Policy, int] = field(default_factory=dict)
    placards: set[Office] = field(default_factory=set)
    votes: set[Seat] = field(default_factory=set)
    dead: set[Seat] = field(default_factory=set)
    tracker: int | None = None
    """Where the marker is still seen."""
    ballots: tuple[tuple[Seat, bool], ...] = ()
    """The ballots being turned, while the table is shown as before."""

    def enacted(self, view: PlayerView, policy: Policy) -> int:
        """How many policies of a kind are seen on their board."""
        laid = view.liberal if policy is Policy.LIBERAL else view.fascist
        return laid - (0 if self.before is not None else self.policies.get(policy, 0))


@dataclass(frozen=True, slots=True)
class Pick:
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
    held: Held = field(default_factory=Held)
    pick: Pick = field(default_factory=Pick)
    choices: frozenset[Seat] = frozenset()
    refusals: Mapping[Seat, str] = field(default_factory=dict)
    """Why a seat can't be chosen; nothing while nobody is asked to choose."""

    @property
    def seen(self) -> PlayerView:
        return self.held.before or self.view
