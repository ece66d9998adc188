"""Laws of the rooms that the contracts in pyproject.toml (import-linter) can't express, and the top level."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shgui.table.printed.printed_table import PrintedTable
from shgui.table.table import Table
from shgui.table.table_reader import PrintedTableReader, TableReader

LOADED_BY_WORDS = {
    # Values that lead to no state: what is said, seen, refused or decided in a game.
    "shgui.engine.types",
    "shgui.engine.actions",
    "shgui.engine.events",
    "shgui.engine.errors",
    "shgui.engine.knowledge",
    "shgui.engine.components",
    "shgui.engine.editions",
    "shgui.engine.books",
    # How a game is set up, and what its log holds besides events.
    "shgui.table.claim_checks",
    "shgui.table.log_lines",
    "shgui.table.options",
    "shgui.table.role_showings",
    "shgui.table.seating",
    "shgui.table.lookalikes",
}

# Parts of Qt that a room may import, where it isn't all of them: import-linter knows only Qt as a whole.
QT_PARTS = {
    "app": {"QtCore", "QtGui", "QtWidgets"},
    "bots/seats": {"QtCore"},
    "cli": {"QtWidgets"},
    "narrator/voice": {"QtCore"},
    "phones/server": {"QtCore", "QtNetwork"},
    "phones/session": {"QtCore", "QtNetwork"},
    "services": {"QtWidgets"},
    "ui/paint": {"QtCore", "QtGui", "QtSvg"},
    "ui/theme": {"QtGui"},
    "ui/widgets/row_model": {"QtCore"},
}

# Modules that act at a table. Others of `ui` and `presentation` only ask it, or hand it on.
ACTING = {
    "presentation.private_hand",
    "presentation.public_actions",
    "ui.game.game_session",
    "ui.printed.printed_controller",
}
# Names of a table's actions that other things have, too: there, only those of something called a table count.
COMMON_WORDS = {"reveal_votes", "take_back", "enter", "undo", "finish"}

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "shgui", "locales", "assets", "tests", "packaging"}
BUILT = {"build", "dist"}


def module_name(path: Path, package: Path) -> str:
    """The dotted name below the package: ui.theme for ui/theme/__init__.py."""
    parts = list(path.relative_to(package).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def within(name: str, whole: str) -> bool:
    return name == whole or name.startswith(f"{whole}.")


def test_rooms_import_only_what_their_contracts_allow(root: Path) -> None:
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    # In a process of its own: it takes over logging and the path of modules.
    done = subprocess.run(
        [sys.executable, "-c", program, "--no-cache", "--no-logo"], cwd=root, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_words_load_only_values(root: Path) -> None:
    program = (
        "import importlib, pkgutil, sys, shgui.words\n"
        "for module in pkgutil.iter_modules(shgui.words.__path__, 'shgui.words.'):\n"
        "    importlib.import_module(module.name)\n"
        "print(*sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True
    )
    others = ("engine", "storage", "table", "library", "presentation", "reasoning", "bots", "review")
    rooms = tuple(f"shgui.{room}." for room in others)
    assert {name for name in done.stdout.split() if name.startswith(rooms)} - LOADED_BY_WORDS == set()


@pytest.mark.parametrize("place", QT_PARTS)
def test_a_room_imports_only_its_parts_of_qt(place: str, root: Path) -> None:
    start = root / "shgui" / place
    modules = start.rglob("*.py") if start.is_dir() else [start.with_suffix(".py")]
    sources = [path.read_text(encoding="utf-8") for path in modules]
    parts = {
        part
        for source in sources
        for named, several in re.findall(r"(?:from|import) PySide6(?:\.(\w+)| import \(?([\w, ]+))", source)
        for part in ([named] if named else several.replace(",", " ").split())
    }
    assert sources
    assert parts - QT_PARTS[place] == set()


BY_PHONE = "self_test/by_phone.py"
"""The module of another room that loads phones at once, and is therefore loaded late itself."""
NETWORK = (
    *("shgui.phones", "PySide6.QtNetwork", "websockets", "segno"),
    "shgui.self_test.by_phone",
)
"""What a group that never plays on phones never loads."""


def at_once(body: list[ast.stmt]) -> Iterator[str]:
    """Yield everything that a module imports when it is imported itself."""
    for node in body:
        match node:
            case ast.Import():
                yield from (name.name for name in node.names)
            case ast.ImportFrom():
                yield from (f"{node.module}.{name.name}" for name in node.names)
            case ast.If() if ast.unparse(node.test) != "TYPE_CHECKING":
                yield from at_once([*node.body, *node.orelse])
            case ast.Try():
                yield from at_once([*node.body, *node.orelse, *node.finalbody])
            case ast.ClassDef() | ast.With():
                yield from at_once(node.body)


def early(path: Path) -> list[str]:
    found = at_once(ast.parse(path.read_text(encoding="utf-8")).body)
    return [name for name in found if any(within(name, network) for network in NETWORK)]


def test_phones_are_loaded_only_when_they_are_wanted(root: Path) -> None:
    package = root / "shgui"
    others = [
        path
        for path in package.rglob("*.py")
        if not path.is_relative_to(package / "phones") and path != package / BY_PHONE
    ]
    assert {str(path): early(path) for path in others if early(path)} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import websockets",
        "from shgui.self_test.by_phone import play_by_phone",
        "from shgui.phones.server.phone_server import PhoneServer",
        "from shgui import phones",
        "try:\n    import segno\nexcept ImportError:\n    pass",
        "class Page:\n    from PySide6 import QtNetwork",
    ],
)
def test_a_module_that_loads_phones_early_is_found(line: str, tmp_path: Path) -> None:
    path = tmp_path / "page.py"
    path.write_text(f"from typing import TYPE_CHECKING\nimport json\n{line}\n", encoding="utf-8")
    assert len(early(path)) == 1
    late = "def late():\n    import websockets\n"
    later = f"if TYPE_CHECKING:\n    from shgui.phones.server.phone_server import PhoneServer\n{late}"
    path.write_text(later, encoding="utf-8")
    assert early(path) == []


LAZY = {
    "app",
    "cli",
    "services",
    # Phones are imported when the first one is wanted.
    "ui.game.phone_session",
    "ui.paint.art",
    "ui.paint.renderer",
    "ui.shell.page_registry",
    # Conclusions take long to load, and few programs ask the referee for them.
    "referee.referee",
    # A library that is missing fails the check that needs it, and no other.
    "self_test",
    "self_test.shipped",
}
"""Modules that import in functions, so that a start doesn't load what it doesn't need."""
OPTIONAL = {"resources": "babel", "words.catalogue": "babel", "narrator.voice.samples": "miniaudio"}
"""Modules that also run where this library isn't installed, and import it when they need it."""


