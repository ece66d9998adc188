"""Files that are not code: pictures, fonts, sounds, catalogues, the words of the rulebooks.

In a source tree they are beside the package, in an installed program inside it, in a frozen program where
that was unpacked. Also the folder of the program itself, for portable games.
"""

import io
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from importlib.util import source_hash
from pathlib import Path

DOMAIN = "shgui"
PORTABLE = "shgui-data"
HOME_PAGE = "https://shgui.example.org"
"""The address of new versions, for packages too. The project has none yet; example.org is reserved for that.
"""
_PACKAGE = Path(__file__).parent


@cache
def _data_root() -> Path:
    if getattr(sys, "frozen", False):
        unpacked = Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
        return unpacked / _PACKAGE.name / "_data"
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def assets() -> Path:
    """Return the folder of cards/, boards/, icons/, fonts/ and sounds/."""
    return _data_root() / "assets"


PORTRAITS = {"liberal": 6, "fascist": 3, "hitler": 1}


def get_portrait_name(role: str, number: int) -> str:
    """Return the name of a drawing of this role; numbers begin at 0 and may be of any size."""
    return f"role-{role}-{number % PORTRAITS[role] + 1}"


def locales() -> Path:
    """Return the folder with a folder for each language."""
    return _data_root() / "locales"


def portable_folder() -> Path | None:
    """Return the folder `shgui-data` beside the program, where there is one: then everything is saved in it.

    Anything with this name counts, even a link to a drive that isn't plugged in: games must not silently
    begin elsewhere.
    """
    place = find_program_folder()
    folder = None if place is None else place / PORTABLE
    return folder if folder is not None and os.path.lexists(folder) else None


def find_program_folder() -> Path | None:
    """Return the folder of the program as a user sees it: an AppImage, an unpacked program, `shgui.exe`, a
    bundle of macOS, the sources. None where it is installed among the programs of a system.
    """
    if getattr(sys, "frozen", False):
        return (_find_appimage() or Path(sys.executable)).parent
    holder = _PACKAGE.parent
    if holder.name == "lib" and (holder.parent / "shgui.exe").is_file():
        return holder.parent
    bundle = next((folder for folder in holder.parents if folder.suffix == ".app"), None)
    if bundle is not None and holder.is_relative_to(bundle / "Contents"):
        return bundle.parent
    return holder if (holder / "pyproject.toml").is_file() else None


def _find_appimage() -> Path | None:
    """Return the running AppImage. Programs that it starts inherit its variables and don't count."""
    image, mounted = (os.environ.get(name, "") for name in ("APPIMAGE", "APPDIR"))
    if not (image and mounted):
        return None
    inside = Path(sys.executable).resolve().is_relative_to(Path(mounted).resolve())
    return Path(image) if inside else None


def languages() -> tuple[str, ...]:
    """Return the codes of the languages with a catalogue, sorted; English needs none and may be missing."""
    folder = locales()
    texts = [f"LC_MESSAGES/{DOMAIN}.{kind}" for kind in ("po", "mo")]
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(each.name for each in found if any((each / text).is_file() for text in texts)))


def catalogue(language: str) -> bytes:
    """Return the compiled catalogue of a language for `gettext.GNUTranslations`, or raise FileNotFoundError.

    The sources have only its text: it is compiled on first use and kept beside it, under the hash of that.
    """
    return _load_compiled(language, DOMAIN)


def qt_texts(language: str) -> bytes | None:
    """Return the compiled catalogue of Qt's own texts, where Qt has none in this language and we do."""
    try:
        return _load_compiled(language, "qt")
    except FileNotFoundError:
        return None


def _load_compiled(language: str, domain: str) -> bytes:
    text = locales() / language / "LC_MESSAGES" / f"{domain}.po"
    return _compile_cached(text) if text.is_file() else text.with_suffix(".mo").read_bytes()


def _compile_cached(text: Path) -> bytes:
    kept = text.parent / ".compiled" / f"{text.stem}.{source_hash(text.read_bytes()).hex()}.mo"
    with suppress(OSError):
        return kept.read_bytes()
    compiled = compile_catalogue(text)
    # In a tree that is read-only it is compiled each time.
    with suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        for older in kept.parent.glob(f"{text.stem}.*.mo"):
            older.unlink()
        partial = kept.with_suffix(f".{os.getpid()}.mo")
        partial.write_bytes(compiled)
        partial.replace(kept)
    return compiled


def compile_catalogue(text: Path) -> bytes:
    """Return the compiled form of a .po file, the same for the same text. Needs Babel."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with text.open("rb") as source:
        messages = read_po(source)
    # Texts that are equal in the source need no entry, and a short catalogue is read sooner.
    for message in [each for each in messages if each.id and each.string == each.id]:
        messages.delete(message.id, message.context)
    # Babel would write the time of compiling here: two compiled catalogues of one text would differ.
    messages.creation_date = datetime.fromtimestamp(0, UTC)
    compiled = io.BytesIO()
    write_mo(compiled, messages)
    return compiled.getvalue()
