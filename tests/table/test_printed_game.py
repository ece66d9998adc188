"""The printed game: it follows every game of the engine by what the table saw, and refuses what can't be."""

from dataclasses import fields
from random import Random

import pytest

from shgui.engine.actions import AnswerVeto, Discard, Enact, Execute, Nominate, ProposeVeto
from shgui.engine.editions import get_edition
from shgui.engine.errors import Reason, Refusal
from shgui.engine.events import ChancellorCleared, ChancellorNominated, DeckReshuffled, PlayerExecuted
from shgui.engine.types import Outcome, Phase, Policy
from shgui.table.answers import NotDone, TableReason
from shgui.table.entries import ClaimEntry, VotesEntry, WithdrawalEntry
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, ClaimWithdrawn, Occasion
from shgui.table.printed.printed_facts import ChaosPolicy, FirstCandidate, HitlerAnswered
from shgui.table.printed.printed_game import PrintedGame, PrintedQuestion
from tests.engine.random_play import EDITIONS, SIZES, game
from tests.table.play import group
from tests.table.printed_play import accepted, entered, possible, printed, public, stages, told

L, F = Policy.LIBERAL, Policy.FASCIST
GAMES = 12


def ballots(players: int, ja: bool) -> VotesEntry:
    return VotesEntry(tuple((seat, ja) for seat in range(players)))


def with_fascist_policies(count: int, players: int = 5, rules: str = "official") -> PrintedGame:
    """The next nomination after so many fascist policies, each round with the first whom the rules allow."""
    playing = printed(players, rules)
    while True:
        view = playing.view
        assert view is not None
        if view.fascist == count and playing.asks is Phase.NOMINATE:
            return playing
        if playing.asks is Phase.NOMINATE:
            playing = entered(playing, Nominate(view.eligible[0]))
        elif playing.asks is Phase.VOTE:
            playing = entered(playing, VotesEntry(tuple((seat, True) for seat in view.alive)))
        elif playing.asks in (PrintedQuestion.IS_HITLER, PrintedQuestion.WAS_HITLER):
            playing = entered(playing, HitlerAnswered(False))
        elif playing.asks is PrintedQuestion.POLICY:
            playing = entered(playing, Enact(F))
        else:
            playing = entered(playing, accepted(playing)[0])


def in_session(playing: PrintedGame) -> PrintedGame:
    """The next government at its policies; its Chancellor isn't Hitler."""
    playing = elected(playing)
    return entered(playing, HitlerAnswered(False)) if playing.asks is PrintedQuestion.IS_HITLER else playing


def after_session(playing: PrintedGame, policy: Policy) -> PrintedGame:
    """The nomination after a session with this policy and whatever power it brings."""
    playing = entered(in_session(playing), Enact(policy))
    while playing.asks is not Phase.NOMINATE:
        asked = playing.asks is PrintedQuestion.WAS_HITLER
        playing = entered(playing, HitlerAnswered(False) if asked else accepted(playing)[0])
    return playing


def elected(playing: PrintedGame) -> PrintedGame:
    view = playing.view
    assert view is not None
    playing = entered(playing, Nominate(view.eligible[0]))
    return entered(playing, VotesEntry(tuple((seat, True) for seat in view.alive)))


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("players", SIZES)
def test_a_game_told_by_what_the_table_saw_leads_to_the_same_table(players: int, rules: str) -> None:
    for seed in range(GAMES):
        steps = game(players, rules, seed)
        following = printed(players, rules, steps[0].before.president)
        assert following.view == public(steps[0].before)
        for step in steps:
            following = told(following, step)
            if step.after.phase not in (Phase.CHANCELLOR_ENACT, Phase.VOTE) or step.after.veto_refused:
                assert following.view == public(step.after)
        assert following.asks is Phase.OVER
        assert following.lines == public(steps[-1].after).history


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_game_comes_to_an_end_and_nothing_else_is_ever_accepted_than_what_is_asked(rules: str) -> None:
    for seed in range(GAMES):
        chance = Random(seed)
        last = None
        for last in stages(printed(chance.choice(SIZES), rules), chance):
            assert bool(accepted(last)) == (last.asks is not Phase.OVER)
        assert last is not None
        view = last.view
        assert view is not None
        assert view.outcome is not None
        assert view.roles is None


