"""Values and texts that several messages for phones are made of."""

from collections.abc import Iterable
from typing import NamedTuple

from shgui.engine.types import Seat
from shgui.phones.messages.messages import Language
from shgui.words.languages import get_endonym, list_languages


class JoiningSeat(NamedTuple):
    """A seat before the game, or one that a phone could take in the middle of it."""

    seat: Seat
    name: str
    status: str
    """A code of `shgui.words.phone_texts.STATUSES`."""

    @property
    def free(self) -> bool:
        return self.status == "free"


def build_languages() -> list[Language]:
    """Return the languages of phones, each with its name in itself."""
    return [Language(code=code, name=get_endonym(code)) for code in list_languages()]


def get_language_tag(language: str) -> str:
    """Return a language as documents name it: pt-BR."""
    return language.replace("_", "-")


def join_sentences(sentences: Iterable[str]) -> str:
    """Join those sentences that aren't empty, in a line each."""
    return "\n".join(filter(None, sentences))
