"""Seats as messages for phones."""

from shgui.phones.messages.messages import MarkMessage, SeatMessage
from shgui.presentation.scenes import SeatScene
from shgui.words import bot_texts, phone_texts
from shgui.words.catalogue import Catalogue
from shgui.words.seat_texts import SeatMark, build_seat_marks, build_vote_mark

_TOLD_AT_THE_END = "hitler"


def build_seat_message(words: Catalogue, seat: SeatScene) -> SeatMessage:
    """Return what every phone shows of a seat; `me` is set for its own phone later."""
    message = SeatMessage(
        seat=seat.number - 1,
        number=seat.number,
        name=seat.name,
        me=False,
        dead=seat.dead,
        on_move=seat.on_move,
        marks=build_marks(words, seat),
    )
    known = [mark.icon for mark in _marks(words, seat) if mark.lasts]
    if known:
        message["known"] = known
    if (vote := build_vote_mark(words, seat)) is not None:
        message["vote"] = MarkMessage(icon=vote.icon, text=vote.label)
    if seat.away:
        message["device"] = MarkMessage(icon="phone", text=phone_texts.STATUSES["away"](words))
    if seat.bot:
        message["bot"] = MarkMessage(icon="bot", text=bot_texts.get_bot_label(words))
    return message


def build_marks(words: Catalogue, seat: SeatScene) -> list[MarkMessage]:
    return [MarkMessage(icon=mark.icon, text=mark.label) for mark in _marks(words, seat)]


def _marks(words: Catalogue, seat: SeatScene) -> list[SeatMark]:
    return [mark for mark in build_seat_marks(words, seat) if mark.icon != _TOLD_AT_THE_END]
