from __future__ import annotations

import gc
import json
import subprocess
import sys
from pathlib import Path

import pytest

from shgui import __version__, cli
from shgui.engine.record import VERSION

POLISH = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: pl\\n"

msgid "Unknown command: {command}"
msgstr "Nieznane polecenie: {command}"

msgid "Commands"
msgstr "Polecenia"
"""


@pytest.fixture
def polish(locales_elsewhere: Path) -> None:
    """A tree whose only catalogue is Polish."""
    catalogue = locales_elsewhere / "pl" / "LC_MESSAGES" / "shgui.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text(POLISH, encoding="utf-8")


def test_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"shgui {__version__}\n"


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_names_the_commands_for_users(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([option]) == 0
    out = capsys.readouterr().out
    assert "shgui referee" in out
    assert "--lang" in out
    assert "self-test" not in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--langauge"], "Unknown option: --langauge"),
        (["--version", "-x"], "Unknown option: -x"),
        (["referree"], "Unknown command: referree"),
        (["--", "--version"], "Unknown command: --version"),
        (["referee", "now"], "Write the command like this: shgui referee"),
        (["--lang"], "The option --lang needs a language after it."),
        (["--lang="], "The option --lang needs a language after it."),
    ],
)
def test_what_makes_no_sense_is_said_and_ends_with_two(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"shgui: {complaint}\nAll commands and options: shgui --help\n"


@pytest.mark.usefixtures("polish")
def test_an_unknown_language_is_answered_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "eo"]) == 2
    assert "No such language: eo. Available: en, pl\n" in capsys.readouterr().err


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize("code", ["pl", "pl_PL", "pl-PL", "pl_PL.UTF-8", "pl_PL@euro"])
def test_help_speaks_the_language_asked_for(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help", f"--lang={code}"]) == 0
    assert capsys.readouterr().out.startswith("Polecenia:")


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize(
    ("environment", "in_polish"),
    [
        ({"LANG": "pl_PL.UTF-8"}, True),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "eo:pl"}, True),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "en:pl"}, False),
        ({"LANG": "eo"}, False),
    ],
)
def test_complaints_speak_the_language_of_the_system(
    environment: dict[str, str],
    in_polish: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cli.main(["x"]) == 2
    assert ("Nieznane polecenie: x" in capsys.readouterr().err) is in_polish


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game's record, as the program exports it."""
    path = tmp_path / "game.json"
    path.write_bytes((Path(__file__).parent / "engine" / "record_v2.json").read_bytes())
    return path


def noted(game: Path) -> tuple[list[str], list[str]]:
    """Return the digits that a table writes down: fingerprint and final fingerprint."""
    record = json.loads(game.read_bytes())
    fingerprint, end = (
        [record[seal][place : place + 4] for place in range(0, 32, 4)] for seal in ("commitment", "end")
    )
    return fingerprint, end


