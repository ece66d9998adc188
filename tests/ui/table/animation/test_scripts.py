"""Scripts as data: how long, in which order, in which words, and equal for every secret."""

from collections.abc import Callable
from itertools import pairwise, takewhile

import pytest

from shgui.engine.events import (
    ChancellorCleared,
    DeckReshuffled,
    PolicyEnacted,
    PowerGranted,
    VetoUnlocked,
    VotesRevealed,
)
from shgui.engine.types import Policy
from shgui.engine.view import view_for
from shgui.ui.paint.drawables import (
    BallotDrawable,
    CountDrawable,
    PolicyDrawable,
    RoleDrawable,
    StampDrawable,
)
from shgui.ui.table.animation.script import (
    DarknessLevel,
    DimMove,
    EnterMove,
    Script,
    ScriptStep,
    TravelMove,
    TurnMove,
    VanishMove,
)
from shgui.ui.table.animation.scripts import (
    estimate_round_seconds,
    format_pace_lengths,
    is_watched_event,
    write_script,
)
from shgui.ui.table.sounds import Sound
from shgui.ui.theme import REDUCED, Motion, Pace
from shgui.words.catalogue import load_catalogue
from shgui.words.languages import list_languages
from shgui.words.narrator_texts import NarratorLine
from tests.ui.table.animation import games_told
from tests.ui.table.animation.games_told import MOMENTS, Pair, told
from tests.ui.table.tables import PLAYERS

EN = load_catalogue("en")
DRAMATIC, BRISK = Motion(), Motion(pace=Pace.BRISK)
PACES = (DRAMATIC, BRISK, REDUCED, REDUCED._replace(pace=Pace.BRISK))


def script(pair: Pair, motion: Motion = DRAMATIC, language: str = "en") -> Script:
    view = view_for(pair[0], None)
    return write_script(told(pair), load_catalogue(language), PLAYERS[: view.players], view, motion)


def lengths(steps: Script, motion: Motion = DRAMATIC) -> list[int]:
    return [step.compute_length_ms(motion) for step in steps]


def words(steps: Script) -> list[str]:
    return [step.words for step in steps if step.words]


def sounds(steps: Script) -> list[Sound]:
    return [step.sound for step in steps if step.sound is not None]


def of_votes(pair: Pair, motion: Motion = DRAMATIC) -> Script:
    return tuple(step for step in script(pair, motion) if step.in_flight.ballots)


def of_question(pair: Pair, motion: Motion = DRAMATIC) -> Script:
    steps = script(pair, motion)
    first = next(index for index, step in enumerate(steps) if step.words.endswith("Is it Hitler?"))
    return steps[first : first + 4]


def depths(steps: Script) -> list[DarknessLevel]:
    return [move.depth for step in steps for move in step.moves if isinstance(move, DimMove)]


@pytest.mark.parametrize("make", MOMENTS)
@pytest.mark.parametrize("motion", PACES)
def test_every_event_is_told_once_and_in_its_order(make: Callable[[], Pair], motion: Motion) -> None:
    pair = make()
    assert tuple(event for step in script(pair, motion) for event in step.tells) == told(pair)


@pytest.mark.parametrize("make", MOMENTS)
def test_whatever_moves_has_come_before(make: Callable[[], Pair]) -> None:
    there: set[str] = set()
    for step in script(make()):
        for move in step.moves:
            match move:
                case EnterMove(key):
                    there.add(key)
                case TurnMove(key) | TravelMove(key):
                    assert key in there
                case VanishMove(key):
                    there.discard(key)
                case _:
                    pass


@pytest.mark.parametrize("make", MOMENTS)
def test_in_the_calm_form_the_same_words_stand_in_the_same_order(make: Callable[[], Pair]) -> None:
    pair = make()
    assert words(script(pair, REDUCED)) == words(script(pair))


@pytest.mark.parametrize("make", MOMENTS)
@pytest.mark.parametrize("language", list_languages())
def test_in_the_calm_form_there_is_time_to_read(make: Callable[[], Pair], language: str) -> None:
    for step in script(make(), REDUCED, language):
        stands = step.compute_length_ms(REDUCED)
        assert stands >= step.hold or not step.words
        assert stands >= 1200 + 60 * len(step.words) or not step.words


def test_it_gets_light_at_the_end_of_every_moment_and_not_before() -> None:
    assert depths(of_votes(games_told.close_vote())) == [DarknessLevel.DARK, DarknessLevel.LIT]
    assert depths(of_votes(games_told.asked())) == [DarknessLevel.DARK]
    assert depths(of_question(games_told.asked())) == [DarknessLevel.DIM, DarknessLevel.LIT]


