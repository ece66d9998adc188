"""Checks that everything that must be shipped is there and can be read."""

import re
import sys
import tomllib
import wave
from datetime import UTC, datetime
from pathlib import Path

from shgui import resources
from shgui.self_test import BrokenError, Facts

_A_MOMENT = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
_FOLDERS = ("boards", "cards", "fonts", "icons", "licences", "phones", "sounds", "voice")


def check_files() -> Facts:
    assets = resources.assets()
    counts = {name: sum(path.is_file() for path in (assets / name).rglob("*")) for name in _FOLDERS}
    empty = [name for name, count in counts.items() if not count]
    if empty:
        raise BrokenError(f"nothing lies in {', '.join(empty)} of {assets}")
    for text in _list_licence_files(assets / "licences" / "libraries.txt"):
        if not (assets / "licences" / text).is_file():
            raise BrokenError(f"the licence {text} is missing")
    for sound in (assets / "sounds").glob("*.wav"):
        with wave.open(str(sound)) as read:
            if not read.getnframes():
                raise BrokenError(f"{sound.name} is silent")
    for language in (path for path in (assets / "voice").iterdir() if path.is_dir()):
        _check_recording(min(language.iterdir()))
    return {"assets": str(assets), **counts}


def _list_licence_files(overview: Path) -> set[str]:
    return set(re.findall(r"[\w.-]+\.txt", overview.read_text(encoding="utf-8")))


def _check_recording(path: Path) -> None:
    """Raise BrokenError for a silent recording; Linux plays them as they are, elsewhere they are decoded."""
    from shgui.narrator.voice.samples import read_sound

    whole = path.read_bytes()[:4] == b"OggS" if sys.platform == "linux" else read_sound(path).seconds > 0
    if not whole:
        raise BrokenError(f"{path.parent.name}/{path.name} is silent")


def check_catalogues() -> Facts:
    """Check that every language has its messages, the words of its rulebook, and Babel's rules for it."""
    from babel import Locale

    from shgui.words.catalogue import load_catalogue
    from shgui.words.languages import list_languages

    if not resources.languages():
        raise BrokenError(f"no catalogues lie in {resources.locales()}")
    languages = list_languages()
    for language in languages:
        resources.catalogue(language)
        words = load_catalogue(language)
        Locale.parse(language)
        words.list_of(("Ana", "Ola", "Piotr"))
        words.number(1234)
        words.moment(_A_MOMENT)
        book = resources.locales() / language / "rulebook.toml"
        tomllib.loads(book.read_text(encoding="utf-8"))
    return {"languages": languages, "qt": _list_qt_translations(languages)}


def _list_qt_translations(languages: tuple[str, ...]) -> tuple[str, ...]:
    from PySide6.QtCore import QLibraryInfo, QTranslator

    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    found = tuple(code for code in languages if QTranslator().load(f"qtbase_{code}", folder))
    ours = {code for code in languages if resources.qt_texts(code) is not None}
    missing = {"it", "pl", "pt_BR", "ru"}.intersection(languages).difference(found)
    missing |= set(languages) - {"en", *found, *ours}
    if missing:
        raise BrokenError(
            f"Qt's own words in {', '.join(sorted(missing))} lie neither in {folder} nor with ours"
        )
    return found


def check_wrong_calls() -> Facts:
    """Check that a wrong call of Qt is explained as ever, although packages leave out files of PySide."""
    from PySide6.QtCore import QSize

    try:
        QSize("wide", "high")  # type: ignore[call-overload]  # nothing else tells how errors read
    except TypeError as error:
        said = str(error)
        if "Supported signatures" in said:
            return {"says": said}
        raise BrokenError(f"a wrong call only says: {said}") from error
    raise BrokenError("a wrong call is taken for a right one")
