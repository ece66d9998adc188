"""The deals that were made on this computer in the last twelve hours, and what became of each.

All of them count, whatever the players' names: respelling a name or deleting games makes no deal the first.
`deal_marks.py` keeps their marks.
"""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from shgui.storage.journal import GameId, GameSummary, Journal
from shgui.storage.journal_errors import JournalError
from shgui.table.seating import is_practice, players_from_json

_ELSEWHERE = "from_elsewhere"


class DealFate(StrEnum):
    """The state of an earlier deal when the next one began."""

    FINISHED = "finished"
    ENDED_EARLY = "ended_early"
    """The table ended it before anyone had won, and revealed the roles."""
    SET_ASIDE_UNSEEN = "set_aside_unseen"
    """Set aside before anyone looked at a role."""
    SET_ASIDE = "set_aside"
    UNFINISHED = "unfinished"
    """It could still be continued."""
    PRACTICE = "practice"
    """A game of one person among bots, in any state."""
    DELETED = "deleted"
    """A deleted game about which nothing is known."""


class EarlierDeals(NamedTuple):
    fates: tuple[DealFate, ...] = ()
    """Those of the last twelve hours, the first deal first."""
    times: tuple[datetime, datetime] | None = None
    """The times of the last deal, however long ago, and of this question, by the computer's clock."""


def mark_imported(public: Mapping[str, Any]) -> dict[str, Any]:
    """Return the plain part of a game, marked as dealt on another computer."""
    return {**public, _ELSEWHERE: True}


def is_imported(public: Mapping[str, Any]) -> bool:
    return public.get(_ELSEWHERE) is True


def find_earlier_deals(journal: Journal) -> EarlierDeals:
    """Return the deals that were made on this computer before the next one."""
    marks = journal.deals()
    now, uptime = journal.now(), journal.uptime()
    recent = [mark for mark in marks if mark.is_recent(now, uptime)]
    games = {summary.game: summary for summary in journal.games()} if recent else {}
    fates = []
    for mark in recent:
        summary = games.get(GameId(mark.game))
        if summary is not None:
            fates.append(find_fate(journal, summary))
        else:
            # A later version may know other fates.
            fates.append(DealFate(mark.fate) if mark.fate in set(DealFate) else DealFate.DELETED)
    return EarlierDeals(tuple(fates), (marks[-1].dealt, now) if marks else None)


def find_fate(journal: Journal, summary: GameSummary) -> DealFate:
    """Return what has become of a game that is in the journal."""
    if _was_practice(summary):
        return DealFate.PRACTICE
    if summary.outcome is not None:
        broken_off = summary.outcome.get("outcome") == DealFate.ENDED_EARLY
        return DealFate.ENDED_EARLY if broken_off else DealFate.FINISHED
    if not summary.set_aside:
        return DealFate.UNFINISHED
    try:
        entries = journal.load(summary.game).entries
    except JournalError:
        # Its steps can't be read, so it isn't known whether anyone saw a role.
        return DealFate.SET_ASIDE
    unseen = all(entry["entry"] == "words_added" for entry in entries)
    return DealFate.SET_ASIDE_UNSEEN if unseen else DealFate.SET_ASIDE


def _was_practice(summary: GameSummary) -> bool:
    try:
        return is_practice(players_from_json(summary.public["players"]))
    except (KeyError, TypeError, ValueError):
        return False
