"""The sentences that one player reads alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

from shgui.engine.types import Role
from shgui.table.role_showings import LastShowing, RoleShowing
from shgui.words import hand_over_texts, memory_texts, role_texts
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names
from tests.words import samples
from tests.words.samples import F, L

EVENING = datetime(2025, 3, 4, 20, 15, tzinfo=UTC)


def _hand_over(words: Catalogue, names: Names) -> Iterator[str]:
    yield hand_over_texts.format_pass_screen_to(words, names[0])
    yield hand_over_texts.format_only_may_look(words, names[0])
    yield " ".join(hand_over_texts.split_pass_to_table(words))
    for word in (
        hand_over_texts.get_done_label,
        hand_over_texts.get_reveal_label,
        hand_over_texts.get_back_to_table_label,
        hand_over_texts.get_nothing_chosen_text,
        hand_over_texts.get_seen_heading,
        hand_over_texts.get_seen_in_seat_heading,
        hand_over_texts.get_nothing_seen_text,
    ):
        yield word(words)
    for hold in (True, False):
        yield from (hand_over_texts.get_open_hint(words, hold), hand_over_texts.get_look_hint(words, hold))
        yield from (hand_over_texts.get_close_hint(words, hold, chooses) for chooses in (True, False))
        yield from (hand_over_texts.get_choose_hint(words, hold, by_key) for by_key in (True, False))
    for texts in (*hand_over_texts.TASKS.values(), hand_over_texts.AFTER_REFUSED_VETO):
        yield from (text(words) for text in texts)
    yield hand_over_texts.format_party_heading(words, 0, names)


def _hands(words: Catalogue, names: Names) -> Iterator[str]:
    for results in (
        hand_over_texts.list_ballot_results(words, (False, True)),
        hand_over_texts.list_discard_results(words, (F, L, F)),
        hand_over_texts.list_enactment_results(words, (L, F)),
    ):
        for result in results:
            yield from (result.sentence, *filter(None, result.tags))
    yield hand_over_texts.format_last_shown(words, None)
    for at in (None, EVENING):
        for now in (EVENING, EVENING + timedelta(days=1)):
            for rounds in (0, 3):
                yield hand_over_texts.format_last_shown(words, LastShowing(RoleShowing(at, rounds), now))
    yield hand_over_texts.format_pass_label(words, names[1])
    for result in hand_over_texts.relabel_results(
        words, hand_over_texts.list_enactment_results(words, (L, F)), "…"
    ):
        yield from result.tags


def _roles(words: Catalogue, names: Names) -> Iterator[str]:
    for role in Role:
        yield role_texts.get_goal_text(words, role)
        yield from (role_texts.get_why_known(words, role, players) for players in range(5, 11))
    for players in (5, 7):
        for role in Role:
            yield from role_texts.list_longest_role_lines(words, role, [*names[:1]] * players)


def _memories(words: Catalogue, names: Names) -> Iterator[str]:
    for memory in samples.MEMORIES:
        yield memory_texts.describe_own_memory(words, memory, names)
        yield memory_texts.describe_memory(words, memory, 0, names)


PRIVATE_PARTS: tuple[Callable[[Catalogue, Names], Iterator[str]], ...] = (
    _hand_over,
    _hands,
    _roles,
    _memories,
)
