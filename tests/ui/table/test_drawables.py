"""What is painted follows from the scene alone."""

from dataclasses import replace

from shgui.engine.types import Policy, Power
from shgui.presentation.scenes import build_board
from shgui.ui.paint.drawables import (
    SeatStatus,
    TrackerDrawable,
)
from shgui.ui.table.animation.frames import build_view_before
from shgui.ui.table.board import build_board_drawable
from shgui.ui.table.counters import build_tracker_drawable
from shgui.ui.table.header import build_phase_strip_drawable
from shgui.ui.table.seat_plate import build_seat_drawable
from shgui.words.board_texts import describe_space
from shgui.words.catalogue import load_catalogue
from tests.ui.games import elected, game, table_view
from tests.ui.table.states import second_round, with_fascist
from tests.ui.table.tables import scene

WORDS = load_catalogue("en")


def test_a_plate_has_the_signs_of_its_seat() -> None:
    limited = build_seat_drawable(WORDS, scene(second_round()).seats[3])
    assert (limited.status, limited.word) == (SeatStatus.LIMITED, "Last Chancellor")
    chancellor = build_seat_drawable(WORDS, scene(elected(game(), 3)).seats[3])
    assert (chancellor.status, chancellor.word) == (SeatStatus.OFFICE, "Chancellor")
    assert chancellor.vote_word == "Ja!"


def test_a_plate_has_words_only_for_what_holds() -> None:
    candidate, other = (build_seat_drawable(WORDS, seat) for seat in scene(game()).seats[:2])
    assert (candidate.word, candidate.scene.proposed, candidate.vote_word) == ("President", True, "")
    assert (other.status, other.word) == (SeatStatus.NONE, "")
    dead = build_seat_drawable(WORDS, replace(scene(game()).seats[0], dead=True))
    assert (dead.status, dead.word) == (SeatStatus.DEAD, "Executed")


def test_the_foremost_of_what_all_know_has_its_word() -> None:
    seat = replace(scene(game()).seats[1], investigated=True)
    assert build_seat_drawable(WORDS, seat).word == "Investigated"
    assert build_seat_drawable(WORDS, replace(seat, cleared=True)).word == "Not Hitler"
    assert build_seat_drawable(WORDS, replace(seat, hitler=True)).word == "Hitler"
    assert build_seat_drawable(WORDS, replace(seat, hitler=True)).status is SeatStatus.KNOWN


def test_the_board_goes_on_saying_that_a_veto_is_possible() -> None:
    state = with_fascist(7, 5)
    covered = build_board_drawable(WORDS, build_board(scene(state).view, Policy.FASCIST))
    assert (covered.enacted, covered.veto_word) == (5, "Veto possible")
    before = build_view_before(table_view(state), 2)
    assert before.fascist == 5
    board = build_board(before, Policy.FASCIST)
    assert build_board_drawable(WORDS, board) == replace(covered, veto_word="", ringed=5)
    assert "A veto is possible now." not in describe_space(WORDS, board.spaces[4])
    assert "A veto is possible now." in describe_space(
        WORDS, build_board(scene(state).view, Policy.FASCIST).spaces[4]
    )


def test_the_liberal_board_has_its_policies_and_how_it_wins() -> None:
    face = build_board_drawable(WORDS, build_board(scene(second_round()).view, Policy.LIBERAL))
    assert (face.title, face.enacted, face.policy_word, face.ringed) == ("Liberal board", 1, "Liberal", 1)
    assert [space.word for space in face.spaces] == ["", "", "", "", "Liberals win"]


def test_the_fascist_board_shows_what_each_space_brings() -> None:
    face = build_board_drawable(WORDS, build_board(scene(second_round()).view, Policy.FASCIST))
    powers = [space.power for space in face.spaces]
    assert powers == [None, Power.INVESTIGATE, Power.SPECIAL_ELECTION, Power.EXECUTE, Power.EXECUTE, None]
    assert [space.veto_word for space in face.spaces] == ["", "", "", "", "Veto possible", ""]
    assert [space.win for space in face.spaces] == [False] * 5 + [True]
    assert face.zone_from == 3
    assert face.zone_word == "From here on Fascists win if Hitler is elected Chancellor"


def test_the_tracker_shows_its_number() -> None:
    drawable = build_tracker_drawable(WORDS, scene(second_round()).counters)
    assert drawable == TrackerDrawable("Election Tracker", 0, "Chaos")


def test_the_strip_shows_which_stage_of_a_round_it_is() -> None:
    begun, governs = (
        build_phase_strip_drawable(WORDS, table_view(state)) for state in (game(), elected(game(), 3))
    )
    assert begun.phases[begun.current] == "Nomination"
    assert governs.phases == begun.phases
    assert governs.phases[governs.current] == "Legislative Session"
