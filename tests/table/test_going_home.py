"""Stand-ins, languages and ways of voting: public, saved, and without effect on the game."""

from random import Random

import pytest

from shgui.engine.actions import CallSpecialElection, Execute, Investigate, Nominate
from shgui.engine.components import list_roles
from shgui.engine.errors import Reason, Refusal
from shgui.engine.fairness import verify
from shgui.engine.state import Rigging
from shgui.engine.types import Phase, Role
from shgui.storage.journal import Journal
from shgui.table import position
from shgui.table.answers import Accepted, NotDone, TableReason
from shgui.table.log_lines import LanguageChanged, StandInSat, VotingChanged
from shgui.table.options import Voting
from shgui.table.position import MOST_LANGUAGES
from shgui.table.seating import LONGEST_NAME, NameProblem, Player
from shgui.table.table import Table
from shgui.words.catalogue import load_catalogue
from shgui.words.game_log import build_log
from tests.table.play import (
    LANGUAGES,
    NAMES,
    a_change,
    a_move,
    done,
    everything,
    group,
    options,
    play_on,
    table_for,
    until,
    vote,
)

ZOFIA = Player("Zofia", "pl")


def look_at_roles(table: Table) -> None:
    for seat in table.unseen:
        done(table.note_secret_shown(seat))


def test_another_person_plays_on_and_the_old_name_stays_in_the_chronicle(journal: Journal) -> None:
    table = table_for(journal)
    look_at_roles(table)
    view = table.view(3)
    done(table.stand_in(3, Player("  Zofia ", "pl")))
    assert table.players[3] == ZOFIA
    assert [player.name for player in table.players if player != ZOFIA] == [
        name for name in NAMES[:7] if name != "Marta"
    ]
    assert table.chronicle[-1] == StandInSat(3, "Marta", "Zofia")
    assert table.view(3) == view


def test_the_stand_in_is_shown_the_role_before_anything_else(journal: Journal) -> None:
    table = table_for(journal)
    look_at_roles(table)
    done(table.stand_in(3, ZOFIA))
    assert (table.newcomers, table.unseen) == ((3,), ())
    assert Table.resume(journal, table.game).newcomers == (3,)
    done(table.note_secret_shown(3))
    assert table.newcomers == ()
    assert Table.resume(journal, table.game).newcomers == ()


def test_whoever_sits_down_during_the_deal_is_shown_the_role_once(journal: Journal) -> None:
    table = table_for(journal)
    done(table.note_secret_shown(0))
    done(table.stand_in(3, ZOFIA))
    assert table.newcomers == ()
    assert 3 in table.unseen


def test_a_result_that_nobody_has_seen_yet_waits_behind_the_role(journal: Journal) -> None:
    table = table_for(journal, 9)
    look_at_roles(table)
    president = until(table, Phase.INVESTIGATE).president
    done(table.submit(president, Investigate((president + 1) % 9)))
    done(table.stand_in(president, ZOFIA))
    assert (table.newcomers, table.unseen) == ((president,), (president,))
    done(table.note_secret_shown(president))
    assert (table.newcomers, table.unseen) == ((), (president,))
    done(table.note_secret_shown(president))
    assert table.unseen == ()


def test_the_look_of_a_stand_in_ends_what_can_be_taken_back(journal: Journal) -> None:
    table = table_for(journal)
    look_at_roles(table)
    (candidate,) = table.view(None).on_move
    done(table.submit(candidate, table.list_legal_actions(candidate)[0]))
    done(table.stand_in(3, ZOFIA))
    assert table.can_take_back
    done(table.note_secret_shown(3))
    assert not table.can_take_back


def test_the_record_tells_who_sat_there_at_the_deal_and_verifies(journal: Journal) -> None:
    table = Table.start(group(6), options(), journal)
    done(table.stand_in(2, ZOFIA))
    play_on(table, 4)
    record = table.record()
    assert record is not None
    assert record.names == NAMES[:6]
    assert verify(record, table.fingerprint, record.end).sound
    resumed = Table.resume(journal, table.game)
    assert resumed.record() == record
    assert resumed.players[2] == ZOFIA


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", NameProblem.EMPTY),
        ("   ", NameProblem.EMPTY),
        ("x" * (LONGEST_NAME + 1), NameProblem.TOO_LONG),
        ("Zo\u202efia", NameProblem.UNPRINTABLE),
        ("Zo\nfia\x00", NameProblem.UNPRINTABLE),
        ("Ola", NameProblem.TAKEN),
        ("OLA", NameProblem.TAKEN),
        ("Marta", NameProblem.TAKEN),
        ("\u041e\u043b\u0430\u200d", None),
        ("0la", NameProblem.LOOKS_ALIKE),
    ],
)
def test_a_stand_in_has_a_name_that_a_new_table_would_take(
    journal: Journal, typed: str, problem: NameProblem | None
) -> None:
    table = table_for(journal)
    lines = table.chronicle
    assert table.name_problem(3, typed) == problem
    answer = table.stand_in(3, Player(typed, "en"))
    if problem is None:
        assert isinstance(answer, Accepted)
    else:
        assert answer == NotDone(TableReason.NOT_A_NAME)
        assert table.chronicle == lines


