from collections.abc import Sequence
from pathlib import Path

import pytest

from shgui.ui.shell.system_preferences import ask_program, is_desktop_motion_off


def silent(_command: Sequence[str]) -> str:
    return ""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.mark.parametrize(("answer", "still"), [("false\n", True), ("true\n", False), ("", False)])
def test_gnome_is_asked(tmp_path: Path, answer: str, still: bool) -> None:
    asked: list[Sequence[str]] = []

    def ask(command: Sequence[str]) -> str:
        asked.append(command)
        return answer

    assert is_desktop_motion_off({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}, tmp_path, ask) is still
    assert asked[0][0] == "gsettings"


@pytest.mark.parametrize(("factor", "still"), [("0", True), ("0.0", True), ("0.5", False), ("1", False)])
def test_kde_keeps_it_in_its_settings(tmp_path: Path, factor: str, still: bool) -> None:
    write(tmp_path / ".config" / "kdeglobals", f"[General]\nx=1\n[KDE]\nAnimationDurationFactor={factor}\n")
    assert is_desktop_motion_off({"XDG_CURRENT_DESKTOP": "KDE"}, tmp_path, silent) is still


def test_others_keep_it_where_gtk_does(tmp_path: Path) -> None:
    config = tmp_path / "elsewhere"
    write(config / "gtk-3.0" / "settings.ini", "[Settings]\ngtk-enable-animations=false\n")
    assert is_desktop_motion_off({"XDG_CONFIG_HOME": str(config)}, tmp_path, silent)


@pytest.mark.parametrize("text", ["", "nonsense", "[KDE]\n", "\x00\x01", "[KDE\nA=1"])
def test_odd_files_say_nothing(tmp_path: Path, text: str) -> None:
    write(tmp_path / ".config" / "kdeglobals", text)
    assert not is_desktop_motion_off({}, tmp_path, silent)


def test_nothing_said_is_nothing_wished(tmp_path: Path) -> None:
    assert not is_desktop_motion_off({}, tmp_path, silent)


def test_a_program_that_is_not_there_answers_nothing() -> None:
    assert ask_program(("no-such-program-anywhere",)) == ""
