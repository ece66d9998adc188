"""The sentences of phones and about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shgui.engine.components import VETO_ZONE
from shgui.engine.errors import Reason, Refusal
from shgui.engine.types import Policy
from shgui.presentation.scenes import board_of
from shgui.words import joining, labels, phone_messages, phone_page, phones
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names
from tests.words import samples


def _phones(words: Catalogue, names: Names) -> Iterator[str]:
    for text in (
        phones.phones,
        phones.to_the_table,
        phones.hold_camera,
        phones.and_word,
        phones.close_network,
        phones.order_seats,
        phones.how_many_can_play,
        phones.no_network,
        phones.another_network,
        phones.which_word,
        phones.show_code,
    ):
        yield text(words)
    yield phones.takes_seat(words, "KOLA", names[0])
    yield from phones.no_phone_yet(words)
    yield from (phones.network_row(words, kind, "192.0.2.7") for kind in phones.NETWORK_KINDS)
    yield from (phones.have_a_seat(words, count) for count in (1, 2, 7))
    yield from (phones.status(words, code) for code in phones.STATUSES)
    yield from (phones.how_votes_are_taken(words, has, voting) for has, voting in phones.VOTES)
    for text in (
        joining.code,
        joining.new_code,
        joining.many_at_once,
        joining.back_to_table,
        joining.latecomers,
    ):
        yield text(words)
    yield from (joining.what_the_system_asks(words, system) for system in ("linux", "win32", "darwin"))
    yield from (joining.trouble(words, code) for code in joining.TROUBLES)
    yield joining.has_come(words, names[0])
    yield joining.unseat(words, 3)
    yield joining.remove_row(words, names[0])
    for named in (
        phones.use_screen,
        phones.other_phone,
        phones.join_by_phone,
        phones.word_for,
        phones.is_on_another_phone,
        phones.asks_for_seat,
        phones.is_at_screen,
    ):
        yield named(words, names[0])


def _phone_page(words: Catalogue, _names: Names) -> Iterator[str]:
    for text in phone_page.page_texts(words).values():
        yield text.replace("{name}", "…")


def _phone_blocks(words: Catalogue, names: Names) -> Iterator[str]:
    for text in (
        phone_messages.done_at_screen,
        phone_messages.how_to_choose_player,
        phone_messages.back,
        phone_messages.what_you_know,
        phone_messages.unknown,
        phone_messages.keep_it_to_yourself,
        phone_messages.waits_for_screen,
        phone_messages.say_this_word,
        phone_messages.cancel,
        labels.investigated,
    ):
        yield text(words)
    yield phone_messages.how_seat_is_handed_over(words, names[0])
    yield phone_messages.board_spoken(words, labels.board(words, Policy.LIBERAL), 3, 5)
    yield from phone_messages.vote_is_in(words)
    yield from (phone_messages.card_from_top(words, place) for place in range(3))
    yield from (phone_messages.refused(words, code) for code in phone_messages.REFUSED)
    for reason in Reason:
        yield phone_messages.why_not_here(words, Refusal(reason, 1), names, "official")
    for policy in Policy:
        for enacted in range(7):
            view = samples.view()
            view.liberal = view.fascist = enacted
            view.veto_unlocked = enacted >= VETO_ZONE
            yield from phone_messages.board_notes(words, board_of(view, policy))
    for waiting in phone_messages.WAITING.values():
        yield from (text(words) for text in waiting)
    for gone in phone_messages.GONE.values():
        yield from (text(words) for text in gone if text is not None)


PHONE_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _phones,
    _phone_page,
    _phone_blocks,
)
