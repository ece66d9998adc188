"""Where the files lie that are not code: pictures, fonts, sounds, catalogues, the words of the rulebooks.

In a source tree they stand beside the package, in an installed program inside it, in a frozen program where
that was unpacked.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from pathlib import Path

DOMAIN = "shgui"
_QT_DOMAIN = "qt"
_KEPT = ".compiled"
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
    folder = locales()
    texts = [f"LC_MESSAGES/{DOMAIN}.{kind}" for kind in ("mo", "po")]
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(each.name for each in found if any((each / text).is_file() for text in texts)))


def catalogue(language: str) -> bytes:
    """The compiled catalogue of a language, as `gettext.GNUTranslations` reads it, or FileNotFoundError.

    The sources hold its text alone. It is compiled when it is first asked for and kept beside it, as Python
    does with modules, under the text's own hash: there is never a stale one. What is installed holds the
    compiled form alone.
    """
    return _compiled(language, DOMAIN)


def qt_texts(language: str) -> bytes | None:
    """The compiled catalogue of what Qt itself says and does not bring in this language, if there is one."""
    try:
        return _compiled(language, _QT_DOMAIN)
    except FileNotFoundError:
        return None


def _compiled(language: str, domain: str) -> bytes:
    text = locales() / language / "LC_MESSAGES" / f"{domain}.po"
    return _kept(text) if text.is_file() else text.with_suffix(".mo").read_bytes()


def _kept(text: Path) -> bytes:
    from importlib.util import source_hash

    kept = text.parent / _KEPT / f"{text.stem}.{source_hash(text.read_bytes()).hex()}.mo"
    with suppress(OSError):
        return kept.read_bytes()
    compiled = compile_catalogue(text)
    # In a tree that can't be written to it is compiled anew each time.
    with suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        for older in kept.parent.glob(f"{text.stem}.*.mo"):
            older.unlink()
        partial = kept.with_suffix(f".{os.getpid()}.mo")
        partial.write_bytes(compiled)
        partial.replace(kept)
    return compiled


def compile_catalogue(text: Path) -> bytes:
    """The compiled form of a .po file, the same for the same text. Needs Babel."""
    from datetime import UTC, datetime

    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with text.open("rb") as source:
        messages = read_po(source)
    # What reads as it does in the source needs no entry, and a short catalogue is read sooner.
    for message in [each for each in messages if each.id and each.string == each.id]:
        messages.delete(message.id, message.context)
    # Babel would write the time of compiling here: two compiled catalogues of one text would differ.
    messages.creation_date = datetime.fromtimestamp(0, UTC)
    compiled = io.BytesIO()
    write_mo(compiled, messages)
    return compiled.getvalue()
