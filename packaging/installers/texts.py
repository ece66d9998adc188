"""What desktops and installers say, in every language that there is a catalogue of."""

from __future__ import annotations

from collections.abc import Callable

from shgui.words.catalogue import Catalogue, catalogue
from shgui.words.languages import SOURCE, available


def in_english(say: Callable[[Catalogue], str]) -> str:
    return say(catalogue(SOURCE))


def translated(say: Callable[[Catalogue], str]) -> dict[str, str]:
    """Language → text, where it differs from the English one."""
    english = in_english(say)
    texts = {language: say(catalogue(language)) for language in available()}
    return {language: text for language, text in texts.items() if text != english}
