"""Questions go to a process of its own, and are answered or given up, whatever becomes of it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from shgui.bots.seats.bot_process import (
    ANSWER_TIMEOUT,
    MOST_FAILURES,
    BotProcess,
    ThinkingResult,
    build_bot_command,
)
from shgui.bots.thinking.bot_messages import QuestionKind
from shgui.bots.thinking.thinker import Thinker
from tests.bots.seats.asked import situation

SITUATION = situation()
RIGHT = ThinkingResult(Thinker(5).decide(SITUATION))
GIVEN_UP = ThinkingResult(None, failed=True)

Make = Callable[..., BotProcess]


class Heard:
    """The results of questions."""

    def __init__(self) -> None:
        self.thoughts: list[ThinkingResult] = []


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    made: list[BotProcess] = []

    def make(command: tuple[str, ...] = build_bot_command(), patience: int = ANSWER_TIMEOUT) -> BotProcess:
        made.append(BotProcess(command, patience=patience))
        made[-1].begin()
        return made[-1]

    yield make
    for thoughts in made:
        thoughts.rest()
        thoughts.deleteLater()


def ask(thoughts: BotProcess, heard: Heard, kind: QuestionKind = QuestionKind.DECIDE) -> None:
    thoughts.ask(kind, SITUATION, None, heard.thoughts.append)


def answered(qtbot: QtBot, heard: Heard, number: int = 1) -> None:
    qtbot.waitUntil(lambda: len(heard.thoughts) == number)


def nobody(thought: ThinkingResult) -> None:
    raise AssertionError(thought)


def talker(text: str) -> tuple[str, ...]:
    """A program that reads lines, and says this to each of them."""
    return sys.executable, "-I", "-S", "-c", text


def runs(process: int) -> bool:
    """Return whether a process runs; a zombie doesn't."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_answers_come_in_the_order_of_the_questions(make: Make, heard: Heard, qtbot: QtBot) -> None:
    thoughts = make()
    ask(thoughts, heard)
    ask(thoughts, heard, QuestionKind.COMMENT)
    ask(thoughts, heard)
    assert heard.thoughts == []
    answered(qtbot, heard, 3)
    assert heard.thoughts == [RIGHT, ThinkingResult(Thinker(5).choose_comment(SITUATION)), RIGHT]


def test_one_that_is_killed_is_replaced_and_asked_again(make: Make, heard: Heard, qtbot: QtBot) -> None:
    thoughts = make()
    ask(thoughts, heard)
    first = thoughts.process_id
    assert first is not None
    os.kill(first, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    answered(qtbot, heard)
    assert heard.thoughts == [RIGHT]
    assert thoughts.process_id != first


@pytest.mark.parametrize(
    "command",
    [
        ("/no/such/program",),
        talker("import sys; sys.exit(1)"),
        talker("import sys; sys.stdin.readline()"),
        talker("import sys; sys.stdin.readline(); print('{}', flush=True); sys.stdin.read()"),
        talker("import sys; sys.stdin.readline(); print('no' * 9999, flush=True); sys.stdin.read()"),
    ],
    ids=["missing", "ends", "ends when asked", "says nothing", "talks nonsense"],
)
def test_after_some_failures_a_question_is_given_up(
    make: Make, heard: Heard, qtbot: QtBot, command: tuple[str, ...]
) -> None:
    thoughts = make(command)
    ask(thoughts, heard)
    ask(thoughts, heard)
    answered(qtbot, heard, 2)
    assert heard.thoughts == [GIVEN_UP, GIVEN_UP]


def test_a_process_that_only_listens_is_given_up(make: Make, heard: Heard, qtbot: QtBot) -> None:
    thoughts = make(talker("import sys; sys.stdin.read()"), patience=1)
    ask(thoughts, heard)
    answered(qtbot, heard)
    assert heard.thoughts == [GIVEN_UP]


def test_a_question_that_cant_be_answered_is_asked_some_times_and_given_up(
    make: Make, heard: Heard, qtbot: QtBot
) -> None:
    thoughts = make()
    public = replace(SITUATION, view=replace(SITUATION.view, seat=None, role=None))
    thoughts.ask(QuestionKind.DECIDE, public, None, heard.thoughts.append)
    answered(qtbot, heard)
    assert heard.thoughts == [GIVEN_UP]
    ask(thoughts, heard)
    answered(qtbot, heard, 2)
    assert heard.thoughts[1] == RIGHT
    assert MOST_FAILURES > 1


def test_another_game_hears_nothing_of_the_one_before(make: Make, heard: Heard, qtbot: QtBot) -> None:
    thoughts = make()
    thoughts.ask(QuestionKind.DECIDE, SITUATION, None, nobody)
    thoughts.begin()
    ask(thoughts, heard)
    answered(qtbot, heard)
    assert heard.thoughts == [RIGHT]


def test_what_nobody_waits_for_is_answered_to_nobody(make: Make, heard: Heard, qtbot: QtBot) -> None:
    thoughts = make()
    forget = [thoughts.ask(QuestionKind.DECIDE, SITUATION, None, nobody) for _ in range(2)]
    for each in forget:
        each()
    ask(thoughts, heard)
    answered(qtbot, heard)
    assert heard.thoughts == [RIGHT]


def test_whoever_rests_has_no_process(make: Make, heard: Heard) -> None:
    thoughts = make()
    thoughts.ask(QuestionKind.DECIDE, SITUATION, None, nobody)
    process = thoughts.process_id
    assert process is not None
    thoughts.rest()
    assert thoughts.process_id is None
    assert not runs(process)


def test_whoever_thinks_ends_when_the_program_is_killed(qtbot: QtBot, root: Path) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-m", "tests.bots.seats.killed"], cwd=root, stdout=subprocess.PIPE, text=True
    )
    with parent:
        assert parent.stdout is not None
        thinker = int(parent.stdout.readline())
        assert runs(thinker)
        parent.kill()
    qtbot.waitUntil(lambda: not runs(thinker))


def test_the_program_itself_is_asked_where_there_is_no_python() -> None:
    assert build_bot_command("/opt/shgui/shgui", frozen=True) == ("/opt/shgui/shgui", "bots")
    launcher = r"C:\Program Files\Secret Hitler\shgui.exe"
    assert build_bot_command(launcher, frozen=False) == (launcher, "bots")
    for python in ("/usr/bin/python3.11", r"C:\Python\pythonw.exe", "/venv/bin/python"):
        assert build_bot_command(python, frozen=False)[:3] == (python, "-I", "-S")


def test_what_is_installed_beside_the_package_hides_no_module_of_python(tmp_path: Path) -> None:
    (tmp_path / "shgui").mkdir()
    (tmp_path / "shgui" / "__init__.py").touch()
    (tmp_path / "shgui" / "cli.py").write_text("import json\ndef main(_): print(json.dumps(1))\n")
    (tmp_path / "json.py").write_text("def dumps(_): return 'another'\n")
    *command, _ = build_bot_command(sys.executable, frozen=False)
    told = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "1"
