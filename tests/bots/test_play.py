"""Bots play whole games by the rules, and simple players play as well as such players do."""

from __future__ import annotations

from collections import Counter

import pytest

from shgui.bots.thinking.situation import BotOccasion, BotSituation
from shgui.engine.events import DeckReshuffled, Event, VetoAgreed, VetoRefused
from shgui.engine.state import State
from shgui.engine.types import Team
from shgui.reasoning.claim_values import Claim, DrewClaim, PartyClaim, PeekedClaim, ReceivedClaim
from tests.bots.play import Watcher
from tests.bots.teams import game_of
from tests.bots.whole_games import play


@pytest.mark.lengthy(daily=4)
@pytest.mark.parametrize("number", range(12))
def test_whole_games_of_bots_end_and_nothing_is_refused(number: int) -> None:
    assert play(("checks", 7 * number))["claims"] > 0


class Questions(Watcher):
    def __init__(self) -> None:
        self.kinds = Counter[type[Claim]]()
        self.events = Counter[type[Event]]()
        self.late = 0
        """Claims asked for once another round has made them stale, or the game is over."""

    def claimed(self, state: State, situation: BotSituation, about: BotOccasion, claim: Claim | None) -> None:
        self.kinds[about.kind] += 1
        self.late += state.outcome is not None or state.round > about.round + 1

    def happened(self, state: State, events: object, told: object) -> None:
        assert isinstance(events, list)
        self.events.update(map(type, events))


def test_everything_seen_is_asked_about_in_games_with_vetoes_and_reshuffles() -> None:
    asked = Questions()
    for number in range(150):
        game_of("cover", "random", 5 + 5 * (number % 2), "checks", number, watcher=asked).play()
    assert set(asked.kinds) == {DrewClaim, ReceivedClaim, PeekedClaim, PartyClaim}
    assert {VetoAgreed, VetoRefused, DeckReshuffled} <= set(asked.events)
    assert asked.late == 0


@pytest.mark.lengthy(daily=2)
@pytest.mark.parametrize(
    ("kind", "players", "known"),
    [
        ("selfish", 5, 0.232),
        ("selfish", 7, 0.226),
        ("selfish", 10, 0.255),
        ("rule", 5, 0.461),
        ("rule", 7, 0.396),
        ("rule", 10, 0.418),
    ],
)
def test_simple_players_win_as_often_as_they_are_known_to(kind: str, players: int, known: float) -> None:
    games = [game_of(kind, kind, players, "anchors", number) for number in range(200)]
    won = sum(game.play().winner is Team.LIBERALS for game in games)
    assert abs(won / len(games) - known) < 0.12


def test_the_same_game_is_played_twice_alike_and_another_differs() -> None:
    one, same, other = (game_of("rule", "ours", 6, "checks", number) for number in (1, 1, 2))
    for game in (one, same, other):
        game.play()
    assert one.state.history == same.state.history != other.state.history
    assert one.claim_history == same.claim_history
