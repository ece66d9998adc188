"""Guesses which words of an unknown book stand for which concepts of the game, and says how it came to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import median
from typing import TYPE_CHECKING

from catalogue_tools.reader.lexicon import Candidate, Lexicon
from catalogue_tools.reader.likeness import likeness
from catalogue_tools.reader.places import agreement

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from catalogue_tools.reader.places import Expectation
    from catalogue_tools.rulebook import Rulebook

# Concepts that are named with the words of others, in most languages.
PARTS: Mapping[str, tuple[str, ...]] = {
    "liberal_policy": ("liberal", "policy"),
    "fascist_policy": ("fascist", "policy"),
    "liberal_track": ("liberal", "track"),
    "fascist_track": ("fascist", "track"),
    "presidential_candidate": ("president", "candidate"),
    "chancellor_candidate": ("chancellor", "candidate"),
    "president_placard": ("president",),
    "chancellor_placard": ("chancellor",),
    "role_card": ("role", "card"),
    "policy_card": ("policy", "card"),
    "sitting_president": ("president",),
    "last_president": ("president",),
    "last_chancellor": ("chancellor",),
    "first_president": ("president",),
    "proposed_government": ("government",),
    "inactive_government": ("government",),
    "special_election": ("election",),
    "executed_player": ("player",),
    "veto_power": ("veto",),
    "veto_refuse": ("veto",),
    "ask_hitler": ("hitler",),
    "confirmed_not_hitler": ("hitler",),
    "hitler_zone": ("fascist", "policy"),
}
_LETTER = 0.02
_ALIKE = 0.58
_SURE = 0.8
_MARGIN = 0.12
_WORTH_NAMING = 0.05


@dataclass(frozen=True)
class Guess:
    """A guess at a concept's word; `decided` is false where a person has to choose."""

    key: str
    word: str
    lines: tuple[int, ...]
    reason: str
    decided: bool
    forms: Mapping[str, tuple[int, ...]]
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Score:
    value: float
    reason: str
    candidate: Candidate


