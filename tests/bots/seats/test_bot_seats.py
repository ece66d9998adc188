"""Seats of the program's play whole games by the doors of the table, at their pace, on what all have seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random

import pytest

from shgui.bots.seats.bot_seats import PAUSE_EXTENSION
from shgui.bots.seats.pace import _PAUSE_SPANS, HURRIED_SPAN, BotTempo, PauseWeight, compute_reading_pause
from shgui.bots.seats.talk import count_unread_remarks
from shgui.bots.thinking.bot_messages import QuestionKind
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.actions import Vote
from shgui.engine.components import POLICIES
from shgui.engine.editions import list_edition_names
from shgui.engine.events import ChancellorNominated, PlayerInvestigated
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Policy
from shgui.storage.journal import Journal
from shgui.table.entries import ActionEntry, VotesEntry, entry_from_json
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, Line, Remark, Remarked
from shgui.table.options import Voting, enable_claims_for_bots
from shgui.table.seating import Player, Temperament
from shgui.table.table import Table
from tests.bots.seats.driven import ALL, Driven, ThoughtsAtOnce, bots_at, person_plays, same_chance, table_of
from tests.bots.seats.quick import QuickMind
from tests.table.play import a_claim, done, options, vote

CHANCE = b"chance of a test"


def _quick(_players: int) -> QuickMind:
    return QuickMind()


def table_for_powers(journal: Journal) -> Table:
    """Seven bots, and fascist policies on top of the deck."""
    rules = enable_claims_for_bots(options())
    rigging = Rigging(deck=POLICIES)
    return same_chance(Table.start(bots_at(ALL, 7), rules, journal, seed=bytes(32), rigging=rigging), CHANCE)


def steps_of(journal: Journal, table: Table) -> list[object]:
    return [entry_from_json(told) for told in journal.load(table.game).entries]


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("size", [5, 10])
@pytest.mark.parametrize("voting", Voting)
def test_bots_alone_play_to_the_end(journal: Journal, size: int, voting: Voting) -> None:
    make_player = Thinker if size == 5 else _quick
    driven = Driven(table_of(journal, size, voting=voting), ThoughtsAtOnce(make_player=make_player))
    driven.play()
    assert driven.is_over
    assert driven.failures == []
    assert any(isinstance(line, ClaimNoted) for line in driven.table.chronicle)


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize("book", list_edition_names())
def test_they_play_by_every_book(journal: Journal, book: str) -> None:
    driven = Driven(table_of(journal, 5, book=book))
    driven.play()
    assert driven.is_over


@pytest.mark.parametrize(
    ("people", "voting"),
    [({0}, Voting.HANDS), ({2, 3}, Voting.BALLOTS), ({0, 1, 2, 3, 5}, Voting.HANDS)],
)
def test_they_play_among_people(journal: Journal, people: set[int], voting: Voting) -> None:
    seats = frozenset(range(7)) - people
    driven = Driven(table_of(journal, 7, seats, voting=voting))
    driven.play(person_plays)
    assert driven.is_over
    assert driven.failures == []


def test_without_bots_nothing_is_begun(journal: Journal) -> None:
    driven = Driven(table_of(journal, 5, frozenset()))
    assert not driven.thoughts.running
    assert driven.clock.waiting == 0


class TestPauses:
    def test_nobody_acts_before_the_pause_is_over(self, journal: Journal) -> None:
        driven = Driven(table_of(journal))
        while driven.table.unseen:
            driven.clock.go_on()
        before = driven.table.view(None), driven.clock.now
        assert driven.table.view(None) == before[0]
        driven.clock.go_on()
        assert driven.table.view(None) != before[0]
        assert driven.clock.now > before[1]

    def test_late_thoughts_move_an_act_by_whole_steps(self, journal: Journal) -> None:
        table = same_chance(table_of(journal), CHANCE)
        driven = Driven(table)
        while table.unseen:
            driven.clock.go_on()
        first = driven.clock.now
        driven.clock.go_on()
        at_once = driven.clock.now - first
        driven.end()

        table = same_chance(table_of(journal), CHANCE)
        driven = Driven(table)
        while table.unseen:
            driven.thoughts.late = True
            driven.clock.go_on()
        first = driven.clock.now
        for _ in range(3):
            driven.clock.go_on()
        driven.thoughts.answer()
        assert table.view(None).phase is Phase.NOMINATE
        driven.clock.go_on()
        assert table.view(None).phase is not Phase.NOMINATE
        assert driven.clock.now - first == at_once + 3 * PAUSE_EXTENSION

    def test_a_key_shortens_what_runs(self, journal: Journal) -> None:
        driven = Driven(table_of(journal), pace=BotTempo.SLOW)
        while driven.table.unseen:
            driven.clock.go_on()
        before = driven.clock.now
        driven.seats.hurry()
        driven.seats.hurry()
        driven.clock.go_on()
        assert HURRIED_SPAN[0] <= driven.clock.now - before <= HURRIED_SPAN[1]
        assert driven.table.view(None).phase is Phase.VOTE

    def test_what_was_said_is_read_before_somebody_goes_on(self, journal: Journal) -> None:
        driven = Driven(same_chance(table_of(journal, 7, frozenset(range(1, 7))), CHANCE))
        table, waited = driven.table, []
        said_at = 0
        while not driven.is_over and 0 in table.view(None).alive:
            said, phase = count_unread_remarks(table.chronicle, table.bots), table.view(None).phase
            if not driven.clock.go_on():
                person_plays(table)
            elif said and phase is Phase.NOMINATE is not table.view(None).phase:
                waited.append((driven.clock.now - said_at, said))
            if 0 < count_unread_remarks(table.chronicle, table.bots) != said:
                said_at = driven.clock.now
        assert {1, 3} <= {said for _, said in waited}
        shortest = _PAUSE_SPANS[BotTempo.HUMAN][PauseWeight.ACT][0]
        assert all(after >= shortest + compute_reading_pause(BotTempo.HUMAN, said) for after, said in waited)

    def test_with_nobody_left_to_watch_for_they_play_quickly(self, journal: Journal) -> None:
        slow = Driven(same_chance(table_of(journal), CHANCE), pace=BotTempo.SLOW)
        quick = Driven(same_chance(table_of(journal), CHANCE), pace=BotTempo.QUICK)
        slow.play()
        quick.play()
        assert slow.clock.now == quick.clock.now


class TestSpeakingInTurn:
    def test_a_chancellor_lets_a_person_speak_first_and_answers_soon(self, journal: Journal) -> None:
        table = table_of(journal, 5, frozenset({0, 2, 3, 4}))
        driven = Driven(table)
        while not _waits_for_president(table, 1):
            assert driven.clock.go_on() or person_plays(table)
        drew = next(each for each in table.occasions if each.seat == 1)
        assert driven.clock.next_at is not None
        assert driven.clock.next_at - driven.clock.now > 5_000
        done(table.note_claim(Claim(drew, (Policy.FASCIST,) * 3)))
        assert driven.clock.next_at - driven.clock.now < 4_000

    def test_why_somebody_looked_is_said_before_what_was_seen(self, journal: Journal) -> None:
        both = []
        for chance in (35, 49, 133):
            driven = Driven(same_chance(table_for_powers(journal), bytes([chance]) * 16))
            driven.play()
            both += [told for told in _told_of_looks(driven.table.chronicle) if len(told) == 2]
        assert len(both) == 3
        assert all(told == [Remarked, ClaimNoted] for told in both)

    def test_whoever_voted_before_a_claim_thinks_again(self, journal: Journal) -> None:
        table = table_of(journal, 5, frozenset({0, 2, 3, 4}))
        driven = Driven(table)
        while not (table.occasions and set(table.view(None).on_move) == {1}):
            assert driven.clock.go_on() or person_plays(table)
        while driven.clock.go_on():
            pass
        voted, asked = table.view(None).voted, len(driven.thoughts.asked)
        done(table.note_claim(a_claim(table, Random(1))))
        while driven.clock.go_on():
            pass
        again = [
            situation.view.seat
            for kind, situation, _ in driven.thoughts.asked[asked:]
            if kind is QuestionKind.DECIDE and Vote(True) in situation.legal
        ]
        assert set(again) == set(voted)
        assert table.view(None).voted == voted


def _told_of_looks(lines: Sequence[Line]) -> Iterator[list[type]]:
    """Return each investigator's claim before the next nomination: why, and what was seen."""
    for place, line in enumerate(lines):
        if isinstance(line, PlayerInvestigated):
            since = takewhile(lambda each: not isinstance(each, ChancellorNominated), lines[place:])
            yield [
                type(each)
                for each in since
                if each == Remarked(Remark(line.president, "ja_nothing_known"))
                or (isinstance(each, ClaimNoted) and each.claim.occasion.target == line.target)
            ]


