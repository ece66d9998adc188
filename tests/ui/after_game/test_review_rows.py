"""A finished game round by round."""

from dataclasses import replace

from shgui.engine.actions import AnswerVeto, Discard, Nominate, ProposeVeto, Vote
from shgui.engine.types import Party, Policy
from shgui.presentation.scenes import EndScene
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Occasion, Remark, Remarked
from shgui.ui.after_game.review import build_log
from shgui.ui.after_game.review_rounds import HandStep, ReviewRound, ReviewRowKind
from shgui.words.catalogue import load_catalogue
from tests.ui.ending.finished import build_ending, play_round, played_out, with_claims, with_slip
from tests.ui.games import after, elected, game

EN = load_catalogue("en")


def review_of(ending: EndScene, *, hide_roles: bool = False) -> tuple[ReviewRound, ...]:
    return build_log(EN, ending, hide_roles=hide_roles)


F, L = Policy.FASCIST, Policy.LIBERAL


def rounds_of(players: int = 7) -> tuple[ReviewRound, ...]:
    return review_of(build_ending(played_out(players)))


def texts(round_: ReviewRound, kind: ReviewRowKind) -> list[str]:
    return [row.text for row in round_.rows if row.kind is kind]


def test_every_round_stands_under_its_own_heading() -> None:
    assert [each.heading.split(".")[0] for each in rounds_of()][1:4] == [
        "Round\u00a01",
        "Round\u00a02",
        "Round\u00a03",
    ]


def test_the_way_of_the_cards_from_deck_to_board() -> None:
    first = rounds_of()[1]
    assert first.hands == (HandStep((F, F, L), (2,)), HandStep((F, F), (1,)), HandStep((F,)))


def test_who_saw_and_put_away_what_is_told_where_it_happened() -> None:
    assert texts(rounds_of()[1], ReviewRowKind.SECRET) == [
        "Drawn by the President (Ana): Fascist, Fascist, Liberal",
        "Discarded by the President (Ana): Liberal",
        "Received by the Chancellor (Ola): Fascist, Fascist",
        "Discarded by the Chancellor (Ola): Fascist",
    ]


def test_every_ballot_is_told() -> None:
    assert texts(rounds_of()[1], ReviewRowKind.DETAIL)[0].startswith("Ja!\u00a0– Ana, Ola, Piotr")


def test_a_claim_stands_against_the_truth() -> None:
    state = played_out()
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, F))
    round_ = review_of(build_ending(state, with_claims(state, 1, claim)))[1]
    assert texts(round_, ReviewRowKind.CLAIM) == ["Ana claims to have drawn: Fascist, Fascist, Fascist"]
    assert round_.rows[-1].text == "That was not true. Actually: Fascist, Fascist, Liberal"


def test_what_a_bot_said_stands_among_what_was_claimed() -> None:
    state = played_out()
    ending = build_ending(state)
    said = Remarked(Remark(1, "doubts", (0,)))
    rounds = review_of(replace(ending, chronicle=(*ending.chronicle, said)))
    assert texts(rounds[-1], ReviewRowKind.CLAIM) == ["Ola: “I’m not sure I believe Ana.”"]


def test_a_claim_that_was_taken_back_is_struck_out_and_its_truth_stays() -> None:
    state = played_out()
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, F))
    lines = with_claims(state, 1, claim)
    place = lines.index(ClaimNoted(claim)) + 1
    round_ = review_of(build_ending(state, (*lines[:place], ClaimWithdrawn(claim), *lines[place:])))[1]
    claims = [(row.text, row.undone) for row in round_.rows if row.kind is ReviewRowKind.CLAIM]
    assert claims == [
        ("Ana claims to have drawn: Fascist, Fascist, Fascist", True),
        ("Ana takes back the claim to have drawn: Fascist, Fascist, Fascist", False),
    ]
    assert round_.rows[-2].text == "That was not true. Actually: Fascist, Fascist, Liberal"


def test_a_late_claim_changes_nothing_in_the_cards_of_its_round() -> None:
    state = played_out()
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, F))
    late = review_of(build_ending(state, with_claims(state, 2, claim)))
    assert late[2].hands == rounds_of()[2].hands


def test_a_slip_stays_and_is_struck_out() -> None:
    state = played_out()
    first = review_of(build_ending(state, with_slip(state)))[1]
    assert [row.undone for row in first.rows[:3]] == [True, False, False]


def test_a_round_is_read_out_build_log_under_its_heading() -> None:
    round_ = review_of(build_ending(played_out()))[1]
    assert round_.number == 1
    assert round_.text.replace("\u00a0", " ").splitlines()[:3] == [
        "Round 1. Presidential Candidate: Ana",
        "Chancellor Candidate: Ola",
        "Votes: Ja! 7, Nein! 0",
    ]


def test_hidden_roles_are_told_by_no_line() -> None:
    rounds = review_of(build_ending(played_out()), hide_roles=True)
    lines = "\n".join(each.text for each in rounds)
    assert "Party seen by the President" not in lines
    assert "Drawn by" not in lines
    assert "win" not in lines


def test_an_investigation_is_told_with_what_was_seen() -> None:
    lines = "\n".join(each.text for each in rounds_of())
    assert "Party seen by the President (Ola): Fascist" in lines


def test_the_truth_about_a_party_is_hidden_with_the_roles() -> None:
    state = played_out()
    claim = Claim(Occasion(2, 1, ClaimKind.SAW_PARTY, 2), party=Party.LIBERAL)
    ending = build_ending(state, with_claims(state, 2, claim))
    lines = "\n".join(each.text for each in review_of(ending, hide_roles=True))
    assert "In truth" not in lines


def test_a_rejected_government_shows_no_cards() -> None:
    state = game(cards="FFL")
    state = after(state, (state.president, Nominate(3)))
    state = after(state, *((seat, Vote(False)) for seat in state.alive))
    while state.outcome is None:
        state = play_round(state)
    assert review_of(build_ending(state))[1].hands == ()


def test_a_veto_puts_both_cards_away() -> None:
    state = game(cards="FFLFFLFFLFFLFFLFL")
    for _ in range(5):
        state = play_round(state)
    chancellor = next(seat for seat in state.eligible if seat != 0)
    state = elected(state, chancellor)
    state = after(state, (state.president, Discard(state.hand[0])))
    president = state.president
    state = after(state, (chancellor, ProposeVeto()), (president, AnswerVeto(True)))
    while state.outcome is None:
        state = play_round(state)
    assert review_of(build_ending(state))[6].hands[1].away == (0, 1)
