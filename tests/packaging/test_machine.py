"""The set-up of a fresh machine, on a machine that is played."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

APT_TELLS = [
    "dlstatus:1:50.0000:Retrieving file 1 of 1",
    "pmstatus:libegl1:33.3333:Installing libegl1 (amd64)",
    "Unpacking libegl1:amd64",
]


@dataclass
class Played:
    """A Debian where nothing is installed. `commands` is what was run on it."""

    setup: ModuleType
    missing: set[str] = field(default_factory=set)
    packages: set[str] = field(default_factory=set)
    packages_after_update: set[str] = field(default_factory=set)
    commands: list[list[str]] = field(default_factory=list)
    failing: str = ""
    progress: list[str] = field(default_factory=list)

    def run(self, command: list[str], **_: object) -> SimpleNamespace:
        if command[0] == "apt-cache":
            known = command[-1] in self.packages
            return SimpleNamespace(stdout=f"{command[-1]}:\n  Candidate: {'1.0' if known else '(none)'}\n")
        assert "--print-uris" in command
        uris = [f"'http://mirror/{name}.deb' {name}.deb 1500000 SHA256:0" for name in self.packages]
        return SimpleNamespace(stdout="\n".join(uris))

    def run_logged(
        self, command: list[str], *, heard: Callable[[str], str | None] | None = None, **_: object
    ) -> bool:
        self.commands.append(command)
        if "update" in command:
            self.packages |= self.packages_after_update
        if heard is not None and "--no-install-recommends" in command:
            self.progress = [str(heard(line)) for line in APT_TELLS]
        return self.failing not in command

    def installed(self) -> list[str]:
        """The system packages asked for, of the last time."""
        command = next(
            command for command in reversed(self.commands) if "install" in command and "apt-get" in command
        )
        return command[command.index("--no-install-recommends") + 1 :]

    def names(self) -> list[str]:
        """The commands without their arguments."""
        kinds = ("-v", "update", "venv", "pip", "install", "compileall")
        return [next(kind for kind in kinds if kind in command) for command in self.commands]


@pytest.fixture
def machine(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Played:
    spec = importlib.util.spec_from_file_location("machine", root / "packaging" / "machine.py")
    assert spec is not None
    assert spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    spec.loader.exec_module(setup)
    played = Played(setup)
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    replaced = {
        "ROOT": tmp_path,
        "VENV": tmp_path / ".venv",
        "STAMP": tmp_path / ".venv" / "ready",
        "LOG": tmp_path / ".venv" / "set-up.log",
        "subprocess": SimpleNamespace(run=played.run),
        "sys": SimpleNamespace(**{**vars(sys), "platform": "linux"}),
        "shutil": SimpleNamespace(which=lambda program: f"/usr/bin/{program}", rmtree=shutil.rmtree),
        "_loads": lambda library: library not in played.missing,
    }
    for name, value in replaced.items():
        monkeypatch.setattr(setup, name, value)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(
        setup.SetUpLog, "run", lambda _log, command, **more: played.run_logged(command, **more)
    )
    return played


def test_a_machine_that_has_all_libraries_gets_only_the_environment(machine: Played) -> None:
    machine.setup.prepare(screen=True)
    assert machine.names() == ["venv", "pip", "compileall"]


def test_the_second_start_installs_nothing(machine: Played) -> None:
    machine.setup.prepare(screen=True)
    machine.commands.clear()
    machine.setup.prepare(screen=True)
    assert machine.commands == []


def test_the_tests_are_added_to_an_environment_that_runs_the_program(machine: Played) -> None:
    machine.setup.prepare(screen=True)
    machine.commands.clear()
    kept = machine.setup.VENV / "kept"
    kept.touch()
    machine.setup.prepare(extras="[test]", screen=False)
    assert machine.names() == ["venv", "pip", "compileall"]
    assert kept.is_file()
    machine.commands.clear()
    machine.setup.prepare(screen=True)
    assert machine.commands == []


def test_changed_dependencies_are_installed(machine: Played, capsys: pytest.CaptureFixture[str]) -> None:
    machine.setup.prepare(screen=True)
    assert ", about 93 MB, once." in capsys.readouterr().out
    machine.commands.clear()
    (machine.setup.ROOT / "pyproject.toml").write_text("[project]\ndependencies = []\n", encoding="utf-8")
    machine.setup.prepare(screen=True)
    assert machine.names() == ["venv", "pip", "compileall"]
    assert ", what is new of them." in capsys.readouterr().out


def test_another_python_gets_a_new_environment(machine: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.setup.prepare(screen=True)
    left = machine.setup.VENV / "left"
    left.touch()
    monkeypatch.setattr(machine.setup.sys, "version", "3.99.0")
    machine.setup.prepare(screen=True)
    assert not left.exists()


def test_an_environment_is_never_removed_from_under_the_python_that_runs_in_it(
    machine: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = machine.setup.VENV / "kept"
    kept.parent.mkdir()
    kept.touch()
    monkeypatch.setattr(machine.setup.sys, "prefix", str(machine.setup.VENV))
    machine.setup.prepare(screen=True)
    assert kept.exists()


def test_what_failed_is_tried_again_the_next_time(machine: Played) -> None:
    machine.failing = "pip"
    with pytest.raises(SystemExit, match="could not be installed"):
        machine.setup.prepare(screen=True)
    machine.failing = ""
    machine.commands.clear()
    machine.setup.prepare(screen=True)
    assert machine.names() == ["venv", "pip", "compileall"]


@pytest.mark.parametrize("name", ["libglib2.0-0", "libglib2.0-0t64"])
def test_a_package_is_taken_by_the_name_it_has_here(machine: Played, name: str) -> None:
    machine.missing = {"libglib-2.0.so.0", "libgthread-2.0.so.0"}
    machine.packages = {name}
    machine.setup.prepare(screen=True)
    assert machine.installed() == [name]
    assert "update" not in machine.names()


def test_libraries_for_a_screen_are_not_needed_without_one(machine: Played) -> None:
    machine.missing = {"libxcb-cursor.so.0"}
    machine.setup.prepare(extras="[test]", screen=False)
    assert machine.names() == ["venv", "pip", "compileall"]


def test_tests_that_act_as_people_get_a_screen_hands_and_phones(
    machine: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.missing = {"libxcb-cursor.so.0", "libXtst.so.6"}
    machine.packages = {"libxcb-cursor0", "libxtst6", "xvfb", "chromium", "webkit2gtk-driver"}
    everything_else = {"apt-get": "/usr/bin/apt-get"}
    monkeypatch.setattr(machine.setup.shutil, "which", everything_else.get)
    machine.setup.prepare(extras="[test]", screen=False, hands=True)
    assert machine.installed() == ["libxcb-cursor0", "libxtst6", "xvfb", "chromium", "webkit2gtk-driver"]


def test_a_machine_made_ready_for_older_tests_gets_what_the_new_ones_need(
    machine: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    browsers = machine.setup.BROWSERS
    monkeypatch.setattr(machine.setup, "BROWSERS", ())
    machine.setup.prepare(screen=False, hands=True)
    monkeypatch.setattr(machine.setup, "BROWSERS", browsers)
    machine.packages = {"chromium"}
    found = {program: f"/usr/bin/{program}" for program in ("apt-get", "Xvfb", "WebKitWebDriver")}
    monkeypatch.setattr(machine.setup.shutil, "which", found.get)
    machine.setup.prepare(screen=False, hands=True)
    assert machine.installed() == ["chromium"]


def test_a_browser_without_a_package_is_left_out(machine: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ubuntu has no package chromium."""
    machine.packages = {"xvfb", "webkit2gtk-driver"}
    monkeypatch.setattr(machine.setup.shutil, "which", {"apt-get": "/usr/bin/apt-get"}.get)
    machine.setup.prepare(screen=False, hands=True)
    assert machine.installed() == ["xvfb", "webkit2gtk-driver"]
    monkeypatch.setattr(machine.setup.shutil, "which", {"WebKitWebDriver": "/usr/bin/WebKitWebDriver"}.get)
    assert [browser.name for browser in machine.setup.missing_browsers()] == ["Chromium"]