def test_names_of_the_chronicle_are_nobody_elses_but_one_may_come_back(journal: Journal) -> None:
    table = table_for(journal)
    done(table.stand_in(3, ZOFIA))
    assert table.name_problem(4, "Marta") is NameProblem.TAKEN
    assert table.name_problem(4, "Marta.") is None
    done(table.stand_in(3, Player("Marta", "ru")))
    assert table.players[3] == Player("Marta", "ru")


def test_the_longest_name_that_can_be_typed_can_be_kept(journal: Journal) -> None:
    table = table_for(journal)
    family = "\U0001f468\U0001f3ff\u200d\U0001f469\U0001f3ff\u200d\U0001f466\U0001f3ff"
    name = family * 12
    assert table.name_problem(3, name) is None
    done(table.stand_in(3, Player(name, "x" * 40)))
    assert Table.resume(journal, table.game).players[3].name == name
    done(table.stand_in(3, Player('"' * LONGEST_NAME, "pt_BR")))
    assert Table.resume(journal, table.game).players[3].name == '"' * LONGEST_NAME


def test_nobody_plays_on_for_the_executed_or_after_the_end(journal: Journal) -> None:
    table = table_for(journal)
    look_at_roles(table)
    president = until(table, Phase.EXECUTE).president
    victim = next(
        action.target
        for action in table.list_legal_actions(president)
        if isinstance(action, Execute) and table.view(action.target).role is not Role.HITLER
    )
    done(table.submit(president, Execute(victim)))
    assert table.stand_in(victim, ZOFIA) == Refusal(Reason.EXECUTED)
    done(table.change_language(victim, "xx"))
    play_on(table)
    for answer in (
        table.stand_in(president, ZOFIA),
        table.change_language(president, "yy"),
        table.change_voting(Voting.BALLOTS),
    ):
        assert answer == Refusal(Reason.GAME_OVER)


def test_nobody_sits_where_no_seat_is_or_before_the_deal(journal: Journal) -> None:
    table = table_for(journal)
    assert table.stand_in(7, ZOFIA) == Refusal(Reason.NO_SUCH_SEAT)
    assert table.stand_in(-1, ZOFIA) == Refusal(Reason.NO_SUCH_SEAT)
    assert table.change_language(7, "pl") == Refusal(Reason.NO_SUCH_SEAT)
    waiting = Table.start(group(5), options(), journal, awaits_words=True)
    assert waiting.stand_in(0, ZOFIA) == NotDone(TableReason.NOT_DEALT)
    assert waiting.change_voting(Voting.BALLOTS) == NotDone(TableReason.NOT_DEALT)
    assert waiting.newcomers == ()


def test_a_seat_reads_another_language_from_then_on(journal: Journal) -> None:
    table = table_for(journal)
    done(table.change_language(0, "nb"))
    assert table.players[0] == Player("Ana", "nb")
    assert table.chronicle[-1] == LanguageChanged(0, "nb")
    assert table.change_language(0, "nb") == NotDone(TableReason.ALREADY_SO)
    assert Table.resume(journal, table.game).players[0].language == "nb"


def test_a_seat_changes_its_language_only_so_often(journal: Journal) -> None:
    table = table_for(journal)
    for number in range(MOST_LANGUAGES):
        done(table.change_language(0, LANGUAGES[1 + number % 2]))
    lines = table.chronicle
    assert table.change_language(0, "nb") == NotDone(TableReason.TOO_MANY_LANGUAGES)
    assert table.chronicle == lines
    done(table.change_language(1, "nb"))


