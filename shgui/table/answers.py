"""What the table answers to whoever asks it for something. None of them is ever an exception."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from shgui.engine.errors import Refusal
from shgui.engine.events import Event
from shgui.storage.journal_errors import JournalProblem
from shgui.table.log_lines import Line


class TableReason(StrEnum):
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    """Nothing happened since a secret was shown or secret ballots were revealed that could be taken back."""
    EACH_VOTES_ALONE = "each_votes_alone"
    """At this table nobody taps in the votes of others."""
    VOTES_MISSING = "votes_missing"
    CLAIMS_ARE_OFF = "claims_are_off"
    NO_SUCH_OCCASION = "no_such_occasion"
    """Nobody saw anything there that could be claimed."""
    NOT_A_CLAIM = "not_a_claim"
    NOTHING_CLAIMED = "nothing_claimed"
    """Nobody has claimed anything there, or it was withdrawn already."""
    NOT_DEALT = "not_dealt"
    """The table may still add words of its own; until then nothing is dealt."""
    TOO_LATE_FOR_WORDS = "too_late_for_words"
    NOT_WORDS = "not_words"
    """Words without a letter or digit, or too long."""
    MIXED_ALPHABETS = "mixed_alphabets"
    """Words with letters of several alphabets, some of which look the same."""
    NOT_A_NAME = "not_a_name"
    """Nobody could sit down here with it: `Table.name_problem` says why."""
    NOT_A_REMARK = "not_a_remark"
    """No sentence has such a code, it speaks of nobody here, or a person sits there and says it aloud."""
    TOO_MANY_LANGUAGES = "too_many_languages"
    """The seat has changed its language `shgui.table.position.MOST_LANGUAGES` times in this game."""
    TOO_MANY_CLAIMS = "too_many_claims"
    """The seat has made `shgui.table.position.MOST_CLAIMS` claims in this game."""
    ALREADY_SO = "already_so"
    """What was wanted is so already."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """Saved and done. `events` is what the whole table saw; views say the rest."""

    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class NotDone:
    """The table itself says no; nothing has changed."""

    reason: TableReason


@dataclass(frozen=True, slots=True)
class NotSaved:
    """It could have been done but not saved, so it was not done."""

    problem: JournalProblem
    detail: str = ""


Answer = Accepted | Refusal | NotDone | NotSaved


@dataclass(frozen=True, slots=True)
class Change:
    """Tells listeners that the public table changed. What it looks like now, they ask the table."""

    lines: tuple[Line, ...] = ()
    """What the chronicle gained."""


Listener = Callable[[Change], None]
