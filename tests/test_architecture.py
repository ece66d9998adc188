"""The law of the house: which room may import what, and what may stand where."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from shgui.table.printed.printed_table import PrintedTable
from shgui.table.table import Table
from shgui.table.table_reader import PrintedTableToRead, TableReader

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
# How a game is set up, and what its log holds besides events: values that lead to no state, too.
TABLE_VALUES = tuple(f"shgui.table.{name}" for name in ("lines", "options", "seating"))
# Facts that become sentences. Modules that know a state make them: `words` names them only in annotations.
FACTS = (
    "shgui.engine.view.PlayerView",
    "shgui.engine.fairness.Verdict",
    "shgui.review.headline",
    "shgui.review.accounts.Account",
    "shgui.review.who_knew.Knower",
    *(f"shgui.review.chat_strip.{name}" for name in ("LaneRound", "Left", "Level", "SpokenStrip")),
    *(f"shgui.review.trust.{name}" for name in ("Ballot", "Counted", "TrustRow")),
)
QT_NETWORK = ("PySide6.QtCore", "PySide6.QtNetwork")
ALL_ROOMS = ("shgui",)


class Room(NamedTuple):
    """A module or package under shgui/ and what it may import besides itself and the standard library."""

    name: str
    may_import: tuple[str, ...] = ()


ROWS = (
    "table.seat_rows",
    "table.counter_rows",
    "story.review_rows",
    "saved_games.saved_game_rows",
    "saved_games.group_rows",
)
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
    Room("reasoning", ENGINE_MOVES),
    Room("referee", ("shgui.engine", "shgui.reasoning")),
    Room("words", (*ENGINE_VALUES, *TABLE_VALUES, *FACTS, "shgui.resources", "babel")),
    Room("narrator", ("shgui.words", "shgui.resources")),
    Room("narrator.voice", ("shgui.words", "shgui.resources", "PySide6", "miniaudio")),
    Room(
        "phones",
        (
            *ENGINE_MOVES,
            "shgui.table",
            "shgui.words",
            "shgui.resources",
            *QT_NETWORK,
            "nacl",
            "websockets",
            "segno",
        ),
    ),
    Room("bots", (*ENGINE_MOVES, "shgui.reasoning")),
    Room(
        "bot_seats",
        (
            *ENGINE_MOVES,
            "shgui.table",
            "shgui.bots",
            "shgui.reasoning.claims",
            "shgui.review.claims_made",
            "PySide6.QtCore",
        ),
    ),
    Room(
        "bot_seats.looking_back",
        (
            "shgui.engine.view",
            "shgui.table.log_lines",
            "shgui.table.seating",
            "shgui.bots",
            "shgui.bots.seats.claims",
            "shgui.reasoning.beliefs",
        ),
    ),
    Room("story", (*ENGINE_MOVES, "shgui.reasoning", "shgui.table")),
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
    Room(
        "ui.bots",
        (*ENGINE_MOVES, "shgui.ui", "shgui.table", "shgui.words", "shgui.bot_seats", "PySide6"),
    ),
    Room(
        "ui.phones",
        (*ENGINE_MOVES, "shgui.ui", "shgui.table", "shgui.words", "shgui.phones", "PySide6"),
    ),
    Room(
        "ui.story",
        (
            *ENGINE_MOVES,
            "shgui.engine.fairness.Verdict",
            "shgui.ui",
            "shgui.table",
            "shgui.words",
            "shgui.story",
            "shgui.reasoning.beliefs",
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

# Whoever leads a game may act at its table. `games` hands the table on to them; all others only ask it.
LEADING = ("game.controller", "game.at_table", "game.behind_cover", "printed.printed_controller")
HANDING_ON = ("game.games", "phones.evening_phones", "bots.evening_bots")
# What is done to other things, too, is an act only where a table is named.
COMMON_WORDS = {"reveal_votes", "take_back", "enter", "undo", "finish"}

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
    loaded = {
        name
        for name in done.stdout.split()
        if name.startswith(("shgui.engine.", "shgui.table.", "shgui.story"))
    }
    read_by_values = {"shgui.table.lookalikes", "shgui.checked"}
    assert loaded - {*ENGINE_VALUES, *TABLE_VALUES, *read_by_values} == set()


def test_every_module_stands_in_a_room(root: Path) -> None:
    package = root / "shgui"
    names = [module_name(path, package) for path in package.rglob("*.py")]
    assert [name for name in names if room_of(name) is None] == []


@pytest.mark.parametrize(
    ("module", "line", "imported"),
    [
        ("engine/legal.py", "import PySide6.QtCore", "PySide6.QtCore"),
        ("engine/legal.py", "from shgui import resources", "shgui.resources"),
        ("engine/phases/vote.py", "from ...table import journal", "shgui.storage.journal"),
        ("table/journal.py", "def late():\n    from PySide6 import QtCore", "PySide6.QtCore"),
        ("referee/main.py", "from shgui.table import evening", "shgui.library.library"),
        ("words/log.py", "from shgui.engine.state import State", "shgui.engine.state.State"),
        ("words/log.py", "from shgui.engine.view import view_for", "shgui.engine.view.view_for"),
        ("words/log.py", "from shgui.table.table import Table", "shgui.table.table.Table"),
        ("words/log.py", "from shgui.review.who_knew import knowers", "shgui.review.who_knew.knowers"),
        ("reasoning/piles.py", "from shgui.engine.state import State", "shgui.engine.state.State"),
        ("reasoning/piles.py", "import numpy", "numpy"),
        ("bots/careful.py", "from shgui.engine import state", "shgui.engine.state"),
        ("bot_seats/pace.py", "from shgui.engine.state import State", "shgui.engine.state.State"),
        ("bot_seats/pace.py", "from shgui.reasoning import beliefs", "shgui.reasoning.beliefs"),
        ("narrator/script.py", "from PySide6 import QtTextToSpeech", "PySide6.QtTextToSpeech"),
        ("phones/door.py", "from PySide6.QtGui import QImage", "PySide6.QtGui.QImage"),
        ("phones/door.py", "from shgui.engine.state import State", "shgui.engine.state.State"),
        ("ui/window/main_window.py", "from shgui.engine.apply import apply", "shgui.engine.apply.apply"),
        ("ui/table/seat_rows.py", "from PySide6.QtCore import Qt", "PySide6.QtCore.Qt"),
        ("ui/widgets/row_model.py", "from PySide6.QtGui import QColor", "PySide6.QtGui.QColor"),
        ("ui/paint/card.py", "from shgui.ui.widgets import board", "shgui.ui.widgets.board"),
        ("ui/home/__init__.py", "from shgui.app import run", "shgui.app.run"),
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
        ("words/log.py", "from shgui.table.log_lines import Claim"),
        ("narrator/voice.py", "from PySide6 import QtTextToSpeech"),
        ("phones/door.py", "from websockets.server import ServerProtocol"),
        ("ui/widgets/row_model.py", "from PySide6.QtCore import QAbstractListModel"),
    ],
)
def test_the_law_leaves_alone_who_keeps_it(module: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "shgui" / module
    path.parent.mkdir(parents=True)
    path.write_text(f"{line}\n", encoding="utf-8")
    assert [trespass for room in LAW for trespass in trespasses(room, tmp_path / "shgui")] == []


BY_PHONE = ("self_test/by_phone.py", "self_test/pocket.py")
"""Modules of other rooms that load phones at once, and are therefore loaded late themselves."""
NETWORK = (
    *("shgui.phones", "PySide6.QtNetwork", "websockets", "segno"),
    *(f"shgui.{path.removesuffix('.py').replace('/', '.')}" for path in BY_PHONE),
)
"""What a group that never plays on phones never loads."""


def at_once(body: list[ast.stmt]) -> Iterator[str]:
    """What a module imports as soon as it is imported itself."""
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


def test_phones_are_loaded_by_nobody_before_they_are_wanted(root: Path) -> None:
    package = root / "shgui"
    late = {package / path for path in BY_PHONE}
    others = [
        path
        for path in package.rglob("*.py")
        if not path.is_relative_to(package / "phones") and path not in late
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
def test_whoever_loads_phones_early_is_found(line: str, tmp_path: Path) -> None:
    path = tmp_path / "page.py"
    path.write_text(f"from typing import TYPE_CHECKING\nimport json\n{line}\n", encoding="utf-8")
    assert len(early(path)) == 1
    late = "def late():\n    import websockets\n"
    later = f"if TYPE_CHECKING:\n    from shgui.phones.server.phone_server import PhoneServer\n{late}"
    path.write_text(later, encoding="utf-8")
    assert early(path) == []


def doors(table: type, to_read: type) -> set[str]:
    """What can be done to a table, by what there is beyond asking it."""
    can = {name for name, each in vars(table).items() if callable(each) and not name.startswith("_")}
    return can - {*dir(to_read), "start", "resume"}


DOORS = doors(Table, TableReader) | doors(PrintedTable, PrintedTableToRead)


def acts(path: Path) -> Iterator[str]:
    """Each place of a module that mentions a door of a table."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in DOORS:
            whose = ast.unparse(node.value)
            if node.attr not in COMMON_WORDS or whose.endswith("table"):
                yield f"{whose}.{node.attr}"


