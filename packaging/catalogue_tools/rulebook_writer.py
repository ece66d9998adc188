"""Writes a rulebook file in its one settled form, so that two of them can be compared line by line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from catalogue_tools.rulebook import Book, Entry, Place, PlayerTable, Rulebook, Ruling, Step, Term

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def dumps(rulebook: Rulebook, heading: str = "") -> str:
    """The file's text; `heading` becomes a comment above it."""
    return "\n".join((*(f"# {line}".rstrip() for line in heading.splitlines()), *_lines(rulebook))) + "\n"


def _lines(rulebook: Rulebook) -> Iterator[str]:
    yield f"language = {_string(rulebook.language)}"
    if rulebook.text:
        yield f"text = {_string(rulebook.text)}"
    writing = rulebook.writing
    yield from ("", "[writing]", f"name = {_string(writing.name)}", f"plural = {_string(writing.plural)}")
    yield f"quotes = {_string(writing.quotes)}"
    yield f"inner_quotes = {_string(writing.inner_quotes)}"
    yield f"dash = {_string(writing.dash)}"
    yield from _book(rulebook.book)
    if rulebook.player_table:
        yield from _player_table(rulebook.player_table)
    yield from _rulings("numbers", rulebook.numbers)
    yield from _rulings("switches", rulebook.switches)
    yield from _rulings("wording", rulebook.wording)
    yield from _narrator(rulebook.narrator)
    if rulebook.formulas:
        yield from ("", "[formulas]")
    for name, formula in rulebook.formulas.items():
        place = f", {_place(formula.place)}" if formula.place else ""
        yield f"{name} = {{ say = {_string(formula.say)}{place} }}"
    yield from _entries("headings", rulebook.headings)
    yield from _entries("contents", rulebook.contents)
    for term in rulebook.terms.values():
        yield from _term(term)
    for slip in rulebook.slips:
        yield from ("", "[[slips]]", f"printed = {_string(slip.printed)}", f"line = {slip.line}")
        yield f"write = {_string(slip.write)}"


def _book(book: Book) -> Iterator[str]:
    yield from ("", "[book]", f"title = {_string(book.title)}", f"edition = {_string(book.edition)}")
    if book.licence:
        yield f"licence = {_string(book.licence)}"
    if book.places:
        yield from ("", "[book.places]")
        yield from (f"{name} = {{ {_place(place)} }}" for name, place in book.places.items())
    if book.facts:
        yield from ("", "[book.facts]")
        yield from (f"{name} = {_string(text)}" for name, text in book.facts.items())


def _player_table(table: PlayerTable) -> Iterator[str]:
    yield from ("", "[player_table]", f"line = {table.line}")
    yield f"players = {_numbers(table.players)}"
    yield f"liberals = {_numbers(table.liberals)}"
    yield f"fascists = {_numbers(table.fascists)}"
    yield f"hitler_mark = {_string(table.hitler_mark)}"


def _narrator(narrator: Mapping[str, tuple[Step, ...]]) -> Iterator[str]:
    if narrator:
        yield from ("", "[narrator]")
    for game, steps in narrator.items():
        yield f"{game} = ["
        for step in steps:
            line = f", line = {step.line}" if step.line else ""
            yield f"    {{ do = {_string(step.do)}{line} }},"
        yield "]"


def _rulings(section: str, rulings: Mapping[str, Ruling]) -> Iterator[str]:
    for name, ruling in rulings.items():
        yield from ("", f"[{section}.{name}]", f"value = {_value(ruling.value)}")
        if len(ruling.places) == 1:
            yield f"places = [{{ {_place(ruling.places[0])} }}]"
        elif ruling.places:
            yield "places = ["
            yield from (f"    {{ {_place(place)} }}," for place in ruling.places)
            yield "]"
        if ruling.section:
            yield f"section = {_string(ruling.section)}"
        if ruling.note:
            yield f"note = {_string(ruling.note)}"


def _entries(section: str, entries: Mapping[str, Entry]) -> Iterator[str]:
    if entries:
        yield from ("", f"[{section}]")
    for name, entry in entries.items():
        count = f"count = {entry.count}, " if entry.count is not None else ""
        place = f", {_place(entry.place)}" if entry.place else ""
        yield f"{name} = {{ {count}label = {_string(entry.label)}{place} }}"


def _term(term: Term) -> Iterator[str]:
    yield from ("", f"[terms.{term.key}]", f"kind = {_string(term.kind)}")
    for name in ("term", "gender"):
        if text := getattr(term, name):
            yield f"{name} = {_string(text)}"
    yield f"source = {_string(term.source)}"
    if term.held:
        yield "held = true"
    if term.stems:
        yield f"stems = {_string(term.stems)}"
    for name in ("cases", "inferred", "slips"):
        if forms := getattr(term, name):
            yield f"{name} = {{ {', '.join(f'{_key(k)} = {_string(v)}' for k, v in forms.items())} }}"
    if term.also:
        yield f"also = [{', '.join(_string(form) for form in term.also)}]"
    if term.note:
        yield f"note = {_string(term.note)}"
    if term.printed:
        yield f"[terms.{term.key}.printed]"
        yield from (f"{_key(form)} = {_numbers(lines)}" for form, lines in term.printed.items())


def _place(place: Place) -> str:
    return f"line = {place.line}, says = {_string(place.says)}"


def _value(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _string(value)


def _numbers(numbers: tuple[int, ...]) -> str:
    return f"[{', '.join(map(str, numbers))}]"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
