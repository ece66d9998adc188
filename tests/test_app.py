"""The program as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shgui.ui.after_game.review_export import record_file
from shgui.ui.shell.pages import PageName
from tests.ui.ending.finished import fair_review

# Runs the program with something to happen as soon as its window is open.
STARTED = """
import sys
from PySide6.QtCore import QTimer
import shgui.app as app

def happen():
    {happens}

opens = app.Program.open
def open_and_wait(program, record):
    global running
    running = program
    opens(program, record)
    QTimer.singleShot(0, happen)

app.Program.open = open_and_wait
{before}
sys.exit(app.run({language!r}))
"""


def run(
    home: Path, happens: str, language: str | None = "en", before: str = ""
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "APPDATA", "LOCALAPPDATA"):
        env.pop(name, None)
    program = STARTED.format(happens=happens, language=language, before=before)
    return subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, timeout=60, check=False
    )


def noise(text: str) -> list[str]:
    return [line for line in text.splitlines() if "propagateSizeHints" not in line]


@pytest.mark.parametrize("language", [None, "en", "pl"])
def test_a_closed_window_ends_the_program_without_a_word(tmp_path: Path, language: str | None) -> None:
    done = run(tmp_path, "running.window.close()", language)
    assert (done.returncode, noise(done.stderr), done.stdout) == (0, [], "")


def test_the_first_page_starts_without_what_leads_a_game(tmp_path: Path) -> None:
    done = run(tmp_path, "running.complete()\n    print(*sys.modules)\n    running.window.close()")
    loaded = set(done.stdout.split())
    assert "shgui.ui.home.home_page" in loaded
    pages = {name for name in loaded if name.startswith("shgui.ui.") and name.endswith("_page")}
    assert pages == {"shgui.ui.home.home_page"}
    games = {
        "shgui.ui.game.game_session",
        "shgui.ui.game.game_outputs",
        "shgui.ui.printed.printed_controller",
    }
    kept = {
        "shgui.table.answers",
        "shgui.table.table",
        "shgui.storage.journal",
        "shgui.library.library",
        "shgui.engine.events",
        "shgui.engine.state",
        "sqlite3",
        "nacl",
    }
    network = {"shgui.phones", "PySide6.QtNetwork", "websockets", "segno"}
    assert loaded.isdisjoint(games | kept | network)


# Whether PySide has made the names of the namespace `Qt` when the window has been painted; and that one would
# see it.
LOOKS_FOR_NAMES = """
import enum
from PySide6 import QtCore
from shgui import services

def made():
    return any(kind.__qualname__ == "Qt.Key" for kind in enum.IntEnum.__subclasses__())

class Window(services.MainWindow):
    def event(self, event):
        done = super().event(event)
        if event.type() is QtCore.QEvent.Type.UpdateRequest:
            print(made(), bool(QtCore.Qt.Key.Key_A) and made())
            QtCore.QTimer.singleShot(0, self.close)
        return done

services.MainWindow = Window
"""


def test_the_first_picture_is_painted_without_a_name_of_the_namespace_qt(tmp_path: Path) -> None:
    """But on the very first start, which asks the system before anything is shown."""
    run(tmp_path, "running.window.close()")
    done = run(tmp_path, "pass", before=LOOKS_FOR_NAMES)
    assert (done.stdout.split("\n")[0], noise(done.stderr)) == ("False True", [])


def test_the_first_picture_is_painted_without_what_it_does_not_show(tmp_path: Path) -> None:
    painted = """
from shgui.ui.paint import poster
paints = poster.paint_poster
def paint_and_tell(*given):
    paints(*given)
    print(*sys.modules)
    running.window.close()
