"""The secrets that let a phone in: the token in the code, and the word that is typed with the address."""

from collections.abc import Container, Hashable, Mapping
from dataclasses import dataclass
from enum import Enum
from hmac import compare_digest
from secrets import choice, token_urlsafe
from unicodedata import normalize

from shgui.table.lookalikes import compute_skeleton

# Letters that aren't mistaken for each other, spoken or written, in any of the languages.
_CONSONANTS = "BDFGKLMNPRSTZ"
_VOWELS = "AEOU"
_SYLLABLES = 3
"""Syllables of a word that is typed; one that is only compared by eye is shorter."""
_SHORT_SYLLABLES = 2
_TOKEN_BYTES = 12
# Rude words, in one language or another.
_RUDE_WORDS = (
    *("DAGO", "DUPA", "FAGO", "FODA", "FODE", "FUKA", "FUKE", "FUKO", "FUKU", "KAGA", "KAKA", "KONA", "KUKA"),
    *("KUKE", "KULO", "KUPA", "MUDA", "NAZ", "NEGA", "NEGE", "NEGO", "PEDA", "PEDE", "PEDO", "PENE", "PORA"),
    *("PULA", "PULE", "PUTA", "PUTE", "PUTO", "RAPE", "SEGA", "SUKA", "TARADO", "TETA", "TETE", "ZOPA"),
)


def draw_word() -> str:
    """Return one of 140,000 words such as "TOLEBA", easy to say and type in every language."""
    return _draw_syllables(_SYLLABLES)


def draw_short_word(taken: Container[str]) -> str:
    """Return one of 2,700 words such as "KOLA" that isn't taken, to tell a few phones apart."""
    return next(word for word in iter(lambda: _draw_syllables(_SHORT_SYLLABLES), "") if word not in taken)


def _draw_syllables(syllables: int) -> str:
    while True:
        word = "".join(choice(letters) for _ in range(syllables) for letters in (_CONSONANTS, _VOWELS))
        if not any(bad in word for bad in _RUDE_WORDS):
            return word


def is_same_word(typed: str, word: str) -> bool:
    """Compare words without regard to case, spaces, or lookalike letters of another alphabet."""
    return bool(word) and compare_digest(_normalize_letters(typed), _normalize_letters(word))


def draw_token() -> str:
    """Return sixteen random characters that need no escaping in an address."""
    return token_urlsafe(_TOKEN_BYTES)


def is_same_token(sent: str, token: str) -> bool:
    return bool(token) and compare_digest(sent.encode(), token.encode())


def _normalize_letters(text: str) -> bytes:
    # No typed word is longer, and looking for lookalikes takes time.
    return compute_skeleton("".join(filter(str.isalnum, normalize("NFKC", text[:40]))).upper()).encode()


class GuessResult(Enum):
    RIGHT = "right"
    WRONG = "wrong"
    TOO_MANY = "too many"
    """Not even compared: the phone can try again later, or use the code."""


@dataclass(frozen=True)
class GuessLimits:
    always: int = 2
    """Wrong words of one address that are always compared; one more every `always_seconds`."""
    always_seconds: float = 600
    each: int = 8
    """Wrong words that one address may try at once, and from then on one every `each_seconds`."""
    each_seconds: float = 30
    all: int = 60
    """Wrong words of all addresses together, beyond those that are always compared."""
    all_seconds: float = 5


class GuessCounter:
    """Counts wrong words: mistyping one costs nothing, trying out many leads nowhere.

    An attacker who uses up the common limit keeps no one else out: each address has a few tries of its own.
    """

    def __init__(self, limits: GuessLimits | None = None) -> None:
        self._limits = limits or GuessLimits()
        self._wrong: dict[Hashable, float] = {}
        self._wrong_always: dict[Hashable, float] = {}
        self._wrong_of_all = 0.0
        self._then = 0.0

    def guess(self, who: Hashable, typed: str, word: str, now: float) -> GuessResult:
        """Compare a word. `who` must cost something to change: an address, not a key. `now` is in seconds."""
        self._forget_old_guesses(now)
        limits = self._limits
        mine, always = self._wrong.get(who, 0.0), self._wrong_always.get(who, 0.0)
        is_always_compared = always <= limits.always - 1
        if mine > limits.each - 1 or (not is_always_compared and self._wrong_of_all > limits.all - 1):
            return GuessResult.TOO_MANY
        if is_same_word(typed, word):
            return GuessResult.RIGHT
        self._wrong[who] = mine + 1
        if is_always_compared:
            self._wrong_always[who] = always + 1
        else:
            self._wrong_of_all += 1
        return GuessResult.WRONG

    def _forget_old_guesses(self, now: float) -> None:
        passed, self._then = now - self._then, now
        self._wrong = _reduce_counts(self._wrong, passed / self._limits.each_seconds)
        self._wrong_always = _reduce_counts(self._wrong_always, passed / self._limits.always_seconds)
        self._wrong_of_all = max(0.0, self._wrong_of_all - passed / self._limits.all_seconds)


def _reduce_counts(wrong: Mapping[Hashable, float], forgiven: float) -> dict[Hashable, float]:
    """Return what is left of each count; counts that reach zero are dropped."""
    return {who: count - forgiven for who, count in wrong.items() if count > forgiven}
