"""The law of the house: which room may import what, and what may stand where."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

# What is said of a game, what was seen, refused or decided in it: values that lead to no state.
ENGINE_VALUES = tuple(
    f"shgui.engine.{name}"
    for name in (
        "types",
        "actions",
        "events",
        "errors",
        "knowledge",
        "components",
        "editions",
        "books",
        "values",
    )
)
ENGINE_MOVES = (*ENGINE_VALUES, "shgui.engine.view")
QT_NETWORK = ("PySide6.QtCore", "PySide6.QtNetwork")
ALL_ROOMS = ("shgui",)


class Room(NamedTuple):
    """A module or package under shgui/ and what it may import besides itself and the standard library."""

    name: str
    may_import: tuple[str, ...] = ()


ROWS = ("table.seat_rows", "table.space_rows", "table.counter_rows", "review.review_rows")
"""What is shown as plain data: no Qt."""

# Of two rows that fit a module the longer name counts. `resources` only says where files lie: rooms that read
# pictures or catalogues may ask it.
LAW = (
    Room("__init__"),
    Room("__main__", ("shgui.cli",)),
    Room("cli", (*ALL_ROOMS, "PySide6.QtWidgets")),
    Room("app", (*ALL_ROOMS, "PySide6")),
    Room("self_test", (*ALL_ROOMS, "babel", "PySide6", "shiboken6")),
    Room("debugging"),
    Room("no_dumps"),
    Room("resources", ("babel",)),
    Room("streams"),
    Room("engine"),
    Room("table", ("shgui.engine", "nacl")),
    Room("referee", ("shgui.engine",)),
    Room("words", (*ENGINE_VALUES, "shgui.resources", "babel")),
    Room("narrator", ("shgui.words", "shgui.resources")),
    Room("narrator.voice", ("shgui.words", "shgui.resources", "PySide6", "miniaudio")),
    Room("phones", ("shgui.table", "shgui.words", "shgui.resources", *QT_NETWORK)),
    Room("bots", ENGINE_MOVES),
    Room(
        "ui",
        (
            *ENGINE_MOVES,
            "shgui.table",
            "shgui.words",
            "shgui.narrator",
            "shgui.resources",
            "shgui.debugging",
            "PySide6",
        ),
    ),
    *(
        Room(f"ui.{rows}", (*ENGINE_MOVES, "shgui.table", "shgui.words", "shgui.ui.table.shown"))
        for rows in ROWS
    ),
    Room("ui.widgets.row_model", ("PySide6.QtCore",)),
    Room(
        "ui.paint",
        (
            *ENGINE_MOVES,
            "shgui.ui.theme",
            "shgui.resources",
            "PySide6.QtCore",
            "PySide6.QtGui",
            "PySide6.QtSvg",
        ),
    ),
)

TOP_LEVEL = {"pyproject.toml", "README.md", "LICENSE", "shgui", "locales", "assets", "tests", "packaging"}
BUILT = {"build", "dist"}
LONGEST_MODULE = 500


def module_name(path: Path, package: Path) -> str:
    """The dotted name below the package: ui.theme for ui/theme/__init__.py."""
    parts = list(path.relative_to(package).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def room_of(name: str, law: tuple[Room, ...] = LAW) -> Room | None:
    fitting = [room for room in law if within(name, room.name)]
    return max(fitting, key=lambda room: len(room.name), default=None)


def within(name: str, whole: str) -> bool:
    return name == whole or name.startswith(f"{whole}.")


def imports(path: Path, package: Path) -> Iterator[str]:
    """Everything that a module imports anywhere in it, as dotted names."""
    inside = [package.name, *path.relative_to(package).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = inside[: len(inside) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{source}.{name.name}" for name in node.names)


def trespasses(room: Room, package: Path) -> list[str]:
    """What the modules of a room import and may not."""
    allowed = (*room.may_import, f"{package.name}.{room.name}")
    return [
        f"{module_name(path, package)} imports {imported}"
        for path in sorted(package.rglob("*.py"))
        if room_of(module_name(path, package)) is room
        for imported in imports(path, package)
        if imported.partition(".")[0] not in sys.stdlib_module_names
        and not any(within(imported, name) for name in allowed)
    ]


@pytest.mark.parametrize("room", LAW, ids=lambda room: room.name)
def test_a_room_imports_only_what_the_house_allows(room: Room, root: Path) -> None:
    assert trespasses(room, root / "shgui") == []


def test_the_engines_values_know_no_state(root: Path) -> None:
    package = root / "shgui"
    for name in ENGINE_VALUES:
        path = root / f"{name.replace('.', '/')}.py"
        of_engine = [each for each in imports(path, package) if within(each, "shgui.engine")]
        assert [each for each in of_engine if not any(within(each, value) for value in ENGINE_VALUES)] == []


def test_every_module_stands_in_a_room(root: Path) -> None:
    package = root / "shgui"
    names = [module_name(path, package) for path in package.rglob("*.py")]
    assert [name for name in names if room_of(name) is None] == []


@pytest.mark.parametrize(
    ("module", "line", "imported"),
    [
        ("engine/legal.py", "import PySide6.QtCore", "PySide6.QtCore"),
        ("engine/legal.py", "from shgui import resources", "shgui.resources"),
        ("engine/phases/vote.py", "from ...table import journal", "shgui.table.journal"),
        ("table/journal.py", "def late():\n    from PySide6 import QtCore", "PySide6.QtCore"),
        ("referee/main.py", "from shgui.table import evening", "shgui.table.evening"),
        ("words/log.py", "from shgui.engine.state import State", "shgui.engine.state.State"),
        ("bots/careful.py", "from shgui.engine import state", "shgui.engine.state"),
        ("narrator/script.py", "from PySide6 import QtTextToSpeech", "PySide6.QtTextToSpeech"),
        ("ui/main_window.py", "from shgui.engine.apply import apply", "shgui.engine.apply.apply"),
        ("ui/table/seat_rows.py", "from PySide6.QtCore import Qt", "PySide6.QtCore.Qt"),
        ("ui/widgets/row_model.py", "from PySide6.QtGui import QColor", "PySide6.QtGui.QColor"),
        ("ui/paint/card.py", "from shgui.ui.widgets import board", "shgui.ui.widgets.board"),
        ("ui/pages/__init__.py", "from shgui.app import run", "shgui.app.run"),
    ],
)
def test_the_law_finds_who_breaks_it(module: str, line: str, imported: str, tmp_path: Path) -> None:
    path = tmp_path / "shgui" / module
    path.parent.mkdir(parents=True)
    path.write_text(f"import json\n{line}\n", encoding="utf-8")
    found = [trespass for room in LAW for trespass in trespasses(room, tmp_path / "shgui")]
    assert found == [f"{module_name(path, tmp_path / 'shgui')} imports {imported}"]


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("engine/legal.py", "from . import types, phases"),
        ("words/log.py", "from shgui.engine import events"),
        ("narrator/voice.py", "from PySide6 import QtTextToSpeech"),
        ("ui/widgets/row_model.py", "from PySide6.QtCore import QAbstractListModel"),
    ],
)
def test_the_law_leaves_alone_who_keeps_it(module: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "shgui" / module
    path.parent.mkdir(parents=True)
    path.write_text(f"{line}\n", encoding="utf-8")
    assert [trespass for room in LAW for trespass in trespasses(room, tmp_path / "shgui")] == []


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["referee"]], ids=" ".join)
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


def test_no_module_is_longer_than_the_house_allows(root: Path) -> None:
    modules = [path for top in ("shgui", "tests", "packaging") for path in (root / top).rglob("*.py")]
    lengths = {
        str(path.relative_to(root)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}
