"""The rules of each rulebook, as six sets of switches. No other module knows an edition by its name.

`books.py` has the values, with the place in each book. Where a book is silent, or mistaken, a switch has
the official value.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, NamedTuple

from shgui.checked import Between, Codec, Text, UnreadableValue, read, write
from shgui.engine.books import BOOKS
from shgui.engine.types import Office


class TermLimitBasis(StrEnum):
    """The government that is limited: the last elected, or the last that enacted a policy."""

    LAST_ELECTED = "last_elected"
    LAST_ENACTING = "last_enacting"


class FiveRule(StrEnum):
    """The games in which the last President may be nominated: few players left, or few from the start."""

    ALIVE_LE_5 = "alive_le_5"
    STARTED_WITH_5 = "started_with_5"


class TrackerResetRule(StrEnum):
    ON_ENACTMENT = "on_enactment"
    ON_ELECTION_OR_CHAOS = "on_election_or_chaos"


@dataclass(frozen=True)
class Edition:
    name: str
    term_limit_basis: TermLimitBasis
    five_rule: FiveRule
    tracker_reset: TrackerResetRule
    session_reshuffle_at_most: Annotated[int, Between(2, 8)]
    chaos_reshuffle_at_most: Annotated[int, Between(2, 8)]
    shuffle_before_pass: bool
    tile_laid_by: Office
    role_card_shown_on_hitler_death: bool

    @property
    def switches(self) -> dict[str, str | int | bool]:
        """All switches by their names in records and rulebook files."""
        return {name: value for name, value in write(self).items() if name != "name"}


@dataclass(frozen=True)
class RuleDifference:
    """A switch on which an edition differs from the official rules, with the place in its book."""

    switch: str
    official: str | int | bool
    own: str | int | bool
    reference: str
    changes_play: bool


OFFICIAL = "official"
NARRATED_SWITCHES = frozenset(("tile_laid_by", "role_card_shown_on_hitler_death"))
"""Switches that change what is said and shown, never what happens."""


class BadEdition(ValueError):
    """Switches that no edition can have."""


def edition_from_switches(name: str, switches: Mapping[str, object]) -> Edition:
    """Return the edition with exactly these switches; BadEdition where one is missing, unknown or absurd."""
    if set(switches) != {field.name for field in fields(Edition)} - {"name"}:
        raise BadEdition(name)
    try:
        return read(Edition, {**switches, "name": name})
    except UnreadableValue as error:
        raise BadEdition(name) from error


class _SavedEdition(NamedTuple):
    name: Text
    switches: dict[str, object]


def _edition_from_json(value: object) -> Edition:
    return edition_from_switches(*read(_SavedEdition, value))


def edition_to_json(edition: Edition) -> dict[str, Any]:
    return {"name": edition.name, "switches": edition.switches}


SavedEdition = Annotated[Edition, Codec(_edition_from_json, edition_to_json)]
"""An edition in records and options: its name and all switches."""


@cache
def get_edition(name: str) -> Edition:
    """Return the edition of that name; KeyError if there is none."""
    return edition_from_switches(name, {switch: value for switch, (value, _) in BOOKS[name].items()})


def list_edition_names() -> tuple[str, ...]:
    return tuple(BOOKS)


def find_differences(name: str) -> tuple[RuleDifference, ...]:
    """Return the differences between an edition and the official rules, in the order of the switches."""
    official = get_edition(OFFICIAL).switches
    return tuple(
        RuleDifference(switch, official[switch], value, reference, switch not in NARRATED_SWITCHES)
        for switch, (value, reference) in BOOKS[name].items()
        if value != official[switch]
    )
