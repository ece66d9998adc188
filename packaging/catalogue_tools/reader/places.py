"""Expected places of concepts in an unknown book, by their places in other languages' books."""

from __future__ import annotations

from bisect import bisect_right
from math import exp, inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from catalogue_tools.reader.structure import Heading
    from catalogue_tools.rulebook import Rulebook

# How many lines off a word may stand from where it is expected before it counts for little.
_BLUR = 2.5


class Warp:
    """Carries lines of a known book over to the unknown one, straight between the headings they share."""

    def __init__(self, book: Rulebook, topics: Mapping[str, Heading], table: int, end: int) -> None:
        shared = [
            (entry.place.line, topics[topic].line)
            for topic, entry in book.headings.items()
            if entry.place and topic in topics
        ]
        if book.player_table and table:
            shared.append((book.player_table.line, table))
        anchors = [(1, 1)]
        for known, unknown in sorted(shared):
            if known > anchors[-1][0] and unknown > anchors[-1][1]:
                anchors.append((known, unknown))
        last = max(
            (line for term in book.terms.values() for ls in term.printed.values() for line in ls), default=2
        )
        anchors.append((max(last, anchors[-1][0]) + 1, max(end, anchors[-1][1]) + 1))
        self._known = [known for known, _ in anchors]
        self._unknown = [unknown for _, unknown in anchors]

    def line(self, known: int) -> float:
        at = min(max(bisect_right(self._known, known) - 1, 0), len(self._known) - 2)
        share = (known - self._known[at]) / (self._known[at + 1] - self._known[at])
        return self._unknown[at] + share * (self._unknown[at + 1] - self._unknown[at])


class Expectation:
    """The lines at which each known book would have a concept."""

    def __init__(self, others: Sequence[tuple[Rulebook, Warp]]) -> None:
        self._others = others

    def lines(self, key: str) -> list[list[float]]:
        expected = []
        for book, warp in self._others:
            term = book.terms.get(key)
            if term and term.printed:
                known = {line for lines in term.printed.values() for line in lines}
                expected.append(sorted(warp.line(line) for line in known))
        return expected


def agreement(expected: Iterable[Sequence[float]], lines: Sequence[int]) -> float:
    """Return from 0 to 1 how well a word's places fit the expectation."""
    scores = []
    for wanted in expected:
        found = sum(_nearest(line, lines) for line in wanted) / len(wanted)
        fitting = sum(_nearest(line, wanted) for line in lines) / len(lines)
        scores.append(2 * found * fitting / (found + fitting) if found + fitting else 0.0)
    return sum(scores) / len(scores) if scores else 0.0


def _nearest(line: float, others: Sequence[float]) -> float:
    # Asked millions of times a book: spelt out, it takes a third of the time.
    at = bisect_right(others, line)
    distance = line - others[at - 1] if at else inf
    if at < len(others) and others[at] - line < distance:
        distance = others[at] - line
    return exp(-((distance / _BLUR) ** 2))
