"""The command line of the thinking process: this program itself, however it was started."""

import sys
from pathlib import Path

COMMAND = "bots"
_BEGIN = "import sys; sys.path.append(sys.argv[1]); from shgui.cli import main; sys.exit(main(['bots']))"
"""The package's folder comes last, so that nothing in it hides a module of the standard library."""


def program(executable: str = sys.executable, *, frozen: bool | None = None) -> tuple[str, ...]:
    """Return the program and its arguments. A frozen program and the launcher on Windows are `shgui`
    themselves; a Python is started with itself and this package alone.
    """
    if frozen is None:
        frozen = bool(getattr(sys, "frozen", False))
    if frozen or not Path(executable.replace("\\", "/")).name.lower().startswith("py"):
        return executable, COMMAND
    return executable, "-I", "-S", "-X", "utf8", "-c", _BEGIN, str(Path(__file__).parents[3])
