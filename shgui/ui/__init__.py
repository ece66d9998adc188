"""Everything with pixels."""

import builtins


def _import_as_ever() -> None:
    """Give back to Python its own import, which PySide replaces.

    PySide looks at each import for its own name, to know in which modules its names may be spelt in
    snake_case, and reads the sources of all modules for that. Nobody here asks for it, and it takes a tenth
    of the start and six megabytes that are never given back. Where PySide isn't loaded yet, or does this
    otherwise, nothing happens.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


_import_as_ever()
