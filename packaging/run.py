"""`python3 packaging/run.py`: makes this machine ready where it is not, and starts the program.

What follows is passed on: `python3 packaging/run.py --lang pl`.
"""

import os
import subprocess
import sys

from machine import PYTHON, prepare


def main() -> int:
    prepare(screen=True)
    command = [str(PYTHON), "-m", "shgui", *sys.argv[1:]]
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
