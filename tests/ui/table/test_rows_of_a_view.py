"""Seats, boards, counters and a hand as rows over one view."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.engine.components import FASCIST_SPACES, LIBERAL_SPACES
from shgui.engine.state import State
from shgui.engine.types import Office, Policy, Power, Role
from shgui.engine.view import view_for
from shgui.ui.hand_over.card_rows import CardFact, HandModel, own_role, plain_cards
from shgui.ui.table.counter_rows import CounterFact, CountersModel
from shgui.ui.table.seat_rows import SeatFact, SeatsModel
from shgui.ui.table.shown import Held, Pick, Shown
from shgui.ui.table.space_rows import BoardModel, SpaceFact
from shgui.ui.table.table_models import TableModels
from shgui.words.catalogue import catalogue
from tests.ui.games import after, elected, game, table_view
from tests.ui.table.tables import PLAYERS

EN = catalogue("en")
FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL
TOLD = Qt.ItemDataRole.AccessibleDescriptionRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def shown(state: State, held: Held | None = None, pick: Pick | None = None) -> Shown:
    view = table_view(state)
    return Shown(view, PLAYERS[: view.players], EN, held or Held(), pick or Pick())


def seats_of(state: State, held: Held | None = None, pick: Pick | None = None) -> SeatsModel:
    model = SeatsModel()
    model.show(shown(state, held, pick))
    return model


def board_of(policy: Policy, state: State, held: Held | None = None) -> BoardModel:
    board = BoardModel(policy)
    board.show(shown(state, held))
    return board


def column(model: QAbstractItemModel, role: int) -> list[object]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def changed_rows(model: QAbstractItemModel) -> tuple[list[int], Callable[[QModelIndex, QModelIndex], None]]:
    rows: list[int] = []

    def note(first: QModelIndex, last: QModelIndex) -> None:
        rows.extend(range(first.row(), last.row() + 1))

    model.dataChanged.connect(note)
    return rows, note


def second_round() -> State:
    state = elected(game(cards="LLL"), 3)
    return after(state, (0, Discard(LIBERAL)), (3, Enact(LIBERAL)))


# All of them


@pytest.mark.parametrize("name", ["seats", "liberal", "fascist", "counters"])
def test_what_lies_on_the_table_behaves_like_a_model(name: str, qtmodeltester: ModelTester) -> None:
    models = TableModels()
    models.show(shown(game()))
    qtmodeltester.check(getattr(models, name))  # type: ignore[no-untyped-call]


def test_a_hand_behaves_like_a_model(qtmodeltester: ModelTester) -> None:
    hand = HandModel()
    hand.show_rows(EN, plain_cards(view_for(elected(game(), 1), 0).hand))
    qtmodeltester.check(hand)  # type: ignore[no-untyped-call]


def test_the_table_takes_no_view_of_a_player() -> None:
    private = Shown(view_for(game(), 0), PLAYERS[:7], EN)
    with pytest.raises(ValueError, match="everybody"):
        TableModels().show(private)


def test_another_language_is_told_at_once() -> None:
    model = seats_of(elected(game(), 4))
    rows, _note = changed_rows(model)
    view = table_view(elected(game(), 4))
    model.show(Shown(view, PLAYERS[:7], catalogue("pl")))
    assert rows == [*range(7)]
    assert model.index(0).data(SeatFact.OFFICE_WORD) == "Prezydent"


def test_another_number_of_players_is_another_table() -> None:
    model = seats_of(game())
    resets = []
    model.modelReset.connect(lambda: resets.append(model.rowCount()))
    model.show(shown(game(9)))
    assert resets == [9]


# Seats


def test_the_candidate_is_proposed_before_the_election() -> None:
    seats = seats_of(game())
    assert column(seats, SeatFact.OFFICE)[0] == Office.PRESIDENT.value
    assert column(seats, SeatFact.PROPOSED) == [True, *[False] * 6]
    assert column(seats, SeatFact.ON_MOVE) == [True, *[False] * 6]
    assert seats.index(0).data() == "Ana"
    assert "Presidential Candidate" in seats.index(0).data(TOLD)


def test_offices_are_proposed_until_elected() -> None:
    nominated = seats_of(after(game(), (0, Nominate(3))))
    assert column(nominated, SeatFact.PROPOSED) == [seat in (0, 3) for seat in range(7)]
    assert column(seats_of(elected(game(), 3)), SeatFact.PROPOSED) == [False] * 7


def test_a_term_limit_names_the_office_it_comes_from() -> None:
    seats = seats_of(second_round())
    assert column(seats, SeatFact.LIMITED)[0] == Office.PRESIDENT.value
    assert seats.index(3).data(SeatFact.LIMITED_WORD) == "Last Chancellor"
    assert "last elected President" in seats.index(0).data(TOLD)


def test_only_seats_that_changed_are_told_of() -> None:
    seats = seats_of(game())
    rows, _note = changed_rows(seats)
    seats.show(shown(after(game(), (0, Nominate(4)))))
    assert rows == [0, 4]


def test_while_all_vote_nobody_is_alone_on_move() -> None:
    assert column(seats_of(after(game(), (0, Nominate(3)))), SeatFact.ON_MOVE) == [False] * 7


def test_ballots_in_the_box_are_counted_and_not_shown() -> None:
    seats = seats_of(after(game(), (0, Nominate(4)), (2, Vote(False))))
    assert column(seats, SeatFact.VOTED) == [seat == 2 for seat in range(7)]
    assert column(seats, SeatFact.VOTE) == [None] * 7


def test_open_votes_lie_until_the_next_nomination() -> None:
    assert column(seats_of(elected(game(), 4)), SeatFact.VOTE) == [True] * 7
    nominated = after(second_round(), (1, Nominate(4)))
    assert column(seats_of(nominated), SeatFact.VOTE) == [None] * 7


def test_ballots_on_the_way_are_face_down() -> None:
    state = after(game(), (0, Nominate(1)))
    state = after(state, *((each, Vote(each > 3)) for each in range(7)))
    held = Held(votes={4}, ballots=tuple((each, each > 3) for each in range(7)))
    seats = seats_of(state, held)
    assert column(seats, SeatFact.VOTE) == [False, False, False, False, None, True, True]
    assert column(seats, SeatFact.VOTED)[4] is True


def test_a_placard_on_the_way_lies_on_no_seat() -> None:
    state = after(game(), (0, Nominate(3)))
    assert column(seats_of(state, Held(placards={Office.CHANCELLOR})), SeatFact.OFFICE)[3] is None


def test_the_seat_that_is_tapped_wears_what_it_would_get() -> None:
    seats = seats_of(game(), pick=Pick(3, Office.CHANCELLOR))
    assert column(seats, SeatFact.CHOSEN) == [seat == 3 for seat in range(7)]
    assert (column(seats, SeatFact.OFFICE)[3], column(seats, SeatFact.PROPOSED)[3]) == ("chancellor", True)


def test_a_seat_says_whether_it_can_be_chosen_and_why_not() -> None:
    seats = SeatsModel()
    seats.show(Shown(table_view(game()), PLAYERS[:7], EN, choices=frozenset({2}), refusals={0: "Not Ana."}))
    assert column(seats, SeatFact.CHOOSABLE) == [seat == 2 for seat in range(7)]
    assert column(seats, SeatFact.REFUSAL) == ["Not Ana.", *[""] * 6]
    assert "Not Ana." in seats.index(0).data(TOLD)


def test_the_dead_are_marked() -> None:
    state = game(cards="FFF")
    state.fascist = 3
    state = after(elected(state, 3), (0, Discard(FASCIST)), (3, Enact(FASCIST)), (0, Execute(5)))
    seats = seats_of(state)
    assert column(seats, SeatFact.DEAD) == [seat == 5 for seat in range(7)]
    assert "Executed" in seats.index(5).data(TOLD)
    assert column(seats_of(state, Held(dead={5})), SeatFact.DEAD) == [False] * 7


def test_what_is_investigated_and_cleared_is_told() -> None:
    state = game(9, cards="FFF")
    state.fascist = 3
    state = elected(state, 4)
    state.investigated = (2,)
    seats = seats_of(state)
    assert "Confirmed not Hitler." in seats.index(4).data(TOLD)
    assert "Investigated" in seats.index(2).data(TOLD)


# Boards and counters


def test_a_board_tells_what_lies_there_and_what_is_to_come() -> None:
    state = game(9)
    state.fascist = 2
    board = board_of(FASCIST, state)
    looks = Power.INVESTIGATE.value
    kills = Power.EXECUTE.value
    assert column(board, SpaceFact.FILLED) == [True, True, False, False, False, False]
    assert column(board, SpaceFact.POWER) == [looks, looks, Power.SPECIAL_ELECTION.value, kills, kills, None]
    assert [bool(word) for word in column(board, SpaceFact.VETO_WORD)] == [
        number == 5 for number in range(1, 7)
    ]
    assert [bool(word) for word in column(board, SpaceFact.ZONE_WORD)] == [
        number == 3 for number in range(1, 7)
    ]
    assert column(board, SpaceFact.WINS) == [number == 6 for number in range(1, 7)]


def test_the_liberal_board_has_no_powers() -> None:
    board = board_of(LIBERAL, game())
    assert column(board, SpaceFact.POWER) == [None] * 5
    assert board.index(4).data() == "Liberals win"


def test_a_policy_on_the_way_does_not_lie_on_its_board_yet() -> None:
    board = BoardModel(LIBERAL)
    board.show(shown(second_round(), Held(policies={LIBERAL: 1})))
    assert column(board, SpaceFact.FILLED) == [False] * 5
    rows, _note = changed_rows(board)
    board.show(shown(second_round()))
    assert column(board, SpaceFact.FILLED) == [True, *[False] * 4]
    assert rows == [0]


@pytest.mark.parametrize("players", [5, 7, 9])
@pytest.mark.parametrize(("policy", "spaces"), [(LIBERAL, LIBERAL_SPACES), (FASCIST, FASCIST_SPACES)])
def test_every_space_says_something(players: int, policy: Policy, spaces: int) -> None:
    board = board_of(policy, game(players))
    assert len(set(column(board, SPOKEN))) == spaces
    assert all(column(board, TOLD))


def test_tracker_and_piles_are_counted() -> None:
    state = game()
    state.tracker = 2
    counters = CountersModel()
    counters.show(shown(state))
    assert column(counters, CounterFact.COUNT) == [2, len(state.deck), 0]
    assert "Failed governments in a row: 2" in counters.index(0).data(TOLD)
    counters.show(shown(state, Held(tracker=1)))
    assert column(counters, CounterFact.COUNT)[0] == 1


# A hand


def test_a_hand_is_its_cards_and_then_nothing() -> None:
    hand = HandModel()
    state = elected(game(cards="FLF"), 1)
    hand.show_rows(EN, plain_cards(view_for(state, 0).hand))
    assert column(hand, CardFact.CARD) == ["F", "L", "F"]
    assert column(hand, SPOKEN) == ["Fascist Policy", "Liberal Policy", "Fascist Policy"]
    hand.clear()
    assert hand.rowCount() == 0
    assert hand.index(0).data() is None


def test_a_role_lies_beside_its_party() -> None:
    hand = HandModel()
    hand.show_rows(EN, own_role(view_for(game(), 0)))
    assert column(hand, CardFact.KIND) == ["role", "party"]
    assert column(hand, CardFact.CARD) == [Role.HITLER.value, "fascist"]


def test_the_table_itself_has_no_role() -> None:
    with pytest.raises(ValueError, match="no role"):
        own_role(table_view(game()))
