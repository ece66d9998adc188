"""The chronicle of a game, round by round, in any reader's language; after the end with its secrets."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from shgui.engine.events import (
    Event,
    PolicyEnacted,
    RoundBegan,
)
from shgui.engine.knowledge import Memory, PutAway, Received
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
from shgui.words.claims import (
    claim_against_truth,
    claim_line,
    truth_of,
    withdrawn_line,
)
from shgui.words.events import event_line, seats_of
from shgui.words.memories import MEMORIES, told_by_chancellor, told_line
from shgui.words.open_changes import Change, change_line, names_after, names_at_first
from shgui.words.terms import Names

Kind = TypeVar("Kind", bound=Memory)


Entry = Event | SlipTakenBack | ClaimNoted | ClaimWithdrawn | Remarked | Change
"""Whatever stands in the chronicle of a table."""


@dataclass(frozen=True, slots=True)
class Line:
    text: str
    seats: frozenset[Seat]
    """The players of whom it tells, for reading on one player alone."""
    source: Entry | Memory
    undone: bool = False
    """It was a slip, or claimed, and doesn't hold any more."""
    names: Names = ()
    """Who sat where when it happened."""

    @property
    def secret(self) -> bool:
        """Only one seat saw it while the game went on."""
        return isinstance(self.source, Memory)


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    """0 before the first round."""
    heading: Line | None
    lines: tuple[Line, ...]


def chronicle(words: Catalogue, entries: Iterable[Entry], names: Names, rules: str) -> tuple[Round, ...]:
    """What the table saw. `names` are those who sit there now, `rules` is the name of the game's edition."""
    return review(words, entries, (), names, rules)


def review(
    words: Catalogue, entries: Iterable[Entry], memories: Sequence[Sequence[Memory]], names: Names, rules: str
) -> tuple[Round, ...]:
    """The same with what each seat saw (`Table.review`), at the place where it was seen."""
    told = tuple(entries)
    telling = _Telling(words, memories, names_at_first(told, names), rules)
    for entry in told:
        telling.add(entry)
    return telling.rounds()


def told_of(
    words: Catalogue, some: Sequence[Entry], entries: Iterable[Entry], names: Names, rules: str
) -> str:
    """Some lines out of a chronicle, each on a line of its own."""
    rounds = chronicle(words, entries, names, rules) if some else ()
    lines = (line for told in rounds for line in told.lines)
    return "\n".join(line.text for line in lines if any(line.source is each for each in some))


def remarks_among(
    words: Catalogue, some: Sequence[Entry], entries: Iterable[Entry], names: Names, rules: str
) -> tuple[tuple[Seat, str], ...]:
    """Of some lines out of a chronicle the remarks: who says it, and what."""
    return said_among(words, [each for each in some if isinstance(each, Remarked)], entries, names, rules)


def said_among(
    words: Catalogue,
    said: Sequence[ClaimNoted | Remarked],
    entries: Iterable[Entry],
    names: Names,
    rules: str,
) -> tuple[tuple[Seat, str], ...]:
    """What is said in some lines out of a chronicle: who says it, and what."""
    rounds = chronicle(words, entries, names, rules) if said else ()
    lines = [line for told in rounds for line in told.lines]
    found = ((each, line) for each in said for line in lines if line.source is each)
    return tuple((_speaker(each), line.text) for each, line in found)


def _speaker(said: ClaimNoted | Remarked) -> Seat:
    return said.remark.seat if isinstance(said, Remarked) else said.claim.occasion.seat


@dataclass
class _OpenRound:
    number: int
    heading: Line | None
    lines: list[Line] = field(default_factory=list)

    def tells(self, kind: type) -> bool:
        """Whether something of the kind happened in it, and holds."""
        return any(isinstance(line.source, kind) and not line.undone for line in self.lines)


