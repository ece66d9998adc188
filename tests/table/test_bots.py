"""Seats that the program plays in: marked as such wherever a game is kept, and taken for nobody."""

from dataclasses import replace

import pytest

from shgui.engine.actions import Nominate
from shgui.engine.errors import Reason, Refusal
from shgui.engine.fairness import verify
from shgui.engine.record import record_to_json
from shgui.engine.state import Rigging
from shgui.engine.types import Outcome, Phase, Role
from shgui.table.answers import NotDone, TableReason
from shgui.table.entries import ChanceDrawn, TookBack, entry_from_json, entry_to_json
from shgui.table.evening import Evening
from shgui.table.group_numbers import group_numbers
from shgui.table.journal import Journal
from shgui.table.lines import Remark, Remarked, SlipTakenBack, StandInSat
from shgui.table.options import with_bots
from shgui.table.played_groups import PlayedGroup, played_groups
from shgui.table.recap import Recap
from shgui.table.saved_game import draft_of
from shgui.table.sealed_deal import SealedDeal
from shgui.table.seating import Player, Temperament, is_practice
from shgui.table.table import CHANCE_BYTES, Table
from tests.table.play import done, everything, group, options, play_on, table_for, until
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
        done(table.secret_shown(seat))
    until(table, Phase.VOTE)


class TestSeats:
    def test_a_saved_game_and_its_group_keep_them(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1, 3})
        assert table.bots == {1, 3}
        assert Table.resume(journal, table.game).players == table.players
        evening = Evening(journal, "en")
        assert evening.groups() == (tuple(table.players),)
        (saved,) = evening.saved_games()
        assert saved.bots == {1, 3}
        assert saved.people == tuple(table.players[seat].name for seat in (0, 2, 4, 5, 6))

    def test_without_them_nothing_is_kept_of_them(self, journal: Journal) -> None:
        table = table_for(journal)
        assert table.bots == frozenset()
        assert all("bot" not in player for player in journal.load(table.game).public["players"])

    def test_practice_is_offered_to_no_other_table(self, journal: Journal) -> None:
        evening = Evening(journal, "en")
        done_before = Table.start(group(5), options(), journal)
        table = Table.start(with_bots_in({1, 2, 3, 4}, 5), with_bots(options(book="it")), journal)
        assert is_practice(table.players)
        assert not is_practice(done_before.players)
        assert evening.groups() == (tuple(done_before.players),)
        assert evening.options().edition.name == "official"

    def test_claims_are_noted_with_bots_and_next_time_as_the_group_likes(self, journal: Journal) -> None:
        table = Table.start(with_bots_in({1}), with_bots(options()), journal)
        assert table.options.claims
        assert not Evening(journal, "en").options().claims


class TestChance:
    def test_every_game_has_its_own_and_keeps_it(self, journal: Journal) -> None:
        table, other = table_with_bots(journal, {1}), table_for(journal)
        assert len(table.chance_for_bots) == len(other.chance_for_bots) == CHANCE_BYTES
        assert table.chance_for_bots != other.chance_for_bots
        assert Table.resume(journal, table.game).chance_for_bots == table.chance_for_bots

    def test_it_doesnt_come_from_the_seed(self, journal: Journal) -> None:
        seed = bytes(32)
        tables = [Table.start(group(5), options(), journal, seed=seed) for _ in range(2)]
        assert tables[0].chance_for_bots != tables[1].chance_for_bots

    def test_a_game_of_a_version_without_bots_draws_it_with_the_first(
        self, journal: Journal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("shgui.table.saved_game.sealed_part", lambda sealed, _: _as_before(sealed))
        table = Table.resume(journal, table_for(journal).game)
        at_a_vote(table)
        assert table.chance_for_bots == b""
        done(table.stand_in(3, IDA))
        chance = table.chance_for_bots
        assert len(chance) == CHANCE_BYTES
        done(table.stand_in(4, Player("Jo", "en", BOLD)))
        assert table.chance_for_bots == chance == Table.resume(journal, table.game).chance_for_bots

    def test_no_other_part_of_a_table_tells_it(self, journal: Journal) -> None:
        table = table_with_bots(journal, {1})
        play_on(table)
        told = repr(everything(table)) + repr(table) + repr(ChanceDrawn(table.chance_for_bots))
        assert table.chance_for_bots.hex() not in told
        assert repr(table.chance_for_bots) not in told


def _as_before(sealed: SealedDeal) -> dict[str, object]:
    return {"game": record_to_json(sealed.record())}


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
        journal.append(table.game, steps, [entry_to_json(TookBack())], draft_of({}))
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
        groups = played_groups((alone, other, evening))
        assert [[int(game.game, 16) for game in each.games] for each in groups] == [[2], [1, 0]]
        assert [each.names for each in groups] == [("Ana",), TEN[:3]]

    def test_what_a_bot_played_counts_for_nobody(self) -> None:
        roles = (Role.LIBERAL, Role.FASCIST, Role.HITLER, Role.LIBERAL, Role.LIBERAL)
        games = [
            replace(
                played(number, *TEN[:5]),
                outcome=Outcome.FIVE_LIBERAL_POLICIES,
                recap=Recap(roles, (), changed=(1,)),
                # Olga sat there herself in every other game.
                bots=frozenset({4} if number % 2 else ()),
            )
            for number in range(10)
        ]
        numbers = group_numbers(PlayedGroup(tuple(games[::-1])))
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
