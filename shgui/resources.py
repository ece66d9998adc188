"""Where the files lie that are not code: pictures, fonts, sounds, catalogues, the words of the rulebooks.

In a source tree they stand beside the package, in an installed program inside it, in a frozen program where
that was unpacked. And where the program itself lies, for those who carry their games along with it.
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
"""Where new versions will be, for packages too. The project has no address of its own yet, and takes nobody
else's: example.org is reserved for what has none."""
_QT_DOMAIN = "qt"
_KEPT = ".compiled"
_PACKAGE = Path(__file__).parent


@cache
def _data_root() -> Path:
    """Looked for once: the first page asks a dozen times."""
    if getattr(sys, "frozen", False):
        unpacked = Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
        return unpacked / _PACKAGE.name / "_data"
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def assets() -> Path:
    """The folder of cards/, boards/, icons/, fonts/ and sounds/."""
    return _data_root() / "assets"


PORTRAITS = {"liberal": 6, "fascist": 3, "hitler": 1}
"""How many drawings there are of each role, by its code."""


def portrait(role: str, number: int) -> str:
    """The name of a drawing of this role; numbers begin at 0 and may be as large as they like."""
    return f"role-{role}-{number % PORTRAITS[role] + 1}"


def locales() -> Path:
    """The folder with one folder a language."""
    return _data_root() / "locales"


def portable_folder() -> Path | None:
    """The folder `shgui-data` beside the program, where somebody has made one: everything is kept in it.

    What bears this name counts whatever it is: a link to a drive that isn't there is no reason to begin
    elsewhere without a word.
    """
    place = beside_program()
    folder = None if place is None else place / PORTABLE
    return folder if folder is not None and os.path.lexists(folder) else None


def beside_program() -> Path | None:
    """The folder in which one sees the program lie: an AppImage, an unpacked folder's program, `shgui.exe`,
    a bundle of macOS, the sources. None where it is installed among the programs of a system.
    """
    if getattr(sys, "frozen", False):
        return (_image() or Path(sys.executable)).parent
    holder = _PACKAGE.parent
    if holder.name == "lib" and (holder.parent / "shgui.exe").is_file():
        return holder.parent
    bundle = next((folder for folder in holder.parents if folder.suffix == ".app"), None)
    if bundle is not None and holder.is_relative_to(bundle / "Contents"):
        return bundle.parent
    return holder if (holder / "pyproject.toml").is_file() else None


def _image() -> Path | None:
    """The AppImage that is running. What it starts hears its name, too, and may be another program."""
    image, mounted = (os.environ.get(name, "") for name in ("APPIMAGE", "APPDIR"))
    if not (image and mounted):
        return None
    inside = Path(sys.executable).resolve().is_relative_to(Path(mounted).resolve())
    return Path(image) if inside else None


def languages() -> tuple[str, ...]:
    """The codes of the languages that have a catalogue, sorted; English needs none and may be missing."""
    folder = locales()
    texts = [f"LC_MESSAGES/{DOMAIN}.{kind}" for kind in ("po", "mo")]
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
