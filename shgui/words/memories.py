"""What one seat alone has seen, as lines: on its own sheet, and after the end for everybody."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine.events import Event, PlayerInvestigated, PoliciesDrawn, PoliciesPassed, PowerGranted
from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty
from shgui.engine.types import Seat
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names, party, policies, policy


def memory_line(words: Catalogue, memory: Memory, names: Names) -> str:
    """For the seat itself."""
    return MEMORIES[type(memory)].own(words, memory, names)


def told_line(words: Catalogue, memory: Memory, seat: Seat, names: Names) -> str:
    """For everybody, after the end, under the heading of its round: who saw or did what."""
    return MEMORIES[type(memory)].told(words, memory, names[seat], names)


def told_by_chancellor(words: Catalogue, memory: PutAway, seat: Seat, names: Names) -> str:
    """The Chancellor's other card, for everybody."""
    text = words.gettext("Discarded by the Chancellor ({name}): {card}")
    return text.format(name=names[seat], card=policy(words, memory.card))


def _own_drew(words: Catalogue, memory: Drew, names: Names) -> str:
    text = words.gettext("Round {number}. You drew: {cards}")
    return text.format(number=words.number(memory.round), cards=policies(words, memory.cards))


def _own_put_away(words: Catalogue, memory: PutAway, names: Names) -> str:
    text = words.gettext("Round {number}. You discarded: {card}")
    return text.format(number=words.number(memory.round), card=policy(words, memory.card))


def _own_received(words: Catalogue, memory: Received, names: Names) -> str:
    text = words.gettext("Round {number}. You received: {cards}")
    return text.format(number=words.number(memory.round), cards=policies(words, memory.cards))


def _own_saw_party(words: Catalogue, memory: SawParty, names: Names) -> str:
    text = words.gettext("Round {number}. You investigated: {name}. Party: {party}")
    number, seen = words.number(memory.round), party(words, memory.party)
    return text.format(number=number, name=names[memory.target], party=seen)


def _own_peeked(words: Catalogue, memory: Peeked, names: Names) -> str:
    text = words.gettext("Round {number}. You saw on top of the deck: {cards}")
    return text.format(number=words.number(memory.round), cards=policies(words, memory.cards))


def _told_drew(words: Catalogue, memory: Drew, name: str, names: Names) -> str:
    text = words.gettext("Drawn by the President ({name}): {cards}")
    return text.format(name=name, cards=policies(words, memory.cards))


def _told_put_away(words: Catalogue, memory: PutAway, name: str, names: Names) -> str:
    text = words.gettext("Discarded by the President ({name}): {card}")
    return text.format(name=name, card=policy(words, memory.card))


def _told_received(words: Catalogue, memory: Received, name: str, names: Names) -> str:
    text = words.gettext("Received by the Chancellor ({name}): {cards}")
    return text.format(name=name, cards=policies(words, memory.cards))


def _told_saw_party(words: Catalogue, memory: SawParty, name: str, names: Names) -> str:
    text = words.gettext("Party seen by the President ({name}): {party}. Investigated: {target}")
    return text.format(name=name, target=names[memory.target], party=party(words, memory.party))


def _told_peeked(words: Catalogue, memory: Peeked, name: str, names: Names) -> str:
    text = words.gettext("Seen on top of the deck by the President ({name}): {cards}")
    return text.format(name=name, cards=policies(words, memory.cards))


class MemoryWords(NamedTuple):
    own: Callable[[Catalogue, Any, Names], str]
    told: Callable[[Catalogue, Any, str, Names], str]
    event: type[Event]
    """At which it was seen or done."""


MEMORIES: Mapping[type[Memory], MemoryWords] = {
    Drew: MemoryWords(_own_drew, _told_drew, PoliciesDrawn),
    PutAway: MemoryWords(_own_put_away, _told_put_away, PoliciesPassed),
    Received: MemoryWords(_own_received, _told_received, PoliciesPassed),
    SawParty: MemoryWords(_own_saw_party, _told_saw_party, PlayerInvestigated),
    Peeked: MemoryWords(_own_peeked, _told_peeked, PowerGranted),
}
