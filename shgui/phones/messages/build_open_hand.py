"""An open hand as a message for its phone, secret: of the same shape for every role and card. It is built
when the hand is opened, sent, and dropped."""

import json
from collections.abc import Iterator, Sequence
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
from shgui.phones.messages.messages import KnownRoleMessage, OpenHandMessage, ResultMessage
from shgui.table.private_tasks import BALLOTS, TaskKind
from shgui.table.role_showings import LastShowing
from shgui.words import hand_over_texts, phone_message_texts, role_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.memory_texts import describe_own_memory

CardOrder = Sequence[int]
"""By place: the number of the card in the hand as the table dealt it, or of the ballot in `BALLOTS`."""

_MOST_MEMORY_BYTES = 2700
"""The most that the lines of a seat's memory take in a message; the rest of it always fits beside them."""


def build_blank_open_hand_message(moment: int = 0) -> OpenHandMessage:
    """Return an open hand without cards: all other phones get one when a phone opens its hand."""
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
    order: CardOrder = (),
    last_shown: LastShowing | None = None,
) -> OpenHandMessage:
    """Return what the seat of this view sees. `last_shown` is the last time at which its role was opened."""
    opened = build_blank_open_hand_message(moment)
    match kind:
        case TaskKind.ROLE:
            _fill_in_role(opened, words, view, names, last_shown)
        case TaskKind.BALLOT:
            ballots = [BALLOTS[number] for number in order]
            opened["cards"] = [build_ballot_card(ja) for ja in ballots]
            opened["results"] = _build_result_messages(hand_over_texts.list_ballot_results(words, ballots))
            opened["chosen"] = None if view.ballot is None else ballots.index(view.ballot)
        case TaskKind.DISCARD | TaskKind.ENACT:
            policies = [view.hand[number] for number in order]
            opened["cards"] = [build_policy_card(words, card) for card in policies]
            if kind is TaskKind.DISCARD:
                opened["results"] = _build_result_messages(
                    hand_over_texts.list_discard_results(words, policies)
                )
            else:
                opened["results"] = _build_result_messages(
                    hand_over_texts.list_enactment_results(words, policies)
                )
        case TaskKind.PARTY:
            party = next(memory for memory in reversed(view.memory) if isinstance(memory, SawParty))
            opened["cards"] = [build_party_card(words, party.party)]
            opened["lines"] = [describe_own_memory(words, party, names)]
        case TaskKind.PEEK:
            peek = next(memory for memory in reversed(view.memory) if isinstance(memory, Peeked))
            places = (
                # Translators: below the top card of the deck; max 12
                words.pgettext("card", "First"),
                # Translators: below the second card of the deck; max 12
                words.pgettext("card", "Second"),
                # Translators: below the third card of the deck; max 12
                words.pgettext("card", "Third"),
            )
            opened["cards"] = [build_policy_card(words, card) for card in peek.cards]
            for card, place in zip(opened["cards"], places, strict=False):
                card["caption"] = place
            opened["lines"] = [describe_own_memory(words, peek, names)]
    return opened


def _fill_in_role(
    opened: OpenHandMessage,
    words: Catalogue,
    view: PlayerView,
    names: tuple[str, ...],
    last: LastShowing | None,
) -> None:
    if view.role is None or view.seat is None:
        raise ValueError("the table itself has no role")
    opened["cards"] = [build_role_card(words, view.role, view.seat), build_party_card(words, view.role.party)]
    opened["heading"] = hand_over_texts.format_last_shown(words, last)
    opened["lines"] = [
        role_texts.get_goal_text(words, view.role),
        role_texts.get_why_known(words, view.role, view.players),
    ]
    opened["knows"] = [KnownRoleMessage(word=word) for word in _yield_known_roles(words, view)]
    opened["seen"] = list_memory_lines(words, view.memory, names) or [
        hand_over_texts.get_nothing_seen_text(words)
    ]


def _yield_known_roles(words: Catalogue, view: PlayerView) -> Iterator[str]:
    """Yield a word for each other player, by seat. A player who knows one ally knows the whole team."""
    allies: dict[Seat, Role] = dict(view.allies)
    for other in range(view.players):
        if other != view.seat and allies:
            yield terms.get_role_name(words, allies.get(other, Role.LIBERAL))
        elif other != view.seat:
            yield phone_message_texts.get_unknown_role_label(words)


def _build_result_messages(results: Sequence[hand_over_texts.HandResult]) -> list[ResultMessage]:
    return [ResultMessage(sentence=result.sentence, tags=list(result.tags)) for result in results]


def list_memory_lines(words: Catalogue, memory: Sequence[Memory], names: tuple[str, ...]) -> list[str]:
    """Return the newest lines of a memory that fit into a message, oldest first.

    Their number is counted with the longest text that each line could have, so it gives nothing away.
    """
    room = _MOST_MEMORY_BYTES
    lines: list[str] = []
    for each in reversed(memory):
        possible = (describe_own_memory(words, other, names) for other in _yield_possible_memories(each))
        room -= max(len(json.dumps(text, ensure_ascii=False).encode()) + 1 for text in possible)
        if room < 0:
            break
        lines.append(describe_own_memory(words, each, names))
    return lines[::-1]


def _yield_possible_memories(memory: Memory) -> Iterator[Memory]:
    match memory:
        case PutAway(number):
            yield from (PutAway(number, card) for card in Policy)
        case SawParty(number, target):
            yield from (SawParty(number, target, party) for party in Party)
        case Drew(number, cards) | Received(number, cards) | Peeked(number, cards):
            kind: Any = type(memory)
            yield from (kind(number, other) for other in product(Policy, repeat=len(cards)))
