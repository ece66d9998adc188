"""A story tells what bots believed when they decided, and not what people would have made of it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from shgui.bots.seats.later_beliefs import LaterBeliefs
from shgui.bots.seats.seat_claims import list_standing_claims
from shgui.bots.thinking.situation import BotSituation, Decision, StandingClaims
from shgui.bots.thinking.thinker import Thinker
from shgui.engine.types import Seat
from shgui.library.finished_game import FinishedGame, finished_game
from shgui.reasoning.beliefs import Belief, Reading
from shgui.review.game_review import GameReview
from shgui.storage.journal import Journal
from tests.bots.seats.driven import ALL, Driven, ThoughtsAtOnce, table_of

Known = tuple[Seat | None, int, tuple[StandingClaims, ...]]
"""The deciding seat, the number of events before, and the claims it knew."""


class Believed(NamedTuple):
    fascist: list[float]
    hitler: list[float]


class Confessing(Thinker):
    """Says with what beliefs it decided."""

    def __init__(self, players: int, confessed: dict[Known, Believed]) -> None:
        super().__init__(players)
        self._confessed = confessed

    def decide(self, situation: BotSituation) -> Decision:
        make_player, view = self.build_moment(situation).estimate, situation.view
        chances = [make_player.get_role_chances(seat) for seat in range(view.players)]
        fascist = [as_fascist + as_hitler for _, as_fascist, as_hitler in chances]
        known = view.seat, len(view.history), situation.claim_history
        self._confessed[known] = Believed(fascist, [as_hitler for *_, as_hitler in chances])
        return super().decide(situation)


def played(journal: Journal, size: int) -> tuple[FinishedGame, dict[Known, Believed]]:
    confessed: dict[Known, Believed] = {}
    table = table_of(journal, size, ALL)
    driven = Driven(table, ThoughtsAtOnce(make_player=lambda players: Confessing(players, confessed)))
    driven.play()
    driven.end()
    return finished_game(journal, table.game), confessed


def likely(story: GameReview, seat: Seat) -> dict[Known, Belief]:
    while story.advance(1000, seat):
        pass
    steps = [story.game.steps[moment.step] for moment in story.moments]
    known = [(seat, len(step.view.history), list_standing_claims(step.lines)) for step in steps]
    return dict(zip(known, story.list_beliefs(seat, Reading.LIKELY), strict=True))


@pytest.mark.lengthy(daily=1)
@pytest.mark.parametrize("size", [5, 8])
def test_what_is_likely_to_a_bot_is_what_it_decided_by(journal: Journal, size: int) -> None:
    game, confessed = played(journal, size)
    story, read_like_people = GameReview(game, make_mind=LaterBeliefs), GameReview(game)
    compared, otherwise = 0, 0
    for seat in range(size):
        believed, as_people = likely(story, seat), likely(read_like_people, seat)
        for known in believed.keys() & confessed.keys():
            compared += 1
            assert believed[known].fascist == pytest.approx(confessed[known].fascist, abs=1e-9)
            assert believed[known].hitler == pytest.approx(confessed[known].hitler, abs=1e-9)
            otherwise += believed[known].fascist != pytest.approx(as_people[known].fascist, abs=0.05)
    # A vote is decided between two moments: of a round there are its nomination and its sessions to compare.
    assert compared > len(story.rounds)
    assert otherwise


def test_what_is_certain_and_proven_is_so_for_bots_as_for_people(journal: Journal) -> None:
    game, _ = played(journal, 5)
    story, read_like_people = GameReview(game, make_mind=LaterBeliefs), GameReview(game)
    for observer in (None, 0):
        for each in (story, read_like_people):
            while each.advance(1000, observer):
                pass
        for reading in (Reading.CERTAIN, Reading.PROVEN):
            assert story.list_beliefs(observer, reading) == read_like_people.list_beliefs(observer, reading)
    assert story.list_beliefs(None, Reading.LIKELY) == read_like_people.list_beliefs(None, Reading.LIKELY)


def test_of_any_moment_the_same_was_believed_whatever_was_asked_before(journal: Journal) -> None:
    game, _ = played(journal, 5)
    story, following = GameReview(game), LaterBeliefs(5)
    for moment in story.moments:
        view, lines = game.seen_by(moment.step, 1), game.steps[moment.step].lines
        assert following.get_belief(view, lines) == LaterBeliefs(5).get_belief(view, lines)
