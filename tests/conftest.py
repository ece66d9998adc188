"""Every test runs without a screen, in English, and far from the user's own files."""

from __future__ import annotations

import logging
import os
import zlib
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.left_behind import (
    MOST_MEMORY,
    Surroundings,
    drop_garbage,
    forget_failure,
    left_on_screen,
    look_for_garbage_ourselves,
    most_memory,
)
from tests.patience import PatientQtBot

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Where each core has tests of its own, pictures that are shared out among threads wait for one another.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"
# Programs that tests start have none of this machine's habits either.
for _name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[_name]
# A slow machine is no failure.
hypothesis.settings.register_profile(
    "patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("patient")

TESTS = Path(__file__).parent
HAD_WINDOWS = pytest.StashKey[bool]()
USER_FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lengthy", action="store_true", help="play every case of tests marked as lengthy")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep a few cases of each lengthy test, spread evenly over all of them.

    Where that begins depends on the test's name: of many tests by mouse and by keys each way gets half.
    """
    if config.getoption("--lengthy"):
        return
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("lengthy") is not None:
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out: set[pytest.Item] = set()
    for name, all_cases in cases.items():
        mark = all_cases[0].get_closest_marker("lengthy")
        assert mark is not None
        daily, count = mark.kwargs["daily"], len(all_cases)
        first = zlib.crc32(name.encode())
        kept = {(first + number * count // daily) % count for number in range(daily)}
        left_out.update(case for place, case in enumerate(all_cases) if place not in kept and count > daily)
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the source tree."""
    return TESTS.parent


@pytest.fixture(scope="session", autouse=True)
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A user who has never run the program, and whose system speaks English."""
    with pytest.MonkeyPatch.context() as patch:
        for name in USER_FOLDERS:
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            patch.delenv(name, raising=False)
        patch.setenv("LANG", "C.UTF-8")
        yield


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientQtBot(request)


@pytest.fixture
def locales_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Catalogues lie in a folder that is empty so far. What a process has read of some is forgotten."""
    from shgui import resources
    from shgui.words import rulebook
    from shgui.words.catalogue import load_catalogue
    from shgui.words.languages import get_endonym

    def forget() -> None:
        for read in (load_catalogue, rulebook.read_section, get_endonym):
            read.cache_clear()

    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    forget()
    yield tmp_path
    forget()


def pytest_collection_finish() -> None:
    look_for_garbage_ourselves()


def pytest_sessionfinish() -> None:
    forget_failure()


@pytest.fixture(autouse=True)
def phone_faults() -> Iterator[list[str]]:
    """Faults while phones were served, as they are logged. A test that expects some clears the list."""
    faults: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: faults.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("shgui.phones")
    logger.addHandler(handler)
    yield faults
    logger.removeHandler(handler)
    assert faults == []


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test can tell which one ran before it, and none takes memory along."""
    # Looking for garbage takes longer than most tests without windows.
    drop_garbage(windows=request.config.stash.get(HAD_WINDOWS, False))
    request.config.stash[HAD_WINDOWS] = "qapp" in request.fixturenames
    surroundings, memory = Surroundings.now(), most_memory()
    yield
    forget_failure()
    assert [*left_on_screen(), *surroundings.changes()] == [], "what a test has left behind"
    assert not memory < MOST_MEMORY <= most_memory(), "with this test the process has passed 1 GB"
