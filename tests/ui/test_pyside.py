"""PySide as the program loads it, each time in a process of its own."""

import subprocess
import sys


def tell(*lines: str) -> str:
    before = ("import builtins", "compile_ = builtins.compile")
    program = "\n".join((*before, "from shgui.ui.pyside import load", "load()", *lines))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_tools_of_its_developers_are_not_loaded() -> None:
    assert tell("import sys", "print('argparse' in sys.modules)") == "False"


def test_python_compiles_as_before() -> None:
    assert tell("print(builtins.compile is compile_)") == "True"


def test_no_source_of_a_module_that_is_imported_later_is_read() -> None:
    told = tell(
        "import inspect",
        "read = []",
        "inspect.getsource = read.append",
        "import wave",
        "print(read)",
    )
    assert told == "[]"


def test_a_wrong_call_still_says_what_is_right() -> None:
    told = tell(
        "from PySide6.QtCore import QSize",
        "try: QSize('a', 'b')",
        "except TypeError as error: print(error)",
    )
    assert "Supported signatures" in told
