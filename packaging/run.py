"""`python3 packaging/run.py`: makes this machine ready where it is not, and starts the program.

What follows is passed on: `python3 packaging/run.py --lang pl`.
"""

import os
import subprocess
import sys
from pathlib import Path

from machine import PYTHON, ROOT, outlive_readers, prepare, without_habits


def main() -> int:
    prepare(screen=True)
    _compile_catalogues()
    command = [str(PYTHON), "-m", "shgui", *sys.argv[1:]]
    if os.name != "nt":
        os.execve(command[0], command, without_habits())  # noqa: S606
    return subprocess.run(command, env=without_habits(), check=False).returncode


def _compile_catalogues() -> None:
    """Lays a compiled file beside each changed catalogue: sources then start as fast as a program."""
    texts = list((ROOT / "locales").glob("*/LC_MESSAGES/shgui.po"))
    if all(_is_current(text.with_suffix(".mo"), text) for text in texts):
        return
    command = [str(PYTHON), str(ROOT / "packaging" / "catalogues"), "compile"]
    subprocess.run(command, env=without_habits(), check=True, stdout=subprocess.DEVNULL)


def _is_current(compiled: Path, text: Path) -> bool:
    return compiled.is_file() and compiled.stat().st_mtime >= text.stat().st_mtime


if __name__ == "__main__":
    outlive_readers()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
