"""The commands of `packaging/catalogues`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from catalogue_tools.book_text import BookText
from catalogue_tools.checks.run import check
from catalogue_tools.compile import compile_all
from catalogue_tools.engine_books import engine_books
from catalogue_tools.extract import TEMPLATE_HEADER, catalogue_header, extract, to_bytes
from catalogue_tools.fill import fill, read_catalogue
from catalogue_tools.messages import strings
from catalogue_tools.project import SOURCE_LANGUAGE, Project
from catalogue_tools.reader.read import Reader
from catalogue_tools.reader.share import share
from catalogue_tools.rulebook import BadRulebook
from catalogue_tools.rulebook_writer import dumps
from catalogue_tools.verify import verify

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    request = _parser().parse_args(arguments)
    project = Project(request.root)
    try:
        return int(request.run(project, request))
    except (BadRulebook, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="packaging/catalogues", description=__doc__)
    parser.add_argument(
        "--root", type=Path, default=Project.here().root, help="the project, if it isn't this one"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    reads = commands.add_parser("read-book", help="propose a rulebook file for a rulebook's plain text")
    reads.add_argument("language")
    reads.add_argument("text", type=Path)
    reads.add_argument("--output", type=Path, help="write the proposal there instead of printing it")
    reads.set_defaults(run=_read_book)
    proves = commands.add_parser(
        "verify-book", help="prove a committed rulebook file against the book's text"
    )
    proves.add_argument("language")
    proves.add_argument("text", type=Path)
    proves.set_defaults(run=_verify_book)
    commands.add_parser("extract", help="write locales/shgui.pot").set_defaults(run=_extract)
    generates = commands.add_parser(
        "generate", help="fill catalogues and shgui/engine/books.py from the rulebooks"
    )
    generates.set_defaults(run=_generate)
    checks = commands.add_parser(
        "check", help="fail where a catalogue or a generated file is not as it should be"
    )
    checks.add_argument(
        "--books", type=Path, help="a folder of rulebook texts: no sentence of theirs may be used"
    )
    checks.add_argument("language", nargs="*", help="only these languages")
    checks.set_defaults(run=_check)
    compiles = commands.add_parser("compile", help="write the .mo files")
    compiles.add_argument("--to", type=Path, help="a folder for them; otherwise beside their sources")
    compiles.set_defaults(run=_compile)
    return parser


def _read_book(project: Project, request: argparse.Namespace) -> int:
    rulebooks = project.rulebooks()
    committed = rulebooks.pop(request.language, None)
    text = BookText.from_file(request.text)
    proposal = Reader(request.language, text, list(rulebooks.values()), request.text.name).read()
    written = dumps(
        proposal, f"Proposed by read-book from {request.text.name}: what is undecided wants a human."
    )
    if request.output:
        _write(request.output, written.encode())
    else:
        print(written)
    undecided = sum(term.source == "undecided" for term in proposal.terms.values())
    print(f"{request.language}: {undecided} of {len(proposal.terms)} terms are undecided", file=sys.stderr)
    if committed is not None:
        print(f"{request.language}: against the committed file {share(proposal, committed)}", file=sys.stderr)
    return 0


def _verify_book(project: Project, request: argparse.Namespace) -> int:
    proof = verify(project.rulebook(request.language), BookText.from_file(request.text))
    for problem in proof.problems:
        print(problem)
    print(f"{request.language}: {proof.proved} facts stand in the text, {len(proof.problems)} don't")
    return 1 if proof.problems else 0


def _extract(project: Project, _: argparse.Namespace) -> int:
    messages = extract(project)
    _write(project.template, to_bytes(messages, TEMPLATE_HEADER))
    print(f"{len(messages)} messages")
    return 0


def _generate(project: Project, _: argparse.Namespace) -> int:
    rulebooks = project.rulebooks()
    _write(project.engine_books, engine_books(rulebooks).encode())
    template = read_catalogue(project.template)
    failed = False
    for language, rulebook in rulebooks.items():
        path = project.catalogue(language)
        old = read_catalogue(path) if path.is_file() else None
        filled, problems = fill(template, old, rulebook, rulebooks[SOURCE_LANGUAGE])
        _write(path, to_bytes(filled, catalogue_header(rulebook)))
        missing = sum(not all(strings(message.string)) for message in filled if message.id)
        print(f"{language}: {len(filled)} messages, {missing} without a translation")
        for problem in problems:
            print(f"  {problem}")
        failed = failed or bool(problems)
    return 1 if failed else 0


def _check(project: Project, request: argparse.Namespace) -> int:
    problems = check(project, languages=tuple(request.language), books=request.books)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0


def _compile(project: Project, request: argparse.Namespace) -> int:
    for path in compile_all(project, request.to):
        print(path)
    return 0


def _write(path: Path, content: bytes) -> None:
    """Writes only what has changed, so that nothing is rebuilt for nothing."""
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
