"""PySide, loaded without what only its own developers need."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

TOOLS = frozenset(f"shibokensupport/signature/lib/{name}.py" for name in ("enum_sig", "pyi_generator"))
"""What writes PySide's stubs for type checkers: files of its support modules."""


def load() -> None:
    """ImportError where it is missing. Call it before anything else imports PySide."""
    with _tools_left_empty():
        import PySide6
    import PySide6.QtWidgets  # noqa: F401

    _import_as_ever()


@contextmanager
def _tools_left_empty() -> Iterator[None]:
    """PySide brings its support modules as text and compiles them all at every start.

    The tools among them, and what they import, would take a fifteenth of the start.
    """
    compile_ = builtins.compile

    def sparing(source: Any, filename: Any, *how: Any, **more: Any) -> Any:
        return compile_("" if filename in TOOLS else source, filename, *how, **more)

    builtins.compile = sparing
    try:
        yield
    finally:
        builtins.compile = compile_


def _import_as_ever() -> None:
    """Give back the import that PySide's features have replaced.

    They look at each import for PySide's name, to know in which modules its names may be spelt in
    snake_case, and read the sources of all modules for that. Nobody here asks for them, and it takes a tenth
    of the start and six megabytes that are never given back.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
