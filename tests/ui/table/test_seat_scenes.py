"""The seats of a table as everybody sees them."""

from dataclasses import replace

from shgui.engine.actions import Discard, Enact, Execute, Nominate, Vote
from shgui.engine.errors import Reason, Refusal
from shgui.engine.state import State
from shgui.engine.types import Office, Policy, Seat
from shgui.presentation.scenes import InFlight, PromptScene, SeatScene
from shgui.presentation.screens import PromptKind
from shgui.presentation.selection import HandCount, Selection
from shgui.ui.table.animation.frames import build_view_before
from shgui.ui.table.animation.script import ScriptStep
from shgui.ui.table.table_view import ScriptProgress
from shgui.words.catalogue import load_catalogue
from shgui.words.seat_texts import describe_seat
from tests.ui.ending.finished import played_out
from tests.ui.games import after, elected, game, table_view
from tests.ui.table.states import second_round
from tests.ui.table.tables import scene

EN = load_catalogue("en")
FASCIST = Policy.FASCIST
NOT_HERSELF = Refusal(Reason.TARGET_SELF, 0)


def seats_of(
    state: State, progress: ScriptProgress | None = None, selection: Selection | None = None
) -> tuple[SeatScene, ...]:
    return scene(state, progress, selection).seats


def nominating(seat: Seat) -> tuple[SeatScene, ...]:
    public = scene(game(), None, Selection(seat))
    return replace(public, prompt=PromptScene(PromptKind.NOMINATE, 0)).seats


def texts(seats: tuple[SeatScene, ...]) -> list[str]:
    return [describe_seat(EN, seat) for seat in seats]


def executed() -> State:
    state = game(cards="FFF")
    state.fascist = 3
    return after(elected(state, 3), (0, Discard(FASCIST)), (3, Enact(FASCIST)), (0, Execute(5)))


def test_every_seat_is_called_by_its_number_and_name() -> None:
    names = [f"{seat.number}: {seat.name}" for seat in seats_of(game())]
    assert names == ["1: Ana", "2: Ola", "3: Piotr", "4: Marta", "5: Igor", "6: Lucia", "7: Bruno"]


def test_the_candidate_is_proposed_before_the_election() -> None:
    seats = seats_of(game())
    assert seats[0].office is Office.PRESIDENT
    assert [seat.proposed for seat in seats] == [True, *[False] * 6]
    assert [seat.on_move for seat in seats] == [True, *[False] * 6]
    assert seats[0].name == "Ana"
    assert texts(seats) == ["Presidential Candidate", *[""] * 6]


def test_offices_are_proposed_until_elected() -> None:
    nominated = seats_of(after(game(), (0, Nominate(3))))
    assert [seat.proposed for seat in nominated] == [seat in (0, 3) for seat in range(7)]
    assert [seat.proposed for seat in seats_of(elected(game(), 3))] == [False] * 7


def test_those_in_office_are_told_with_how_they_voted() -> None:
    assert texts(seats_of(elected(game(), 3))) == [
        "President\nTerm limit: last elected President.\nVote: Ja!",
        *["Vote: Ja!"] * 2,
        "Chancellor\nTerm limit: last elected Chancellor.\nVote: Ja!",
        *["Vote: Ja!"] * 3,
    ]


def test_a_term_limit_names_the_office_it_comes_from() -> None:
    seats = seats_of(second_round())
    assert seats[0].limited is Office.PRESIDENT
    assert seats[3].limited is Office.CHANCELLOR
    assert texts(seats)[0] == "Term limit: last elected President."
    assert texts(seats)[3] == "Term limit: last elected Chancellor."


def test_only_seats_that_changed_are_other_rows() -> None:
    before, now = seats_of(game()), seats_of(after(game(), (0, Nominate(4))))
    assert [seat for seat in range(7) if before[seat] != now[seat]] == [0, 4]


def test_while_all_vote_nobody_is_alone_on_move() -> None:
    assert [seat.on_move for seat in seats_of(after(game(), (0, Nominate(3))))] == [False] * 7


def test_in_passing_whose_move_it_is_changes_with_the_band() -> None:
    before = table_view(game())
    state = second_round()
    for step, mover in ((ScriptStep(), 0), (ScriptStep(light=True), 1)):
        seats = seats_of(state, ScriptProgress(before, step))
        assert [seat.number - 1 for seat in seats if seat.on_move] == [mover]


def test_when_the_game_is_over_nobody_is_barred() -> None:
    assert any(seat.limited for seat in seats_of(second_round()))
    assert not any(seat.limited for seat in seats_of(played_out()))


def test_ballots_in_the_box_are_counted_and_not_shown() -> None:
    seats = seats_of(after(game(), (0, Nominate(4)), (2, Vote(False))))
    assert [seat.has_voted for seat in seats] == [seat == 2 for seat in range(7)]
    assert [seat.vote for seat in seats] == [None] * 7
    assert texts(seats)[2] == "Vote is in"


def test_open_votes_lie_until_the_next_round_begins() -> None:
    assert [seat.vote for seat in seats_of(elected(game(), 4))] == [True] * 7
    assert [seat.vote for seat in seats_of(second_round())] == [None] * 7


def test_while_ballots_lie_before_their_players_no_plate_shows_one() -> None:
    before = after(game(), (0, Nominate(1)), *((each, Vote(True)) for each in range(6)))
    state = after(before, (6, Vote(True)))
    for seen in (before, state):
        seats = seats_of(
            state, ScriptProgress(table_view(seen), ScriptStep(in_flight=InFlight(ballots=True)))
        )
        assert {(seat.vote, seat.has_voted) for seat in seats} == {(None, False)}
    assert [seat.vote for seat in seats_of(state, ScriptProgress(table_view(state), ScriptStep()))] == [
        True
    ] * 7