def test_a_browser_without_a_package_asks_nobody_for_a_password(
    machine: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    found = {name: f"/usr/bin/{name}" for name in ("apt-get", "sudo", "Xvfb", "WebKitWebDriver")}
    monkeypatch.setattr(machine.setup.shutil, "which", found.get)
    machine.failing = "-v"
    machine.setup.prepare(screen=False, hands=True)
    assert machine.names() == ["venv", "pip", "compileall"]


@pytest.mark.parametrize("program", ["chromium", "chromium-browser", "google-chrome"])
def test_any_kind_of_chromium_will_do(machine: Played, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    found = {name: f"/usr/bin/{name}" for name in ("apt-get", "Xvfb", "WebKitWebDriver", program)}
    monkeypatch.setattr(machine.setup.shutil, "which", found.get)
    machine.setup.prepare(screen=False, hands=True)
    assert machine.names() == ["venv", "pip", "compileall"]
    assert machine.setup.missing_browsers() == []


def test_webkit_is_installed_by_the_name_that_it_has_here(
    machine: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.packages = {"webkitgtk-webdriver"}
    found = {name: f"/usr/bin/{name}" for name in ("apt-get", "Xvfb", "chromium")}
    monkeypatch.setattr(machine.setup.shutil, "which", found.get)
    machine.setup.prepare(screen=False, hands=True)
    assert machine.installed() == ["webkitgtk-webdriver"]


def test_names_of_packages_go_into_the_log_alone(machine: Played, capsys: pytest.CaptureFixture[str]) -> None:
    machine.missing = {"libEGL.so.1"}
    machine.packages = {"libegl1"}
    machine.setup.prepare(screen=True)
    assert "libEGL" not in capsys.readouterr().out
    assert "libEGL.so.1" in machine.setup.LOG.read_text(encoding="utf-8")


def test_an_unknown_package_is_looked_for_in_fresh_lists(machine: Played) -> None:
    machine.missing = {"libEGL.so.1"}
    machine.packages_after_update = {"libegl1"}
    machine.setup.prepare(screen=True)
    assert machine.names() == ["update", "install", "venv", "pip", "compileall"]


def test_a_package_that_nobody_has_is_named(machine: Played) -> None:
    machine.missing = {"libEGL.so.1"}
    with pytest.raises(SystemExit, match="libegl1"):
        machine.setup.prepare(screen=True)


def test_a_python_without_venv_gets_it(machine: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = SimpleNamespace(util=SimpleNamespace(find_spec=lambda _: None))
    monkeypatch.setattr(machine.setup, "importlib", bare)
    machine.packages = {"python3-venv"}
    machine.setup.prepare(screen=True)
    assert machine.installed() == ["python3-venv"]


def test_a_user_is_root_through_sudo(machine: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    machine.missing = {"libEGL.so.1"}
    machine.packages = {"libegl1"}
    machine.setup.prepare(screen=True)
    install = next(command for command in machine.commands if "install" in command)
    assert install[0] == "sudo"


def test_it_is_told_how_much_of_how_much_is_there(
    machine: Played, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.missing = {"libEGL.so.1"}
    machine.packages = {"libegl1", "libglvnd0"}
    machine.setup.prepare(screen=True)
    assert "2 packages of the system, 3 MB to fetch" in capsys.readouterr().out
    assert machine.progress == ["  2 of 3 MB fetched", "  33 % installed", "None"]


@pytest.mark.parametrize("sudo", ["missing", "not allowed"])
@pytest.mark.parametrize("known", [True, False])
def test_whoever_may_not_install_packages_gets_the_line_to_paste(
    machine: Played, monkeypatch: pytest.MonkeyPatch, sudo: str, known: bool
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    if sudo == "missing":
        monkeypatch.setattr(
            machine.setup.shutil, "which", lambda program: None if program == "sudo" else program
        )
    else:
        machine.failing = "-v"
    machine.missing = {"libEGL.so.1", "libGL.so.1"}
    machine.packages = {"libegl1", "libgl1"} if known else set()
    line = "apt-get update && apt-get install --no-install-recommends libegl1 libgl1\n"
    with pytest.raises(SystemExit, match=line):
        machine.setup.prepare(screen=True)


def test_a_system_without_apt_is_told_what_is_missing(
    machine: Played, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(machine.setup.shutil, "which", lambda _: None)
    machine.missing = {"libEGL.so.1"}
    machine.setup.prepare(screen=True)
    assert "libEGL.so.1" in capsys.readouterr().out
    assert machine.names() == ["venv", "pip", "compileall"]
