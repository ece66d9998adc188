"""What a group chooses for its table."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from shgui.checked import OPTIONAL, Between, Codec, Length, Text, read, write
from shgui.engine.editions import OFFICIAL, Edition, edition, edition_from_switches


class Voting(StrEnum):
    HANDS = "hands"
    """All show thumbs at once; somebody taps them in."""
    BALLOTS = "ballots"
    """Everybody votes in secret; the last ballot reveals all."""


class _SavedEdition(NamedTuple):
    name: Text
    switches: dict[str, object]


def _edition_from_json(value: object) -> Edition:
    return edition_from_switches(*read(_SavedEdition, value))


def _edition_to_json(edition: Edition) -> dict[str, object]:
    return {"name": edition.name, "switches": edition.switches}


@dataclass(frozen=True, slots=True)
class Options:
    edition: Annotated[Edition, Codec(_edition_from_json, _edition_to_json)]
    language: Annotated[str, Length(40, least=1)]
    """What the shared screen speaks."""
    voting: Voting = Voting.HANDS
    discussion_seconds: Annotated[int, Between(0, 86_400)] | None = None
    """A clock for the talk before a vote. It never decides anything."""
    claims: bool = False
    """Whether what players say they saw is noted."""
    usual_voting: Annotated[Voting | None, OPTIONAL] = None
    """How the group votes unless its phones speak for another way: kept for the next table."""
    usual_claims: Annotated[bool | None, OPTIONAL] = None
    """Whether the group notes claims unless its bots speak for it: kept for the next table."""


def default_options(language: str) -> Options:
    return Options(edition(OFFICIAL), language)


def with_bots(options: Options) -> Options:
    """As a table is offered them at which the program plays in some seats: it says what it saw, and asks."""
    return replace(options, claims=True, usual_claims=options.claims)


def options_to_json(options: Options) -> dict[str, Any]:
    """Return what is kept with a game: how the group votes and claims otherwise isn't."""
    members: dict[str, Any] = write(replace(options, usual_voting=None, usual_claims=None))
    return members
