"""Every showing of a role is saved, for its owner to notice."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from shgui.engine.components import list_roles
from shgui.engine.errors import Reason, Refusal
from shgui.engine.state import Rigging
from shgui.engine.types import Phase
from shgui.storage.journal import GameId, Journal
from shgui.storage.journal_errors import JournalProblem
from shgui.table.answers import NotSaved
from shgui.table.entries import RoleShownEntry, entry_from_json, entry_to_json
from shgui.table.role_showings import LastShowing, RoleShowing, wall_clock
from shgui.table.saved_game import build_draft
from shgui.table.table import Table
from tests.table.play import Listening, done, group, options, table_for, until

EVENING = datetime(2026, 11, 18, 21, 14, 5, tzinfo=timezone(timedelta(hours=1)))


class Wall:
    """A clock that goes when the test says so."""

    def __init__(self) -> None:
        self.time = EVENING

    def __call__(self) -> datetime:
        return self.time

    def goes(self, **by: float) -> None:
        self.time += timedelta(**by)


def test_the_wall_shows_whole_seconds_and_its_zone() -> None:
    shown = wall_clock()
    assert (shown.microsecond, shown.tzinfo is None) == (0, False)


@pytest.fixture
def wall() -> Wall:
    return Wall()


def start(journal: Journal, wall: Wall, rigging: Rigging | None = None) -> Table:
    return Table.start(group(7), options(), journal, seed=bytes(32), rigging=rigging or Rigging(), now=wall)


def steps(journal: Journal, game: GameId) -> int:
    return len(journal.load(game).entries)


def test_a_role_was_not_shown_before_it_was(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    assert {table.last_shown(seat) for seat in range(7)} == {None}
    done(table.note_role_shown(3))
    assert table.last_shown(3) == LastShowing(RoleShowing(EVENING, 0), EVENING)
    assert {table.last_shown(seat) for seat in range(7) if seat != 3} == {None}


def test_each_showing_is_kept_and_the_last_one_is_told(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    for count in range(1, 4):
        wall.goes(minutes=5)
        done(table.note_role_shown(3))
        assert steps(journal, table.game) == count
    assert table.last_shown(3) == LastShowing(RoleShowing(EVENING + timedelta(minutes=15), 0), wall.time)


def test_it_is_told_after_which_round(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    until(table, Phase.CHANCELLOR_ENACT)
    done(table.note_role_shown(3))
    told = table.last_shown(3)
    assert told is not None
    assert told.showing.rounds == table.view(None).round - 1


def test_who_looks_at_a_role_has_not_confirmed_it(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    done(table.note_role_shown(3))
    assert table.unseen == tuple(range(7))
    done(table.note_secret_shown(3))
    assert table.last_shown(3) == LastShowing(RoleShowing(EVENING, 0), EVENING)


def test_nothing_from_before_is_taken_back(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    view = table.view(None)
    done(table.submit(view.president, table.list_legal_actions(view.president)[0]))
    assert table.can_take_back
    done(table.note_role_shown(3))
    assert not table.can_take_back


def test_the_chronicle_says_nothing_of_it(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    heard, chronicle = Listening(table), table.chronicle
    done(table.note_role_shown(3))
    assert (heard.heard, table.chronicle) == ([()], chronicle)


def test_a_saved_game_remembers(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    done(table.note_role_shown(3))
    wall.goes(days=1)
    told = Table.resume(journal, table.game, now=wall).last_shown(3)
    assert told == LastShowing(RoleShowing(EVENING, 0), EVENING + timedelta(days=1))


def test_of_games_without_times_the_first_look_is_known(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    journal.append(table.game, 0, [{"entry": "looked", "seat": 3}], build_draft({}))
    again = Table.resume(journal, table.game, now=wall)
    assert again.last_shown(3) == LastShowing(RoleShowing(None, 0), EVENING)
    assert again.last_shown(4) is None
    done(again.note_role_shown(3))
    assert again.last_shown(3) == LastShowing(RoleShowing(EVENING, 0), EVENING)


def test_what_cannot_be_kept_is_not_shown(journal: Journal, wall: Wall) -> None:
    table = start(journal, wall)
    done(Table.resume(journal, table.game).note_role_shown(0))
    assert table.note_role_shown(3) == NotSaved(JournalProblem.OUT_OF_STEP)
    assert table.last_shown(3) is None


@pytest.mark.parametrize("seat", [-1, 7])
def test_nobody_sits_there(journal: Journal, seat: int) -> None:
    assert table_for(journal).note_role_shown(seat) == Refusal(Reason.NO_SUCH_SEAT)


def test_it_tells_nothing_of_any_role(journal: Journal, wall: Wall) -> None:
    riggings = [Rigging(roles=tuple(list_roles(7))), Rigging(roles=tuple(reversed(list_roles(7))))]
    tables = [start(journal, wall, rigging) for rigging in riggings]
    for seat in (3, 0, 3, 6):
        wall.goes(minutes=2)
        for table in tables:
            done(table.note_role_shown(seat))
        one, other = ([table.last_shown(each) for each in range(7)] for table in tables)
        assert one == other
        assert len({steps(journal, table.game) for table in tables}) == 1


@pytest.mark.parametrize(
    ("later", "today", "just_now"),
    [
        (timedelta(0), True, True),
        (timedelta(seconds=59), True, True),
        (timedelta(seconds=60), True, False),
        (timedelta(seconds=-1), True, False),
        (timedelta(hours=2), True, False),
        (timedelta(hours=3), False, False),
    ],
)
def test_what_was_just_now_and_what_today(later: timedelta, today: bool, just_now: bool) -> None:
    told = LastShowing(RoleShowing(EVENING, 2), EVENING + later)
    assert (told.today, told.is_just_now) == (today, just_now)


def test_without_a_time_it_is_neither() -> None:
    told = LastShowing(RoleShowing(None, 2), EVENING)
    assert (told.today, told.is_just_now) == (False, False)


def test_a_showing_is_told_and_read_again() -> None:
    assert entry_from_json(entry_to_json(RoleShownEntry(3, EVENING))) == RoleShownEntry(3, EVENING)


@pytest.mark.parametrize("at", ["2026-11-18T21:14", "yesterday", None, 5])
def test_what_is_no_time_is_refused(at: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        entry_from_json({"entry": "role_shown", "seat": 3, "at": at})


def test_times_are_kept_with_their_zone() -> None:
    read = entry_from_json(entry_to_json(RoleShownEntry(3, EVENING)))
    assert isinstance(read, RoleShownEntry)
    assert read.at.hour == 21
    assert read.at.astimezone(UTC).hour == 20
