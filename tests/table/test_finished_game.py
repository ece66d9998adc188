"""A finished game told again shows at each step what its table showed in play, and no more."""

from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from shgui.engine.actions import Discard, Nominate, Vote
from shgui.engine.record import Record, record_from_json, record_to_json
from shgui.engine.types import Phase, Policy
from shgui.engine.view import PlayerView
from shgui.library.finished_game import FinishedGame, GameNotOver, load_finished_game, replay_record
from shgui.library.library import Library
from shgui.library.unreadable_record import RecordProblem, UnreadableRecord
from shgui.storage.journal import Journal
from shgui.storage.keyring import Keyring
from shgui.table.answers import TableChange
from shgui.table.log_lines import Claim, ClaimKind, Line
from shgui.table.options import Voting
from shgui.table.public_log import PublicStep
from shgui.table.seating import Player
from shgui.table.table import Table
from tests.table.play import done, group, options, play_on, table_for, until, vote
from tests.table.random_evenings import play_at_random, short_lived_journal

Moment = tuple[PlayerView, tuple[Line, ...], tuple[Player, ...], Voting]


@pytest.fixture
def journal() -> Iterator[Journal]:
    with short_lived_journal() as journal:
        yield journal


class Watching:
    """Keeps each moment at which the table gained a line."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moments = [self._now()]
        table.subscribe(self._hear)

    def _hear(self, change: TableChange) -> None:
        if change.lines:
            self.moments.append(self._now())

    def _now(self) -> Moment:
        table = self.table
        view = table.view(None)
        if view.phase is Phase.VOTE:
            # Who had a ballot in the box is forgotten when it is opened.
            view = replace(view, on_move=view.alive)
        return replace(view, roles=None), table.chronicle, table.players, table.options.voting


def shown(step: PublicStep) -> Moment:
    return step.view, step.lines, step.players, step.voting


@pytest.mark.parametrize("number", range(3))
def test_each_step_is_the_moment_that_the_table_showed(journal: Journal, number: int) -> None:
    watching: list[Watching] = []
    table = play_at_random(journal, number, lambda table: watching.append(Watching(table)))
    game = load_finished_game(journal, table.game)
    assert [shown(step) for step in game.steps] == watching[0].moments
    assert [step.number for step in game.steps] == list(range(len(game.steps)))
    assert tuple(line for step in game.steps for line in step.new) == table.chronicle
    by_record = replay_record(build_record(table), "en")
    assert by_record.steps[-1].view == replace(table.view(None), roles=None)
    assert by_record.outcome is game.outcome


def test_a_step_belongs_to_the_round_in_which_it_was_done(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.VOTE)
    vote(table, ja=False)
    play_on(table)
    deal, nominated, rejected, following, *_ = load_finished_game(journal, table.game).steps
    assert [deal.round, nominated.round, rejected.round, following.round] == [1, 1, 1, 2]
    assert rejected.view.round == 2


def test_what_a_seat_knew_is_asked_for_by_a_method_of_its_own(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.PRESIDENT_DISCARD)
    president = table.view(None).president
    known = table.view(president)
    play_on(table)
    game = load_finished_game(journal, table.game)
    step = next(step for step in game.steps if step.view.phase is Phase.PRESIDENT_DISCARD)
    assert game.view_of_seat(step.number, president) == known
    assert known.hand
    assert (step.view.hand, step.view.memory) == ((), ())
    assert step.view.roles is None
    assert game.roles == table.view(None).roles


def test_a_step_holds_nothing_but_what_was_public() -> None:
    """A field that is added here must be as public as these."""
    assert [field.name for field in fields(PublicStep)] == [
        *("number", "round", "view", "lines", "gained", "players", "voting")
    ]


def test_a_game_shows_no_secret_when_it_is_printed(journal: Journal) -> None:
    table = table_for(journal)
    play_on(table)
    told = repr(load_finished_game(journal, table.game))
    assert "_positions" not in told
    assert "PutAway" not in told


def test_looks_and_ballots_before_the_last_are_no_steps(journal: Journal) -> None:
    table = table_for(journal)
    done(table.note_secret_shown(0))
    until(table, Phase.VOTE)
    done(table.note_role_shown(3))
    vote(table)
    play_on(table)
    steps = load_finished_game(journal, table.game).steps
    assert [step.view.phase for step in steps[:3]] == [
        Phase.NOMINATE,
        Phase.VOTE,
        Phase.PRESIDENT_DISCARD,
    ]


def test_claims_stand_from_the_moment_they_were_said_until_they_are_withdrawn(journal: Journal) -> None:
    table = table_for(journal, claims=True)
    until(table, Phase.PRESIDENT_DISCARD)
    (occasion,) = table.occasions
    assert occasion.kind is ClaimKind.DREW
    first = Claim(occasion, (Policy.LIBERAL,) * 3)
    corrected = Claim(occasion, (Policy.FASCIST,) * 3)
    president = table.view(None).president
    done(table.submit(president, Discard(Policy.FASCIST)))
    for claim in (first, corrected):
        done(table.note_claim(claim))
    done(table.withdraw_claim(occasion))
    play_on(table)
    steps = load_finished_game(journal, table.game).steps
    passed = next(step.number for step in steps if step.view.phase is Phase.CHANCELLOR_ENACT)
    assert [step.claims for step in steps[passed : passed + 4]] == [(), (first,), (corrected,), ()]


def test_it_says_who_played_by_which_rules_and_when(path: Path, keyring: Keyring) -> None:
    noon = datetime(2026, 2, 3, 12, tzinfo=UTC)
    with Journal(path, keyring, clock=lambda: noon) as journal:
        evening = Library(journal, "en")
        table = evening.start(group(6), options(book="pl", language="pl"))
        play_on(table)
        again = evening.start(list(reversed(group(6))), options(book="pl", language="pl"))
        play_on(again)
        game, second = evening.finished(table.game), evening.finished(again.game)
    assert game.players == tuple(group(6))
    assert game.options == options(book="pl", language="pl")
    assert game.played == noon
    assert game.fingerprint == table.fingerprint
    assert (game.deal, second.deal) == (1, 2)
    assert game.group == second.group
    assert game.outcome is table.view(None).outcome


def test_a_game_that_goes_on_is_refused(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.VOTE)
    with pytest.raises(GameNotOver):
        load_finished_game(journal, table.game)


def test_a_game_that_is_not_dealt_is_refused(journal: Journal) -> None:
    table = Table.start(group(5), options(), journal, awaits_words=True)
    with pytest.raises(GameNotOver):
        load_finished_game(journal, table.game)


def test_a_game_that_its_table_ended_has_no_outcome(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.VOTE)
    done(table.end_early())
    game = load_finished_game(journal, table.game)
    assert game.outcome is None
    assert len(game.roles) == 7


# Records


def build_record(table: Table) -> Record:
    record = table.record()
    assert record is not None
    return record_from_json(record_to_json(record))


def moves_alone(game: FinishedGame) -> list[PlayerView]:
    """Return the game without undone choices, claims and changes, which a record doesn't have."""
    return [step.view for step in game.steps]


