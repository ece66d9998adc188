"""Runs all checks over all catalogues."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from catalogue_tools.checks.entry import Entry, entries
from catalogue_tools.checks.gender import reader, speaker
from catalogue_tools.checks.glossary import Glossary
from catalogue_tools.checks.leftovers import leftovers, runs_of_books
from catalogue_tools.checks.names import names
from catalogue_tools.checks.structure import accelerators, structure
from catalogue_tools.checks.typography import typography
from catalogue_tools.checks.usage import usage
from catalogue_tools.engine_books import engine_books
from catalogue_tools.extract import TEMPLATE_HEADER, catalogue_header, extract, to_bytes
from catalogue_tools.fill import fill, read_catalogue
from catalogue_tools.line_ends import with_plain_spaces
from catalogue_tools.project import SOURCE_LANGUAGE, Project

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from babel.messages.catalog import Catalog

    from catalogue_tools.rulebook import Rulebook


def check(project: Project, languages: tuple[str, ...] = (), books: Path | None = None) -> list[str]:
    """Every problem, in words; none means that the catalogues may ship."""
    return list(_problems(project, languages, books))


def _problems(project: Project, languages: tuple[str, ...], books: Path | None) -> Iterator[str]:
    rulebooks = project.rulebooks()
    if project.engine_books.read_text(encoding="utf-8") != engine_books(rulebooks):
        yield f"{project.engine_books.name} is stale: run generate"
    if not project.template.is_file() or project.template.read_bytes() != to_bytes(
        extract(project), TEMPLATE_HEADER
    ):
        yield f"{project.template.name} is stale: run extract and generate"
        return
    template = read_catalogue(project.template)
    for code, rulebook in rulebooks.items():
        if not languages or code in languages:
            for problem in _language(project, template, rulebook, rulebooks[SOURCE_LANGUAGE]):
                yield f"{code}: {problem}"
    if books is not None:
        yield from runs_of_books(books, _everything(project, rulebooks))


def _language(project: Project, template: Catalog, language: Rulebook, english: Rulebook) -> Iterator[str]:
    path = project.catalogue(language.language)
    if not path.is_file():
        yield "has no catalogue: run generate"
        return
    catalogue = read_catalogue(path)
    filled, problems = fill(template, catalogue, language, english)
    yield from problems
    if path.read_bytes() != to_bytes(filled, catalogue_header(language)):
        yield "is stale: run generate"
    found = list(entries(catalogue))
    glossary = Glossary(english)
    for entry in found:
        for problem in _entry(entry, language, glossary):
            yield f"{entry.name!r} {problem}"
    yield from accelerators(found)
    for problem in speaker(language):
        yield f"formulas: {problem}"


def _entry(entry: Entry, language: Rulebook, glossary: Glossary) -> Iterator[str]:
    yield from structure(entry, language)
    if all(entry.texts):
        yield from typography(entry, language)
        spoken = replace(entry, texts=tuple(map(with_plain_spaces, entry.texts)))
        yield from names(spoken, language)
        yield from usage(spoken, language)
        yield from reader(spoken, language)
        yield from glossary.check(spoken, language)
        yield from leftovers(spoken, language)


def _everything(project: Project, rulebooks: dict[str, Rulebook]) -> Iterator[tuple[str, str]]:
    for code in rulebooks:
        rulebook = project.rulebook_file(code)
        yield str(rulebook.relative_to(project.root)), rulebook.read_text(encoding="utf-8")
        if project.catalogue(code).is_file():
            for entry in entries(read_catalogue(project.catalogue(code))):
                yield from ((f"{code}: {entry.name!r}", text) for text in (*entry.source, *entry.texts))