def test_the_reshuffle_is_told_while_the_cards_move() -> None:
    steps = script(games_told.reshuffled())
    riffle, tells = next(pair for pair in pairwise(steps) if pair[0].sound is Sound.RIFFLE)
    assert riffle.words
    assert not riffle.is_announced_late
    assert [type(event) for event in tells.tells[:1]] == [DeckReshuffled]
    assert riffle.in_flight.discards
    assert not tells.in_flight.discards


def test_the_line_of_a_reshuffle_stands_on_when_the_cards_lie() -> None:
    for motion in (BRISK, DRAMATIC):
        steps = script(games_told.reshuffled(), motion)
        riffle, lies = next(pair for pair in pairwise(steps) if pair[0].sound is Sound.RIFFLE)
        assert lies.lingers
        assert lies.compute_length_ms(motion) == riffle.compute_length_ms(motion)
        assert [type(event) for event in lies.tells] == [DeckReshuffled]


def test_an_unlocked_veto_stands_as_long_as_a_sentence_that_is_stamped() -> None:
    for motion in (BRISK, DRAMATIC):
        veto = next(
            step
            for step in script(games_told.unlocked(), motion)
            if any(isinstance(event, VetoUnlocked) for event in step.tells)
        )
        goes_on = script(games_told.executed(), motion)[2]
        assert veto.hold == goes_on.hold


def test_what_is_enacted_stands_to_be_read_until_something_else_is() -> None:
    steps = script(games_told.enacted())
    told = next(index for index, step in enumerate(steps) if step.loud)
    assert [step.lingers for step in steps[told : told + 4]] == [False, True, True, True]


@pytest.mark.parametrize("make", [games_told.unlocked, games_told.reshuffled])
def test_what_is_enacted_stands_until_the_line_of_what_it_brings(make: Callable[[], Pair]) -> None:
    for motion in PACES:
        steps = script(make(), motion)
        loud = next(index for index, step in enumerate(steps) if step.loud)
        brings = next(index for index, step in enumerate(steps) if index > loud and step.in_prompt_bar)
        assert all(step.lingers for step in steps[loud + 1 : brings])


@pytest.mark.parametrize("make", MOMENTS)
def test_brisk_is_never_longer(make: Callable[[], Pair]) -> None:
    assert sum(lengths(script(make(), BRISK))) <= sum(lengths(script(make(), DRAMATIC)))


# Votes


def test_ballots_are_laid_then_turned_one_by_one_round_the_table() -> None:
    steps = of_votes(games_told.close_vote())
    laid = [move for move in steps[0].moves if isinstance(move, EnterMove) and move.key.startswith("ballot")]
    assert [move.key for move in laid] == [f"ballot {seat}" for seat in (*range(1, 10), 0)]
    assert all(after.delay - before.delay == 60 for before, after in pairwise(laid))
    turns = [move for step in steps for move in step.moves if isinstance(move, TurnMove)]
    turned = [move.key for move in turns if isinstance(move.drawable, BallotDrawable)]
    assert turned == [move.key for move in laid]


def test_what_is_needed_stands_on_the_count_until_it_is_decided() -> None:
    drawables = [
        move.drawable
        for step in of_votes(games_told.close_vote())
        for move in step.moves
        if isinstance(move, TurnMove)
    ]
    lines = {
        drawable.ja: drawable.line
        for drawable in drawables
        if isinstance(drawable, CountDrawable) and not drawable.voter
    }
    assert [bool(lines[ja]) for ja in range(1, 7)] == [True] * 5 + [False]


def test_brisk_votes_are_turned_at_once() -> None:
    steps = of_votes(games_told.close_vote(), BRISK)
    assert lengths(steps) == [120, 240, 740, 120]
    assert not any(step.silent for step in steps)


def counts(steps: Script) -> list[tuple[int, int]]:
    drawables = [
        move.drawable for step in steps for move in step.moves if isinstance(move, EnterMove | TurnMove)
    ]
    return [(drawable.ja, drawable.nein) for drawable in drawables if isinstance(drawable, CountDrawable)]


def test_the_count_runs() -> None:
    seen = counts(of_votes(games_told.close_vote()))
    assert sorted(set(seen)) == list(dict.fromkeys(seen))
    assert (seen[0], seen[-1]) == ((0, 0), (6, 4))


def shapes(steps: Script) -> list[tuple[int, bool, str]]:
    return [(step.compute_length_ms(Motion()), step.silent, step.words) for step in steps]


