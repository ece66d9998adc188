"""The checks in public, read here: they run elsewhere, and what is wrong with them shows only there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = {
    path.name: yaml.safe_load(path.read_text("utf-8")) for path in ROOT.glob(".github/workflows/*.yml")
}
SCRIPTS = [ROOT / ".ci" / "run"]
BASH = ("bash", "--noprofile", "--norc", "-eo", "pipefail")
PINNED = re.compile(r"[\w-]+/[\w-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})")
RETIRED = re.compile(r"latest|ubuntu-2[0-2]|windows-20(19|22)|macos-1[0-4]")
EVERYWHERE = "/usr/bin:/bin"


class Step(NamedTuple):
    workflow: str
    job: str
    number: int
    values: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.workflow}:{self.job}:{self.values.get('name', self.number)}"


def jobs() -> dict[str, dict[str, Any]]:
    return {
        f"{name}:{job}": values
        for name, workflow in WORKFLOWS.items()
        for job, values in workflow["jobs"].items()
    }


def steps() -> Iterator[Step]:
    for place, job in jobs().items():
        workflow, name = place.split(":")
        for number, values in enumerate(job["steps"]):
            yield Step(workflow, name, number, values)


RUNS = [step for step in steps() if "run" in step.values]


def runners(job: dict[str, Any]) -> set[str]:
    rows = job.get("strategy", {}).get("matrix", {})
    told = {row["runner"] for row in rows.get("include", [])} | set(rows.get("system", []))
    return told if "matrix" in job["runs-on"] else {job["runs-on"]}


@pytest.mark.parametrize("place", jobs())
def test_a_job_has_a_limit_of_time_and_a_system_that_stays(place: str) -> None:
    job = jobs()[place]
    assert 0 < job["timeout-minutes"] <= 60
    assert runners(job)
    assert not [runner for runner in runners(job) if RETIRED.search(runner)]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_failure_within_a_pipe_fails_the_step(name: str) -> None:
    # Named, this shell runs with pipefail; left to itself it doesn't.
    assert WORKFLOWS[name]["defaults"]["run"]["shell"] == "bash"
    assert not [step for step in RUNS if "shell" in step.values]


def test_actions_of_others_are_pinned() -> None:
    used = {step.values["uses"] for step in steps() if "uses" in step.values}
    assert used
    assert {action for action in used if not PINNED.fullmatch(action)} == set()


def test_only_the_draft_of_a_release_may_write() -> None:
    assert {
        name for name, workflow in WORKFLOWS.items() if workflow["permissions"] != {"contents": "read"}
    } == set()
    writing = {place for place, job in jobs().items() if "permissions" in job}
    assert writing == {"packages.yml:release"}
    assert jobs()["packages.yml:release"]["if"] == "github.ref_type == 'tag'"


def test_what_goes_into_packages_leads_to_their_being_built() -> None:
    # YAML takes the word `on` for the truth value.
    paths = WORKFLOWS["packages.yml"][True]["pull_request"]["paths"]
    assert {"shgui/**", "assets/**", "locales/**", "packaging/**", "pyproject.toml"} <= set(paths)


def test_the_checks_run_for_every_push() -> None:
    assert WORKFLOWS["tests.yml"][True]["push"] is None
    assert any(step.values["run"] == ".ci/run" for step in RUNS)


@pytest.mark.parametrize("step", RUNS, ids=str)
def test_no_value_from_outside_is_written_into_a_script(step: Step) -> None:
    assert "${{" not in step.values["run"]


@pytest.mark.parametrize("step", RUNS, ids=str)
def test_the_script_of_a_step_has_nothing_to_be_warned_of(step: Step, tmp_path: Path) -> None:
    script = tmp_path / "step.sh"
    script.write_text(f"#!/usr/bin/env bash\nset -eo pipefail\n{step.values['run']}", "utf-8")
    check_script(script)


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_a_script_of_ours_has_nothing_to_be_warned_of(script: Path) -> None:
    check_script(script)


def check_script(script: Path) -> None:
    checker = Path(sys.executable).with_name("shellcheck.exe" if os.name == "nt" else "shellcheck")
    done = subprocess.run([checker, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


class Played:
    """A machine where each command only notes how it was called, and fails where that is wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._called = folder / "called"
        self._programs = folder / "programs"
        self._programs.mkdir()

    def program(self, path: Path, fails: bool = False) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f'#!/bin/sh\necho "$(basename "$0") $*" >>"{self._called}"\nexit {int(fails)}\n', "utf-8"
        )
        path.chmod(0o755)

    def run(self, script: str, *commands: str, **environment: str) -> int:
        """The exit code of a script on a machine that has these commands, and those of every system."""
        for name in commands:
            self.program(self._programs / name)
        return subprocess.run(
            [*BASH, "-c", script],
            cwd=self.folder,
            env={"PATH": f"{self._programs}:{EVERYWHERE}", "HOME": str(self.folder), **environment},
            capture_output=True,
            check=False,
        ).returncode

    def called(self) -> list[str]:
        return self._called.read_text("utf-8").splitlines() if self._called.exists() else []


