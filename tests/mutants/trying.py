"""Runs the tests over one mutant after another, each in a process of its own that ends with a failure.

The tests are collected once, and run once to learn which of them come by which line. A mutant inside a
function is then tried in a fork of that very process, where the function gets other code: no import, no
collection. A mutant of what runs at import is tried in a fork of a process that has imported nothing of the
program yet.
"""

import ast
import functools
import gc
import importlib.machinery
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType

import hypothesis
import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from tests.mutants.making import Mutant

PATIENCE = 4.0
"""Seconds that the tests of one mutant take together, at most, where nothing goes wrong."""
_LEAST_TIME, _MOST_TIME = 1.0, 30.0
_MOST_TESTS_AT_IMPORT = 300
_FAR = 2


class Verdict(StrEnum):
    SURVIVED = "survived"
    KILLED = "killed"
    TIMEOUT = "timeout"
    NO_MUTANT = "no mutant"
    """It isn't Python, or no other program than before."""
    AT_IMPORT = "at import"
    """Only a new import shows what it does."""


_STATUS = list(Verdict)
Tell = Callable[[Mutant, Verdict, str], None]


@dataclass
class Tests:
    """What was learnt from the run without any mutant."""

    seconds: dict[str, float] = field(default_factory=dict)
    by_line: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    by_module: dict[str, set[str]] = field(default_factory=dict)
    by_name: dict[str, set[str]] = field(default_factory=dict)
    """By the module of the program that a file of tests names: what it tests, as a rule."""
    at_import: set[tuple[str, int]] = field(default_factory=set)
    killers: dict[str, dict[str, int]] = field(default_factory=dict)

    def leave_out(self, names: set[str]) -> None:
        """What fails without any mutant proves nothing."""
        for name in names:
            del self.seconds[name]
        for tests in (*self.by_line.values(), *self.by_module.values(), *self.by_name.values()):
            tests -= names

    def killed(self, mutant: Mutant, killer: str) -> None:
        for place in (str(mutant.path), f"{mutant.path}:{mutant.function}"):
            kills = self.killers.setdefault(place, {})
            kills[killer] = kills.get(killer, 0) + 1

    def coming_by(self, mutant: Mutant) -> set[str]:
        """A constant on a line of its own has no code there; its statement has."""
        lines = ((str(mutant.path), line) for line in (mutant.line, mutant.statement))
        return next((self.by_line[line] for line in lines if line in self.by_line), set())

    def to_try(self, mutant: Mutant, patience: float) -> list[str]:
        """The tests that come by, the likeliest killers and of each test its first case before the rest.

        Those that name the module come early: patience may not reach to all. What stands at import is one
        thing to one case and another to the next.
        """
        path = str(mutant.path)
        fitting = self.coming_by(mutant) or self.by_module.get(path, set())
        # What stands at import may matter to tests that come by no line of the module afterwards.
        concerned = fitting if mutant.function and fitting else self.seconds
        near = self.killers.get(f"{path}:{mutant.function}", {})
        far = self.killers.get(path, {})
        naming = self.by_name.get(path, set())
        cases: dict[str, int] = {}
        ranked: list[tuple[int, bool, int, int, float, str]] = []
        for name in sorted(concerned, key=lambda name: self.seconds[name]):
            test = name.partition("[")[0]
            cases[test] = cases.get(test, -1) + 1
            rank = (cases[test] if mutant.function else 0) + (0 if name in fitting else _FAR)
            likely = -near.get(name, 0), name not in naming, -far.get(name, 0)
            ranked.append((*likely, rank, self.seconds[name], name))
        chosen: list[str] = []
        for *_, seconds, name in sorted(ranked):
            if seconds <= patience or not chosen:
                chosen.append(name)
                patience -= seconds
        return chosen


