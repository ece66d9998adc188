"""Signals say that something happened; who is to do something is asked directly."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

MOST_SIGNALS = 45
"""No more, unless what is new can't be told by a call, by Qt's own signal, or by a value of one there is."""


class Module(NamedTuple):
    """What a module says about signals."""

    declared: tuple[str, ...]
    connected: tuple[tuple[str, str], ...]
    """The name of each signal that is connected, and of what it is connected to."""
    passed_on: frozenset[str]
    """Methods that do nothing but emit what they are told, or nothing."""


def read(source: str) -> Module:
    declared: list[str] = []
    connected: list[tuple[str, str]] = []
    passed_on: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("Signal"))) | ast.AnnAssign(
                ast.Name(name), _, ast.Call(ast.Name("Signal"))
            ):
                declared.append(name)
            case ast.Call(
                ast.Attribute(ast.Attribute(attr=signal) | ast.Name(signal), "connect"), [slot, *_]
            ):
                connected.extend((signal, name) for name in named(slot))
            case ast.FunctionDef(
                name=name, body=[*said, ast.Expr(ast.Call(ast.Attribute(attr="emit"), told))]
            ):
                words = all(
                    isinstance(word, ast.Expr) and isinstance(word.value, ast.Constant) for word in said
                )
                if words and all(isinstance(value, ast.Name) for value in told):
                    passed_on.add(name)
    return Module(tuple(declared), tuple(connected), frozenset(passed_on))


def named(slot: ast.expr) -> Iterator[str]:
    match slot:
        case ast.Attribute(ast.Attribute(attr=name) | ast.Name(name), "emit") | ast.Attribute(attr=name):
            yield name
        case ast.Call(ast.Name("partial"), [called, *_]):
            yield from named(called)
        case ast.Lambda(body=ast.Call(called)):
            yield from named(called)


def relays(modules: list[Module]) -> list[str]:
    """Signals of ours that lead to another one, at once or by a method that does nothing else."""
    signals = {name for module in modules for name in module.declared}
    return [
        f"{signal} → {slot}"
        for module in modules
        for signal, slot in module.connected
        if signal in signals and (slot in signals or slot in module.passed_on)
    ]


def test_no_signal_leads_to_another_one(root: Path) -> None:
    assert relays([read(path.read_text(encoding="utf-8")) for path in (root / "shgui").rglob("*.py")]) == []


def test_signals_are_few(root: Path) -> None:
    modules = [read(path.read_text(encoding="utf-8")) for path in (root / "shgui").rglob("*.py")]
    assert sum(len(module.declared) for module in modules) <= MOST_SIGNALS


@pytest.mark.parametrize(
    "line",
    [
        "self.rows.changed.connect(self.wanted)",
        "self.rows.changed.connect(self.wanted.emit)",
        "self.rows.changed.connect(self._pass_on)",
        "self.rows.changed.connect(partial(self._pass_on, 'it'))",
        "self.rows.changed.connect(partial(self.wanted.emit, 'it'))",
        "self.rows.changed.connect(lambda: self.wanted.emit('it'))",
        "changed = self.rows.changed; changed.connect(self.wanted)",
        "wanted = self.wanted; self.rows.changed.connect(wanted.emit)",
    ],
)
def test_a_relay_is_found(line: str) -> None:
    source = (
        "class Page:\n"
        "    changed = Signal()\n"
        "    wanted = Signal(str)\n"
        f"    def connect(self):\n        {line}\n"
        "    def _pass_on(self, text):\n        '''Somebody wants it.'''\n        self.wanted.emit(text)\n"
    )
    assert len(relays([read(source)])) == 1


@pytest.mark.parametrize(
    "line",
    [
        "self.rows.changed.connect(self._follow)",
        "self.rows.changed.connect(self._say)",
        "self.button.clicked.connect(self._pass_on)",
    ],
)
def test_what_is_done_by_it_is_no_relay(line: str) -> None:
    source = (
        "class Page:\n"
        "    changed = Signal()\n"
        "    wanted = Signal(str)\n"
        f"    def connect(self):\n        {line}\n"
        "    def _follow(self):\n        self.update()\n        self.wanted.emit('it')\n"
        "    def _say(self):\n        self.wanted.emit(Wish())\n"
        "    def _pass_on(self):\n        self.wanted.emit()\n"
    )
    assert relays([read(source)]) == []
