"""The program's own test of an installation: it finds everything, and says what it doesn't find."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shgui import cli, resources
from shgui.words.languages import list_languages

USER_FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")


@pytest.fixture(autouse=True)
def same_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The self-test chooses the platform of its process; the next test shall find the old one."""
    monkeypatch.setenv("QT_QPA_PLATFORM", os.environ["QT_QPA_PLATFORM"])


def html_languages() -> list[str]:
    return [code.replace("_", "-") for code in list_languages()]


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def in_a_process_of_its_own(root: Path, folder: Path, program: str) -> tuple[int, dict[str, Any]]:
    """Run it in its own process, as a process can have only one application."""
    (folder / "temporary").mkdir()
    environment = {
        **os.environ,
        **{name: str(folder / "user") for name in USER_FOLDERS},
        "TMPDIR": str(folder / "temporary"),
    }
    done = subprocess.run(
        [sys.executable, "-B", "-c", program], cwd=root, env=environment, capture_output=True, check=False
    )
    return done.returncode, json.loads(done.stdout)


def test_a_whole_installation_passes_and_leaves_nothing_behind(root: Path, tmp_path: Path) -> None:
    program = "import sys; from shgui.cli import main; sys.exit(main(['self-test']))"
    code, report = in_a_process_of_its_own(root, tmp_path, program)
    assert (code, report["ok"], report.get("reason")) == (0, True, None)
    assert set(report["checks"]["window"]["pages"].values()) == {len(list_languages())}
    assert report["checks"]["window"]["warnings"] == []
    assert sorted(report["checks"]["phones"]["phones"].values()) == sorted(html_languages())
    assert report["checks"]["bots"]["said"]
    assert report["checks"]["phones"]["fonts"]
    assert report["checks"]["phones"]["warnings"] == []
    assert "Supported signatures" in report["checks"]["wrong calls"]["says"]
    assert list((tmp_path / "temporary").iterdir()) == []
    # Where the system has no list of its fonts that a user may write, fontconfig makes this user one.
    ours = [path for path in (tmp_path / "user").rglob("*") if "fontconfig" not in path.parts]
    assert ours == []


def test_a_missing_library_is_named(root: Path, tmp_path: Path) -> None:
    program = (
        "import sys\nsys.modules['nacl'] = None\nfrom shgui.cli import main\nsys.exit(main(['self-test']))\n"
    )
    code, report = in_a_process_of_its_own(root, tmp_path, program)
    assert (code, report["ok"], report["failed"]) == (1, False, "table")
    assert "nacl" in report["reason"]


def test_a_library_that_only_phones_need_is_named(root: Path, tmp_path: Path) -> None:
    program = (
        "import sys\nsys.modules['websockets'] = None\nfrom shgui import self_test\n"
        "self_test.CHECKS = ('phones',)\nsys.exit(self_test.run_self_test())\n"
    )
    code, report = in_a_process_of_its_own(root, tmp_path, program)
    assert (code, report["ok"], report["failed"]) == (1, False, "phones")
    assert "websockets" in report["reason"]


def test_missing_pictures_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    assert cli.main(["self-test"]) == 1
    report = told(capsys)
    assert (report["ok"], report["failed"]) == (False, "files")
    assert "cards" in report["reason"]


def test_a_missing_licence_of_a_library_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(resources.assets(), tmp_path, dirs_exist_ok=True)
    (tmp_path / "licences" / "LGPL-3.0.txt").unlink()
    monkeypatch.setattr(resources, "assets", lambda: tmp_path)
    assert cli.main(["self-test"]) == 1
    report = told(capsys)
    assert (report["ok"], report["failed"]) == (False, "files")
    assert "LGPL-3.0.txt" in report["reason"]


def test_missing_catalogues_are_named(locales_elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["self-test"]) == 1
    report = told(capsys)
    assert report["failed"] == "catalogues"
    assert str(locales_elsewhere) in report["reason"]
