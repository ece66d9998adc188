"""What is painted follows from the public view alone."""

import pytest

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.engine.box import FASCIST_SPACES, LIBERAL_SPACES
from shgui.engine.state import State
from shgui.engine.types import Office, Phase, Policy, Power
from shgui.ui.paint.faces import SeatFace
from shgui.ui.widgets import table_faces as faces
from shgui.ui.widgets.table_faces import Held, Pick
from shgui.words.catalogue import catalogue
from tests.ui.games import after, elected, game, table_view
from tests.ui.table_moments import PLAYERS

WORDS = catalogue("en")
FASCIST, LIBERAL = Policy.FASCIST, Policy.LIBERAL


def seat(state: State, number: int, held: Held | None = None, pick: Pick | None = None) -> SeatFace:
    return faces.seat_face(table_view(state), number, PLAYERS, WORDS, held or Held(), pick or Pick())


def facts(state: State, number: int) -> str:
    return "\n".join(faces.seat_facts(table_view(state), number, WORDS, Held()))


def second_round() -> State:
    state = elected(game(cards="LLL"), 3)
    return after(state, (0, Discard(LIBERAL)), (3, Enact(LIBERAL)))


def test_offices_are_proposed_until_elected() -> None:
    state = after(game(), (0, Nominate(3)))
    assert (seat(state, 0).office, seat(state, 0).proposed) == (Office.PRESIDENT, True)
    assert (seat(state, 3).office, seat(state, 3).proposed) == (Office.CHANCELLOR, True)
    state = elected(game(), 3)
    assert (seat(state, 3).office, seat(state, 3).proposed) == (Office.CHANCELLOR, False)


def test_a_term_limit_names_the_office_it_comes_from() -> None:
    state = second_round()
    assert (seat(state, 3).limited, seat(state, 3).limited_word) == (Office.CHANCELLOR, "Last Chancellor")
    assert seat(state, 0).limited is Office.PRESIDENT
    assert "last elected President" in facts(state, 0)


def test_the_dead_are_marked() -> None:
    state = game(cards="FFF")
    state.fascist = 3
    state = after(elected(state, 3), (0, Discard(FASCIST)), (3, Enact(FASCIST)), (0, Execute(5)))
    assert seat(state, 5).dead
    assert "Executed" in facts(state, 5)


def test_ballots_on_the_way_are_face_down() -> None:
    state = after(game(), (0, Nominate(1)))
    state = after(state, *((each, Vote(each > 3)) for each in range(7)))
    held = Held(votes={4}, ballots=tuple((each, each > 3) for each in range(7)))
    assert (seat(state, 4, held).vote, seat(state, 4, held).voted) == (None, True)
    assert seat(state, 5, held).vote is True


def test_a_policy_on_the_way_does_not_lie_on_its_board_yet() -> None:
    view = table_view(second_round())
    assert faces.liberal_face(view, WORDS, Held()).enacted == 1
    assert faces.liberal_face(view, WORDS, Held(policies={LIBERAL: 1})).enacted == 0


def test_the_board_shows_what_each_space_brings() -> None:
    slots = faces.fascist_face(table_view(game(9)), WORDS, Held()).slots
    expected = (
        Power.INVESTIGATE,
        Power.INVESTIGATE,
        Power.SPECIAL_ELECTION,
        Power.EXECUTE,
        Power.EXECUTE,
        None,
    )
    assert tuple(slot.power for slot in slots) == expected
    assert slots[4].veto_word
    assert slots[5].win


@pytest.mark.parametrize("players", [5, 7, 9])
@pytest.mark.parametrize(("policy", "spaces"), [(LIBERAL, LIBERAL_SPACES), (FASCIST, FASCIST_SPACES)])
def test_every_space_says_something(players: int, policy: Policy, spaces: int) -> None:
    view = table_view(game(players))
    texts = [faces.space_text(view, policy, index, WORDS, Held()) for index in range(spaces)]
    assert len({name for name, _ in texts}) == spaces
    assert all(text for _, text in texts)


def test_what_is_investigated_and_cleared_is_told() -> None:
    state = game(9, cards="FFF")
    state.fascist = 3
    state = elected(state, 4)
    assert "Certainly not Hitler." in facts(state, 4)
    state.investigated = (2,)
    assert "Investigated" in facts(state, 2)


def test_while_all_vote_nobody_is_alone_on_move() -> None:
    state = after(game(), (0, Nominate(3)))
    assert table_view(state).phase is Phase.VOTE
    assert not any(seat(state, each).on_move for each in range(7))
