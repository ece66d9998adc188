"""The sentences of phones and about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shgui.engine.components import VETO_ZONE
from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Policy
from shgui.presentation.scenes import build_board
from shgui.words import (
    phone_message_texts,
    phone_page_texts,
    phone_texts,
    seat_texts,
)
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names
from tests.words import samples


def _phones(words: Catalogue, names: Names) -> Iterator[str]:
    for text in (
        phone_texts.get_phones_label,
        phone_texts.get_join_heading,
        phone_texts.get_camera_hint,
        phone_texts.get_word_hint,
        phone_texts.get_close_network_label,
        phone_texts.get_which_word_heading,
    ):
        yield text(words)
    yield phone_texts.format_takes_seat(words, "KOLA", names[0])
    yield from phone_texts.list_no_phone_hints(words)
    yield from (text(words) for text in phone_texts.NETWORK_KINDS.values())
    yield from (phone_texts.STATUSES[code](words) for code in phone_texts.STATUSES)
    yield from (text(words) for text in phone_texts.VOTING_HINTS.values())
    for text in (
        phone_texts.get_new_code_label,
        phone_texts.get_many_phones_warning,
    ):
        yield text(words)
    yield from (phone_texts.get_firewall_text(words, system) for system in ("linux", "win32", "darwin"))
    yield from (phone_texts.TROUBLES[code](words) for code in phone_texts.TROUBLES)
    for named in (
        phone_texts.format_other_phone_label,
        phone_texts.format_join_by_phone_label,
    ):
        yield named(words, names[0])


def _phone_page(words: Catalogue, _names: Names) -> Iterator[str]:
    for text in phone_page_texts.build_page_texts(words).values():
        yield text.replace("{name}", "…")


def _phone_blocks(words: Catalogue, names: Names) -> Iterator[str]:
    for text in (
        phone_message_texts.get_done_at_screen_text,
        phone_message_texts.get_back_label,
        phone_message_texts.get_unknown_role_label,
        phone_message_texts.get_waiting_for_screen_text,
        seat_texts.get_investigated_label,
    ):
        yield text(words)
    yield from (phone_message_texts.REFUSED[code](words) for code in phone_message_texts.REFUSED)
    for reason in Reason:
        yield phone_message_texts.get_seat_refusal(words, Refusal(reason, 1), names, "official")
    for policy in Policy:
        for enacted in range(7):
            view = samples.view()
            view.liberal = view.fascist = enacted
            view.veto_unlocked = enacted >= VETO_ZONE
            yield from phone_message_texts.list_board_notes(words, build_board(view, policy))
    for waiting in phone_message_texts.WAITING.values():
        yield from (text(words) for text in waiting)
    for gone in phone_message_texts.SEAT_LOST.values():
        yield from (text(words) for text in gone if text is not None)


PHONE_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _phones,
    _phone_page,
    _phone_blocks,
)
