"""The game log, round by round, in any reader's language."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from shgui.engine.events import (
    Event,
    RoundBegan,
)
from shgui.engine.types import Seat
from shgui.table.log_lines import (
    ClaimNoted,
    ClaimWithdrawn,
    LanguageChanged,
    Occasion,
    Remarked,
    SlipTakenBack,
    StandInSat,
)
from shgui.words.catalogue import Catalogue
from shgui.words.claim_texts import (
    format_claim,
    format_withdrawn_claim,
)
from shgui.words.event_texts import describe_event, get_concerned_seats
from shgui.words.remark_texts import format_remark, get_cause
from shgui.words.table_change_texts import TableChange, describe_change, replace_name, restore_names
from shgui.words.terms import Names

LogEntry = Event | SlipTakenBack | ClaimNoted | ClaimWithdrawn | Remarked | TableChange
"""An entry of the game log."""


@dataclass(frozen=True, slots=True)
class LogText:
    text: str
    seats: frozenset[Seat]
    """The players that the text is about, for reading about one player alone."""
    source: LogEntry
    undone: bool = False
    """It was undone, corrected or withdrawn later."""
    names: Names = ()
    """The names by seat when it happened."""


@dataclass(frozen=True, slots=True)
class LogRound:
    number: int
    """0 before the first round."""
    heading: LogText | None
    lines: tuple[LogText, ...]


def build_log(
    words: Catalogue, entries: Iterable[LogEntry], names: Names, rules: str
) -> tuple[LogRound, ...]:
    """Build the game log; `names` are those seated now, `rules` is the edition's name."""
    all_entries = tuple(entries)
    builder = _LogBuilder(words, restore_names(all_entries, names), rules)
    for entry in all_entries:
        builder.add(entry)
    return builder.build()


def format_entries(
    words: Catalogue, some: Sequence[LogEntry], entries: Iterable[LogEntry], names: Names, rules: str
) -> str:
    """Return the texts of some entries of a log, one a line."""
    rounds = build_log(words, entries, names, rules) if some else ()
    lines = (line for each_round in rounds for line in each_round.lines)
    return "\n".join(line.text for line in lines if any(line.source is each for each in some))


def list_remarks(
    words: Catalogue, some: Sequence[LogEntry], entries: Iterable[LogEntry], names: Names, rules: str
) -> tuple[tuple[Seat, str], ...]:
    """List the remarks among some entries of a log: the speaker's seat and the text."""
    return list_spoken(words, [each for each in some if isinstance(each, Remarked)], entries, names, rules)


def list_spoken(
    words: Catalogue,
    spoken: Sequence[ClaimNoted | Remarked],
    entries: Iterable[LogEntry],
    names: Names,
    rules: str,
) -> tuple[tuple[Seat, str], ...]:
    """List claims and remarks of a log: the speaker's seat and the text."""
    rounds = build_log(words, entries, names, rules) if spoken else ()
    lines = [line for each_round in rounds for line in each_round.lines]
    found = ((each, line) for each in spoken for line in lines if line.source is each)
    return tuple((_get_speaker(each), line.text) for each, line in found)


def _get_speaker(entry: ClaimNoted | Remarked) -> Seat:
    return entry.remark.seat if isinstance(entry, Remarked) else entry.claim.occasion.seat


@dataclass
class _RoundBuilder:
    number: int
    heading: LogText | None
    lines: list[LogText] = field(default_factory=list)

    def has_valid(self, kind: type) -> bool:
        """Return whether an event or entry of this kind happened in the round and is still valid."""
        return any(isinstance(line.source, kind) and not line.undone for line in self.lines)


