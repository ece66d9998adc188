"""Memories of one seat as lines: on its own page, and after the game for everyone."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from shgui.engine.knowledge import Drew, Memory, Peeked, PutAway, Received, SawParty
from shgui.engine.types import Seat
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names, get_party_name, get_policy_adjective, list_policies


def describe_own_memory(words: Catalogue, memory: Memory, names: Names) -> str:
    """Describe a memory to the player whose memory it is."""
    return MEMORIES[type(memory)].own(words, memory, names)


def describe_memory(words: Catalogue, memory: Memory, seat: Seat, names: Names) -> str:
    """Describe to everyone, after the game, what a player saw or did."""
    return MEMORIES[type(memory)].public(words, memory, names[seat], names)


def _describe_own_draw(words: Catalogue, memory: Drew, names: Names) -> str:
    text = words.gettext("Round {number}. You drew: {cards}")
    return text.format(number=words.number(memory.round), cards=list_policies(words, memory.cards))


def _describe_own_discard(words: Catalogue, memory: PutAway, names: Names) -> str:
    text = words.gettext("Round {number}. You discarded: {card}")
    return text.format(number=words.number(memory.round), card=get_policy_adjective(words, memory.card))


def _describe_own_received(words: Catalogue, memory: Received, names: Names) -> str:
    text = words.gettext("Round {number}. You received: {cards}")
    return text.format(number=words.number(memory.round), cards=list_policies(words, memory.cards))


def _describe_own_party(words: Catalogue, memory: SawParty, names: Names) -> str:
    text = words.gettext("Round {number}. You investigated: {name}. Party: {party}")
    number, seen = words.number(memory.round), get_party_name(words, memory.party)
    return text.format(number=number, name=names[memory.target], party=seen)


def _describe_own_peek(words: Catalogue, memory: Peeked, names: Names) -> str:
    text = words.gettext("Round {number}. You saw on top of the deck: {cards}")
    return text.format(number=words.number(memory.round), cards=list_policies(words, memory.cards))


def _describe_draw(words: Catalogue, memory: Drew, name: str, names: Names) -> str:
    text = words.gettext("Drawn by the President ({name}): {cards}")
    return text.format(name=name, cards=list_policies(words, memory.cards))


def _describe_discard(words: Catalogue, memory: PutAway, name: str, names: Names) -> str:
    text = words.gettext("Discarded by the President ({name}): {card}")
    return text.format(name=name, card=get_policy_adjective(words, memory.card))


def _describe_received(words: Catalogue, memory: Received, name: str, names: Names) -> str:
    text = words.gettext("Received by the Chancellor ({name}): {cards}")
    return text.format(name=name, cards=list_policies(words, memory.cards))


def _describe_party(words: Catalogue, memory: SawParty, name: str, names: Names) -> str:
    text = words.gettext("Party seen by the President ({name}): {party}. Investigated: {target}")
    return text.format(name=name, target=names[memory.target], party=get_party_name(words, memory.party))


def _describe_peek(words: Catalogue, memory: Peeked, name: str, names: Names) -> str:
    text = words.gettext("Seen on top of the deck by the President ({name}): {cards}")
    return text.format(name=name, cards=list_policies(words, memory.cards))


class MemoryTexts(NamedTuple):
    own: Callable[[Catalogue, Any, Names], str]
    public: Callable[[Catalogue, Any, str, Names], str]


MEMORIES: Mapping[type[Memory], MemoryTexts] = {
    Drew: MemoryTexts(_describe_own_draw, _describe_draw),
    PutAway: MemoryTexts(_describe_own_discard, _describe_discard),
    Received: MemoryTexts(_describe_own_received, _describe_received),
    SawParty: MemoryTexts(_describe_own_party, _describe_party),
    Peeked: MemoryTexts(_describe_own_peek, _describe_peek),
}