def of_ui(root: Path) -> dict[str, Path]:
    ui = root / "shgui" / "ui"
    return {module_name(path, ui): path for path in ui.rglob("*.py")}


def test_whoever_only_asks_a_table_can_do_nothing_to_it() -> None:
    assert doors(Table, TableReader) == {
        "submit",
        "cast_ballot",
        "reveal_votes",
        "secret_shown",
        "role_shown",
        "take_back",
        "note_claim",
        "withdraw_claim",
        "note_remark",
        "stand_in",
        "change_language",
        "change_voting",
        "end_early",
        "add_words",
        "go_without_words",
        "keep_beside",
        "bot_chance",
    }
    assert doors(PrintedTable, PrintedTableToRead) == {"enter", "undo", "finish"}


def test_only_who_leads_a_game_knows_a_table_that_can_be_acted_at(root: Path) -> None:
    tables = {"shgui.table.table.Table", "shgui.table.printed.printed_table.PrintedTable"}
    knowing = {
        name for name, path in of_ui(root).items() if not tables.isdisjoint(imports(path, root / "shgui"))
    }
    assert knowing == {*LEADING, *HANDING_ON}


def test_only_who_leads_a_game_acts_at_its_table(root: Path) -> None:
    found = {name: list(acts(path)) for name, path in of_ui(root).items() if name not in LEADING}
    assert {name: places for name, places in found.items() if places} == {}


def test_one_module_alone_acts_for_the_seats_of_the_program(root: Path) -> None:
    bot_seats = root / "shgui" / "bot_seats"
    found = {path.name for path in bot_seats.rglob("*.py") if any(acts(path))}
    assert found == {"bot_seats.py"}


def test_the_chance_of_bots_is_asked_for_by_their_seats_alone(root: Path) -> None:
    package = root / "shgui"
    asking = {
        module_name(path, package)
        for path in package.rglob("*.py")
        if "bot_chance" in path.read_text(encoding="utf-8")
    }
    assert asking == {"engine.chance", "table.table", "bot_seats.bot_seats"}


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


def test_no_module_is_longer_than_the_house_allows(root: Path) -> None:
    modules = [path for top in ("shgui", "tests", "packaging") for path in (root / top).rglob("*.py")]
    lengths = {
        str(path.relative_to(root)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}