renderer.BACKDROPS[PosterDrawable] = paint_and_tell
"""
    before = f"from shgui.ui.paint import renderer\nfrom shgui.ui.paint.poster import PosterDrawable{painted}"
    loaded = set(run(tmp_path, "pass", before=before).stdout.split())
    assert "shgui.ui.home.home_page" in loaded
    afterwards = {
        "shgui.ui.home.earlier_games",
        "shgui.ui.home.home_actions",
        "shgui.ui.home.notice_sheet",
        "shgui.ui.home.notices",
        "shgui.ui.table.second_screen_switch",
        "shgui.ui.widgets.aside_page",
        "shgui.ui.shell.input_guard",
        "shgui.ui.shell.menus",
        "shgui.ui.shell.qt_translations",
        "shgui.ui.game.current_game",
        "shgui.ui.game.phone_session",
        "shgui.ui.game.bot_session",
        "shgui.ui.narrator.shared_voice",
        "shgui.ui.new_game.game_starter",
        "shgui.ui.saved_games.saved_games",
        "shgui.ui.widgets.poster_dialog",
    }
    assert loaded.isdisjoint(afterwards)


PORTABLE = """
from pathlib import Path
app.resources.portable_folder = lambda: Path({folder!r})
"""
PLAYS = """
    from shgui.table.options import default_options
    from shgui.table.seating import Player
    players = [Player(name, "en") for name in "Ana Ben Cy Dan Eve".split()]
    running.library_access.library.start(players, default_options("en"))
    running.preferences.change(muted=True)
    running.window.close()
"""


def files_of(home: Path) -> set[str]:
    return {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}


def test_a_portable_program_writes_beside_itself_and_nowhere_else(tmp_path: Path) -> None:
    stick, home = tmp_path / "stick" / "shgui-data", tmp_path / "home"
    stick.mkdir(parents=True)
    home.mkdir()
    done = run(home, PLAYS, before=PORTABLE.format(folder=str(stick)))
    assert (done.returncode, noise(done.stderr)) == (0, [])
    written = files_of(stick)
    assert {"games/journal.sqlite", "settings/settings.json"} <= written
    assert any(name.startswith("settings/keys") for name in written)
    assert not any("shgui" in name for name in files_of(home))


def test_a_portable_folder_on_an_absent_drive_is_said_in_words(tmp_path: Path) -> None:
    stick = tmp_path / "shgui-data"
    stick.symlink_to(tmp_path / "no such drive" / "folder")
    told = """
    from shgui.storage.journal_errors import JournalError
    try:
        running.library_access.library
        print("opened")
    except JournalError as trouble:
        print(trouble.problem)
    running.preferences.change(muted=True)
    running.window.close()
"""
    done = run(tmp_path, told, before=PORTABLE.format(folder=str(stick)))
    assert (done.returncode, done.stdout.split(), noise(done.stderr)) == (0, ["drive_absent"], [])


def test_a_crash_leaves_a_report_without_secrets(tmp_path: Path) -> None:
    done = run(tmp_path, "role = 'Ana is Hitler'; raise RuntimeError(role)")
    assert done.returncode == 1
    reports = list(tmp_path.rglob("crash.txt"))
    assert len(reports) == 1
    text = reports[0].read_text()
    assert "builtins.RuntimeError" in text
    for told in (text, done.stderr, done.stdout):
        assert "Ana" not in told
        assert "Hitler" not in told


def test_on_macos_a_double_clicked_record_opens_in_the_running_program(tmp_path: Path) -> None:
    record = tmp_path / "evening.shgui"
    record.write_bytes(record_file(fair_review().record))
    happens = "\n    ".join(
        (
            # The standard library looks for files of the system that it is on.
            f"sys.platform = {sys.platform!r}",
            "from PySide6.QtGui import QFileOpenEvent",
            "from PySide6.QtWidgets import QApplication",
            f"QApplication.sendEvent(QApplication.instance(), QFileOpenEvent({str(record)!r}))",
            "print(running.window.current)",
            "running.window.close()",
        )
    )
    done = run(tmp_path, happens, before="sys.platform = 'darwin'")
    assert (done.returncode, noise(done.stderr), done.stdout.strip()) == (0, [], PageName.REVIEW)


LISTENS = """
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

heard = []

class Listener(QObject):
    def eventFilter(self, watched, event):
        heard.append(watched.metaObject().className())
        return False

listener = Listener()

def listen():
    QApplication.instance().installEventFilter(listener)
    QTimer.singleShot(100, finish)

def finish():
    print("QAnimationTimer" in heard)
    running.window.close()
"""


def test_when_the_window_is_calm_nothing_that_qt_keeps_to_itself_is_heard(tmp_path: Path) -> None:
    done = run(tmp_path, "running.window.first_seen.connect(listen)", before=LISTENS)
    assert (done.returncode, noise(done.stderr), done.stdout.strip()) == (0, [], "False")
