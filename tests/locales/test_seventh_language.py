"""locales/README.md, done: from the rulebook of a made-up language to a program that is played in it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from catalogue_tools.checks.entry import entries
from catalogue_tools.checks.glossary import Glossary
from catalogue_tools.cli import main
from catalogue_tools.extract import catalogue_header, to_bytes
from catalogue_tools.fill import read_catalogue
from catalogue_tools.project import Project

from tests.locales.translator import Translator

LUNARI = Path(__file__).parent / "lunari"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.mo")


@pytest.fixture(scope="module")
def seven(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A copy of the program to which the language was added as the README says."""
    project = Project(tmp_path_factory.mktemp("seven"))
    for folder in ("shgui", "locales"):
        shutil.copytree(root / folder, project.root / folder, ignore=LEFT_OUT)
    _run(project, "read-book", "qaa", LUNARI / "qaa.txt", "--output", project.rulebook_file("qaa"))
    # A human decides what the reader left open.
    shutil.copyfile(LUNARI / "rulebook.toml", project.rulebook_file("qaa"))
    _run(project, "verify-book", "qaa", LUNARI / "qaa.txt")
    _run(project, "extract")
    _run(project, "generate")
    _translate(project)
    _run(project, "generate")
    _run(project, "check", "qaa", "--books", LUNARI)
    _run(project, "compile")
    return project


def _run(project: Project, *words: str | Path) -> None:
    assert main(["--root", str(project.root), *map(str, words)]) == 0


def _translate(project: Project) -> None:
    language, path = project.rulebook("qaa"), project.catalogue("qaa")
    translator = Translator(language, Glossary(project.rulebook("en")))
    catalogue = read_catalogue(path)
    for entry, message in zip(entries(catalogue), (each for each in catalogue if each.id), strict=True):
        if not all(entry.texts):
            texts = translator.translate(entry)
            message.string = texts if len(entry.source) > 1 else texts[0]
    path.write_bytes(to_bytes(catalogue, catalogue_header(language)))


def _program(project: Project, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "shgui", *words],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout


class Referee:
    """The program as a referee, asked line by line."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(json.dumps(request) + "\n")
        self._program.stdin.flush()
        answer: dict[str, Any] = json.loads(self._program.stdout.readline())
        assert answer["ok"], answer
        return answer


@pytest.fixture
def referee(seven: Project) -> Iterator[Referee]:
    command = [sys.executable, "-m", "shgui", "referee"]
    with subprocess.Popen(
        command, cwd=seven.root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        yield Referee(program)


def test_the_program_speaks_the_language(seven: Project) -> None:
    assert "lamo" in _program(seven, "--lang", "qaa", "--help")


def test_the_rules_of_its_book_can_be_chosen(referee: Referee) -> None:
    told = referee.ask(do="editions")
    assert "qaa" in told["editions"]
    assert "session_reshuffle_at_most" in json.dumps(told["differences"])


def test_a_game_by_its_book_is_played_to_the_end(referee: Referee) -> None:
    names = ["Ana", "Ola", "Piotr", "Marta", "Igor"]
    answer = referee.ask(do="new", players=names, edition="qaa", seed="lunari")
    while answer["phase"] != "over":
        answer = referee.ask(do="act", **referee.ask(do="legal")["actions"][0])
    assert referee.ask(do="state")["state"]["winner"] in ("liberals", "fascists")


def test_the_language_stands_in_the_choice_of_languages(
    seven: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    from shgui import resources
    from shgui.words import languages, rulebook
    from shgui.words.catalogue import Catalogue, load_catalogue

    monkeypatch.setattr(resources, "locales", lambda: seven.locales)
    rulebook.read_section.cache_clear()
    spoken: Catalogue = load_catalogue.__wrapped__("qaa")
    assert "qaa" in languages.list_languages()
    assert languages.get_endonym("qaa") == "Lunari"
    assert spoken.pgettext("term", "Chancellor: {name}") == "Kanselar: {name}"
    assert spoken.npgettext("term", "{count} Policy", "{count} Policies", 3) == "{count}\u00a0dekrin"
    rulebook.read_section.cache_clear()