@pytest.mark.parametrize("voting", Voting)
def test_a_record_shows_the_same_moments(journal: Journal, voting: Voting) -> None:
    table = table_for(journal, voting=voting)
    play_on(table)
    game = replay_record(build_record(table), "ru")
    assert moves_alone(game) == moves_alone(load_finished_game(journal, table.game))
    assert [player.name for player in game.players] == [player.name for player in table.players]
    assert game.options.language == "ru"
    assert game.played is None


def test_ballots_of_a_vote_that_was_broken_off_are_not_told(journal: Journal) -> None:
    table = table_for(journal)
    until(table, Phase.VOTE)
    done(table.end_early())
    record = build_record(table)
    voted = Record(**{**vars(record), "moves": (*record.moves, (0, Vote(True)))})
    game = replay_record(voted, "en")
    assert moves_alone(game) == moves_alone(load_finished_game(journal, table.game))


def test_a_record_without_its_seed_is_refused(journal: Journal) -> None:
    table = table_for(journal)
    play_on(table)
    sealed = Record(**{**vars(build_record(table)), "seed": None})
    with pytest.raises(UnreadableRecord) as refused:
        replay_record(sealed, "en")
    assert refused.value.problem is RecordProblem.UNFINISHED


def test_a_record_of_half_a_game_is_refused(journal: Journal) -> None:
    table = table_for(journal)
    play_on(table)
    record = build_record(table)
    half = Record(**{**vars(record), "moves": record.moves[:20]})
    with pytest.raises(UnreadableRecord) as refused:
        replay_record(half, "en")
    assert refused.value.problem is RecordProblem.UNFINISHED


@pytest.mark.parametrize(
    "changed", [{"moves": ((0, Nominate(0)),)}, {"names": ("Ana", "Ola")}, {"moves": ((9, Vote(True)),)}]
)
def test_a_record_that_no_rule_allows_is_refused(journal: Journal, changed: dict[str, object]) -> None:
    table = table_for(journal)
    play_on(table)
    odd = Record(**{**vars(build_record(table)), **changed})
    with pytest.raises(UnreadableRecord) as refused:
        replay_record(odd, "en")
    assert refused.value.problem is RecordProblem.DAMAGED
