"""A round that is told: its scenes follow from one another, and what is free in it changes nothing else."""

from __future__ import annotations

from shgui.engine.actions import Discard, Enact, Investigate, Nominate, Vote
from shgui.engine.errors import Reason
from shgui.engine.events import PolicyEnacted, VotesRevealed
from shgui.engine.knowledge import SawParty
from shgui.engine.types import Party, Phase, Policy, Role
from shgui.table.demo import CHANCELLOR, NAMES, PRESIDENT, Demo, DemoScene

EVERYBODY = range(len(NAMES))


def test_every_scene_is_another_moment_of_one_round() -> None:
    demo = Demo()
    assert [demo.view(scene, None).phase for scene in DemoScene] == [
        Phase.NOMINATE,
        Phase.VOTE,
        Phase.PRESIDENT_DISCARD,
        Phase.CHANCELLOR_ENACT,
        Phase.INVESTIGATE,
        Phase.NOMINATE,
    ]
    assert demo.view(DemoScene.INVESTIGATED, None).round == 2


def test_the_table_sees_no_secret_of_the_story() -> None:
    demo = Demo()
    views = [demo.view(scene, None) for scene in DemoScene]
    assert {(view.role, view.party, view.hand, view.roles) for view in views} == {(None, None, (), None)}


def test_the_president_is_a_liberal_and_the_chancellor_a_fascist() -> None:
    demo = Demo()
    assert demo.view(DemoScene.DEALT, PRESIDENT).role is Role.LIBERAL
    assert demo.view(DemoScene.DEALT, CHANCELLOR).role is Role.FASCIST
    assert sorted(demo.view(DemoScene.PASSED, CHANCELLOR).hand) == [Policy.FASCIST, Policy.LIBERAL]


def test_between_two_scenes_lies_what_happened() -> None:
    events = Demo().events_between(DemoScene.ELECTED, DemoScene.ENACTED)
    assert [event for event in events if isinstance(event, PolicyEnacted | VotesRevealed)] == [
        PolicyEnacted(Policy.FASCIST, 1, PRESIDENT, CHANCELLOR)
    ]


def test_votes_stand_as_they_were_tapped_in() -> None:
    demo = Demo()
    against = {3, 4, 5}
    assert demo.play(DemoScene.NOMINATED, [(seat, Vote(seat not in against)) for seat in EVERYBODY])
    (votes,) = (
        event for event in demo.view(DemoScene.ENACTED, None).history if isinstance(event, VotesRevealed)
    )
    assert {seat for seat, ja in votes.ballots if not ja} == against


def test_a_vote_that_fails_does_not_fit_the_story() -> None:
    demo = Demo()
    assert not demo.play(DemoScene.NOMINATED, [(seat, Vote(False)) for seat in EVERYBODY])
    assert demo.view(DemoScene.ELECTED, None).phase is Phase.PRESIDENT_DISCARD


def test_cards_other_than_the_texts_say_do_not_fit_the_story() -> None:
    demo = Demo()
    assert not demo.play(DemoScene.ELECTED, [(PRESIDENT, Discard(Policy.LIBERAL))])
    assert not demo.play(DemoScene.PASSED, [(CHANCELLOR, Enact(Policy.LIBERAL))])
    assert demo.play(DemoScene.ELECTED, [(PRESIDENT, Discard(Policy.FASCIST))])


def test_another_chancellor_does_not_fit_the_story() -> None:
    assert not Demo().play(DemoScene.DEALT, [(PRESIDENT, Nominate(CHANCELLOR + 1))])


def test_anybody_can_be_investigated_and_the_truth_is_shown() -> None:
    demo = Demo()
    for target, party in ((3, Party.FASCIST), (4, Party.LIBERAL)):
        assert demo.play(DemoScene.ENACTED, [(PRESIDENT, Investigate(target))])
        assert demo.view(DemoScene.INVESTIGATED, PRESIDENT).memory[-1].party is party  # type: ignore[union-attr]


def test_what_the_rules_forbid_has_its_reason() -> None:
    refusal = Demo().why_not(DemoScene.DEALT, PRESIDENT, Nominate(PRESIDENT))
    assert refusal is not None
    assert refusal.reason is Reason.TARGET_SELF


def test_what_the_rules_allow_has_no_reason_against_it() -> None:
    assert Demo().why_not(DemoScene.DEALT, PRESIDENT, Nominate(CHANCELLOR)) is None


def test_what_the_rules_forbid_does_not_fit_the_story_either() -> None:
    demo = Demo()
    before = demo.view(DemoScene.INVESTIGATED, None)
    assert not demo.play(DemoScene.DEALT, ((PRESIDENT, Nominate(PRESIDENT)),))
    assert demo.view(DemoScene.INVESTIGATED, None) == before


def test_by_itself_the_story_has_the_president_look_at_a_liberal() -> None:
    seen = Demo().view(DemoScene.INVESTIGATED, PRESIDENT).memory[-1]
    assert isinstance(seen, SawParty)
    assert seen.party is Party.LIBERAL
