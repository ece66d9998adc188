"""The files needed of a library, followed from the wanted ones."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple


class Closure(NamedTuple):
    files: tuple[Path, ...]
    outside: tuple[str, ...]
    """Names of libraries that the system has to bring."""


def closure(
    wanted: Iterable[Path], libraries: Mapping[str, Path], needed: Callable[[Path], Iterable[str]]
) -> Closure:
    """The wanted files and all libraries they are linked with, directly or not."""
    done: set[Path] = set()
    outside: set[str] = set()
    waiting = list(wanted)
    while waiting:
        path = waiting.pop()
        if path in done:
            continue
        done.add(path)
        for name in needed(path):
            library = libraries.get(name)
            if library is None:
                outside.add(name)
            else:
                waiting.append(library)
    return Closure(tuple(sorted(done)), tuple(sorted(outside)))


def qt_modules(sources: Path) -> tuple[str, ...]:
    """The parts of PySide6 that the program imports anywhere: QtCore, QtGui, …"""
    found: set[str] = set()
    for path in sources.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                found |= {f"PySide6.{name.name}" for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return tuple(sorted({name.split(".")[1] for name in found if name.startswith("PySide6.Qt")}))
