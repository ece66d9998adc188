"""The sentences that one player reads alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

from shgui.engine.knowledge import PutAway
from shgui.engine.types import Role
from shgui.table.private_tasks import TaskKind
from shgui.words import hand_over, hands, memories, roles
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names
from tests.words import samples
from tests.words.samples import F, L

EVENING = datetime(2025, 3, 4, 20, 15, tzinfo=UTC)


def _hand_over(words: Catalogue, names: Names) -> Iterator[str]:
    yield hand_over.screen_to(words, names[0])
    yield hand_over.only(words, names[0])
    yield hand_over.gone_round(words, 3, 7)
    yield " ".join(hand_over.screen_to_table(words))
    for word in (
        hand_over.done,
        hand_over.turn_to_all,
        hand_over.look_at_second,
        hand_over.nothing_shown_yet,
        hand_over.reveal,
        hand_over.back_to_table,
        hand_over.party_stays_secret,
        hand_over.nothing_chosen,
        hand_over.seen_so_far,
        hand_over.seen_in_seat,
        hand_over.nothing_learnt,
        hand_over.not_shown_before,
    ):
        yield word(words)
    for hold in (True, False):
        yield from (hand_over.hold(words, hold), hand_over.how_to_look(words, hold))
        yield from (hand_over.release(words, hold, chooses) for chooses in (True, False))
        yield from (hand_over.how_to_choose(words, hold, by_key) for by_key in (True, False))
        yield hand_over.ballot_chosen(words, hold)
    for code in samples.codes(TaskKind):
        yield from (hand_over.confirm(words, code), hand_over.heading(words, code))
        yield hand_over.instruction(words, code)
        yield hand_over.on_phone(words, code)
    yield hand_over.instruction(words, "enact", veto_refused=True)
    yield hand_over.on_phone(words, "enact", veto_refused=True)
    yield hand_over.put_away_by_president(words, (F, F, L), F)
    yield hand_over.put_away_by_chancellor(words, (F, L), F)
    yield hand_over.place_of_card(words, 0, 3)
    yield hand_over.party_of(words, 0, names)
    for rounds in (0, 3):
        yield hand_over.shown_before(words, rounds)
        yield hand_over.shown_before_at(words, words.time(EVENING), rounds)


def _hands(words: Catalogue, names: Names) -> Iterator[str]:
    for results in (
        hands.ballots(words, (False, True)),
        hands.discards(words, (F, L, F)),
        hands.enactments(words, (L, F)),
    ):
        for result in results:
            yield from (result.sentence, *filter(None, result.tags))
    for at in (None, EVENING):
        yield from (hands.last_shown(words, at, 3, today=today) for today in (True, False))
    yield from (
        hands.discard(words),
        hands.pass_to(words, names[1]),
    )


def _roles(words: Catalogue, names: Names) -> Iterator[str]:
    for role in Role:
        yield roles.goal(words, role)
        yield from (roles.why_known(words, role, players) for players in range(5, 11))
    for players in (5, 7):
        for role in Role:
            yield from roles.longest_lines(words, role, [*names[:1]] * players)


def _memories(words: Catalogue, names: Names) -> Iterator[str]:
    for memory in samples.MEMORIES:
        yield memories.memory_line(words, memory, names)
        yield memories.told_line(words, memory, 0, names)
    yield memories.told_by_chancellor(words, PutAway(2, L), 0, names)


PRIVATE_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _hand_over,
    _hands,
    _roles,
    _memories,
)
