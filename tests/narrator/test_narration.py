"""The narration is led by a clock and a voice that only a test moves."""

from __future__ import annotations

import pytest

from shgui.narrator.narration import SECONDS_BETWEEN_LANGUAGES, NarrationPace, NarrationStatus
from shgui.narrator.opening_script import build_opening, build_rehearsal
from shgui.words.narrator_texts import NarratorLine
from tests.narrator.stage import Stage

FIRST, SECOND, THIRD = (step.says for step in build_opening("en", 7)[:3])


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.narration.start()
    return stage


@pytest.mark.parametrize("language", ["en", "pl", "pt_BR", "it", "nb", "ru"])
@pytest.mark.parametrize("players", [5, 10])
def test_every_line_is_shown_and_said_once_in_the_order_of_the_book(language: str, players: int) -> None:
    stage = Stage(build_opening(language, players), (language,), players)
    stage.narration.start()
    stage.run()
    lines = [step.says for step in build_opening(language, players)]
    assert [line for line, _ in stage.shown] == lines
    assert [line for line, _ in stage.voice.said] == [line for line in lines if line is not None]
    assert stage.stands(NarrationStatus.DONE)
    assert not stage.narration.unheard_languages


def test_nothing_moves_before_the_start() -> None:
    stage = Stage()
    stage.wait(60)
    assert (stage.narration.status, stage.narration.due, stage.voice.said) == (
        NarrationStatus.READY,
        None,
        [],
    )


def test_a_line_is_followed_by_silence_and_then_by_the_next(stage: Stage) -> None:
    stage.wait(stage.voice.takes)
    assert stage.stands(NarrationStatus.SILENCE)
    silence = stage.narration.current.silence
    stage.wait(silence - 0.01)
    assert stage.narration.current.line is FIRST
    stage.wait(0.01)
    assert (stage.narration.status, stage.narration.current.line) == (NarrationStatus.SPEAKING, SECOND)


def test_the_pause_of_the_book_is_all_silence(stage: Stage) -> None:
    stage.wait_for(None)
    assert stage.stands(NarrationStatus.SILENCE)
    said = len(stage.voice.said)
    stage.wait(stage.narration.current.silence - 0.25)
    assert (stage.narration.current.line, len(stage.voice.said)) == (None, said)


def test_ten_players_take_longer_than_seven() -> None:
    times = []
    for players in (7, 10):
        stage = Stage(players=players)
        stage.narration.start()
        times.append(stage.run())
    assert times[0] < times[1]


def test_a_line_broken_off_by_a_pause_is_said_again(stage: Stage) -> None:
    stage.wait(1)
    stage.narration.pause()
    assert stage.voice.number is None
    stage.wait(300)
    assert stage.stands(NarrationStatus.PAUSED)
    stage.narration.resume()
    assert [line for line, _ in stage.voice.said] == [FIRST, FIRST]
    stage.run()
    assert stage.stands(NarrationStatus.DONE)


def test_a_silence_broken_off_by_a_pause_lasts_as_long_as_was_left(stage: Stage) -> None:
    stage.wait(stage.voice.takes + 1)
    left = stage.narration.current.silence - 1
    stage.narration.pause()
    stage.wait(60)
    stage.narration.resume()
    assert stage.stands(NarrationStatus.SILENCE)
    stage.wait(left - 0.01)
    assert stage.narration.current.line is FIRST
    stage.wait(0.02)
    assert stage.narration.current.line is SECOND


def test_a_second_pause_changes_nothing(stage: Stage) -> None:
    stage.narration.pause()
    stage.narration.pause()
    stage.narration.resume()
    stage.narration.resume()
    assert [line for line, _ in stage.voice.said] == [FIRST, FIRST]


def test_repeating_says_the_step_again(stage: Stage) -> None:
    stage.wait_for(SECOND)
    stage.wait(stage.voice.takes + 0.5)
    stage.narration.repeat()
    assert stage.voice.said[-1][0] is SECOND
    assert stage.stands(NarrationStatus.SPEAKING)


