"""Seats, hand and boards as rows over one view."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex
from pytestqt.modeltest import ModelTester

from shgui.engine.actions import Discard, Nominate, Vote
from shgui.engine.types import Policy, Power, Role
from shgui.engine.view import view_for
from shgui.ui.models.board_model import BoardModel, SpaceFact
from shgui.ui.models.hand_model import CardFact, HandModel
from shgui.ui.models.row_model import RowModel
from shgui.ui.models.seats_model import SeatFact, SeatsModel
from shgui.words.catalogue import Catalogue
from tests.ui.games import after, elected, game, table_view

NAMES = ("Ana", "Ola", "Piotr", "Marta", "Igor", "Lucia", "Bruno")


@pytest.fixture
def seats(english: Catalogue) -> SeatsModel:
    model = SeatsModel(english)
    model.show(table_view(game()), NAMES)
    return model


def column(model: RowModel[object] | SeatsModel | BoardModel | HandModel, role: int) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def changed_rows(model: SeatsModel) -> tuple[list[int], Callable[[QModelIndex, QModelIndex], None]]:
    rows: list[int] = []

    def note(first: QModelIndex, last: QModelIndex) -> None:
        rows.extend(range(first.row(), last.row() + 1))

    model.dataChanged.connect(note)
    return rows, note


def test_seats_behave_like_a_model(seats: SeatsModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(seats)  # type: ignore[no-untyped-call]


def test_a_hand_behaves_like_a_model(english: Catalogue, qtmodeltester: ModelTester) -> None:
    hand = HandModel(english)
    hand.show(view_for(elected(game(), 1), 0))
    qtmodeltester.check(hand)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("policy", list(Policy))
def test_a_board_behaves_like_a_model(policy: Policy, english: Catalogue, qtmodeltester: ModelTester) -> None:
    board = BoardModel(policy, english)
    board.show(table_view(game()))
    qtmodeltester.check(board)  # type: ignore[no-untyped-call]


def test_the_candidate_is_proposed_before_the_election(seats: SeatsModel) -> None:
    assert column(seats, SeatFact.OFFICE)[0] == "president"
    assert column(seats, SeatFact.PROPOSED) == [True, *[False] * 6]
    assert column(seats, SeatFact.ON_MOVE) == [True, *[False] * 6]
    assert seats.index(0).data() == "Ana, Presidential Candidate"


def test_only_seats_that_changed_are_told_of(seats: SeatsModel) -> None:
    rows, _note = changed_rows(seats)
    seats.show(table_view(after(game(), (0, Nominate(4)))), NAMES)
    assert set(column(seats, SeatFact.ON_MOVE)) == {True}
    assert sorted(rows) == [1, 2, 3, 4, 5, 6]


def test_ballots_in_the_box_are_counted_and_not_shown(seats: SeatsModel) -> None:
    state = after(game(), (0, Nominate(4)), (2, Vote(False)))
    seats.show(table_view(state), NAMES)
    assert column(seats, SeatFact.VOTED)[2] is True
    assert column(seats, SeatFact.VOTE) == [None] * 7


def test_open_votes_lie_until_the_next_nomination(seats: SeatsModel) -> None:
    state = elected(game(), 4)
    seats.show(table_view(state), NAMES)
    assert column(seats, SeatFact.VOTE) == [True] * 7


def test_the_table_knows_no_role_and_a_fascist_those_of_the_others(
    seats: SeatsModel, english: Catalogue
) -> None:
    assert column(seats, SeatFact.ROLE) == [None] * 7
    own = SeatsModel(english)
    own.show(view_for(game(), 1), NAMES)
    assert column(own, SeatFact.ROLE) == [Role.HITLER, Role.FASCIST, Role.FASCIST, None, None, None, None]


def test_a_hand_is_the_cards_and_then_nothing(english: Catalogue) -> None:
    hand = HandModel(english)
    state = elected(game(cards="FLF"), 1)
    hand.show(view_for(state, 0))
    assert column(hand, CardFact.POLICY) == ["F", "L", "F"]
    hand.show(view_for(after(state, (0, Discard(Policy.FASCIST))), 1))
    assert sorted(map(str, column(hand, CardFact.POLICY))) == ["F", "L"]
    hand.clear()
    assert hand.rowCount() == 0


def test_a_board_tells_what_lies_there_and_what_is_to_come(english: Catalogue) -> None:
    board = BoardModel(Policy.FASCIST, english)
    state = game()
    state.fascist = 2
    board.show(table_view(state))
    assert column(board, SpaceFact.FILLED) == [True, True, False, False, False, False]
    assert column(board, SpaceFact.POWER)[1] == Power.INVESTIGATE
    assert column(board, SpaceFact.VETO) == [False, False, False, False, True, False]
    assert column(board, SpaceFact.WINS)[-1] is True
    assert column(board, SpaceFact.WINS).count(True) == 1


def test_the_liberal_board_has_no_powers(english: Catalogue) -> None:
    board = BoardModel(Policy.LIBERAL, english)
    board.show(table_view(game()))
    assert column(board, SpaceFact.POWER) == [None] * 5
    assert board.index(4).data() == "Liberals win"
