"""What a group chooses for its table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from shgui.checked import told_flag, told_members, told_number, told_text
from shgui.engine.editions import OFFICIAL, Edition, edition, edition_from_switches


class Voting(StrEnum):
    HANDS = "hands"
    """All show thumbs at once; somebody taps them in."""
    BALLOTS = "ballots"
    """Everybody votes in secret; the last ballot reveals all."""


@dataclass(frozen=True, slots=True)
class Options:
    edition: Edition
    language: str
    """What the shared screen speaks."""
    voting: Voting = Voting.HANDS
    discussion_seconds: int | None = None
    """A clock for the talk before a vote. It never decides anything."""
    claims: bool = False
    """Whether what players say they saw is noted."""
    usual_voting: Voting | None = None
    """How the group votes unless its phones speak for another way: kept for the next table."""
    usual_claims: bool | None = None
    """Whether the group notes claims unless its bots speak for it: kept for the next table."""


def default_options(language: str) -> Options:
    return Options(edition(OFFICIAL), language)


def with_bots(options: Options) -> Options:
    """As a table is offered them at which the program plays in some seats: it says what it saw, and asks."""
    return replace(options, claims=True, usual_claims=options.claims)


def options_to_json(options: Options) -> dict[str, Any]:
    return {
        "edition": {"name": options.edition.name, "switches": options.edition.switches},
        "language": options.language,
        "voting": str(options.voting),
        "discussion_seconds": options.discussion_seconds,
        "claims": options.claims,
    }


def options_from_json(told: Mapping[str, Any]) -> Options:
    seconds, book = told["discussion_seconds"], told_members(told["edition"])
    return Options(
        edition=edition_from_switches(told_text(book["name"]), told_members(book["switches"])),
        language=told_text(told["language"], 40),
        voting=Voting(told["voting"]),
        discussion_seconds=None if seconds is None else told_number(seconds, 0, 86_400),
        claims=told_flag(told["claims"]),
    )