def test_repeating_ends_a_pause(stage: Stage) -> None:
    stage.narration.pause()
    stage.narration.repeat()
    assert stage.stands(NarrationStatus.SPEAKING)


def test_back_goes_to_the_step_before(stage: Stage) -> None:
    stage.wait_for(THIRD)
    stage.narration.back()
    assert (stage.narration.current.line, stage.narration.status) == (SECOND, NarrationStatus.SPEAKING)


def test_back_at_the_first_step_says_it_again(stage: Stage) -> None:
    stage.narration.back()
    assert [line for line, _ in stage.voice.said] == [FIRST, FIRST]


def test_back_after_the_end_says_the_last_step_again(stage: Stage) -> None:
    stage.run()
    stage.narration.back()
    assert stage.narration.current.line is NarratorLine.SPEAK_UP
    assert stage.stands(NarrationStatus.SPEAKING)


def test_skipping_goes_to_the_next_step_at_once(stage: Stage) -> None:
    stage.wait(0.5)
    stage.narration.skip()
    assert (stage.narration.current.line, stage.narration.status) == (SECOND, NarrationStatus.SPEAKING)


def test_skipping_every_step_comes_to_the_end(stage: Stage) -> None:
    for _ in stage.narration.steps:
        stage.narration.skip()
    assert (stage.narration.status, stage.narration.due) == (NarrationStatus.DONE, None)
    assert stage.voice.number is None


def test_moving_while_paused_stays_paused(stage: Stage) -> None:
    stage.narration.pause()
    stage.narration.skip()
    stage.narration.skip()
    stage.narration.back()
    stage.wait(60)
    assert (stage.narration.status, stage.narration.current.line) == (NarrationStatus.PAUSED, SECOND)
    stage.narration.resume()
    assert stage.voice.said[-1][0] is SECOND


def test_stopping_silences_the_voice_and_forgets_the_place(stage: Stage) -> None:
    stage.wait_for(THIRD)
    stage.narration.stop()
    assert (stage.narration.status, stage.narration.due, stage.voice.number) == (
        NarrationStatus.READY,
        None,
        None,
    )
    stage.narration.start()
    assert stage.narration.current.line is FIRST


def test_buttons_do_nothing_before_the_start() -> None:
    stage = Stage()
    for command in ("pause", "resume", "repeat", "back", "skip"):
        getattr(stage.narration, command)()
    assert (stage.narration.status, stage.voice.said) == (NarrationStatus.READY, [])


def test_each_step_is_said_in_one_language_and_then_in_the_other() -> None:
    stage = Stage(languages=("it", "nb"))
    stage.narration.start()
    stage.run()
    spoken = [step.says for step in build_opening("en", 7) if step.says is not None]
    assert stage.voice.said == [(line, language) for line in spoken for language in ("it", "nb")]
    assert stage.shown.count((None, "it")) == 1


def test_between_two_languages_is_a_breath_and_after_both_the_whole_silence() -> None:
    stage = Stage(languages=("it", "nb"))
    stage.narration.start()
    assert stage.narration.current.silence == SECONDS_BETWEEN_LANGUAGES
    stage.wait(stage.voice.takes + SECONDS_BETWEEN_LANGUAGES)
    assert stage.narration.current.language == "nb"
    first, second = build_opening("en", 7)[:2]
    assert stage.narration.current.silence == NarrationPace("en", 7).get_silence(first.deed, second.deed)


def test_back_in_the_second_language_goes_to_the_step_before_in_the_first() -> None:
    stage = Stage(languages=("it", "nb"))
    stage.narration.start()
    stage.wait_for(SECOND)
    while stage.narration.current.language == "it":
        stage.wait(0.25)
    stage.narration.back()
    assert (stage.narration.current.line, stage.narration.current.language) == (FIRST, "it")


