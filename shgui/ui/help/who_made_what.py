"""The authors of game, rulebooks, fonts and libraries: facts, not sentences."""

from collections.abc import Iterator
from importlib import metadata

from shgui import resources
from shgui.words.languages import get_endonym, list_languages
from shgui.words.rulebook import read_section

AUTHORS = ("Mike Boxleiter", "Tommy Maranges", "Max Temkin", "Mac Schubert")
HOME = "www.secrethitler.com"
LICENCE = "CC BY-NC-SA 4.0"
FONTS = ("Roboto Serif", "Oswald", "Brygada 1918")
FONT_LICENCE = "SIL Open Font License 1.1"
LINKED = ("Qt", "PySide6")
LINKED_LICENCE = "LGPL 3.0"
LIBRARIES = (
    "Python (PSF)",
    "ICU (Unicode)",
    "Babel (BSD)",
    "PyNaCl (Apache 2.0)",
    "libsodium (ISC)",
    "cffi (MIT-0)",
    "miniaudio (MIT)",
    "websockets (BSD)",
    "segno (BSD)",
    "TweetNaCl.js (public domain)",
)
_OVERVIEWS = ("licences/libraries.txt", "CREDITS.md")


def list_translators() -> Iterator[tuple[str, str]]:
    """Yield each language with a rulebook of its own, and who translated it; empty where the book names
    nobody.
    """
    for language in list_languages():
        facts = read_section(language, "book").get("facts", {})
        if "translator" in facts:
            yield get_endonym(language), str(facts["translator"])


def read_licence() -> str:
    """Return the whole licence with its credits, wherever this installation keeps it; empty where it is
    missing.
    """
    beside = resources.assets().parent / "LICENSE"
    if beside.is_file():
        return beside.read_text(encoding="utf-8")
    try:
        return metadata.distribution("shgui").read_text("licenses/LICENSE") or ""
    except metadata.PackageNotFoundError:
        return ""


def list_legal_texts() -> Iterator[str]:
    """Yield the licence, which libraries and files there are by whom, and the licences of them all."""
    assets = resources.assets()
    overviews = [assets / name for name in _OVERVIEWS]
    texts = sorted((*assets.glob("licences/*.txt"), *assets.glob("fonts/*.txt")))
    yield read_licence()
    for path in (*overviews, *(text for text in texts if text not in overviews)):
        yield f"{'=' * 60}\n{path.relative_to(assets).as_posix()}\n\n{path.read_text(encoding='utf-8')}"