def test_what_is_not_possible_is_refused_with_a_reason_and_changes_nothing() -> None:
    for stage in stages(printed(7), Random(4)):
        taken = accepted(stage)
        for fact in possible(stage):
            answer = stage.after(fact)
            if fact not in taken:
                assert isinstance(answer, Refusal | NotDone)
                assert isinstance(answer.reason, Reason | TableReason)


def test_before_the_first_candidate_is_known_nothing_else_can_be_entered() -> None:
    empty = PrintedGame(tuple(group(5)), get_edition("official"))
    assert (empty.asks, empty.view, empty.lines, empty.occasions) == (
        PrintedQuestion.FIRST_CANDIDATE,
        None,
        (),
        (),
    )
    assert empty.after(Nominate(1)) == Refusal(Reason.WRONG_PHASE)
    assert empty.after(FirstCandidate(5)) == Refusal(Reason.NO_SUCH_SEAT)
    assert empty.undone() == NotDone(TableReason.NOTHING_TO_TAKE_BACK)


def test_a_term_limit_is_the_reason_of_a_refusal() -> None:
    playing = entered(elected(printed(7)), Enact(L))
    assert playing.after(Nominate(0)) == Refusal(Reason.TARGET_LAST_PRESIDENT, 0)


def test_votes_must_be_there_from_everybody_alive() -> None:
    playing = entered(printed(5), Nominate(1))
    assert playing.after(VotesEntry(((0, True), (1, True)))) == NotDone(TableReason.VOTES_MISSING)


def test_no_veto_before_five_fascist_policies() -> None:
    playing = elected(printed(5))
    assert not playing.may_propose_veto
    assert playing.after(ProposeVeto()) == Refusal(Reason.VETO_LOCKED)


def test_a_refused_veto_is_not_proposed_again() -> None:
    playing = elected(with_fascist_policies(5))
    if playing.asks is PrintedQuestion.IS_HITLER:
        playing = entered(playing, HitlerAnswered(False))
    assert playing.may_propose_veto
    playing = entered(entered(playing, ProposeVeto()), AnswerVeto(False))
    assert not playing.may_propose_veto
    assert playing.after(ProposeVeto()) == Refusal(Reason.VETO_REFUSED)


def test_an_elected_chancellor_is_asked_from_three_fascist_policies_on() -> None:
    before = elected(with_fascist_policies(2))
    assert before.asks is PrintedQuestion.POLICY
    asked = elected(with_fascist_policies(3))
    view = asked.view
    assert view is not None
    assert (asked.asks, asked.about, view.on_move) == (PrintedQuestion.IS_HITLER, view.chancellor, ())
    ended = entered(asked, HitlerAnswered(True)).view
    assert ended is not None
    assert ended.outcome is Outcome.HITLER_CHANCELLOR


def test_who_was_shot_is_dead_while_the_table_is_asked_whether_he_was_hitler() -> None:
    playing = entered(elected(with_fascist_policies(3)), HitlerAnswered(False))
    playing = entered(playing, Enact(F))
    before = playing.view
    assert before is not None
    shot = next(seat for seat in before.alive if seat not in (before.chancellor, before.president))
    asked = entered(playing, Execute(shot))
    view = asked.view
    assert view is not None
    assert (asked.asks, asked.about, view.on_move) == (PrintedQuestion.WAS_HITLER, shot, ())
    assert view.alive == tuple(seat for seat in before.alive if seat != shot)
    seen = PlayerExecuted(before.president, shot)
    assert (asked.last_events, view.history) == ((seen,), (*before.history, seen))
    assert asked.lines == (*playing.lines, seen)
    not_hitler = entered(asked, HitlerAnswered(False)).view
    assert not_hitler is not None
    assert (not_hitler.alive, not_hitler.outcome) == (view.alive, None)
    hitler = entered(asked, HitlerAnswered(True))
    assert hitler.view is not None
    assert (hitler.asks, hitler.view.outcome) == (Phase.OVER, Outcome.HITLER_EXECUTED)
    assert hitler.lines.count(seen) == 1


