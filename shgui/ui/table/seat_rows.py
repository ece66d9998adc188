"""The seats of a table as everybody sees them."""

from dataclasses import dataclass

from shgui.engine.types import Office, Outcome, Phase, Role, Seat
from shgui.table.public_facts import cleared, missed_phones, open_votes, revealed_hitler
from shgui.ui.table.shown import Shown
from shgui.words import bots, labels, phones, term_limits, terms
from shgui.words.catalogue import Catalogue

_BEFORE_ELECTION = frozenset((Phase.NOMINATE, Phase.VOTE))


@dataclass(frozen=True, slots=True)
class SeatScene:
    number: int
    name: str
    rules: str
    office: Office | None
    proposed: bool
    """The office is not elected yet."""
    limited: Office | None
    """The office that bars this seat from the Chancellor's."""
    dead: bool
    voted: bool
    """A ballot is in, or lies there face down."""
    vote: bool | None
    """How this seat voted, while the last votes lie open."""
    on_move: bool
    investigated: bool
    cleared: bool
    """Everybody knows that this is not Hitler."""
    hitler: bool
    """The end has named this seat as Hitler."""
    choosable: bool
    chosen: bool
    refusal: str
    """Why it can't be chosen."""
    away: bool = False
    """Its phone can't be reached just now."""
    bot: bool = False
    """The program plays for it."""


def seat_rows(shown: Shown) -> tuple[SeatScene, ...]:
    view, held, pick = shown.seen, shown.held, shown.pick
    limited = dict(view.term_limits) if view.phase is not Phase.OVER else {}
    # They go with the placards of their round.
    votes_out = held.ballots_out or (held.offices_out and not pick.ballots)
    votes = {} if votes_out else dict(pick.ballots or open_votes(view.history))
    not_hitler, missed = cleared(view.history), missed_phones(view, shown.away)
    hitler = _named_hitler(shown)
    rows = []
    for seat, name in enumerate(shown.names):
        office, proposed = _office(shown, seat)
        rows.append(
            SeatScene(
                number=seat + 1,
                name=name,
                rules=view.edition,
                office=office,
                proposed=proposed,
                limited=limited.get(seat),
                dead=seat not in view.alive,
                voted=not votes and not votes_out and seat in view.voted,
                vote=votes.get(seat),
                on_move=seat in shown.on_move,
                investigated=seat in view.investigated,
                cleared=seat in not_hitler,
                hitler=seat == hitler,
                choosable=seat in shown.choices,
                chosen=seat == pick.seat,
                refusal=shown.refusals.get(seat, ""),
                away=seat in missed,
                bot=seat in shown.bots,
            )
        )
    return tuple(rows)


def _named_hitler(shown: Shown) -> Seat | None:
    """Return who is marked as Hitler: nobody before the stage has shown it.

    That an executed player was Hitler is shown where the roles turn, or told in words by a table at rest.
    """
    view = shown.seen
    turns = view.outcome is Outcome.HITLER_EXECUTED and shown.held.seen is not None
    return None if turns else revealed_hitler(view)


def _office(shown: Shown, seat: Seat) -> tuple[Office | None, bool]:
    """The office of a seat, and whether it is only proposed."""
    view, pick = shown.seen, shown.pick
    office = None
    if view.phase is not Phase.OVER and not shown.held.offices_out:
        if seat == view.president:
            office = Office.PRESIDENT
        elif seat == view.chancellor:
            office = Office.CHANCELLOR
    if office is None and seat == pick.seat and pick.office is not None:
        return pick.office, True
    return office, office is not None and view.phase in _BEFORE_ELECTION


def seat_name(words: Catalogue, row: SeatScene) -> str:
    return words.gettext("{number}: {name}").format(number=words.number(row.number), name=row.name)


def seat_told(words: Catalogue, row: SeatScene) -> str:
    """What the plate of a seat says by signs, as sentences."""
    told = [bots.sign(words)] if row.bot else []
    if row.dead:
        told.append(labels.dead(words))
    elif row.office is not None:
        told.append((terms.candidate if row.proposed else terms.office)(words, row.office))
    if row.limited is not None:
        told.append(term_limits.reason(words, row.limited, row.rules))
    if row.vote is not None:
        told.append(words.gettext("Vote: {ballot}").format(ballot=terms.ballot(row.vote)))
    elif row.voted:
        told.append(labels.has_voted(words))
    told += _known(words, row)
    if row.away:
        told.append(phones.status(words, "away"))
    if row.refusal:
        told.append(row.refusal)
    return "\n".join(told)


def _known(words: Catalogue, row: SeatScene) -> list[str]:
    """Return what everybody knows of a player, as sentences."""
    known = [words.gettext("Investigated before.")] if row.investigated else []
    if row.cleared:
        known.append(words.gettext("Confirmed not Hitler."))
    if row.hitler:
        known.append(terms.role(words, Role.HITLER))
    return known
