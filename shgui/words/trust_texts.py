"""Sentences about who trusted whom, for screen readers and below the marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from shgui.engine.types import Seat
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names, get_ballot_word

if TYPE_CHECKING:
    from shgui.review.trust import Ballot, JaCount, TrustRow


def format_counted(words: Catalogue, number: JaCount) -> str:
    # Translators: so many Ja! of so many votes
    text = words.pgettext("count", "{count} of {all}")
    return text.format(count=words.number(number.ja), all=words.number(number.of))


def describe_row(words: Catalogue, row: TrustRow, names: Names) -> str:
    """Describe a player's votes for governments with and without Fascists."""
    # Translators: how often this player voted Ja!; {liberal} and {fascist} are such as "2 of 4"
    text = words.gettext(
        "{name}. Ja! to governments of Liberals alone: {liberal}."
        " Ja! to governments with a Fascist: {fascist}."
    )
    return text.format(
        name=names[row.voter],
        liberal=format_counted(words, row.all_liberal),
        fascist=format_counted(words, row.with_fascist),
    )


def describe_cell(words: Catalogue, voter: Seat, seat: Seat, ballots: Sequence[Ballot], names: Names) -> str:
    """List one player's votes on governments with another, in the order of the rounds."""
    if not ballots:
        # Translators: of governments with {other}; {name} never voted on one
        text = words.gettext("{name}, governments with this player ({other}): no vote.")
        return text.format(name=names[voter], other=names[seat])
    # Translators: {votes} are such as "Ja!, Nein!, Ja!": how {name} voted on governments with {other}
    text = words.gettext("{name}, governments with this player ({other}): {votes}")
    votes = words.row_of([get_ballot_word(each.ja) for each in ballots])
    return text.format(name=names[voter], other=names[seat], votes=votes)


def describe_order(words: Catalogue, rows: Iterable[TrustRow], names: Names) -> str:
    """Explain the order of the marks, and name the executed, who stop voting."""
    executed = sorted((each.executed_in, each.voter) for each in rows if each.executed_in is not None)
    order = words.gettext("In the order of the rounds.")
    if not executed:
        return order
    # Translators: one of those who were executed
    pattern = words.pgettext("executed", "{name} (round {number})")
    players = [pattern.format(name=names[seat], number=words.number(number)) for number, seat in executed]
    # Translators: whoever is executed doesn't vote any more
    text = words.gettext("The executed vote no further: {names}.")
    return f"{order} {text.format(names=words.row_of(players))}"


def get_no_proof_text(words: Catalogue) -> str:
    return words.gettext(
        "A Nein! is no proof of foresight, and a Ja! none of guilt; the numbers count, no more."
    )
