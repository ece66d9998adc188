"""The debug log of the window, its settings, its voice, and of Qt."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal, qWarning
from PySide6.QtWidgets import QApplication

from shgui.app import Program
from shgui.debugging import ROOT, DebugLog, DebugLogHandler
from shgui.storage.user_folders import UserFolders
from shgui.ui import widget_names as names
from shgui.ui.settings.settings import SchemeChoice
from shgui.ui.shell.debug_log import QtLog
from tests.ui.evening_players import Players
from tests.ui.programs import FIVE, QUIET, Started

pytestmark = pytest.mark.qt_log_ignore(QUIET)


class SomeVoice(QObject):
    said = Signal(str, str)


@pytest.fixture
def log() -> DebugLog:
    return DebugLog()


@pytest.fixture
def written(log: DebugLog) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    logger, lines = logging.getLogger(ROOT), DebugLogHandler(stream, log)
    logger.addHandler(lines)
    logger.setLevel(logging.DEBUG)
    yield stream
    logger.removeHandler(lines)
    logger.setLevel(logging.NOTSET)


def told(written: io.StringIO) -> list[str]:
    lines = [" ".join(line.split()[1:]) for line in written.getvalue().splitlines()]
    written.seek(written.truncate(0))
    return lines


@pytest.fixture
def started(qapp: QApplication, folders: UserFolders) -> Iterator[Started]:
    running = Started(qapp, folders, "en")
    yield running
    running.close()


def test_pages_and_games_are_told_as_they_come(started: Started, log: DebugLog, written: io.StringIO) -> None:
    started.program.start_logging(log)
    told(written)
    started.new_table(*FIVE)
    game = f"game={started.table.game[:8]}"
    assert told(written) == [
        "page new_table",
        f"table {game} deal=1 players=5 edition=official voting=hands lines=0",
        "table nothing is dealt",
        "page fingerprint",
    ]
    started.write(names.FINGERPRINT_WORD, "rhubarb")
    started.click(names.FINGERPRINT_GO_ON)
    lines = told(written)
    assert lines[0] == "table GameBegan players=5 edition=official"
    assert lines[-1] == "page hand_over"
    assert "rhubarb" not in "".join(lines)


def test_what_is_wrong_with_the_saved_games_is_told_by_its_code(
    qapp: QApplication, folders: UserFolders, log: DebugLog, written: io.StringIO
) -> None:
    folders.journal.parent.mkdir(parents=True)
    folders.journal.write_bytes(b"somebody's letters" * 100)
    program = Program(qapp, folders, "en")
    program.start_logging(log)
    program.open()
    lines = told(written)
    program.window.close()
    assert lines[-2:] == ["page home", "notice JournalError foreign_file"]


def test_settings_are_told_by_name_and_a_folder_by_its_name_alone(
    started: Started, log: DebugLog, written: io.StringIO
) -> None:
    started.program.start_logging(log)
    told(written)
    started.program.preferences.change(language="pl", volume=30, data_folder="/private")
    assert told(written) == [
        "looks language=pl",
        "settings language=pl",
        "settings volume=30",
        "settings data_folder",
    ]
    started.program.preferences.change(scheme=SchemeChoice.DARK)
    looks, setting = told(written)
    assert looks.startswith("looks scheme=dark ")
    assert setting == "settings scheme=dark"


def test_spoken_lines_are_told_by_their_code(started: Started, log: DebugLog, written: io.StringIO) -> None:
    from shgui.ui.shell.debug_log import WindowLog

    voice = SomeVoice()
    shared = started.program.voice
    _log = WindowLog(log, started.program.window, shared)
    shared.made.emit(voice)
    voice.said.emit("all-close", "pl")
    log.pause()
    voice.said.emit("all-close", "it")
    assert told(written) == ["voice all-close pl"]


def test_qt_is_heard_but_not_of_the_users_folder_nor_in_somebodys_hands(
    qapp: QApplication, log: DebugLog, written: io.StringIO, tmp_path: Path
) -> None:
    qt = QtLog(log, str(tmp_path))
    qWarning(f"no {tmp_path}/journal\x1b[2J")
    log.pause()
    qWarning("role-hitler.svg")
    qt.stop()
    assert told(written) == ["qt warning: no ~/journal\\x1b[2J"]


def test_a_whole_game_at_the_whole_program_is_told_without_a_name_a_role_or_the_seed(
    qapp: QApplication, folders: UserFolders, log: DebugLog, written: io.StringIO
) -> None:
    players = Players(qapp, folders, seed=1)
    players.program.start_logging(log)
    players.sit_down(5)
    players.play_on()
    players.click(names.END_REVIEW)
    record = players.table.record()
    players.close()
    lines = told(written)
    assert record is not None
    assert record.seed is not None
    assert {"page hand_over", "page table", "page end", "page review"} <= set(lines)
    assert any(line.startswith("table VotesRevealed") for line in lines)
    assert sum(line.startswith("table GameEnded") for line in lines) == 1
    text = "\n".join(line.partition("outcome=")[0] for line in lines).lower()
    secrets = [*record.names, "hitler", "fascist", "liberal", record.seed.hex()[:8]]
    assert [secret for secret in secrets if secret.lower() in text] == []
