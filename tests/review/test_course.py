"""A game as one line of time: late, corrected, withdrawn and void words, slips that were taken back."""

from __future__ import annotations

from shgui.engine.actions import Nominate
from shgui.engine.events import ChancellorNominated, PlayerInvestigated
from shgui.review.course import Course, build_course
from shgui.review.key_moments import list_moments
from shgui.table.entries import ActionEntry, ClaimEntry, UndoEntry, VotesEntry, WithdrawalEntry
from shgui.table.log_lines import Claim, ClaimKind, Occasion
from tests.review.games import played
from tests.review.laid import LaidGame, cards

DREW = Occasion(1, 0, ClaimKind.DREW)


def course(game: LaidGame) -> Course:
    return build_course(game.finished().steps)


def one_session() -> LaidGame:
    game = LaidGame("LLLFH", "LFF")
    game.round(1, "L", "F")
    return game


def test_every_event_came_at_the_step_that_brought_it() -> None:
    game = played(7, 3).game
    for happened in build_course(game.steps).events:
        step = game.steps[happened.step]
        before = 0 if not happened.step else len(game.steps[happened.step - 1].view.history)
        assert happened.event in step.view.history[before:]


def test_what_was_taken_back_never_happened_and_what_came_instead_came_then() -> None:
    game = LaidGame("LLLFH")
    game.sitting.do(ActionEntry(0, Nominate(1)))
    game.sitting.do(UndoEntry())
    game.round(2, nein=range(5))
    nominated = [each for each in course(game).events if isinstance(each.event, ChancellorNominated)]
    assert [(each.event, each.step) for each in nominated] == [(ChancellorNominated(0, 2), 3)]


def test_a_claim_stands_from_the_step_at_which_it_was_made_however_late() -> None:
    game = one_session()
    game.round(2, nein=range(5))
    game.drew(1, 0, "LFF")
    (said,) = course(game).claims
    steps = len(game.sitting.finished().steps)
    assert [step for step in range(steps) if said.was_valid_at(step)] == [said.step, said.step + 1]


def test_a_correction_ends_what_was_said_before() -> None:
    game = one_session()
    game.drew(1, 0, "LFF")
    game.drew(1, 0, "FFF")
    first, second = course(game).claims
    assert (first.claim.cards, first.until) == (cards("LFF"), second.step)
    assert (second.claim.cards, second.until) == (cards("FFF"), None)


def test_what_is_withdrawn_stood_until_then() -> None:
    game = one_session()
    game.drew(1, 0, "LFF")
    game.sitting.do(WithdrawalEntry(DREW))
    (said,) = course(game).claims
    assert said.until == said.step + 1
    assert not course(game).list_valid(said.until)


def test_a_claim_about_what_was_taken_back_is_void() -> None:
    game = LaidGame("LLLFH")
    game.sitting.do(ActionEntry(0, Nominate(1)))
    game.sitting.do(VotesEntry(tuple((seat, True) for seat in range(5)), tapped=True))
    game.sitting.do(ClaimEntry(Claim(DREW, cards("LFF"))))
    game.sitting.do(UndoEntry())
    game.sitting.do(VotesEntry(tuple((seat, False) for seat in range(5)), tapped=True))
    (said,) = course(game).claims
    assert said.until == said.step + 1


def test_talk_after_a_session_belongs_to_its_round_until_somebody_is_nominated() -> None:
    game = one_session()
    game.drew(1, 0, "LFF")
    game.sitting.do(ActionEntry(1, Nominate(2)))
    game.received(1, 1, "FF")
    assert [moment.round for moment in list_moments(course(game))] == [0, 1, 1, 1, 2]


def test_moments_stand_in_order() -> None:
    moments = list_moments(build_course(played(10, 2).game.steps))
    assert [moment.step for moment in moments] == sorted({moment.step for moment in moments})


def test_every_power_that_is_used_is_a_moment() -> None:
    game = LaidGame("LLLLFFH", "F" * 6)
    game.round(1, "F", "F")
    game.round(2, "F", "F", target=5)
    (investigated,) = (
        timed.step for timed in course(game).events if isinstance(timed.event, PlayerInvestigated)
    )
    assert investigated in {moment.step for moment in list_moments(course(game))}
