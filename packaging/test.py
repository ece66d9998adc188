"""`python3 packaging/test.py`: makes this machine ready where it is not, and checks the whole project.

With arguments, which pytest gets, only the tests: `python3 packaging/test.py tests/test_cli.py -k version`.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from machine import PYTHON, ROOT, missing_browsers, outlive_readers, prepare, without_habits

COVERED_ROOMS = (
    ("engine",),
    # The tests of tables go through all three, and saved games are tested through a table.
    ("storage", "table", "library"),
    ("reasoning",),
    ("bots/thinking",),
    ("referee",),
)
"""Rooms whose lines are counted; those in one row are counted together."""
COVERING = tuple(
    f"tests/{folder}" for folder in ("engine", "table", "reasoning", "bots", "referee", "playthroughs")
)
"""Folders whose tests go through the lines of these rooms; those of `table` cover storage and library."""
WITH_QT = "tests/bots/seats"
"""Inside them, but about a room whose lines nobody counts."""
AT_LENGTH = frozenset(
    (
        "tests/bots/test_blind.py",
        "tests/bots/test_play.py",
        "tests/bots/test_stupid.py",
        "tests/engine/test_frequency.py",
        "tests/engine/test_ignorance.py",
        "tests/engine/test_legal.py",
        "tests/engine/test_properties.py",
        "tests/playthroughs/test_playthroughs.py",
        "tests/table/test_journal_crash.py",
        "tests/table/test_journal_damage.py",
        "tests/table/test_table_ignorance.py",
        "tests/table/test_table_saves.py",
    )
)
"""Of these the ones that go through the same lines thousands of times: counting them would take half as long
again, and no line waits for it."""
LEAST_COVERAGE = 95
_FEWEST_PROCESSES = 3
IN_BROWSERS = "tests/phones/browsers"
REAL_TIME = (IN_BROWSERS, "tests/ui/x_server")
"""They mostly wait: for fingers that hold a key, for phones that come back."""


def main(selection: list[str]) -> int:
    prepare(extras="[test]", screen=False, hands=_needs_hands(selection))
    if selection:
        return subprocess.run(
            [*_module("pytest"), *selection], cwd=ROOT, env=without_habits(), check=False
        ).returncode
    # In another order each time: no test may need what one before it has left. A seed repeats its order.
    seed = f"--randomly-seed={secrets.randbelow(2**32)}"
    # On each core one, and whoever is done first helps the others. A process keeps a little of the memory of
    # every test, and may take no more than a gigabyte: so on a small machine, too, nobody runs half of all.
    processes = max(_cores(), _FEWEST_PROCESSES)
    everywhere = ("-q", "--no-header", seed, f"--numprocesses={processes}", "--dist=worksteal")
    counted = _counted()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:
        report = Path(folder) / "coverage.json"
        os.environ["COVERAGE_FILE"] = str(Path(folder) / "coverage")
        # In turn, and all else steps aside for them.
        real_time = beside.submit(
            _passes,
            "phones in real browsers, real keys",
            *("pytest", *REAL_TIME, "-q", "--no-header", "-p", "no:randomly"),
            first=True,
        )
        passed = [
            _passes("formatting", "ruff", "format", "--check", "."),
            _passes("linting", "ruff", "check", "."),
            _passes("types", "mypy"),
            _passes(
                f"tests of {', '.join(room for rooms in COVERED_ROOMS for room in rooms)}, {seed}",
                "pytest",
                *counted,
                *everywhere,
                "--cov",
                "--cov-report=",
                f"--cov-report=json:{report}",
            ),
            report.is_file() and _covered(json.loads(report.read_text(encoding="utf-8"))),
            # Counting lines would take these half their time again.
            _passes(
                f"all other tests, {seed}",
                "pytest",
                *everywhere,
                *(f"--ignore={each}" for each in (*counted, *REAL_TIME)),
            ),
            real_time.result(),
        ]
    return 0 if all(passed) else 1


def _needs_hands(selection: list[str]) -> bool:
    """Return whether the selection leads to tests of `REAL_TIME`; without a path it means all tests."""
    named = [Path(each.partition("::")[0]) for each in selection if not each.startswith("-")]
    paths = [(ROOT / path).resolve() for path in named if (ROOT / path).exists()]
    folders = [ROOT / folder for folder in REAL_TIME]
    return not paths or any(
        path.is_relative_to(folder) or folder.is_relative_to(path) for path in paths for folder in folders
    )


def _real_time() -> list[str]:
    missing = missing_browsers()
    if not missing:
        return list(REAL_TIME)
    names = " and ".join(browser.name for browser in missing)
    print(f"This system has no package of {names}, so the tests of phones in real browsers are left out.")
    return [folder for folder in REAL_TIME if folder != IN_BROWSERS]


def _cores() -> int:
    """That this process may use: in a container often fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _counted() -> list[str]:
    """The files with the tests that are asked which lines they go through."""
    files = [path for folder in COVERING for path in sorted((ROOT / folder).rglob("test_*.py"))]
    names = [path.relative_to(ROOT).as_posix() for path in files]
    return [name for name in names if name not in AT_LENGTH and not name.startswith(f"{WITH_QT}/")]


def _module(name: str) -> list[str]:
    return [str(PYTHON), "-m", name]


def _passes(what: str, module: str, *arguments: str, first: bool = False) -> bool:
    """Runs a check. Of one that passes only the last line is shown, of one that fails everything.

    One that comes `first` has the processor whenever it wants it.
    """
    start = time.monotonic()
    nice = [] if first or shutil.which("nice") is None else ["nice"]
    done = subprocess.run(
        [*nice, *_module(module), *arguments],
        cwd=ROOT,
        env=without_habits(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    output = done.stdout.decode(errors="replace").strip()
    if done.returncode != 0:
        print(output)
    closing = output.splitlines()[-1] if output else ""
    verdict = "ok" if done.returncode == 0 else "FAILED"
    print(f"{what}: {verdict} in {time.monotonic() - start:.0f} s. {closing}", flush=True)
    return done.returncode == 0


def _covered(report: dict[str, dict[str, dict[str, dict[str, int]]]]) -> bool:
    enough = True
    for rooms in COVERED_ROOMS:
        files = [
            data["summary"]
            for name, data in report["files"].items()
            if any(Path(name).is_relative_to(f"shgui/{room}") for room in rooms)
        ]
        if not files:
            continue
        branches = _share(files, "branches")
        names = ", ".join(f"{room}/" for room in rooms)
        print(f"coverage of {names}: {branches:.1f} % of branches, {_share(files, 'lines'):.1f} % of lines")
        enough &= branches >= LEAST_COVERAGE
    if not enough:
        print(f"coverage: FAILED, each needs at least {LEAST_COVERAGE} % of its branches")
    return enough


def _share(files: list[dict[str, int]], what: str) -> float:
    total = sum(file.get("num_branches" if what == "branches" else "num_statements", 0) for file in files)
    return 100 * sum(file.get(f"covered_{what}", 0) for file in files) / total if total else 0.0


if __name__ == "__main__":
    outlive_readers()
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
