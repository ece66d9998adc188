"""One rulebook as facts: `locales/<lang>/rulebook.toml`, described in `locales/README.md`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

SOURCES = ("book", "inflected", "normalised", "coined", "absent", "undecided")
"""Origins of a label: it is in the book; the book has only other forms; the book slips or varies and the
program says it better; the book has no word; there is no such concept; not yet known."""
COUNT_CASES = {1: ("",), 2: ("", "pl"), 3: ("", "few", "pl_gen")}
"""The grammatical form that stands beside a number, by how many plural forms the language has."""


class BadRulebook(ValueError):
    """A rulebook file that can't be understood, with the place in it."""


@dataclass(frozen=True)
class Writing:
    """Facts about a written language for gettext, the checks and the choice of a language."""

    name: str
    plural: str
    quotes: str
    inner_quotes: str
    dash: str

    @property
    def plural_count(self) -> int:
        return int(self.plural.partition("nplurals=")[2].partition(";")[0])


@dataclass(frozen=True)
class Place:
    """A line of the book and a few words that stand in it."""

    line: int
    says: str


@dataclass(frozen=True)
class Entry:
    """A heading or a component of the game: what the program calls it, and where it is printed."""

    label: str
    place: Place | None = None
    count: int | None = None


@dataclass(frozen=True)
class Ruling:
    """The book's decision on one point; `note` has the assumption where it is silent or slips. The official
    rules are in no text of ours: they are cited by heading, `section`."""

    value: str | int | bool
    places: tuple[Place, ...] = ()
    section: str = ""
    note: str = ""


@dataclass(frozen=True)
class Formula:
    """Words that a player says aloud, with {name} where a name belongs; empty where the book has none."""

    say: str
    place: Place | None = None


@dataclass(frozen=True)
class Step:
    """One step of the narrator's opening; line 0 where no text of ours has the rules."""

    do: str
    line: int = 0


@dataclass(frozen=True)
class PlayerTable:
    line: int
    players: tuple[int, ...]
    liberals: tuple[int, ...]
    fascists: tuple[int, ...]
    hitler_mark: str


@dataclass(frozen=True)
class Term:
    """One concept in the book's words."""

    key: str
    kind: str
    term: str
    source: str
    gender: str = ""
    stems: str = ""
    held: bool = False
    also: tuple[str, ...] = ()
    printed: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    cases: Mapping[str, str] = field(default_factory=dict)
    inferred: Mapping[str, str] = field(default_factory=dict)
    slips: Mapping[str, str] = field(default_factory=dict)
    note: str = ""

    def case(self, name: str) -> str:
        """The form for a case ("" is the label); KeyError where the file gives none."""
        if not name:
            return self.term
        if name == "few" and name not in self.cases and name not in self.inferred:
            name = "gen" if "gen" in self.all_cases else "pl"
        return self.all_cases[name]

    @property
    def all_cases(self) -> Mapping[str, str]:
        return {**self.cases, **self.inferred}

    def accepted(self) -> Iterator[str]:
        """Every form a sentence of the program may use for this concept."""
        yield self.term
        yield from self.cases.values()
        yield from self.inferred.values()
        yield from self.also
        yield from (form for form in self.printed if form not in self.slips)


@dataclass(frozen=True)
class Slip:
    """An evident mistake of the book which the program must not repeat."""

    printed: str
    line: int
    write: str


@dataclass(frozen=True)
class Book:
    """Title, credits and edition of the book as a whole."""

    title: str
    edition: str
    licence: str
    places: Mapping[str, Place]
    facts: Mapping[str, str]


@dataclass(frozen=True)
class Rulebook:
    language: str
    text: str
    writing: Writing
    book: Book
    player_table: PlayerTable | None
    numbers: Mapping[str, Ruling]
    switches: Mapping[str, Ruling]
    wording: Mapping[str, Ruling]
    narrator: Mapping[str, tuple[Step, ...]]
    formulas: Mapping[str, Formula]
    headings: Mapping[str, Entry]
    contents: Mapping[str, Entry]
    terms: Mapping[str, Term]
    slips: tuple[Slip, ...]


def load(path: Path) -> Rulebook:
    """Reads a rulebook file; BadRulebook where it doesn't keep the format."""
    try:
        return from_data(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        raise BadRulebook(f"{path}: {error!r}") from error


def from_data(data: Mapping[str, Any]) -> Rulebook:
    book = data["book"]
    table = data.get("player_table")
    return Rulebook(
        language=data["language"],
        text=data.get("text", ""),
        writing=Writing(**data["writing"]),
        book=Book(
            title=book["title"],
            edition=book["edition"],
            licence=book.get("licence", ""),
            places={name: _place(value) for name, value in book.get("places", {}).items()},
            facts=book.get("facts", {}),
        ),
        player_table=None
        if table is None
        else PlayerTable(
            table["line"],
            tuple(table["players"]),
            tuple(table["liberals"]),
            tuple(table["fascists"]),
            table["hitler_mark"],
        ),
        numbers=_rulings(data, "numbers"),
        switches=_rulings(data, "switches"),
        wording=_rulings(data, "wording"),
        narrator={
            game: tuple(Step(step["do"], step.get("line", 0)) for step in steps)
            for game, steps in data.get("narrator", {}).items()
        },
        formulas={
            name: Formula(formula["say"], _place_of(formula))
            for name, formula in data.get("formulas", {}).items()
        },
        headings=_entries(data, "headings"),
        contents=_entries(data, "contents"),
        terms={key: _term(key, value) for key, value in data["terms"].items()},
        slips=tuple(Slip(slip["printed"], slip["line"], slip["write"]) for slip in data.get("slips", ())),
    )


def _place(value: Mapping[str, Any]) -> Place:
    return Place(value["line"], value["says"])


def _place_of(value: Mapping[str, Any]) -> Place | None:
    return _place(value) if "line" in value else None


def _rulings(data: Mapping[str, Any], section: str) -> dict[str, Ruling]:
    return {
        name: Ruling(
            value["value"],
            tuple(_place(place) for place in value.get("places", ())),
            value.get("section", ""),
            value.get("note", ""),
        )
        for name, value in data.get(section, {}).items()
    }


def _entries(data: Mapping[str, Any], section: str) -> dict[str, Entry]:
    return {
        name: Entry(value["label"], _place_of(value), value.get("count"))
        for name, value in data.get(section, {}).items()
    }


def _term(key: str, value: Mapping[str, Any]) -> Term:
    if value["source"] not in SOURCES:
        raise BadRulebook(f"terms.{key}: source is {value['source']!r}")
    return Term(
        key=key,
        kind=value["kind"],
        term=value.get("term", ""),
        source=value["source"],
        gender=value.get("gender", ""),
        stems=value.get("stems", ""),
        held=value.get("held", False),
        also=tuple(value.get("also", ())),
        printed={form: tuple(lines) for form, lines in value.get("printed", {}).items()},
        cases=value.get("cases", {}),
        inferred=value.get("inferred", {}),
        slips=value.get("slips", {}),
        note=value.get("note", ""),
    )
