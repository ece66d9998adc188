"""What shows that somebody sees the screen: the token in the code, and the word beside a typed address."""

from collections.abc import Container, Hashable, Mapping
from dataclasses import dataclass
from enum import Enum
from hmac import compare_digest
from secrets import choice, token_urlsafe
from unicodedata import normalize

from shgui.table.lookalikes import skeleton

# No letter that is taken for another one, said or seen, in any of the languages.
_CONSONANTS = "BDFGKLMNPRSTZ"
_VOWELS = "AEOU"
_SYLLABLES = 3
"""Of a word that is typed. One that is only compared by eye is shorter."""
_SHORT = 2
_TOKEN_BYTES = 12
# Syllables that don't belong together on a screen that all look at, in this language or that.
_NOT_TOGETHER = (
    *("DAGO", "DUPA", "FAGO", "FODA", "FODE", "FUKA", "FUKE", "FUKO", "FUKU", "KAGA", "KAKA", "KONA", "KUKA"),
    *("KUKE", "KULO", "KUPA", "MUDA", "NAZ", "NEGA", "NEGE", "NEGO", "PEDA", "PEDE", "PEDO", "PENE", "PORA"),
    *("PULA", "PULE", "PUTA", "PUTE", "PUTO", "RAPE", "SEGA", "SUKA", "TARADO", "TETA", "TETE", "ZOPA"),
)


def draw_word() -> str:
    """One of 140,000, such as "TOLEBA": said, remembered and typed alike in every language."""
    return _draw(_SYLLABLES)


def draw_short_word(taken: Container[str]) -> str:
    """Return one of 2,700 words that isn't taken, such as "KOLA": it tells a few phones apart."""
    return next(word for word in iter(lambda: _draw(_SHORT), "") if word not in taken)


def _draw(syllables: int) -> str:
    while True:
        word = "".join(choice(letters) for _ in range(syllables) for letters in (_CONSONANTS, _VOWELS))
        if not any(bad in word for bad in _NOT_TOGETHER):
            return word


def same_word(typed: str, word: str) -> bool:
    """Whatever case it has, spaces in it, or letters that look the same and come from another alphabet."""
    return bool(word) and compare_digest(_letters(typed), _letters(word))


def draw_token() -> str:
    """Sixteen letters that stand in an address as they are; nobody guesses them."""
    return token_urlsafe(_TOKEN_BYTES)


def same_token(said: str, token: str) -> bool:
    return bool(token) and compare_digest(said.encode(), token.encode())


def _letters(text: str) -> bytes:
    # Nothing typed by hand is longer, and looking for lookalikes takes its time.
    return skeleton("".join(filter(str.isalnum, normalize("NFKC", text[:40]))).upper()).encode()


class Guess(Enum):
    RIGHT = "right"
    WRONG = "wrong"
    TOO_MANY = "too many"
    """Not even looked at: only later, or by the code."""


@dataclass(frozen=True)
class GuessLimits:
    always: int = 2
    """Wrong words of an address that are compared whatever others say; one more each `always_seconds`."""
    always_seconds: float = 600
    each: int = 8
    """Wrong words that an address may say at once, and from then on one in `each_seconds`."""
    each_seconds: float = 30
    all: int = 60
    """Wrong words of all addresses together, beyond those that are always compared."""
    all_seconds: float = 5


class Guesses:
    """How often somebody may be wrong: a mistyped word costs nothing, trying out words leads nowhere.

    Addresses that use up what all have in common keep nobody else out: each has a few words of its own.
    """

    def __init__(self, limits: GuessLimits | None = None) -> None:
        self._limits = limits or GuessLimits()
        self._wrong: dict[Hashable, float] = {}
        """Of each, how much of what he may is used up."""
        self._wrong_always: dict[Hashable, float] = {}
        """Of each, how much of what is always compared is used up."""
        self._wrong_of_all = 0.0
        self._then = 0.0

    def guess(self, who: Hashable, typed: str, word: str, now: float) -> Guess:
        """`who` is something that can't be had anew for nothing: an address, not a key. `now` in seconds."""
        self._forgive(now)
        limits = self._limits
        mine, always = self._wrong.get(who, 0.0), self._wrong_always.get(who, 0.0)
        is_always_compared = always <= limits.always - 1
        if mine > limits.each - 1 or (not is_always_compared and self._wrong_of_all > limits.all - 1):
            return Guess.TOO_MANY
        if same_word(typed, word):
            return Guess.RIGHT
        self._wrong[who] = mine + 1
        if is_always_compared:
            self._wrong_always[who] = always + 1
        else:
            self._wrong_of_all += 1
        return Guess.WRONG

    def _forgive(self, now: float) -> None:
        passed, self._then = now - self._then, now
        self._wrong = _after(self._wrong, passed / self._limits.each_seconds)
        self._wrong_always = _after(self._wrong_always, passed / self._limits.always_seconds)
        self._wrong_of_all = max(0.0, self._wrong_of_all - passed / self._limits.all_seconds)


def _after(wrong: Mapping[Hashable, float], forgiven: float) -> dict[Hashable, float]:
    """Return what is left of each count, without those of which nothing is."""
    return {who: count - forgiven for who, count in wrong.items() if count > forgiven}
