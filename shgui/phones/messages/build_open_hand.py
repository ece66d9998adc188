"""An open hand as a message for its phone: of the same shape for every role and card.

The message is built when the hand is opened, sent and dropped.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
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
from shgui.phones.messages.messages import CardShown, Known, Opened, Result
from shgui.table.private_tasks import TaskKind
from shgui.table.role_showings import LastShown
from shgui.words import hand_over_texts, hand_texts, phone_message_texts, role_texts, terms
from shgui.words.catalogue import Catalogue
from shgui.words.memory_texts import describe_own_memory

Order = Sequence[int]
"""For each place on the phone: which card of the hand lies there; of the ballots, 0 is Ja! and 1 is Nein!."""

_SEEN_BYTES = 2700
"""Room for everything that the seat has seen; the rest of the message fits beside it."""


def build_empty_opened_message(moment: int = 0) -> Opened:
    """Build the message that all other phones get at the same time."""
    return Opened(
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


def build_opened_message(
    words: Catalogue,
    moment: int,
    purpose: TaskKind,
    view: PlayerView,
    names: tuple[str, ...],
    order: Order = (),
    last_shown: LastShown | None = None,
) -> Opened:
    """Build what the seat of this view sees. `last_shown`: when its role was opened before."""
    opened = build_empty_opened_message(moment)
    if purpose is TaskKind.ROLE:
        _open_role(opened, words, view, names, last_shown)
    else:
        _SHEETS[purpose](opened, words, view, names, order)
    return opened


def _open_role(
    opened: Opened, words: Catalogue, view: PlayerView, names: tuple[str, ...], last: LastShown | None
) -> None:
    if view.role is None or view.seat is None:
        raise ValueError("the table itself has no role")
    opened["cards"] = [build_role_card(words, view.role, view.seat), build_party_card(words, view.role.party)]
    opened["heading"] = _last_shown(words, last)
    opened["lines"] = [
        role_texts.get_goal(words, view.role),
        role_texts.get_why_known(words, view.role, view.players),
    ]
    opened["knows"] = [Known(word=word) for word in _known(words, view)]
    opened["seen"] = list_seen(words, view.memory, names) or [hand_over_texts.get_nothing_seen_text(words)]


def _last_shown(words: Catalogue, last: LastShown | None) -> str:
    if last is None:
        return hand_over_texts.get_not_shown_text(words)
    return hand_texts.format_last_shown(words, last.showing.at, last.showing.rounds, today=last.today)


def _known(words: Catalogue, view: PlayerView) -> Iterator[str]:
    """Yield what the seat knows of each other player. Whoever knows a teammate knows the whole team."""
    allies: dict[Seat, Role] = dict(view.allies)
    for other in range(view.players):
        if other != view.seat:
            yield (
                terms.get_role_name(words, allies.get(other, Role.LIBERAL))
                if allies
                else phone_message_texts.get_unknown_role_label(words)
            )


def _open_ballot(
    opened: Opened, words: Catalogue, view: PlayerView, _names: tuple[str, ...], order: Order
) -> None:
    ballots = [number == 0 for number in order]
    opened["cards"] = [build_ballot_card(ja) for ja in ballots]
    opened["results"] = _results(hand_texts.list_ballot_results(words, ballots))
    opened["chosen"] = None if view.ballot is None else ballots.index(view.ballot)


def _open_discard(
    opened: Opened, words: Catalogue, view: PlayerView, _names: tuple[str, ...], order: Order
) -> None:
    cards = [view.hand[number] for number in order]
    opened["cards"] = [build_policy_card(words, card) for card in cards]
    opened["results"] = _results(hand_texts.list_discard_results(words, cards))


def _open_enact(
    opened: Opened, words: Catalogue, view: PlayerView, _names: tuple[str, ...], order: Order
) -> None:
    cards = [view.hand[number] for number in order]
    opened["cards"] = [build_policy_card(words, card) for card in cards]
    opened["results"] = _results(hand_texts.list_enactment_results(words, cards))


def _open_party(
    opened: Opened, words: Catalogue, view: PlayerView, names: tuple[str, ...], _order: Order
) -> None:
    seen = next(memory for memory in reversed(view.memory) if isinstance(memory, SawParty))
    opened["cards"] = [build_party_card(words, seen.party)]
    opened["lines"] = [describe_own_memory(words, seen, names)]


def _open_peek(
    opened: Opened, words: Catalogue, view: PlayerView, names: tuple[str, ...], _order: Order
) -> None:
    seen = next(memory for memory in reversed(view.memory) if isinstance(memory, Peeked))
    cards = [build_policy_card(words, card) for card in seen.cards]
    opened["cards"] = [
        CardShown(**{**card, "caption": phone_message_texts.get_card_place_label(words, place)})
        for place, card in enumerate(cards)
    ]
    opened["lines"] = [describe_own_memory(words, seen, names)]


def _results(results: Sequence[hand_texts.HandResult]) -> list[Result]:
    return [Result(sentence=result.sentence, tags=list(result.tags)) for result in results]


_Sheet = Callable[[Opened, Catalogue, PlayerView, tuple[str, ...], Order], None]

_SHEETS: Mapping[TaskKind, _Sheet] = {
    TaskKind.BALLOT: _open_ballot,
    TaskKind.DISCARD: _open_discard,
    TaskKind.ENACT: _open_enact,
    TaskKind.PARTY: _open_party,
    TaskKind.PEEK: _open_peek,
}


def list_seen(words: Catalogue, memory: Sequence[Memory], names: tuple[str, ...]) -> list[str]:
    """Return the newest memories for which a message has room, in the order in which they were seen.

    Each takes as much room as the longest thing it could say, so that the number of lines reveals nothing.
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
