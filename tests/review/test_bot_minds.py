"""Beliefs of bots come from their mind, for the time and seat in which a bot played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shgui.engine.types import Seat
from shgui.engine.view import PlayerView
from shgui.library.finished_game import FinishedGame
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.game_review import GameReview
from shgui.review.readings import Observer
from shgui.table.log_lines import Line
from shgui.table.public_log import PublicLog, PublicStep
from shgui.table.seating import Temperament
from tests.review.games import played

SIZE = 5
SURE = Belief(1, (1.0,) * SIZE, (0.0,) * SIZE)


class Sure:
    """Believes the same, and remembers what it was asked with."""

    made = 0

    def __init__(self) -> None:
        self.asked: list[tuple[PlayerView, Sequence[Line]]] = []

    def make(self, players: int) -> Sure:
        assert players == SIZE
        self.made += 1
        return self

    def get_belief(self, view: PlayerView, lines: Sequence[Line]) -> Belief:
        self.asked.append((view, lines))
        return SURE


def with_bot(game: FinishedGame, seat: Seat, first: int = 0, last: int | None = None) -> FinishedGame:
    """Return the same game with a bot in this seat from one step to another."""

    def seated(step: PublicStep) -> PublicStep:
        if not first <= step.number <= (len(game.steps) if last is None else last):
            return step
        players = list(step.players)
        players[seat] = replace(players[seat], bot=Temperament.BOLD)
        return replace(step, players=tuple(players))

    return replace(game, steps=PublicLog(map(seated, game.steps)))


def likely(story: GameReview, observer: Observer) -> Sequence[Belief]:
    while story.advance(1000, observer):
        pass
    return story.list_beliefs(observer, Reading.LIKELY)


def test_a_bot_is_asked_with_what_it_saw_and_heard_at_each_moment() -> None:
    game, mind = with_bot(played(SIZE, 4).game, 2), Sure()
    story = GameReview(game, make_mind=mind.make)
    assert set(likely(story, 2)) == {SURE}
    assert len(story.list_beliefs(2, Reading.LIKELY)) == len(story.moments)
    steps = [moment.step for moment in story.moments]
    assert mind.asked == [(game.seen_by(step, 2), game.steps[step].lines) for step in steps]


def test_nobody_is_asked_for_a_person_or_the_table() -> None:
    game, mind = with_bot(played(SIZE, 4).game, 2), Sure()
    story, without = GameReview(game, make_mind=mind.make), GameReview(game)
    for observer in (None, 0):
        assert likely(story, observer) == likely(without, observer)
        assert not story.shows_beliefs(observer)
    assert story.shows_beliefs(2)
    assert not without.shows_beliefs(2)
    assert mind.made == 0


def test_before_a_bot_took_over_a_seat_what_was_likely_is_read_as_of_a_person() -> None:
    game = played(SIZE, 4).game
    middle = len(game.steps) // 2
    story = GameReview(with_bot(game, 2, first=middle), make_mind=Sure().make)
    as_person = likely(GameReview(game), 2)
    for moment, one, other in zip(story.moments, likely(story, 2), as_person, strict=True):
        assert one == (SURE if moment.step >= middle else other)


def test_a_seat_that_a_bot_gave_back_is_told_as_that_of_a_person() -> None:
    """The player at the end counts, as everywhere in a review."""
    game, mind = played(SIZE, 4).game, Sure()
    story = GameReview(with_bot(game, 2, last=len(game.steps) // 2), make_mind=mind.make)
    assert likely(story, 2) == likely(GameReview(game), 2)
    assert mind.made == 0


def test_whoever_took_over_a_seat_has_played_there_since_a_round() -> None:
    game = played(SIZE, 4).game
    assert GameReview(with_bot(game, 2)).get_first_bot_round(2) == 0
    for first in (1, len(game.steps) // 2, len(game.steps) - 1):
        assert GameReview(with_bot(game, 2, first)).get_first_bot_round(2) == game.steps[first - 1].view.round


def test_what_a_bot_believed_comes_in_a_slice_of_its_own() -> None:
    seconds = iter(range(100_000))
    game, mind = with_bot(played(SIZE, 4).game, 2), Sure()
    story = GameReview(game, lambda: float(next(seconds)), make_mind=mind.make)
    slices = 1
    while story.advance(1500, 2):
        slices += 1
    of_table = len(Reading)
    assert slices == (of_table + of_table + 1) * len(story.moments)