def test_a_file_alone_agrees_with_itself_and_no_more(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(game)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert "compared with nothing" in last
    assert "roven" not in last


def test_a_game_is_compared_with_what_was_written_down(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fingerprint, end = noted(game)
    ways = (
        ["verify", str(game), "--fingerprint", " ".join(fingerprint), "--end", " ".join(end)],
        ["verify", f"--fingerprint={'-'.join(fingerprint)}", f"--end={''.join(end).upper()}", str(game)],
        ["verify", "--fingerprint", *fingerprint, "--end", *end, str(game)],
    )
    for arguments in ways:
        assert cli.main(arguments) == 0
        assert "No one chose the deal" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("option", ["--fingerprint", "--end"])
def test_another_game_than_the_one_written_down_does_not_verify(
    option: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", str(game), option, "0" * 32]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "This record proves nothing about the game."


@pytest.mark.parametrize("digits", ["", "0123", "x" * 32])
def test_what_is_no_fingerprint_is_said_to_be_none(
    digits: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", str(game), "--fingerprint", digits]) == 2
    assert "At least 32" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["referee"], []])
def test_only_verify_compares(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*arguments, "--end", "0" * 32]) == 2
    assert "--end" in capsys.readouterr().err


def test_an_altered_game_does_not_verify(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(game.read_bytes())
    record["ending"]["roles"].reverse()
    game.write_text(json.dumps(record), encoding="utf-8")
    assert cli.main(["verify", str(game)]) == 1
    assert "proves nothing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[1]", "This file is not the record of a game."),
        (b'{"format": "secret-hitler-game", "version": 1}', "it is damaged or was altered"),
        (bytes(10**6), "too large to be the record of a game"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(
    content: bytes, said: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_bytes(content)
    assert cli.main(["verify", str(game)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


def test_nothing_of_a_record_reaches_the_terminal_unchecked(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(game.read_bytes())
    record["commitment"] = "0" * 64 + "\x1b[1A\rThe game was fair.\n"
    game.write_text(json.dumps(record), encoding="utf-8")
    assert cli.main(["verify", str(game)]) == 2
    captured = capsys.readouterr()
    assert "fair" not in captured.out + captured.err


@pytest.mark.parametrize(
    "arguments",
    [["verify", "\x1b[2J\u202e.shgui"], ["\x1b[2J\u202e"], ["--\x1b[2J\u202e"], ["--lang", "\x1b[2J\u202e"]],
    ids=lambda arguments: arguments[0].partition("-")[0],
)
def test_no_argument_takes_hold_of_the_terminal(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    told = capsys.readouterr().err
    assert "\\x1b[2J\\u202e" in told
    assert not {"\x1b", "\u202e"} & set(told)


def test_a_record_of_a_newer_program_is_named_as_such(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(game.read_bytes())
    game.write_text(json.dumps({**record, "version": VERSION + 1}), encoding="utf-8")
    assert cli.main(["verify", str(game)]) == 2
    assert "newer version" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_named(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", str(tmp_path / name)]) == 2
    assert str(tmp_path / name) in capsys.readouterr().err


def test_control_c_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli.COMMANDS, "referee", cli.Command(interrupted))
    assert cli.main(["referee"]) == 130
    assert capsys.readouterr().err == ""


def test_a_missing_library_of_the_window_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    assert cli.main([]) == 1
    assert "PySide6.QtWidgets" in capsys.readouterr().err


def test_a_file_is_opened_in_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import shgui.app

    opened: list[tuple[str | None, Path | None]] = []

    def run(language: str | None, record: Path | None, _log: object) -> int:
        opened.append((language, record))
        return 0

    monkeypatch.setattr(shgui.app, "run", run)
    path = tmp_path / "evening.shgui"
    path.touch()
    assert cli.main([str(path), "--lang", "pl"]) == 0
    assert cli.main([]) == 0
    assert opened == [("pl", path), (None, None)]


@pytest.mark.parametrize("word", ["missing.shgui", "no/such/file", "."])
def test_what_is_named_as_files_are_is_for_the_window_to_tell_of(
    word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[Path | None] = []

    def run(_language: str | None, record: Path | None, _log: object) -> int:
        opened.append(record)
        return 0

    monkeypatch.setattr("shgui.app.run", run)
    assert cli.main([word]) == 0
    assert opened == [Path(word)]
    assert cli.main([word, "more"]) == 2
    assert "shgui FILE" in capsys.readouterr().err


def test_only_the_window_has_a_log(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    logs: list[object] = []

    def run(_language: str | None, _record: Path | None, log: object) -> int:
        logs.append(log)
        return 0

    monkeypatch.setattr("shgui.app.run", run)
    monkeypatch.setattr("shgui.debugging.begin_log", lambda _stream: "a log")
    assert cli.main([]) == 0
    assert cli.main(["--debug"]) == 0
    assert logs == [None, "a log"]
    assert cli.main(["referee", "--debug"]) == 2
    assert "Unknown option: --debug" in capsys.readouterr().err


def test_letters_that_the_terminal_lacks_do_not_stop_the_program(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "shgui", "ж"], cwd=root, env={"PYTHONIOENCODING": "ascii"}, capture_output=True
    )
    assert done.returncode == 2
    assert b"Unknown command: \\u0436" in done.stderr


def test_the_referee_loads_little_besides_the_rules_and_so_starts_at_once(root: Path) -> None:
    program = "import sys\nfrom shgui.cli import main\nmain(['referee'])\nprint(*sys.modules)\n"
    # -S: without what an environment loads for itself.
    done = subprocess.run(
        [sys.executable, "-S", "-c", program],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    rooms = {name.split(".")[1] for name in done.stdout.split() if name.startswith("shgui.")}
    assert rooms <= {"cli", "no_dumps", "streams", "checked", "engine", "referee"}
    # All that is loaded of Python, a little more or less in each version. One of its large parts (asyncio,
    # unittest, http) would bring fifty more.
    assert len([name for name in done.stdout.split() if not name.startswith("shgui")]) < 150


def test_garbage_is_looked_for_again_when_the_window_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    while_open: list[bool] = []

    def run(_language: str | None, _record: Path | None, _log: object) -> int:
        while_open.append(gc.isenabled())
        return 0

    monkeypatch.setattr("shgui.app.run", run)
    assert cli.main([]) == 0
    assert (while_open, gc.isenabled()) == ([False], True)