def test_chaos_after_a_veto_shows_the_two_cards_put_away_before_it_asks_for_the_card() -> None:
    playing = with_fascist_policies(5)
    for _ in range(2):
        view = playing.view
        assert view is not None
        playing = entered(playing, Nominate(view.eligible[0]))
        playing = entered(playing, VotesEntry(tuple((seat, False) for seat in view.alive)))
    playing = elected(playing)
    if playing.asks is PrintedQuestion.IS_HITLER:
        playing = entered(playing, HitlerAnswered(False))
    before = playing.view
    assert before is not None
    asked = entered(entered(playing, ProposeVeto()), AnswerVeto(True))
    view = asked.view
    assert view is not None
    assert (asked.asks, asked.about, view.tracker) == (PrintedQuestion.CHAOS_POLICY, None, 3)
    assert view.draw_pile + view.discard_pile + view.liberal + view.fascist == 17
    assert (view.draw_pile, view.discard_pile) == (before.draw_pile, before.discard_pile + 3)
    after = entered(asked, ChaosPolicy(L)).view
    assert after is not None
    assert (after.liberal, after.tracker) == (before.liberal + 1, 0)


def test_a_reshuffle_that_comes_before_chaos_shows_while_it_asks_for_the_card() -> None:
    playing = printed(9)
    for policy in (L, F, F, F, F, F):
        playing = after_session(playing, policy)
    for _ in range(2):
        playing = entered(entered(in_session(playing), ProposeVeto()), AnswerVeto(True))
    asked = entered(entered(in_session(playing), ProposeVeto()), AnswerVeto(True))
    view = asked.view
    assert view is not None
    # Seventeen cards less six policies lie in one pile again: of the last three none is left.
    assert (asked.asks, view.tracker, view.draw_pile, view.discard_pile) == (
        PrintedQuestion.CHAOS_POLICY,
        3,
        11,
        0,
    )
    assert DeckReshuffled(11) in asked.last_events
    after = entered(asked, ChaosPolicy(L)).view
    assert after is not None
    assert (after.draw_pile, after.discard_pile, after.liberal) == (10, 0, 2)


def test_nobody_answers_what_is_not_asked() -> None:
    playing = printed(5)
    for answer in (HitlerAnswered(True), HitlerAnswered(False), ChaosPolicy(F)):
        assert playing.after(answer) == Refusal(Reason.WRONG_PHASE)


def test_a_veto_is_proposed_in_a_session_alone() -> None:
    assert not with_fascist_policies(5).may_propose_veto


def test_only_the_last_entries_events_are_news() -> None:
    playing = printed(5)
    assert playing.last_events == playing.lines != ()
    playing = entered(playing, Nominate(1))
    assert playing.last_events == (ChancellorNominated(0, 1),)
    claimed = entered(elected(printed(5)), ClaimEntry(Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, L))))
    assert claimed.last_events == ()


def test_a_claim_is_one_of_the_facts() -> None:
    playing = elected(printed(5))
    claim = ClaimEntry(Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, L)))
    assert entered(playing, claim).facts == (*playing.facts, claim)


def test_where_an_election_resets_the_tracker_it_does_so_before_anybody_is_asked() -> None:
    def tracker_when_asked(rules: str) -> int:
        playing = with_fascist_policies(3, rules=rules)
        view = playing.view
        assert view is not None
        playing = entered(playing, Nominate(view.eligible[0]))
        playing = elected(entered(playing, VotesEntry(tuple((seat, False) for seat in view.alive))))
        view = playing.view
        assert view is not None
        assert playing.asks is PrintedQuestion.IS_HITLER
        return view.tracker

    assert (tracker_when_asked("official"), tracker_when_asked("pt_BR")) == (1, 0)


def test_who_is_surely_not_hitler_is_not_asked_again() -> None:
    playing = entered(elected(with_fascist_policies(3)), HitlerAnswered(False))
    playing = entered(playing, Enact(F))
    assert playing.asks is Phase.EXECUTE
    view = playing.view
    assert view is not None
    (cleared,) = (event.chancellor for event in view.history if isinstance(event, ChancellorCleared))
    assert entered(playing, Execute(cleared)).asks is Phase.NOMINATE
    other = next(seat for seat in view.alive if seat not in (cleared, view.president))
    assert entered(playing, Execute(other)).asks is PrintedQuestion.WAS_HITLER


def test_chaos_waits_for_the_card_on_top() -> None:
    playing = printed(5)
    for _ in range(3):
        view = playing.view
        assert view is not None
        playing = entered(entered(playing, Nominate(view.eligible[0])), ballots(5, ja=False))
    view = playing.view
    assert view is not None
    assert (playing.asks, view.tracker, view.liberal) == (PrintedQuestion.CHAOS_POLICY, 3, 0)
    view = entered(playing, ChaosPolicy(L)).view
    assert view is not None
    assert (view.tracker, view.liberal, view.draw_pile) == (0, 1, 16)


