"""A seat in words: marks on its plate and on phones, and whole sentences for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from shgui.engine.types import Office, Role
from shgui.words import bot_texts, phone_texts, refusal_texts, terms
from shgui.words.catalogue import Catalogue

if TYPE_CHECKING:
    from shgui.presentation.scenes import SeatScene


class SeatMark(NamedTuple):
    icon: str
    """Its name among the drawings of window and phones."""
    label: str
    sentence: str
    lasts: bool = False
    """It says what everyone knows of the player, whatever happens next."""


def build_seat_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    """Return office, term limit and what everyone knows of a player, the most important first."""
    return [*_build_passing_marks(words, seat), *_build_lasting_marks(words, seat)]


def build_vote_mark(words: Catalogue, seat: SeatScene) -> SeatMark | None:
    if seat.vote is not None:
        ballot = terms.get_ballot_word(seat.vote)
        sentence = words.gettext("Vote: {ballot}").format(ballot=ballot)
        return SeatMark("ja" if seat.vote else "nein", ballot, sentence)
    # Translators: on the seat of a player whose ballot is in, whatever the player's gender; max 16
    voted = words.pgettext("seat", "Vote is in")
    return SeatMark("voted", voted, voted) if seat.has_voted else None


def describe_seat(words: Catalogue, seat: SeatScene) -> str:
    """Return everything that marks say of a seat, in a line each."""
    vote = build_vote_mark(words, seat)
    marks = [
        *_build_passing_marks(words, seat),
        *([] if vote is None else [vote]),
        *reversed(_build_lasting_marks(words, seat)),
    ]
    return "\n".join(
        filter(
            None,
            [
                bot_texts.get_bot_label(words) if seat.bot else "",
                *(mark.sentence for mark in marks),
                phone_texts.STATUSES["away"](words) if seat.away else "",
                describe_refusal(words, seat),
            ],
        )
    )


def describe_refusal(words: Catalogue, seat: SeatScene) -> str:
    """Return why a seat can't be chosen; nothing where it can, or where no seat is to be chosen."""
    if seat.refusal is None:
        return ""
    return refusal_texts.describe_seat_refusal(words, seat.refusal, seat.name, seat.edition)


def _build_passing_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    marks = []
    if seat.dead:
        executed = get_executed_label(words)
        marks.append(SeatMark("dead", executed, executed))
    elif seat.office is not None:
        title = terms.get_title(words, seat.office, proposed=seat.proposed)
        marks.append(SeatMark(seat.office.value, title, title))
    if seat.limited is not None:
        reason = refusal_texts.get_term_limit_reason(words, seat.limited, seat.edition)
        marks.append(SeatMark("limited", get_term_limit_label(words, seat.limited), reason))
    return marks


def _build_lasting_marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    marks = []
    if seat.hitler:
        hitler = terms.get_role_name(words, Role.HITLER)
        marks.append(SeatMark("hitler", hitler, hitler, lasts=True))
    if seat.cleared:
        sentence = words.gettext("Confirmed not Hitler.")
        marks.append(SeatMark("not-hitler", get_cleared_label(words), sentence, lasts=True))
    if seat.investigated:
        sentence = words.gettext("Investigated before.")
        marks.append(SeatMark("investigate", get_investigated_label(words), sentence, lasts=True))
    return marks


def get_executed_label(words: Catalogue) -> str:
    # Translators: on the seat of a player who is out of the game, whatever the player's gender; max 16
    return words.pgettext("seat", "Executed")


def get_cleared_label(words: Catalogue) -> str:
    # Translators: a rubber stamp for a player who everybody knows is not Hitler, whatever the player's
    # gender; also on the player's seat; max 18
    return words.pgettext("stamp", "Not Hitler")


def get_investigated_label(words: Catalogue) -> str:
    # Translators: on the seat of a player who was investigated, whatever the player's gender; max 16
    return words.pgettext("seat", "Investigated")


def get_term_limit_label(words: Catalogue, office: Office) -> str:
    """Return the short label of a term-limited seat; `get_term_limit_reason` is the whole sentence."""
    return {
        # Translators: on the seat of a player who cannot be nominated, because last in this office; max 18
        Office.PRESIDENT: words.pgettext("seat", "Last President"),
        # Translators: on the seat of a player who cannot be nominated, because last in this office; max 18
        Office.CHANCELLOR: words.pgettext("seat", "Last Chancellor"),
    }[office]