def _waits_for_president(table: Table, person: int) -> bool:
    """Return whether this person was President and a bot could speak about the cards passed on."""
    latest = [each for each in table.occasions if each.round == table.view(None).round - 1]
    kinds = {each.kind: each.seat for each in latest}
    passed = kinds.get(ClaimKind.DREW) == person and kinds.get(ClaimKind.RECEIVED) in table.bots
    return passed and not any(isinstance(line, ClaimNoted) for line in table.chronicle[-3:])


class TestWhatAllHaveSeen:
    def test_nothing_is_done_before_the_table_shows_the_game(self, journal: Journal) -> None:
        driven = Driven(table_of(journal))
        driven.seats.show(None)
        assert driven.clock.waiting == 0

    def test_a_vote_is_answered_when_all_have_seen_it(self, journal: Journal) -> None:
        driven = Driven(table_of(journal))
        while driven.table.view(None).phase is not Phase.VOTE:
            assert driven.clock.go_on()
        driven.shows = False
        vote(driven.table)
        assert driven.table.view(None).phase is not Phase.VOTE
        assert not driven.clock.go_on()
        driven.show()
        assert driven.clock.go_on()

    def test_a_result_is_looked_at_before_the_table_goes_on(self, journal: Journal) -> None:
        driven = Driven(table_for_powers(journal))
        while driven.table.view(None).phase is not Phase.INVESTIGATE:
            assert driven.clock.go_on()
        driven.shows = False
        while not driven.table.unseen:
            assert driven.clock.go_on()
        assert driven.clock.go_on()
        assert driven.table.unseen == ()
        assert not driven.clock.go_on()

    def test_nothing_is_done_while_nobody_could_see_it(self, journal: Journal) -> None:
        driven = Driven(table_of(journal))
        driven.seats.watch(False)
        assert driven.clock.waiting == 0
        assert not driven.clock.go_on()
        driven.seats.watch(True)
        driven.play()
        assert driven.is_over