def test_the_reminder_to_shuffle_comes_by_count() -> None:
    playing = printed(10)
    reminders = []
    for policy in (L, L, L, L, F):
        playing = entered(elected(playing), Enact(policy))
        reminders += [event for event in playing.last_events if isinstance(event, DeckReshuffled)]
    # Five times three of seventeen cards are gone: two are left, and ten in the discards.
    assert reminders == [DeckReshuffled(12)]


def test_every_entry_can_be_undone_back_to_the_first() -> None:
    trail = list(stages(printed(7), Random(11)))
    playing = trail[-1]
    for earlier in reversed(trail[:-1]):
        back = playing.undone()
        assert isinstance(back, PrintedGame)
        assert (back.view, back.lines, back.asks) == (earlier.view, earlier.lines, earlier.asks)
        playing = back


def test_a_claim_stands_in_the_chronicle_and_leads_to_nothing() -> None:
    playing = elected(printed(5))
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, L))
    assert claim.occasion in playing.occasions
    after = entered(playing, ClaimEntry(claim))
    assert (after.lines[-1], after.view, after.asks) == (ClaimNoted(claim), playing.view, playing.asks)
    wrong = Claim(Occasion(9, 0, ClaimKind.DREW), (F, F, L))
    assert playing.after(ClaimEntry(wrong)) == NotDone(TableReason.NO_SUCH_OCCASION)
    short = Claim(claim.occasion, (F,))
    assert playing.after(ClaimEntry(short)) == NotDone(TableReason.NOT_A_CLAIM)


def test_a_claim_is_withdrawn_as_long_as_it_stands_and_undone_it_stands_again() -> None:
    playing = elected(printed(5))
    claim = Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, L))
    withdrawn = WithdrawalEntry(claim.occasion)
    assert playing.after(withdrawn) == NotDone(TableReason.NOTHING_CLAIMED)
    claimed = entered(playing, ClaimEntry(claim))
    after = entered(claimed, withdrawn)
    assert (after.lines, after.last_events) == ((*claimed.lines, ClaimWithdrawn(claim)), ())
    assert (after.facts, after.view, after.asks) == ((*claimed.facts, withdrawn), claimed.view, claimed.asks)
    assert after.after(withdrawn) == NotDone(TableReason.NOTHING_CLAIMED)
    assert after.undone() == claimed
    enacted = entered(claimed, Enact(F))
    assert enacted.last_events != ()
    assert entered(enacted, withdrawn).last_events == ()


def test_nothing_is_claimed_any_more_when_the_game_is_over() -> None:
    over = list(stages(printed(5), Random(2)))[-1]
    claim = ClaimEntry(Claim(Occasion(1, 0, ClaimKind.DREW), (F, F, L)))
    assert over.after(claim) == Refusal(Reason.GAME_OVER)
    assert over.after(WithdrawalEntry(claim.claim.occasion)) == Refusal(Reason.GAME_OVER)


def test_what_one_player_does_in_secret_is_no_entry() -> None:
    assert elected(printed(5)).after(Discard(F)) == Refusal(Reason.NOT_AN_ACTION)  # type: ignore[arg-type]


def test_a_card_of_chaos_is_a_policy_or_nothing() -> None:
    playing = printed(5)
    for _ in range(3):
        view = playing.view
        assert view is not None
        playing = entered(entered(playing, Nominate(view.eligible[0])), ballots(5, ja=False))
    no_card = ChaosPolicy("L")  # type: ignore[arg-type]
    assert playing.after(no_card) == Refusal(Reason.NOT_AN_ACTION)


def test_a_vote_that_is_none_is_refused() -> None:
    playing = entered(printed(5), Nominate(1))
    odd = VotesEntry(tuple((seat, "ja") for seat in range(5)))  # type: ignore[misc]
    assert playing.after(odd) == Refusal(Reason.NOT_AN_ACTION)


def test_what_the_box_shows_has_no_place_for_a_secret() -> None:
    for stage in stages(printed(6), Random(8)):
        view = stage.view
        assert view is not None
        secrets = ("role", "party", "allies", "ballot", "hand", "memory", "roles")
        assert all(getattr(view, field.name) in (None, ()) for field in fields(view) if field.name in secrets)