class TermReader:
    def __init__(
        self,
        lexicon: Lexicon,
        expectation: Expectation,
        others: Sequence[Rulebook],
        anchors: Mapping[str, str],
    ) -> None:
        """`anchors` are words that the build of the book gives away: a row of the table, a heading."""
        self._lexicon = lexicon
        self._expectation = expectation
        self._others = others
        self._anchors = anchors
        self._known: dict[str, Candidate] = {}
        self._taken: dict[tuple[int, ...], int] = {}

    def read(self, keys: Iterable[str]) -> dict[str, Guess]:
        keys = list(keys)
        simple = [key for key in keys if key not in PARTS]
        guesses = {key: guess for key in simple if (guess := self._anchored(key))}
        for key, guess in guesses.items():
            if found := self._by_words.get(guess.word.casefold()):
                self._known[key] = found
        guesses |= self._settle([key for key in simple if key not in guesses])
        guesses |= {key: guess for key in keys if key in PARTS and (guess := self._anchored(key))}
        guesses |= self._settle([key for key in keys if key in PARTS and key not in guesses])
        return {key: guesses[key] for key in keys if key in guesses}

    @cached_property
    def _by_words(self) -> dict[str, Candidate]:
        return {form: candidate for candidate in self._lexicon.candidates for form in candidate.forms}

    def _anchored(self, key: str) -> Guess | None:
        words = self._anchors.get(key)
        if not words:
            return None
        candidate = self._by_words.get(words.casefold())
        forms = {form: candidate.written(form) for form in candidate.forms} if candidate else {}
        word = candidate.base if candidate and candidate.length == 1 else words
        lines = candidate.lines if candidate else ()
        return Guess(key, word, lines, "stands at a place that only it can have", True, forms)

    def _settle(self, keys: Sequence[str]) -> dict[str, Guess]:
        """The best pairs first, so that a word which one concept claims strongly isn't given to another."""
        ranked = {key: self._ranked(key) for key in keys}
        guesses: dict[str, Guess] = {}
        for key in sorted(keys, key=lambda key: -max((score.value for score in ranked[key]), default=0)):
            left = sorted(ranked[key], key=lambda score: -(score.value - self._claimed(score.candidate)))
            if not left:
                continue
            best = left[0]
            rivals = [score for score in left[1:] if not _overlap(score.candidate, best.candidate)]
            margin = best.value - (rivals[0].value if rivals else 0)
            decided = best.value >= _SURE and margin >= _MARGIN and self._is_firm(key, best.candidate)
            self._taken[best.candidate.families] = self._taken.get(best.candidate.families, 0) + 1
            if decided:
                self._known[key] = best.candidate
            guesses[key] = Guess(
                key,
                best.candidate.base,
                best.candidate.lines,
                best.reason,
                decided,
                {form: best.candidate.written(form) for form in best.candidate.forms},
                tuple(score.candidate.base for score in rivals[:3]),
            )
        return guesses

    def _is_firm(self, key: str, candidate: Candidate) -> bool:
        """A phrase that holds but one known word, once, may be any neighbour of it."""
        return len(PARTS.get(key, ())) != 1 or len(candidate.lines) > 1

    def _claimed(self, candidate: Candidate) -> float:
        return 0.3 * self._taken.get(candidate.families, 0)

    def _ranked(self, key: str) -> list[_Score]:
        expected = self._expectation.lines(key)
        words = self._words_elsewhere(key)
        length = median([len(forms[0].split()) for forms in words]) if words else 1
        letters = median([len(forms[0]) for forms in words]) if words else 8
        parts = [self._known[part] for part in PARTS.get(key, ()) if part in self._known]
        scores = []
        for candidate in self._lexicon.candidates:
            if abs(candidate.length - length) > 1 and not parts:
                continue
            placed = agreement(expected, candidate.lines)
            if placed < _WORTH_NAMING:
                continue
            alike = max(0.0, (_alike(candidate, words) - _ALIKE) / (1 - _ALIKE))
            built = sum(_holds(candidate, part) for part in parts) / len(parts) if parts else 0.0
            if parts and (built < 1 or all(candidate.families == part.families for part in parts)):
                continue
            value = placed + alike - 0.12 * abs(candidate.length - length)
            value -= _LETTER * min(8, abs(len(candidate.base) - letters))
            value += 0.1 * (len(candidate.lines) > 1 and candidate.length > 1) + 0.4 * built
            value += 0.5 * (key == "policy") * self._beside_parties(candidate)
            reason = (
                "looks like the word in other languages" if alike > placed else "stands where others have it"
            )
            scores.append(_Score(value, reason, candidate))
        return sorted(scores, key=lambda score: -score.value)[:12]

    def _words_elsewhere(self, key: str) -> list[list[str]]:
        """Return each other language's words for a concept, the label first."""
        found = (book.terms.get(key) for book in self._others)
        forms = ([form for form in (term.term, *term.printed) if form] for term in found if term)
        return [each for each in forms if each]

    def _beside_parties(self, candidate: Candidate) -> float:
        """Count how often a word stands beside the words for the two parties."""
        parties = [self._known[key].families[0] for key in ("liberal", "fascist") if key in self._known]
        if candidate.length != 1 or not parties or candidate.families[0] in parties:
            return 0.0
        beside = sum(
            len(other.lines)
            for other in self._lexicon.candidates
            if other.length == 2
            and candidate.families[0] in other.families
            and any(party in other.families for party in parties)
        )
        return min(1.0, beside / 8)


def _alike(candidate: Candidate, languages: Sequence[Sequence[str]]) -> float:
    """Measure the likeness to the words of two other languages: one alone may be chance."""
    best = sorted(max(_phrase_likeness(word, candidate.base) for word in words) for words in languages)
    return 0.8 * best[-1] + 0.2 * best[-2] if len(best) > 1 else 0.0


def _phrase_likeness(one: str, other: str) -> float:
    first, second = one.split(), other.split()
    if len(first) != len(second):
        return 0.0
    return sum(likeness(a, b) for a, b in zip(first, second, strict=True)) / len(first)


def _holds(candidate: Candidate, part: Candidate) -> bool:
    """Return whether a phrase contains a word, or a compound beginning with it."""
    if part.families[0] in candidate.families:
        return True
    stem = part.base[: max(4, len(part.base) - 2)]
    return any(stem in form for form in candidate.forms)


def _overlap(one: Candidate, other: Candidate) -> bool:
    return bool(set(one.families) & set(other.families))
