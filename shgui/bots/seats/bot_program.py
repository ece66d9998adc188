"""How the process that thinks is started: by the same program, wherever it comes from."""

import sys
from pathlib import Path

COMMAND = "bots"
_HOLDER = Path(__file__).parents[3]
"""The folder in which the package lies: the sources, or wherever it is installed."""
_BEGIN = "import sys; sys.path.append(sys.argv[1]); from shgui.cli import main; sys.exit(main(['bots']))"
"""The folder comes last: nothing in it takes the place of a module of the standard library."""


def program(executable: str = sys.executable, *, frozen: bool | None = None) -> tuple[str, ...]:
    """The program and its arguments. A frozen program and the launcher of Windows are `shgui` themselves; a
    Python begins with nothing but itself and this package.
    """
    if frozen is None:
        frozen = bool(getattr(sys, "frozen", False))
    if frozen or not Path(executable.replace("\\", "/")).name.lower().startswith("py"):
        return executable, COMMAND
    return executable, "-I", "-S", "-X", "utf8", "-c", _BEGIN, str(_HOLDER)
