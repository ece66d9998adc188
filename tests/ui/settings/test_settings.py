import json
import os
import sys
from pathlib import Path

import pytest

from shgui.ui.settings.settings import (
    BotPace,
    MotionChoice,
    SchemeChoice,
    Settings,
    SettingsFile,
    WindowPlace,
)
from shgui.ui.theme.metrics import ViewingDistance
from shgui.ui.theme.palette import Scheme

CHOSEN = Settings(
    language="pl",
    scheme=SchemeChoice.DARK,
    text_percent=150,
    distance=ViewingDistance.TELEVISION,
    motion=MotionChoice.REDUCED,
    volume=0,
    muted=True,
    spoken_events=True,
    hold_to_see=False,
    clock_minutes=5,
    bot_pace=BotPace.SLOW,
    practice_name="Ana",
    practice_bots=9,
    practice_temper="easy",
    data_folder=str(Path.home().absolute()),
    place=WindowPlace(-10, 20, 1280, 720),
    maximised=True,
    full_screen=True,
    system_scheme=Scheme.CONTRAST,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "settings.json"


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def test_the_first_start_finds_defaults_and_writes_nothing(path: Path) -> None:
    assert SettingsFile(path).load() == (Settings(), True)
    assert not path.parent.exists()


def test_what_is_saved_comes_back(path: Path) -> None:
    assert SettingsFile(path).save(CHOSEN)
    assert SettingsFile(path).load() == (CHOSEN, True)


def test_the_language_of_the_system_is_never_written_down(path: Path) -> None:
    SettingsFile(path).save(Settings())
    assert json.loads(path.read_text())["language"] == "system"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[1]",
        b"{",
        b"\xff\xfe",
        b"null",
        b'{"language": ',
        b"[" * 50_000,
        b'{"language": ' * 4000,
        b"\0" * 100,
        b'{"volume": ' + b"9" * 5000 + b"}",
        b'{"muted": true}' + b" " * 100_000,
    ],
    ids=lambda content: repr(content[:20]),
)
def test_an_odd_file_means_defaults_and_is_said(path: Path, content: bytes) -> None:
    write(path, content)
    assert SettingsFile(path).load() == (Settings(), False)


@pytest.mark.parametrize(
    "odd",
    [
        {"scheme": "pink"},
        {"text_percent": 1000},
        {"text_percent": True},
        {"volume": "loud"},
        {"muted": 1},
        {"language": ""},
        {"place": [1, 2]},
        {"place": {"left": 0, "top": 0, "width": 5, "height": 500}},
        {"place": {"left": 0}},
        {"data_folder": "beside/me"},
        {"bot_pace": "hasty"},
        {"practice_name": 7},
        {"practice_bots": 3},
        {"practice_temper": "rude"},
        {"unheard_of": 1},
    ],
    ids=lambda odd: json.dumps(odd),
)
def test_one_odd_value_takes_nothing_else_with_it(path: Path, odd: dict[str, object]) -> None:
    write(path, json.dumps({"distance": "laptop"} | odd).encode())
    assert SettingsFile(path).load() == (Settings(distance=ViewingDistance.LAPTOP), False)


def test_a_file_that_cannot_be_read_is_not_a_crash(path: Path) -> None:
    path.mkdir(parents=True)
    assert SettingsFile(path).load() == (Settings(), False)


def test_a_place_that_cannot_be_written_is_not_a_crash(path: Path) -> None:
    path.parent.parent.mkdir(exist_ok=True)
    path.parent.write_text("a file where the folder should be")
    assert not SettingsFile(path).save(CHOSEN)


@pytest.mark.parametrize(
    "folder",
    ["/games\0", "/games\ud800", 5, [], {"a": {}}],
    ids=["nul", "surrogate", "number", "list", "object"],
)
def test_a_folder_that_no_system_could_have_is_odd(path: Path, folder: object) -> None:
    write(path, json.dumps({"data_folder": folder, "muted": True}).encode())
    assert SettingsFile(path).load() == (Settings(muted=True), False)


if sys.platform != "win32":

    @pytest.mark.parametrize("kind", ["pipe", "folder", "device", "nowhere"])
    def test_what_is_no_file_means_defaults_and_is_said_at_once(path: Path, kind: str) -> None:
        path.parent.mkdir()
        match kind:
            case "pipe":
                os.mkfifo(path)
            case "folder":
                path.mkdir()
            case "device":
                path.symlink_to("/dev/zero")
            case _:
                path.symlink_to(path.parent / "nowhere")
        assert SettingsFile(path).load() == (Settings(), False)


def test_changes_leave_the_rest() -> None:
    assert CHOSEN.with_changes(volume=40) == Settings.from_store({**CHOSEN.to_store(), "volume": 40})[0]


def test_where_nothing_is_kept_of_players_the_name_of_who_practised_is_not_either() -> None:
    assert Settings().with_changes(practice_name="Ana").practice_name == "Ana"
    assert Settings(practice_name="Ana").with_changes(keep_evenings=False).practice_name == ""
    assert Settings(keep_evenings=False).with_changes(practice_name="Ana").practice_name == ""
