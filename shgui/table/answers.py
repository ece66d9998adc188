"""The answers of a table. None of them is an exception."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.errors import Refusal
from shgui.engine.events import Event
from shgui.storage.journal_errors import JournalProblem
from shgui.table.log_lines import Line


class TableReason(StrEnum):
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    """Nothing can be undone since a secret was shown or ballots were revealed."""
    EACH_VOTES_ALONE = "each_votes_alone"
    """Everyone at this table votes by ballot."""
    VOTES_MISSING = "votes_missing"
    CLAIMS_ARE_OFF = "claims_are_off"
    NO_SUCH_OCCASION = "no_such_occasion"
    """There is nothing to claim on this occasion."""
    NOT_A_CLAIM = "not_a_claim"
    NOTHING_CLAIMED = "nothing_claimed"
    """There is no claim on this occasion, or it was withdrawn."""
    NOT_DEALT = "not_dealt"
    """The table may still add its words; until then nothing is dealt."""
    TOO_LATE_FOR_WORDS = "too_late_for_words"
    NOT_WORDS = "not_words"
    """Words without a letter or digit, or too long."""
    MIXED_ALPHABETS = "mixed_alphabets"
    """Words with letters of several alphabets, some of which look the same."""
    NOT_A_NAME = "not_a_name"
    """`Table.name_problem` says what is wrong with the name."""
    NOT_A_REMARK = "not_a_remark"
    """The code is unknown, the remark is about a seat that isn't there, or the seat isn't a bot's."""
    TOO_MANY_LANGUAGES = "too_many_languages"
    """The seat has changed its language `shgui.table.position.MOST_LANGUAGES` times in this game."""
    TOO_MANY_CLAIMS = "too_many_claims"
    """The seat has made `shgui.table.position.MOST_CLAIMS` claims in this game."""
    ALREADY_SO = "already_so"
    """The request would change nothing."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The action is done and saved. `events` is what everyone saw; views have the rest."""

    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class NotDone:
    """The table refuses, for a reason that no rule knows of; nothing has changed."""

    reason: TableReason


@dataclass(frozen=True, slots=True)
class NotSaved:
    """The action couldn't be saved, so it was not done."""

    problem: JournalProblem
    detail: str = ""


Answer = Accepted | Refusal | NotDone | NotSaved


@dataclass(frozen=True, slots=True)
class TableChange:
    """A change of the public table. Listeners ask the table what it looks like now."""

    lines: tuple[Line, ...] = ()
    """The new lines of the game log."""


Listener = Callable[[TableChange], None]
