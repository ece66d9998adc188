"""Sentences about what could have been known of a player: readings, changes, marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shgui.engine.types import Office, Policy, Role
from shgui.words import table_labels, terms
from shgui.words.catalogue import Catalogue, Sentence
from shgui.words.headline_texts import format_chance, round_to_hundredths
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.spoken_strip import DealsLeft, LaneRound, SpokenStrip, SuspicionLevel


def list_reading_notes(words: Catalogue, *, believed: bool = False) -> tuple[str, ...]:
    """Explain the readings certain, proven and likely; the last is left out for a strip of what a bot
    `believed`."""
    notes = (
        words.gettext(
            "“Certain” counts only what nobody can dispute: roles dealt, Chancellors who were not Hitler,"
            " executions."
        ),
        words.gettext(
            "“Proven” adds one assumption: Liberals pass and enact Liberal Policies when they can, and tell"
            " the truth."
        ),
        words.gettext(
            "“Likely” also reads votes and nominations as people usually play; it is an estimate, and no"
            " reading says what anybody thought."
        ),
    )
    return notes[:2] if believed else notes


def get_contradiction_text(words: Catalogue) -> str:
    return words.gettext("Somebody taken for a Liberal lied or erred.")


def format_deals_left(words: Catalogue, ways: int, of: int) -> str:
    # Translators: so many ways to deal the roles aren't ruled out yet
    text = words.ngettext(
        "{ways} of {all} ways to deal the roles is left.",
        "{ways} of {all} ways to deal the roles are left.",
        ways,
    )
    return text.format(ways=words.number(ways), all=words.number(of))


def describe_strip(words: Catalogue, strip: SpokenStrip, names: Names) -> str:
    """Describe a whole strip; the player's name stands before it."""
    sentences = [] if strip.role is None else [f"{terms.get_role_name(words, strip.role)}."]
    if strip.of_hitler:
        # Translators: {levels} are such as "10 in 100 at the start, 29 in 100 after round 8"
        text = words.gettext("Likely Hitler: {levels}.")
    else:
        # Translators: {levels} are such as "40 in 100 at the start, 59 in 100 after round 8"
        text = words.gettext("Likely a Fascist: {levels}.")
    sentences.append(
        text.format(levels=words.row_of([_format_level(words, level) for level in strip.likely]))
    )
    sentences.append(_describe_proof(words, strip))
    if strip.proven == "open":
        sentences.extend(_format_deals_left_after(words, left, strip.of) for left in strip.left)
    # Translators: by hard facts alone; {chance} is such as "44 in 100"
    text = words.gettext("Certain: {chance} at the end.")
    sentences.append(text.format(chance=format_chance(words, strip.certain)))
    sentences.extend(_describe_lane(words, each, names) for each in strip.lane)
    return " ".join(sentences)


def describe_moment(words: Catalogue, kind: str, number: int, before: float | None, now: float) -> str:
    """Describe one moment of a strip: its kind, and the chance before and after."""
    chance = words.number(round_to_hundredths(now))
    if before is None:
        # Translators: a reading when the roles are dealt; {now} is between 0 and 100
        return words.gettext("At the start: likely {now}.").format(now=chance)
    place = _KINDS[kind](words).format(number=words.number(number))
    if round_to_hundredths(before) == round_to_hundredths(now):
        # Translators: {place} is such as "Round 5, vote"; {now} is between 0 and 100
        return words.gettext("{place}: likely {now}.").format(place=place, now=chance)
    # Translators: {place} is such as "Round 5, vote"; {now} and {before} are between 0 and 100
    text = words.gettext("{place}: likely {now}, was {before}.")
    return text.format(place=place, now=chance, before=words.number(round_to_hundredths(before)))


def get_mark_text(words: Catalogue, code: str) -> str:
    return _MARKS[code](words)


def _format_level(words: Catalogue, level: SuspicionLevel) -> str:
    chance = format_chance(words, level.chance)
    if level.round is None:
        # Translators: {chance} is such as "44 in 100"
        return words.pgettext("chance", "{chance} at the end").format(chance=chance)
    if not level.round:
        # Translators: {chance} is such as "44 in 100"
        return words.pgettext("chance", "{chance} at the start").format(chance=chance)
    # Translators: {chance} is such as "44 in 100"
    text = words.pgettext("chance", "{chance} after round {number}")
    return text.format(chance=chance, number=words.number(level.round))


