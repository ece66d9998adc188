"""How often the cards were dealt for the same players this evening, and what became of each deal.

The same players are the same names, in whatever order they sit. An evening are the last twelve hours.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Any

from shgui.table.journal import GameSummary, Journal
from shgui.table.journal_errors import JournalError
from shgui.table.seating import Player, name_identity, players_from_json

EVENING = timedelta(hours=12)
_ELSEWHERE = "from_elsewhere"


class DealFate(StrEnum):
    """What became of an earlier deal, when the next one began."""

    FINISHED = "finished"
    ENDED_EARLY = "ended_early"
    """The table ended it before anybody had won, and turned the roles."""
    SET_ASIDE_UNSEEN = "set_aside_unseen"
    """Set aside before anybody looked at a role."""
    SET_ASIDE = "set_aside"
    UNFINISHED = "unfinished"
    """It could still be gone on with."""


def marked_as_elsewhere(public: Mapping[str, Any]) -> dict[str, Any]:
    """The plain part of a game whose cards were dealt at another computer."""
    return {**public, _ELSEWHERE: True}


def was_elsewhere(public: Mapping[str, Any]) -> bool:
    return public.get(_ELSEWHERE) is True


def earlier_deals(journal: Journal, players: Sequence[Player]) -> tuple[DealFate, ...]:
    """The deals of the evening for these players, the first one first."""
    since = journal.now() - EVENING
    members = sorted(name_identity(player.name) for player in players)
    return tuple(
        _fate(journal, summary)
        for summary in reversed(journal.games())
        if summary.started is not None and summary.started >= since and _members(summary) == members
    )


def _members(summary: GameSummary) -> list[str]:
    """Nobody where the printed game was played, where the cards were dealt at another computer, or where the
    names can't be read: elsewhere that is said.
    """
    try:
        if "commitment" not in summary.public or was_elsewhere(summary.public):
            return []
        return sorted(name_identity(player.name) for player in players_from_json(summary.public["players"]))
    except (KeyError, TypeError, ValueError):
        return []


def _fate(journal: Journal, summary: GameSummary) -> DealFate:
    if summary.outcome is not None:
        broken_off = summary.outcome.get("outcome") == DealFate.ENDED_EARLY
        return DealFate.ENDED_EARLY if broken_off else DealFate.FINISHED
    if not summary.set_aside:
        return DealFate.UNFINISHED
    try:
        entries = journal.load(summary.game).entries
    except JournalError:
        # Its steps can't be read: that nobody saw a role is not known, so it isn't said.
        return DealFate.SET_ASIDE
    unseen = all(entry["entry"] == "words_added" for entry in entries)
    return DealFate.SET_ASIDE_UNSEEN if unseen else DealFate.SET_ASIDE
