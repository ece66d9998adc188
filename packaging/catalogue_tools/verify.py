"""Proves a rulebook file against the book's text: every term, form, number and line reference."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from catalogue_tools.book_text import WORD, stands_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catalogue_tools.book_text import BookText
    from catalogue_tools.rulebook import Place, PlayerTable, Rulebook, Term

LONGEST_QUOTATION = 8
"""A file of facts quotes at most this many words of the book at a stretch."""


@dataclass
class Verification:
    """The facts proved, and those missing in the text."""

    proved: int = 0
    problems: list[str] = field(default_factory=list)

    def expect(self, true: bool, problem: str) -> None:
        if true:
            self.proved += 1
        else:
            self.problems.append(problem)


def verify(rulebook: Rulebook, text: BookText) -> Verification:
    proof = Verification()
    proof.expect(bool(text.lines_with(rulebook.book.title)), f"book.title: {rulebook.book.title!r}")
    _places(proof, text, (("book." + name, place) for name, place in rulebook.book.places.items()))
    for section, rulings in (
        ("numbers", rulebook.numbers),
        ("switches", rulebook.switches),
        ("wording", rulebook.wording),
    ):
        for name, ruling in rulings.items():
            undecided = ruling.note.startswith("undecided")
            proof.expect(not undecided, f"{section}.{name}: a human has still to decide")
            _places(proof, text, ((f"{section}.{name}", place) for place in ruling.places))
    for name, formula in rulebook.formulas.items():
        _place(proof, text, f"formulas.{name}", formula.place)
    if rulebook.player_table:
        _table(proof, text, rulebook.player_table)
    _headings(proof, text, rulebook)
    _contents(proof, text, rulebook)
    _narrator(proof, text, rulebook)
    for term in rulebook.terms.values():
        _term(proof, text, term)
    for slip in rulebook.slips:
        proof.expect(
            stands_in(slip.printed, text.line(slip.line)), f"slips: {slip.printed!r} is not in L{slip.line}"
        )
    return proof


def _places(proof: Verification, text: BookText, places: Iterable[tuple[str, Place]]) -> None:
    for where, place in places:
        _place(proof, text, where, place)


def _place(proof: Verification, text: BookText, where: str, place: Place | None) -> None:
    if place is None:
        return
    found = stands_in(place.says, text.line(place.line), exact=True)
    proof.expect(found, f"{where}: {place.says!r} is not in L{place.line}")
    _short(proof, where, place.says)


def _short(proof: Verification, where: str, words: str) -> None:
    proof.expect(len(WORD.findall(words)) <= LONGEST_QUOTATION, f"{where}: {words!r} quotes too much")


def _table(proof: Verification, text: BookText, table: PlayerTable) -> None:
    expected = (
        [str(number) for number in table.players],
        [str(number) for number in table.liberals],
        [f"{number}+{table.hitler_mark}" for number in table.fascists],
    )
    for offset, cells in enumerate(expected):
        line = table.line + offset
        printed = re.findall(r"\d+(?:\+\w)?", text.line(line))
        proof.expect(printed == cells, f"player_table: L{line} has {printed}, not {cells}")


def _headings(proof: Verification, text: BookText, rulebook: Rulebook) -> None:
    above = 0
    for name, entry in rulebook.headings.items():
        if entry.place is None:
            continue
        _place(proof, text, f"headings.{name}", entry.place)
        begins = re.sub(r"^[^\w]*(?:\d+[. ]+)*\W*", "", text.line(entry.place.line))
        begins = begins.partition(": ")[2] if not begins.startswith(entry.place.says) else begins
        proof.expect(
            begins.startswith(entry.place.says),
            f"headings.{name}: L{entry.place.line} doesn't begin with {entry.place.says!r}",
        )
        proof.expect(entry.place.line > above, f"headings.{name}: L{entry.place.line} is out of order")
        above = entry.place.line


def _contents(proof: Verification, text: BookText, rulebook: Rulebook) -> None:
    for name, entry in rulebook.contents.items():
        if entry.place is not None:
            _place(proof, text, f"contents.{name}", entry.place)
            number = re.match(r"\W*(\d+)", text.line(entry.place.line))
            proof.expect(
                number is not None and int(number[1]) == entry.count,
                f"contents.{name}: L{entry.place.line} doesn't count {entry.count}",
            )


def _narrator(proof: Verification, text: BookText, rulebook: Rulebook) -> None:
    for game, heading in (("small_game", "narr_5_6"), ("large_game", "narr_7_10")):
        entry = rulebook.headings.get(heading)
        above = entry.place.line if entry and entry.place else 0
        for step in rulebook.narrator.get(game, ()):
            proof.expect(
                step.line >= above and bool(text.line(step.line).strip()),
                f"narrator.{game}: {step.do} is not at L{step.line}",
            )
            above = step.line


def _term(proof: Verification, text: BookText, term: Term) -> None:
    where = f"terms.{term.key}"
    for form, lines in term.printed.items():
        for line in lines:
            proof.expect(stands_in(form, text.line(line)), f"{where}: {form!r} is not in L{line}")
        proof.expect(
            any(stands_in(form, text.line(line), exact=True) for line in lines),
            f"{where}: {form!r} is printed with other capitals",
        )
        _short(proof, where, form)
    for case, form in term.cases.items():
        proof.expect(bool(text.lines_with(form)), f"{where}: {case} {form!r} is not in the book")
    for case, form in term.inferred.items():
        proof.expect(not text.lines_with(form), f"{where}: {case} {form!r} is in the book, not inferred")
    for form in term.slips:
        proof.expect(form in term.printed, f"{where}: the slip {form!r} has no line")
    problem = _source_problem(term, printed=bool(text.lines_with(term.term)))
    proof.expect(not problem, f"{where}: {problem}")


def _source_problem(term: Term, *, printed: bool) -> str:
    if term.source == "book":
        return "" if printed or not term.term else f"{term.term!r} is not in the book"
    if printed:
        return f"{term.term!r} is in the book, not {term.source}"
    if term.source in ("inflected", "normalised"):
        return "" if term.printed else f"{term.source}, but no printed form is named"
    if term.source == "undecided":
        return "a human has still to decide"
    return f"{term.source}, but printed forms are named" if term.printed else ""