class _Telling:
    def __init__(
        self, words: Catalogue, memories: Sequence[Sequence[Memory]], names: Names, rules: str
    ) -> None:
        self._words = words
        self._names = names
        self._rules = rules
        self._memories = memories
        self._rounds = [_OpenRound(0, None)]
        self._claims: dict[Occasion, ClaimNoted] = {}
        """Those that nobody has corrected or withdrawn yet."""
        self._claimed_last: Occasion | None = None
        self._languages: dict[Seat, Line] = {}
        """Of each seat the last line on the language of whoever sits there now."""
        self._remarks: Counter[str] = Counter()
        """How often something of a kind has been said."""

    def rounds(self) -> tuple[Round, ...]:
        told = (each for each in self._rounds if each.heading or each.lines)
        return tuple(Round(each.number, each.heading, tuple(each.lines)) for each in told)

    def add(self, entry: Entry) -> None:
        # Most are events, and asking a class costs a hundredth of asking what something looks like.
        if isinstance(entry, RoundBegan):
            self._rounds.append(_OpenRound(entry.round, self._line_of(entry)))
        elif isinstance(entry, Event):
            self._lines.append(self._line_of(entry))
            self._lines.extend(self._secrets(entry))
        elif isinstance(entry, SlipTakenBack):
            self._take_back(entry)
        elif isinstance(entry, ClaimNoted):
            self._note(entry)
        elif isinstance(entry, ClaimWithdrawn):
            self._withdraw(entry)
        elif isinstance(entry, Remarked):
            self._remark(entry)
        else:
            self._change(entry)

    @property
    def _lines(self) -> list[Line]:
        return self._rounds[-1].lines

    def _line_of(self, event: Event) -> Line:
        text = event_line(self._words, event, self._names, self._rules)
        return Line(text, seats_of(event), event, names=self._names)

    def _take_back(self, slip: SlipTakenBack) -> None:
        """A round that began with the slip goes back into the round before it."""
        for event in reversed(slip.undone):
            if isinstance(event, RoundBegan):
                aborted = self._rounds.pop()
                self._lines.append(replace(self._line_of(event), undone=True))
                self._lines.extend(aborted.lines)
            else:
                _strike_out(self._lines, event)
        first = self._line_of(slip.undone[0])
        # Translators: {what} is the line of the chronicle that does not hold any more
        text = self._words.gettext("Taken back: “{what}”").format(what=first.text)
        self._lines.append(Line(text, first.seats, slip))

    def _note(self, note: ClaimNoted) -> None:
        """Under the round that it speaks of, whenever it was said."""
        text = claim_line(self._words, note.claim, self._names)
        occasion = self._claimed_last = note.claim.occasion
        if self._claimed_no_longer(occasion):
            # Translators: {line} is what somebody claims now, instead of what was claimed before
            text = self._words.gettext("Corrected: {line}").format(line=text)
        self._claims[occasion] = note
        lines = self._lines_about(occasion)
        lines.append(Line(text, _seats_at(occasion), note))
        truth = truth_of(note.claim, self._memories[occasion.seat]) if self._memories else None
        if truth is not None:
            compared = claim_against_truth(self._words, note.claim, truth)
            lines.append(Line(compared, frozenset({occasion.seat}), truth))

    def _withdraw(self, entry: ClaimWithdrawn) -> None:
        occasion = entry.withdrawn.occasion
        self._claimed_no_longer(occasion)
        text = withdrawn_line(self._words, entry.withdrawn, self._names)
        self._lines_about(occasion).append(Line(text, _seats_at(occasion), entry))

    def _claimed_no_longer(self, occasion: Occasion) -> bool:
        """Whether something was; its line stays and is struck out."""
        claim = self._claims.pop(occasion, None)
        return claim is not None and any(_strike_out(each.lines, claim) for each in self._rounds)

    def _lines_about(self, occasion: Occasion) -> list[Line]:
        about = (each for each in reversed(self._rounds) if each.number == occasion.round)
        return next(about, self._rounds[-1]).lines

    def _remark(self, entry: Remarked) -> None:
        """Where what it speaks of stands: the engine may have begun the next round before it is said."""
        # A table of people alone needs none of their sentences.
        from shgui.words.remarks import remark_line, said_after

        remark = entry.remark
        text = remark_line(self._words, remark, self._names, self._remarks[remark.code])
        if text:
            self._remarks[remark.code] += 1
            lines = self._lines_after(said_after(remark))
            lines.append(Line(text, frozenset({remark.seat, *remark.about}), entry))

    def _lines_after(self, what: object) -> list[Line]:
        """`what` is a kind of event; everything else is said of a claim."""
        claimed, now = self._claimed_last, self._rounds[-1]
        if isinstance(what, type):
            kind = what
            return next((each.lines for each in reversed(self._rounds) if each.tells(kind)), now.lines)
        if claimed is not None and claimed.round >= now.number - 1:
            return self._lines_about(claimed)
        return now.lines

    def _change(self, change: Change) -> None:
        """Add a line. A stand-in goes by the new name from there on; a language replaces its earlier line."""
        if isinstance(change, StandInSat):
            self._names = names_after(change, self._names)
            self._languages.pop(change.seat, None)
        seats = (
            frozenset({change.seat})
            if isinstance(change, StandInSat | LanguageChanged)
            else frozenset[Seat]()
        )
        line = Line(change_line(self._words, change, self._names), seats, change)
        if isinstance(change, LanguageChanged):
            self._remove(self._languages.get(change.seat))
            self._languages[change.seat] = line
        self._lines.append(line)

    def _remove(self, line: Line | None) -> None:
        for told in reversed(self._rounds):
            for place, each in enumerate(told.lines):
                if each is line:
                    del told.lines[place]
                    return

    def _secrets(self, event: Event) -> Iterator[Line]:
        """What single seats saw or did at this event."""
        for kind in (kind for kind, entry in MEMORIES.items() if entry.event is type(event)):
            for seat, memory in self._remembered(kind):
                text = told_line(self._words, memory, seat, self._names)
                yield Line(text, frozenset({seat}), memory)
        if isinstance(event, PolicyEnacted):
            for seat, memory in self._remembered(Received):
                put_away = _put_away(memory, event)
                text = told_by_chancellor(self._words, put_away, seat, self._names)
                yield Line(text, frozenset({seat}), put_away)

    def _remembered(self, kind: type[Kind]) -> Iterator[tuple[Seat, Kind]]:
        number = self._rounds[-1].number
        for seat, memories in enumerate(self._memories):
            for memory in memories:
                if isinstance(memory, kind) and memory.round == number:
                    yield seat, memory


def _strike_out(lines: list[Line], source: Entry) -> bool:
    """The last line that tells of this and still holds; whether there is one."""
    for place in range(len(lines) - 1, -1, -1):
        line = lines[place]
        if line.source == source and not line.undone:
            lines[place] = replace(line, undone=True)
            return True
    return False


def _seats_at(occasion: Occasion) -> frozenset[Seat]:
    return frozenset({occasion.seat} if occasion.target is None else {occasion.seat, occasion.target})


def _put_away(received: Received, enacted: PolicyEnacted) -> PutAway:
    """The Chancellor's other card: nobody but the Chancellor knew."""
    cards = list(received.cards)
    cards.remove(enacted.policy)
    return PutAway(received.round, cards[0])
