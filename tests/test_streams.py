"""Readers of a command's output may stop at any time."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

PROGRAM = ("-m", "shgui")
RECORD = "tests/engine/record_v1.json"
ONE_CHECK = (
    "import sys\n"
    "from shgui import cli, self_test\n"
    "self_test.CHECKS = ('files',)\n"
    "sys.exit(cli.main(['self-test']))\n"
)
"""What it finds is printed in one go, after however many checks."""
COMMANDS = {
    "--help": (*PROGRAM, "--help"),
    "--version": (*PROGRAM, "--version"),
    "verify": (*PROGRAM, "verify", RECORD),
    "referee": (*PROGRAM, "referee"),
    "self-test": ("-c", ONE_CHECK),
    "misuse": (*PROGRAM, "no-such-command"),
    "packaging/build": ("packaging/build", "--help"),
    "packaging/prove": ("packaging/prove", "--help"),
    "packaging/catalogues": ("packaging/catalogues", "--help"),
    "packaging/voices": ("packaging/voices", "--help"),
}
COMPLAINING = [("--help", "stderr"), ("verify", "stderr"), ("misuse", "stderr")]
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


@cache
def code(root: Path, *arguments: str, unbuffered: bool, gone: bool, stream: str) -> tuple[int, bytes]:
    """The exit code, with a reader of this stream or without, and what the other stream says then."""
    reading, writing = os.pipe()
    if gone:
        os.close(reading)
    other = "stderr" if stream == "stdout" else "stdout"
    pipes = {stream: writing, other: subprocess.PIPE}
    with subprocess.Popen(
        [sys.executable, *arguments],
        cwd=root,
        env={**PLAIN, **({"PYTHONUNBUFFERED": "1"} if unbuffered else {})},
        stdin=subprocess.PIPE,
        **pipes,  # type: ignore[call-overload]
    ) as program:
        os.close(writing)
        said, complained = program.communicate(b'{"do":"editions"}\n{"do":"editions"}\n')
    if not gone:
        os.close(reading)
    return program.returncode, said if said is not None else complained


@pytest.mark.lengthy(daily=8)
@pytest.mark.parametrize("unbuffered", [False, True], ids=["plain", "PYTHONUNBUFFERED"])
@pytest.mark.parametrize(("name", "stream"), [*((name, "stdout") for name in COMMANDS), *COMPLAINING])
def test_a_command_ends_as_it_would_have_when_nobody_reads(
    name: str, stream: str, unbuffered: bool, root: Path
) -> None:
    read = code(root, *COMMANDS[name], unbuffered=False, gone=False, stream=stream)
    unread = code(root, *COMMANDS[name], unbuffered=unbuffered, gone=True, stream=stream)
    assert unread[0] == read[0]
    if stream == "stdout":
        assert unread[1] == read[1]


def test_every_command_of_the_house_outlives_its_readers(root: Path) -> None:
    tools = [path for path in (root / "packaging").iterdir() if path.is_file() and not path.suffix]
    tools += [root / "packaging" / "run.py", root / "packaging" / "test.py", root / "shgui" / "cli.py"]
    assert len(tools) > 6
    assert [path.name for path in tools if "outlive_readers()" not in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("number", [errno.EPIPE, errno.EINVAL])
def test_whatever_a_system_calls_it_the_rest_is_dropped(number: int, root: Path) -> None:
    program = (
        "import io, sys\n"
        "from shgui.streams import outlive_readers\n"
        "class Gone(io.RawIOBase):\n"
        "    told = False\n"
        "    def writable(self): return True\n"
        "    def fileno(self): return 1\n"
        "    def write(self, data):\n"
        "        if not Gone.told:\n"
        "            Gone.told = True\n"
        f"            raise OSError({number}, 'gone')\n"
        "        return len(data)\n"
        "sys.stdout = io.TextIOWrapper(io.BufferedWriter(Gone()))\n"
        "outlive_readers()\n"
        "print('x' * 100_000)\n"
        "print('y', flush=True)\n"
        "sys.exit(7)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=root, env=PLAIN, capture_output=True)
    assert (done.returncode, done.stderr) == (7, b"")


def test_a_full_disk_is_no_reader_who_left(root: Path) -> None:
    program = (
        "import errno, io, sys\n"
        "from shgui.streams import outlive_readers\n"
        "class Full(io.RawIOBase):\n"
        "    def writable(self): return True\n"
        "    def write(self, data): raise OSError(errno.ENOSPC, 'full')\n"
        "sys.stdout = io.TextIOWrapper(Full(), write_through=True)\n"
        "outlive_readers()\n"
        "print('x')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=root, env=PLAIN, capture_output=True)
    assert done.returncode != 0
    assert b"full" in done.stderr
