"""The share of a committed rulebook file that the reader finds by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catalogue_tools.rulebook import Rulebook, Term


@dataclass(frozen=True)
class Share:
    """Counts of concepts that stand in the book, by how well they were found."""

    headings: int
    headings_found: int
    terms: int
    words: int
    """The right word, in its base form or another form of the book."""
    lines: int
    """Another word, but in a line where the right one stands."""
    decided: int
    decided_rightly: int

    def __str__(self) -> str:
        found = self.words + self.lines
        return (
            f"{self.headings_found} of {self.headings} headings; of {self.terms} terms {found} with the right"
            f" word or line ({found / self.terms:.0%}), {self.words} of them with the right word"
            f" ({self.words / self.terms:.0%}); decided without a human {self.decided}, rightly"
            f" {self.decided_rightly}"
        )


def share(proposal: Rulebook, committed: Rulebook) -> Share:
    headings = {topic: entry.place.line for topic, entry in committed.headings.items() if entry.place}
    proposed = {topic: entry.place.line for topic, entry in proposal.headings.items() if entry.place}
    terms = [(term, proposal.terms[key]) for key, term in committed.terms.items() if term.printed]
    words = [_same_word(true, found) for true, found in terms]
    decided = [(true, found) for true, found in terms if found.source != "undecided"]
    return Share(
        headings=len(headings),
        headings_found=sum(proposed.get(topic) == line for topic, line in headings.items()),
        terms=len(terms),
        words=sum(words),
        lines=sum(
            not same and _same_line(true, found) for same, (true, found) in zip(words, terms, strict=True)
        ),
        decided=len(decided),
        decided_rightly=sum(_same_word(true, found) for true, found in decided),
    )


def _same_word(true: Term, found: Term) -> bool:
    right = {form.casefold() for form in (true.term, *true.printed, *true.all_cases.values()) if form}
    return bool(right & {form.casefold() for form in (found.term, *found.printed)})


def _same_line(true: Term, found: Term) -> bool:
    return bool(_lines(true) & _lines(found))


def _lines(term: Term) -> set[int]:
    return {line for lines in term.printed.values() for line in lines}