def script_of(job: str, name: str) -> str:
    (step,) = [step for step in RUNS if step.job == job and step.values.get("name", "").startswith(name)]
    return str(step.values["run"])


@pytest.mark.parametrize("failing", [False, True])
def test_a_failed_self_test_fails_the_step_on_windows(failing: bool, tmp_path: Path) -> None:
    played = Played(tmp_path)
    home = tmp_path / "local" / "Programs" / "shgui"
    played.program(tmp_path / "dist" / "shgui-0.1.0-setup.exe")
    played.program(home / "shgui-console.exe", fails=failing)
    played.program(home / "uninstall.exe")
    script = script_of("windows", "Install")
    code = played.run(script, "sleep", LOCALAPPDATA=str(tmp_path / "local"))
    assert (code != 0) is failing
    assert played.called()[:2] == ["shgui-0.1.0-setup.exe /S", "shgui-console.exe self-test"]
    if not failing:
        assert played.called()[-1] == "uninstall.exe /S"


def test_git_bash_leaves_the_options_of_windows_alone() -> None:
    job = jobs()["packages.yml:windows"]
    assert any(re.search(r"\s/[A-Za-z]\b", step["run"]) for step in job["steps"] if "run" in step)
    assert job["env"]["MSYS_NO_PATHCONV"] == "1"


@pytest.mark.parametrize("failing", [False, True])
def test_a_failed_self_test_fails_the_step_on_macos(failing: bool, tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.program(tmp_path / "installed/Secret Hitler.app/Contents/MacOS/shgui", fails=failing)
    code = played.run(script_of("macos", "Unpack"), "ditto", PROCESSOR="arm64")
    assert (code != 0) is failing
    assert "shgui self-test" in played.called()


def test_checksums_are_those_that_the_release_is_checked_by(tmp_path: Path) -> None:
    played = Played(tmp_path)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "shgui_0.1.0-1_amd64.deb").write_bytes(b"package")
    assert played.run(script_of("build", "Checksums")) == 0
    release = script_of("release", "A draft")
    assert played.run(release, "gh", GITHUB_REF_NAME="v0.1.0") == 0
    (call,) = played.called()
    assert call.startswith("gh release create v0.1.0 --draft --verify-tag")
    assert call.endswith("dist/SHA256SUMS dist/shgui_0.1.0-1_amd64.deb")
    (tmp_path / "dist" / "shgui_0.1.0-1_amd64.deb").write_bytes(b"another")
    assert played.run(release, "gh", GITHUB_REF_NAME="v0.1.0") != 0


@pytest.mark.parametrize(("tag", "fits"), [("v1.2.3", True), ("v1.2.4", False)])
def test_a_tag_has_to_be_the_version(tag: str, fits: bool, tmp_path: Path) -> None:
    (tmp_path / "shgui").mkdir()
    (tmp_path / "shgui" / "__init__.py").write_text('"""Text."""\n\n__version__ = "1.2.3"\n', "utf-8")
    code = Played(tmp_path).run(script_of("build", "The tag"), GITHUB_REF_NAME=tag)
    assert (code == 0) is fits


def test_no_variable_of_python_reaches_the_checks(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "python3").write_text('#!/bin/sh\nenv >"$0.environment"\n', "utf-8")
    (programs / "git").write_text("#!/bin/sh\n", "utf-8")
    for program in programs.iterdir():
        program.chmod(0o755)
    environment = {"PATH": f"{programs}:{EVERYWHERE}", "PYTHONUNBUFFERED": "1", "PIP_TIMEOUT": "60"}
    subprocess.run([tmp_path / ".ci" / "run"], env=environment, check=True)
    told = (programs / "python3.environment").read_text("utf-8")
    assert "PYTHON" not in told
    assert "PIP_TIMEOUT=60" in told
