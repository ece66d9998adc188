"""Where the files lie that are not code: pictures, fonts, sounds, catalogues, the words of the rulebooks.

In a source tree they stand beside the package, in an installed program inside it, in a frozen program where
that was unpacked.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path

DOMAIN = "shgui"
_PACKAGE = Path(__file__).parent


def _data_root() -> Path:
    if getattr(sys, "frozen", False):
        unpacked = Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
        return unpacked / _PACKAGE.name / "_data"
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def assets() -> Path:
    """The folder of cards/, boards/, icons/, fonts/ and sounds/."""
    return _data_root() / "assets"


def locales() -> Path:
    """The folder with one folder a language."""
    return _data_root() / "locales"


def languages() -> tuple[str, ...]:
    """The codes of the languages that have a catalogue, sorted; English needs none and may be missing."""
    found = {path.parent.parent.name for path in locales().glob(f"*/LC_MESSAGES/{DOMAIN}.[mp]o")}
    return tuple(sorted(found))


def catalogue(language: str) -> bytes:
    """The compiled catalogue of a language, as `gettext.GNUTranslations` reads it, or FileNotFoundError.

    Only the text stands among the sources. It is compiled when it is asked for and, as Python does with its
    own modules, the result is kept beside it for the next start where that folder can be written.
    """
    compiled = locales() / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    text = compiled.with_suffix(".po")
    if not text.is_file() or (compiled.is_file() and compiled.stat().st_mtime_ns >= text.stat().st_mtime_ns):
        return compiled.read_bytes()
    content = compile_catalogue(text)
    unfinished = compiled.with_suffix(f".{os.getpid()}.mo")
    with contextlib.suppress(OSError):
        unfinished.write_bytes(content)
        unfinished.replace(compiled)
    return content


def compile_catalogue(text: Path) -> bytes:
    """The compiled form of a .po file. Needs Babel."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with text.open("rb") as source:
        messages = read_po(source)
    compiled = io.BytesIO()
    write_mo(compiled, messages)
    return compiled.getvalue()