def test_letters_alone_take_as_long_as_with_a_voice(stage: Stage) -> None:
    with_voice = stage.run()
    silent = Stage()
    silent.voice.works = False
    silent.narration.start()
    assert silent.run() == pytest.approx(with_voice, abs=0.25)
    assert silent.shown == stage.shown
    assert silent.narration.unheard_languages == {"en"}


def test_a_device_that_is_lost_in_a_line_leaves_the_line_its_time(stage: Stage) -> None:
    stage.wait(0.5)
    number = stage.voice.finish()
    stage.narration.voice_failed(number)
    assert stage.narration.unheard_languages == {"en"}
    stage.wait(stage.voice.takes - 0.6)
    assert stage.stands(NarrationStatus.SPEAKING)
    stage.wait(0.2)
    assert stage.stands(NarrationStatus.SILENCE)


def test_a_device_that_comes_back_is_heard_again(stage: Stage) -> None:
    stage.narration.voice_failed(stage.voice.finish())
    stage.wait_for(SECOND)
    assert stage.voice.said[-1][0] is SECOND


def test_a_device_that_fails_after_the_line_was_due_goes_on_at_once(stage: Stage) -> None:
    stage.voice.reports = False
    stage.wait(stage.voice.takes + 1)
    stage.narration.voice_failed(stage.voice.finish())
    stage.wait(0)
    assert stage.stands(NarrationStatus.SILENCE)


def test_a_voice_that_never_reports_back_holds_up_one_line_only(stage: Stage) -> None:
    stage.voice.reports = False
    taken = stage.run()
    assert stage.stands(NarrationStatus.DONE)
    assert [line for line, _ in stage.voice.said] == [FIRST]
    assert stage.voice.number is None
    assert stage.narration.unheard_languages == {"en"}
    punctual = Stage()
    punctual.narration.start()
    assert taken - punctual.run() == pytest.approx(stage.voice.takes + 3, abs=0.25)


def test_a_new_start_gives_a_lost_voice_another_chance(stage: Stage) -> None:
    stage.voice.reports = False
    stage.run()
    stage.voice.reports = True
    stage.narration.start()
    stage.run()
    assert stage.voice.said[1:] == [(step.says, "en") for step in build_opening("en", 7) if step.says]
    assert not stage.narration.unheard_languages


def test_a_report_on_a_line_that_was_broken_off_is_ignored(stage: Stage) -> None:
    number = stage.voice.number
    assert number is not None
    stage.narration.skip()
    stage.narration.voice_ended(number)
    stage.narration.voice_failed(number)
    assert stage.stands(NarrationStatus.SPEAKING)
    assert not stage.narration.unheard_languages


def test_a_line_of_unknown_length_stands_as_long_as_it_takes_to_read() -> None:
    stage = Stage()
    stage.voice.works = False
    stage.voice.get_length = lambda line, language: None  # type: ignore[method-assign]
    stage.narration.start()
    stage.wait(1.5)
    assert stage.stands(NarrationStatus.SPEAKING)
    stage.wait(3)
    assert stage.narration.current.line is FIRST
    assert stage.stands(NarrationStatus.SILENCE)


def test_of_two_languages_the_one_without_a_voice_is_told() -> None:
    stage = Stage(languages=("it", "nb"))
    say = stage.voice.say
    stage.voice.say = lambda number, line, language: language == "it" and say(number, line, language)  # type: ignore[method-assign]
    stage.narration.start()
    stage.run()
    assert stage.narration.unheard_languages == {"nb"}


def test_the_rehearsal_runs_like_the_opening() -> None:
    stage = Stage(build_rehearsal("nb", 6), ("nb",), 6)
    stage.narration.start()
    stage.run()
    assert [line for line, _ in stage.shown] == [step.says for step in build_rehearsal("nb", 6)]