def test_a_game_with_more_changes_than_are_taken_now_goes_on(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_for(journal)
    with monkeypatch.context() as earlier:
        earlier.setattr(position, "MOST_LANGUAGES", 1000)
        for number in range(300):
            done(table.change_language(0, LANGUAGES[number % 2 + 1]))
    resumed = Table.resume(journal, table.game)
    assert everything(resumed) == everything(table)
    names = [player.name for player in resumed.players]
    told = build_log(load_catalogue("en"), resumed.chronicle, names, "official")
    languages = [line for each in told for line in each.lines if isinstance(line.source, LanguageChanged)]
    assert [line.text for line in languages] == ["New language of the private screens: Italiano (Ana)"]
    assert resumed.change_language(0, "nb") == NotDone(TableReason.TOO_MANY_LANGUAGES)


def test_the_table_votes_otherwise_from_the_next_round_on(journal: Journal) -> None:
    table = table_for(journal, 7, Voting.HANDS)
    look_at_roles(table)
    done(table.change_voting(Voting.BALLOTS))
    assert table.chronicle[-1] == VotingChanged(Voting.BALLOTS, 2)
    assert (table.options.voting, table.next_voting) == (Voting.HANDS, Voting.BALLOTS)
    assert table.change_voting(Voting.BALLOTS) == NotDone(TableReason.ALREADY_SO)
    until(table, Phase.VOTE)
    done(table.reveal_votes(dict.fromkeys(table.view(None).alive, False)))
    assert table.view(None).round == 2
    assert table.options.voting is Voting.BALLOTS
    until(table, Phase.VOTE)
    votes = dict.fromkeys(table.view(None).alive, True)
    assert table.reveal_votes(votes) == NotDone(TableReason.EACH_VOTES_ALONE)
    resumed = Table.resume(journal, table.game)
    assert (resumed.options, resumed.next_voting) == (table.options, Voting.BALLOTS)
    vote(table)


def test_it_may_think_better_of_it_before(journal: Journal) -> None:
    table = table_for(journal, 7, Voting.HANDS)
    done(table.change_voting(Voting.BALLOTS))
    done(table.change_voting(Voting.HANDS))
    until(table, Phase.VOTE)
    done(table.reveal_votes(dict.fromkeys(table.view(None).alive, False)))
    assert table.options.voting is Voting.HANDS


def test_a_round_that_is_taken_back_takes_its_way_of_voting_along(journal: Journal) -> None:
    table = table_for(journal, 7, Voting.HANDS)
    look_at_roles(table)
    president = until(table, Phase.SPECIAL_ELECTION).president
    done(table.change_voting(Voting.BALLOTS))
    done(table.submit(president, CallSpecialElection((president + 2) % 7)))
    votings = [table.options.voting]
    done(table.take_back())
    votings.append(table.options.voting)
    done(table.submit(president, CallSpecialElection((president + 3) % 7)))
    votings.append(table.options.voting)
    assert votings == [Voting.BALLOTS, Voting.HANDS, Voting.BALLOTS]


def test_ballots_in_the_box_stay_there(journal: Journal) -> None:
    table = table_for(journal, 7, Voting.BALLOTS)
    look_at_roles(table)
    (candidate,) = table.view(None).on_move
    done(table.submit(candidate, Nominate((candidate + 1) % 7)))
    done(table.cast_ballot(3, False))
    done(table.stand_in(3, ZOFIA))
    done(table.change_voting(Voting.HANDS))
    assert table.view(None).voted == (3,)
    done(table.cast_ballot(3, True))
    assert table.view(3).ballot is True


@pytest.mark.parametrize("size", range(5, 11))
def test_games_that_differ_in_secrets_change_alike(journal: Journal, size: int) -> None:
    """Roles and decks differ, and all reject every government, so that everyone sees the same."""
    rng = Random(size)
    riggings = [Rigging(roles=tuple(rng.sample(list_roles(size), size)), first=0) for _ in range(3)]
    tables = [Table.start(group(size), options(), journal, rigging=rigging) for rigging in riggings]
    for number in range(60):
        view = tables[0].view(None)
        if view.tracker == 2 and view.phase is Phase.VOTE:
            break
        decision = a_change(tables[0], rng, number) if rng.random() < 0.6 else None
        if decision is None and view.phase is Phase.VOTE:
            votes = dict.fromkeys(view.alive, False)
            answers = [table.reveal_votes(votes) for table in tables]
        elif decision is None:
            decision = a_move(tables[0], rng)
            answers = [decision(table) for table in tables]
        else:
            answers = [decision(table) for table in tables]
        assert len(set(map(repr, answers))) == 1
        shown = {
            repr((table.view(None), table.players, table.options, table.chronicle, table.newcomers))
            for table in tables
        }
        assert len(shown) == 1
    for table in tables:
        assert everything(Table.resume(journal, table.game)) == everything(table)
