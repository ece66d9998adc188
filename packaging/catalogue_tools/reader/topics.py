"""Matches the headings of an unknown book, in their order, to the topics that every rulebook treats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catalogue_tools.book_text import WORD
from catalogue_tools.reader.likeness import likeness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catalogue_tools.reader.structure import Heading, Structure
    from catalogue_tools.rulebook import Rulebook

TOPICS = (
    *(
        "overview",
        "object",
        "contents",
        "setup",
        "why_cards",
        "narr_5_6",
        "narr_7_10",
        "gameplay",
        "election",
    ),
    *(
        "pass_candidacy",
        "nominate",
        "eligibility",
        "on_eligibility",
        "vote",
        "if_fails",
        "tracker",
        "if_passes",
    ),
    *("if_three_fascist", "legislative", "lying", "executive", "powers", "investigate_loyalty"),
    *("special_election", "policy_peek", "execution", "veto", "strategy", "thanks", "credits"),
)
_MAIN = frozenset(
    ("overview", "object", "contents", "setup", "gameplay", "election", "legislative", "executive", "powers")
) | {"strategy", "thanks", "credits"}
_COLON = frozenset(("eligibility", "on_eligibility", "if_fails", "if_passes", "if_three_fascist"))
_RUN_IN = frozenset(("tracker", "lying", "eligibility"))
_NUMBERED = {"pass_candidacy": 1, "nominate": 2, "vote": 3}
LONG_TITLE = 4
_ALIKE = 0.62
_WORTH_MATCHING = 1.2
_NEAR = 8


class TopicFinder:
    """Scores what speaks for a heading being a topic's, and takes the best matching that keeps the order."""

    def __init__(self, structure: Structure, others: Sequence[Rulebook]) -> None:
        self._structure = structure
        self._text = structure.text
        self._others = others
        self._headings = structure.headings
        self._titles = {
            topic: [
                WORD.findall(words)
                for book in others
                if (entry := book.headings.get(topic))
                for words in (entry.label, entry.place.says if entry.place else "")
                if words
            ]
            for topic in TOPICS
        }
        self._usual_place = {topic: self._mean_place(topic) for topic in TOPICS}

    def find(self) -> dict[str, Heading]:
        rows, columns = len(TOPICS), len(self._headings)
        best = [[0.0] * (columns + 1) for _ in range(rows + 1)]
        for row in range(1, rows + 1):
            for column in range(1, columns + 1):
                matched = best[row - 1][column - 1] + self._score(TOPICS[row - 1], column - 1)
                best[row][column] = max(best[row - 1][column], best[row][column - 1], matched)
        found: dict[str, Heading] = {}
        row, column = rows, columns
        while row and column:
            if best[row][column] == best[row - 1][column]:
                row -= 1
            elif best[row][column] == best[row][column - 1]:
                column -= 1
            else:
                row, column = row - 1, column - 1
                found[TOPICS[row]] = self._headings[column]
        return {topic: found[topic] for topic in TOPICS if topic in found}

    def _mean_place(self, topic: str) -> float:
        places = [
            entry.place.line / _last_line(book)
            for book in self._others
            if (entry := book.headings.get(topic)) and entry.place
        ]
        return sum(places) / len(places) if places else -1.0

    def _score(self, topic: str, column: int) -> float:
        heading = self._headings[column]
        score = 2.5 * self._same_words(topic, heading) + self._outward_signs(topic, heading, column)
        usual = self._usual_place[topic]
        score -= 6 * abs(heading.line / self._end - usual) if usual >= 0 else 0.5
        return score + _WORTH_MATCHING

    @property
    def _end(self) -> int:
        return max(number for number, line in self._text.numbered() if line.strip())

    def _same_words(self, topic: str, heading: Heading) -> float:
        """Return the share of a heading's words that occur in this one."""
        own = WORD.findall(heading.words)
        scores = [0.0]
        for title in self._titles[topic]:
            words = [word for word in title if len(word) > 3]
            if words:
                alike = [max((likeness(word, mine) for mine in own), default=0.0) for word in words]
                scores.append(sum(value for value in alike if value >= _ALIKE) / len(words))
        return max(scores)

    def _outward_signs(self, topic: str, heading: Heading, column: int) -> float:
        score = 0.0
        numbers = re.findall(r"\d+", heading.words)
        if topic in _NUMBERED:
            score += 3 if heading.numbered == _NUMBERED[topic] else -2 if heading.numbered else 0
        elif heading.numbered and topic not in _MAIN:
            score -= 1
        if topic in _MAIN:
            score += 0.7 if heading.main else 0
            score -= 1.5 if heading.colon or heading.run_in else 0
            score -= 2 if heading.runs_on else 0
        if topic in _COLON and (heading.colon or heading.run_in):
            score += 1
        if topic in _RUN_IN and heading.run_in:
            score += 1
        if topic in ("tracker", "lying"):
            score -= 1 if len(WORD.findall(heading.words)) > LONG_TITLE else 0
        if heading.run_in and topic not in _RUN_IN | _COLON:
            score -= 0.7
        if topic in ("narr_5_6", "narr_7_10"):
            score += 4 if numbers[:2] == topic.split("_")[1:] else -4
        return score + self._inward_signs(topic, heading, column)

    def _inward_signs(self, topic: str, heading: Heading, column: int) -> float:
        """Return the words below a heading."""
        below = [self._text.line(number) for number in range(heading.line, heading.line + _NEAR)]
        near = " ".join(below)
        items = sum(self._structure.is_item(heading.line + offset) for offset in range(1, 2 * _NEAR))
        following = self._headings[column + 1].line if column + 1 < len(self._headings) else self._end
        empty = not any(self._text.line(number).strip() for number in range(heading.line + 1, following))
        table = self._structure.table
        components = self._structure.components
        signs = {
            "object": 1.5 if items >= 4 and table and heading.line < table.line else 0,
            "contents": 4 if components and 0 < components[0] - heading.line < 4 else -2,
            "setup": 1.5 if re.search(r"\b11\b", near) and table and heading.line < table.line else 0,
            "why_cards": 2 if self._text.line(heading.line).rstrip().endswith("?") else -1,
            "if_three_fascist": 1 if self._names_hitler(near) else -1,
            "powers": 1 if empty else -0.5,
            "execution": 1 if self._names_hitler(near) else -1,
            "strategy": 1.5 if items >= 3 and table and heading.line > table.line else 0,
            "thanks": 2 if "Kickstarter" in near and "Max" in near else -1,
            "credits": 2 if re.search("Creative ?Commons", near) else -1,
        }
        return signs.get(topic, 0)

    def _names_hitler(self, words: str) -> bool:
        return any(likeness(word, "Hitler") > 0.8 for word in WORD.findall(words))


def _last_line(book: Rulebook) -> int:
    lines = [line for term in book.terms.values() for lines in term.printed.values() for line in lines]
    return max(lines, default=1)