class TestTheSameAgain:
    def test_a_game_taken_up_in_its_middle_goes_on_as_it_would_have(self, journal: Journal) -> None:
        whole = same_chance(table_of(journal, 7), CHANCE)
        Driven(whole).play()
        whole_steps = [
            step for step in steps_of(journal, whole) if isinstance(step, ActionEntry | VotesEntry)
        ]

        table = same_chance(table_of(journal, 7), CHANCE)
        for acts in range(10_000):
            driven = Driven(table)
            for _ in range(acts % 7 + 1):
                driven.clock.go_on()
            driven.end()
            if driven.is_over:
                break
            table = same_chance(Table.resume(journal, table.game), CHANCE)
        steps = [step for step in steps_of(journal, table) if isinstance(step, ActionEntry | VotesEntry)]
        assert steps == whole_steps

    def test_a_vote_that_is_taken_back_is_cast_again(self, journal: Journal) -> None:
        table = table_of(journal, 5, frozenset({1, 2, 3, 4}))
        driven = Driven(table)
        while table.view(None).phase is not Phase.VOTE or set(table.view(None).on_move) != {0}:
            assert driven.clock.go_on() or person_plays(table)
        for _ in range(2):
            before = table.view(None)
            done(table.reveal_votes({0: False}))
            if not table.can_take_back:
                return
            first = [line for line in table.chronicle if type(line).__name__ == "VotesRevealed"][-1]
            done(table.take_back())
            while set(table.view(None).on_move) != {0}:
                assert driven.clock.go_on()
            assert table.view(None).history == before.history
            done(table.reveal_votes({0: False}))
            assert [line for line in table.chronicle if type(line).__name__ == "VotesRevealed"][-1] == first
            done(table.take_back())
            while set(table.view(None).on_move) != {0}:
                assert driven.clock.go_on()


class TestSeats:
    def test_a_bot_takes_over_and_gives_back(self, journal: Journal) -> None:
        table = table_of(journal, 5, frozenset())
        driven = Driven(table)
        while table.unseen:
            person_plays(table)
        assert driven.clock.waiting == 0
        for seat in (1, 2, 3, 4):
            done(table.stand_in(seat, Player(f"Bot {seat}", "en", Temperament.BOLD)))
        assert driven.thoughts.running
        for _ in range(40):
            assert driven.clock.go_on() or person_plays(table) or driven.is_over
        assert table.newcomers == ()
        if not driven.is_over and 1 in table.view(None).alive:
            done(table.stand_in(1, Player("Ola", "en")))
            assert 1 not in table.bots
            driven.play(person_plays)
        assert driven.is_over

    def test_a_game_that_is_ended_early_is_left_alone(self, journal: Journal) -> None:
        driven = Driven(table_of(journal))
        driven.clock.go_on()
        done(driven.table.end_early())
        assert driven.clock.waiting == 0

    def test_whoever_leaves_lets_everything_rest(self, journal: Journal) -> None:
        driven = Driven(table_of(journal))
        driven.end()
        assert driven.clock.waiting == 0
        assert not driven.thoughts.running


class TestFailure:
    def test_nobody_acts_without_a_thought_and_it_is_told_once(self, journal: Journal) -> None:
        thoughts = ThoughtsAtOnce(lambda kind: kind is QuestionKind.DECIDE)
        driven = Driven(table_of(journal), thoughts)
        while driven.clock.go_on():
            pass
        assert driven.failures == [None]
        assert driven.table.view(None).phase is Phase.NOMINATE
        driven.end()
        again = Driven(driven.table)
        again.play()
        assert again.is_over

    def test_whoever_cant_think_of_something_to_say_says_nothing(self, journal: Journal) -> None:
        thoughts = ThoughtsAtOnce(lambda kind: kind is not QuestionKind.DECIDE)
        driven = Driven(table_of(journal), thoughts)
        driven.play()
        assert driven.is_over
        assert not any(isinstance(line, ClaimNoted) for line in driven.table.chronicle)


def test_remarks_are_made_by_seats_of_the_programs_alone(journal: Journal) -> None:
    driven = Driven(table_of(journal, 7, frozenset({1, 2, 3, 4, 5, 6})))
    driven.play(person_plays)
    remarks = [line.remark for line in driven.table.chronicle if isinstance(line, Remarked)]
    assert remarks
    assert all(remark.seat != 0 for remark in remarks)
