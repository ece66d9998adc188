"""A seat in words: marks on its plate and on phones, and whole sentences for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from shgui.engine.types import Role
from shgui.words import bots, labels, phones, refusals, term_limits, terms
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.presentation.scenes import SeatScene


class SeatMark(NamedTuple):
    icon: str
    """Its name among the drawings of window and phones."""
    label: str
    sentence: str


def seat_name(words: Catalogue, seat: SeatScene) -> str:
    return words.gettext("{number}: {name}").format(number=words.number(seat.number), name=seat.name)


def seat_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    """Return office, term limit and what everyone knows of a player, the most important first."""
    return [*_passing_marks(words, seat), *_lasting_marks(words, seat)]


def vote_mark(words: Catalogue, seat: SeatScene) -> SeatMark | None:
    if seat.vote is not None:
        ballot = terms.ballot(seat.vote)
        sentence = words.gettext("Vote: {ballot}").format(ballot=ballot)
        return SeatMark("ja" if seat.vote else "nein", ballot, sentence)
    return SeatMark("voted", labels.has_voted(words), labels.has_voted(words)) if seat.has_voted else None


def seat_text(words: Catalogue, seat: SeatScene) -> str:
    """Return everything that marks say of a seat, in a line each."""
    vote = vote_mark(words, seat)
    marks = [
        *_passing_marks(words, seat),
        *([] if vote is None else [vote]),
        *reversed(_lasting_marks(words, seat)),
    ]
    return "\n".join(
        filter(
            None,
            [
                bots.sign(words) if seat.bot else "",
                *(mark.sentence for mark in marks),
                phones.status(words, "away") if seat.away else "",
                refusal_text(words, seat),
            ],
        )
    )


def refusal_text(words: Catalogue, seat: SeatScene) -> str:
    """Return why a seat can't be chosen; nothing where it can, or where no seat is to be chosen."""
    return "" if seat.refusal is None else refusals.seat_refusal(words, seat.refusal, seat.name, seat.edition)


def _passing_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    marks = []
    if seat.dead:
        marks.append(SeatMark("dead", labels.dead(words), labels.dead(words)))
    elif seat.office is not None:
        title = (terms.candidate if seat.proposed else terms.office)(words, seat.office)
        marks.append(SeatMark(seat.office.value, title, title))
    if seat.limited is not None:
        reason = term_limits.reason(words, seat.limited, seat.edition)
        marks.append(SeatMark("limited", labels.limited(words, seat.limited), reason))
    return marks


def _lasting_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    marks = []
    if seat.hitler:
        hitler = terms.role(words, Role.HITLER)
        marks.append(SeatMark("hitler", hitler, hitler))
    if seat.cleared:
        sentence = words.gettext("Confirmed not Hitler.")
        marks.append(SeatMark("not-hitler", labels.cleared(words), sentence))
    if seat.investigated:
        sentence = words.gettext("Investigated before.")
        marks.append(SeatMark("investigate", labels.investigated(words), sentence))
    return marks
