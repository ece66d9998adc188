"""Reads a rulebook's plain text into a proposal for its rulebook file."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError
from babel.messages.plurals import get_plural

from catalogue_tools.book_text import WORD, BookText
from catalogue_tools.reader.anchors import anchors, components
from catalogue_tools.reader.lexicon import Lexicon, shared_beginning
from catalogue_tools.reader.likeness import likeness
from catalogue_tools.reader.opening import formulas, narrator
from catalogue_tools.reader.places import Expectation, Warp
from catalogue_tools.reader.structure import Structure
from catalogue_tools.reader.terms import TermReader
from catalogue_tools.reader.topics import TOPICS, TopicFinder
from catalogue_tools.rulebook import Book, Entry, Place, Rulebook, Ruling, Term, Writing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from catalogue_tools.reader.structure import Heading
    from catalogue_tools.reader.terms import Guess

UNDECIDED = "undecided"
_QUOTED = 6
_QUOTES = ("„”", "„“", "“”", "«»", "»«", "‘’")


class Reader:
    """Knows all other languages' rulebooks, and this one's text alone."""

    def __init__(self, language: str, text: BookText, others: Sequence[Rulebook], text_name: str) -> None:
        self._language = language
        self._text = text
        self._text_name = text_name
        self._others = [book for book in others if book.language != language]
        self._official = next(book for book in self._others if not book.text)
        self._structure = Structure(text)
        self.topics = TopicFinder(self._structure, self._others).find()
        table = self._structure.table.line if self._structure.table else 0
        self._end = max(number for number, line in text.numbered() if line.strip())
        self._warps = [
            (book, Warp(book, self.topics, table, self._end)) for book in self._others if book.text
        ]

    def read(self) -> Rulebook:
        return Rulebook(
            language=self._language,
            text=self._text_name,
            writing=self._writing(),
            book=self._book(),
            player_table=self._structure.table,
            numbers=self._rulings("numbers") | self._deck(),
            switches=self._rulings("switches"),
            wording=self._rulings("wording"),
            narrator=narrator(self._structure, self.topics),
            formulas=formulas(self._text, self.topics),
            headings=self._headings(),
            contents=self._contents(),
            terms=self._terms(),
            slips=(),
        )

    def _writing(self) -> Writing:
        whole = "\n".join(self._text.lines)
        try:
            name = Locale.parse(self._language).get_display_name() or self._language
            plural = get_plural(self._language).plural_forms
        except (UnknownLocaleError, ValueError):
            name, plural = self._language, "nplurals=2; plural=(n != 1);"
        quotes = max(_QUOTES, key=lambda pair: whole.count(pair[0]) + whole.count(pair[1]))
        dash = "—" if whole.count(" — ") > whole.count(" – ") else "–"
        return Writing(name[:1].upper() + name[1:], f"{plural};".replace(";;", ";"), quotes, "‘’", dash)

    def _book(self) -> Book:
        places = {}
        first = self.topics["overview"].line if "overview" in self.topics else self._end
        title = ""
        for number, line in self._text.numbered():
            hitler = [word for word in WORD.findall(line) if likeness(word, "Hitler") > 0.8]
            if number < first and hitler and "cover" not in places:
                places["cover"] = Place(number, _short(line))
            if not title and (named := _title_in(line)) and not named.isupper():
                title = named
                places["title"] = Place(number, named)
            if "Boxleiter" in line or "Maranges" in line:
                places.setdefault("authors", Place(number, "Tommy Maranges"))
            if "NonCommercial" in line:
                places.setdefault("licence", Place(number, "Attribution-NonCommercial-ShareAlike 4.0"))
        facts = {}
        if translator := self._translator(first):
            places["translator"] = translator
            facts["translator"] = f"{UNDECIDED}: a name in L{translator.line}"
        licence = "CC BY-NC-SA 4.0" if "licence" in places else ""
        return Book(title or UNDECIDED, UNDECIDED, licence, places, facts)

    def _translator(self, first: int) -> Place | None:
        """A line on the cover or at the end with a year or a handle: no other line of a rulebook has one."""
        credits_line = self.topics["credits"].line if "credits" in self.topics else self._end
        for number, line in self._text.numbered():
            outside = number < first or number > credits_line - 8
            words = WORD.findall(line)
            if outside and (re.match(r"@\w", line) or re.search(r"\(.*20\d\d\)", line)) and len(words) < 12:
                return Place(number, _short(line.lstrip("@")))
            if number > credits_line and any(likeness(word, "translated") > 0.8 for word in words):
                return Place(number, _short(line))
        return None

    def _rulings(self, section: str) -> dict[str, Ruling]:
        """The official value, and where to look: only a human can tell whether this book says otherwise."""
        found = {}
        for name, official in getattr(self._official, section).items():
            lines = [
                warp.line(rulings[name].places[0].line)
                for book, warp in self._warps
                if (rulings := getattr(book, section)) and name in rulings and rulings[name].places
            ]
            line = self._written_near(sorted(lines)[len(lines) // 2]) if lines else 0
            places = (Place(line, _short(self._text.line(line))),) if line else ()
            found[name] = Ruling(official.value, places, "", f"{UNDECIDED}: the official value, look here")
        return found

    def _deck(self) -> dict[str, Ruling]:
        """The two numbers that the deck is made of stand in figures in one line."""
        deck = {"fascist_policies": 11, "liberal_policies": 6}
        for number, line in self._text.numbered():
            printed = {name: re.search(rf"\b{value}\s+\w+", line) for name, value in deck.items()}
            if all(printed.values()):
                return {
                    name: Ruling(deck[name], (Place(number, " ".join(words.group().split())),))
                    for name, words in printed.items()
                    if words
                }
        return {}

    def _written_near(self, line: float) -> int:
        written = [number for number, words in self._text.numbered() if words.strip()]
        return min(written, key=lambda number: abs(number - line))

    def _headings(self) -> dict[str, Entry]:
        entries = {}
        for topic in TOPICS:
            if heading := self.topics.get(topic):
                entries[topic] = Entry(_sentence_case(heading.words), self._heading_place(heading))
            else:
                entries[topic] = Entry("")
        return entries

    def _heading_place(self, heading: Heading) -> Place:
        return Place(heading.line, _short(heading.words))

    def _contents(self) -> dict[str, Entry]:
        return {
            name: Entry(words, Place(line, _short(words)), int(re.findall(r"\d+", self._text.line(line))[0]))
            for name, (line, words) in components(self._structure).items()
        }

    def _terms(self) -> dict[str, Term]:
        stop = min(
            (self.topics[topic].line for topic in ("thanks", "credits") if topic in self.topics),
            default=self._end + 1,
        )
        lexicon = Lexicon(self._text, frozenset(range(stop, self._end + 1)))
        expectation = Expectation(self._warps)
        kinds = {key: term.kind for book in self._others for key, term in book.terms.items()}
        reader = TermReader(lexicon, expectation, self._others, anchors(self._structure, self.topics))
        guesses = reader.read(kinds)
        return {
            key: self._term(key, kind, guesses.get(key), expectation.lines(key))
            for key, kind in kinds.items()
        }

    def _term(self, key: str, kind: str, guess: Guess | None, expected: Sequence[Sequence[float]]) -> Term:
        if guess is None:
            near = sorted({self._written_near(line) for lines in expected for line in lines})[:6]
            note = f"expected near {', '.join(f'L{line}' for line in near)}" if near else "expected nowhere"
            return Term(key, kind, "", UNDECIDED, note=note)
        printed = self._as_printed(guess.forms)
        if guess.decided:
            stems = shared_beginning(guess.forms) if " " not in guess.word and guess.forms else ""
            source = "book" if self._text.lines_with(guess.word) else UNDECIDED
            return Term(
                key, kind, self._best(guess.word), source, stems=stems, printed=printed, note=guess.reason
            )
        others = f"; or {', '.join(guess.others)}" if guess.others else ""
        return Term(
            key, kind, self._best(guess.word), UNDECIDED, printed=printed, note=f"{guess.reason}{others}"
        )

    def _as_printed(self, forms: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
        printed: dict[str, tuple[int, ...]] = {}
        for form in forms:
            if lines := self._text.lines_with(form):
                printed[self._best(form)] = lines
        return printed

    def _best(self, form: str) -> str:
        """The form with the capitals that the book gives it inside a sentence, if it stands in one."""
        written = [self._text.as_printed(form, line) for line in self._text.lines_with(form)]
        return next((each for each in written if not each.isupper()), written[0] if written else form)


def _short(words: str) -> str:
    found = re.match(rf"\W*(\S+(?:\s+\S+){{0,{_QUOTED - 1}}})", words)
    return " ".join(found[1].split()).rstrip(" :;,.") if found else ""


def _sentence_case(words: str) -> str:
    return words[:1] + words[1:].lower() if words.isupper() else words


def _title_in(line: str) -> str:
    """Two words with capitals, the second the name in the title."""
    words = WORD.findall(line)
    for one, other in pairwise(words):
        if likeness(other, "Hitler") > 0.8 and one[:1].isupper() and likeness(one, "Hitler") < 0.5:
            phrase = f"{one} {other}"
            if phrase in line and not line.lstrip("*- ").startswith(phrase + " -"):
                return phrase
    return ""