@pytest.mark.parametrize("seat", range(10))
def test_up_to_a_ballot_votes_look_alike_whatever_it_is(seat: int) -> None:
    """Also whether there is a breath before it: who holds the breath must not tell what is turned."""
    nein = {3, 5, 7, 9}
    one, other = (of_votes(games_told.voted(*votes)) for votes in (nein, nein ^ {seat}))

    def before(steps: Script) -> list[ScriptStep]:
        key = f"ballot {seat}"
        return list(
            takewhile(
                lambda step: not any(isinstance(move, TurnMove) and move.key == key for move in step.moves),
                steps,
            )
        )

    assert before(one) == before(other)


def test_there_is_a_breath_before_what_can_decide_and_before_what_must() -> None:
    def lines(*nein: int) -> list[str]:
        breaths = [step for step in of_votes(games_told.voted(*nein)) if step.silent]
        drawables = [move.drawable for step in breaths for move in step.moves if isinstance(move, TurnMove)]
        return [drawable.line for drawable in drawables if isinstance(drawable, CountDrawable)]

    assert lines() == ["One more Ja! elects"]
    assert lines(*range(10)) == ["One more Nein! rejects"]
    assert lines(2, 4, 6, 8) == ["One more Nein! rejects", "This vote decides"]
    assert lines(7, 8, 9, 6) == ["One more Ja! elects", "This vote decides"]
    assert lines(7, 8, 9, 6, 0) == ["One more Ja! elects", "This vote decides"]


def test_votes_of_ten_take_about_as_long_as_is_told() -> None:
    assert 5000 <= sum(lengths(of_votes(games_told.close_vote()))) <= 9500


# Is it Hitler?


@pytest.mark.parametrize("motion", PACES)
def test_up_to_the_answer_both_answers_are_alike_and_it_lasts_as_long(motion: Motion) -> None:
    cleared, hitler = (of_question(games_told.asked(hitler=is_he), motion) for is_he in (False, True))
    names = [step.words.replace("Lucia", "?").replace("Ana", "?") for step in cleared[:2]]
    assert names == [step.words.replace("Lucia", "?").replace("Ana", "?") for step in hitler[:2]]
    assert [step.sound for step in cleared[:2]] == [step.sound for step in hitler[:2]]
    shorter = len("Ana") - len("Lucia") if motion.reduced else 0
    assert lengths(hitler, motion) == [
        lengths(cleared, motion)[0] + 60 * shorter,
        *lengths(cleared, motion)[1:],
    ]


def test_two_seconds_of_silence() -> None:
    _, silence, answer, _ = of_question(games_told.asked())
    assert (silence.silent, silence.sound, silence.hold, silence.moves) == (True, None, 2000, ())
    assert [event for event in answer.tells if isinstance(event, ChancellorCleared)]


def test_the_answer_is_a_stamp_or_the_portrait() -> None:
    stamp = of_question(games_told.asked())[2].moves[0]
    assert isinstance(stamp, EnterMove)
    assert stamp.drawable == StampDrawable("Not Hitler")
    turn = of_question(games_told.hitler_elected())[2].moves[0]
    assert isinstance(turn, TurnMove)
    assert isinstance(turn.drawable, RoleDrawable)
    assert sounds(of_question(games_told.hitler_elected())) == [Sound.TIMPANI]


# Enactment


def test_both_policies_look_and_sound_alike_until_the_card_turns() -> None:
    liberal, fascist = (script(games_told.enacted(policy)) for policy in Policy)
    assert liberal[0] == fascist[0]
    for motion in PACES:
        liberal, fascist = (script(games_told.enacted(policy), motion) for policy in Policy)
        assert lengths(liberal, motion)[:3] == lengths(fascist, motion)[:3]
        assert sounds(liberal)[:3] == sounds(fascist)[:3]


def test_no_face_of_a_policy_is_seen_before_it_turns() -> None:
    first, second, *_ = script(games_told.enacted())
    assert not any(
        isinstance(move, EnterMove) and isinstance(move.drawable, PolicyDrawable) for move in first.moves
    )
    assert second.reveals


def test_what_the_space_brings_is_told_after_the_card_lies() -> None:
    steps = script(games_told.enacted())
    lies = next(index for index, step in enumerate(steps) if step.tells)
    assert [type(event) for event in steps[lies].tells] == [PolicyEnacted]
    assert [type(event) for step in steps[lies + 1 :] for event in step.tells] == [PowerGranted]
    assert not any(step.words for step in steps[lies : lies + 2])


# Execution, and the small moments


