"""Texts of desktops and installers, in every language with a catalogue."""

from __future__ import annotations

from collections.abc import Callable

from shgui.words.catalogue import Catalogue, load_catalogue
from shgui.words.languages import SOURCE, list_languages


def in_english(say: Callable[[Catalogue], str]) -> str:
    return say(load_catalogue(SOURCE))


def translated(say: Callable[[Catalogue], str]) -> dict[str, str]:
    """Language → text, where it differs from the English one."""
    english = in_english(say)
    texts = {language: say(load_catalogue(language)) for language in list_languages()}
    return {language: text for language, text in texts.items() if text != english}
