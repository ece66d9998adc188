"""Which languages there are, what each calls itself, and which of them a system asks for."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from shgui import resources
from shgui.words.rulebook import own_name

SOURCE = "en"
"""The language of the messages in the code: it needs no catalogue."""

_LISTED_FIRST = (SOURCE, "pl", "pt_BR", "it", "nb", "ru")
_SAME_READERS = {"no": "nb", "nn": "nb"}
_ENVIRONMENT = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def available() -> tuple[str, ...]:
    """The codes of all languages, in the order in which they are listed for people."""
    known = {SOURCE, *resources.languages()}
    return (
        *(code for code in _LISTED_FIRST if code in known),
        *sorted(known.difference(_LISTED_FIRST)),
    )


def endonym(language: str) -> str:
    """What a language calls itself: Polski, Norsk bokmål."""
    return own_name(language)


def nearest(wanted: str, known: Iterable[str]) -> str | None:
    """The known language that serves readers of a code such as pl, pl_PL.UTF-8, nn or pt-PT."""
    code = wanted.partition(".")[0].partition("@")[0].replace("-", "_").casefold()
    language = code.partition("_")[0]
    language = _SAME_READERS.get(language, language)
    codes = tuple(known)
    exact = [each for each in codes if each.casefold() in (code, language)]
    related = [each for each in codes if each.partition("_")[0] == language]
    return next(iter(exact or related), None)


def system_language(wanted: Iterable[str] | None = None, known: Sequence[str] = ()) -> str:
    """The first of the wanted languages that the program speaks, or English.

    Without a list the system is asked; a window can hand in what Qt knows of it instead. `known` is what
    `available` told, where that was asked before.
    """
    known = known or available()
    for code in system_languages() if wanted is None else wanted:
        language = nearest(code, known)
        if language is not None:
            return language
    return SOURCE


def system_languages() -> tuple[str, ...]:
    """The codes of the languages that the system prefers, best first, as far as it says."""
    said = environment_languages(os.environ)
    if said:
        return said
    if sys.platform == "win32":
        return _windows_languages()
    return macos_languages(Path.home()) if sys.platform == "darwin" else ()


def environment_languages(environment: Mapping[str, str]) -> tuple[str, ...]:
    """What the variables say that gettext reads; the first one that is set counts."""
    said = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    return tuple(code for code in said.split(":") if code)


def macos_languages(home: Path) -> tuple[str, ...]:
    """The languages in the order of the system settings; macOS sets no variables for what Finder starts."""
    import plistlib

    settings = home / "Library" / "Preferences" / ".GlobalPreferences.plist"
    try:
        said = plistlib.loads(settings.read_bytes()).get("AppleLanguages", ())
    except (OSError, ValueError, plistlib.InvalidFileException):
        # Best effort: without the settings the program speaks English until told otherwise.
        return ()
    return tuple(str(code) for code in said)


def _windows_languages() -> tuple[str, ...]:
    if sys.platform == "win32":
        import ctypes
        import locale

        code = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        if code is not None:
            return (code,)
    return ()