def test_the_game_goes_on_unless_it_was_hitler() -> None:
    other, hitler = script(games_told.executed()), script(games_told.hitler_executed())
    assert [step.words for step in other][:3] == ["Lucia", "Executed", "Not Hitler. The game goes on."]
    assert [step.words for step in hitler][:2] == ["Ana", "Executed"]
    assert "Not Hitler. The game goes on." not in [step.words for step in hitler]
    assert lengths(other)[:2] == lengths(hitler)[:2] == [2750, 1440]


def test_that_it_was_not_hitler_is_said_when_the_stamp_has_fallen() -> None:
    other, hitler = script(games_told.executed()), script(games_told.hitler_executed())
    assert [step.spoken_lines for step in other][:3] == [(), (), (NarratorLine.GAME_GOES_ON,)]
    assert not any(step.spoken_lines for step in hitler[:3])


@pytest.mark.parametrize("motion", PACES)
def test_the_narrator_answers_the_question_and_is_silent_before(motion: Motion) -> None:
    spared, hitler = (
        of_question(games_told.asked(), motion),
        of_question(games_told.hitler_elected(), motion),
    )
    assert [step.spoken_lines for step in spared] == [(), (), (NarratorLine.NOT_HITLER,), ()]
    assert [step.spoken_lines for step in hitler] == [(), (), (NarratorLine.FASCISTS_WIN,), ()]


@pytest.mark.parametrize(
    ("make", "sound", "brisk", "dramatic"),
    [
        (games_told.veto_proposed, Sound.STAMP, 990, 1890),
        (games_told.veto_refused, Sound.STAMP, 990, 1890),
        (games_told.investigated, Sound.CARD, 750, 1650),
        (games_told.special_election, Sound.CARD, 750, 1650),
    ],
)
def test_small_moments_have_their_length_and_sound(
    make: Callable[[], Pair], sound: Sound, brisk: int, dramatic: int
) -> None:
    for motion, lasts in ((BRISK, brisk), (DRAMATIC, dramatic)):
        first = script(make(), motion)[0]
        assert (first.compute_length_ms(motion), first.sound) == (lasts, sound)
        assert first.announced


@pytest.mark.parametrize("make", [games_told.investigated, games_told.special_election, games_told.unlocked])
def test_what_is_to_be_read_stands_until_something_else_is(make: Callable[[], Pair]) -> None:
    for motion in PACES:
        steps = script(make(), motion)
        said = max(index for index, step in enumerate(steps) if step.in_prompt_bar)
        assert steps[said + 1].lingers


def test_vetoes_agreed_and_refused_take_as_long() -> None:
    agreed, refused = (script(games_told.veto_answered(agreed=agreed))[:2] for agreed in (True, False))
    assert lengths(agreed) == lengths(refused)


def test_a_reshuffle_is_seen_and_heard() -> None:
    steps = script(games_told.reshuffled())
    assert Sound.RIFFLE in sounds(steps)


def test_chaos_is_said_before_the_top_policy_turns() -> None:
    words = [step.words for step in script(games_told.chaos()) if step.words]
    assert words[-3:] == ["Chaos", "The top Policy", "A Fascist Policy"]


def test_what_happens_in_passing_is_not_waited_for() -> None:
    assert all(step.light for step in script(games_told.nominated()))
    assert script(games_told.close_vote())[-1].light
    assert not is_watched_event(told(games_told.nominated())[0])
    assert is_watched_event(VotesRevealed(((0, True),)))


# What it costs


@pytest.mark.parametrize("players", range(5, 11))
def test_a_round_costs_what_its_scripts_add_up_to(players: int) -> None:
    brisk, dramatic = (estimate_round_seconds(EN, players, motion) for motion in (BRISK, DRAMATIC))
    assert brisk < dramatic
    assert format_pace_lengths(EN, players, DRAMATIC) == (
        f"about {brisk}\N{NO-BREAK SPACE}s a round",
        f"about {dramatic}\N{NO-BREAK SPACE}s a round",
    )


def test_ten_voters_take_about_five_or_sixteen_seconds() -> None:
    assert estimate_round_seconds(EN, 10, BRISK) == 5
    assert 14 <= estimate_round_seconds(EN, 10, DRAMATIC) <= 18
    assert estimate_round_seconds(EN, 10, DRAMATIC) > estimate_round_seconds(EN, 5, DRAMATIC)
    steps = script(games_told.executed(), DRAMATIC)[:4]
    assert sum(step.compute_length_ms(DRAMATIC) for step in steps) == pytest.approx(6600, abs=100)
