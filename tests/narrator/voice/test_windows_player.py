"""Windows plays by commands: here to a Windows that only notes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from shgui.narrator.voice.player import CommandRefusedError, WindowsPlayer
from shgui.narrator.voice.samples import read_sound
from tests.narrator.voice.sounds import hum_file


class Windows:
    def __init__(self) -> None:
        self.commands: list[str] = []
        self.refuses = ""
        self.playing = True

    def __call__(self, command: str) -> str:
        self.commands.append(command)
        if self.refuses and command.startswith(self.refuses):
            raise CommandRefusedError(command)
        return ("playing" if self.playing else "stopped") if command.startswith("status") else ""

    @property
    def verbs(self) -> list[str]:
        return [command.partition(" ")[0] for command in self.commands]


@pytest.fixture
def windows() -> Windows:
    return Windows()


@pytest.fixture
def player(windows: Windows, qapp: object) -> Iterator[WindowsPlayer]:
    player = WindowsPlayer(windows)
    yield player
    player.stop()


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    return hum_file(tmp_path / "line.wav", 0.2, 0.5)


def test_a_sound_is_opened_played_and_closed(
    windows: Windows, player: WindowsPlayer, sound: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(player.ended):
        player.play(sound)
        assert windows.verbs == ["open", "play"]
        windows.playing = False
    assert windows.verbs[-2:] == ["status", "close"]


def test_the_sound_is_a_copy_at_the_volume_of_now(
    windows: Windows, player: WindowsPlayer, sound: Path
) -> None:
    player.set_volume(50)
    player.play(sound)
    copy = Path(windows.commands[0].split('"')[1])
    assert max(read_sound(copy).values) == pytest.approx(max(read_sound(sound).values) / 2, abs=2)


@pytest.mark.parametrize("verb", ["open", "play", "status"])
def test_what_windows_refuses_is_told(
    verb: str, windows: Windows, player: WindowsPlayer, sound: Path, qtbot: QtBot
) -> None:
    windows.refuses = verb
    with qtbot.waitSignal(player.failed):
        player.play(sound)


def test_a_file_that_is_no_sound_is_told(player: WindowsPlayer, sound: Path, qtbot: QtBot) -> None:
    sound.write_bytes(b"nothing to hear")
    with qtbot.waitSignal(player.failed):
        player.play(sound)


def test_stopping_closes_the_sound_and_reports_nothing(
    windows: Windows, player: WindowsPlayer, sound: Path, qtbot: QtBot
) -> None:
    windows.refuses = "close"
    with qtbot.assertNotEmitted(player.ended), qtbot.assertNotEmitted(player.failed):
        player.play(sound)
        player.stop()
        player.stop()
        QCoreApplication.processEvents()
    assert windows.verbs == ["open", "play", "close"]


def test_a_failure_that_nobody_waits_for_any_more_is_not_told(
    windows: Windows, player: WindowsPlayer, sound: Path, qtbot: QtBot
) -> None:
    windows.refuses = "open"
    with qtbot.assertNotEmitted(player.failed):
        player.play(sound)
        player.stop()
        QCoreApplication.processEvents()
