"""What is painted follows from the rows alone."""

from dataclasses import replace

from shgui.engine.types import Office, Policy, Power
from shgui.ui.paint.drawables import (
    FascistBoardFace,
    LiberalBoardFace,
    PileDrawable,
    SeatStatus,
    TrackerDrawable,
)
from shgui.ui.table.animation.frames import seen_before
from shgui.ui.table.counter_rows import counter_rows
from shgui.ui.table.drawables import board_face, pile_face, seat_face, strip_face, tracker_face
from shgui.ui.table.seat_rows import seat_rows
from shgui.words.board_texts import board_row, space_told
from shgui.words.catalogue import catalogue
from tests.ui.games import elected, game, table_view
from tests.ui.table.states import second_round, with_fascist
from tests.ui.table.tables import shown

WORDS = catalogue("en")


def test_a_plate_has_the_signs_of_its_seat() -> None:
    face = seat_face(WORDS, seat_rows(shown(second_round()))[3])
    assert (face.number, face.name, face.office) == (4, "Marta", None)
    assert (face.limited, face.limited_word) == (Office.CHANCELLOR, "Last Chancellor")
    face = seat_face(WORDS, seat_rows(shown(elected(game(), 3)))[3])
    assert (face.vote, face.vote_word, face.dead) == (True, "Ja!", False)


def test_a_plate_has_words_only_for_what_holds() -> None:
    candidate, other = (seat_face(WORDS, row) for row in seat_rows(shown(game()))[:2])
    assert (candidate.office_word, candidate.proposed, candidate.on_move) == ("President", True, True)
    assert (other.office_word, other.limited_word, other.dead_word, other.vote_word) == ("", "", "", "")
    dead = seat_face(WORDS, replace(seat_rows(shown(game()))[1], dead=True))
    assert (dead.dead, dead.dead_word) == (True, "Executed")


def test_who_is_known_not_to_be_hitler_bears_the_mark() -> None:
    known = seat_face(WORDS, replace(seat_rows(shown(game()))[1], cleared=True, office=None))
    other = seat_face(WORDS, seat_rows(shown(game()))[2])
    assert (known.cleared, known.known_word, known.status) == (True, "Not Hitler", SeatStatus.KNOWN)
    assert (other.cleared, other.known_word, other.status) == (False, "", SeatStatus.NONE)


def test_the_foremost_of_what_all_know_has_its_word() -> None:
    row = replace(seat_rows(shown(game()))[1], investigated=True)
    assert seat_face(WORDS, row).known_word == "Investigated"
    assert seat_face(WORDS, replace(row, cleared=True)).known_word == "Not Hitler"
    assert seat_face(WORDS, replace(row, hitler=True)).known_word == "Hitler"


def test_the_board_goes_on_saying_that_a_veto_is_possible() -> None:
    state = with_fascist(7, 5)
    covered = board_face(WORDS, board_row(shown(state).seen, Policy.FASCIST))
    assert isinstance(covered, FascistBoardFace)
    assert (covered.enacted, covered.veto_word) == (5, "Veto possible")
    before = seen_before(table_view(state), 2)
    assert before.fascist == 5
    row = board_row(before, Policy.FASCIST)
    assert board_face(WORDS, row) == replace(covered, veto_word="", ringed=5)
    assert "A veto is possible now." not in space_told(WORDS, row[4])
    assert "A veto is possible now." in space_told(WORDS, board_row(shown(state).seen, Policy.FASCIST)[4])


def test_the_liberal_board_has_its_policies_and_how_it_wins() -> None:
    face = board_face(WORDS, board_row(shown(second_round()).seen, Policy.LIBERAL))
    assert face == LiberalBoardFace("Liberal board", 1, "Liberal", "Liberals win", 5, ringed=1)


def test_the_fascist_board_shows_what_each_space_brings() -> None:
    face = board_face(WORDS, board_row(shown(second_round()).seen, Policy.FASCIST))
    assert isinstance(face, FascistBoardFace)
    powers = [slot.power for slot in face.slots]
    assert powers == [None, Power.INVESTIGATE, Power.SPECIAL_ELECTION, Power.EXECUTE, Power.EXECUTE, None]
    assert [slot.veto_word for slot in face.slots] == ["", "", "", "", "Veto possible", ""]
    assert [slot.win for slot in face.slots] == [False] * 5 + [True]
    assert face.zone_from == 3
    assert face.zone_word == "From here on Fascists win if Hitler is elected Chancellor"


def test_tracker_and_piles_show_their_numbers() -> None:
    tracker, draw, discard = counter_rows(shown(second_round()))
    assert tracker_face(WORDS, tracker) == TrackerDrawable("Election Tracker", 0, "Chaos")
    assert pile_face(WORDS, draw) == PileDrawable("Policy deck", 14)
    assert pile_face(WORDS, discard).count == 2


def test_the_strip_shows_which_stage_of_a_round_it_is() -> None:
    begun, governs = (strip_face(table_view(state), WORDS) for state in (game(), elected(game(), 3)))
    assert begun.phases[begun.current] == "Nomination"
    assert governs.phases == begun.phases
    assert governs.phases[governs.current] == "Legislative Session"
