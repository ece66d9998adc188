"""Messages for phones that join, wait or lose their seat, and for any phone its texts and the rules."""

from collections.abc import Sequence
from typing import NamedTuple

from shgui.engine.types import Seat
from shgui.phones.messages.messages import (
    GoodbyeMessage,
    InvitationMessage,
    JoinMessage,
    LanguageMessage,
    NeighbourMessage,
    RequestedMessage,
    RulesMessage,
    TextsMessage,
    WaitingMessage,
)
from shgui.phones.server.join_link import build_qr_matrix
from shgui.words import phone_message_texts, phone_texts
from shgui.words.catalogue import Catalogue
from shgui.words.help_pages import build_help_page
from shgui.words.help_topics import Topic
from shgui.words.languages import get_endonym, list_languages
from shgui.words.phone_page_texts import build_page_texts

_FORGET_REASONS = frozenset({"left", "closed", "evening", "new_code"})
"""Reasons to lose a seat after which a phone forgets everything."""


class JoiningSeat(NamedTuple):
    """A row of the new table, or a seat that a phone could take during a game."""

    seat: Seat
    name: str
    status: str
    """A code of `shgui.words.phone_texts.STATUSES`."""


def build_language_messages() -> list[LanguageMessage]:
    return [LanguageMessage(code=code, name=get_endonym(code)) for code in list_languages()]


def build_texts_message(words: Catalogue) -> TextsMessage:
    return {
        "block": "texts",
        "lang": words.language.replace("_", "-"),
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
) -> JoinMessage:
    """Build the page of a phone without a seat. `name` is its player's last name, `full` says that no more
    players can sit down, and `turned_down` that the seat it asked for went to another phone or to none.
    """
    return {
        "block": "join",
        "name": name,
        "needs_word": needs_word,
        "word_for_seat": word_for_seat,
        "language": words.language,
        "languages": build_language_messages(),
        "may_name": may_name,
        "full": phone_message_texts.REFUSED["table_full"](words) if full else "",
        "note": phone_message_texts.REFUSED["turned_down"](words) if turned_down else "",
        "seats": [
            {
                "seat": each.seat,
                "name": each.name,
                "status": phone_texts.STATUSES[each.status](words),
                "free": each.status == "free",
            }
            for each in seats
        ],
    }


def build_requested_message(words: Catalogue, name: str, word: str) -> RequestedMessage:
    """Build the page of a phone that asks for a seat: `name` is the seat's player, `word` shows there."""
    return {
        "block": "requested",
        "move": phone_message_texts.get_waiting_for_screen_text(words),
        # Translators: heading on a phone above a single word in very large letters; max 32
        "heading": words.gettext("Say this word at the table"),
        "word": word,
        # Translators: {name} is the player whose seat a phone asks for
        "hint": words.gettext(
            "Someone there confirms it on the main screen. Then this phone has {name}’s seat."
        ).format(name=name),
        # Translators: button on a phone that waits for a seat; max 16
        "cancel": words.pgettext("button", "Cancel"),
    }


def build_waiting_message(
    words: Catalogue, seats: Sequence[JoiningSeat], own: Seat | None, reason: str = "order"
) -> WaitingMessage:
    """Build the page of a phone that waits for a game to show. `own` is its place in `seats`, None if it only
    watches. `reason` is a code of
    `shgui.words.phone_message_texts.WAITING`.
    """
    waiting = phone_message_texts.WAITING["watching" if own is None else reason]
    return {
        "block": "waiting",
        "number": 0 if own is None else own + 1,
        "name": "" if own is None else seats[own].name,
        "move": waiting.move(words),
        "heading": waiting.heading(words),
        "hint": waiting.hint(words),
        "note": ""
        if own is None
        else words.gettext(
            "From now on this phone is your hand of cards. Keep it to yourself. If it locks or reloads,"
            " nothing is lost."
        ),
        "seats": [_build_neighbour_message(words, each, own) for each in seats],
        "language": words.language,
        "languages": build_language_messages(),
    }


def _build_neighbour_message(words: Catalogue, joining: JoiningSeat, own: Seat | None) -> NeighbourMessage:
    me = joining.seat == own
    return {
        "number": joining.seat + 1,
        "name": joining.name,
        "me": me,
        "status": phone_texts.STATUSES["you" if me else joining.status](words),
        "phone": joining.status in ("phone", "away"),
        "away": joining.status == "away",
    }


def build_rules_message(words: Catalogue, topic: str, rules: str) -> RulesMessage | None:
    """Return a topic of the rules by their edition; None if there is no such topic."""
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


def build_invitation_message(url: str, address: str, word: str) -> InvitationMessage:
    """Build what lets others join: `url` goes into the code; `address` and `word` are typed."""
    code = ["".join("1" if black else "0" for black in row) for row in build_qr_matrix(url)]
    return {"block": "invitation", "code": code, "address": address, "word": word}


def build_goodbye_message(words: Catalogue, reason: str) -> GoodbyeMessage:
    """Build the message that takes a seat away, by a code of `shgui.words.phone_message_texts.SEAT_LOST`."""
    gone = phone_message_texts.SEAT_LOST[reason]
    return {
        "block": "gone",
        "forget": reason in _FORGET_REASONS,
        "heading": gone.heading(words),
        "text": gone.text(words),
        "button": "" if gone.button is None else gone.button(words),
    }
