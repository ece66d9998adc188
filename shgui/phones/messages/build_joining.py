"""Messages for phones before and after they have a seat."""

from collections.abc import Sequence

from shgui.engine.types import Seat
from shgui.phones.messages.messages import (
    Closed,
    FreeSeat,
    Gone,
    Invitation,
    Join,
    Neighbour,
    Requested,
    Rules,
    Texts,
    Waiting,
)
from shgui.phones.messages.shared_values import JoiningSeat, build_languages, get_language_tag
from shgui.phones.server.join_link import matrix
from shgui.words import phone_message_texts, phone_texts
from shgui.words.catalogue import Catalogue
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic
from shgui.words.phone_page_texts import build_page_texts

_FORGOTTEN = frozenset({"left", "closed", "evening", "new_code"})
"""Reasons for losing a seat after which the phone forgets everything."""


def build_texts_message(words: Catalogue) -> Texts:
    return {
        "block": "texts",
        "lang": get_language_tag(words.language),
        "dir": "ltr",
        "texts": build_page_texts(words),
    }


def build_join_message(
    words: Catalogue,
    seats: Sequence[JoiningSeat] = (),
    *,
    name: str = "",
    needs_word: bool = False,
    word_for_seat: Seat | None = None,
    may_name: bool = True,
    full: bool = False,
    turned_down: bool = False,
) -> Join:
    """`name`: proposed, from the last game. `full`: no more players can join. `turned_down`: the requested
    seat was given to another phone, or to none.
    """
    return {
        "block": "join",
        "name": name,
        "needs_word": needs_word,
        "word_for_seat": word_for_seat,
        "language": words.language,
        "languages": build_languages(),
        "may_name": may_name,
        "full": phone_message_texts.get_refusal_text(words, "table_full") if full else "",
        "note": phone_message_texts.get_refusal_text(words, "turned_down") if turned_down else "",
        "seats": [_free_seat(words, each) for each in seats],
    }


def _free_seat(words: Catalogue, joining: JoiningSeat) -> FreeSeat:
    status = phone_texts.get_seat_status(words, joining.status)
    return {"seat": joining.seat, "name": joining.name, "status": status, "free": joining.free}


def build_requested_message(words: Catalogue, name: str, word: str) -> Requested:
    """`name`: of the player in the requested seat. `word`: shown by this phone."""
    return {
        "block": "requested",
        "move": phone_message_texts.get_waiting_for_screen_text(words),
        "heading": phone_message_texts.get_say_word_heading(words),
        "word": word,
        "hint": phone_message_texts.format_seat_confirmation(words, name),
        "cancel": phone_message_texts.get_cancel_label(words),
    }


def build_waiting_message(
    words: Catalogue, seats: Sequence[JoiningSeat], own: Seat | None, why: str = "order"
) -> Waiting:
    """`own`: the place of this phone's player among `seats`; None for an onlooker. `why`: a code of
    `shgui.words.phone_message_texts.WAITING`, for players.
    """
    waiting = phone_message_texts.WAITING["watching" if own is None else why]
    return {
        "block": "waiting",
        "number": 0 if own is None else own + 1,
        "name": "" if own is None else seats[own].name,
        "move": waiting.move(words),
        "heading": waiting.heading(words),
        "hint": waiting.hint(words),
        "note": "" if own is None else phone_message_texts.get_first_advice(words),
        "seats": [_neighbour(words, each, own) for each in seats],
        "language": words.language,
        "languages": build_languages(),
    }


def _neighbour(words: Catalogue, joining: JoiningSeat, own: Seat | None) -> Neighbour:
    me = joining.seat == own
    return {
        "number": joining.seat + 1,
        "name": joining.name,
        "me": me,
        "status": phone_texts.get_seat_status(words, "you" if me else joining.status),
        "phone": joining.status in ("phone", "away"),
        "away": joining.status == "away",
    }


def build_rules_message(words: Catalogue, topic: str, rules: str) -> Rules | None:
    """Return a help topic under an edition of the rules; None where there is no such topic."""
    known = next((each for each in Topic if each == topic), None)
    if known is None:
        return None
    page = build_help_page(words, known, rules)
    return {
        "block": "rules",
        "topic": str(page.topic),
        "title": page.title,
        "paragraphs": [*page.paragraphs, *page.pictured.splitlines()],
        "differences": list(page.differences),
        "above_differences": page.above_differences,
    }


def build_invitation_message(url: str, address: str, word: str) -> Invitation:
    """`url`: in the code; `address` and `word` are typed."""
    code = ["".join("1" if black else "0" for black in row) for row in matrix(url)]
    return {"block": "invitation", "code": code, "address": address, "word": word}


def build_gone_message(words: Catalogue, why: str) -> Gone:
    """`why`: a code of `shgui.words.phone_message_texts.SEAT_LOST`."""
    gone = phone_message_texts.SEAT_LOST[why]
    return {
        "block": "gone",
        "forget": why in _FORGOTTEN,
        "heading": gone.heading(words),
        "text": gone.text(words),
        "button": "" if gone.button is None else gone.button(words),
    }


def build_closed_message(words: Catalogue, *, at_screen: bool = False) -> Closed:
    """`at_screen`: the task was done at the computer's screen."""
    return {
        "block": "closed",
        "note": phone_message_texts.get_done_at_screen_text(words) if at_screen else "",
    }
