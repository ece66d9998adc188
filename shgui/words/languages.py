"""The available languages, their own names, and the choice of one for this system."""

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from shgui import resources

if sys.platform == "darwin":
    from shgui.words.macos_languages import list_macos_languages
elif sys.platform == "win32":
    import ctypes
    import locale

SOURCE = "en"
"""The language of the messages in the code: it needs no catalogue."""

_HEAD = 400
"""Characters within which every rulebook file says the language's own name."""
_LISTED_FIRST = (SOURCE, "pl", "pt_BR", "it", "nb", "ru")
_SAME_READERS = {"no": "nb", "nn": "nb"}
_ENVIRONMENT = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def list_languages() -> tuple[str, ...]:
    """Return the codes of all languages, in the order in which people see them listed."""
    known = {SOURCE, *resources.languages()}
    return (
        *(code for code in _LISTED_FIRST if code in known),
        *sorted(known.difference(_LISTED_FIRST)),
    )


@cache
def get_endonym(language: str) -> str:
    """Return the language's own name, such as Norsk bokmål, or the code where its rulebook file lacks it.

    The home page shows it for every language; a parser of TOML would take too long to import.
    """
    try:
        with (resources.locales() / language / "rulebook.toml").open(encoding="utf-8") as text:
            head = text.read(_HEAD)
    except FileNotFoundError:
        return language
    return head.partition('\n[writing]\nname = "')[2].partition('"\n')[0] or language


def find_nearest(wanted: str, known: Iterable[str]) -> str | None:
    """Return the known language for readers of a code such as pl, pl_PL.UTF-8, nn or pt-PT."""
    code = wanted.partition(".")[0].partition("@")[0].replace("-", "_").casefold()
    language = code.partition("_")[0]
    language = _SAME_READERS.get(language, language)
    codes = tuple(known)
    exact = [each for each in codes if each.casefold() in (code, language)]
    related = [each for each in codes if each.partition("_")[0] == language]
    return next(iter(exact or related), None)


def choose_language(wanted: Iterable[str] | None = None, known: Sequence[str] = ()) -> str:
    """Return the first of the wanted languages that the program speaks, or English.

    Without a list the system is asked; a window can hand in what Qt knows of it instead. `known` is what
    `list_languages` returned, if it was called already.
    """
    known = known or list_languages()
    for code in list_system_languages() if wanted is None else wanted:
        language = find_nearest(code, known)
        if language is not None:
            return language
    return SOURCE


def list_system_languages() -> tuple[str, ...]:
    """Return the language codes that the system prefers, best first, as far as it says."""
    codes = list_environment_languages(os.environ)
    if codes:
        return codes
    if sys.platform == "win32":
        return _list_windows_languages()
    if sys.platform == "darwin":
        return list_macos_languages(Path.home())
    return ()


def list_environment_languages(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the languages of the first set variable that gettext reads."""
    codes = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    return tuple(code for code in codes.split(":") if code)


def _list_windows_languages() -> tuple[str, ...]:
    if sys.platform == "win32":
        code = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        if code is not None:
            return (code,)
    return ()
