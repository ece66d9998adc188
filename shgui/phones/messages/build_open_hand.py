"""An open hand as a message for its phone, secret: of the same shape for every role and card.

It is built when the hand is opened, sent, and dropped.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any

from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty
from shgui.engine.types import Party, Policy, Role, Seat
from shgui.engine.view import PlayerView
from shgui.phones.messages.build_cards import (
    build_ballot_card,
    build_party_card,
    build_policy_card,
    build_role_card,
)
from shgui.phones.messages.messages import CardMessage, KnownRoleMessage, OpenHandMessage, ResultMessage
from shgui.table.private_tasks import BALLOTS, TaskKind
from shgui.table.role_showings import LastShown
from shgui.words import hand_over_texts, phone_message_texts, role_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.memory_texts import describe_own_memory

Order = Sequence[int]
"""By place: the number of the card in the hand as the table dealt it, or of the ballot in `BALLOTS`."""

_SEEN_BYTES = 2700
"""The most that the lines of a seat's memory take in a message; the rest of it always fits beside them."""


def build_empty_hand_message(moment: int = 0) -> OpenHandMessage:
    """Return the message that all other phones get at the same time."""
    return OpenHandMessage(
        block="opened",
        moment=moment,
        cards=[],
        heading="",
        lines=[],
        knows=[],
        seen=[],
        results=[],
        chosen=None,
    )


def build_open_hand_message(
    words: Catalogue,
    moment: int,
    kind: TaskKind,
    view: PlayerView,
    names: tuple[str, ...],
    order: Order = (),
    last_shown: LastShown | None = None,
) -> OpenHandMessage:
    """Return what the seat of this view sees. `last_shown` is the last time at which its role was opened."""
    opened = build_empty_hand_message(moment)
    if kind is TaskKind.ROLE:
        _open_role(opened, words, view, names, last_shown)
    else:
        _BUILD[kind](opened, words, view, names, order)
    return opened


def _open_role(
    opened: OpenHandMessage,
    words: Catalogue,
    view: PlayerView,
    names: tuple[str, ...],
    last: LastShown | None,
) -> None:
    if view.role is None or view.seat is None:
        raise ValueError("the table itself has no role")
    opened["cards"] = [build_role_card(words, view.role, view.seat), build_party_card(words, view.role.party)]
    opened["heading"] = hand_over_texts.format_last_shown(words, last)
    opened["lines"] = [
        role_texts.get_goal(words, view.role),
        role_texts.get_why_known(words, view.role, view.players),
    ]
    opened["knows"] = [KnownRoleMessage(word=word) for word in _known(words, view)]
    opened["seen"] = list_memory_lines(words, view.memory, names) or [
        hand_over_texts.get_nothing_seen_text(words)
    ]


def _known(words: Catalogue, view: PlayerView) -> Iterator[str]:
    """Yield a word for each other player, by seat. A player who knows one ally knows the whole team."""
    allies: dict[Seat, Role] = dict(view.allies)
    for other in range(view.players):
        if other != view.seat:
            yield (
                terms.get_role_name(words, allies.get(other, Role.LIBERAL))
                if allies
                else phone_message_texts.get_unknown_role_label(words)
            )


def _open_ballot(
    opened: OpenHandMessage, words: Catalogue, view: PlayerView, _names: tuple[str, ...], order: Order
) -> None:
    ballots = [BALLOTS[number] for number in order]
    opened["cards"] = [build_ballot_card(ja) for ja in ballots]
    opened["results"] = _results(hand_over_texts.list_ballot_results(words, ballots))
    opened["chosen"] = None if view.ballot is None else ballots.index(view.ballot)


def _open_policies(
    list_results: Callable[[Catalogue, Sequence[Policy]], Sequence[hand_over_texts.HandResult]],
    opened: OpenHandMessage,
    words: Catalogue,
    view: PlayerView,
    _names: tuple[str, ...],
    order: Order,
) -> None:
    cards = [view.hand[number] for number in order]
    opened["cards"] = [build_policy_card(words, card) for card in cards]
    opened["results"] = _results(list_results(words, cards))


def _open_party(
    opened: OpenHandMessage, words: Catalogue, view: PlayerView, names: tuple[str, ...], _order: Order
) -> None:
    seen = next(memory for memory in reversed(view.memory) if isinstance(memory, SawParty))
    opened["cards"] = [build_party_card(words, seen.party)]
    opened["lines"] = [describe_own_memory(words, seen, names)]


def _open_peek(
    opened: OpenHandMessage, words: Catalogue, view: PlayerView, names: tuple[str, ...], _order: Order
) -> None:
    seen = next(memory for memory in reversed(view.memory) if isinstance(memory, Peeked))
    places = (
        # Translators: below the top card of the deck; max 12
        words.pgettext("card", "First"),
        # Translators: below the second card of the deck; max 12
        words.pgettext("card", "Second"),
        # Translators: below the third card of the deck; max 12
        words.pgettext("card", "Third"),
    )
    cards = [build_policy_card(words, card) for card in seen.cards]
    opened["cards"] = [
        CardMessage(**{**card, "caption": place}) for card, place in zip(cards, places, strict=False)
    ]
    opened["lines"] = [describe_own_memory(words, seen, names)]


def _results(results: Sequence[hand_over_texts.HandResult]) -> list[ResultMessage]:
    return [ResultMessage(sentence=result.sentence, tags=list(result.tags)) for result in results]


_Build = Callable[[OpenHandMessage, Catalogue, PlayerView, tuple[str, ...], Order], None]

_BUILD: Mapping[TaskKind, _Build] = {
    TaskKind.BALLOT: _open_ballot,
    TaskKind.DISCARD: partial(_open_policies, hand_over_texts.list_discard_results),
    TaskKind.ENACT: partial(_open_policies, hand_over_texts.list_enactment_results),
    TaskKind.PARTY: _open_party,
    TaskKind.PEEK: _open_peek,
}


def list_memory_lines(words: Catalogue, memory: Sequence[Memory], names: tuple[str, ...]) -> list[str]:
    """Return the newest lines of a memory that fit into a message, oldest first.

    Their number is counted with the longest text that each line could have, so it gives nothing away.
    """
    room = _SEEN_BYTES
    lines: list[str] = []
    for each in reversed(memory):
        room -= max(_bytes(describe_own_memory(words, other, names)) for other in _could_be(each))
        if room < 0:
            break
        lines.append(describe_own_memory(words, each, names))
    return lines[::-1]


def _bytes(text: str) -> int:
    return len(json.dumps(text, ensure_ascii=False).encode()) + 1


def _could_be(memory: Memory) -> Iterator[Memory]:
    """Yield everything that could have been seen instead."""
    match memory:
        case PutAway(number):
            yield from (PutAway(number, card) for card in Policy)
        case SawParty(number, target):
            yield from (SawParty(number, target, party) for party in Party)
        case Drew(number, cards) | Received(number, cards) | Peeked(number, cards):
            kind: Any = type(memory)
            yield from (kind(number, other) for other in product(Policy, repeat=len(cards)))