class Trial:
    """A plugin of pytest: instead of the run it does all of the above, and tells each verdict."""

    def __init__(self, mutants: Iterable[Mutant], coverage: Coverage, jobs: int, patience: float, tell: Tell):
        self.tests = Tests()
        self.left: list[Mutant] = []
        self._mutants = mutants
        self._coverage = coverage
        self._jobs = jobs
        self._patience = patience
        self._tell = tell
        self._memories: list[functools._lru_cache_wrapper[object]] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        hypothesis.settings.register_profile(
            "mutants",
            hypothesis.settings.get_profile("patient"),
            database=None,
            derandomize=True,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        )
        hypothesis.settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.unfreeze()  # what was put out of the collector's way isn't found
        self._memories = _memories()
        self._learn(session.items)
        self.tests.leave_out(_failing_in_a_fork(session.items))
        functions = _functions({str(mutant.path) for mutant in self._mutants})
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()
        running: dict[int, tuple[Mutant, int]] = {}
        for mutant in self._mutants:
            key = (str(mutant.path), mutant.function, mutant.first_line)
            names = self.tests.to_try(mutant, self._patience)
            if key not in functions:
                self.left.append(mutant)
            elif not self.tests.coming_by(mutant):
                self._survived(mutant, "no test comes by")
            else:
                if len(running) >= self._jobs:
                    self._wait(running)
                read, write = os.pipe()
                child = os.fork()
                if child == 0:
                    os.close(read)
                    try:
                        for memory in self._memories:
                            memory.cache_clear()
                        _try(mutant, functions[key], [items[name] for name in names], self.tests, write)
                    finally:
                        os._exit(_STATUS.index(Verdict.KILLED))
                os.close(write)
                running[child] = mutant, read
        while running:
            self._wait(running)
        return True

    def _learn(self, items: list[pytest.Item]) -> None:
        for item, following in _with_following(items):
            for memory in self._memories:
                memory.cache_clear()
            self._coverage.switch_context(item.nodeid)
            before = time.process_time()
            reports = runtestprotocol(item, nextitem=following, log=False)
            self.tests.seconds[item.nodeid] = time.process_time() - before
            for report in reports:
                if report.failed:
                    raise pytest.UsageError(f"fails without any mutant: {item.nodeid}\n{report.longreprtext}")
            for path in _named_in(item.path):
                self.tests.by_name.setdefault(path, set()).add(item.nodeid)
        self._coverage.stop()
        data = self._coverage.get_data()
        for path in data.measured_files():
            for line, names in data.contexts_by_lineno(path).items():
                if "" in names:
                    self.tests.at_import.add((path, line))
                if tests := set(names) - {""}:
                    self.tests.by_line[path, line] = tests
                    self.tests.by_module.setdefault(path, set()).update(tests)

    def _wait(self, running: dict[int, tuple[Mutant, int]]) -> None:
        child, status = os.wait()
        mutant, read = running.pop(child)
        with os.fdopen(read) as pipe:
            killer = pipe.read()
        verdict = _verdict(status)
        if verdict is Verdict.AT_IMPORT:
            self.left.append(mutant)
            return
        if verdict is Verdict.KILLED:
            self.tests.killed(mutant, killer)
        if verdict is Verdict.SURVIVED:
            self._survived(mutant, "")
        else:
            self._tell(mutant, verdict, killer)

    def _survived(self, mutant: Mutant, note: str) -> None:
        """What ran while tests were imported may have left its mark then: once more, with a new import."""
        if mutant.at_import(self.tests.at_import):
            self.left.append(mutant)
        else:
            self._tell(mutant, Verdict.SURVIVED, note)


@functools.cache
def _named_in(path: Path) -> frozenset[str]:
    """The modules of the program from which this file imports something."""
    imports = (node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ImportFrom))
    named = (node.module for node in imports if node.module and node.module.startswith("shgui."))
    return frozenset(str(Path.cwd() / f"{module.replace('.', '/')}.py") for module in named)