def _describe_proof(words: Catalogue, strip: SpokenStrip) -> str:
    if strip.proven == "open":
        return words.gettext("Proven: not decided.")
    number = words.number(strip.proven_in)
    if strip.proven == "broken":
        # Translators: from this round on
        text = words.gettext("Round {number}: somebody taken for a Liberal lied or erred.")
        return text.format(number=number)
    verdict = {
        ("yes", False): terms.get_role_name(words, Role.FASCIST),
        ("no", False): terms.get_role_name(words, Role.LIBERAL),
        ("yes", True): terms.get_role_name(words, Role.HITLER),
        ("no", True): table_labels.get_cleared_label(words),
    }[strip.proven, strip.of_hitler]
    if not strip.proven_in:
        # Translators: {verdict} is such as "Fascist" or "Not Hitler"
        return words.gettext("Known from the start: {verdict}.").format(verdict=verdict)
    # Translators: {verdict} is such as "Fascist" or "Not Hitler"
    text = words.gettext("Proven in round {number}, if Liberals keep their word: {verdict}.")
    return text.format(number=number, verdict=verdict)


def _format_deals_left_after(words: Catalogue, left: DealsLeft, of: int) -> str:
    if left.round is None:
        # Translators: so many ways to deal the roles aren't ruled out yet
        text = words.ngettext(
            "At the end {ways} of {all} ways to deal the roles is left.",
            "At the end {ways} of {all} ways to deal the roles are left.",
            left.ways,
        )
    else:
        # Translators: so many ways to deal the roles aren't ruled out yet
        text = words.ngettext(
            "After round {number} {ways} of {all} ways to deal the roles is left.",
            "After round {number} {ways} of {all} ways to deal the roles are left.",
            left.ways,
        )
    number = words.number(left.round or 0)
    return text.format(number=number, ways=words.number(left.ways), all=words.number(of))


def _describe_lane(words: Catalogue, lane: LaneRound, names: Names) -> str:
    notes = [get_mark_text(words, code) for code in lane.marks]
    if lane.looked_at is not None:
        # Translators: among other things that a player did in a round
        text = words.pgettext("mark", "investigated: {name}")
        notes.insert(len(notes) - _count_claim_marks(lane.marks), text.format(name=names[lane.looked_at]))
    # Translators: {marks} are such as "President, Fascist Policy, said otherwise than seen"
    text = words.gettext("Round {number}: {marks}.")
    return text.format(number=words.number(lane.round), marks=words.row_of(notes))


def _count_claim_marks(marks: Sequence[str]) -> int:
    return sum(code in ("said_otherwise", "excluded") for code in marks)


_KINDS: Mapping[str, Sentence] = {
    "vote": lambda words: words.gettext("Round {number}, vote"),
    "session": lambda words: words.gettext("Round {number}, Legislative Session"),
    "power": lambda words: words.gettext("Round {number}, Presidential Power"),
    "claim": lambda words: words.gettext("Round {number}, claim"),
}

_MARKS: Mapping[str, Sentence] = {
    "president": lambda words: terms.get_office_name(words, Office.PRESIDENT),
    "chancellor": lambda words: terms.get_office_name(words, Office.CHANCELLOR),
    "liberal": lambda words: terms.get_policy_name(words, Policy.LIBERAL),
    "fascist": lambda words: terms.get_policy_name(words, Policy.FASCIST),
    # Translators: what a player met in a round, among other things
    "rejected": lambda words: words.pgettext("mark", "government rejected"),
    # Translators: what a player met in a round, among other things
    "vetoed": lambda words: words.pgettext("mark", "veto"),
    # Translators: what a player met in a round, among other things
    "hitler": lambda words: words.pgettext("mark", "Hitler elected"),
    # Translators: what befell a player in a round, among other things
    "looked_at": lambda words: words.pgettext("mark", "investigated"),
    # Translators: what a player did in a round, among other things: a lie or an error
    "said_otherwise": lambda words: words.pgettext("mark", "said otherwise than seen"),
    # Translators: what befell in a round, among other things: of this player's claim and another one
    "excluded": lambda words: words.pgettext("mark", "two claims exclude each other"),
    # Translators: what befell a player in a round, among other things
    "executed": lambda words: words.pgettext("mark", "executed"),
}
