"""What a phone is told before and after it has a seat: its own words, where to sit, who is there, goodbye."""

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
from shgui.phones.messages.shared_values import JoiningSeat, languages, tag
from shgui.phones.server.join_link import matrix
from shgui.words import phone_message_texts, phone_texts
from shgui.words.catalogue import Catalogue
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic
from shgui.words.phone_page_texts import build_page_texts

_FORGOTTEN = frozenset({"left", "closed", "evening", "new_code"})
"""Why a phone has no seat any more where it has to forget everything."""


def told_texts(words: Catalogue) -> Texts:
    return {"block": "texts", "lang": tag(words.language), "dir": "ltr", "texts": build_page_texts(words)}


def told_join(
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
    """`name`: what this phone was called before. `full`: nobody more can sit down. `turned_down`: the seat
    that it asked for was given to another phone, or to none.
    """
    return {
        "block": "join",
        "name": name,
        "needs_word": needs_word,
        "word_for_seat": word_for_seat,
        "language": words.language,
        "languages": languages(),
        "may_name": may_name,
        "full": phone_message_texts.get_refusal_text(words, "table_full") if full else "",
        "note": phone_message_texts.get_refusal_text(words, "turned_down") if turned_down else "",
        "seats": [_free_seat(words, each) for each in seats],
    }


def _free_seat(words: Catalogue, sitter: JoiningSeat) -> FreeSeat:
    status = phone_texts.get_seat_status(words, sitter.status)
    return {"seat": sitter.seat, "name": sitter.name, "status": status, "free": sitter.free}


def told_requested(words: Catalogue, name: str, word: str) -> Requested:
    """`name`: of the player whose seat is asked for; `word`: what this phone shows."""
    return {
        "block": "requested",
        "move": phone_message_texts.get_waiting_for_screen_text(words),
        "heading": phone_message_texts.get_say_word_heading(words),
        "word": word,
        "hint": phone_message_texts.format_seat_confirmation(words, name),
        "cancel": phone_message_texts.get_cancel_label(words),
    }


def told_waiting(
    words: Catalogue, seats: Sequence[JoiningSeat], own: Seat | None, why: str = "order"
) -> Waiting:
    """For who sits at the place `own` of `seats`, or only looks on. `why`: a code of
    `shgui.words.phone_message_texts.WAITING`, for those who sit.
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
        "languages": languages(),
    }


def _neighbour(words: Catalogue, sitter: JoiningSeat, own: Seat | None) -> Neighbour:
    me = sitter.seat == own
    return {
        "number": sitter.seat + 1,
        "name": sitter.name,
        "me": me,
        "status": phone_texts.get_seat_status(words, "you" if me else sitter.status),
        "phone": sitter.status in ("phone", "away"),
        "away": sitter.status == "away",
    }


def told_rules(words: Catalogue, topic: str, rules: str) -> Rules | None:
    """One topic under an edition of the rules; None where there is no such topic."""
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


def told_invitation(url: str, address: str, word: str) -> Invitation:
    """`url`: what the code says; `address` and `word` are typed."""
    code = ["".join("1" if black else "0" for black in row) for row in matrix(url)]
    return {"block": "invitation", "code": code, "address": address, "word": word}


def told_gone(words: Catalogue, why: str) -> Gone:
    """`why`: a code of `shgui.words.phone_message_texts.SEAT_LOST`."""
    gone = phone_message_texts.SEAT_LOST[why]
    return {
        "block": "gone",
        "forget": why in _FORGOTTEN,
        "heading": gone.heading(words),
        "text": gone.text(words),
        "button": "" if gone.button is None else gone.button(words),
    }


def told_closed(words: Catalogue, *, at_screen: bool = False) -> Closed:
    """`at_screen`: what was open is done, by the table's screen."""
    return {
        "block": "closed",
        "note": phone_message_texts.get_done_at_screen_text(words) if at_screen else "",
    }
