"""Who sits at the table, and what everybody can see of them."""

from collections.abc import Iterator

from shgui.engine.types import Office, Phase, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.messages import Marked, SeatMessage
from shgui.phones.messages.shared_values import PublicTable
from shgui.table.public_facts import cleared, missed_phones, open_votes
from shgui.words import bots, labels, phones, terms
from shgui.words.catalogue import Catalogue

_BEFORE_ELECTION = frozenset((Phase.NOMINATE, Phase.VOTE))
_KNOWN = ("not-hitler", "investigate")


def told_seats(words: Catalogue, table: PublicTable) -> list[SeatMessage]:
    """Nobody's own: whose phone it is, is said by `me` afterwards."""
    votes = dict(open_votes(table.view.history))
    return [_seat(words, table, seat, votes) for seat in range(len(table.names))]


def seat_marks(words: Catalogue, view: PlayerView, seat: Seat) -> list[Marked]:
    """Offices, limits and what all know of a seat: the most important first."""
    return list(_marks(words, view, seat))


def _seat(words: Catalogue, table: PublicTable, seat: Seat, votes: dict[Seat, bool]) -> SeatMessage:
    view = table.view
    shown = SeatMessage(
        seat=seat,
        number=seat + 1,
        name=table.names[seat],
        me=False,
        dead=seat not in view.alive,
        on_move=_on_move(table, seat),
        marks=seat_marks(words, view, seat),
    )
    known = [mark["icon"] for mark in shown["marks"] if mark["icon"] in _KNOWN]
    if known:
        shown["known"] = known
    if seat in votes:
        ja = votes[seat]
        shown["vote"] = Marked(icon="ja" if ja else "nein", text=terms.ballot(ja))
    elif not votes and seat in view.voted:
        shown["vote"] = Marked(icon="voted", text=labels.has_voted(words))
    if seat in missed_phones(view, table.away):
        shown["device"] = Marked(icon="phone", text=phones.status(words, "away"))
    if seat in table.bots:
        shown["bot"] = Marked(icon="bot", text=bots.sign(words))
    return shown


def _on_move(table: PublicTable, seat: Seat) -> bool:
    """While everybody votes or looks, nobody is alone on move."""
    if table.awaited:
        return table.awaited == (seat,)
    return table.view.phase is not Phase.VOTE and seat in table.view.on_move


def _marks(words: Catalogue, view: PlayerView, seat: Seat) -> Iterator[Marked]:
    if seat not in view.alive:
        yield Marked(icon="dead", text=labels.dead(words))
    elif (office := _office(view, seat)) is not None:
        title = terms.candidate if view.phase in _BEFORE_ELECTION else terms.office
        yield Marked(icon=office.value, text=title(words, office))
    limited = dict(view.term_limits).get(seat)
    if limited is not None and view.phase is not Phase.OVER:
        yield Marked(icon="limited", text=labels.limited(words, limited))
    if seat in cleared(view.history):
        yield Marked(icon="not-hitler", text=labels.cleared(words))
    if seat in view.investigated:
        yield Marked(icon="investigate", text=labels.investigated(words))


def _office(view: PlayerView, seat: Seat) -> Office | None:
    if view.phase is Phase.OVER:
        return None
    return {view.chancellor: Office.CHANCELLOR, view.president: Office.PRESIDENT}.get(seat)
