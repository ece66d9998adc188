"""Each rule of the verdicts fires in a game made for it, and not in its neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from shgui.engine.types import Party
from shgui.review.course import build_course
from shgui.review.public_rounds import build_rounds, collect_secrets
from shgui.review.verdicts import Verdict, VerdictFacts, choose_verdicts
from shgui.review.verdicts import VerdictKind as Kind
from tests.review.laid import LaidGame

SOME = 0.45


def facts(game: LaidGame, chances: Sequence[float] = ()) -> VerdictFacts:
    finished = game.finished()
    rounds = build_rounds(build_course(finished.steps))
    seats = range(len(finished.players))
    memories = [finished.view_of_seat(len(finished.steps) - 1, seat).memory for seat in seats]
    secrets = [collect_secrets(round_, memories) for round_ in rounds]
    return VerdictFacts(finished.roles, rounds, secrets, chances or [SOME for _ in seats])


def judge(game: LaidGame, chances: Sequence[float] = ()) -> tuple[Verdict, ...]:
    return choose_verdicts(facts(game, chances))


def shooting(roles: str = "LFLLLFH", looks_at: int = 3, shoots: int = 3) -> LaidGame:
    """Seven players; seat 1 investigates in round 2 and executes in round 4."""
    game = LaidGame(roles, "F" * 11)
    game.round(4, "F", "F")
    game.round(5, "F", "F", target=looks_at)
    game.round(4, "F", "F", target=1)
    game.round(0, "F", "F", target=shoots)
    return game


def zone(roles: str = "LLLFH") -> LaidGame:
    """Five players after three Fascist Policies; seat 3 is the next candidate."""
    game = LaidGame(roles, "F" * 11)
    for chancellor in (1, 2, 0):
        game.round(chancellor, "F", "F")
    return game


def session(roles: str, deck: str, discard: str, enact: str, chancellor: int = 1) -> LaidGame:
    """One session of seat 0."""
    game = LaidGame(roles, deck)
    game.round(chancellor, discard, enact)
    return game


# Investigated and shot


def test_a_liberal_called_a_fascist_and_then_shot() -> None:
    game = shooting()
    game.saw(2, 1, 3, Party.FASCIST)
    assert judge(game)[1] == Verdict(1, Kind.FRAMED, other=3)


@pytest.mark.parametrize("said", [Party.LIBERAL, None])
def test_a_liberal_shot_without_such_a_word(said: Party | None) -> None:
    game = shooting()
    if said is not None:
        game.saw(2, 1, 3, said)
    assert judge(game)[1] == Verdict(1, Kind.SHOT_ONE, other=3, party=Party.LIBERAL)


def test_another_player_shot_than_the_one_called_a_fascist() -> None:
    game = shooting(shoots=2)
    game.saw(2, 1, 3, Party.FASCIST)
    assert judge(game)[1] == Verdict(1, Kind.LIED_ABOUT_PARTY, other=3, party=Party.LIBERAL)


def test_a_corrected_slip_of_the_tongue_is_no_lie() -> None:
    game = shooting()
    game.saw(2, 1, 3, Party.FASCIST)
    game.saw(2, 1, 3, Party.LIBERAL)
    assert judge(game)[1].kind is Kind.SHOT_ONE


def test_a_fascist_found_and_named() -> None:
    game = shooting("LLLFLFH")
    game.saw(2, 1, 3, Party.FASCIST)
    assert judge(game)[1] == Verdict(1, Kind.NAMED_FASCIST, other=3)


# Hitler


def test_hitler_elected_with_the_ja_of_liberals() -> None:
    game = zone()
    game.round(4, nein=(0,))
    president, hitler = judge(game)[3:]
    assert president == Verdict(3, Kind.NOMINATED_HITLER)
    assert (hitler.kind, hitler.count, hitler.of) == (Kind.HITLER_ELECTED, 2, 4)


def test_liberals_whose_ja_elected_hitler() -> None:
    game = zone()
    game.round(4, nein=(0,))
    assert [each.kind for each in judge(game)[:3]] == [Kind.VOTES, Kind.ELECTED_HITLER, Kind.ELECTED_HITLER]
    assert judge(game)[1].count == 2


def test_hitler_shot_and_the_one_bullet() -> None:
    game = zone()
    game.round(1, "F", "F", target=4)
    shooter, hitler = judge(game)[3:]
    assert shooter == Verdict(3, Kind.SHOT_HITLER, count=1)
    assert hitler == Verdict(4, Kind.HITLER_SHOT, other=3, chance=SOME)


def test_hitler_at_large_with_a_deed() -> None:
    game = session("LLFLLFH", "LFF", "F", "F", chancellor=6)
    game.received(1, 6, "FF")
    hitler = judge(game)[6]
    assert hitler.kind is Kind.HITLER_AT_LARGE
    assert hitler.deed == Verdict(6, Kind.VANISHED, count=1)


def test_hitler_in_office_for_liberal_policies() -> None:
    game = LaidGame("LLLFH", "LFF" * 3)
    game.round(4, "F", "L")
    game.round(2, "F", "L")
    game.round(4, "F", "L")
    hitler = judge(game)[4]
    assert hitler.deed == Verdict(4, Kind.LIBERAL_MAKER, count=2, of=3)


def test_hitler_without_a_deed() -> None:
    assert judge(session("LLLFH", "FFF", "F", "F"))[4].deed is None


# Executed


def test_truth_and_a_bullet_for_it() -> None:
    game = LaidGame("LFLLLFH", "LFF" + "F" * 9)
    game.round(1, "F", "F")
    game.drew(1, 0, "LFF")
    game.received(1, 1, "FF")
    game.round(5, "F", "F", target=3)
    game.round(4, "F", "F", target=1)
    game.round(3, "F", "F", target=0)
    assert judge(game)[0] == Verdict(0, Kind.SHOT_FOR_TRUTH, round=4)


def test_truth_and_a_bullet_anyway() -> None:
    game = shooting(shoots=0)
    game.drew(1, 0, "FFF")
    assert judge(game)[0] == Verdict(0, Kind.TRUE_AND_SHOT, round=4)


@pytest.mark.parametrize(("seat", "party"), [(0, Party.LIBERAL), (5, Party.FASCIST)])
def test_a_player_shot_without_a_claim(seat: int, party: Party) -> None:
    verdict = judge(shooting(shoots=seat))[seat]
    assert verdict == Verdict(seat, Kind.SHOT, round=4, chance=SOME, party=party)


# Cards


def test_the_fifth_liberal_policy() -> None:
    game = LaidGame("LLLFH", "LFF" * 5)
    for chancellor in (1, 2, 3, 4, 0):
        game.round(chancellor, "F", "L")
    verdicts = judge(game)
    assert verdicts[0].kind is Kind.ENACTED_LAST
    assert Kind.PASSED_LAST not in {each.kind for each in verdicts}
    game = LaidGame("LLLHF", "LFF" * 5)
    for chancellor in (1, 2, 3, 0, 2):
        game.round(chancellor, "F", "L")
    assert judge(game)[2].kind is Kind.ENACTED_LAST


def test_a_liberal_passes_on_the_fifth() -> None:
    game = LaidGame("LLFHL", "LFF" * 5)
    for chancellor in (1, 2, 3, 0, 1):
        game.round(chancellor, "F", "L")
    assert [judge(game)[seat].kind for seat in (4, 1)] == [Kind.PASSED_LAST, Kind.ENACTED_LAST]


def test_a_liberal_policy_that_vanished_and_who_passed_it_on() -> None:
    game = session("LFLLLFH", "LFF", "F", "F")
    game.received(1, 1, "FF")
    president, chancellor = judge(game)[:2]
    assert chancellor == Verdict(1, Kind.VANISHED, count=1)
    assert president == Verdict(0, Kind.DENIED, other=1)


@pytest.mark.parametrize("said", ["LF", ""])
def test_a_liberal_policy_that_nobody_denied(said: str) -> None:
    game = session("LFLLLFH", "LFF", "F", "F")
    if said:
        game.received(1, 1, said)
    assert not {Kind.VANISHED, Kind.DENIED} & {each.kind for each in judge(game)}


@pytest.mark.parametrize(("roles", "kind"), [("LHLLFFL", Kind.CHOSE_HITLER), ("LFLLHFL", Kind.VOTES)])
def test_a_liberal_who_got_a_liberal_policy_out_of_hitler(roles: str, kind: Kind) -> None:
    assert judge(session(roles, "LFF", "F", "L"))[0].kind is kind


@pytest.mark.parametrize(("deck", "kind"), [("LLF", Kind.LEFT_NO_CHOICE), ("LFF", Kind.VOTES)])
def test_a_fascist_left_without_a_choice(deck: str, kind: Kind) -> None:
    assert judge(session("LFLLLFH", deck, "F", "L"))[0].kind is kind


# Claims


def test_a_fascist_who_told_the_truth() -> None:
    game = session("FLLLH", "FFF", "F", "F")
    game.drew(1, 0, "FFF")
    assert judge(game)[0] == Verdict(0, Kind.HONEST_FASCIST, count=1)


def test_a_fascist_who_lied_twice() -> None:
    game = LaidGame("FLLLH", "FFF" * 2)
    game.round(1, "F", "F")
    game.round(0, "F", "F")
    game.drew(1, 0, "LFF")
    assert judge(game)[0] == Verdict(0, Kind.LIED_ONCE, count=1, of=1)
    game = LaidGame("FLLHL", "FFF" * 3)
    game.round(1, "F", "F")
    game.round(2, "F", "F")
    game.round(0, "F", "F")
    game.drew(1, 0, "LFF")
    game.received(3, 0, "LF")
    assert judge(game)[0] == Verdict(0, Kind.LIAR, count=2, of=2)


@pytest.mark.parametrize(("said", "kind"), [("FFF", Kind.HONEST), ("LFF", Kind.VOTES)])
def test_a_liberal_with_true_claims_alone(said: str, kind: Kind) -> None:
    game = session("LLLFH", "FFF", "F", "F")
    game.drew(1, 0, said)
    assert judge(game)[0].kind is kind


# Suspicion


@pytest.mark.parametrize(("chance", "kind"), [(0.55, Kind.SUSPECTED), (0.54, Kind.VOTES)])
def test_the_most_suspected_of_the_living(chance: float, kind: Kind) -> None:
    game = session("LLLFH", "FFF", "F", "F")
    assert judge(game, (chance, 0.5, 0.5, 0.5, 0.5))[0].kind is kind
    assert judge(game, (chance, 0.5, 0.5, 0.6, 0.5))[0].kind is Kind.VOTES


@pytest.mark.parametrize(("chance", "kind"), [(0.1, Kind.TRUSTED), (0.11, Kind.VOTES)])
def test_the_least_suspected_liberal(chance: float, kind: Kind) -> None:
    game = session("LLLFH", "FFF", "F", "F")
    assert judge(game, (chance, 0.5, 0.5, 0.5, 0.5))[0].kind is kind
    assert judge(game, (chance, 0.5, 0.5, 0.05, 0.5))[0].kind is Kind.VOTES


@pytest.mark.parametrize(("chance", "kind"), [(0.49, Kind.UNSEEN), (0.5, Kind.NEVER_IN_OFFICE)])
def test_a_fascist_never_in_office(chance: float, kind: Kind) -> None:
    game = session("LLLFH", "FFF", "F", "F")
    assert judge(game, (0.5, 0.5, 0.5, chance, 0.5))[3].kind is kind


@pytest.mark.parametrize(("chance", "kind"), [(0.34, Kind.HIDDEN), (0.35, Kind.VOTES)])
def test_a_fascist_in_office_whom_few_suspected(chance: float, kind: Kind) -> None:
    game = session("FLLLH", "FFF", "F", "F")
    assert judge(game, (chance, 0.5, 0.5, 0.5, 0.5))[0].kind is kind


# Offices and votes


def test_a_liberal_in_office_for_two_liberal_policies() -> None:
    game = LaidGame("LLLFH", "LFF" * 3)
    game.round(1, "F", "L")
    assert judge(game)[0].kind is not Kind.LIBERAL_MAKER
    game = LaidGame("LLLFH", "LFF" * 3)
    game.round(1, "F", "L")
    game.round(2, "F", "L")
    assert judge(game)[1] == Verdict(1, Kind.LIBERAL_MAKER, count=2, of=2)


def test_a_fascist_in_office_for_a_liberal_policy() -> None:
    assert judge(session("FLLLH", "LFF", "F", "L"))[0] == Verdict(0, Kind.IN_OFFICE, count=1)


def test_a_player_never_in_office() -> None:
    game = session("LLLFH", "FFF", "F", "F")
    assert judge(game)[2] == Verdict(2, Kind.NEVER_IN_OFFICE, count=1, of=1)


def test_most_nein_to_governments_with_a_fascist() -> None:
    game = LaidGame("LLLLFFH", "F" * 11)
    game.round(1, "F", "F")
    game.round(4, "F", "F", nein=(0,), target=2)
    game.round(5, nein=range(7))
    game.round(5, nein=range(7))
    assert judge(game)[0] == Verdict(0, Kind.MOST_NEIN, count=3, of=3)


def test_most_ja_to_governments_with_a_fascist() -> None:
    game = LaidGame("LLLLFFH", "F" * 11)
    game.round(1, "F", "F")
    game.round(4, "F", "F", target=2)
    game.round(5, nein=range(1, 7))
    game.round(5, nein=range(1, 7))
    assert judge(game)[0] == Verdict(0, Kind.MOST_JA, count=3, of=3)


def test_two_votes_on_governments_with_a_fascist_are_too_few() -> None:
    game = LaidGame("LLLLFFH", "F" * 11)
    game.round(1, "F", "F")
    game.round(4, "F", "F", target=2)
    game.round(5, nein=range(1, 7))
    assert judge(game)[0] == Verdict(0, Kind.VOTES, count=3, of=3)


def test_a_game_that_ended_before_the_first_vote() -> None:
    assert {each.kind for each in judge(LaidGame("LLLFH"))} == {Kind.HITLER_AT_LARGE, Kind.UNSEEN, Kind.VOTES}


# The order


def test_each_kind_comes_at_most_twice_but_for_the_last_two() -> None:
    game = session("LLLLLFFFH", "FFF", "F", "F", chancellor=1)
    kinds = [each.kind for each in judge(game)]
    assert kinds.count(Kind.NEVER_IN_OFFICE) == 2
    assert kinds.count(Kind.VOTES) == 4


def test_nobody_is_called_a_liar_without_claims() -> None:
    need_claims = {
        Kind.SHOT_FOR_TRUTH,
        Kind.TRUE_AND_SHOT,
        Kind.VANISHED,
        Kind.DENIED,
        Kind.HONEST_FASCIST,
        Kind.LIAR,
        Kind.LIED_ONCE,
        Kind.HONEST,
    }
    assert not need_claims & {each.kind for each in judge(shooting())}


def test_verdicts_are_told_of_every_seat_in_order() -> None:
    found = facts(shooting())
    assert [each.seat for each in choose_verdicts(found)] == list(range(7))
    assert choose_verdicts(replace(found)) == choose_verdicts(found)
