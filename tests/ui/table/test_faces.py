"""What is painted follows from the rows of the models alone."""

from shgui.engine.actions import Discard, Enact
from shgui.engine.types import Office, Policy, Power
from shgui.ui.paint.faces import FascistBoardFace, LiberalBoardFace, PileFace, TrackerFace
from shgui.ui.table import faces as faces
from shgui.ui.table.shown import Shown
from shgui.ui.table.table_models import TableModels
from shgui.words.catalogue import catalogue
from tests.ui.games import after, elected, game, table_view
from tests.ui.table.tables import PLAYERS

WORDS = catalogue("en")


def second_round() -> TableModels:
    state = elected(game(cards="LLL"), 3)
    state = after(state, (0, Discard(Policy.LIBERAL)), (3, Enact(Policy.LIBERAL)))
    models = TableModels()
    models.show(Shown(table_view(state), PLAYERS[:7], WORDS))
    return models


def test_a_plate_has_the_signs_of_its_seat() -> None:
    models = second_round()
    face = faces.seat_face(models.seats.index(3))
    assert (face.number, face.name, face.office) == (4, "Marta", None)
    assert (face.limited, face.limited_word) == (Office.CHANCELLOR, "Last Chancellor")
    assert (face.vote, face.vote_word, face.dead) == (True, "Ja!", False)


def test_the_liberal_board_has_its_policies_and_how_it_wins() -> None:
    models = second_round()
    face = faces.board_face(models.liberal)
    assert face == LiberalBoardFace("Liberal board", 1, "Liberal", "Liberals win", 5)


def test_the_fascist_board_shows_what_each_space_brings() -> None:
    models = second_round()
    face = faces.board_face(models.fascist)
    assert isinstance(face, FascistBoardFace)
    powers = [slot.power for slot in face.slots]
    assert powers == [None, Power.INVESTIGATE, Power.SPECIAL_ELECTION, Power.EXECUTE, Power.EXECUTE, None]
    assert [bool(slot.veto_word) for slot in face.slots] == [False] * 4 + [True, False]
    assert [slot.win for slot in face.slots] == [False] * 5 + [True]
    assert (face.zone_from, bool(face.zone_word)) == (3, True)


def test_tracker_and_piles_show_their_numbers() -> None:
    models = second_round()
    counters = models.counters
    assert faces.tracker_face(counters.index(0)) == TrackerFace("Election Tracker", 0, "Chaos")
    assert isinstance(faces.pile_face(counters.index(1)), PileFace)
    assert faces.pile_face(counters.index(2)).count == 2
