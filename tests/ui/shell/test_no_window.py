"""A system without a window: one sentence in the user's language, and exit code 1."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from linux.requirements import LIBRARIES

from shgui.ui.shell import missing_libraries, window_problems
from shgui.ui.shell.missing_libraries import describe_import_error, get_debian_package
from shgui.ui.shell.window_problems import describe_window_problem
from shgui.words.catalogue import Catalogue

_OURS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_CURRENT_DESKTOP", "XDG_CONFIG_HOME", "APPDATA")


def set_load_error(monkeypatch: pytest.MonkeyPatch, load_error: Callable[[str], str | None]) -> None:
    for module in (missing_libraries, window_problems):
        monkeypatch.setattr(module, "find_load_error", load_error)


def started(home: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in _OURS}
    env |= {"HOME": str(home), **environment}
    command = [sys.executable, "-m", "shgui", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)


if sys.platform == "linux":

    @pytest.mark.lengthy(daily=2)
    @pytest.mark.parametrize(
        ("environment", "said"),
        [
            ({}, "There is no screen here for the window. Start the program from a desktop."),
            ({"LANG": "nb_NO.UTF-8"}, "Her finnes ingen skjerm til vinduet."),
            ({"DISPLAY": ":59999"}, ":59999"),
            ({"DISPLAY": ":\x1b[31m"}, ":\\x1b[31m"),
            ({"DISPLAY": ":59999", "QT_QPA_PLATFORM": "nonsense"}, "QT_QPA_PLATFORM is set to nonsense"),
        ],
    )
    def test_one_sentence_is_said_and_the_code_is_one(
        environment: dict[str, str], said: str, tmp_path: Path
    ) -> None:
        done = started(tmp_path, **environment)
        assert (done.returncode, done.stdout) == (1, "")
        (line,) = done.stderr.splitlines()
        assert line.startswith("shgui: ")
        # A system without a desktop may lack what reaches any screen.
        assert said in line or ("DISPLAY" in environment and "sudo apt install" in line)

    def test_the_language_of_the_settings_counts(tmp_path: Path) -> None:
        settings = tmp_path / ".config" / "shgui" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"language": "it"}), encoding="utf-8")
        assert "schermo" in started(tmp_path).stderr
        assert "tela" in started(tmp_path, "--lang", "pt_BR").stderr

    @pytest.mark.lengthy(daily=1)
    @pytest.mark.parametrize(
        ("record", "said"),
        [
            ("missing.shgui", "There is no file missing.shgui."),
            (".", ". is a folder, not the record of a game."),
        ],
    )
    def test_a_record_that_cannot_be_opened_is_named_first(record: str, said: str, tmp_path: Path) -> None:
        done = started(tmp_path, record)
        assert (done.returncode, done.stderr) == (1, f"shgui: {said}\n")


def test_every_library_is_named_by_the_package_that_brings_it() -> None:
    known = {name: LIBRARIES[name] for name in missing_libraries._NEEDED if name in LIBRARIES}
    assert len(known) > 15
    assert {name for name, packages in known.items() if get_debian_package(name) not in packages} == set()


def test_libraries_that_are_missing_are_named_with_their_packages(
    monkeypatch: pytest.MonkeyPatch, english: Catalogue
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    gone = ("libxcb-nowhere.so.0", "libX99.so.6")
    monkeypatch.setattr(missing_libraries, "_NEEDED", gone)
    set_load_error(monkeypatch, lambda library: f"{library}: gone")
    command = "sudo apt install libxcb-nowhere0 libx99-6"
    assert describe_window_problem(english, {"DISPLAY": ":0"}, "").endswith(command)
    assert describe_import_error(english, "libX99.so.6: cannot open shared object file").endswith(command)
    assert describe_import_error(english, "No module named 'PySide6'").endswith("No module named 'PySide6'")


def test_a_plugin_that_loads_lacks_nothing_wherever_its_libraries_lie(
    monkeypatch: pytest.MonkeyPatch, english: Catalogue
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(missing_libraries, "_NEEDED", ("libxcb-nowhere.so.0",))
    set_load_error(monkeypatch, lambda _library: None)
    assert ":7" in describe_window_problem(english, {"DISPLAY": ":7"}, "")


def test_a_plugin_that_is_broken_otherwise_is_told_of_as_the_loader_does(
    monkeypatch: pytest.MonkeyPatch, english: Catalogue
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(missing_libraries, "_NEEDED", ())
    set_load_error(monkeypatch, lambda _library: "wrong ELF class")
    told = describe_window_problem(english, {"WAYLAND_DISPLAY": "wayland-0"}, "")
    assert told == "The window cannot be opened: wrong ELF class"


def test_other_systems_are_told_what_qt_says(monkeypatch: pytest.MonkeyPatch, english: Catalogue) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert (
        describe_window_problem(english, {}, "no\x07 reason") == "The window cannot be opened: no\\x07 reason"
    )
