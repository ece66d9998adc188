"""PySide as packages bring it: without what only its developers need, and with errors that read as ever."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6
from installers.signatures import TOOLS, leave_tools_empty


class Site:
    """A folder with the libraries in it, whose signature module lies unpacked."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        here = Path(shiboken6.__file__).parent
        shutil.copytree(here, folder / "shiboken6", ignore=shutil.ignore_patterns("__pycache__", "files.dir"))
        (folder / "PySide6").symlink_to(Path(PySide6.__file__).parent, target_is_directory=True)
        self.tell("import PySide6.QtCore", SBK_EMBED="False")

    @property
    def signatures(self) -> Path:
        return self._folder / "shiboken6" / "files.dir"

    def tell(self, *lines: str, **environment: str) -> str:
        before = ("import sys", f"sys.path.insert(0, {str(self._folder)!r})")
        command = [sys.executable, "-I", "-B", "-c", "\n".join((*before, *lines))]
        env = {**os.environ, **environment}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    site = Site(tmp_path_factory.mktemp("site"))
    assert [tool for tool in TOOLS if not (site.signatures / tool).is_file()] == []
    leave_tools_empty(site.signatures)
    return site


def test_tools_of_its_developers_are_not_loaded(site: Site) -> None:
    assert site.tell("import PySide6.QtWidgets", "print('argparse' in sys.modules)") == "False"


def test_a_wrong_call_still_says_what_is_right(site: Site) -> None:
    told = site.tell(
        "from PySide6.QtCore import QSize",
        "try: QSize('a', 'b')",
        "except TypeError as error: print(error)",
    )
    assert "Supported signatures" in told
