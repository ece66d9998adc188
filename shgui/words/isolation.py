"""Writing direction: a name in right-to-left letters must not reorder the sentence around it."""

import re

_FIRST_STRONG_ISOLATE, _POP_DIRECTIONAL_ISOLATE = "\u2068", "\u2069"
# The blocks whose letters Unicode orders from right to left.
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
_ISOLATES = re.compile("[\u2068\u2069]")


class CatalogueMessage(str):
    """A text of a catalogue with fields; each value filled in keeps its own writing direction."""

    __slots__ = ()

    def format(self, *args: object, **kwargs: object) -> str:
        return super().format(
            *map(_isolate_value, args), **{name: _isolate_value(each) for name, each in kwargs.items()}
        )


def isolate(text: str) -> str:
    """Return the text, between invisible marks if it has right-to-left letters outside of such marks."""
    if text.isascii() or not _RIGHT_TO_LEFT.search(text):
        return text
    rest, before = text, ""
    while rest != before:
        rest, before = _ISOLATED.sub("", rest), rest
    return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_DIRECTIONAL_ISOLATE}" if _RIGHT_TO_LEFT.search(rest) else text


def remove_isolates(text: str) -> str:
    """Return the text without the invisible marks, to be spoken or written to a terminal."""
    return _ISOLATES.sub("", text)


def _isolate_value(value: object) -> object:
    return isolate(value) if isinstance(value, str) else value