def imported_in_functions(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return {name.partition(".")[0] for function in functions for name in imports_of(function)}


def imports_of(function: ast.AST) -> Iterator[str]:
    for node in ast.walk(function):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module)):
                yield module


def test_functions_import_nothing_but_in_the_lazy_modules(root: Path) -> None:
    package = root / "shgui"
    modules = {module_name(path, package): path for path in package.rglob("*.py")}
    found = {
        name: imported - {OPTIONAL.get(name)}
        for name, path in modules.items()
        if name not in LAZY and (imported := imported_in_functions(path))
    }
    assert {name: imported for name, imported in found.items() if imported} == {}


def doors(table: type, to_read: type) -> set[str]:
    """Return the ways to act at a table: everything that a reader doesn't have."""
    can = {name for name, each in vars(table).items() if callable(each) and not name.startswith("_")}
    return can - {*dir(to_read), "start", "resume"}


DOORS = doors(Table, TableReader) | doors(PrintedTable, PrintedTableReader)


def acts(path: Path) -> Iterator[str]:
    """Each place of a module that mentions a door of a table."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in DOORS:
            whose = ast.unparse(node.value)
            if node.attr not in COMMON_WORDS or whose.endswith("table"):
                yield f"{whose}.{node.attr}"


def test_a_reader_of_a_table_can_do_nothing_to_it() -> None:
    assert doors(Table, TableReader) == {
        "submit",
        "cast_ballot",
        "reveal_votes",
        "note_secret_shown",
        "note_role_shown",
        "take_back",
        "note_claim",
        "withdraw_claim",
        "note_remark",
        "stand_in",
        "change_language",
        "change_voting",
        "end_early",
        "add_words",
        "deal_without_words",
        "save_note",
        "bot_chance",
    }
    assert doors(PrintedTable, PrintedTableReader) == {"enter", "undo", "finish"}


def test_only_the_modules_that_lead_a_game_act_at_its_table(root: Path) -> None:
    package = root / "shgui"
    paths = [path for room in ("presentation", "ui") for path in (package / room).rglob("*.py")]
    found = {name: list(acts(path)) for path in paths if (name := module_name(path, package)) not in ACTING}
    assert {name: places for name, places in found.items() if places} == {}


def test_one_module_alone_acts_for_the_seats_of_bots(root: Path) -> None:
    bots = root / "shgui" / "bots"
    found = {path.name for path in bots.rglob("*.py") if any(acts(path))}
    assert found == {"bot_seats.py"}


def test_the_chance_of_bots_is_asked_for_by_their_seats_alone(root: Path) -> None:
    package = root / "shgui"
    asking = {
        module_name(path, package)
        for path in package.rglob("*.py")
        if "bot_chance" in path.read_text(encoding="utf-8")
    }
    assert asking == {"engine.chance", "table.table", "bots.seats.bot_seats"}


@pytest.mark.parametrize(
    "line", ["table.submit(0, END_PEEK)", "self._game.table.take_back()", "f = table.enter"]
)
def test_an_act_at_a_table_is_found(line: str, tmp_path: Path) -> None:
    path = tmp_path / "page.py"
    path.write_text(f"header.take_back.show()\nfield.enter()\n{line}\n", encoding="utf-8")
    assert len(list(acts(path))) == 1


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["referee"], ["bots"]], ids=" ".join)
def test_what_needs_no_window_runs_on_the_standard_library_alone(arguments: list[str], root: Path) -> None:
    program = (
        "import sys\n"
        "from shgui.cli import main\n"
        f"code = main({arguments!r})\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "print(loaded - sys.stdlib_module_names - {'shgui', '__main__'}, file=sys.stderr)\n"
        "sys.exit(code)\n"
    )
    # -S: no installed library can be found at all, as in a bare checkout.
    done = subprocess.run(
        [sys.executable, "-S", "-c", program],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr.strip()) == (0, "set()")


def test_the_top_level_holds_nothing_but_the_house(root: Path) -> None:
    visible = {path.name for path in root.iterdir() if not path.name.startswith(".")}
    assert visible - BUILT - TOP_LEVEL == set()
