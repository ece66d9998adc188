"""The options of a game that a group chooses."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any

from shgui.checked import OPTIONAL, Between, Length, write
from shgui.engine.editions import OFFICIAL, SavedEdition, get_edition


class Voting(StrEnum):
    HANDS = "hands"
    """Everyone shows a thumb at the same time; someone taps them in."""
    BALLOTS = "ballots"
    """Everyone votes in secret; the last ballot reveals all."""


@dataclass(frozen=True, slots=True)
class Options:
    edition: SavedEdition
    language: Annotated[str, Length(40, least=1)]
    """The language of the shared screen."""
    voting: Voting = Voting.HANDS
    discussion_seconds: Annotated[int, Between(0, 86_400)] | None = None
    """The length of the talk before a vote. The clock decides nothing."""
    claims: bool = False
    """Whether claims of players are noted."""
    usual_voting: Annotated[Voting | None, OPTIONAL] = None
    """The way of voting without phones, which the next table is offered."""
    usual_claims: Annotated[bool | None, OPTIONAL] = None
    """Whether the group notes claims without bots, as the next table is offered."""


def default_options(language: str) -> Options:
    return Options(get_edition(OFFICIAL), language)


def enable_claims_for_bots(options: Options) -> Options:
    """Return the options for a table with bots, where claims are noted."""
    return replace(options, claims=True, usual_claims=options.claims)


def options_to_json(options: Options) -> dict[str, Any]:
    """Return the options that are saved with a game, without the usual ones of the group."""
    members: dict[str, Any] = write(replace(options, usual_voting=None, usual_claims=None))
    return members