def _failing_in_a_fork(items: list[pytest.Item]) -> set[str]:
    """The tests that a fork or another order makes fail."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _be_silent()
        for item, following in _with_following(items[::-1]):
            if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
                os.write(write, f"{item.nodeid}\n".encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        failing = set(pipe.read().splitlines())
    os.waitpid(child, 0)
    return failing


def _verdict(status: int) -> Verdict:
    return Verdict.TIMEOUT if os.WIFSIGNALED(status) else _STATUS[os.WEXITSTATUS(status)]


_Key = tuple[str, str, int]


def _functions(paths: set[str]) -> dict[_Key, list[FunctionType]]:
    """Every function that was made from these files, outermost ones, by where its code stands."""
    found: dict[_Key, list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in paths:
            code = each.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(each)
    return found


def _memories() -> list["functools._lru_cache_wrapper[object]"]:
    """The functions that keep what they have once found out."""
    kept = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    return [each for each in kept if each.__module__.startswith(("shgui", "tests"))]


def _try(
    mutant: Mutant, functions: list[FunctionType], items: list[pytest.Item], tests: Tests, write: int
) -> None:
    _be_silent()
    try:
        code = _code_in(compile(mutant.source(), str(mutant.path), "exec"), mutant)
    except SyntaxError:
        os._exit(_STATUS.index(Verdict.NO_MUTANT))
    if code is None or code == functions[0].__code__:
        os._exit(_STATUS.index(Verdict.NO_MUTANT))
    try:
        for function in functions:
            function.__code__ = code
    except ValueError:  # it closes over other names
        os._exit(_STATUS.index(Verdict.AT_IMPORT))
    for item, following in zip(items, [*items[1:], None], strict=True):
        _die_after(10 * tests.seconds[item.nodeid])
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            os.write(write, item.nodeid.encode())
            os._exit(_STATUS.index(Verdict.KILLED))
    os._exit(_STATUS.index(Verdict.SURVIVED))


def _with_following(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """What the next one needs, too, stays set up."""
    return zip_longest(items, items[1:])


def _code_in(code: CodeType, mutant: Mutant) -> CodeType | None:
    if (code.co_qualname, code.co_firstlineno) == (mutant.function, mutant.first_line):
        return code
    inner = (_code_in(each, mutant) for each in code.co_consts if isinstance(each, CodeType))
    return next((each for each in inner if each is not None), None)


class TrialAtImport:
    """Tries what runs at import; nothing of the program may be imported here yet."""

    def __init__(
        self, tests: Tests, options: list[str], folder: Path, jobs: int, patience: float, tell: Tell
    ):
        """The tests of each mutant keep their files in a folder of their own, in this one."""
        self._tests = tests
        self._options = options
        self._folder = folder
        self._jobs = jobs
        self._patience = patience
        self._tell = tell

    def run(self, mutants: Iterable[Mutant]) -> None:
        running: dict[int, Mutant] = {}
        for number, mutant in enumerate(mutants):
            if len(running) >= self._jobs:
                self._wait(running)
            child = os.fork()
            if child == 0:
                try:
                    self._try(mutant, self._folder / f"import-{number}")
                finally:
                    os._exit(_STATUS.index(Verdict.KILLED))
            running[child] = mutant
        while running:
            self._wait(running)

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        self._tell(running.pop(child), _verdict(status), "")

    def _try(self, mutant: Mutant, folder: Path) -> None:
        _be_silent()
        source = mutant.source()
        try:
            compile(source, str(mutant.path), "exec")
        except SyntaxError:
            os._exit(_STATUS.index(Verdict.NO_MUTANT))
        _import_instead(mutant.path, source)
        names = self._tests.to_try(mutant, self._patience)[:_MOST_TESTS_AT_IMPORT]
        _die_after(10 * self._patience)
        passed = (
            pytest.main([*self._options, f"--basetemp={folder}", "-x", "-q", *names]) == pytest.ExitCode.OK
        )
        os._exit(_STATUS.index(Verdict.SURVIVED if passed else Verdict.KILLED))


def _import_instead(path: Path, source: bytes) -> None:
    read = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        return compile(source, str(path), "exec") if loader.path == str(path) else read(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def _be_silent() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.__stdout__.fileno() if sys.__stdout__ else 1)
    os.dup2(nothing, sys.__stderr__.fileno() if sys.__stderr__ else 2)


def _die_after(seconds: float) -> None:
    """Of this process's own work, not of waiting for the machine; and of waiting, too, in the very end."""
    signal.setitimer(signal.ITIMER_VIRTUAL, max(_LEAST_TIME, seconds))
    signal.setitimer(signal.ITIMER_REAL, _MOST_TIME)
