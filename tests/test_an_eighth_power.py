"""One power more takes few places, a copy that has them plays it, and whoever forgets one is told which."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.eighth_power.places import PLACES, Place

MOST_PLACES = 12
_COPIED = ("shgui", "assets", "locales", "tests")
_CHECK = (
    "from pathlib import Path; from tests.test_one_entry_each import missing_entries;"
    "print(*missing_entries(Path.cwd()), sep='\\n')"
)


class Copy:
    def __init__(self, root: Path, tree: Path) -> None:
        self.tree = tree
        for name in _COPIED:
            shutil.copytree(root / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(root / "pyproject.toml", tree)
        for place in PLACES:
            place.change(tree)

    def run(self, *command: str) -> str:
        # Code that was compiled a moment ago from a file of the same length would still count.
        environment = {**os.environ, "PYTHONPATH": str(self.tree), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(  # what it runs is this test's own
            [sys.executable, *command],
            cwd=self.tree,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    tree = tmp_path_factory.mktemp("eighth")
    yield Copy(root, tree)
    shutil.rmtree(tree)


def test_a_power_touches_few_places() -> None:
    assert len(PLACES) <= MOST_PLACES


def test_a_copy_with_these_places_lacks_nothing(copy: Copy) -> None:
    assert copy.run("-c", _CHECK).strip() == ""


def test_a_copy_with_these_places_plays_it(copy: Copy) -> None:
    told = copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/eighth_power/playing.py")
    assert re.search(r"^\d+ passed in ", told, re.MULTILINE), told


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.path.rpartition("/")[2])
def test_a_place_that_is_left_out_is_named(copy: Copy, place: Place) -> None:
    place.restore(copy.tree)
    told = copy.run("-c", _CHECK)
    place.change(copy.tree)
    assert place.named in told
