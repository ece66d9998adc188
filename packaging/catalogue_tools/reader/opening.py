"""Spoken words: the narrator's opening and the formulas of powers and veto."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from catalogue_tools.rulebook import Formula, Place, Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catalogue_tools.book_text import BookText
    from catalogue_tools.reader.structure import Heading, Structure

SCRIPTS = {
    "small_game": (
        "narr_5_6",
        ("all_close", "fascists_and_hitler_open", "pause", "close_again", "all_open+speak_up"),
    ),
    "large_game": (
        "narr_7_10",
        (
            *("all_close_with_fist", "fascists_open", "hitler_thumb", "fascists_note_hitler", "pause"),
            *("close_again_hands_down", "all_open+speak_up"),
        ),
    ),
}
_MARK = re.compile(r"\s*[\"“„«]?\[")
_SAID = re.compile(r"[\"“„«]\s*([^\"”“»]{3,80}?)\s*[.!]?\s*[\"”“»]")
_NAME = re.compile(r"\[[^\]]*\]")


def narrator(structure: Structure, topics: Mapping[str, Heading]) -> dict[str, tuple[Step, ...]]:
    """The official steps where this book has as many lines; otherwise its lines, for a human to name."""
    found = {}
    for game, (topic, script) in SCRIPTS.items():
        if topic not in topics:
            continue
        lines = _spoken_lines(structure, topics[topic].line)
        pauses = [bool(_MARK.match(structure.text.line(line))) for line in lines]
        fits = len(lines) == len(script) and pauses == [step == "pause" for step in script]
        found[game] = tuple(
            Step(do, line)
            for at, line in enumerate(lines)
            for do in (script[at].split("+") if fits else ["pause" if pauses[at] else "undecided"])
        )
    return found


def _spoken_lines(structure: Structure, heading: int) -> list[int]:
    lines = []
    for number in range(heading + 1, len(structure.text.lines) + 1):
        line = structure.text.line(number).strip()
        if not line:
            continue
        if not (structure.is_item(number) or line[0] in '["“„«'):
            break
        lines.append(number)
    return lines


def formulas(text: BookText, topics: Mapping[str, Heading]) -> dict[str, Formula]:
    """Words in quotation marks where the rules have a player say something."""
    investigation = _said(text, topics, "investigate_loyalty")
    execution = _said(text, topics, "execution")
    veto = _said(text, topics, "veto")
    return {
        "execution": _formula(execution, 0),
        "investigation": _formula(investigation, 0),
        "veto_request": _formula(veto, 0),
        "veto_consent": _formula(veto, 1),
    }


def _formula(said: list[tuple[int, str]], at: int) -> Formula:
    if at >= len(said):
        return Formula("")
    line, words = said[at]
    shown = _NAME.sub("", words).strip(" :,.")
    return Formula(_NAME.sub("{name}", words).strip(), Place(line, " ".join(shown.split()[:6])))


def _said(text: BookText, topics: Mapping[str, Heading], topic: str) -> list[tuple[int, str]]:
    if topic not in topics:
        return []
    start = topics[topic].line
    end = min((each.line for each in topics.values() if each.line > start), default=len(text.lines))
    return [(line, words) for line in range(start, end) for words in _SAID.findall(text.line(line))]
