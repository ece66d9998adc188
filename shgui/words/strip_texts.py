"""What could have been known of a player, in sentences: readings, how they moved, what stands below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from shgui.engine.types import Office, Policy, Role
from shgui.words import labels, terms
from shgui.words.catalogue import Catalogue
from shgui.words.headlines import hundredths, in_hundred
from shgui.words.powers import Sentence
from shgui.words.terms import Names

if TYPE_CHECKING:
    from shgui.review.chat_strip import LaneRound, Left, SpokenStrip, SuspicionLevel


def what_readings_are(words: Catalogue, *, believed: bool = False) -> tuple[str, ...]:
    """Certain, proven, likely: what they are, and what they are not. Of the last nothing where it is what
    somebody `believed`.
    """
    told = (
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
    return told[:2] if believed else told


def somebody_lied_or_erred(words: Catalogue) -> str:
    """Where *proven* has no way left."""
    return words.gettext("Somebody taken for a Liberal lied or erred.")


def ways_left(words: Catalogue, ways: int, of: int) -> str:
    # Translators: so many ways to deal the roles aren't ruled out yet
    text = words.ngettext(
        "{ways} of {all} ways to deal the roles is left.",
        "{ways} of {all} ways to deal the roles are left.",
        ways,
    )
    return text.format(ways=words.number(ways), all=words.number(of))


def strip(words: Catalogue, told: SpokenStrip, names: Names) -> str:
    """All of one strip. The name isn't said: it stands before."""
    sentences = [] if told.role is None else [f"{terms.role(words, told.role)}."]
    if told.of_hitler:
        # Translators: {levels} are such as "10 in 100 at the start, 29 in 100 after round 8"
        text = words.gettext("Likely Hitler: {levels}.")
    else:
        # Translators: {levels} are such as "40 in 100 at the start, 59 in 100 after round 8"
        text = words.gettext("Likely a Fascist: {levels}.")
    sentences.append(text.format(levels=words.row_of([_level(words, level) for level in told.likely])))
    sentences.append(_proven(words, told))
    if told.proven == "open":
        sentences.extend(_left(words, left, told.of) for left in told.left)
    # Translators: by hard facts alone; {chance} is such as "44 in 100"
    text = words.gettext("Certain: {chance} at the end.")
    sentences.append(text.format(chance=in_hundred(words, told.certain)))
    sentences.extend(_lane(words, each, names) for each in told.lane)
    return " ".join(sentences)


def moment(words: Catalogue, kind: str, number: int, before: float | None, now: float) -> str:
    """One moment of a strip, for walking along it: what kind it was, and the reading before and after."""
    chance = words.number(hundredths(now))
    if before is None:
        # Translators: a reading when the roles are dealt; {now} is between 0 and 100
        return words.gettext("At the start: likely {now}.").format(now=chance)
    place = _KINDS[kind](words).format(number=words.number(number))
    if hundredths(before) == hundredths(now):
        # Translators: {place} is such as "Round 5, vote"; {now} is between 0 and 100
        return words.gettext("{place}: likely {now}.").format(place=place, now=chance)
    # Translators: {place} is such as "Round 5, vote"; {now} and {before} are between 0 and 100
    text = words.gettext("{place}: likely {now}, was {before}.")
    return text.format(place=place, now=chance, before=words.number(hundredths(before)))


def mark(words: Catalogue, code: str) -> str:
    """What a mark below a strip says."""
    return _MARKS[code](words)


def _level(words: Catalogue, level: SuspicionLevel) -> str:
    chance = in_hundred(words, level.chance)
    if level.round is None:
        # Translators: {chance} is such as "44 in 100"
        return words.pgettext("chance", "{chance} at the end").format(chance=chance)
    if not level.round:
        # Translators: {chance} is such as "44 in 100"
        return words.pgettext("chance", "{chance} at the start").format(chance=chance)
    # Translators: {chance} is such as "44 in 100"
    text = words.pgettext("chance", "{chance} after round {number}")
    return text.format(chance=chance, number=words.number(level.round))


def _proven(words: Catalogue, told: SpokenStrip) -> str:
    if told.proven == "open":
        return words.gettext("Proven: not decided.")
    number = words.number(told.proven_in)
    if told.proven == "broken":
        # Translators: from this round on
        text = words.gettext("Round {number}: somebody taken for a Liberal lied or erred.")
        return text.format(number=number)
    verdict = {
        ("yes", False): terms.role(words, Role.FASCIST),
        ("no", False): terms.role(words, Role.LIBERAL),
        ("yes", True): terms.role(words, Role.HITLER),
        ("no", True): labels.cleared(words),
    }[told.proven, told.of_hitler]
    if not told.proven_in:
        # Translators: {verdict} is such as "Fascist" or "Not Hitler"
        return words.gettext("Known from the start: {verdict}.").format(verdict=verdict)
    # Translators: {verdict} is such as "Fascist" or "Not Hitler"
    text = words.gettext("Proven in round {number}, if Liberals keep their word: {verdict}.")
    return text.format(number=number, verdict=verdict)


def _left(words: Catalogue, left: Left, of: int) -> str:
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


def _lane(words: Catalogue, lane: LaneRound, names: Names) -> str:
    told = [mark(words, code) for code in lane.marks]
    if lane.looked_at is not None:
        # Translators: among other things that a player did in a round
        text = words.pgettext("mark", "investigated: {name}")
        told.insert(len(told) - _about_claims(lane.marks), text.format(name=names[lane.looked_at]))
    # Translators: {marks} are such as "President, Fascist Policy, said otherwise than seen"
    text = words.gettext("Round {number}: {marks}.")
    return text.format(number=words.number(lane.round), marks=words.row_of(told))


def _about_claims(marks: Sequence[str]) -> int:
    return sum(code in ("said_otherwise", "excluded") for code in marks)


_KINDS: Mapping[str, Sentence] = {
    "vote": lambda words: words.gettext("Round {number}, vote"),
    "session": lambda words: words.gettext("Round {number}, Legislative Session"),
    "power": lambda words: words.gettext("Round {number}, Presidential Power"),
    "claim": lambda words: words.gettext("Round {number}, claim"),
}

_MARKS: Mapping[str, Sentence] = {
    "president": lambda words: terms.office(words, Office.PRESIDENT),
    "chancellor": lambda words: terms.office(words, Office.CHANCELLOR),
    "liberal": lambda words: terms.whole_policy(words, Policy.LIBERAL),
    "fascist": lambda words: terms.whole_policy(words, Policy.FASCIST),
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
