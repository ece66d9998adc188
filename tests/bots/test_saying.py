"""Remarks of bots are true by public facts, have sentences, and answer where needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from shgui.bots.thinking.public_memory import PublicMemory
from shgui.bots.thinking.reasons import BotReason, ReasonCode
from shgui.bots.thinking.remark_choice import RemarkChooser
from shgui.bots.thinking.situation import BotSituation, Decision, StandingClaims
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.actions import Action, AnswerVeto, Execute, Nominate, ProposeVeto, Vote
from shgui.engine.events import Event, PolicyEnacted, VotesRevealed
from shgui.engine.state import State
from shgui.engine.types import Party, Policy, Seat
from shgui.engine.view import view_for
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from shgui.table.log_lines import Remark
from shgui.words.remark_texts import has_sentence
from tests.bots.public_record import PublicRecord
from tests.bots.reason_meanings import fits_action, is_so
from tests.bots.teams import MIXED, game_of
from tests.bots.whole_games import Heard
from tests.engine.stage import Stage

F, L = Policy.FASCIST, Policy.LIBERAL


class Checked(Heard):
    """Looks at every word that is said in a game."""

    def __init__(self) -> None:
        super().__init__()
        self.codes: Counter[ReasonCode] = Counter()
        self.wrong: list[BotReason] = []

    def decided(self, state: State, situation: BotSituation, decision: Decision) -> None:
        super().decided(state, situation, decision)
        if decision.reason is not None:
            self._look(state, situation, decision.reason, fits=fits_action(decision.reason, decision.action))

    def commented(self, state: State, situation: BotSituation, reason: BotReason) -> None:
        super().commented(state, situation, reason)
        self._look(state, situation, reason, fits=True)

    def _look(self, state: State, situation: BotSituation, reason: BotReason, *, fits: bool) -> None:
        view = situation.view
        assert view.seat is not None
        self.codes[reason.code] += 1
        remark = Remark(view.seat, str(reason.code), reason.about)
        so = is_so(reason, view, PublicRecord.of(view.history, situation.claim_history))
        if not (fits and so and has_sentence(remark, state.setup.players)):
            self.wrong.append(reason)


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("players", [5, 7, 10])
def test_everything_that_is_said_is_so_and_has_words(players: int) -> None:
    heard = Checked()
    for number in range(3):
        game_of(MIXED, MIXED, players, "saying", number, watcher=heard, with_comments=True).play()
    assert heard.wrong == []
    assert len(heard.codes) > 8
    assert max(heard.codes.values()) < sum(heard.codes.values()) / 2


def talk(state: State, seat: Seat, *claims: Claim) -> BotSituation:
    """Return the remarks after these claims, in this order."""
    events = len(state.history)
    told = tuple(StandingClaims(events, claims[: number + 1]) for number in range(len(claims)))
    return BotSituation(view_for(state, seat), (), told, "bold", bytes(16))


def after_a_session(policy: Policy = F) -> State:
    return Stage(7).govern(policy, 1).state


def test_whoever_is_called_a_fascist_says_that_this_is_a_lie() -> None:
    state = after_a_session()
    answer = Thinker(7).choose_comment(talk(state, 3, PartyClaim(0, 3, Party.FASCIST)))
    assert answer == BotReason(ReasonCode.ACCUSER_LIES, (0,))


def test_a_story_that_differs_from_ones_own_is_contradicted() -> None:
    state = after_a_session()
    situation = talk(state, 1, ReceivedClaim(1, 1, (F, F)), DrewClaim(0, 1, (L, L, F)))
    said = {Thinker(7).choose_comment(_with(situation, seed)) for seed in range(12)}
    assert said == {BotReason(ReasonCode.CLAIM_CONTRADICTS_ME, (0,))}, "however little it talks"


def test_whoever_was_contradicted_by_one_of_two_believes_the_other() -> None:
    state = Stage(7).govern(F, 1).govern(F, 2).state
    told = (
        ReceivedClaim(1, 1, (F, F)),
        DrewClaim(0, 1, (L, F, F)),
        ReceivedClaim(2, 2, (F, F)),
        DrewClaim(1, 2, (L, F, F)),
    )
    situation = talk(state, 0, *told)
    heard = {Thinker(7).choose_comment(_with(situation, seed)) for seed in range(12)} - {None}
    assert heard == {BotReason(ReasonCode.BELIEVES, (2, 1))}


def test_a_government_of_one_story_is_not_doubted() -> None:
    state = after_a_session()
    situation = talk(state, 3, DrewClaim(0, 1, (F, F, F)), ReceivedClaim(1, 1, (F, F)))
    assert {Thinker(7).choose_comment(_with(situation, seed)) for seed in range(12)} == {None}


def test_two_stories_that_cant_both_be_true_are_noticed_once() -> None:
    state = after_a_session()
    two = ReceivedClaim(1, 1, (F, F)), DrewClaim(0, 1, (L, L, F))
    heard = {Thinker(7).choose_comment(_with(talk(state, 3, *two), seed)) for seed in range(12)} - {None}
    assert {each.code for each in heard if each} <= {ReasonCode.BELIEVES, ReasonCode.CANNOT_BOTH}
    assert heard
    later = talk(state, 3, *two, PartyClaim(5, 6, Party.LIBERAL))
    again = {Thinker(7).choose_comment(_with(later, seed)) for seed in range(12)} - {None}
    assert not {each.code for each in again if each} & {ReasonCode.BELIEVES, ReasonCode.CANNOT_BOTH}


def test_nothing_is_said_of_what_was_claimed_before_something_happened() -> None:
    state = after_a_session()
    stale = StandingClaims(len(state.history) - 1, (PartyClaim(0, 3, Party.FASCIST),))
    assert (
        Thinker(7).choose_comment(BotSituation(view_for(state, 3), (), (stale,), "bold", bytes(16))) is None
    )


def test_a_president_gives_no_reason_for_the_own_government() -> None:
    stage = Stage(7)
    president = stage.state.president
    stage.do(president, Nominate(stage.state.eligible[0]))
    situation = BotSituation(view_for(stage.state, president), (), (), "bold", bytes(16))
    assert RemarkChooser(Thinker(7).build_moment(situation)).choose_reason(Vote(True)) is None


def test_whoever_shoots_names_who_accused_the_target() -> None:
    state = after_a_session()
    moment = Thinker(7).build_moment(talk(state, 2, PartyClaim(5, 3, Party.FASCIST)))
    assert RemarkChooser(moment).choose_reason(Execute(3)) == BotReason(ReasonCode.EXECUTES_ACCUSED, (3, 5))
    assert RemarkChooser(moment).choose_reason(Execute(0)) == BotReason(ReasonCode.EXECUTES_SUSPECT, (0,))
    assert RemarkChooser(moment).choose_reason(Execute(4)) is None, "there were others to distrust more"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (ProposeVeto(), ReasonCode.VETO_TWO_FASCIST),
        (AnswerVeto(True), ReasonCode.VETO_AGREES),
        (AnswerVeto(False), None),
    ],
)
def test_of_a_veto_is_said_what_tells_of_no_card_in_hand(action: Action, code: ReasonCode | None) -> None:
    moment = Thinker(7).build_moment(talk(after_a_session(), 2, PartyClaim(1, 3, Party.LIBERAL)))
    assert RemarkChooser(moment).choose_reason(action) == (None if code is None else BotReason(code))


def test_whoever_is_accused_has_contradicted_nobody_yet() -> None:
    state = after_a_session()
    for listener in (2, 4, 5, 6):
        situation = talk(state, listener, PartyClaim(0, 3, Party.FASCIST))
        heard = {Thinker(7).choose_comment(_with(situation, seed)) for seed in range(12)} - {None}
        assert heard <= {BotReason(ReasonCode.BELIEVES, (0, 3)), BotReason(ReasonCode.DOUBTS, (0,))}


def test_between_who_looked_at_the_deck_and_a_chancellor_a_president_may_have_buried_one() -> None:
    seen = PublicMemory.from_history(Stage(7).govern(F, 1).govern(F, 2).state.history)

    def apart(*claims: Claim) -> bool:
        return frozenset((0, 2)) in seen.find_contradictions(claims)

    looked = PeekedClaim(0, 1, (L, F, F))
    assert not apart(looked, ReceivedClaim(2, 2, (F, F)))
    assert apart(looked, ReceivedClaim(2, 2, (L, L)))
    assert apart(PeekedClaim(0, 1, (L, L, F)), ReceivedClaim(2, 2, (F, F)))


def test_the_dead_say_nothing_any_more() -> None:
    state = after_a_session()
    alive = talk(state, 2, PartyClaim(5, 3, Party.FASCIST))
    others = tuple(seat for seat in alive.view.alive if seat != 5)
    dead = replace(alive, view=replace(alive.view, alive=others))
    assert RemarkChooser(Thinker(7).build_moment(alive)).choose_reason(Execute(3)) == BotReason(
        ReasonCode.EXECUTES_ACCUSED, (3, 5)
    )
    assert RemarkChooser(Thinker(7).build_moment(dead)).choose_reason(Execute(3)) == BotReason(
        ReasonCode.EXECUTES_SUSPECT, (3,)
    )


def test_who_governed_and_what_came_of_it_is_remembered() -> None:
    seen = PublicMemory.from_history(after_a_session().history)
    assert seen.has_enacted(0, F)
    assert seen.has_enacted(1, F)
    assert not seen.has_enacted(2, F)
    assert seen.has_governed(0)


def with_votes(history: Sequence[Event], *nays: Seat) -> list[Event]:
    """Return the game as it went, but with these votes."""
    return [
        VotesRevealed(tuple((seat, seat not in nays) for seat, _ in event.ballots))
        if isinstance(event, VotesRevealed)
        else event
        for event in history
    ]


def test_nobody_is_blamed_for_a_vote_by_who_voted_the_same() -> None:
    history = after_a_session().history
    assert not PublicMemory.from_history(history).was_misled(2, critic=3)
    assert not PublicMemory.from_history(with_votes(history, 4, 5)).was_misled(2, critic=3)
    assert PublicMemory.from_history(with_votes(history, 3, 5)).was_misled(2, critic=3)


def test_nobody_is_blamed_for_a_vote_of_nearly_all_or_for_the_own_government() -> None:
    history = after_a_session().history
    assert not PublicMemory.from_history(with_votes(history, 3)).was_misled(2, critic=3)
    assert not PublicMemory.from_history(with_votes(history, 3, 5)).was_misled(1, critic=3)


def test_nobody_is_blamed_for_a_vote_by_who_had_a_hand_in_as_much() -> None:
    first = with_votes(after_a_session().history, 2, 5)
    second = Stage(7).govern(F, 1).govern(F, 3).state.history[len(first) :]
    seen = PublicMemory.from_history([*first, *with_votes(second, 4, 5)])
    assert not seen.was_misled(2, critic=4)
    assert seen.was_misled(2, critic=5)


def test_who_is_at_odds_with_the_speaker_vouches_for_nobody() -> None:
    state = Stage(8).govern(L, 1).state
    vouched = BotReason(ReasonCode.NOMINATES_VOUCHED, (3, 0))

    def said(*claims: Claim) -> set[BotReason | None]:
        situation = talk(state, 2, PartyClaim(0, 3, Party.LIBERAL), *claims)
        return {
            RemarkChooser(Thinker(8).build_moment(_with(situation, seed))).choose_reason(Nominate(3))
            for seed in range(12)
        }

    assert vouched in said()
    assert vouched not in said(PartyClaim(0, 2, Party.FASCIST))


def test_whoever_brought_both_policies_is_neither_praised_nor_blamed_for_one() -> None:
    stage = Stage(7).govern(F, 1)
    assert PublicMemory.from_history(stage.state.history).has_only_enacted(0, F)
    history = stage.state.history
    liberal = [replace(event, policy=L) if isinstance(event, PolicyEnacted) else event for event in history]
    both = PublicMemory.from_history([*history, *liberal])
    assert both.has_enacted(0, F)
    assert both.has_enacted(0, L)
    assert not both.has_only_enacted(0, F)
    assert not both.has_only_enacted(0, L)


def test_nobody_is_blamed_by_who_governed_with_him() -> None:
    seen = PublicMemory.from_history(after_a_session().history)
    assert seen.has_enacted_without_critic(0, 2, F)
    assert not seen.has_enacted_without_critic(0, 1, F)


def of_a_vote(stage: Stage, voter: Seat, chancellor: Seat, ja: bool, *claims: Claim) -> set[BotReason | None]:
    """Return all that may be said about a vote."""
    stage.do(stage.state.president, Nominate(chancellor))
    situation = talk(stage.state, voter, *claims)
    thinker = Thinker(stage.state.setup.players)
    return {
        RemarkChooser(thinker.build_moment(_with(situation, seed))).choose_reason(Vote(ja))
        for seed in range(12)
    }


def test_at_first_nobody_is_distrusted_aloud() -> None:
    said = of_a_vote(Stage(7), 3, 2, False)
    assert said == {BotReason(ReasonCode.NEIN_OTHERS_BETTER, (1,))}


@pytest.mark.parametrize("players", range(5, 11))
@pytest.mark.parametrize("chancellor", [1, 2, 4])
def test_whom_somebody_nominates_is_no_reason_to_distrust_aloud(players: int, chancellor: Seat) -> None:
    said = of_a_vote(Stage(players), 3, chancellor, False)
    assert said <= {BotReason(ReasonCode.NEIN_OTHERS_BETTER, (1,)), None}


def test_nobody_waits_for_the_candidacy_of_who_was_turned_down() -> None:
    said = of_a_vote(Stage(7), 3, 1, False)
    assert BotReason(ReasonCode.NEIN_OTHERS_BETTER, (1,)) not in said


def test_nobody_speaks_against_the_own_nominee_before_anything_came_of_it() -> None:
    def said(voter: Seat) -> set[ReasonCode]:
        stage = Stage(7).govern_on(L, F, F, L).govern(F).use_power(1).reject(2)
        reasons = of_a_vote(stage, voter, 2, False)
        return {reason.code for reason in reasons if reason is not None}

    nominated, other = 1, 0
    assert ReasonCode.NEIN_FASCIST_POLICY in said(other)
    assert said(nominated) <= {ReasonCode.NEIN_OTHERS_BETTER}


def test_whoever_called_a_special_election_does_not_wait_for_another_candidacy() -> None:
    def reasons(voter: Seat) -> set[ReasonCode]:
        stage = Stage(7).govern_on(L, F, F, L).govern(F).use_power(1)
        return {reason.code for reason in of_a_vote(stage, voter, 3, False) if reason is not None}

    caller, other = 4, 0
    assert {ReasonCode.NEIN_MAYBE_HITLER, ReasonCode.NEIN_OTHERS_BETTER} <= reasons(other)
    assert reasons(caller) == {ReasonCode.NEIN_MAYBE_HITLER}


def test_whoever_is_to_be_chancellor_does_not_speak_well_of_a_government_of_strangers() -> None:
    assert of_a_vote(Stage(7), 1, 1, True) == {None}
    assert of_a_vote(Stage(7), 3, 1, True) == {BotReason(ReasonCode.JA_NOTHING_KNOWN)}


def test_who_was_called_a_fascist_is_no_riddle_any_more() -> None:
    situation = talk(after_a_session(), 1)
    unknown = BotReason(ReasonCode.NOMINATES_UNKNOWN, (3,))
    assert unknown in {
        RemarkChooser(Thinker(7).build_moment(_with(situation, seed))).choose_reason(Nominate(3))
        for seed in range(12)
    }
    accused = talk(after_a_session(), 1, PartyClaim(0, 3, Party.FASCIST))
    assert unknown not in {
        RemarkChooser(Thinker(7).build_moment(_with(accused, seed))).choose_reason(Nominate(3))
        for seed in range(12)
    }


def _with(situation: BotSituation, seed: int) -> BotSituation:
    return BotSituation(
        situation.view, situation.legal, situation.claim_history, situation.character, bytes([seed] * 16)
    )
