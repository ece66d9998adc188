"""The rules as each rulebook tells them: six sets of switches, none of them an `if` elsewhere.

`books.py` holds what each book says and where. A switch on which a book is silent, or slips, stands at
the official value; the line then points to the place that was read so.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache

from shgui.engine.books import BOOKS
from shgui.engine.types import Office


class TermLimitBasis(StrEnum):
    """Whose term limits count: the government elected last, or the one that enacted a policy last."""

    LAST_ELECTED = "last_elected"
    LAST_ENACTING = "last_enacting"


class FiveRule(StrEnum):
    """When the last President may be nominated again."""

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
    session_reshuffle_at_most: int
    chaos_reshuffle_at_most: int
    shuffle_before_pass: bool
    tile_laid_by: Office
    role_card_shown_on_hitler_death: bool

    @property
    def switches(self) -> dict[str, str | int | bool]:
        """Every switch by its name, as it stands in records and rulebook files."""
        return {
            field.name: str(value) if isinstance(value, StrEnum) else value
            for field in fields(self)
            if field.name != "name"
            for value in (getattr(self, field.name),)
        }


@dataclass(frozen=True)
class Difference:
    """One switch on which an edition leaves the official rules, and where its book says so."""

    switch: str
    official: str | int | bool
    own: str | int | bool
    reference: str
    changes_play: bool


OFFICIAL = "official"
NARRATED_SWITCHES = frozenset(("tile_laid_by", "role_card_shown_on_hitler_death"))
"""Switches that change what is told and shown, never what happens."""


class BadEdition(ValueError):
    """Switches that no edition can have."""


def edition_from_switches(name: str, switches: Mapping[str, object]) -> Edition:
    """The edition that has exactly these switches; BadEdition where one is missing, unknown or absurd."""
    if set(switches) != {field.name for field in fields(Edition)} - {"name"}:
        raise BadEdition(name)
    numbers = (switches["session_reshuffle_at_most"], switches["chaos_reshuffle_at_most"])
    flags = (switches["shuffle_before_pass"], switches["role_card_shown_on_hitler_death"])
    if not all(type(number) is int and 2 <= number <= 8 for number in numbers):
        raise BadEdition(name)
    if not all(type(flag) is bool for flag in flags):
        raise BadEdition(name)
    try:
        return Edition(
            name=name,
            term_limit_basis=TermLimitBasis(str(switches["term_limit_basis"])),
            five_rule=FiveRule(str(switches["five_rule"])),
            tracker_reset=TrackerResetRule(str(switches["tracker_reset"])),
            session_reshuffle_at_most=int(str(switches["session_reshuffle_at_most"])),
            chaos_reshuffle_at_most=int(str(switches["chaos_reshuffle_at_most"])),
            shuffle_before_pass=bool(switches["shuffle_before_pass"]),
            tile_laid_by=Office(str(switches["tile_laid_by"])),
            role_card_shown_on_hitler_death=bool(switches["role_card_shown_on_hitler_death"]),
        )
    except ValueError as error:
        raise BadEdition(name) from error


@cache
def edition(name: str) -> Edition:
    """The edition of that name; KeyError if there is none."""
    return edition_from_switches(name, {switch: value for switch, (value, _) in BOOKS[name].items()})


def edition_names() -> tuple[str, ...]:
    return tuple(BOOKS)


def differences(name: str) -> tuple[Difference, ...]:
    """Where an edition leaves the official rules, in the order of the switches."""
    official = edition(OFFICIAL).switches
    return tuple(
        Difference(switch, official[switch], value, reference, switch not in NARRATED_SWITCHES)
        for switch, (value, reference) in BOOKS[name].items()
        if value != official[switch]
    )