class _LogBuilder:
    def __init__(self, words: Catalogue, names: Names, rules: str) -> None:
        self._words = words
        self._names = names
        self._rules = rules
        self._rounds = [_RoundBuilder(0, None)]
        self._claims: dict[Occasion, ClaimNoted] = {}
        """Claims not yet corrected or withdrawn."""
        self._last_claimed: Occasion | None = None
        self._languages: dict[Seat, LogText] = {}
        """By seat, the newest line about the language of the present player."""
        self._remarks: Counter[str] = Counter()
        """The number of remarks made so far, by code."""

    def build(self) -> tuple[LogRound, ...]:
        filled = (each for each in self._rounds if each.heading or each.lines)
        return tuple(LogRound(each.number, each.heading, tuple(each.lines)) for each in filled)

    def add(self, entry: LogEntry) -> None:
        if isinstance(entry, RoundBegan):
            self._rounds.append(_RoundBuilder(entry.round, self._describe(entry)))
        elif isinstance(entry, Event):
            self._lines.append(self._describe(entry))
        elif isinstance(entry, SlipTakenBack):
            self._add_undo(entry)
        elif isinstance(entry, ClaimNoted):
            self._add_claim(entry)
        elif isinstance(entry, ClaimWithdrawn):
            self._add_withdrawal(entry)
        elif isinstance(entry, Remarked):
            self._add_remark(entry)
        else:
            self._add_change(entry)

    @property
    def _lines(self) -> list[LogText]:
        return self._rounds[-1].lines

    def _describe(self, event: Event) -> LogText:
        text = describe_event(self._words, event, self._names, self._rules)
        return LogText(text, get_concerned_seats(event), event, names=self._names)

    def _add_undo(self, slip: SlipTakenBack) -> None:
        """Strike out undone events; a round that began with them becomes part of the round before it."""
        for event in reversed(slip.undone):
            if isinstance(event, RoundBegan):
                aborted = self._rounds.pop()
                self._lines.append(replace(self._describe(event), undone=True))
                self._lines.extend(aborted.lines)
            else:
                _strike_out(self._lines, event)
        first = self._describe(slip.undone[0])
        # Translators: {what} is the line of the chronicle that does not hold any more
        text = self._words.gettext("Taken back: “{what}”").format(what=first.text)
        self._lines.append(LogText(text, first.seats, slip))

    def _add_claim(self, note: ClaimNoted) -> None:
        """Add a claim to the round that it is about, whenever it was made."""
        text = format_claim(self._words, note.claim, self._names)
        occasion = self._last_claimed = note.claim.occasion
        if self._strike_out_claim(occasion):
            # Translators: {line} is what somebody claims now, instead of what was claimed before
            text = self._words.gettext("Corrected: {line}").format(line=text)
        self._claims[occasion] = note
        lines = self._find_lines_about(occasion)
        lines.append(LogText(text, _get_occasion_seats(occasion), note))

    def _add_withdrawal(self, entry: ClaimWithdrawn) -> None:
        occasion = entry.withdrawn.occasion
        self._strike_out_claim(occasion)
        text = format_withdrawn_claim(self._words, entry.withdrawn, self._names)
        self._find_lines_about(occasion).append(LogText(text, _get_occasion_seats(occasion), entry))

    def _strike_out_claim(self, occasion: Occasion) -> bool:
        """Strike out an earlier claim on this occasion, and return whether there was one."""
        claim = self._claims.pop(occasion, None)
        return claim is not None and any(_strike_out(each.lines, claim) for each in self._rounds)

    def _find_lines_about(self, occasion: Occasion) -> list[LogText]:
        about = (each for each in reversed(self._rounds) if each.number == occasion.round)
        return next(about, self._rounds[-1]).lines

    def _add_remark(self, entry: Remarked) -> None:
        """Add a remark to the round that it is about: the engine may have begun the next one already."""
        remark = entry.remark
        text = format_remark(self._words, remark, self._names, self._remarks[remark.code])
        if text:
            self._remarks[remark.code] += 1
            lines = self._find_lines_after(get_cause(remark))
            lines.append(LogText(text, frozenset({remark.seat, *remark.about}), entry))

    def _find_lines_after(self, kind: type[Event | ClaimNoted] | None) -> list[LogText]:
        """Find the lines to continue: those of the last event of this kind, or of the last claim."""
        claimed, now = self._last_claimed, self._rounds[-1]
        if kind is not None and kind is not ClaimNoted:
            return next((each.lines for each in reversed(self._rounds) if each.has_valid(kind)), now.lines)
        if claimed is not None and claimed.round >= now.number - 1:
            return self._find_lines_about(claimed)
        return now.lines

    def _add_change(self, change: TableChange) -> None:
        """Add a line. A stand-in goes by the new name from there on; a language replaces its earlier line."""
        if isinstance(change, StandInSat):
            self._names = replace_name(change, self._names)
            self._languages.pop(change.seat, None)
        seats = (
            frozenset({change.seat})
            if isinstance(change, StandInSat | LanguageChanged)
            else frozenset[Seat]()
        )
        line = LogText(describe_change(self._words, change, self._names), seats, change)
        if isinstance(change, LanguageChanged):
            self._remove(self._languages.get(change.seat))
            self._languages[change.seat] = line
        self._lines.append(line)

    def _remove(self, line: LogText | None) -> None:
        for each_round in reversed(self._rounds):
            for place, each in enumerate(each_round.lines):
                if each is line:
                    del each_round.lines[place]
                    return


def _strike_out(lines: list[LogText], source: LogEntry) -> bool:
    """Mark the last valid line about the source as undone, and return whether there was one."""
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place]
        if line.source == source and not line.undone:
            lines[place] = replace(line, undone=True)
            return True
    return False


def _get_occasion_seats(occasion: Occasion) -> frozenset[Seat]:
    return frozenset({occasion.seat} if occasion.target is None else {occasion.seat, occasion.target})