def test_a_placard_on_its_way_stands_on_no_plate() -> None:
    state = after(game(), (0, Nominate(1)))
    assert [seat.office for seat in seats_of(state, ScriptProgress(table_view(state), ScriptStep()))][:2] == [
        *Office
    ]
    seats = seats_of(state, ScriptProgress(table_view(state), ScriptStep(in_flight=InFlight(placards=True))))
    assert [seat.office for seat in seats] == [None] * 7


def test_votes_go_with_the_placards_of_their_round() -> None:
    state = elected(game(), 4)
    assert [seat.vote for seat in seats_of(state, ScriptProgress(table_view(state), ScriptStep()))] == [
        True
    ] * 7
    seats = seats_of(state, ScriptProgress(table_view(state), ScriptStep(in_flight=InFlight(placards=True))))
    assert {(seat.vote, seat.has_voted) for seat in seats} == {(None, False)}


def test_ballots_that_are_tapped_in_lie_open() -> None:
    seats = seats_of(
        after(game(), (0, Nominate(1))), selection=Selection(hands=HandCount((0, 3), ((0, True), (3, False))))
    )
    assert [seat.vote for seat in seats] == [True, None, None, False, None, None, None]


def test_after_the_end_nobody_is_in_office() -> None:
    assert [seat.office for seat in seats_of(played_out())] == [None] * 7


def test_a_placard_on_the_way_lies_on_no_seat() -> None:
    before, state = game(), after(game(), (0, Nominate(3)))
    assert seats_of(state, ScriptProgress(table_view(before)))[3].office is None


def test_the_seat_that_is_tapped_wears_what_it_would_get() -> None:
    seats = nominating(3)
    assert [seat.selected for seat in seats] == [seat == 3 for seat in range(7)]
    chancellor = Office.CHANCELLOR
    assert [seat.office for seat in seats] == [Office.PRESIDENT, None, None, chancellor, None, None, None]
    assert seats[3].proposed
    assert texts(seats)[3] == "Chancellor Candidate"


def test_who_is_tapped_in_office_stays_what_he_is_and_without_an_office_is_nothing() -> None:
    state = game()
    assert nominating(0)[0].office is Office.PRESIDENT
    picked = seats_of(state, selection=Selection(3))[3]
    assert (picked.selected, picked.office, picked.proposed) == (True, None, False)


def test_a_seat_says_whether_it_can_be_chosen_and_why_not() -> None:
    public = replace(scene(game()), prompt=PromptScene(choices=(2,), refusals={0: NOT_HERSELF}))
    seats = public.seats
    assert [seat.choosable for seat in seats] == [seat == 2 for seat in range(7)]
    assert [seat.refusal for seat in seats] == [NOT_HERSELF, *[None] * 6]
    assert texts(seats)[0] == "Presidential Candidate\nYou cannot choose yourself."


def test_nobody_can_be_chosen_on_a_screen_that_nobody_operates_or_in_a_script() -> None:
    asked = replace(scene(game()), prompt=PromptScene(choices=(2,), refusals={0: NOT_HERSELF}))
    for seen in (asked.with_selection(None), asked.frame(table_view(game()), InFlight())):
        assert {(seat.choosable, seat.refusal) for seat in seen.seats} == {(False, None)}


def test_the_dead_are_marked() -> None:
    state = executed()
    seats = seats_of(state)
    assert [seat.dead for seat in seats] == [seat == 5 for seat in range(7)]
    assert texts(seats)[5] == "Executed\nConfirmed not Hitler."
    told_before = build_view_before(table_view(state), 2)
    assert [seat.dead for seat in seats_of(state, ScriptProgress(told_before))] == [False] * 7


def test_who_was_executed_is_known_not_to_be_hitler_when_the_next_round_begins() -> None:
    state = executed()
    just_executed = build_view_before(table_view(state), 1)
    (dead,) = (seat for seat in seats_of(state, ScriptProgress(just_executed)) if seat.dead)
    assert (dead.number, dead.cleared) == (6, False)
    assert [seat.cleared for seat in seats_of(state)] == [seat in (3, 5) for seat in range(7)]


def test_of_the_dead_no_office_is_told() -> None:
    dead = replace(seats_of(game())[0], dead=True)
    assert describe_seat(EN, dead) == "Executed"


def test_what_is_investigated_and_cleared_is_told() -> None:
    state = game(9, cards="FFF")
    state.fascist = 3
    state = elected(state, 4)
    state.investigated = (2,)
    seats = texts(seats_of(state))
    limit = "Term limit: last elected Chancellor."
    assert seats[4] == f"Chancellor\n{limit}\nVote: Ja!\nConfirmed not Hitler."
    assert seats[2] == "Vote: Ja!\nInvestigated before."
    assert seats[3] == "Vote: Ja!"


def test_everything_about_a_seat_is_told_in_one_order() -> None:
    seat = SeatScene(
        number=1,
        name="Ana",
        office=Office.PRESIDENT,
        proposed=False,
        limited=Office.CHANCELLOR,
        dead=False,
        has_voted=True,
        vote=False,
        on_move=True,
        investigated=True,
        cleared=True,
        hitler=True,
        choosable=False,
        selected=False,
        refusal=NOT_HERSELF,
    )
    assert describe_seat(EN, seat).splitlines() == [
        "President",
        "Term limit: last elected Chancellor.",
        "Vote: Nein!",
        "Investigated before.",
        "Confirmed not Hitler.",
        "Hitler",
        "You cannot choose yourself.",
    ]


def test_a_seat_that_the_program_plays_says_so_before_all_else() -> None:
    public = replace(scene(game()), bots=frozenset((0, 2)))
    assert texts(public.seats) == ["Bot\nPresidential Candidate", "", "Bot", *[""] * 4]
