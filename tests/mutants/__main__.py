"""Changes the program in small ways and says which changes no test notices: `python -m tests.mutants -h`."""

import argparse
import os
import pickle
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest
from coverage import Coverage

from tests.mutants.making import Mutant, mutants_of
from tests.mutants.trying import PATIENCE, Tests, Trial, TrialAtImport, Verdict

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
ROOMS = [Path(f"shgui/{room}") for room in ("engine", "library", "reasoning", "referee", "storage", "table")]
NOT_WRITTEN_BY_HAND = {"books.py", "lookalikes_data.py"}
TESTS = ["tests/engine", "tests/table", "tests/reasoning", "tests/referee", "tests/playthroughs"]
SLOW = ["tests/table/test_journal_crash.py", "tests/engine/test_frequency.py"]
# Libraries are imported before any test is, once for all.
WITHOUT_A_WARNING = "ignore::pytest.PytestAssertRewriteWarning"
OPTIONS = ["-p", "no:cacheprovider", "-o", "tmp_path_retention_policy=none", "-W", WITHOUT_A_WARNING]


def main() -> int:
    asked = _asked()
    os.chdir(ROOT)
    known = _equivalent()
    mutants = [
        mutant
        for place in asked.places
        for path in (sorted(place.rglob("*.py")) if place.is_dir() else [place])
        if path.name not in NOT_WRITTEN_BY_HAND
        for mutant in mutants_of(ROOT / path, path.as_posix())
        if asked.only in mutant.name
    ][:: asked.every]
    with tempfile.TemporaryDirectory() as folder:
        tests = [*asked.tests, *(f"--ignore={path}" for path in SLOW)]
        report = Report(known)
        options = [f"--basetemp={folder}/tests", *OPTIONS, *tests]
        left, learnt = _in_functions(mutants, options, asked, report)
        trial = TrialAtImport(learnt, OPTIONS, Path(folder), asked.jobs, asked.patience, report.tell)
        trial.run(left)
    report.close()
    return 1 if report.unknown else 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.mutants", description=__doc__)
    parser.add_argument(
        "places", nargs="*", type=Path, default=ROOMS, help="modules or rooms; all without Qt"
    )
    parser.add_argument("--tests", nargs="+", default=TESTS, help="what shall notice")
    parser.add_argument("--only", default="", help="mutants whose name has this in it")
    parser.add_argument("--every", type=int, default=1, help="only each so-manieth mutant: a sample")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds of tests for a mutant")
    return parser.parse_args()


class Report:
    """What became of each mutant; survivors are said at once."""

    def __init__(self, equivalent: set[str]) -> None:
        self.unknown = 0
        self._equivalent = equivalent
        self._verdicts: dict[str, Counter[str]] = {}

    def tell(self, mutant: Mutant, verdict: Verdict, note: str) -> None:
        if verdict is Verdict.NO_MUTANT:
            return
        path = mutant.path.relative_to(ROOT).as_posix()
        known = verdict is Verdict.SURVIVED and mutant.name in self._equivalent
        self._verdicts.setdefault(path, Counter())["equivalent" if known else verdict] += 1
        if verdict is Verdict.SURVIVED and not known:
            self.unknown += 1
            why = f" ({note})" if note else ""
            _say(f"{mutant.line}: {mutant.name}{why}")

    def close(self) -> None:
        total: Counter[str] = sum(self._verdicts.values(), Counter())
        for path, verdicts in (*self._verdicts.items(), ("all", total)):
            killed = verdicts[Verdict.KILLED] + verdicts[Verdict.TIMEOUT]
            counted = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
            _say(f"{path}: {100 * killed / verdicts.total():.1f} % of {verdicts.total()} ({counted})")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _equivalent() -> set[str]:
    """Each stands on a line of its own, under the sentence that says why nobody can see it."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    return {line for line in lines if line.startswith("shgui/")}


def _in_functions(
    mutants: list[Mutant], options: list[str], asked: argparse.Namespace, report: Report
) -> tuple[list[Mutant], Tests]:
    """Tries in another process what can be tried there; the rest, and what was learnt of the tests."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        with os.fdopen(write, "wb") as there:

            def tell(*verdict: object) -> None:
                pickle.dump(verdict, there)
                there.flush()

            files = sorted({str(mutant.path) for mutant in mutants})
            coverage = Coverage(data_file=None, config_file=False, include=files)
            coverage.start()
            trial = Trial(mutants, coverage, asked.jobs, asked.patience, tell)
            pytest.main([*options, "-q"], plugins=[trial])
            tell(trial.left, trial.tests)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as here:
        while len(told := pickle.load(here)) == 3:  # noqa: S301 (written above)
            report.tell(*told)
    os.waitpid(child, 0)
    left, tests = told
    return left, tests


if __name__ == "__main__":
    sys.exit(main())
