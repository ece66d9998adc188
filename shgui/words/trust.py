"""Who trusted whom, in sentences: for whoever doesn't see the marks, and what they are not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from shgui.engine.types import Seat
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names, ballot

if TYPE_CHECKING:
    from shgui.review.trust import Ballot, Counted, TrustRow


def counted(words: Catalogue, number: Counted) -> str:
    # Translators: so many Ja! of so many votes
    text = words.pgettext("count", "{count} of {all}")
    return text.format(count=words.number(number.ja), all=words.number(number.of))


def row(words: Catalogue, told: TrustRow, names: Names) -> str:
    """A player's votes, against what turned out."""
    # Translators: how often this player voted Ja!; {liberal} and {fascist} are such as "2 of 4"
    text = words.gettext(
        "{name}. Ja! to governments of Liberals alone: {liberal}."
        " Ja! to governments with a Fascist: {fascist}."
    )
    return text.format(
        name=names[told.voter],
        liberal=counted(words, told.all_liberal),
        fascist=counted(words, told.with_fascist),
    )


def cell(words: Catalogue, voter: Seat, seat: Seat, ballots: Sequence[Ballot], names: Names) -> str:
    """One player's votes on governments with another, in the order of the rounds."""
    if not ballots:
        # Translators: of governments with {other}; {name} never voted on one
        text = words.gettext("{name}, governments with this player ({other}): no vote.")
        return text.format(name=names[voter], other=names[seat])
    # Translators: {votes} are such as "Ja!, Nein!, Ja!": how {name} voted on governments with {other}
    text = words.gettext("{name}, governments with this player ({other}): {votes}")
    votes = words.row_of([ballot(each.ja) for each in ballots])
    return text.format(name=names[voter], other=names[seat], votes=votes)


def in_order(words: Catalogue, rows: Iterable[TrustRow], names: Names) -> str:
    """How the marks stand, and who votes no further."""
    executed = sorted((each.executed_in, each.voter) for each in rows if each.executed_in is not None)
    order = words.gettext("In the order of the rounds.")
    if not executed:
        return order
    # Translators: one of those who were executed
    pattern = words.pgettext("executed", "{name} (round {number})")
    told = [pattern.format(name=names[seat], number=words.number(number)) for number, seat in executed]
    # Translators: whoever is executed doesn't vote any more
    text = words.gettext("The executed vote no further: {names}.")
    return f"{order} {text.format(names=words.row_of(told))}"


def no_proof(words: Catalogue) -> str:
    return words.gettext(
        "A Nein! is no proof of foresight, and a Ja! none of guilt; the numbers count, no more."
    )
