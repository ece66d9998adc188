"""Seats that the program plays in: marked as such wherever a game is kept, and taken for nobody."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.chance import derive_bot_chance
from shgui.engine.errors import Reason, Refusal
from shgui.engine.fairness import verify
from shgui.engine.fingerprint import SeatChange
from shgui.engine.state import Rigging
from shgui.engine.types import Outcome, Phase, Role
from shgui.library.finished_game import replay_record
from shgui.library.group_statistics import build_group_numbers
from shgui.library.groups import PlayedGroup, find_played_groups
from shgui.library.library import Library
from shgui.library.recap import GameRecap
from shgui.library.unreadable_record import UnreadableRecord
from shgui.storage.journal import Journal
from shgui.table.answers import NotDone, TableReason
from shgui.table.entries import DrawnChanceEntry, UndoEntry, entry_from_json, entry_to_json
from shgui.table.log_lines import Remark, Remarked, SlipTakenBack, StandInSat
from shgui.table.options import enable_claims_for_bots
from shgui.table.saved_game import build_draft
from shgui.table.seating import Player, Temperament, is_practice
from shgui.table.table import Table
from tests.table.play import SEED, done, everything, group, options, play_on, table_for, until
from tests.table.test_played_groups import TEN, played

BOLD = Temperament.BOLD
IDA = Player("Ida", "en", Temperament.CAREFUL)


def with_bots_in(seats: set[int], size: int = 7) -> list[Player]:
    """A group with the program in these seats."""
    return [replace(player, bot=BOLD) if seat in seats else player for seat, player in enumerate(group(size))]


def table_with_bots(journal: Journal, seats: set[int], size: int = 7) -> Table:
    return Table.start(with_bots_in(seats, size), options(), journal)


def at_the_first_vote(journal: Journal, seats: set[int]) -> Table:
    """Seat 0 has nominated somebody."""
    table = Table.start(with_bots_in(seats), options(), journal, rigging=Rigging(first=0))
    at_a_vote(table)
    return table


def at_a_vote(table: Table) -> None:
    for seat in table.unseen:
        done(table.note_secret_shown(seat))
    until(table, Phase.VOTE)


class TestSeats:
    def test_a_saved_game_and_its_group_keep_them(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1, 3})
        assert table.bots == {1, 3}
        assert Table.resume(journal, table.game).players == table.players
        evening = Library(journal, "en")
        assert evening.groups() == (tuple(table.players),)
        (saved,) = evening.saved_games()
        assert saved.bots == {1, 3}
        assert saved.people == tuple(table.players[seat].name for seat in (0, 2, 4, 5, 6))

    def test_without_them_nothing_is_kept_of_them(self, journal: Journal) -> None:
        table = table_for(journal)
        assert table.bots == frozenset()
        assert all("bot" not in player for player in journal.load(table.game).public["players"])

    def test_practice_is_offered_to_no_other_table(self, journal: Journal) -> None:
        evening = Library(journal, "en")
        done_before = Table.start(group(5), options(), journal)
        table = Table.start(
            with_bots_in({1, 2, 3, 4}, 5), enable_claims_for_bots(options(book="it")), journal
        )
        assert is_practice(table.players)
        assert not is_practice(done_before.players)
        assert evening.groups() == (tuple(done_before.players),)
        assert evening.options().edition.name == "official"

    def test_claims_are_noted_with_bots_and_next_time_as_the_group_likes(self, journal: Journal) -> None:
        table = Table.start(with_bots_in({1}), enable_claims_for_bots(options()), journal)
        assert table.options.claims
        assert not Library(journal, "en").options().claims


class TestChance:
    def test_one_seed_and_one_word_give_every_seat_one_chance(self, journal: Journal) -> None:
        found = set()
        for typed in ("kot", "Kot!", " KOT"):
            table = Table.start(with_bots_in({1, 3}), options(), journal, seed=SEED, awaits_words=True)
            done(table.add_words(typed))
            found.add(tuple(table.bot_chance(seat) for seat in range(7)))
        assert [len({*chances}) for chances in found] == [7]

    def test_another_seed_or_word_gives_another(self, journal: Journal) -> None:
        found = set()
        for seed, typed in ((SEED, "kot"), (SEED, "pies"), (SEED[::-1], "kot"), (None, "kot")):
            table = Table.start(with_bots_in({1}), options(), journal, seed=seed, awaits_words=True)
            done(table.add_words(typed))
            found.add(table.bot_chance(1))
        assert len(found) == 4

    def test_it_is_that_of_the_deal_and_nothing_else_is_drawn(self, journal: Journal) -> None:
        table = table_for(journal)
        before = [table.bot_chance(seat) for seat in range(7)]
        at_a_vote(table)
        done(table.stand_in(3, IDA))
        again = Table.resume(journal, table.game)
        for each in (table, again):
            assert [each.bot_chance(seat) for seat in range(7)] == before
        play_on(table)
        record = table.record()
        assert record is not None
        assert record.seed is not None
        assert before == [derive_bot_chance(record.seed, seat) for seat in range(7)]

    @pytest.mark.parametrize("dealt_with_bots", [True, False])
    def test_a_game_of_an_earlier_version_keeps_the_one_that_was_drawn(
        self, journal: Journal, dealt_with_bots: bool
    ) -> None:
        stored = journal.load(table_for(journal).game)
        drawn = bytes(range(16))
        setup = {**stored.setup, "bots": drawn.hex() if dealt_with_bots else ""}
        game = journal.start_game(stored.public, setup, stored.draft)
        if not dealt_with_bots:
            journal.append(game, 0, [entry_to_json(DrawnChanceEntry(drawn))], stored.draft)
        table = Table.resume(journal, game)
        assert {table.bot_chance(seat) for seat in range(7)} == {drawn}

    def test_no_other_part_of_a_table_tells_it(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1})
        play_on(table)
        chance = table.bot_chance(1)
        told = repr(everything(table)) + repr(table) + repr(DrawnChanceEntry(chance))
        assert chance.hex() not in told
        assert repr(chance) not in told


class TestRecord:
    def test_the_fingerprint_binds_the_seats_of_the_program(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1})
        play_on(table)
        record = table.record()
        assert record is not None
        assert record.bots == (None, "bold", None, None, None, None, None)
        assert verify(record, table.fingerprint).sound
        for bots in ((), (None, "easy", *[None] * 5), ("bold", *[None] * 6)):
            assert not verify(replace(record, bots=bots), table.fingerprint).sound

    def test_seats_that_pass_to_the_program_and_back_are_told_and_sealed(self, journal: Journal) -> None:
        table = table_with_bots(journal, {5})
        at_a_vote(table)
        done(table.stand_in(3, IDA))
        done(table.reveal_votes(dict.fromkeys(range(7), True)))
        done(table.stand_in(3, Player("Zoe", "pl")))
        done(table.stand_in(3, Player("Eva", "pl")))
        play_on(table)
        record = Table.resume(journal, table.game).record()
        assert record is not None
        assert record.bots == (None, None, None, None, None, "bold", None)
        first, second = record.seat_changes
        assert (first.seat, first.bot, second.seat, second.bot) == (3, "careful", 3, None)
        assert second.after == first.after + 7
        verdict = verify(record, record.commitment, record.end)
        assert (verdict.sound, verdict.seat_changes) == (True, (("Marta", "careful"), ("Marta", None)))
        kept_quiet = replace(record, seat_changes=())
        assert not verify(kept_quiet, record.commitment, record.end).sound

    def test_a_seat_that_passed_before_an_act_was_taken_back_stays_told(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, set())
        done(table.stand_in(3, IDA))
        done(table.take_back())
        play_on(table)
        record = Table.resume(journal, table.game).record()
        assert record is not None
        assert record.seat_changes == (SeatChange(0, 3, "careful"),)
        assert verify(record).findings[-1].holds

    def test_a_record_with_them_comes_back_from_elsewhere(self, journal: Journal) -> None:
        table = table_with_bots(journal, {5})
        at_a_vote(table)
        done(table.stand_in(3, IDA))
        play_on(table)
        record = table.record()
        assert record is not None
        journal.delete(table.game)
        taken_in = Library(journal, "en").save_imported_game(record)
        assert taken_in is not None
        finished = Library(journal, "en").finished(taken_in)
        assert [player.bot for player in finished.players] == [None] * 5 + [BOLD, None]
        assert finished.steps[-1].players[3].bot is Temperament.CAREFUL
        assert Table.resume(journal, taken_in).record() == record
        again = replay_record(record, "en")
        assert again.steps[-1].players[3].bot is Temperament.CAREFUL

    @pytest.mark.parametrize(
        "change", [{"bots": (None,) * 6 + ("mad",)}, {"seat_changes": (SeatChange(0, 1, "mad"),)}]
    )
    def test_a_bot_of_a_kind_that_is_not_known_here_is_refused(
        self, journal: Journal, change: dict[str, Any]
    ) -> None:
        table = table_for(journal)
        play_on(table)
        record = table.record()
        assert record is not None
        for read in (Library(journal, "en").save_imported_game, partial(replay_record, language="en")):
            with pytest.raises(UnreadableRecord):
                read(replace(record, **change))


class TestStandingIn:
    def test_a_bot_takes_a_seat_over_and_gives_it_back(self, journal: Journal) -> None:
        table = table_for(journal)
        at_a_vote(table)
        done(table.stand_in(3, IDA))
        assert table.bots == {3}
        assert table.chronicle[-1] == StandInSat(3, "Marta", "Ida", bot=Temperament.CAREFUL)
        assert table.newcomers == (3,)
        done(table.stand_in(3, Player("Marta", "nb")))
        assert table.bots == frozenset()
        assert table.chronicle[-1] == StandInSat(3, "Ida", "Marta", bot_before=Temperament.CAREFUL)
        assert Table.resume(journal, table.game).chronicle == table.chronicle

    def test_whoever_sits_down_for_a_bot_votes_for_himself(self, journal: Journal) -> None:
        table = table_with_bots(journal, {3})
        at_a_vote(table)
        for seat in (1, 3):
            done(table.cast_ballot(seat, True))
        done(table.stand_in(3, Player("Zoe", "en")))
        assert table.view(None).voted == Table.resume(journal, table.game).view(None).voted == (1,)
        done(table.stand_in(1, IDA))
        assert table.view(None).voted == (1,)

    def test_a_game_with_one_is_as_fair_as_any(self, journal: Journal) -> None:
        table = table_with_bots(journal, {0, 6})
        play_on(table)
        record = table.record()
        assert record is not None
        assert verify(record).sound


class TestRemarks:
    REMARK = Remark(3, "nein_cannot_both", (1, 2))

    def test_one_stands_in_the_chronicle_and_changes_nothing(self, journal: Journal) -> None:
        table = table_with_bots(journal, {3})
        at_a_vote(table)
        before = everything(table)
        done(table.note_remark(self.REMARK))
        assert table.chronicle[-1] == Remarked(self.REMARK)
        assert everything(table) == before | {"chronicle": table.chronicle}
        assert Table.resume(journal, table.game).chronicle == table.chronicle

    def test_a_slip_from_before_it_can_still_be_taken_back(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, {3})
        done(table.note_remark(self.REMARK))
        done(table.take_back())
        assert isinstance(table.chronicle[-1], SlipTakenBack)
        assert Remarked(self.REMARK) in table.chronicle

    @pytest.mark.parametrize(
        "remark",
        [
            Remark(2, "doubts", (1,)),  # a person
            Remark(7, "doubts", (1,)),
            Remark(3, "doubts", (7,)),
            Remark(3, "doubts", (-1,)),
            Remark(3, "doubts", (1,) * 5),
            Remark(3, ""),
            Remark(3, "Doubts"),
            Remark(3, "doubts\n"),
            Remark(3, "<b>doubts</b>"),
            Remark(3, "d" * 41),
        ],
        ids=str,
    )
    def test_what_nobody_says_is_refused(self, journal: Journal, remark: Remark) -> None:
        table = table_with_bots(journal, {3})
        assert table.note_remark(remark) == NotDone(TableReason.NOT_A_REMARK)

    def test_after_the_end_nothing_is_said(self, journal: Journal) -> None:
        table = table_with_bots(journal, {3})
        done(table.end_early())
        assert table.note_remark(self.REMARK) == Refusal(Reason.GAME_OVER)

    @pytest.mark.parametrize("told", [{"about": [0] * 5}, {"about": ["0"]}, {"seat": 10}, {"code": 5}])
    def test_a_damaged_one_is_no_entry(self, told: dict[str, object]) -> None:
        whole = {"entry": "remark_made", "seat": 0, "code": "doubts", "about": []}
        entry_from_json(whole)
        with pytest.raises((ValueError, TypeError)):
            entry_from_json(whole | told)


class TestSlips:
    """Bots make none."""

    def test_whom_a_bot_nominates_nobody_takes_back(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, {0})
        done(table.cast_ballot(0, True))
        before = everything(table)
        assert not table.can_take_back
        assert table.take_back() == NotDone(TableReason.NOTHING_TO_TAKE_BACK)
        assert everything(table) == before

    def test_thumbs_about_it_are_tapped_in_again_as_ever(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, {0})
        done(table.reveal_votes(dict.fromkeys(range(7), True)))
        done(table.take_back())
        assert table.view(None).phase is Phase.VOTE
        assert not table.can_take_back

    def test_nor_what_was_done_before(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, {1})
        done(table.reveal_votes(dict.fromkeys(range(7), False)))
        assert table.can_take_back
        view = table.view(None)
        done(table.submit(1, Nominate(view.eligible[0])))
        assert not table.can_take_back

    def test_whoever_plays_on_after_it_neither(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, {0})
        done(table.stand_in(0, Player("Ida", "en")))
        assert not table.can_take_back

    def test_a_game_in_which_an_earlier_version_took_it_back_is_played_on(self, journal: Journal) -> None:
        table = at_the_first_vote(journal, {0})
        steps = len(journal.load(table.game).entries)
        journal.append(table.game, steps, [entry_to_json(UndoEntry())], build_draft({}))
        resumed = Table.resume(journal, table.game)
        assert isinstance(resumed.chronicle[-1], SlipTakenBack)
        assert resumed.view(None).phase is Phase.NOMINATE
        play_on(resumed)
        assert everything(Table.resume(journal, table.game)) == everything(resumed)


class TestThumbs:
    def test_beside_ballots_of_bots_they_can_be_tapped_in_again(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1, 2})
        at_a_vote(table)
        people = [seat for seat in range(7) if seat not in table.bots]
        for seat in table.bots:
            done(table.cast_ballot(seat, True))
        done(table.reveal_votes(dict.fromkeys(people, False)))
        assert table.can_take_back
        done(table.take_back())
        assert table.view(None).voted == ()

    def test_beside_the_ballot_of_a_person_they_cant(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1, 2})
        at_a_vote(table)
        for seat in (1, 3):
            done(table.cast_ballot(seat, True))
        done(table.reveal_votes({seat: False for seat in range(7) if seat not in (1, 3)}))
        assert not table.can_take_back


class TestNumbers:
    def test_a_group_is_made_of_people(self) -> None:
        evening = replace(played(0, *TEN[:5]), bots=frozenset({3, 4}))
        other = replace(played(1, *TEN[:3], "Ida", "Jo"), bots=frozenset({3, 4}))
        alone = replace(played(2, "Ana", "Ida", "Jo", "Olga", "Max"), bots=frozenset({1, 2, 3, 4}))
        groups = find_played_groups((alone, other, evening))
        assert [[int(game.game, 16) for game in each.games] for each in groups] == [[2], [1, 0]]
        assert [each.names for each in groups] == [("Ana",), TEN[:3]]

    def test_what_a_bot_played_counts_for_nobody(self) -> None:
        roles = (Role.LIBERAL, Role.FASCIST, Role.HITLER, Role.LIBERAL, Role.LIBERAL)
        games = [
            replace(
                played(number, *TEN[:5]),
                outcome=Outcome.FIVE_LIBERAL_POLICIES,
                recap=GameRecap(roles, (), changed=(1,)),
                # Olga sat there herself in every other game.
                bots=frozenset({4} if number % 2 else ()),
            )
            for number in range(10)
        ]
        numbers = build_group_numbers(PlayedGroup(tuple(games[::-1])))
        assert {player.name: player.games for player in numbers.players} == {
            "Ana": 10,
            "Piotr": 10,
            "Marta": 10,
            "Igor": 5,
        }


@pytest.mark.parametrize("damage", [{"bot": "clever"}, {"bot": 5}, {"bot": ["bold"]}])
def test_a_seat_of_no_known_temperament_is_damaged(damage: dict[str, object]) -> None:
    told = {"entry": "stood_in", "seat": 0, "name": "Ida", "language": "en"}
    with pytest.raises((ValueError, TypeError)):
        entry_from_json(told | damage)
